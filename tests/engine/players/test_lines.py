"""Every line to and from a player survives being written and read; garbage is refused with one sentence."""

import random

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.actions.session import ChooseDealer, TakeChair
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import message
from dummywhist.engine.players.acquaintance import stranger
from dummywhist.engine.players.agreed import COMMON, SILENT
from dummywhist.engine.players.habits import Kind, habits_text
from dummywhist.engine.players.lines import (
    LONGEST,
    LONGEST_CLOCK,
    MOST_NODES,
    Act,
    Agree,
    Bot,
    Budget,
    Choose,
    Clock,
    Company,
    Considered,
    Cut,
    Decide,
    Doubt,
    Failed,
    Found,
    Hello,
    Idea,
    Imagined,
    Inferred,
    Known,
    Leave,
    Level,
    Looked,
    Overlong,
    Ready,
    Reason,
    Seed,
    Spent,
    Splitter,
    Study,
    answer_text,
    command_text,
    line_of,
    read_answer,
    read_command,
)
from dummywhist.engine.players.thought import Candidate, World
from tests.engine.random_play import random_states

STATES = list(random_states(3))
STRANGER = habits_text(stranger(Kind.COMPUTER).habits)
COMMANDS = [
    Hello(1),
    Level("steady"),
    Seed(2**64 - 1),
    Budget(1),
    Budget(MOST_NODES),
    Clock(LONGEST_CLOCK),
    Agree(COMMON),
    Agree(SILENT),
    Agree(COMMON._replace(echo=False)),
    Company(((PLAYERS[0], Kind.PERSON), (PLAYERS[2], Kind.COMPUTER))),
    Known(PLAYERS[3], stranger(Kind.PERSON).habits),
    Choose(4, (ChooseDealer(NORTH), ChooseDealer(SOUTH))),
    Choose(5, (TakeChair(EAST),)),
    Study(9, '{"v":1,"ask":"known"}'),
    Leave(),
    *(Decide(stamp, view(state, PLAYERS[0])) for stamp, state in enumerate(STATES[::9])),
]
ANSWERS = [
    Bot("mine", 1),
    Level("beginner"),
    Ready(),
    Reason(7, message("reason.long_suit", card=5, suit=0)),
    Reason(7, message("reason.both", first=message("reason.leads", card=5), then=message("reason.plays", card=5))),
    Idea(7, message("idea.long_suit")),
    Inferred(7, message("infer.call", seat=3, card=5, other=2)),
    Considered(7, Candidate(Play(PACK[51]), -2.25, 7.3333)),
    Considered(7, Candidate(Bid(4, "up"), 0.0, None)),
    Considered(7, Candidate(Discard((PACK[3], PACK[17])), 12.0, 13.0)),
    Imagined(7, World((1 << 53 | 1, 2, 0, 1 << 40 | 4), 0.0333)),
    Doubt(7, 0.125),
    Looked(7, 400),
    Spent(7, 123_456),
    Found(7, '{"v":1,"found":"worth"}'),
    Cut(7),
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
     "decide 1 {}", "choose 1", "choose 1 play", "budget", "budget 0", "budget -5", "budget 1e9",
     "budget 1000000000001",
     "budget 9" + "9" * 30, "clock", "clock 0", "clock 3600001", "clock 5 s", "agree", "agree ", "agree echo",
     "agree echo=maybe", "agree echo=off, echo=off", "agree tricks=off", "company", "company ", "company A",
     "company A=",
     "company E=person", "company A=person A=computer", "company A=person  B=computer", "company A=master",
     "company A=" + "x" * 60, "habits", "habits A", "habits E " + STRANGER, "habits A 0.5", "habits A  " + STRANGER,
     "habits A " + STRANGER + " 0", "habits A=" + STRANGER, "habits " + STRANGER,
     "candidate 1", "candidate 1 2 3", "candidate 1 2 x play SA", "candidate 1 nan 3 play SA",
     "candidate 1 1e3 3 play SA",
     "candidate 1 2 3 play XX", "world 1", "world 1 0.5", "world 1 0.5 N:- - -", "world 1 x N:- - - -",
     "world 1 0.5 N:A... A... - -", "looked 1", "looked 1 many", "cut", "cut 1 2", "infer 1", "infer 1 key"],
)  # fmt: skip
def test_garbage_is_refused_by_both_ends(line):
    for read in (read_command, read_answer):
        with pytest.raises(Unreadable) as caught:
            read(line)
        assert str(caught.value) and "\n" not in str(caught.value) and len(str(caught.value)) < 300


def test_figures_are_kept_to_four_places():
    line = answer_text(Considered(1, Candidate(Play(PACK[0]), -0.00001, 1 / 3)))
    assert line == "candidate 1 0 0.3333 play S2"


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
