"""How are chances spelled, for another process and for the side file? As what JSON knows, each figure to 9 places."""

from typing import Any, Final, Literal

from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.notation import (
    card_text,
    hands_text,
    read_card,
    read_hands,
    read_suit,
    suit_text,
)
from dummywhist.engine.cards.seat import SEATS, read_seat, seat_text
from dummywhist.engine.study.finding import Cause, Chances, Likely, Whereabouts
from dummywhist.engine.study.plain import number_of, share_of, words_of

PLACES: Final = 9


def chances_fields(told: Chances) -> dict[str, Any]:
    """Return chances as what JSON knows."""
    samples = [[hands_text([Hand(hand) or None for hand in hands]), _figure(share)] for hands, share in told.samples]
    return {
        "layouts": told.layouts,
        "effective": _figure(told.effective),
        "seats": [seat_text(seat) for seat in told.seats],
        "cards": [[card_text(one.card), _figures(one.chances), _figures(one.equal)] for one in told.cards],
        "likely": [_likely_fields(one) for one in told.likely],
        "samples": samples,
    }


def _figures(values: tuple[float, ...]) -> list[float]:
    return [*map(_figure, values)]


def chances_of(fields: Any) -> Chances:
    """Return what `chances_fields` spelled; ValueError, KeyError, TypeError or Unreadable if it is something else."""
    seats = tuple(read_seat(words_of(seat)) for seat in fields["seats"])
    cards = tuple(
        Whereabouts(read_card(words_of(card)), _chances(chances, len(seats)), _chances(equal, len(seats)))
        for card, chances, equal in fields["cards"]
    )
    return Chances(
        number_of(fields["layouts"]), share_of(fields["effective"], 1e6), seats, cards,
        tuple(map(_likely_of, fields["likely"])), tuple(_sample(hands, share) for hands, share in fields["samples"]),
    )  # fmt: skip


def _likely_fields(one: Likely) -> list[Any]:
    cause = None if one.cause is None else [one.cause.trick, seat_text(one.cause.seat), card_text(one.cause.card)]
    card = None if one.card is None else card_text(one.card)
    return [one.kind, seat_text(one.seat), suit_text(one.suit), card, _figure(one.chance), cause]


def _likely_of(fields: Any) -> Likely:
    kind, seat, suit, card, chance, cause = fields
    told = None
    if cause is not None:
        trick, by, played = cause
        told = Cause(number_of(trick), read_seat(words_of(by)), read_card(words_of(played)))
    held = None if card is None else read_card(words_of(card))
    found = _kind(kind)
    if (found == "holds") != (held is not None):
        raise ValueError
    return Likely(found, read_seat(words_of(seat)), _suit(suit), held, share_of(chance), told)


def _kind(value: Any) -> Literal["out", "short", "holds"]:
    if value == "out" or value == "short" or value == "holds":
        return value  # type: ignore[no-any-return]
    raise ValueError


def _suit(value: Any) -> Suit:
    suit = read_suit(words_of(value))
    if suit not in SUITS:
        raise ValueError
    return suit


def _sample(hands: Any, share: Any) -> tuple[tuple[int, int, int, int], float]:
    held = [int(hand or EMPTY) for hand in read_hands(words_of(hands))]
    north, east, south, west = (held[seat] for seat in SEATS)
    return (north, east, south, west), share_of(share)


def _chances(values: Any, many: int) -> tuple[float, ...]:
    if not isinstance(values, list) or len(values) != many:
        raise ValueError
    return tuple(map(share_of, values))


def _figure(value: float) -> float:
    return round(value, PLACES) + 0.0
