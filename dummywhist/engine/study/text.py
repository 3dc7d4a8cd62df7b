"""How are questions and findings written? One line of ASCII JSON each, for another process and for the side file."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.notation import (
    card_text,
    hand_text,
    hands_text,
    read_card,
    read_hand,
    read_hands,
    read_suit,
    suit_text,
)
from dummywhist.engine.cards.seat import SEATS, Seat, read_seat, seat_text
from dummywhist.engine.cards.shuffle import NUMBERS
from dummywhist.engine.deal.layout import PLAYERS, By, Player
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.deal.unseen import UnseenTray
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.knowledge.fields import listed
from dummywhist.engine.knowledge.text import read_rules, read_trick, read_view, trick_text, view_text
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message, plain_args, read_args
from dummywhist.engine.players.acquaintance import CASES, Acquaintance, Taken, Tally
from dummywhist.engine.players.agreed import read_conventions, text_of
from dummywhist.engine.players.habits import Habits, Kind, habits_text, read_habits
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.thought import Candidate, Thought, World
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.study.chances_text import chances_fields, chances_of
from dummywhist.engine.study.finding import (
    Advice,
    Chances,
    Finding,
    Known,
    Learned,
    Line,
    Overplay,
    Proof,
    Tutored,
    Void,
    Weighed,
    Worth,
)
from dummywhist.engine.study.parting_text import parting_fields, parting_of
from dummywhist.engine.study.plain import number_of, words_of
from dummywhist.engine.study.question import (
    Advise,
    AskChances,
    Asked,
    AskKnown,
    AskLearned,
    AskOverplay,
    AskTray,
    AskWeighed,
    AskWorth,
)
from dummywhist.engine.study.reasons import Parting

VERSION: Final = 1
"""Of both texts. It is raised when a reader of the old one would read something else."""
PLACES: Final = 4
"""Figures have at most so many places after the point."""
EXACT: Final = 9
"""But those that sums are made of."""
SHOWN: Final = 40
ANSWERS: Final = ("rethink", "play", "hint")
LEVEL: Final = re.compile(r"[a-z][a-z0-9-]{0,39}", re.ASCII)

Fields = Mapping[str, Any]
Value = TypeVar("Value")


# ---- questions ----


def question_text(question: Asked) -> str:
    """Spell a question: ``{"v":1,"ask":"worth","view":{…}}``."""
    match question:
        case Advise():
            return _spelled({"ask": "advice", **advise_fields(question), "view": json.loads(view_text(question.view))})
        case AskWorth(view):
            return _spelled({"ask": "worth", "view": json.loads(view_text(view))})
        case AskKnown(view):
            return _spelled({"ask": "known", "view": json.loads(view_text(view))})
        case AskWeighed(view, card, seed, against):
            asked = {"ask": "weighed", "card": card_text(card), "seed": seed}
            if against is not None:
                asked["against"] = against
            return _spelled({**asked, "view": json.loads(view_text(view))})
        case AskChances(view, seed):
            return _spelled({"ask": "chances", "seed": seed, "view": json.loads(view_text(view))})
        case AskLearned(view, before):
            return _spelled({"ask": "habits", **_all_known(before), "view": json.loads(view_text(view))})
        case AskOverplay(view, level, seed):
            return _spelled({"ask": "overplay", "level": level, "seed": seed, "view": json.loads(view_text(view))})
        case AskTray(tray, level, seed):
            return _spelled({"ask": "tray", "level": level, "seed": seed, "number": tray.number,
                             "ordinal": tray.ordinal, "dealer": seat_text(tray.dealer),
                             "settings": dict(tray.settings)})  # fmt: skip


def read_question(text: str) -> Asked:
    """Read a question; Unreadable says what is wrong with it."""
    fields = _read(text)
    if fields.get("ask") == "tray":
        return _checked(text, lambda: AskTray(_tray(fields), _level(fields["level"]), number_of(fields["seed"])))
    view = read_view(json.dumps(fields.get("view")))
    match fields.get("ask"):
        case "advice":
            return advise_of(fields, view)
        case "worth":
            return AskWorth(view)
        case "known":
            return AskKnown(view)
        case "weighed":
            return _checked(text, lambda: _weighed_asked(fields, view))
        case "chances":
            return _checked(text, lambda: AskChances(view, number_of(fields["seed"])))
        case "habits":
            if view.dealt is None:
                raise _unreadable(text)
            return _checked(text, lambda: AskLearned(view, _all_known_of(fields)))
        case "overplay":
            if view.dealt is None:
                raise _unreadable(text)
            return _checked(text, lambda: AskOverplay(view, _level(fields["level"]), number_of(fields["seed"])))
    raise _unreadable(text)


def _weighed_asked(fields: Fields, view: View) -> AskWeighed:
    against = fields.get("against")
    if against is not None and against not in view.layout.sides:
        raise ValueError
    return AskWeighed(view, read_card(words_of(fields["card"])), number_of(fields["seed"]), against)


def _tray(fields: Fields) -> UnseenTray:
    settings = read_rules(DUPLICATE_WHIST.key, fields["settings"]).settings
    number = number_of(fields["number"])
    if number >= NUMBERS:
        raise ValueError
    return UnseenTray(number, number_of(fields["ordinal"]), read_seat(words_of(fields["dealer"])),
                      tuple(sorted(settings.items())))  # fmt: skip


def advise_fields(question: Advise) -> dict[str, Any]:
    """Return all of a question but its View: what says nothing is left out."""
    manner = question.manner
    told: dict[str, Any] = {"level": question.level, "seed": question.seed}
    if manner.budget is not None:
        told["budget"] = manner.budget
    if manner.seconds is not None:
        told["clock"] = round(1000 * manner.seconds)
    if text_of(manner.agreed) != text_of(Manner().agreed):
        told["agreed"] = text_of(manner.agreed)
    if manner.company:
        told["company"] = {str(player): str(kind) for player, kind in manner.company}
    if manner.habits:
        told["habits"] = {str(player): habits_text(habits) for player, habits in manner.habits}
    if manner.tricks:
        told["tricks"] = True
    if manner.errs:
        told["errs"] = True
    return told


def advise_of(fields: Fields, view: View) -> Advise:
    """Return the question about ``view`` that `advise_fields` spelled; Unreadable says what is wrong."""
    return _checked(
        str(fields), lambda: Advise(_level(fields["level"]), number_of(fields["seed"]), view, _manner(fields))
    )


def _manner(fields: Fields) -> Manner:
    clock, budget = fields.get("clock"), fields.get("budget")
    company, habits = fields.get("company", {}), fields.get("habits", {})
    return Manner(
        budget=None if budget is None else number_of(budget),
        seconds=None if clock is None else number_of(clock) / 1000,
        agreed=read_conventions(words_of(fields.get("agreed", ""))),
        company=tuple((player, Kind(company[player])) for player in PLAYERS if player in company),
        habits=tuple((_player(player), _habits(numbers)) for player, numbers in habits.items()),
        tricks=fields.get("tricks", False) is True,
        errs=fields.get("errs", False) is True,
    )


# ---- findings ----


def finding_text(finding: Finding) -> str:
    """Spell a finding: ``{"v":1,"found":"worth","tricks":5,"nodes":812}``."""
    return _spelled(finding_fields(finding))


def read_finding(text: str) -> Finding:
    """Read a finding; Unreadable says what is wrong with it."""
    return finding_of(_read(text))


def finding_fields(finding: Finding) -> dict[str, Any]:
    """Return a finding as what JSON knows."""
    match finding:
        case Advice():
            return {"found": "advice", **_advice_fields(finding)}
        case Worth(tricks, nodes):
            return {"found": "worth", "tricks": tricks, "nodes": nodes}
        case Known(out, voids, sure):
            return {
                "found": "known",
                "out": hand_text(out),
                "voids": [[seat_text(seat), suit_text(suit), trick] for seat, suit, trick in voids],
                "sure": {seat_text(seat): hand_text(cards) for seat, cards in sure},
            }
        case Weighed():
            return {"found": "weighed", **_weighed_fields(finding)}
        case Chances():
            return {"found": "chances", **chances_fields(finding)}
        case Learned(players):
            return {"found": "habits", **_all_known(players)}
        case Overplay(tricks, played):
            return {"found": "overplay", "tricks": tricks, "played": [trick_text(trick) for trick in played]}
        case Tutored(answer, tricks):
            return {"found": "tutored", "answer": answer, "tricks": _exact(tricks)}
        case Line(tricks, points, cards):
            return {"found": "line", "tricks": tricks, "points": points, "cards": [*map(card_text, cards)]}
        case Proof():
            told: dict[str, Any] = {"found": "proof", "wanted": finding.wanted, "done": finding.done}
            told |= {"views": finding.views, "actions": finding.actions}
            if finding.again is not None:
                told["again"] = action_text(finding.again)
            return told | {key: True for key in ("over", "cut", "failed") if getattr(finding, key)}


def finding_of(fields: Fields) -> Finding:
    """Return the finding that `finding_fields` spelled; Unreadable says what is wrong."""
    return _checked(str(fields), lambda: _finding_of(fields))


def _finding_of(fields: Fields) -> Finding:
    match fields["found"]:
        case "advice":
            return _advice_of(fields)
        case "worth":
            tricks = fields["tricks"]
            return Worth(None if tricks is None else number_of(tricks), number_of(fields["nodes"]))
        case "known":
            voids = tuple(
                Void(_seat(seat), _suit(suit), None if trick is None else number_of(trick))
                for seat, suit, trick in fields["voids"]
            )
            sure = tuple((_seat(seat), read_hand(cards)) for seat, cards in fields["sure"].items())
            return Known(read_hand(fields["out"]), voids, sure)
        case "weighed":
            return _weighed_of(fields)
        case "chances":
            return chances_of(fields)
        case "habits":
            return Learned(_all_known_of(fields))
        case "overplay":
            return Overplay(number_of(fields["tricks"]), listed(fields["played"], "played", read_trick, 13))
        case "tutored":
            answer = fields["answer"]
            if answer not in ANSWERS:
                raise ValueError
            return Tutored(answer, _figure(fields["tricks"]))
        case "line":
            cards = tuple(read_card(words_of(card)) for card in fields["cards"])
            return Line(number_of(fields["tricks"]), _whole(fields["points"]), cards)
        case "proof":
            again = fields.get("again")
            return Proof(
                number_of(fields["wanted"]), number_of(fields["done"]), number_of(fields["views"]),
                number_of(fields["actions"]), None if again is None else read_action(words_of(again)),
                fields.get("over", False) is True, fields.get("cut", False) is True,
                fields.get("failed", False) is True,
            )  # fmt: skip
    raise ValueError


def _weighed_fields(told: Weighed) -> dict[str, Any]:
    points, spread, errors = dict(told.points), dict(told.spread), dict(told.errors)
    return {
        "cards": [
            [card_text(card), _exact(tricks), _exact(points[card]), [*map(_exact, spread[card])], _exact(errors[card])]
            for card, tricks in told.tricks
        ],
        "loss": _exact(told.loss), "points": _exact(told.points_lost), "error": _exact(told.error),
        "layouts": told.layouts, "effective": _exact(told.effective), "every": told.every, "evened": told.evened,
        "parting": None if told.parting.best is None else parting_fields(told.parting),
    }  # fmt: skip


def _weighed_of(fields: Fields) -> Weighed:
    cards = [
        (read_card(words_of(card)), _figure(tricks), _figure(points), tuple(map(_figure, spread)), _figure(error))
        for card, tricks, points, spread, error in fields["cards"]
    ]
    return Weighed(
        tuple((card, tricks) for card, tricks, *_ in cards), tuple((card, points) for card, _, points, *_ in cards),
        _figure(fields["loss"]), _figure(fields["points"]), _figure(fields["error"]), number_of(fields["layouts"]),
        _figure(fields["effective"]), fields["every"] is True, fields["evened"] is True,
        Parting() if fields["parting"] is None else parting_of(fields["parting"]),
        tuple((card, spread) for card, _, _, spread, _ in cards), tuple((card, error) for card, *_, error in cards),
    )  # fmt: skip


def _advice_fields(advice: Advice) -> dict[str, Any]:
    told: dict[str, Any] = {"action": action_text(advice.action)}
    if advice.reason is not None:
        told["reason"] = _message_fields(advice.reason)
    if advice.idea is not None:
        told["idea"] = _message_fields(advice.idea)
    thought = advice.thought
    if thought is not None:
        told["candidates"] = [
            [action_text(one.action), _rounded(one.points), _rounded(one.tricks), _rounded(one.error)]
            for one in thought.candidates
        ]
        told["worlds"] = [
            [hands_text([Hand(hand) or None for hand in world.hands]), _rounded(world.weight)]
            for world in thought.worlds
        ]
        told["inferred"] = [_message_fields(said) for said in thought.inferred]
        told |= {"looked": thought.looked, "nodes": thought.nodes}
        if thought.cut:
            told["cut"] = True
    return told


def _advice_of(fields: Fields) -> Advice:
    reason, idea = fields.get("reason"), fields.get("idea")
    thought = None
    if "looked" in fields:
        thought = Thought(
            tuple(
                Candidate(read_action(words_of(action)), _figure(points), _maybe(tricks), _maybe(error))
                for action, points, tricks, error in fields["candidates"]
            ),
            tuple(_world(hands, weight) for hands, weight in fields["worlds"]),
            number_of(fields["looked"]),
            fields.get("cut", False) is True,
            tuple(_message(said) for said in fields["inferred"]),
            number_of(fields["nodes"]),
        )
    return Advice(
        read_action(words_of(fields["action"])),
        None if reason is None else _message(reason),
        None if idea is None else _message(idea),
        thought,
    )


# ---- acquaintance ----


def acquaintance_fields(known: Acquaintance) -> dict[str, Any]:
    """Return what is known of a player as what JSON knows."""
    tally = [known.tally.deals, *(list(taken) for taken in known.tally.taken)]
    return {"kind": str(known.kind), "habits": habits_text(known.habits), "tally": tally}


def acquaintance_of(fields: Fields) -> Acquaintance:
    """Return what `acquaintance_fields` spelled; Unreadable says what is wrong."""
    return _checked(str(fields), lambda: _acquaintance(fields))


def _acquaintance(fields: Fields) -> Acquaintance:
    deals, *cases = fields["tally"]
    taken = tuple(Taken(*(number_of(many) for many in case)) for case in cases)
    if len(taken) != len(CASES) or any(len(case) != len(Taken()) for case in cases):
        raise ValueError
    return Acquaintance(Kind(fields["kind"]), _habits(fields["habits"]), Tally(number_of(deals), taken))


def _all_known(players: Iterable[tuple[Player, Acquaintance]]) -> dict[str, Any]:
    return {"players": {str(player): acquaintance_fields(known) for player, known in players}}


def _all_known_of(fields: Fields) -> tuple[tuple[Player, Acquaintance], ...]:
    return tuple((_player(player), _acquaintance(known)) for player, known in fields["players"].items())


# ---- parts ----


def _spelled(fields: Fields) -> str:
    return json.dumps({"v": VERSION, **fields}, ensure_ascii=True, separators=(",", ":"))


def _read(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict) or fields.get("v") != VERSION:
        raise _unreadable(text)
    return fields


def _checked(text: str, reading: Callable[[], Value]) -> Value:
    """Return what ``reading`` returns; Unreadable for whatever JSON may hold in place of what it must."""
    try:
        return reading()
    except DummyWhistError:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise _unreadable(text) from error


def _unreadable(text: str) -> Unreadable:
    return Unreadable("unreadable.line", text=text if len(text) <= SHOWN else text[:SHOWN] + "…")


def _player(value: Any) -> Player:
    if value not in PLAYERS:
        raise ValueError
    return Player(By(value))


def _habits(value: Any) -> Habits:
    return read_habits(words_of(value))


def _level(value: Any) -> str:
    if not LEVEL.fullmatch(words_of(value)):
        raise ValueError
    return str(value)


def _figure(value: Any) -> float:
    if type(value) not in (int, float) or not abs(value) < 1e9:
        raise ValueError
    return float(value)


def _whole(value: Any) -> int:
    if type(value) is not int or abs(value) > 1e9:
        raise ValueError
    return value


def _maybe(value: Any) -> float | None:
    return None if value is None else _figure(value)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, PLACES) + 0.0


def _exact(value: float) -> float:
    """Return a figure that is added up with others: rounded later than those that are only shown."""
    return round(value, EXACT) + 0.0


def _seat(value: Any) -> Seat:
    return read_seat(words_of(value))


def _suit(value: Any) -> Suit:
    suit = read_suit(words_of(value))
    if suit not in SUITS:
        raise ValueError
    return suit


def _world(hands: Any, weight: Any) -> World:
    held = [int(hand or EMPTY) for hand in read_hands(words_of(hands))]
    north, east, south, west = (held[seat] for seat in SEATS)
    return World((north, east, south, west), _figure(weight))


def _message_fields(said: Message) -> list[Any]:
    return [said.key, plain_args(said)]


def _message(value: Any) -> Message:
    key, args = value
    return Message(words_of(key), read_args(args))
