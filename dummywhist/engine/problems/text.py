"""How is a problem written? On one line: words with an equals sign, in any order, after its name."""

from collections.abc import Iterable
from typing import Final

from dummywhist.engine.cards.hand import EMPTY
from dummywhist.engine.cards.notation import card_text, hand_text, read_card, read_hand, read_suit, suit_text
from dummywhist.engine.cards.seat import read_seat, seat_text
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.problems.problem import Limit, Problem
from dummywhist.engine.values import NamedTuple

KEYS: Final = ("N", "S", "out", "trump", "leader", "wins", "if", "theme", "level", "mark", "E", "source", "led")
NEEDED: Final = ("N", "S", "out", "trump", "leader", "wins")


class Pack(NamedTuple):
    """The problems of a file, and what is wrong with each line that could not be read."""

    problems: tuple[Problem, ...]
    left_out: tuple[DummyWhistError, ...]


def problem_text(problem: Problem) -> str:
    """Spell a problem on one line."""
    words = [
        problem.id, f"N={hand_text(problem.dummy)}", f"S={hand_text(problem.yours)}", f"out={hand_text(problem.out)}",
        f"trump={suit_text(problem.trump)}", f"leader={seat_text(problem.leader)}", f"wins={problem.wins}",
    ]  # fmt: skip
    if problem.limits:
        words.append(
            "if=" + ",".join(f"{seat_text(one.seat)}{suit_text(one.suit)}{one.most}" for one in problem.limits)
        )
    words += [f"theme={problem.theme}", f"level={problem.level}"]
    for key, value in (
        ("mark", problem.mark), ("E", hand_text(problem.east) if problem.open else ""), ("source", problem.source),
        ("led", "" if problem.led is None else card_text(problem.led)),
    ):  # fmt: skip
        words += [f"{key}={value}"] if value else []
    return " ".join(words)


def read_problem(text: str) -> Problem:
    """Read a problem from one line; Unreadable for what is none."""
    name, *words = text.split()
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in KEYS or key in found:
            raise Unreadable("problem.word", text=word)
        found[key] = value
    for key in NEEDED:
        if key not in found:
            raise Unreadable("lesson.lacks", key=key)
    return Problem(
        name, read_hand(found["S"]), read_hand(found["N"]), read_hand(found["out"]), read_suit(found["trump"]),
        read_seat(found["leader"]), _number(found["wins"]), _limits(found.get("if", "")), found.get("theme", "cash"),
        _number(found.get("level", "1")), found.get("mark", ""), read_hand(found["E"]) if "E" in found else EMPTY,
        found.get("source", ""), read_card(found["led"]) if "led" in found else None,
    )  # fmt: skip


def read_pack(lines: Iterable[str]) -> Pack:
    """Read the problems of a file; a line that is none is named, and the others are read. A # begins a remark."""
    problems: list[Problem] = []
    left_out: list[DummyWhistError] = []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            problem = read_problem(line)
            if any(problem.id == one.id for one in problems):
                raise Unreadable("problem.name", text=problem.id)
            problems.append(problem)
        except Unreadable as error:
            left_out.append(error.at(number))
    return Pack(tuple(problems), tuple(left_out))


def _limits(text: str) -> tuple[Limit, ...]:
    found = []
    for word in text.split(",") if text else ():
        suit = read_suit(word[1:2]) if len(word) == 3 else None
        if suit is None:
            raise Unreadable("problem.word", text=word)
        found.append(Limit(read_seat(word[0]), suit, _number(word[2])))
    return tuple(found)


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 2:
        raise Unreadable("problem.word", text=text)
    return int(text)
