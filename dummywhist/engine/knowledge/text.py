"""How is a View written? One line of ASCII JSON, read back with every contradiction in it found."""

import json
from typing import Any

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, Hand
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
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Call
from dummywhist.engine.deal.actions.claims import STANDINGS
from dummywhist.engine.deal.layout import Layout, Player, lay_out
from dummywhist.engine.deal.phases.auction import Contract
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.state import TrickPlayed
from dummywhist.engine.deal.text import action_text, call_text, read_action, read_call
from dummywhist.engine.errors import Contradiction, Unreadable
from dummywhist.engine.knowledge import fields
from dummywhist.engine.knowledge.consistent import check_view, counted
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.shown import parts_text, read_parts
from dummywhist.engine.knowledge.view import Cards, Count, Seen, View
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules

FIELDS = (
    "game", "settings", "viewer", "ordinal", "dealer", "chairs", "players", "sides", "dummies", "before", "phase",
    "hands", "turned", "lies", "faced", "trump", "trump_known", "played", "leader", "trick", "to_play", "options",
    "called", "dealt", "result", "last_visible",
)  # fmt: skip
MORE = (
    "home", "open", "down", "calls", "contract", "kept", "away", "memory", "claim", "judged", "admitted",
    "barred", "agreed", "held", "parts",
)  # fmt: skip
"""Fields that are left out where they say nothing: most games have none of them."""


def view_text(view: View) -> str:
    """Spell a View as one line of JSON, in ASCII, without a line break."""
    return json.dumps(_main_fields(view) | _more_fields(view), ensure_ascii=True, separators=(",", ":"))


def _main_fields(view: View) -> dict[str, Any]:
    layout = view.layout
    return {
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
        "faced": bool(view.faced),
        "trump": suit_text(view.trump),
        "trump_known": view.trump_known,
        "played": [trick_text(trick) for trick in view.played],
        "leader": seat_text(view.leader),
        "trick": _cards_text(view.trick),
        "to_play": None if view.to_play is None else seat_text(view.to_play),
        "options": [action_text(action) for action in view.options],
        "called": list(view.called),
        "dealt": None if view.dealt is None else hands_text(view.dealt),
        "result": None if view.result is None else _result_fields(view.result),
        "last_visible": view.last_visible,
    }


def _more_fields(view: View) -> dict[str, Any]:
    more: dict[str, Any] = {}
    if view.home != view.layout:
        more["home"] = {seat_text(view.home.own_seat(player)): player for player in view.home.players}
    if view.faced and view.faced != tuple(sorted(view.layout.dummies)):
        more["open"] = _seats_text(view.faced)
    if view.down:
        more["down"] = True
    if view.calls:
        more["calls"] = [f"{player} {call_text(call)}" for player, call in view.calls]
    if view.contract is not None:
        player, bid, doubled = view.contract
        more["contract"] = {"by": player, "bid": call_text(bid), "doubled": doubled}
    if view.kept:
        more["kept"] = [f"{player} {'keep' if kept else 'exchange'}" for player, kept in view.kept]
    if view.away:
        more["away"] = [None if card is None else card_text(card) for card in view.away]
    if view.memory:
        more["memory"] = [f"{seat_text(seat)} {hand_text(hand)}" for seat, hand in view.memory]
    if view.claim is not None:
        more["claim"] = f"{view.claim[0]} {view.claim[1]}"
    if view.judged is not None:
        more["judged"] = view.judged
    if view.admitted:
        more["admitted"] = list(view.admitted)
    if view.barred:
        more["barred"] = list(view.barred)
    if view.agreed:
        more["agreed"] = dict(view.agreed)
    if view.held is not None and view.held != view.dealt:
        more["held"] = hands_text([hand or None for hand in view.held])
    if view.parts:
        more["parts"] = parts_text(view.parts, rules_of(view))
    return more


def read_view(text: str) -> View:
    """Read a View as `view_text` spells it.

    Unreadable, with one sentence, if it is not written so, or if it says things that cannot be true together.
    """
    data = fields.json_object(text)
    fields.check_names({name: value for name, value in data.items() if name not in MORE}, FIELDS)
    rules = read_rules(data["game"], data["settings"])
    layout = Layout(
        fields.seats(data["chairs"], "chairs"),
        fields.by_seat(data["players"], "players", fields.player),
        fields.by_seat(data["sides"], "sides", fields.side),
        fields.seats(data["dummies"], "dummies"),
    )
    dealt = fields.optional(data["dealt"], "dealt", _dealt)
    view = View(
        game=rules.game,
        settings=rules.settings,
        viewer=fields.optional(data["viewer"], "viewer", fields.player),
        ordinal=fields.number(data["ordinal"], "ordinal", 1_000_000),
        dealer=fields.seat(data["dealer"], "dealer"),
        layout=layout,
        before=tuple(
            (fields.side(side, "before"), fields.integer(points, "before", 1_000_000_000))
            for side, points in fields.mapping(data["before"], "before").items()
        ),
        phase=_phase(data["phase"]),
        hands=_hands(data["hands"]),
        turned=fields.optional(data["turned"], "turned", fields.card),
        lies=fields.flag(data["lies"], "lies"),
        faced=_faced(data, layout),
        trump=read_suit(fields.string(data["trump"], "trump")),
        trump_known=fields.flag(data["trump_known"], "trump_known"),
        played=fields.listed(data["played"], "played", read_trick, 13),
        leader=fields.seat(data["leader"], "leader"),
        trick=fields.cards(data["trick"], "trick", 4),
        to_play=fields.optional(data["to_play"], "to_play", fields.seat),
        options=fields.listed(data["options"], "options", _option, 250),
        called=fields.listed(data["called"], "called", fields.side, 4),
        dealt=dealt,
        result=None,
        last_visible=fields.flag(data["last_visible"], "last_visible"),
        home=_home(data, rules, layout),
        down=fields.flag(data.get("down", False), "down"),
        calls=fields.listed(data.get("calls", []), "calls", _call, 100),
        contract=fields.optional(data.get("contract"), "contract", _contract),
        kept=fields.listed(data.get("kept", []), "kept", _kept, 4),
        away=fields.listed(data.get("away", []), "away", _away, 4),
        memory=fields.listed(data.get("memory", []), "memory", _memory, 4),
        claim=fields.optional(data.get("claim"), "claim", _claim),
        judged=fields.optional(data.get("judged"), "judged", _judged),
        admitted=fields.listed(data.get("admitted", []), "admitted", fields.player, 4),
        barred=fields.listed(data.get("barred", []), "barred", fields.side, 4),
        agreed=tuple(
            (fields.side(side, "agreed"), fields.number(tricks, "agreed", 14))
            for side, tricks in fields.mapping(data.get("agreed", {}), "agreed").items()
        ),
        held=_dealt(data["held"], "held") if "held" in data else dealt,
        parts=read_parts(data.get("parts", {}), rules),
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


def read_rules(game: Any, settings: Any) -> Rules:
    """Return the rules of the ``game`` of this key with these ``settings``; Unreadable says what is wrong."""
    found = fields.mapping(settings, "settings")
    for value in found.values():
        if not isinstance(value, str) and type(value) is not int:
            raise fields.wrong("settings")
    try:
        return game_of(fields.string(game, "game")).rules(found)
    except Contradiction as wrong:
        raise Unreadable("unreadable.view_false", why=wrong.message) from None


def _phase(value: Any) -> str:
    return fields.string(value, "phase")


def _hands(value: Any) -> tuple[Seen, ...]:
    found = fields.by_seat(value, "hands", _seen)
    if None in found:
        raise fields.wrong("hands")
    return tuple(seen for seen in found if seen is not None)


def _seen(value: Any, field: str) -> Seen:
    if isinstance(value, str):
        return Cards(read_hand(fields.string(value, field)))
    return Count(fields.number(value, field, 16))


def trick_text(trick: TrickPlayed) -> str:
    """Spell a trick: who led, the cards in the order of play, who won."""
    return f"{seat_text(trick.leader)} {_cards_text(trick.cards)} {seat_text(trick.winner)}"


def read_trick(value: Any, field: str) -> TrickPlayed:
    """Read a trick out of ``field``; Unreadable if it is none."""
    leader, _, rest = fields.string(value, field).partition(" ")
    cards, _, winner = rest.rpartition(" ")
    return TrickPlayed(fields.seat(leader, field), fields.cards(cards, field, 4), fields.seat(winner, field))


def _option(value: Any, field: str) -> Action:
    return read_action(fields.string(value, field))


def _dealt(value: Any, field: str) -> tuple[Hand, ...]:
    return tuple(EMPTY if hand is None else hand for hand in read_hands(fields.string(value, field)))


def _faced(data: dict[str, Any], layout: Layout) -> tuple[Seat, ...]:
    if not fields.flag(data["faced"], "faced"):
        if "open" in data:
            raise fields.wrong("open")
        return ()
    return fields.seats(data["open"], "open") if "open" in data else tuple(sorted(layout.dummies))


def _home(data: dict[str, Any], rules: Rules, layout: Layout) -> Layout:
    """Return the layout before an auction moved the dummy; it is the present one unless it is given."""
    if "home" not in data:
        return layout
    found = fields.by_seat(data["home"], "home", fields.player)
    return lay_out(rules.seats, {seat: player for seat, player in zip(SEATS, found, strict=True) if player is not None})


def _by(value: Any, field: str) -> tuple[Player, str]:
    player, _, rest = fields.string(value, field).partition(" ")
    return fields.player(player, field), rest


def _call(value: Any, field: str) -> tuple[Player, Call]:
    player, rest = _by(value, field)
    return player, read_call(rest)


def _contract(value: Any, field: str) -> Contract:
    found = fields.mapping(value, field)
    if set(found) != {"by", "bid", "doubled"}:
        raise fields.wrong(field)
    bid = read_call(fields.string(found["bid"], field)).bid
    doubled = fields.number(found["doubled"], field, 5)
    if bid is None or doubled not in (1, 2, 4):
        raise fields.wrong(field)
    return Contract(fields.player(found["by"], field), bid, doubled)


def _kept(value: Any, field: str) -> tuple[Player, bool]:
    player, rest = _by(value, field)
    if rest not in ("keep", "exchange"):
        raise fields.wrong(field)
    return player, rest == "keep"


def _away(value: Any, field: str) -> Card | None:
    return fields.optional(value, field, fields.card)


def _memory(value: Any, field: str) -> tuple[Seat, Hand]:
    seat, _, hand = fields.string(value, field).partition(" ")
    return fields.seat(seat, field), read_hand(hand)


def _judged(value: Any, field: str) -> str:
    if value not in STANDINGS:
        raise fields.wrong(field)
    return str(value)


def _claim(value: Any, field: str) -> tuple[Player, int]:
    player, rest = _by(value, field)
    if rest not in [str(tricks) for tricks in range(14)]:
        raise fields.wrong(field)
    return player, int(rest)
