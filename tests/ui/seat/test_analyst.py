"""Questions go through one process: the urgent first, nothing twice, and a cancelled one leaves it free at once."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QProcess
from shiboken6 import delete

from dummywhist.engine.study.choices import choices_back
from dummywhist.engine.study.finding import Advice, Finding, Known
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.honesty import Chosen
from dummywhist.engine.study.known import known
from dummywhist.engine.study.question import Advise, AskKnown
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.seat import bots as seat_bots
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.bots import Bot, Question
from tests.engine.study.choices import COMPUTERS, asked, free_choice, last_log, played
from tests.ui.seat.driving import BOT, script

FIRST_OPTION = """
import json, os, sys, time
print("bot mine 1", "level steady", "ready", sep="\\n", flush=True)
for line in sys.stdin:
    word = line.split(" ", 1)[0]
    if word == "seed":
        seed = int(line.split()[1])
    if word == "decide":
        _, stamp, view = line.split(" ", 2)
        with open({path!r}, "a") as notes:
            print(seed, file=notes)
        {wait}
        options = [option for option in json.loads(view)["options"] if option.startswith("play")]
        {talk}
        print("action", stamp, options[0], flush=True)
"""
TALKS = """
        for one in options * 30:
            print("candidate", stamp, "1.5 7", one)
        print("doubt", stamp, "0.25")
        print("infer", stamp, "infer.nonsense {}")
        print("spent", stamp, "77")
        print("cut", stamp)
"""
DIES = "raise SystemExit(3)"


@pytest.fixture
def room(qapp: QObject, bots: None) -> QObject:
    return QObject()


@pytest.fixture(scope="module")
def chosen() -> Chosen:
    return free_choice(last_log(played(COMPUTERS, 14)))


class Player:
    """A process that plays the first card, and tells of every question by its seed."""

    def __init__(self, folder: Path, room: QObject, wait: str = "", talk: str = "") -> None:
        self.notes = folder / "notes"
        self.command = script(folder, FIRST_OPTION.format(path=str(self.notes), wait=wait, talk=talk.strip()))
        self.analyst = Analyst(self.command, Findings(), room)
        self.told: dict[str, Finding | None] = {}

    def ask(self, name: str, question: Advise, urgency: Urgency = Urgency.SOON, anew: bool = False) -> None:
        self.analyst.ask(name, question, urgency, lambda finding: self.told.update({name: finding}), anew=anew)

    @property
    def seeds(self) -> list[int]:
        return [int(line) for line in self.notes.read_text().split()] if self.notes.exists() else []


def test_asked_again_a_player_says_the_same(qtbot, room: QObject) -> None:
    table = played(COMPUTERS, 20)
    chosen = free_choice(last_log(table))
    analyst, told = Analyst(BOT, Findings(), room), []
    question = asked(chosen, table.session.entrant_of[chosen.player])
    analyst.ask("why", question, Urgency.SOON, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    advice = told[0]
    assert isinstance(advice, Advice) and advice.action == chosen.action and advice.reason is not None
    analyst.close()


def test_what_is_known_is_asked_of_the_same_process(qtbot, room: QObject) -> None:
    log = last_log(played(COMPUTERS, 30))
    seen = Chosen(log, choices_back(log)[0]).view()
    analyst, told = Analyst(BOT, Findings(), room), []
    analyst.ask("knows", AskKnown(seen), Urgency.IDLE, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert isinstance(told[0], Known) and told[0] == known(seen) and told[0].out
    analyst.close()


def test_nothing_is_asked_twice_but_what_is_to_be_asked_anew(
    qtbot, room: QObject, tmp_path: Path, chosen: Chosen
) -> None:
    player = Player(tmp_path, room)
    for name in ("first", "second"):
        player.ask(name, asked(chosen, 3))
        qtbot.waitUntil(lambda name=name: name in player.told, timeout=30_000)
    assert player.seeds == [3] and player.told["first"] == player.told["second"]
    player.ask("third", asked(chosen, 3), anew=True)
    qtbot.waitUntil(lambda: "third" in player.told, timeout=30_000)
    assert player.seeds == [3, 3]
    player.analyst.close()


def test_who_waits_is_answered_before_who_does_not(qtbot, room: QObject, tmp_path: Path, chosen: Chosen) -> None:
    player = Player(tmp_path, room, wait="time.sleep(0.3)")
    player.ask("idle", asked(chosen, 1), Urgency.IDLE)
    player.ask("later", asked(chosen, 2), Urgency.IDLE)
    qtbot.waitUntil(lambda: player.seeds == [1], timeout=30_000)
    player.ask("now", asked(chosen, 3), Urgency.NOW)
    qtbot.waitUntil(lambda: len(player.told) == 3, timeout=30_000)
    assert list(player.told) == ["now", "idle", "later"] and player.seeds == [1, 3, 1, 2]
    player.analyst.close()


def test_a_cancelled_question_leaves_the_process_free(qtbot, room: QObject, tmp_path: Path, chosen: Chosen) -> None:
    player = Player(tmp_path, room, wait="time.sleep(60 if seed == 1 else 0)")
    player.ask("dear", asked(chosen, 1))
    qtbot.waitUntil(lambda: player.seeds == [1], timeout=30_000)
    began = time.monotonic()
    player.analyst.cancel("dear")
    assert time.monotonic() - began < 0.2, "the window waited for the process"
    player.ask("cheap", asked(chosen, 2))
    qtbot.waitUntil(lambda: "cheap" in player.told, timeout=10_000)
    assert "dear" not in player.told
    player.analyst.close()


def test_a_cancelled_question_is_not_answered_from_memory(qtbot, room: QObject, tmp_path: Path, chosen: Chosen) -> None:
    player = Player(tmp_path, room)
    player.ask("first", asked(chosen, 1))
    qtbot.waitUntil(lambda: "first" in player.told, timeout=30_000)
    player.ask("again", asked(chosen, 1))
    player.analyst.cancel("again")
    qtbot.wait(50)
    assert "again" not in player.told
    player.analyst.close()


def test_without_a_process_it_is_said_that_nobody_could_be_asked(
    qtbot, room: QObject, tmp_path: Path, chosen: Chosen
) -> None:
    analyst, told = Analyst(script(tmp_path, DIES), Findings(), room), []
    for seed in (1, 2):
        analyst.ask("why", asked(chosen, seed), Urgency.SOON, told.append)
    qtbot.waitUntil(lambda: len(told) == 2, timeout=30_000)
    assert told == [None, None]
    analyst.close()


def test_a_bot_tells_what_it_thought(qtbot, room: QObject, tmp_path: Path, chosen: Chosen) -> None:
    bot = Bot(Player(tmp_path, room, talk=TALKS).command, room)
    with qtbot.waitSignal(bot.answered, timeout=30_000) as told:
        bot.ask(Question(4, asked(chosen, 1)))
    thought = told.args[0].advice.thought
    assert thought.cut and thought.nodes == 77 and 0 < len(thought.candidates) <= 32 and thought.inferred == ()
    assert thought.candidates[-1].error == 0.25
    bot.close()


def test_the_window_is_there_without_the_minds() -> None:
    """Who asks the analyst loads no search and no belief: they think in processes of their own."""
    code = """
import sys
import dummywhist.ui.late as late
late.begin()
import dummywhist.ui.seat.sitting
print([name for name in sys.modules if ".players.search" in name or name.endswith(("belief.posterior", ".protocol"))])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert not done.returncode, done.stderr
    assert done.stdout == "[]\n"


@pytest.mark.qt_log_ignore("Destroyed while process")
def test_a_killed_process_that_a_busy_system_has_not_ended_yet_ends_with_its_bot_and_tells_nobody(
    room: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_bots, "_kill", lambda _process: None)
    bot = Bot(("/bin/sleep", "60"), room)
    bot.warm()
    process = bot.findChild(QProcess)
    assert process is not None and process.waitForStarted(20_000)
    raised: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *told: raised.append(told))
    monkeypatch.setattr(sys, "unraisablehook", raised.append)
    bot.drop()
    bot.close()
    assert process.state() == QProcess.ProcessState.Running
    delete(bot)
    QCoreApplication.processEvents()
    assert not raised
