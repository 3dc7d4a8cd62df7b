"""Can all that a View says be true together? A View that came as text is checked as strictly as a hand of cards."""

from itertools import combinations

from dummywhist.engine.cards.card import Card, suit_of
from dummywhist.engine.cards.hand import FULL_PACK, SUIT_MASK, Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.action import (
    Action,
    CallHonours,
    ChooseDealer,
    CountDeal,
    CutPack,
    PassHonours,
    Play,
    Quit,
    TakeChair,
    TakeUpTrump,
    TurnTrump,
)
from dummywhist.engine.deal.layout import Player, Side, lay_out
from dummywhist.engine.deal.phases.deal import cycled_trump
from dummywhist.engine.deal.phases.honours import HONOURS
from dummywhist.engine.deal.score import DealResult, count_deal
from dummywhist.engine.deal.text import action_text
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.messages import message
from dummywhist.engine.rules.parts import Rules

OPTIONS_IN: dict[str, tuple[type, ...]] = {
    "deal": (CutPack, TurnTrump, TakeChair, ChooseDealer),
    "honours": (CallHonours, PassHonours),
    "count": (CountDeal,),
    "over": (),
}


def check_view(view: View, rules: Rules) -> None:
    """Unreadable, with the reason in one sentence, if ``view`` contradicts itself or ``rules``."""
    _check_seats(view, rules)
    _check_trump(view, rules)
    played = _check_tricks(view, rules)
    _check_hands(view, rules, played)
    _check_options(view)
    _check_end(view, played)


def counted(view: View, rules: Rules) -> DealResult:
    """Return the count of the deal that ``view``, of a counted deal, tells in full."""
    assert view.dealt is not None
    layout = view.layout
    tricks = dict.fromkeys(layout.sides, 0)
    honours = dict.fromkeys(layout.sides, 0)
    for trick in view.played:
        tricks[_side(view, trick.winner)] += 1
    if view.trump is not None:
        for seat in layout.chairs:
            honours[_side(view, seat)] += (view.dealt[seat] & (HONOURS << (13 * view.trump))).bit_count()
    rule = rules.count.honours
    called = frozenset(view.called) if rule is not None and rule.called and view.trump is not None else None
    return count_deal(rules.count, dict(view.before), tricks, honours, called)


def _false(key: str, **args: object) -> Unreadable:
    return Unreadable("unreadable.view_false", why=message(f"view.{key}", **args))


def _side(view: View, seat: Seat) -> Side:
    side = view.layout.side[seat]
    assert side is not None
    return side


def _check_seats(view: View, rules: Rules) -> None:
    layout = view.layout
    sitting: dict[Seat, Player] = {}
    for seat in SEATS:
        player = layout.holder[seat]
        if player is not None and seat not in rules.seats.dummies:
            sitting[seat] = player
    if len(set(sitting.values())) != rules.seats.players or layout != lay_out(rules.seats, sitting):
        raise _false("seats")
    if view.dealer not in layout.chairs or view.leader not in layout.chairs:
        raise _false("seats")
    if view.viewer is not None and view.viewer not in layout.players:
        raise _false("viewer")
    if dict(view.before).keys() != set(layout.sides) or any(score >= rules.count.game for _, score in view.before):
        raise _false("scores")
    if not set(view.called) <= set(layout.sides) or len(set(view.called)) != len(view.called):
        raise _false("called")
    if view.last_visible != rules.trick.last_visible:
        raise _false("last_trick")


def _check_trump(view: View, rules: Rules) -> None:
    if view.phase == "deal":
        if view.trump_known or view.trump is not None or view.turned is not None:
            raise _false("trump_early")
    elif not view.trump_known:
        raise _false("trump")
    elif rules.dealing.turned is not None:
        if view.turned is None or view.trump != suit_of(view.turned):
            raise _false("trump")
    elif view.turned is not None or view.trump != cycled_trump(rules.dealing.cycle, view.ordinal):
        raise _false("trump")
    if view.lies and (view.turned is None or view.dealer in view.layout.dummies):
        raise _false("turned")


def _check_tricks(view: View, rules: Rules) -> dict[Seat, list[Card]]:
    """Check the tricks one after another; return the cards that each seat played."""
    chairs = view.layout.chairs
    ranked = ranking(view.trump)
    played: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    voids: dict[Seat, set[int]] = {seat: set() for seat in SEATS}
    leader = view.layout.next_chair(view.dealer)
    rows = [(trick.leader, trick.cards) for trick in view.played]
    if view.trick:
        rows.append((view.leader, view.trick))
    for number, (lead, cards) in enumerate(rows, 1):
        if lead != leader:
            raise _false("leader", n=number)
        start = chairs.index(lead)
        for place, card in enumerate(cards):
            seat = chairs[(start + place) % len(chairs)]
            suit = suit_of(card)
            if suit in voids[seat]:
                raise _false("revoke", n=number)
            if suit != suit_of(cards[0]):
                voids[seat].add(suit_of(cards[0]))
            played[seat].append(card)
        if number <= len(view.played):
            leader = chairs[(start + winning_index(ranked, cards)) % len(chairs)] if cards else lead
            if len(cards) != len(chairs) or view.played[number - 1].winner != leader:
                raise _false("winner", n=number)
    if len(view.trick) > len(chairs):
        raise _false("tricks")
    if view.leader != leader and not (view.phase == "deal" and view.leader == Seat(0)):
        raise _false("leader", n=len(view.played) + 1)
    _check_phase(view, rules)
    for seat in SEATS:
        hand = view.cards_at(seat)
        for none in voids[seat]:
            if hand is not None and hand & SUIT_MASK << 13 * none:
                raise _false("revoke", n=len(view.played))
    return played


def _check_phase(view: View, rules: Rules) -> None:
    tricks = rules.dealing.cards
    if view.phase == "deal":
        right = not view.played and not view.trick
    elif view.phase == "play":
        right = len(view.played) < tricks
    else:
        right = len(view.played) == tricks and not view.trick
    if not right:
        raise _false("tricks")
    chairs = view.layout.chairs
    turn = None
    if view.phase == "play" and len(view.trick) < len(chairs):
        turn = chairs[(chairs.index(view.leader) + len(view.trick)) % len(chairs)]
    if view.to_play != turn:
        raise _false("turn")
    faced = view.phase != "deal" and bool(view.layout.dummies) and (
        rules.facing.before_lead
        or bool(view.played or view.trick)
        or view.leader in view.layout.dummies
    )  # fmt: skip
    if view.faced != faced:
        raise _false("faced")


def _check_hands(view: View, rules: Rules, played: dict[Seat, list[Card]]) -> None:
    layout = view.layout
    seen = hand_of(())
    hidden: dict[Seat, int] = {}
    dealt_out = view.phase != "deal" or any(seen_hand != (0,) for seen_hand in view.hands)
    for seat in SEATS:
        hand = view.cards_at(seat)
        own = view.viewer is not None and layout.holder[seat] == view.viewer
        may = view.faced if seat in layout.dummies else own
        if may != isinstance(view.hands[seat], Cards):
            raise _false("hidden")
        packets = [hand_of([card]) for card in played[seat]] + ([] if hand is None else [hand])
        for packet in packets:
            if seen & packet:
                raise _false("twice", card=next(cards_in(Hand(seen & packet))))
            seen = Hand(seen | packet)
        count = view.hands[seat][0] if hand is None else hand.bit_count()
        full = rules.dealing.cards if dealt_out and seat in layout.chairs else 0
        if count + len(played[seat]) != full:
            raise _false("count")
        if hand is None:
            hidden[seat] = count
    if dealt_out:
        _check_hidden(view, played, Hand(FULL_PACK & ~seen), hidden)


def _check_hidden(view: View, played: dict[Seat, list[Card]], unseen: Hand, hidden: dict[Seat, int]) -> None:
    """Check that the unseen cards can lie in the hidden hands as the play and the turned card say."""
    turned = view.turned
    gone = turned is not None and turned in played[view.dealer]
    if turned is not None and not gone:
        held = view.cards_at(view.dealer)
        if not (unseen >> turned & 1 if held is None else held >> turned & 1):
            raise _false("turned")
    if view.lies and gone:
        raise _false("turned")
    may: dict[Seat, Hand] = {}
    for seat in hidden:
        mask = int(unseen)
        for suit in shown_out(view, seat):
            mask &= ~(SUIT_MASK << 13 * suit)
        if turned is not None and not gone and seat != view.dealer:
            mask &= ~(1 << turned)
        may[seat] = Hand(mask)
    if unseen.bit_count() != sum(hidden.values()):
        raise _false("count")
    # Each group of hidden hands must find as many cards as it holds, and no more that can lie nowhere else.
    for many in range(1, len(hidden) + 1):
        for group in combinations(hidden, many):
            reach = 0
            for seat in group:
                reach |= may[seat]
            if reach.bit_count() < sum(hidden[seat] for seat in group):
                raise _false("unseen")


def shown_out(view: View, seat: Seat) -> frozenset[int]:
    """Return the suits that the hand at ``seat`` has shown not to have, by not following."""
    chairs = view.layout.chairs
    found: set[int] = set()
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.played), (view.leader, view.trick)]:
        place = (chairs.index(seat) - chairs.index(leader)) % len(chairs)
        if place < len(cards) and suit_of(cards[place]) != suit_of(cards[0]):
            found.add(suit_of(cards[0]))
    return frozenset(found)


def _check_options(view: View) -> None:
    if view.viewer is None:
        right = not view.options
    elif view.phase == "play":
        right = sorted(map(action_text, view.options)) == sorted(map(action_text, _play_options(view)))
    else:
        right = all(isinstance(option, OPTIONS_IN[view.phase]) for option in view.options)
    if not right:
        raise _false("options")


def _play_options(view: View) -> list[Action]:
    holder = view.layout.holder
    options: list[Action] = []
    seat = view.to_play
    if seat is None:
        options.append(Quit())
    elif holder[seat] == view.viewer:
        hand = view.cards_at(seat) or Hand(0)
        suited = hand & SUIT_MASK << 13 * suit_of(view.trick[0]) if view.trick else 0
        options += [Play(card) for card in cards_in(Hand(suited or hand))]
    if view.lies and holder[view.dealer] == view.viewer and (view.played or seat in (None, view.dealer)):
        options.append(TakeUpTrump())
    return options


def _check_end(view: View, played: dict[Seat, list[Card]]) -> None:
    if (view.phase == "over") != (view.dealt is not None):
        raise _false("dealt")
    if view.dealt is not None and any(view.dealt[seat] != hand_of(played[seat]) for seat in SEATS):
        raise _false("dealt")
