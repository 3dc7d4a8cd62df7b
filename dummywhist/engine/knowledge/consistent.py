"""Can all that a View says be true together? A View that came as text is checked as strictly as a hand of cards."""

from dummywhist.engine.cards.card import Card, suit_of
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.ranking import Ranking, ranking, suit_led, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.counting import Facts
from dummywhist.engine.deal.counting import counted as counted_by
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.claims import answering, waits_for_referee
from dummywhist.engine.deal.layout import Layout, Player, columns, lay_out, placed_opposite, side_of
from dummywhist.engine.deal.phases.deal import cycled_trump
from dummywhist.engine.deal.phases.play import first_leader
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.knowledge.lying import check_cards, false
from dummywhist.engine.knowledge.options import check_options
from dummywhist.engine.knowledge.view import View, may_look_at_last
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.parts import ClaimCheck, Detection, Rules, Scope, SeatChoice, TurnedTo
from dummywhist.engine.rules.renounce import Proof, renounce_proves
from dummywhist.engine.rules.seats import mirrored


def check_view(view: View, rules: Rules) -> None:
    """Unreadable, with the reason in one sentence, if ``view`` contradicts itself or ``rules``."""
    _check_seats(view, rules)
    _check_trump(view, rules)
    ranked = ranking(view.trump, view.down, rules.dealing.good_ace)
    played = _check_tricks(view, rules, ranked)
    _check_phase(view, rules)
    _check_faced(view, rules)
    check_cards(view, rules, played)
    _check_law(view)
    check_options(view, rules, ranked)


def _check_law(view: View) -> None:
    """Check that the cards which may be called, and two that were played at once, are in the hands that hold them."""
    law = view.part(LawTable)
    shown = [*law.exposed, *((seat, card) for seat, *cards in law.two for card in cards)]
    known = dict(view.memory)
    for seat, card in shown:
        hand = view.cards_at(seat)
        # An onlooker remembers nothing.
        if view.viewer is not None and not (known.get(seat, 0) if hand is None else hand) >> card & 1:
            raise false("law")
    if len(set(law.exposed)) != len(law.exposed):
        raise false("law")


def counted(view: View, rules: Rules) -> DealResult:
    """Return the count of the deal that ``view``, of a counted deal, shows in full."""
    assert view.held is not None
    tricks = {side: 0 for side in view.layout.sides} | dict(view.agreed)
    for trick in view.played:
        side = view.layout.side[trick.winner]
        assert side is not None
        tricks[side] += 1
    called = None
    if rules.honours is not None and rules.honours.called and view.trump is not None:
        called = frozenset(view.called)
    return counted_by(
        Facts(
            rules.count, view.home, view.layout, dict(view.before), tricks, view.held, view.trump, called, view.kept,
            view.contract, bool(view.agreed), view.part(LawTable).penalties,
        )
    )  # fmt: skip


def past(view: View, rules: Rules, phase: str) -> bool:
    """Whether ``phase`` is over, in a game that has it."""
    if phase not in rules.phases:
        return False
    return view.phase == "over" or rules.phases.index(view.phase) > rules.phases.index(phase)


def _layouts(rules: Rules, sitting: dict[Seat, Player]) -> list[Layout]:
    found = [lay_out(rules.seats, sitting)]
    if rules.cutting.seats is SeatChoice.RIGHT_OR_LEFT:
        found.append(lay_out(mirrored(rules.seats), sitting))
    return found


def _check_seats(view: View, rules: Rules) -> None:
    home, layout = view.home, view.layout
    if view.phase != "over" and view.phase not in rules.phases:
        raise false("tricks")
    sitting: dict[Seat, Player] = {}
    for seat in SEATS:
        player = home.holder[seat]
        if player is not None and seat not in home.dummies:
            sitting[seat] = player
    if len(set(sitting.values())) != len(rules.seats.living) or home not in _layouts(rules, sitting):
        raise false("seats")
    contract, moved = view.contract, home
    if contract is not None and contract.declarer not in home.players:
        raise false("contract")
    if rules.seats.axis and contract is not None and past(view, rules, "auction"):
        moved, _ = placed_opposite(home, contract.declarer)
    if layout != moved or view.dealer not in layout.chairs or view.leader not in SEATS:
        raise false("seats")
    if view.dealer in layout.dummies and not rules.dealing.dummies_deal:
        raise false("seats")
    if view.viewer is not None and view.viewer not in layout.players:
        raise false("viewer")
    if dict(view.before).keys() != set(columns(home)):
        raise false("scores")
    if isinstance(rules.count, Count) and any(not 0 <= score < rules.count.game for _, score in view.before):
        raise false("scores")
    if not set(view.called) <= set(layout.sides) or len(set(view.called)) != len(view.called):
        raise false("called")
    looked = view.viewer is not None and view.viewer in view.part(LawTable).looked
    may_look = looked or may_look_at_last(rules.trick, layout, view.viewer, view.leader, len(view.trick))
    if view.last_visible != may_look:
        raise false("last_trick")
    _check_decisions(view, rules)


def _check_decisions(view: View, rules: Rules) -> None:
    """Check what was bid, kept, put away and claimed as far as the game has it at all."""
    players = view.home.players
    if (view.calls or view.contract) and (rules.auction is None or view.phase == "deal"):
        raise false("contract")
    if any(player not in players for player, _ in view.calls):
        raise false("contract")
    best = next(((by, call.bid) for by, call in reversed(view.calls) if call.bid is not None), None)
    if (best is None) != (view.contract is None):
        raise false("contract")
    if best is not None and view.contract is not None and best != (view.contract.declarer, view.contract.bid):
        raise false("contract")
    deciders = [player for player, _ in view.kept]
    once = len(set(deciders)) == len(deciders) and set(deciders) <= set(players)
    if not once or (view.kept and rules.exchange is None):
        raise false("kept")
    if view.claim is not None and (rules.claims is None or view.phase != "play" or view.claim[0] not in players):
        raise false("claim")
    if not _rightly_claimed(view, rules):
        raise false("claim")
    if view.agreed and (rules.claims is None or dict(view.agreed).keys() != set(view.layout.sides)):
        raise false("claim")
    if len(view.away) != (rules.dealing.extra if past(view, rules, "discard") else 0):
        raise false("away")


def _rightly_claimed(view: View, rules: Rules) -> bool:
    """Whether what was said of a claim, and after one, can have been said."""
    check = None if rules.claims is None else rules.claims.check
    if view.judged is not None:
        told = rules.laws is not None and rules.laws.detection is Detection.WARN and view.judged != "high"  # W-REV-15
        settles = check is ClaimCheck.SOLVER and view.judged != "unknown" and not told
        if view.claim is None or settles or check in (None, ClaimCheck.OPPONENTS):
            return False
    if view.admitted:
        if view.claim is None or (rules.claims is not None and waits_for_referee(rules.claims, view.judged)):
            return False
        others = answering(view.layout, view.claim[0], ())
        if len(set(view.admitted)) != len(view.admitted) or not set(view.admitted) < set(others):
            return False
    if not view.barred:
        return True
    refuses = rules.claims is not None and not rules.claims.again
    side = None if view.claim is None else side_of(view.layout, view.claim[0])
    sides = set(view.barred)
    return (
        refuses and view.phase in ("play", "honours", "count", "over") and side not in sides
        and len(sides) == len(view.barred) and sides <= set(view.layout.sides)
    )  # fmt: skip


def _check_trump(view: View, rules: Rules) -> None:
    known, trumps, down = _trump_by_rules(view, rules)
    if view.phase == "deal":
        if view.trump_known or view.trump is not None or view.turned is not None:
            raise false("trump_early")
    elif view.trump_known != known or view.trump not in trumps:
        raise false("trump")
    if view.turned is not None and rules.dealing.turned is None:
        raise false("trump")
    if down is not None and view.down != down:
        raise false("trump")
    if view.lies and (view.turned is None or view.dealer in view.layout.dummies):
        raise false("turned")


def _trump_by_rules(view: View, rules: Rules) -> tuple[bool, tuple[int | None, ...], bool | None]:
    """Return whether trumps are known, what they may be, and the direction (None: either)."""
    dealing, contract = rules.dealing, view.contract
    if dealing.turned is not None:
        if view.turned is not None:
            return True, (suit_of(view.turned),), False
        hidden = dealing.turned is TurnedTo.NOBODY and not dealing.turned_stays and view.played and view.phase != "over"
        return True, (0, 1, 2, 3) if hidden else (-1,), False
    if dealing.cycle:
        return True, (cycled_trump(dealing.cycle, view.ordinal),), False
    if rules.auction is not None and rules.auction.suits:
        over = past(view, rules, "auction") and contract is not None
        name = contract.bid.denomination if contract is not None else "NT"
        return over, (None if name == "NT" or not over else read_suit(name),), False
    if contract is not None and contract.bid.denomination == "nt":
        return past(view, rules, "name"), (None,), None if past(view, rules, "name") else False
    named = past(view, rules, "name")
    down = past(view, rules, "auction") and contract is not None and contract.bid.denomination == "down"
    return named, (0, 1, 2, 3) if named else (None,), down


def _check_tricks(view: View, rules: Rules, ranked: Ranking) -> dict[Seat, list[Card]]:
    """Check the tricks one after another; return the cards that each seat played."""
    layout = view.layout
    chairs = layout.chairs
    played: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    voids: dict[Seat, set[int]] = {seat: set() for seat in SEATS}
    proved = renounce_proves(rules) is Proof.VOID
    leader = first_leader(rules.trick.lead, layout, view.dealer, view.contract, view.kept)
    if view.phase == "play" and _thrown_in(view, rules):
        raise false("tricks")
    rows = [(trick.leader, trick.cards) for trick in view.played]
    if view.trick:
        rows.append((view.leader, view.trick))
    law = view.part(LawTable)
    for number, (lead, cards) in enumerate(rows, 1):
        # A lead out of turn lies, or was let stand (W-LEAD-3).
        astray = number > len(view.played) and law.astray == ((leader, lead),)
        if lead not in chairs or (lead != leader and not astray and (lead, number) not in law.untimely):
            raise false("leader", n=number)
        start = chairs.index(lead)
        for place, card in enumerate(cards):
            seat = chairs[(start + place) % len(chairs)]
            suit, led = ranked.suit[card], suit_led(ranked, cards[:place])
            if suit in voids[seat]:
                raise false("revoke", n=number)
            if proved and led is not None and suit != led:
                voids[seat].add(led)
            played[seat].append(card)
        if number <= len(view.played):
            leader = chairs[(start + winning_index(ranked, cards)) % len(chairs)] if cards else lead
            if len(cards) != len(chairs) or view.played[number - 1].winner != leader:
                raise false("winner", n=number)
    if len(view.trick) > len(chairs):
        raise false("tricks")
    begun = view.phase in ("play", "honours", "count", "over") and not _thrown_in(view, rules)
    if law.astray and (not view.trick or law.astray != ((leader, view.leader),)):
        raise false("turn")
    if begun and view.trick:
        leader = view.leader
    if view.leader != (leader if begun else Seat(0)):
        raise false("leader", n=len(view.played) + 1)
    for seat, card in law.early:
        place = (chairs.index(seat) - chairs.index(leader)) % len(chairs) if seat in chairs else 0
        if place <= len(view.trick) or view.phase != "play":
            raise false("turn")
        played[seat].append(card)
    for seat in SEATS:
        hand = view.cards_at(seat)
        for none in voids[seat]:
            if hand is not None and hand & ranked.of_suit[none]:
                raise false("revoke", n=len(view.played))
    return played


def _thrown_in(view: View, rules: Rules) -> bool:
    """Whether nobody bid (SD-14)."""
    return view.contract is None and past(view, rules, "auction")


def _check_phase(view: View, rules: Rules) -> None:
    tricks = rules.dealing.cards
    done = len(view.played) + sum(number for _, number in view.agreed)
    if view.phase == "play":
        right = done < tricks and not view.agreed
    elif view.phase in ("honours", "count", "over"):
        right = done == (0 if _thrown_in(view, rules) else tricks) and not (view.trick and not view.agreed)
    else:
        right = not view.played and not view.trick
    if not right:
        raise false("tricks")
    turn = None
    chairs = view.layout.chairs
    if view.phase == "play" and len(view.trick) < len(chairs):
        turn = chairs[(chairs.index(view.leader) + len(view.trick)) % len(chairs)]
    if view.to_play != turn:
        raise false("turn")


def _check_faced(view: View, rules: Rules) -> None:
    dummies = view.layout.dummies
    begun = view.phase in ("play", "honours", "count", "over") and not _thrown_in(view, rules)
    if len(set(view.faced)) != len(view.faced) or not set(view.faced) <= set(view.layout.chairs):
        raise false("faced")
    shown = past(view, rules, "face") and not _thrown_in(view, rules)
    if view.agreed:
        expected = [view.layout.chairs]
    elif shown or (begun and bool(dummies) and bool(view.played or view.trick)):
        expected = [view.layout.chairs if rules.facing.all_hands and shown else dummies]
    elif begun and view.leader in dummies:
        expected = [dummies]
    elif begun and rules.laws is not None and rules.laws.scope.covers(Scope.REVOKE_TURN):
        # The first lead may have gone back.
        expected = [dummies, ()]
    elif past(view, rules, "reveal"):
        expected = [(seat,) for seat in dummies]
    else:
        expected = [()]
    if tuple(sorted(view.faced)) not in [tuple(sorted(seats)) for seats in expected]:
        raise false("faced")
