"""A choice is asked about again and proved through processes of its own; a player that is not honest is found out."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject

from dummywhist.engine.honesty import Chosen, reshuffled
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.table import Table
from dummywhist.ui.model.bots import Answer, Bot, Question
from dummywhist.ui.model.cases import card_at, case_at, choices_back, is_open_to, may_look_back, play_at
from dummywhist.ui.model.inquiry import Explained, Inquiry, Proof
from dummywhist.ui.model.memory import Memory
from tests.ui.model.driving import BOT, agreed_table, script

FICKLE = """
import json, sys
print("bot fickle 1", "level steady", "ready", sep="\\n", flush=True)
asked = 0
for line in sys.stdin:
    if line.startswith("decide"):
        _, stamp, view = line.split(" ", 2)
        options = [option for option in json.loads(view)["options"] if option.startswith("play")]
        print("action", stamp, options[asked % len(options)], flush=True)
        asked += 1
"""
TALKS = """
        for one in options * 30:
            print("candidate", stamp, "1.5 7", one)
        print("infer", stamp, "infer.nonsense {}")
        print("cut", stamp)
"""
DIES = "raise SystemExit(3)"


@pytest.fixture
def room(qapp: QObject, bots: None) -> QObject:
    return QObject()


def played(kinds: tuple[str, str, str], cards: int, level: str = "steady") -> Table:
    """Return a table at which so many cards have been played, all by the same level."""
    table = agreed_table(kinds)
    while True:
        forced = table.pending()
        if table.waits_for_chance:
            table.chance()
        elif forced is not None:
            table.submit(forced)
        else:
            deal = table.session.deal
            assert deal is not None
            if len(deal.tricks) * 4 + len(deal.trick) >= cards:
                return table
            by = table.actors[0]
            seen = table.view(by)  # type: ignore[arg-type]
            assert seen is not None
            seed = table.session.entrant_of[by]  # type: ignore[index]
            table.submit(Proposal(by, decide(level, seen, seed).action, table.stamp))


def last_log(table: Table) -> tuple[tuple[DealLog, ...], DealLog]:
    logs = deals_of(table.session_at(0).rules, ((entry.by, entry.action) for entry in table.entries))
    return logs, logs[-1]


def free_choice(log: DealLog) -> Chosen:
    """Return the last choice among several cards of somebody who does not see all."""
    for at in choices_back(log):
        chosen = Chosen(log, at)
        if len(chosen.view().options) > 2 and next(reshuffled(chosen, 1, Random(1)), None) is not None:
            return chosen
    raise AssertionError("nobody had a choice")


def asked(chosen: Chosen, seed: int, level: str = "steady") -> Question:
    return Question(4, level, seed, chosen.view())


def proof_of(qtbot, inquiry: Inquiry, chosen: Chosen, question: Question, wanted: int = 6) -> list[Proof]:
    told: list[Proof] = []
    inquiry.proving.connect(told.append)
    inquiry.prove(chosen, question, Random(2), wanted)
    qtbot.waitUntil(lambda: told[-1].over, timeout=30_000)
    return told


def test_an_honest_player_is_proved_honest(qtbot, room: QObject) -> None:
    table = played(("person", "steady", "steady"), 14)
    chosen = free_choice(last_log(table)[1])
    inquiry = Inquiry(BOT, room)
    told = proof_of(qtbot, inquiry, chosen, asked(chosen, table.session.entrant_of[chosen.player]))
    assert [proof.done for proof in told if not proof.over] == [0, 0, 1, 2, 3, 4, 5, 6]
    assert told[-1].honest and told[-1].done == 6 and told[-1].again == chosen.action
    inquiry.close()


def test_a_player_that_answers_otherwise_each_time_is_found_out(qtbot, room: QObject, tmp_path: Path) -> None:
    chosen = free_choice(last_log(played(("person", "steady", "steady"), 14))[1])
    inquiry = Inquiry(script(tmp_path, FICKLE), room)
    last = proof_of(qtbot, inquiry, chosen, asked(chosen, 1))[-1]
    assert last.actions > 0 and not last.honest and last.views == 0
    inquiry.close()


def test_without_a_process_nothing_is_proved(qtbot, room: QObject, tmp_path: Path) -> None:
    chosen = free_choice(last_log(played(("person", "steady", "steady"), 14))[1])
    inquiry = Inquiry(script(tmp_path, DIES), room)
    last = proof_of(qtbot, inquiry, chosen, asked(chosen, 1))[-1]
    assert last.failed and not last.honest and last.done == 0
    with qtbot.waitSignal(inquiry.explained, timeout=30_000) as told:
        inquiry.explain(chosen, asked(chosen, 1))
    assert told.args[0].answer is None and not told.args[0].agrees
    inquiry.close()


def test_who_sees_every_card_has_nothing_reshuffled(qtbot, room: QObject) -> None:
    log = last_log(played(("person", "steady", "steady"), 51))[1]
    chosen = Chosen(log, choices_back(log)[0])  # one card is hidden, and one hand has room for it
    inquiry = Inquiry(BOT, room)
    last = proof_of(qtbot, inquiry, chosen, asked(chosen, 1))[-1]
    assert last.over and last.done == 0 and not last.failed
    inquiry.close()


def test_a_proof_can_be_stopped(qtbot, room: QObject) -> None:
    chosen = free_choice(last_log(played(("person", "steady", "steady"), 14))[1])
    inquiry = Inquiry(BOT, room)
    told: list[Proof] = []
    inquiry.proving.connect(told.append)
    inquiry.prove(chosen, asked(chosen, 1), Random(1), 500)
    qtbot.waitUntil(lambda: told[-1].done > 2, timeout=30_000)
    inquiry.forget()
    many = len(told)
    qtbot.wait(300)
    assert len(told) == many and not told[-1].over
    inquiry.close()


def test_asked_again_a_player_says_the_same(qtbot, room: QObject) -> None:
    table = played(("person", "steady", "steady"), 20)
    chosen = free_choice(last_log(table)[1])
    inquiry = Inquiry(BOT, room)
    with qtbot.waitSignal(inquiry.explained, timeout=30_000) as told:
        inquiry.explain(chosen, asked(chosen, table.session.entrant_of[chosen.player]))
    explained = told.args[0]
    assert isinstance(explained, Explained) and explained.agrees and explained.answer.reason is not None
    inquiry.close()


def test_a_bot_tells_what_it_thought(qtbot, room: QObject, tmp_path: Path) -> None:
    text = FICKLE.replace('        print("action"', TALKS + '        print("action"')
    chosen = free_choice(last_log(played(("person", "steady", "steady"), 14))[1])
    bot = Bot(script(tmp_path, text), room)
    with qtbot.waitSignal(bot.answered, timeout=30_000) as told:
        bot.ask(asked(chosen, 1))
    thought = told.args[0].thought
    assert thought.cut and 0 < len(thought.candidates) <= 32 and thought.inferred == ()
    bot.close()


# ---- what was said, and who chose ----


def test_what_was_said_is_found_again_by_the_view() -> None:
    chosen = free_choice(last_log(played(("person", "steady", "steady"), 14))[1])
    memory, question = Memory(), asked(chosen, 1)
    assert memory.said(chosen.view(), chosen.action) is None
    memory.keep(question, Answer(4, chosen.action))
    memory.keep(question, Answer(5, chosen.action))
    said = memory.said(chosen.view(), chosen.action)
    assert said is not None and said.answer.stamp == 5 and said.question == question


def test_a_case_knows_who_sat_there_then() -> None:
    table = played(("person", "steady", "beginner"), 10)
    player = table.session.players[1]
    table.replace_seat(player, "master", "Ada")
    logs, log = last_log(table)
    cases = {at: case_at(table.operator(), logs, log, at) for at in choices_back(log)}
    assert all(case is not None and case.person.kind != "master" for case in cases.values())
    first = play_at(log, 1)
    assert first is not None and play_at(log, 11) is None and play_at(log, 0) is None
    case = cases[first]
    assert case is not None and case.led and case.trick == 0 and case.card is not None
    assert card_at(log, case.card) == first


def test_a_hidden_thought_is_open_only_to_who_sees_as_much() -> None:
    table = played(("person", "steady", "steady"), 10)
    logs, log = last_log(table)
    for at in choices_back(log):
        case = case_at(table.operator(), logs, log, at)
        assert case is not None and not case.counted
        assert is_open_to(case, table.persons) == (case.chosen.player in table.persons)
        assert is_open_to(case, ()) and not is_open_to(case, table.session.players)
        quitted = case.trick < len(view(Chosen(log, len(log.entries)).state(), None).played)
        assert may_look_back(case) or quitted
