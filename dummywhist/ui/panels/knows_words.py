"""What is said of what a seat knows? Certain things with the trick that proved them, likely ones with their cards."""

from __future__ import annotations

from collections.abc import Mapping

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, of_suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.study.finding import Chances, Known, Likely, Whereabouts
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.case_words import LayoutRow
from dummywhist.ui.panels.record_lines import SUITS_SHOWN
from dummywhist.ui.panels.wording import Voice
from dummywhist.ui.tongues import Who, capital, grammar, tr
from dummywhist.ui.words.terms import terms_of

NAMED: int = 3
"""Of so many cards of a suit that are out each is named, of more their number."""
SHOWN: int = 3
"""Layouts that are shown at once."""


class LikelyRow(NamedTuple):
    """A likely thing, how likely in per cent, and from which card it follows."""

    words: str
    percent: int
    cause: str


class CellTold(NamedTuple):
    """A card of the grid: the ``share`` of the chosen hand, 0 to 1, as it is ``written``."""

    card: Card
    share: float
    written: str


class GridRow(NamedTuple):
    """The unseen cards of a suit, and all of them in a sentence."""

    suit: Suit
    cells: tuple[CellTold, ...]
    spoken: str


class KnowsTold(NamedTuple):
    """All that is told of what a player knows. ``hands``: the hidden ones, of which one is chosen for the grid."""

    title: str = ""
    subtitle: str = ""
    players: tuple[tuple[Player, str], ...] = ()
    certain: tuple[str, ...] = ()
    likely: tuple[LikelyRow, ...] = ()
    hands: tuple[tuple[Seat, str], ...] = ()
    heading: str = ""
    grid: tuple[GridRow, ...] = ()
    layouts: tuple[LayoutRow, ...] = ()
    note: str = ""


def who_sits(seat: Seat, seen: View, voice: Voice) -> Who:
    """Return who holds a hand: a player, or dummy."""
    layout = seen.layout
    player = layout.holder[seat]
    if player is None or seat in layout.dummies:
        return terms_of(rules_of(seen)).dummy
    return voice.name(player)


def certain(known: Known, seen: View, names: Mapping[Player, str], you: Player | None) -> tuple[str, ...]:
    """Return what is certain for the viewer, one thing in each sentence."""
    voice = Voice(names, you)
    said = []
    out = [_out(suit, of_suit(known.out, suit)) for suit in SUITS_SHOWN if of_suit(known.out, suit)]
    if out:
        said.append(tr("Not seen: {cards}.", cards=grammar().joined(out)))
    for void in known.voids:
        name = who_sits(void.seat, seen, voice)
        if void.trick is None:
            said.append(
                capital(tr("{name} {name:have|has} no {suit:suits}: so it adds up.", name=name, suit=void.suit))
            )
        else:
            said.append(
                capital(
                    tr("{name} {name:have|has} no {suit:suits}, since trick {number}.", name=name, suit=void.suit,
                       number=void.trick + 1)
                )
            )  # fmt: skip
    for seat, hand in known.sure:
        cards = grammar().joined([grammar().card(card, "") for card in reversed(list(cards_in(hand)))])
        said.append(
            capital(tr("{name} {name:have|has} for sure: {cards}.", name=who_sits(seat, seen, voice), cards=cards))
        )
    return tuple(said)


def _out(suit: Suit, hand: Hand) -> str:
    many = hand.bit_count()
    if many > NAMED:
        return tr("{n:number} {suit:suits}", n=many, suit=suit)
    ranks = ", ".join(grammar().rank(card % 13, "") for card in reversed(list(cards_in(hand))))
    return tr("{suit:suits} ({ranks})", suit=suit, ranks=ranks)


def likely(told: Chances, seen: View, names: Mapping[Player, str], you: Player | None) -> tuple[LikelyRow, ...]:
    """Return the likely things in words."""
    voice = Voice(names, you)
    return tuple(LikelyRow(_thing(one, seen, voice), percent_of(one.chance), _cause(one, seen, voice))
                 for one in told.likely)  # fmt: skip


def _thing(one: Likely, seen: View, voice: Voice) -> str:
    name = who_sits(one.seat, seen, voice)
    if one.card is not None:
        return capital(tr("{name} {name:have|has} the {card:card}", name=name, card=one.card))
    if one.kind == "out":
        return capital(tr("{name} {name:have|has} no {suit:suits}", name=name, suit=one.suit))
    return capital(tr("{name} {name:have|has} at most one of {suit:suits}", name=name, suit=one.suit))


def _cause(one: Likely, seen: View, voice: Voice) -> str:
    if one.cause is None:
        return tr("by the room that is left")
    name = who_sits(one.cause.seat, seen, voice)
    return tr("trick {number}: {card:card} of {name:whose} hand", number=one.cause.trick + 1, card=one.cause.card,
              name=name)  # fmt: skip


def percent_of(share: float) -> int:
    """Return a chance in whole per cent: never 0 or 100 where it is not certain."""
    return round(100 * share) if share in (0.0, 1.0) else min(max(round(100 * share), 1), 99)


def grid(
    told: Chances, at: int, seen: View, names: Mapping[Player, str], you: Player | None, *, equal: bool
) -> tuple[GridRow, ...]:
    """Return the unseen cards suit by suit, trumps last, each with the chance to lie in the hand number ``at``.

    ``equal``: by room left alone.
    """
    voice = Voice(names, you)
    name = who_sits(told.seats[at], seen, voice)
    suits = [suit for suit in SUITS_SHOWN if suit != seen.trump]
    if seen.trump is not None:
        suits.append(seen.trump)
    rows = []
    for suit in suits:
        cells = [_cell(one, at, equal=equal) for one in told.cards if one.card // 13 == suit and one.card < 52]
        if cells:
            cells.sort(key=lambda cell: -cell.card)
            said = ", ".join(f"{grammar().rank(cell.card % 13, '')} {cell.written}" for cell in cells)
            rows.append(
                GridRow(suit, tuple(cells), tr("{suit:suits^}, per cent with {name}: {cards}", suit=suit, name=name,
                                               cards=said))
            )  # fmt: skip
    return tuple(rows)


def _cell(one: Whereabouts, at: int, *, equal: bool) -> CellTold:
    share = (one.equal if equal else one.chances)[at]
    if share == 1.0:
        written = tr("here", note="a card lies for sure in this hand")
    elif share == 0.0:
        written = tr("not", note="a card cannot lie in this hand")
    else:
        written = str(percent_of(share))
    return CellTold(one.card, share, written)


def heading(told: Chances, at: int, seen: View, names: Mapping[Player, str], you: Player | None) -> str:
    """Say of which hand the grid tells."""
    name = who_sits(told.seats[at], seen, Voice(names, you))
    return tr("Chance to lie with {name}, in per cent", name=name)


def layouts(
    told: Chances, page: int, seen: View, names: Mapping[Player, str], you: Player | None
) -> tuple[LayoutRow, ...]:
    """Return some of the likely layouts; the next ones on the next ``page``."""
    voice = Voice(names, you)
    pages = max(1, -(-len(told.samples) // SHOWN))
    first = page % pages * SHOWN
    return tuple(
        LayoutRow(
            tr("Layout {number}, {percent} %", number=number + 1, percent=percent_of(share)),
            tuple((capital(str(who_sits(seat, seen, voice))), Hand(hands[seat])) for seat in told.seats),
        )
        for number, (hands, share) in enumerate(told.samples[first : first + SHOWN], first)
    )
