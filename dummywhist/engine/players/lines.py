"""How do the table and a player in another process talk? Lines of text, parsed and spelled here for both ends.

The protocol is written down in docs/bot-protocol.md. Nothing here reads or writes; `Splitter` cuts bytes into lines.
"""

import json
import re
from collections.abc import Iterator
from typing import Final

from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.notation import hands_text, read_hands
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import PLAYERS, By, Player
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message, plain_args, read_args
from dummywhist.engine.players.agreed import Conventions, read_conventions, text_of
from dummywhist.engine.players.habits import Habits, Kind, habits_text, read_habits
from dummywhist.engine.players.thought import Candidate, World
from dummywhist.engine.values import NamedTuple

VERSION: Final = 1
LONGEST: Final = 1 << 16
"""Bytes that a line may have; a View takes about 1,500."""
DIGITS: Final = 20
MOST_NODES: Final = 10**12
LONGEST_CLOCK: Final = 3_600_000
"""The largest budget, in nodes of the solver, and the longest clock, in ms."""
FIGURE: Final = re.compile(r"-?[0-9]{1,6}(?:\.[0-9]{1,4})?", re.ASCII)
COMPANION: Final = re.compile(r"([A-D])=(person|computer)", re.ASCII)


class Hello(NamedTuple):
    """To the player: which version of the protocol the table speaks. Always the first line."""

    version: int


class Level(NamedTuple):
    """To the player: how well to play from now on. From the player: a level that it offers."""

    name: str


class Seed(NamedTuple):
    """To the player: the number that its chance is drawn from."""

    number: int


class Budget(NamedTuple):
    """To the player: how many nodes of the solver a decision may cost, until the next level is named."""

    nodes: int


class Clock(NamedTuple):
    """To the player: after how many ms a decision is cut short, until the next level is named."""

    milliseconds: int


class Agree(NamedTuple):
    """To the player: which conventions the seat and its partner play."""

    agreed: Conventions


class Company(NamedTuple):
    """To the player: who sits round the table, a person or a computer."""

    kinds: tuple[tuple[Player, Kind], ...]


class Known(NamedTuple):
    """To the player: what was learned of a player of the company; another company is not known."""

    player: Player
    habits: Habits


class Decide(NamedTuple):
    """To the player: what to do in this View?"""

    stamp: int
    view: View


class Choose(NamedTuple):
    """To the player: which of these, where there is no deal to view?"""

    stamp: int
    options: tuple[Action, ...]


class Study(NamedTuple):
    """To the player: a question of the study room, one JSON object (`dummywhist.engine.study.text`)."""

    stamp: int
    question: str


class Leave(NamedTuple):
    """To the player: the process is not needed any more."""


Command = Hello | Level | Seed | Budget | Clock | Agree | Company | Known | Decide | Choose | Study | Leave


class Bot(NamedTuple):
    """From the player: its name and the version that it speaks."""

    name: str
    version: int


class Ready(NamedTuple):
    """From the player: it has said all its levels and waits."""


class Reason(NamedTuple):
    """From the player: why it will do what it does next."""

    stamp: int
    message: Message


class Idea(NamedTuple):
    """From the player: the general idea of what it does next."""

    stamp: int
    message: Message


class Considered(NamedTuple):
    """From the player: a candidate, and its mean value; the best first."""

    stamp: int
    candidate: Candidate


class Doubt(NamedTuple):
    """From the player: the standard error of the candidate reported last, `Candidate.error`."""

    stamp: int
    error: float


class Imagined(NamedTuple):
    """From the player: a way in which it thought that the cards may lie; the likeliest first."""

    stamp: int
    world: World


class Inferred(NamedTuple):
    """From the player: what it took from the plays so far."""

    stamp: int
    message: Message


class Looked(NamedTuple):
    """From the player: how many worlds it solved."""

    stamp: int
    worlds: int


class Spent(NamedTuple):
    """From the player: how many nodes of the solver that took."""

    stamp: int
    nodes: int


class Cut(NamedTuple):
    """From the player: the clock ended its thinking, so that the same question may get another answer."""

    stamp: int


class Act(NamedTuple):
    """From the player: what it does."""

    stamp: int
    action: Action


class Found(NamedTuple):
    """From the player: the answer to a question of the study room, one JSON object (`dummywhist.engine.study.text`)."""

    stamp: int
    finding: str


class Failed(NamedTuple):
    """From the player: why it cannot do what the last line wants."""

    text: str


Answer = (
    Bot | Level | Ready | Reason | Idea | Considered | Doubt | Imagined | Inferred | Looked | Spent | Cut | Act | Found
    | Failed
)  # fmt: skip


class Overlong(NamedTuple):
    """A line that was too long to be kept."""


class Splitter:
    """Cuts a stream of bytes into lines, keeping no more of a line than `LONGEST` bytes."""

    def __init__(self) -> None:
        self._kept = b""
        self._overlong = False

    def feed(self, chunk: bytes) -> Iterator[bytes | Overlong]:
        """Yield the lines, without their ends, that ``chunk`` finishes."""
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            line, overlong = self._kept + end, self._overlong
            self._kept, self._overlong = b"", False
            yield Overlong() if overlong or len(line) > LONGEST else line.removesuffix(b"\r")
        self._kept += rest
        if len(self._kept) > LONGEST:
            self._kept, self._overlong = b"", True

    @property
    def unfinished(self) -> bool:
        """Whether a line has begun and not ended."""
        return bool(self._kept) or self._overlong


def line_of(raw: bytes | Overlong) -> str:
    """Return the line that ``raw`` is in UTF-8; Unreadable if it is too long or no text."""
    if isinstance(raw, Overlong):
        raise Unreadable("unreadable.line_long", limit=LONGEST)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("unreadable.line_text") from None


def command_text(command: Command) -> str:
    """Spell a line to the player."""
    match command:
        case Hello(version):
            return f"dummywhist {version}"
        case Level(name):
            return f"level {name}"
        case Seed(number):
            return f"seed {number}"
        case Budget(nodes):
            return f"budget {nodes}"
        case Clock(milliseconds):
            return f"clock {milliseconds}"
        case Agree(agreed):
            return f"agree {text_of(agreed)}"
        case Company(kinds):
            return "company " + " ".join(f"{player}={kind}" for player, kind in kinds)
        case Known(player, habits):
            return f"habits {player} {habits_text(habits)}"
        case Decide(stamp, view):
            return f"decide {stamp} {view_text(view)}"
        case Choose(stamp, options):
            return f"choose {stamp} " + "; ".join(map(action_text, options))
        case Study(stamp, question):
            return f"study {stamp} {question}"
        case Leave():
            return "quit"


def read_command(line: str) -> Command:
    """Read a line to the player; Unreadable says what is wrong with it."""
    word, _, rest = line.partition(" ")
    match word:
        case "dummywhist":
            return Hello(_number(rest))
        case "level" if rest:
            return Level(rest)
        case "seed":
            return Seed(_number(rest))
        case "budget":
            return Budget(_within(rest, MOST_NODES))
        case "clock":
            return Clock(_within(rest, LONGEST_CLOCK))
        case "agree" if rest:
            return Agree(read_conventions(rest))
        case "company":
            return Company(_read_company(rest))
        case "habits":
            player, _, numbers = rest.partition(" ")
            if player not in PLAYERS:
                raise Unreadable("unreadable.line_habits", text=_short(player))
            return Known(Player(By(player)), read_habits(numbers))
        case "decide":
            stamp, _, text = rest.partition(" ")
            return Decide(_number(stamp), read_view(text))
        case "choose":
            stamp, _, text = rest.partition(" ")
            return Choose(_number(stamp), tuple(read_action(option) for option in text.split("; ")))
        case "study":
            stamp, _, text = rest.partition(" ")
            return Study(_number(stamp), text)
        case "quit" if not rest:
            return Leave()
    raise Unreadable("unreadable.line", text=_short(line))


def answer_text(answer: Answer) -> str:
    """Spell a line from the player."""
    match answer:
        case Bot(name, version):
            return f"bot {name} {version}"
        case Level(name):
            return f"level {name}"
        case Ready():
            return "ready"
        case Reason(stamp, said):
            return f"reason {stamp} {_message_text(said)}"
        case Idea(stamp, said):
            return f"idea {stamp} {_message_text(said)}"
        case Considered(stamp, (action, points, tricks, _)):
            made = "-" if tricks is None else _figure_text(tricks)
            return f"candidate {stamp} {_figure_text(points)} {made} {action_text(action)}"
        case Doubt(stamp, error):
            return f"doubt {stamp} {_figure_text(error)}"
        case Imagined(stamp, (hands, weight)):
            return f"world {stamp} {_figure_text(weight)} {hands_text([Hand(hand) or None for hand in hands])}"
        case Inferred(stamp, said):
            return f"infer {stamp} {_message_text(said)}"
        case Looked(stamp, worlds):
            return f"looked {stamp} {worlds}"
        case Spent(stamp, nodes):
            return f"spent {stamp} {nodes}"
        case Cut(stamp):
            return f"cut {stamp}"
        case Act(stamp, action):
            return f"action {stamp} {action_text(action)}"
        case Found(stamp, finding):
            return f"finding {stamp} {finding}"
        case Failed(text):
            return "error " + "".join(letter if letter.isprintable() else "?" for letter in text)[:400]


def read_answer(line: str) -> Answer:
    """Read a line from the player; Unreadable says what is wrong with it."""
    word, _, rest = line.partition(" ")
    first, _, more = rest.partition(" ")
    match word:
        case "bot" if first:
            return Bot(first, _number(more))
        case "level" if rest:
            return Level(rest)
        case "ready" if not rest:
            return Ready()
        case "reason":
            return Reason(_number(first), _read_message(more))
        case "idea":
            return Idea(_number(first), _read_message(more))
        case "candidate":
            points, _, more = more.partition(" ")
            tricks, _, action = more.partition(" ")
            made = None if tricks == "-" else _figure(tricks)
            return Considered(_number(first), Candidate(read_action(action), _figure(points), made))
        case "doubt":
            return Doubt(_number(first), _figure(more))
        case "world":
            weight, _, hands = more.partition(" ")
            north, east, south, west = (int(hand or EMPTY) for hand in read_hands(hands))
            return Imagined(_number(first), World((north, east, south, west), _figure(weight)))
        case "infer":
            return Inferred(_number(first), _read_message(more))
        case "looked":
            return Looked(_number(first), _number(more))
        case "spent":
            return Spent(_number(first), _number(more))
        case "cut" if not more:
            return Cut(_number(first))
        case "action":
            return Act(_number(first), read_action(more))
        case "finding":
            return Found(_number(first), more)
        case "error":
            return Failed(rest)
    raise Unreadable("unreadable.line", text=_short(line))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > DIGITS:
        raise Unreadable("unreadable.line_number", text=_short(text))
    return int(text)


def _within(text: str, most: int) -> int:
    number = _number(text)
    if not 1 <= number <= most:
        raise Unreadable("unreadable.line_range", text=_short(text), most=most)
    return number


def _figure_text(figure: float) -> str:
    """Spell a figure with at most four places after the point."""
    text = f"{figure:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _figure(text: str) -> float:
    if not FIGURE.fullmatch(text):
        raise Unreadable("unreadable.line_figure", text=_short(text))
    return float(text)


def _read_company(text: str) -> tuple[tuple[Player, Kind], ...]:
    found: dict[str, Kind] = {}
    for word in text.split(" "):
        match = COMPANION.fullmatch(word)
        if match is None or match[1] in found:
            raise Unreadable("unreadable.line_company", text=_short(word))
        found[match[1]] = Kind(match[2])
    return tuple((player, found[player]) for player in PLAYERS if player in found)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"


def _message_text(said: Message) -> str:
    return f"{said.key} {json.dumps(plain_args(said), ensure_ascii=True, separators=(',', ':'))}"


def _read_message(text: str) -> Message:
    key, _, rest = text.partition(" ")
    try:
        args = read_args(json.loads(rest))
    except (ValueError, RecursionError):
        args = None
    if not key or args is None:
        raise Unreadable("unreadable.line", text=_short(text))
    return Message(key, args)
