"""What do keys mean on the table? Pure: picture, focus and key in, another focus out; letters always name cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from dummywhist.engine.cards.card import (
    JOKER_BIG,
    JOKER_LITTLE,
    SUITS,
    Card,
    Rank,
    Suit,
    is_joker,
    make_card,
    suit_of,
)
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.types import PLACES, OpenHand, OwnHand, Place
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.slots import open_cards
from dummywhist.ui.tongues.languages import ENGLISH, Language

Key: TypeAlias = Literal["left", "right", "home", "end", "up", "down"]

RANK_LETTERS: Final[Mapping[str, Rank]] = {
    **{str(pip): Rank(pip - 2) for pip in range(2, 10)},
    "0": Rank(8), "T": Rank(8), "J": Rank(9), "Q": Rank(10), "K": Rank(11), "A": Rank(12),
}  # fmt: skip
JOKERS: Final[Mapping[str, Card]] = {"B": JOKER_BIG, "L": JOKER_LITTLE}


# --- rows of cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """Cards among which Left and Right go: the hand, a dummy, the trick. ``place`` is None for the trick."""

    place: Place | None
    cards: tuple[Card, ...]


def rows(picture: Picture) -> tuple[Row, ...]:
    """Return the rows from the viewer upward: own hand, dummies, the trick; empty ones are left out."""
    found: list[Row] = []
    facts = picture.facts
    for place in PLACES:
        lying = facts.at(place)
        cards: tuple[Card, ...] = ()
        if isinstance(lying, OwnHand):
            cards = tuple(card for card in lying.cards if card not in lying.gone)
        elif isinstance(lying, OpenHand):
            cards = open_cards(lying)
        if facts.turn_up is not None and facts.turn_up[0] == place and place == "bottom":
            cards = (*cards, facts.turn_up[1])
        if cards:
            found.append(Row(place, cards))
    if facts.trick:
        found.append(Row(None, tuple(card for _, card in facts.trick)))
    return tuple(found)


def row_of(picture: Picture, card: Card | None) -> Row | None:
    """Return the row that ``card`` lies in."""
    return next((row for row in rows(picture) if card in row.cards), None)


def acting_row(picture: Picture) -> Row | None:
    """Return the row of the hand on turn, else the own hand, else the first there is."""
    found = rows(picture)
    wanted = picture.acting or "bottom"
    return next((row for row in found if row.place == wanted), found[0] if found else None)


def stops(picture: Picture, row: Row, every: bool = False) -> tuple[Card, ...]:
    """Return the cards of a row at which Left and Right stop: those that may be played, or all if none may."""
    playable = tuple(card for card in row.cards if card in picture.playable)
    return row.cards if every or not playable else playable


# --- moving the focus ------------------------------------------------------------------------------------


def first_focus(picture: Picture) -> Card | None:
    """Return where the focus begins: the first card that may be played."""
    row = acting_row(picture)
    return None if row is None else stops(picture, row)[0]


def step(picture: Picture, focus: Card | None, key: Key, every: bool = False) -> Card | None:
    """Return the card that ``key`` goes to; ``every`` (Shift): also cards that may not be played."""
    row = row_of(picture, focus)
    if row is None or focus is None:
        return first_focus(picture)
    if key in ("up", "down"):
        return _other_row(picture, row, focus, 1 if key == "up" else -1)
    cards = stops(picture, row, every)
    if key == "home":
        return cards[0]
    if key == "end":
        return cards[-1]
    here = row.cards.index(focus)
    if key == "right":
        return next((card for card in cards if row.cards.index(card) > here), focus)
    return next((card for card in reversed(cards) if row.cards.index(card) < here), focus)


def _other_row(picture: Picture, row: Row, focus: Card, way: int) -> Card:
    found = rows(picture)
    number = found.index(row) + way
    if not 0 <= number < len(found):
        return focus
    other = found[number]
    cards = stops(picture, other)
    share = row.cards.index(focus) / max(len(row.cards) - 1, 1)
    return min(cards, key=lambda card: abs(other.cards.index(card) / max(len(other.cards) - 1, 1) - share))


def kept_focus(before: Picture, after: Picture, focus: Card | None) -> Card | None:
    """Return where the focus is after something happened: on the hand on turn, at the same index or next to it.

    A card that still lies where it lay keeps the focus while nobody at this screen has to play.
    """
    if focus is None:
        return None
    row = row_of(before, focus)
    place = None if row is None else row.place
    here = row_of(after, focus)
    if here is not None and here.place == place and (after.acting is None or after.acting == place):
        if focus in after.playable or after.acting is None:
            return focus
        return _nearest(after, here, row.cards.index(focus) if row is not None else 0)
    if after.acting is not None and after.acting != place:
        target = acting_row(after)
        return None if target is None else _nearest(after, target, 0)
    target = next((found for found in rows(after) if found.place == place), None) or acting_row(after)
    if target is None:
        return None
    return _nearest(after, target, row.cards.index(focus) if row is not None else 0)


def _nearest(picture: Picture, row: Row, index: int) -> Card:
    return min(stops(picture, row), key=lambda card: (abs(row.cards.index(card) - index), row.cards.index(card)))


# --- typed cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed so far: ``buffer`` of letters, the card it names (None: none yet, or it lies nowhere).

    ``named``: whether a whole card was typed; the buffer is then empty again.
    """

    buffer: str = ""
    card: Card | None = None
    named: Card | None = None
    wrong: bool = False


def type_letter(picture: Picture, buffer: str, letter: str, language: Language = ENGLISH) -> Typed:
    """Return what one more letter means: a suit goes to its best card that may be played, a rank names the card."""
    letter = letter.upper()
    suits = dict(zip(language.suits, SUITS, strict=True))
    if not buffer:
        if letter in suits:
            return Typed(letter, best_of(picture, suits[letter]))
        return Typed(letter) if letter == "J" else Typed(wrong=True)
    if buffer == "J":
        return _named(picture, JOKERS[letter]) if letter in JOKERS else Typed(wrong=True)
    if letter == "1" and len(buffer) == 1:
        return Typed(buffer + letter, best_of(picture, suits[buffer[0]]))
    ten = {"0": RANK_LETTERS["T"]}
    rank = (ten if buffer.endswith("1") else RANK_LETTERS).get(letter)
    if rank is not None:
        return _named(picture, make_card(suits[buffer[0]], rank))
    return Typed(letter, best_of(picture, suits[letter])) if letter in suits else Typed(wrong=True)


def _named(picture: Picture, card: Card) -> Typed:
    return Typed("", card if row_of(picture, card) is not None else None, card)


def best_of(picture: Picture, suit: Suit) -> Card | None:
    """Return the best card of ``suit`` that may be played, else the best one of the hand on turn.

    Hands lie best first, whichever cards are best.
    """
    row = acting_row(picture)
    if row is None:
        return None
    held = [card for card in row.cards if not is_joker(card) and suit_of(card) == suit]
    playable = [card for card in held if card in picture.playable]
    return next(iter(playable or held), None)
