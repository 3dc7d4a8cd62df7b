"""What may be read in the record of a deal? The tricks of a View, as far as the law lets them be looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Suit
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.seat import SOUTH, Seat, left_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import RANK_WORDS, SUIT_WORDS
from dummywhist.ui.panels.wording import Voice, capital, in_words

SUITS_SHOWN: tuple[Suit, ...] = (SPADES, HEARTS, DIAMONDS, CLUBS)


class TrickRow(NamedTuple):
    """One trick: ``cards`` by seat N E S W, None where nothing was played or the trick lies turned."""

    number: int
    leader: Seat
    cards: tuple[Card | None, ...]
    winner: Seat | None
    turned: bool


class Place(NamedTuple):
    """A card of the record: the row of its trick from 0, the seat that played it."""

    row: int
    seat: Seat


def trick_rows(view: View) -> tuple[TrickRow, ...]:
    """Return the tricks. While the deal is in play only the last quitted one lies open, if that (W-QUIT-3, 4)."""
    rows = []
    for index, trick in enumerate(view.played):
        open_ = view.result is not None or (view.last_visible and index == len(view.played) - 1)
        cards = _by_seat(trick.leader, trick.cards) if open_ else (None,) * 4
        rows.append(TrickRow(index + 1, trick.leader, cards, trick.winner, not open_))
    if view.trick:
        rows.append(TrickRow(len(rows) + 1, view.leader, _by_seat(view.leader, view.trick), None, False))
    return tuple(rows)


def _by_seat(leader: Seat, cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    placed: list[Card | None] = [None] * 4
    for step, card in enumerate(cards):
        placed[left_of(leader, step)] = card
    return tuple(placed)


def cards_played(view: View) -> int:
    """Return how many cards were played."""
    return sum(len(trick.cards) for trick in view.played) + len(view.trick)


def first_step(view: View) -> int:
    """Return how far one may go back, in cards shown: to the deal, or in play to before the last open trick."""
    if view.result is not None:
        return 0
    return 4 * max(0, len(view.played) - (1 if view.last_visible else 0))


def step_of(view: View, place: Place) -> int:
    """Return how many cards are shown when the card at ``place`` has just been played."""
    row = trick_rows(view)[place.row]
    return 4 * place.row + (place.seat - row.leader) % 4 + 1


def place_of(view: View, step: int) -> Place | None:
    """Return where the last card lies when ``step`` cards are shown; None before the first."""
    if step <= 0:
        return None
    row = (step - 1) // 4
    return Place(row, left_of(trick_rows(view)[row].leader, (step - 1) % 4))


def gone(view: View, step: int) -> Hand:
    """Return the cards that were played when ``step`` cards are shown, as far as the record shows them."""
    played = [card for trick in view.played for card in trick.cards] + list(view.trick)
    return hand_of(played[:step])


def columns(view: View) -> tuple[Seat, ...]:
    """Return the seats clockwise, the viewer's own last."""
    own = view.own
    return tuple(left_of(SOUTH if own is None else own, step) for step in (1, 2, 3, 4))


def seat_names(view: View, names: Mapping[Player, str], you: Player | None) -> dict[Seat, str]:
    """Return who sits where; dummy is dummy."""
    voice = Voice(names, you)
    found = {}
    for seat in view.layout.chairs:
        player = view.layout.holder[seat]
        dummy = seat in view.layout.dummies or player is None
        found[seat] = "Dummy" if dummy or player is None else voice.heading(player)
    return found


def spoken(row: TrickRow, seat: Seat, name: str) -> str:
    """Say one card of the record."""
    card = row.cards[seat]
    if row.turned:
        won = f", {name} won" if row.winner == seat else ""
        return f"Trick {row.number}, turned{won}"
    if card is None:
        return f"Trick {row.number}, {name} has not played"
    said = f"{name}, {RANK_WORDS[card % 13]} of {SUIT_WORDS[card // 13]}s"
    said += ", led" if row.leader == seat else ""
    said += ", won" if row.winner == seat else ""
    return f"Trick {row.number}: {said}"


def headline(view: View, names: Mapping[Player, str], you: Player | None) -> str:
    """Say who dealt, what was trumps and how the tricks stand."""
    at = seat_names(view, names, you)
    story = [f"{at[view.dealer]} dealt."]
    if view.trump_known:
        if view.trump is None:
            story.append("There are no trumps.")
        else:
            turned = f", the {RANK_WORDS[view.turned % 13]} was turned" if view.turned is not None else ""
            story.append(f"{capital(SUIT_WORDS[view.trump])}s are trumps{turned}.")
    won = {side: 0 for side in view.layout.sides}
    for trick in view.played:
        side = view.layout.side[trick.winner]
        if side is not None:
            won[side] += 1
    stand = []
    for side, tricks in won.items():
        seats = [seat for seat in view.layout.chairs if view.layout.side[seat] == side]
        seats.sort(key=lambda seat: (at[seat] == "Dummy", at[seat] != "You", (seat - SOUTH) % 4))
        words = " and ".join("dummy" if at[seat] == "Dummy" else at[seat] for seat in seats)
        stand.append(f"{words} {in_words(tricks)}")
    return " ".join([*story, f"Tricks: {', '.join(stand)}."])


def progress(view: View, step: int) -> str:
    """Say where in the deal one is."""
    if step <= 0:
        return "Before the first lead"
    place = place_of(view, step)
    assert place is not None
    return f"Trick {place.row + 1}, card {(step - 1) % 4 + 1}"


def grouped(number: int) -> str:
    """Write a deal number grouped by three."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
