"""What is a trick worth at this score? The count of the deal by the rules, and what the score after it is worth."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.counting import HONOURS, Facts, counted
from dummywhist.engine.deal.layout import Side, column_of
from dummywhist.engine.knowledge.infer import ELSEWHERE, Insight, rules_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import Count, View
from dummywhist.engine.players.search.match_equity import Standing
from dummywhist.engine.rules.counts import ContractCount, Honours
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules

SLOPE: Final = 0.02
CONTRACT_SLOPE: Final = 0.4
"""What a trick is worth beside what it counts, so that of equal points more tricks are preferred; where a trick of a
contract counts twenty and thirty, so much more.
"""
Honoured = tuple[tuple[tuple[Hand, ...], float], ...]
"""Hands N E S W with the honours as they may have lain when the play began, and how likely that is."""


class Worth:
    """The points of the game by which a deal leaves the viewer better off than the others, by tricks of his side.

    In a deal between two sides `of` takes all tricks of the viewer's side in the deal, 0 to 13. Where everybody plays
    for himself it may also be given those of the others, clockwise from the viewer; if it is not, the tricks that they
    do not have yet are as likely the one's as the other's. The value rises with every trick at least by a little,
    except where the rules count fewer points for more tricks.
    """

    __slots__ = ("_after", "_facts", "_found", "_mine", "_others", "_slope", "_standing", "_won")

    def __init__(self, view: View, honoured: Honoured | None = None) -> None:
        assert view.viewer is not None
        rules = rules_of(view)
        layout, home, viewer = view.layout, view.home, view.viewer
        mine = layout.side[layout.own_seat(viewer)]
        assert mine is not None
        self._mine: Side = mine
        sides = layout.sides
        at = sides.index(mine)
        self._others: tuple[Side, ...] = (*sides[at + 1 :], *sides[:at])
        self._standing = standing(rules, view.before, column_of(home, viewer), view.ordinal)
        self._slope = slope(rules)
        self._facts = [
            (Facts(rules.count, home, layout, dict(view.before), {}, held, view.trump, None, view.kept, view.contract),
             chance)
            for held, chance in (honours_of(view, rules) if honoured is None else honoured)
        ]  # fmt: skip
        won = [layout.side[trick.winner] for trick in view.played]
        self._won = {side: won.count(side) for side in sides}
        self._found: dict[tuple[int, ...], float] = {}
        self._after: dict[int, float] = {}

    def of(self, tricks: int, others: Sequence[int] | None = None) -> float:
        """Return what the deal is worth with so many ``tricks`` in all."""
        if others is None and len(self._others) == 1:
            others = (13 - tricks,)
        if others is not None:
            return self._counted(tricks, tuple(others))
        if tricks not in self._after:
            one, other = (self._won[side] for side in self._others)
            rest = max(0, 13 - tricks - one - other)
            self._after[tricks] = sum(
                comb(rest, more) * self._counted(tricks, (one + more, other + rest - more)) for more in range(rest + 1)
            ) / 2**rest  # fmt: skip
        return self._after[tricks]

    def _counted(self, tricks: int, others: tuple[int, ...]) -> float:
        key = (tricks, *others)
        if key not in self._found:
            won: Mapping[Side, int] = {self._mine: tricks, **dict(zip(self._others, others, strict=True))}
            worth = sum(
                chance * self._standing.worth(counted(facts._replace(tricks=won))) for facts, chance in self._facts
            )
            self._found[key] = worth + self._slope * tricks
        return self._found[key]


def worth_of(view: View, hands: Deal | None = None) -> Worth:
    """Return what tricks are worth to the viewer of ``view`` while it is played.

    Honours lie as they may by what he knows; ``hands`` are those of a world, N E S W as they are now, if one is meant.
    """
    if hands is None:
        return Worth(view)
    held = _held(view, hands)
    return Worth(view, (((held[0], held[1], held[2], held[3]), 1.0),))


def slope(rules: Rules) -> float:
    """Return what a trick is worth beside what it counts."""
    return CONTRACT_SLOPE if isinstance(rules.count, ContractCount) else SLOPE


def standing(rules: Rules, before: tuple[tuple[Side, int], ...], mine: Side, ordinal: int) -> Standing:
    """Return what scores are worth to the column ``mine``; the same value is kept for the same table."""
    return _standing(rules.game, tuple(rules.settings.items()), before, mine, ordinal)


@lru_cache(maxsize=16)
def _standing(
    game: str, settings: tuple[tuple[str, Setting], ...], before: tuple[tuple[Side, int], ...], mine: Side, ordinal: int
) -> Standing:
    return Standing(game_of(game).rules(dict(settings)), dict(before), mine, ordinal)


def _held(view: View, hands: Sequence[int]) -> list[Hand]:
    """Return the hands with which the play began, of those that are left."""
    chairs = view.layout.chairs
    held = [int(hand) for hand in hands]
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.played), (view.leader, view.trick)):
        first = chairs.index(leader) if cards else 0
        for place, card in enumerate(cards):
            held[chairs[(first + place) % len(chairs)]] |= 1 << card
    return [Hand(hand) for hand in held]


def honours_of(view: View, rules: Rules) -> Honoured:
    """Return how the honours may have lain when the play began, by what the viewer knows, and how likely (W-HON-1)."""
    honours: Honours | None = rules.honours
    if honours is None or view.trump is None:
        return (((Hand(0),) * 4, 1.0),)
    return _lain(view, view.trump)


def _lain(view: View, trump: Suit) -> Honoured:
    wanted = HONOURS << 13 * trump
    seen = _held(view, [view.cards_at(seat) or 0 for seat in SEATS])
    known = [Hand(hand & wanted) for hand in seen]
    if view.turned is not None and view.lies and wanted >> view.turned & 1:
        known[view.dealer] = Hand(known[view.dealer] | 1 << view.turned)
    places = _places(view)
    loose = list(cards_in(Hand(wanted & ~(known[0] | known[1] | known[2] | known[3]) & ~_nowhere(view))))
    sides = view.layout.side
    found: dict[tuple[int, ...], tuple[tuple[Hand, ...], float]] = {}
    for lying in product(range(len(places)), repeat=len(loose)):
        hands, room, chance = list(known), [room for _, _, room in places], 1.0
        for card, at in zip(loose, lying, strict=True):
            seat, may, _ = places[at]
            if not may >> card & 1 or room[at] <= 0:
                chance = 0.0
                break
            chance *= room[at]
            room[at] -= 1
            if seat != ELSEWHERE:
                hands[seat] = Hand(hands[seat] | 1 << card)
        if chance:
            # What counts is how many each side has.
            held = [(sides[seat], hand.bit_count()) for seat, hand in enumerate(hands)]
            key = tuple(sum(many for at, many in held if at == side) for side in view.layout.sides)
            like, before = found.get(key, (tuple(hands), 0.0))
            found[key] = like, before + chance
    whole = sum(chance for _, chance in found.values())
    return tuple((hands, chance / whole) for hands, chance in found.values())


def _places(view: View) -> list[tuple[int, int, int]]:
    """Return the places that the viewer does not see, the cards that may lie there, and how many do."""
    everything = (1 << 54) - 1
    if view.to_play is not None and view.layout.holder[view.to_play] == view.viewer:
        insight = Insight(view)
        return [(place, int(insight.may[place]), insight.counts[place]) for place in insight.places]
    return [
        (seat, everything, seen.cards) for seat, seen in zip(SEATS, view.hands, strict=True) if isinstance(seen, Count)
    ]


def _nowhere(view: View) -> int:
    """Return the cards that are known to lie in no hand that plays."""
    chairs = view.layout.chairs
    gone = 0
    for seat, cards in view.memory:
        gone |= 0 if seat in chairs else cards
    for card in view.away:
        gone |= 0 if card is None else 1 << card
    if view.turned is not None and not view.lies and rules_of(view).dealing.turned is not None:
        held = _held(view, [view.cards_at(seat) or 0 for seat in SEATS])
        gone |= 0 if any(hand >> view.turned & 1 for hand in held) else 1 << view.turned
    return gone
