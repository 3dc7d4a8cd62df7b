"""The process answers every line with what was asked or with one error line, and never dies of one."""

import random
import subprocess
import sys

import pytest

from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import Cards, view
from dummywhist.engine.players import worker as worker_module
from dummywhist.engine.players.acquaintance import stranger
from dummywhist.engine.players.agreed import COMMON
from dummywhist.engine.players.belief import sampling
from dummywhist.engine.players.habits import Kind, habits_text, rounded
from dummywhist.engine.players.lines import (
    Act,
    Considered,
    Decide,
    Failed,
    Imagined,
    Looked,
    Overlong,
    answer_text,
    command_text,
    read_answer,
)
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import LEVELS, SEARCHING, decide
from dummywhist.engine.players.worker import Worker
from dummywhist.engine.solver.solver import is_native
from tests.engine.random_play import random_states
from tests.playing import awaited


def greeted() -> Worker:
    worker = Worker()
    worker.answers(b"dummywhist 1")
    return worker


def some_views(seed: int, many: int):
    states = list(random_states(seed))
    dice = random.Random(seed)
    views = [seen for state in states for who in awaited(state) if (seen := view(state, who)).options]
    return dice.sample(views, min(many, len(views)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(2))
def test_every_view_with_choices_gets_a_lawful_action(level, seed):
    worker = greeted()
    assert worker.answers(f"level {level}".encode()) == ()
    for stamp, seen in enumerate(some_views(seed, 25)):
        *_, last = worker.answers(command_text(Decide(stamp, seen)).encode())
        assert isinstance(last, Act) and last.stamp == stamp
        assert any(type(option) is type(last.action) and option == last.action for option in seen.options)


@pytest.mark.parametrize(
    "raw",
    [b"", b"\xff\xfe\x00", b"decide", b"decide 1 {}", b"decide x {}", b"level", b"level grand", b"seed -1",
     b"seed 99999999999999999999999999", b"dummywhist 2", b"dummywhist", b"\x00" * 50, b"decide 1 " + b"[" * 60_000,
     b"budget 0", b"budget", b"budget -1", b"budget lots", b"clock 0", b"clock", b"agree", b"agree echo=perhaps",
     b"agree " + b"echo=off," * 5000, b"company", b"company A=person,B=computer", b"company A=B=C", b"budget \xff",
     b"habits", b"habits A", b"habits A " + b"0.5 " * 29, b"habits B " + b"9" * 200,
     b'decide 1 {"game":NaN}', b"choose 1 ", b"choose 1 play", b"quit please", "\u202e”".encode(), Overlong()],
)  # fmt: skip
def test_a_hostile_line_gets_one_error_line(raw):
    answers = greeted().answers(raw)
    assert len(answers) == 1 and isinstance(answers[0], Failed)


@pytest.mark.parametrize("wrong", [b"budget 0", b"agree nothing=off", b"company A", b"clock x", b"habits A 1"])
def test_what_is_wrong_changes_nothing(wrong):
    worker = greeted()
    for line in (b"budget 5000", b"clock 60000", b"agree call=off", b"company A=person B=computer"):
        assert worker.answers(line) == ()
    known = stranger(Kind.PERSON).habits
    assert worker.answers(b"habits A " + habits_text(known).encode()) == ()
    before = worker.manner
    assert before == Manner(
        5000,
        60.0,
        COMMON._replace(call=False),
        ((PLAYERS[0], Kind.PERSON), (PLAYERS[1], Kind.COMPUTER)),
        ((PLAYERS[0], known),),
    )
    assert len(worker.answers(wrong)) == 1 and worker.manner == before
    worker.answers(b"level steady")
    assert worker.manner == before._replace(budget=None, seconds=None)


def test_what_was_learned_of_a_player_is_replaced_and_forgotten_with_the_company():
    worker = greeted()
    known = stranger(Kind.PERSON).habits
    other = rounded(known._replace(random=0.5))
    for line in (b"company A=person B=computer", b"habits B " + habits_text(known).encode()):
        assert worker.answers(line) == ()
    assert worker.answers(b"habits A " + habits_text(known).encode()) == ()
    assert worker.answers(b"habits B " + habits_text(other).encode()) == ()
    assert worker.manner.habits == ((PLAYERS[0], known), (PLAYERS[1], other))
    assert worker.manner.believed()[PLAYERS[1]] == other
    worker.answers(b"level steady")
    assert worker.manner.habits == ((PLAYERS[0], known), (PLAYERS[1], other))
    worker.answers(b"company A=person B=computer")
    assert worker.manner.habits == ()


@pytest.mark.parametrize("level", SEARCHING)
def test_who_looks_into_worlds_plays_other_cards_than_steady(level):
    """Without the native modules they are the same, card for card: nothing else would show that they are missing."""
    assert is_native() and sampling.NATIVE is not None, "build the native modules: ./check does"
    assert any(
        decide(level, seen, 1).action != decide("steady", seen, 1).action
        for seed in (3, 0, 2)
        for seen in some_views(seed, 25)
    )


def test_without_the_fast_solver_a_player_that_needs_it_says_so_once(monkeypatch, capsys):
    monkeypatch.setattr(worker_module, "is_native", lambda: False)
    worker = greeted()
    worker.answers(b"level steady")
    assert capsys.readouterr().err == ""
    for level in (b"level strong", b"level master"):
        assert worker.answers(level) == ()
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "Strong and Master play by the books" in said and "compiler" in said


def test_a_player_that_looks_into_worlds_tells_what_it_thought():
    if not is_native():
        pytest.skip("without the fast solver nobody looks into worlds")
    worker = greeted()
    worker.answers(b"level master")
    worker.answers(b"budget 3000000")
    told = 0
    for stamp, seen in enumerate(some_views(4, 40)):
        answers = worker.answers(command_text(Decide(stamp, seen)).encode())
        considered = [answer.candidate for answer in answers if isinstance(answer, Considered)]
        worlds = [answer.world for answer in answers if isinstance(answer, Imagined)]
        assert len(considered) <= 8 and len(worlds) <= 6
        assert [read_answer(answer_text(answer)) for answer in answers][-1] == answers[-1]
        if not worlds:
            continue
        told += 1
        assert all(candidate.action in seen.options for candidate in considered)
        for world in worlds:
            for seat, held in enumerate(seen.hands):
                assert (world.hands[seat] == held.hand) if isinstance(held, Cards) else True
        assert any(isinstance(answer, Looked) and answer.worlds >= len(worlds) for answer in answers)
    assert told > 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("line", ["budget 1", "budget 37", "clock 1"])
def test_however_little_it_may_think_the_action_is_lawful(level, line):
    worker = greeted()
    worker.answers(f"level {level}".encode())
    assert worker.answers(line.encode()) == ()
    for stamp, seen in enumerate(some_views(9, 12)):
        *_, last = worker.answers(command_text(Decide(stamp, seen)).encode())
        assert isinstance(last, Act) and last.action in seen.options


def test_nothing_is_decided_before_the_greeting():
    assert isinstance(Worker().answers(b"level steady")[0], Failed)


@pytest.mark.parametrize("seed", range(10))
def test_damaged_lines_never_get_more_than_one_error_or_one_action(seed):
    dice = random.Random(seed)
    worker = greeted()
    for stamp, seen in enumerate(some_views(seed, 20)):
        line = bytearray(command_text(Decide(stamp, seen)).encode())
        for _ in range(dice.randrange(1, 4)):
            line[dice.randrange(len(line))] = dice.randrange(256)
        answers = worker.answers(bytes(line))
        assert [type(answer) for answer in answers][-1:] in ([Failed], [Act], [])
        if answers and isinstance(answers[-1], Failed):
            assert len(answers) == 1


def talk(data: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "dummywhist", "bot"], input=data, capture_output=True, timeout=60, check=False
    )


def test_the_process_survives_garbage_and_ends_at_the_end_of_its_input():
    dice = random.Random(1)
    garbage = bytes(dice.randrange(256) for _ in range(20_000)).replace(b"quit", b"tiuq")
    seen = some_views(2, 1)[0]
    data = garbage + b"\n" + b"x" * 300_000 + b"\ndummywhist 1\ndecide 5 " + view_text(seen).encode() + b"\nlevel st"
    done = talk(data)
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0 and done.stderr == b""
    assert any(isinstance(read_answer(line), Act) for line in lines)
    assert lines[-1].startswith("error ")


def test_quit_ends_the_process_and_words_after_bot_are_refused():
    assert talk(b"dummywhist 1\nquit\nlevel steady\n").stdout.decode().splitlines()[-1] == "ready"
    done = subprocess.run(
        [sys.executable, "-m", "dummywhist", "bot", "x"], capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 2 and b"usage" in done.stderr and b"Traceback" not in done.stderr


def test_the_process_loads_neither_qt_nor_the_command_line():
    code = (
        "import sys; sys.argv = ['dummywhist', 'bot', '--help']; import dummywhist.__main__ as m; m.main();"
        "print(*[n for n in sys.modules if n.split('.')[0] in ('PySide6', 'click', 'rich') or n == 'dummywhist.cli'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.endswith("output.\n\n")
