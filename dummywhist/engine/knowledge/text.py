"""How is a View written? One line of ASCII JSON, read back with every contradiction in it found."""

import json
from typing import Any

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import (
    card_text,
    hand_text,
    hands_text,
    read_hand,
    read_hands,
    read_suit,
    suit_text,
)
from dummywhist.engine.cards.seat import SEATS, Seat, seat_text
from dummywhist.engine.deal.action import Action
from dummywhist.engine.deal.layout import Layout
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.state import TrickPlayed
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.errors import Contradiction, Unreadable
from dummywhist.engine.knowledge import fields
from dummywhist.engine.knowledge.consistent import check_view, counted
from dummywhist.engine.knowledge.view import Cards, Count, Seen, View
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules

PHASES = ("deal", "play", "honours", "count", "over")
FIELDS = (
    "game", "settings", "viewer", "ordinal", "dealer", "chairs", "players", "sides", "dummies", "before", "phase",
    "hands", "turned", "lies", "faced", "trump", "trump_known", "played", "leader", "trick", "to_play", "options",
    "called", "dealt", "result", "last_visible",
)  # fmt: skip


def view_text(view: View) -> str:
    """Spell a View as one line of JSON, in ASCII, without a line break."""
    layout = view.layout
    return json.dumps(
        {
            "game": view.game,
            "settings": dict(view.settings),
            "viewer": view.viewer,
            "ordinal": view.ordinal,
            "dealer": seat_text(view.dealer),
            "chairs": _seats_text(layout.chairs),
            "players": {seat_text(seat): layout.holder[seat] for seat in SEATS if layout.holder[seat] is not None},
            "sides": {seat_text(seat): layout.side[seat] for seat in SEATS if layout.side[seat] is not None},
            "dummies": _seats_text(layout.dummies),
            "before": dict(view.before),
            "phase": view.phase,
            "hands": {seat_text(seat): _seen_text(view.hands[seat]) for seat in SEATS},
            "turned": None if view.turned is None else card_text(view.turned),
            "lies": view.lies,
            "faced": view.faced,
            "trump": suit_text(view.trump),
            "trump_known": view.trump_known,
            "played": [
                f"{seat_text(trick.leader)} {_cards_text(trick.cards)} {seat_text(trick.winner)}"
                for trick in view.played
            ],
            "leader": seat_text(view.leader),
            "trick": _cards_text(view.trick),
            "to_play": None if view.to_play is None else seat_text(view.to_play),
            "options": [action_text(action) for action in view.options],
            "called": list(view.called),
            "dealt": None if view.dealt is None else hands_text(view.dealt),
            "result": None if view.result is None else _result_fields(view.result),
            "last_visible": view.last_visible,
        },
        ensure_ascii=True,
        separators=(",", ":"),
    )


def read_view(text: str) -> View:
    """Read a View as `view_text` spells it.

    Unreadable, with one sentence, if it is not written so, or if it says things that cannot be true together.
    """
    data = fields.json_object(text)
    fields.check_names(data, FIELDS)
    rules = _rules(data)
    view = View(
        game=rules.game,
        settings=rules.settings,
        viewer=fields.optional(data["viewer"], "viewer", fields.player),
        ordinal=fields.number(data["ordinal"], "ordinal", 1_000_000),
        dealer=fields.seat(data["dealer"], "dealer"),
        layout=Layout(
            fields.seats(data["chairs"], "chairs"),
            fields.by_seat(data["players"], "players", fields.player),
            fields.by_seat(data["sides"], "sides", fields.side),
            fields.seats(data["dummies"], "dummies"),
        ),
        before=tuple(
            (fields.side(side, "before"), fields.number(points, "before", 100))
            for side, points in fields.mapping(data["before"], "before").items()
        ),
        phase=_phase(data["phase"]),
        hands=_hands(data["hands"]),
        turned=fields.optional(data["turned"], "turned", fields.card),
        lies=fields.flag(data["lies"], "lies"),
        faced=fields.flag(data["faced"], "faced"),
        trump=read_suit(fields.string(data["trump"], "trump")),
        trump_known=fields.flag(data["trump_known"], "trump_known"),
        played=fields.listed(data["played"], "played", _trick, 13),
        leader=fields.seat(data["leader"], "leader"),
        trick=fields.cards(data["trick"], "trick", 4),
        to_play=fields.optional(data["to_play"], "to_play", fields.seat),
        options=fields.listed(data["options"], "options", _option, 60),
        called=fields.listed(data["called"], "called", fields.side, 4),
        dealt=fields.optional(data["dealt"], "dealt", _dealt),
        result=None,
        last_visible=fields.flag(data["last_visible"], "last_visible"),
    )
    check_view(view, rules)
    if view.phase != "over":
        if data["result"] is not None:
            raise fields.wrong("result")
        return view
    result = counted(view, rules)
    if fields.mapping(data["result"], "result") != _result_fields(result):
        raise fields.wrong("result")
    return view._replace(result=result)


def _seats_text(seats: tuple[Seat, ...]) -> str:
    return "".join(seat_text(seat) for seat in seats)


def _cards_text(cards: tuple[Card, ...]) -> str:
    return " ".join(card_text(card) for card in cards)


def _seen_text(seen: Seen) -> str | int:
    return hand_text(seen.hand) if isinstance(seen, Cards) else seen.cards


def _result_fields(result: DealResult) -> dict[str, Any]:
    return {
        "tricks": dict(result.tricks),
        "honours": dict(result.honours),
        "after": dict(result.after),
        "winner": result.winner,
        "value": result.value,
    }


def _rules(data: dict[str, Any]) -> Rules:
    settings = fields.mapping(data["settings"], "settings")
    for value in settings.values():
        if not isinstance(value, str) and type(value) is not int:
            raise fields.wrong("settings")
    try:
        return game_of(fields.string(data["game"], "game")).rules(settings)
    except Contradiction as wrong:
        raise Unreadable("unreadable.view_false", why=wrong.message) from None


def _phase(value: Any) -> str:
    if value not in PHASES:
        raise fields.wrong("phase")
    return str(value)


def _hands(value: Any) -> tuple[Seen, ...]:
    found = fields.by_seat(value, "hands", _seen)
    if None in found:
        raise fields.wrong("hands")
    return tuple(seen for seen in found if seen is not None)


def _seen(value: Any, field: str) -> Seen:
    if isinstance(value, str):
        hand = read_hand(fields.string(value, field))
        if hand >> 52:
            raise fields.wrong(field)
        return Cards(hand)
    return Count(fields.number(value, field, 14))


def _trick(value: Any, field: str) -> TrickPlayed:
    leader, _, rest = fields.string(value, field).partition(" ")
    cards, _, winner = rest.rpartition(" ")
    return TrickPlayed(fields.seat(leader, field), fields.cards(cards, field, 4), fields.seat(winner, field))


def _option(value: Any, field: str) -> Action:
    return read_action(fields.string(value, field))


def _dealt(value: Any, field: str) -> tuple[Hand, ...]:
    hands = read_hands(fields.string(value, field))
    if None in hands:
        raise fields.wrong(field)
    return tuple(hand for hand in hands if hand is not None)
