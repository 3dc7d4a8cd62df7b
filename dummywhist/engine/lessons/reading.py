"""How is a lesson read? From one TOML file; what is wrong in it is named with its line, and the lesson left out."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import size
from dummywhist.engine.cards.notation import SUIT_LETTERS, card_text, read_card, read_hands, read_suit
from dummywhist.engine.cards.seat import SEATS, SOUTH, read_seat
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.lessons.lesson import HAND_OF, PLACES, Ask, Lesson, Step, Tally, tricks_of
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.solver.position import played_on
from dummywhist.engine.values import NamedTuple

FOLDER: Final = Path(__file__).parent / "files"
ORDER: Final = (
    "first", "leads", "second", "third", "return", "trumps", "two-hands", "count", "signals", "ending",
)  # fmt: skip
"""The lessons in the order in which they are listed."""
COUNTED: Final = "costs.toml"
"""What a card costs where one is asked for, as `tools.check_lessons` counted it."""
Costs = Mapping[int, Mapping[Card, int]]
"""What each card that costs anything costs, in tricks, by its place in the line (from 0)."""
WHOLE: Final = 13
HEAD: Final[Mapping[str, type]] = {
    "id": str, "title": str, "game": str, "rules": dict, "dealer": str, "leader": str, "trump": str, "turned": str,
    "hands": str, "tricks": list, "wins": int, "step": list, "dummy": str, "begins": int, "themes": list,
}  # fmt: skip
OPTIONAL: Final = ("rules", "dummy", "begins", "themes")
STEP: Final[Mapping[str, type]] = {
    "title": str, "say": str, "word": str, "after": str, "trick": int, "hand": str, "accept": list, "wrong": str,
    "wants": str, "then": dict, "free": bool, "claims": list, "after_claims": list, "count": str,
}  # fmt: skip
THEN: Final[Mapping[str, type]] = {"hand": str, "accept": list, "wrong": str, "wants": str}
ASKS: Final = ("trick", "hand", "accept")


class Read(NamedTuple):
    """The lessons that could be read, and by file name why the others could not."""

    lessons: tuple[Lesson, ...]
    left_out: tuple[tuple[str, DummyWhistError], ...]


def lessons(folder: Path = FOLDER, order: tuple[str, ...] = ORDER) -> Read:
    """Read the lessons in ``folder``, in their ``order``; one that is broken is left out, and why is told."""
    found: list[Lesson] = []
    left_out: list[tuple[str, DummyWhistError]] = []
    for name in order:
        try:
            found.append(read_file(folder / f"{name}.toml"))
        except DummyWhistError as error:
            left_out.append((f"{name}.toml", error))
    return Read(tuple(found), tuple(left_out))


def read_file(path: Path) -> Lesson:
    """Read the lesson at ``path``; Unreadable with the line of what is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Unreadable("lesson.no_file") from None
    except UnicodeDecodeError:
        raise Unreadable("unreadable.encoding") from None
    return read_lesson(text)


def read_lesson(text: str) -> Lesson:
    """Read a lesson; Unreadable with the line of what is wrong."""
    return _Reading(text).lesson()


class _Reading:
    """One text that is read: its values, and the lines on which they stand."""

    def __init__(self, text: str) -> None:
        try:
            self._data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"\(at line (\d+)", str(error))
            line = int(at[1]) if at else text.count("\n") + 1
            raise Unreadable("lesson.toml", line=line, why=str(error).partition(" (at ")[0]) from None
        self._lines: dict[tuple[int, str], int] = {}
        step = 0
        for number, row in enumerate(text.splitlines(), 1):
            if row.strip() == "[[step]]":
                step += 1
                self._lines[step, ""] = number
            named = re.match(r"(\w+)\s*=", row)
            if named:
                self._lines[step, named[1]] = number

    def _line(self, step: int, key: str = "") -> int:
        return self._lines.get((step, key)) or self._lines.get((step, ""), 1)

    def _table(self, data: Mapping[str, Any], kinds: Mapping[str, type], needed: tuple[str, ...], step: int) -> None:
        """See that a table has what it needs, and nothing that no lesson has."""
        for key, value in data.items():
            if key not in kinds:
                raise Unreadable("lesson.unknown", line=self._line(step, key), key=key)
            if type(value) is not kinds[key] or (type(value) is list and key != "step" and not _strings(value)):
                raise Unreadable("lesson.value", line=self._line(step, key), key=key)
        for key in needed:
            if not data.get(key):
                raise Unreadable("lesson.lacks", line=self._line(step), key=key)

    def lesson(self) -> Lesson:
        """Return the lesson."""
        data = self._data
        self._table(data, HEAD, tuple(key for key in HEAD if key not in OPTIONAL), 0)
        try:
            game_of(data["game"]).rules(data.get("rules", {}))
        except DummyWhistError as error:
            raise Unreadable("lesson.because", line=self._line(0, "game"), why=error.message) from None
        key = "hands"
        try:
            hands = tuple(hand for hand in read_hands(data[key]) if hand is not None)
            if [size(hand) for hand in hands] != [WHOLE] * len(SEATS):
                raise Unreadable("lesson.hands")
            key = "trump"
            trump = read_suit(data[key])
            if trump is None:
                raise Unreadable("unreadable.suit", text=data[key])
            key = "turned"
            turned = read_card(data[key])
            key = "dealer"
            dealer = read_seat(data[key])
            key = "leader"
            leader = read_seat(data[key])
            key = "dummy"
            dummy = read_seat(data.get(key, "N"))
            if dummy == SOUTH:
                raise Unreadable("lesson.value", key=key)
            begins = data.get("begins", 1)
            if not 1 <= begins <= WHOLE:
                key = "begins"
                raise Unreadable("lesson.value", key=key)
            key = "tricks"
            line = tuple(read_card(word) for row in data[key] for word in row.split())
            if len(line) != WHOLE * len(SEATS):
                raise Unreadable("lesson.line", cards=len(line))
            try:
                played_on(hands, trump, leader, line)
            except DummyWhistError as error:
                if error.message.key != "solve.empty":
                    raise
        except DummyWhistError as error:
            raise Unreadable("lesson.because", line=self._line(0, key), why=error.message) from None
        bare = Lesson(
            data["id"], data["title"], data["game"], data.get("rules", {}), dealer, leader, trump, turned, hands, line,
            data["wins"], (), dummy, (begins - 1) * len(SEATS), tuple(data.get("themes", ())),
        )  # fmt: skip
        won = tricks_of(bare, line).best
        if won != bare.wins:
            raise Unreadable("lesson.wins", line=self._line(0, "wins"), tricks=won)
        steps = tuple(self._step(bare, number, one) for number, one in enumerate(data["step"], 1))
        lesson = replace(bare, steps=steps)
        self._check_order(lesson)
        return lesson

    def _step(self, lesson: Lesson, number: int, data: object) -> Step:
        if not isinstance(data, dict):
            raise Unreadable("lesson.value", line=self._line(number), key="step")
        asks = any(key in data for key in ASKS)
        self._table(data, STEP, ("title", "say", *(ASKS if asks else ())), number)
        ask = self._ask(lesson, number, data, data["trick"], "accept") if asks else None
        then = None
        if "then" in data:
            for key in ("trick", "after"):
                if key not in data:
                    raise Unreadable("lesson.lacks", line=self._line(number), key=key)
            self._table(data["then"], THEN, ("hand", "accept"), number)
            then = self._ask(lesson, number, data["then"], data["trick"], "then")
        tally = None
        if "count" in data:
            if asks:
                raise Unreadable("lesson.value", line=self._line(number, "count"), key="count")
            self._table(data, STEP, ("after", "wrong"), number)
            place, _, letter = data["count"].partition(" ")
            suit = read_suit(letter) if place in PLACES and letter in tuple(SUIT_LETTERS) else None
            if suit is None:
                raise Unreadable("lesson.value", line=self._line(number, "count"), key="count")
            tally = Tally(place, suit, data["wrong"])
        return Step(
            data["title"], data["say"], ask, data.get("word", ""), data.get("after", ""), then, data.get("free", False),
            tuple(data.get("claims", ())), tuple(data.get("after_claims", ())), self._line(number), tally,
        )  # fmt: skip

    def _ask(self, lesson: Lesson, number: int, data: Mapping[str, Any], trick: int, key: str) -> Ask:
        whose = data["hand"]
        if whose not in HAND_OF or HAND_OF[whose] not in lesson.plays:
            raise Unreadable("lesson.value", line=self._line(number, "hand"), key="hand")
        if not 1 <= trick <= WHOLE:
            raise Unreadable("lesson.value", line=self._line(number, "trick"), key="trick")
        first = (trick - 1) * len(SEATS)
        row = lesson.line[first : first + len(SEATS)]
        at = next(first + place for place, card in enumerate(row) if lesson.seat_of(card) == HAND_OF[whose])
        line = self._line(number, key)
        try:
            accept = tuple(read_card(word) for word in data["accept"])
        except DummyWhistError as error:
            raise Unreadable("lesson.because", line=line, why=error.message) from None
        may = lawful_at(lesson, at)
        for card in accept:
            if card not in may:
                raise Unreadable("lesson.unlawful", line=line, card=card, trick=trick)
        if lesson.line[at] != accept[0]:
            raise Unreadable("lesson.first", line=line, card=lesson.line[at])
        return Ask(whose, at, accept, data.get("wrong", ""), data.get("wants", ""))

    def _check_order(self, lesson: Lesson) -> None:
        """See that the steps ask in the order of play, and that what nobody asks for is forced."""
        last, free = lesson.begins - 1, len(lesson.line)
        for number, step in enumerate(lesson.steps, 1):
            if free < len(lesson.line):
                raise Unreadable("lesson.after_free", line=self._line(number))
            for ask in (step.ask, step.then):
                if ask is not None:
                    if ask.at <= last:
                        raise Unreadable("lesson.order", line=self._line(number))
                    last = ask.at
            if step.free:
                if step.ask is None:
                    raise Unreadable("lesson.lacks", line=self._line(number), key="trick")
                free = step.ask.at
        asked = lesson.asks()
        for at in range(lesson.begins, min(free, lesson.ends)):
            card = lesson.line[at]
            if lesson.seat_of(card) in lesson.plays and at not in asked and len(lawful_at(lesson, at)) > 1:
                raise Unreadable("lesson.unasked", line=self._line(0, "tricks"), card=card)


def costs_of(lesson: Lesson, folder: Path = FOLDER) -> Costs:
    """Return what cards cost in a lesson, by their place in the line: counted when the lesson was made.

    Unreadable where nobody counted.
    """
    try:
        kept = tomllib.loads((folder / COUNTED).read_text(encoding="utf-8"))[lesson.id]
        return {int(at): {read_card(word[:2]): int(word[2:]) for word in words.split()} for at, words in kept.items()}
    except (OSError, ValueError, KeyError, AttributeError):
        raise Unreadable("lesson.counts") from None


def lawful_at(lesson: Lesson, at: int) -> tuple[Card, ...]:
    """Return the cards that may be played at place ``at`` of the line (from 0)."""
    return played_on(lesson.hands, lesson.trump, lesson.leader, lesson.line[:at]).legal()


def _strings(value: list[object]) -> bool:
    return all(isinstance(item, str) for item in value)


def spelled(cards: tuple[Card, ...]) -> str:
    """Return cards as they are written in a file."""
    return " ".join(card_text(card) for card in cards)
