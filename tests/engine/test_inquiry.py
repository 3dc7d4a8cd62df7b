"""Who asks about a choice gets what he may know of it: in play less than when the deal is counted."""

from collections.abc import Callable
from random import Random

import pytest

from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.seats.inquiry import Inquiry
from dummywhist.engine.study.answering import advise
from dummywhist.engine.study.case import Case, Spot
from dummywhist.engine.study.choices import card_at, choices_back, play_at
from dummywhist.engine.study.finding import Advice
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.honesty import Chosen
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.trial import Trial
from dummywhist.engine.table import Table
from tests.engine.study.choices import COMPUTERS, free_choice, last_log, played
from tests.engine.test_seats import moments


def cases(inquiry: Inquiry, table: Table) -> list[Case]:
    """Return all cases of the deal on the table."""
    log = last_log(table)
    found = [inquiry.case(Spot(log.setup.ordinal, at)) for at in range(len(log.entries))]
    return [case for case in found if case is not None]


def test_a_case_knows_who_sat_there_then() -> None:
    table = played(("person", "steady", "beginner"), 10)
    table.replace_seat(table.session.players[1], "master", "Ada")
    inquiry, log = table.seat(table.persons[0]).inquiry(Findings()), last_log(table)
    found = cases(inquiry, table)
    assert [case.spot.at for case in reversed(found)] == choices_back(log)
    assert all(case.person.kind != "master" for case in found)
    first = play_at(log, 1)
    assert first is not None and play_at(log, 11) is None and play_at(log, 0) is None
    case = inquiry.case(Spot(0, first))
    assert case is not None and case.led and case.trick == 0 and case.card is not None
    assert card_at(log, case.card) == first
    for nowhere in (Spot(0, len(log.entries)), Spot(1, first), Spot(0, -1)):
        assert inquiry.case(nowhere) is None and inquiry.prove(nowhere, PLAIN) is None


def test_what_the_chooser_saw_is_told_only_to_who_sees_as_much() -> None:
    table = played(COMPUTERS, 10)
    person, other, _ = table.session.players
    log = last_log(table)
    quitted = len(Chosen(log, len(log.entries)).state().tricks)
    for viewer in (person, other, None):
        for case in cases(table.seat(viewer).inquiry(Findings()), table):
            own = viewer == person == case.player
            assert not case.counted and case.full == own
            assert case.chooser == (Chosen(log, case.spot.at).view() if own else None)
            assert case.before.viewer == viewer
            assert case.lies_open or case.trick < quitted


def test_where_only_computers_play_all_is_told() -> None:
    table = played(("steady", "steady", "beginner"), 10)
    for viewer in (None, *table.session.players):
        assert all(case.full for case in cases(table.seat(viewer).inquiry(Findings()), table))


def test_at_a_shared_screen_nobody_is_told_what_another_may_not_know() -> None:
    table = played(("person", "person", "steady"), 10)
    for viewer in (None, *table.session.players):
        assert not any(case.full for case in cases(table.seat(viewer).inquiry(Findings()), table))


def test_the_last_choice_is_a_computers() -> None:
    table = played(COMPUTERS, 10)
    person, log = table.persons[0], last_log(table)
    inquiry = table.seat(person).inquiry(Findings())
    last = inquiry.last()
    assert last is not None and last.person.kind == "steady" and inquiry.last(person) is None
    assert {log.entries[at][0] for at in choices_back(log) if at > last.spot.at} <= {person}
    for step in range(1, 11):
        at = play_at(log, step)
        assert at is not None
        card = log.entries[at][1].plays
        assert card is not None
        case = inquiry.of_step(0, step)
        assert case == inquiry.of_card(card) == inquiry.of_card(card, 0)
        assert (case is None) == (log.entries[at][0] == person)


def test_what_a_computer_chose_for_a_person_can_be_asked_about() -> None:
    table = played(COMPUTERS, 10)
    person, log, findings = table.persons[0], last_log(table), Findings()
    chosen = Chosen(log, choices_back(log, person)[0])
    findings.keep_said(Advise("master", 1, chosen.view()), Advice(chosen.action))
    case = table.seat(person).inquiry(findings).last(person)
    assert case is not None and case.action == chosen.action and case.person.kind == "person"


@pytest.mark.parametrize(("key", "kinds"), [("bid-dummy", (Discard,)), ("humbug", (Exchange, Keep))])
def test_what_only_the_chooser_sees_is_no_case_for_others_before_the_count(key: str, kinds: tuple[type, ...]) -> None:
    before = after = 0
    for seed in range(60, 72):
        for table in moments(key, seed):
            deals = table.deals()
            if not deals or not isinstance(table.entries[-1].action, (*kinds, CountDeal)):
                continue
            deal = deals[-1]
            counted = deal.states[-1].result is not None
            for at, (by, action) in enumerate(deal.log.entries):
                if isinstance(action, kinds):
                    for viewer in (None, *table.session.players):
                        case = table.seat(viewer).inquiry(Findings()).case(Spot(0, at))
                        assert (case is not None) == (counted or viewer == by)
                        before, after = before + (not counted), after + counted
    assert before and after


# ---- the proof ----


def finish(trial: Trial, player: Callable[[Advise], Advice]) -> None:
    """Carry a proof to its end, with ``player`` asked."""
    while not trial.over:
        asked = trial.ask()
        if asked is not None:
            trial.hear(player(asked))


def test_a_proof_is_made_once_and_names_no_card() -> None:
    table = played(COMPUTERS, 14)
    chosen, findings = free_choice(last_log(table)), Findings()
    inquiry = table.seat(table.persons[0]).inquiry(findings)
    trial = inquiry.prove(Spot(0, chosen.at), PLAIN, 4, Random(3))
    assert trial is not None and not trial.over and trial.outcome.proof.wanted == 4
    finish(trial, advise)
    outcome = trial.outcome
    assert outcome.proof.honest and outcome.proof.done == 4
    assert outcome.proof.again is None and outcome.instead is None
    again = inquiry.prove(Spot(0, chosen.at), PLAIN, 4, Random(4))
    assert again is not None and again.over and again.outcome == outcome and again.ask() is None


def test_that_a_computer_would_do_otherwise_is_told_only_to_who_may_know_all() -> None:
    for kinds, told in ((COMPUTERS, False), (("steady", "steady", "steady"), True)):
        table = played(kinds, 35)
        chosen = next(
            Chosen(last_log(table), at)
            for at in choices_back(last_log(table))
            if Player(last_log(table).entries[at][0]) != table.session.players[0]
            and len(Chosen(last_log(table), at).view().options) > 1
        )
        other = next(option for option in chosen.view().options if option != chosen.action)
        trial = table.seat(table.session.players[0]).inquiry(Findings()).prove(Spot(0, chosen.at), PLAIN, 1, Random(3))
        assert trial is not None
        finish(trial, lambda _, other=other: Advice(other))  # type: ignore[misc]
        assert trial.outcome.instead == (other if told else None)


def test_in_how_many_ways_cards_can_lie_is_told_only_to_who_may_know_all() -> None:
    """How many there are depends on the hand of the chooser; fewer are asked about again."""
    for kinds, told in ((COMPUTERS, False), (("steady", "steady", "steady"), True)):
        table = played(kinds, 35)
        log, (asker, *_) = last_log(table), table.session.players
        at = next(at for at in choices_back(log) if log.entries[at][0] != asker)
        trial = table.seat(asker).inquiry(Findings()).prove(Spot(0, at), PLAIN, 40, Random(3))
        assert trial is not None
        finish(trial, lambda asked: Advice(asked.view.options[0]))
        assert trial.outcome.proof.honest and (trial.outcome.proof.done < 40) == told


def test_that_a_computer_peeked_is_told_to_everybody_how_often_is_not() -> None:
    table, answers = played(COMPUTERS, 14), iter(range(100))
    log, asker = last_log(table), table.persons[0]
    others = (at for at in choices_back(log) if log.entries[at][0] != asker)
    at = next(at for at in others if len(Chosen(log, at).view().options) > 1)
    trial = table.seat(asker).inquiry(Findings()).prove(Spot(0, at), PLAIN, 5, Random(3))
    assert trial is not None
    finish(trial, lambda asked: Advice(asked.view.options[min(1, next(answers))]))
    assert trial.outcome.proof.actions == 1 and not trial.outcome.proof.honest
