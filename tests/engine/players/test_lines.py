"""Every line to and from a player survives being written and read; garbage is refused with one sentence."""

import random

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH
from dummywhist.engine.deal.action import ChooseDealer, Play, Quit, TakeChair
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import message
from dummywhist.engine.players.lines import (
    LONGEST,
    Act,
    Bot,
    Choose,
    Decide,
    Failed,
    Hello,
    Idea,
    Leave,
    Level,
    Overlong,
    Ready,
    Reason,
    Seed,
    Splitter,
    answer_text,
    command_text,
    line_of,
    read_answer,
    read_command,
)
from tests.engine.random_play import random_states

STATES = list(random_states(3))
COMMANDS = [
    Hello(1),
    Level("steady"),
    Seed(2**64 - 1),
    Choose(4, (ChooseDealer(NORTH), ChooseDealer(SOUTH))),
    Choose(5, (TakeChair(EAST),)),
    Leave(),
    *(Decide(stamp, view(state, PLAYERS[0])) for stamp, state in enumerate(STATES[::9])),
]
ANSWERS = [
    Bot("mine", 1),
    Level("beginner"),
    Ready(),
    Reason(7, message("reason.long_suit", card=5, suit=0)),
    Idea(7, message("idea.long_suit")),
    Act(7, Play(PACK[51])),
    Act(8, Quit()),
    Failed("This is wrong: “x”."),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_commands_survive(command):
    line = command_text(command)
    assert "\n" not in line and len(line) < LONGEST
    read = read_command(line)
    assert type(read) is type(command) and read == command


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: type(answer).__name__)
def test_answers_survive(answer):
    line = answer_text(answer)
    assert "\n" not in line
    read = read_answer(line)
    assert type(read) is type(answer) and read == answer


@pytest.mark.parametrize(
    "line",
    ["", " ", "hello", "action", "action x play SA", "action 1 play XX", "action 1", "reason 1", "reason 1 key",
     "reason 1 key []", 'reason 1 key {"a":[]}', "reason 1 key " + "[" * 60_000, "bot", "bot x y", "ready now",
     "action 99999999999999999999999 play SA", "action -1 play SA", "seed ²", "quit now", "decide", "decide 1",
     "decide 1 {}", "choose 1", "choose 1 play"],
)  # fmt: skip
def test_garbage_is_refused_by_both_ends(line):
    for read in (read_command, read_answer):
        with pytest.raises(Unreadable) as caught:
            read(line)
        assert str(caught.value) and "\n" not in str(caught.value) and len(str(caught.value)) < 300


def test_an_error_line_is_one_printable_line():
    text = answer_text(Failed("a\nb\x1b[31m\r" + "x" * 1000))
    assert text.isprintable() and len(text) < 500


@pytest.mark.parametrize("seed", range(20))
def test_the_splitter_cuts_alike_wherever_the_chunks_end(seed):
    dice = random.Random(seed)
    lines = [bytes(dice.choices(b"ab \r", k=dice.randrange(30))).replace(b"\r", b"x") for _ in range(40)]
    stream = b"".join(line + dice.choice([b"\n", b"\r\n"]) for line in lines)
    splitter, found = Splitter(), []
    while stream:
        cut = dice.randrange(1, 40)
        found += splitter.feed(stream[:cut])
        stream = stream[cut:]
    assert found == lines and not splitter.unfinished


def test_a_long_line_is_given_up_and_the_next_one_read():
    splitter, found = Splitter(), []
    for _ in range(40):
        found += splitter.feed(b"x" * 5000)
        assert splitter.unfinished
    found += splitter.feed(b"\nquit\n")
    assert found == [Overlong(), b"quit"]
    with pytest.raises(Unreadable, match="longer"):
        line_of(found[0])
