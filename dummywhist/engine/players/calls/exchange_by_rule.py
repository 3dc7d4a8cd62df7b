"""Does a player keep his hand or throw it in? What each is worth in points, with the other's choice counted in."""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.exchange import EXCHANGE, KEEP
from dummywhist.engine.deal.counting import HONOURS
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.score import count_deal
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.unseen_hands import drawn, own_hand, unseen_cards
from dummywhist.engine.players.calls.estimate import hand_tricks, mean_odds, odds
from dummywhist.engine.players.choice import Decision, Eye, decided
from dummywhist.engine.rules.counts import Count, TargetCount, TargetScore
from dummywhist.engine.rules.parts import Packet, Rules

HANDS: Final = 32
"""How many hands of the other player are imagined."""
AVERAGE: Final = {2: 6.5, 3: 13 / 3}
THROWN: Final = 0.9
"""By how many tricks a hand that somebody threw in is worse than the average."""
GAME: Final = 2.0
"""What winning the game is worth beside its points."""


def keep(view: View, eye: Eye) -> Decision:
    """Return whether the viewer keeps his hand (HW-4, DD-5, TH-10)."""
    rules = rules_of(view)
    assert rules.exchange is not None
    return _alone(view, rules, eye) if rules.exchange.packet is Packet.MIDDLE else _against_one(view, rules, eye)


def _alone(view: View, rules: Rules, eye: Eye) -> Decision:
    """Decide among three with targets: the packet in the middle is the dealt one or a hand thrown in (TH-10..22)."""
    count = rules.count
    assert isinstance(count, TargetCount) and view.viewer is not None
    mine = hand_tricks(own_hand(view), view.trump, 3) + eye.blur()
    thrown = any(not kept for _, kept in view.kept)
    packet, target = (AVERAGE[3] - THROWN, count.thrown) if thrown else (AVERAGE[3], count.dummy)
    held = _over_target(count, mine, count.others, view.trump)
    taken = _over_target(count, packet, target, view.trump)
    tricks, other = max(0, round(mine)), round(packet)
    if held >= taken:
        return decided(KEEP, "keep", "exchange", n=tricks, target=count.others)
    return decided(EXCHANGE, "exchange_thrown" if thrown else "exchange", "exchange", n=tricks, m=other, target=target)


def _over_target(count: TargetCount, tricks: float, target: int, trump: Suit | None) -> float:
    if count.score is TargetScore.OVER_ONLY:
        chances = odds(tricks, "3 hands no trump" if trump is None else "3 hands")
        return sum(chance * max(0, won - target) for won, chance in enumerate(chances))
    return tricks - (target if count.score is TargetScore.DIFFERENCE else 0)


def _against_one(view: View, rules: Rules, eye: Eye) -> Decision:
    """Decide between two with a dead hand for each (HW-4..6, DD-5, DD-6)."""
    count, trump = rules.count, view.trump
    assert isinstance(count, Count) and view.viewer is not None
    mine = own_hand(view)
    other = next(player for player in view.layout.players if player != view.viewer)
    blur = eye.blur()
    kept: dict[tuple[int, bool], list[float]] = {}
    taken: dict[tuple[int, int, bool], list[float]] = {}
    for packet, theirs, stands in _imagined(view, rules, other, eye):
        honours = _honours(theirs, trump)
        against = hand_tricks(theirs, trump, 2)
        kept.setdefault((honours, stands), []).append((hand_tricks(mine, trump, 2) + 13 - against) / 2 + blur)
        fresh = (hand_tricks(packet, trump, 2) + 13 - against) / 2
        taken.setdefault((_honours(packet, trump), honours, stands), []).append(fresh)
    own = _honours(mine, trump)
    keeping = (
        sum(
            len(tricks) * _points(view, count, own, honours, 1 + stands, tricks)
            for (honours, stands), tricks in kept.items()
        )
        / HANDS
    )
    exchanging = (
        sum(
            len(tricks) * _points(view, count, fresh, honours, stands, tricks)
            for (fresh, honours, stands), tricks in taken.items()
        )
        / HANDS
    )
    tricks = round(hand_tricks(mine, trump, 2))
    double = count.kept
    if keeping >= exchanging:
        return decided(KEEP, "keep_double" if double else "keep_hand", "exchange", n=tricks)
    return decided(EXCHANGE, "exchange_hand", "exchange", n=tricks)


def _imagined(view: View, rules: Rules, other: Player, eye: Eye) -> list[tuple[Hand, Hand, bool]]:
    """Return packets that the viewer may take, with hands that the other may play and whether he kept them."""
    cards, trump = unseen_cards(view), view.trump
    assert rules.exchange is not None
    told: Mapping[Player, bool] = dict(view.kept)
    deals = view.layout.holder[view.dealer] == other
    # A dealer who names trumps keeps his hand, and names the suit that suits it.
    must_keep = deals and not rules.exchange.dealer_may
    turned = Hand(1 << view.turned) if view.turned is not None and deals and told.get(other, True) else Hand(0)
    found: list[tuple[Hand, Hand, bool]] = []
    while len(found) < HANDS:
        size = 13 - turned.bit_count()
        packet, theirs, fresh = drawn(cards, (13, size, min(13, len(cards) - 13 - size)), eye.luck)
        held = Hand(theirs | turned)
        good = hand_tricks(held, trump, 2) >= AVERAGE[2] - 0.3
        if must_keep:
            stands = True
        elif other in told:
            stands = told[other]
            if stands and not good and eye.luck.random() < 0.8:
                continue
        else:
            stands = good
            held = held if good else fresh
        found.append((packet, held, stands))
    return found


def _honours(hand: Hand, trump: Suit | None) -> int:
    return 0 if trump is None else (hand & HONOURS << 13 * trump).bit_count()


def _points(view: View, count: Count, mine: int, theirs: int, kept: int, tricks: list[float]) -> float:
    """Return by how many points the viewer does better than the other, with such honours and hands kept."""
    own = view.own
    assert own is not None
    side = view.layout.side[own]
    assert side is not None
    other = view.layout.other_side(side)
    before: dict[Side, int] = dict(view.before)
    times = 2**kept if count.kept else 1
    worth = 0.0
    for won, chance in enumerate(mean_odds([odds(one, "2 hands") for one in tricks])):
        if chance > 0.001:
            result = count_deal(
                count, before, {side: won, other: 13 - won}, {side: mine, other: theirs}, None, (), times
            )
            after = dict(result.after)
            points = after[side] - before[side] - after[other] + before[other]
            game = 0.0 if result.winner is None else GAME if result.winner == side else -GAME
            worth += chance * (points + game)
    return worth
