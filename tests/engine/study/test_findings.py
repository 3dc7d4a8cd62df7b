"""What was found is found again, by the same question only; questions and findings survive being written."""

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.hand import hand_of, holds
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.messages import message
from dummywhist.engine.players import lines
from dummywhist.engine.players.acquaintance import CASES, Acquaintance, Taken, Tally, stranger
from dummywhist.engine.players.agreed import SILENT
from dummywhist.engine.players.habits import Kind
from dummywhist.engine.players.manner import BOOKS, Manner
from dummywhist.engine.players.search.determinization import Value, Values
from dummywhist.engine.players.thought import Candidate, Thought, World
from dummywhist.engine.rules.games.bid_dummy import BID_DUMMY
from dummywhist.engine.rules.games.double_dummy import DOUBLE_DUMMY
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study import findings as rooms
from dummywhist.engine.study.answering import advise, answer, answer_text
from dummywhist.engine.study.choices import choices_back
from dummywhist.engine.study.claims import worth_of
from dummywhist.engine.study.finding import Advice, Finding, Known, Learned, Proof, Void, Worth
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.hearing import commands
from dummywhist.engine.study.honesty import Chosen, reshuffled
from dummywhist.engine.study.known import known
from dummywhist.engine.study.proof import Prove
from dummywhist.engine.study.question import Advise, Asked, AskKnown, AskLearned, AskWorth
from dummywhist.engine.study.side_file import beside
from dummywhist.engine.study.text import finding_text, question_text, read_finding, read_question
from dummywhist.engine.study.worth import worth_seen
from tests.engine.random_play import random_states
from tests.engine.study.choices import COMPUTERS, asked, free_choice, last_log, played

THOUGHT = Thought(
    (Candidate(Play(3), 1.25, 7.5, 0.125), Candidate(Bid(4, "up"), -0.5, None, None)),
    (World((1, 2, 4, 8), 0.75),), 240, True, (message("infer.call", seat=3, card=5, other=2),), 123_456,
)  # fmt: skip
TAKEN = tuple(Taken(at, 2 * at, at % 2) for at in range(len(CASES)))
ACQUAINTANCE = Acquaintance(Kind.COMPUTER, stranger(Kind.PERSON).habits, Tally(12, TAKEN))
FINDINGS: list[Finding] = [
    Advice(Play(3)),
    Advice(Play(3), message("reason.long_suit", card=5, suit=0), message("idea.long_suit"), THOUGHT),
    Advice(Discard((3, 17))),
    Worth(5, 812),
    Worth(None),
    Known(),
    Known(hand_of((1, 20, 40)), (Void(SEATS[1], 2, 4), Void(SEATS[3], 0, None)), ((SEATS[2], hand_of((20,))),)),
    Learned(),
    Learned(((PLAYERS[0], stranger(Kind.PERSON)), (PLAYERS[3], ACQUAINTANCE))),
    Proof(50, 12, 1, 2, Play(3), over=True, cut=True),
    Proof(6, failed=True, over=True),
]
COMPANY = ((PLAYERS[0], Kind.PERSON), (PLAYERS[2], Kind.COMPUTER))
HABITS = tuple((player, stranger(kind).habits) for player, kind in COMPANY)
MANNER = Manner(1000, 8.0, SILENT, COMPANY, HABITS, tricks=True)


@pytest.fixture(scope="module")
def chosen() -> Chosen:
    return free_choice(last_log(played(COMPUTERS, 14)))


def questions(chosen: Chosen) -> list[Asked]:
    seen = chosen.view()
    return [Advise("steady", 2, seen), Advise("master", 7, seen, MANNER), AskWorth(seen), AskKnown(seen)]


def counted() -> View:
    """Return what all see of a counted deal."""
    *_, last = random_states(4, ENGLISH_DUMMY)
    assert last.result is not None
    return view(last, None)


# ---- written and read ----


@pytest.mark.parametrize("finding", FINDINGS, ids=range(len(FINDINGS)))
def test_a_finding_survives_being_written(finding: Finding) -> None:
    text = finding_text(finding)
    assert read_finding(text) == finding and text.isascii() and "\n" not in text and json.loads(text)["v"] == 1


def test_a_question_survives_being_written(chosen: Chosen) -> None:
    for question in questions(chosen):
        text = question_text(question)
        assert read_question(text) == question and text.isascii() and "\n" not in text


def test_what_a_counted_deal_teaches_is_asked_and_answered_in_words(chosen: Chosen) -> None:
    known = ((PLAYERS[0], ACQUAINTANCE), (PLAYERS[1], stranger(Kind.COMPUTER)))
    for before in ((), known):
        question = AskLearned(counted(), before)
        assert read_question(question_text(question)) == question
        found = read_finding(answer_text(question_text(question)))
        assert isinstance(found, Learned) and found == answer(question)
        deals = {player: one.tally.deals for player, one in found.players}
        assert deals == {PLAYERS[0]: 13 if before else 1, PLAYERS[1]: 1, PLAYERS[2]: 1}
    with pytest.raises(Unreadable):
        read_question(question_text(AskLearned(chosen.view())))
    fields = json.loads(question_text(AskLearned(counted(), known)))
    player = fields["players"]["A"]
    tally = player["tally"]
    for wrong in (
        {}, {"E": player}, {"A": {**player, "kind": "master"}}, {"A": {**player, "habits": "1"}},
        {"A": {**player, "tally": tally[:-1]}}, {"A": {**player, "tally": [*tally[:-1], [1, 2]]}},
        {"A": {**player, "tally": [*tally[:-1], [1, 2, -1]]}}, {"A": {**player, "tally": [*tally[:-1], "abc"]}},
    ):  # fmt: skip
        changed = json.dumps({**fields, "players": wrong})
        if wrong:
            with pytest.raises(Unreadable):
                read_question(changed)
        else:
            assert read_question(changed) == AskLearned(counted())


def test_what_was_learned_is_told_to_players_of_this_program_only(chosen: Chosen) -> None:
    for level, own in (("master", True), ("other-mine", False)):
        told = commands(3, Advise(level, 7, chosen.view(), MANNER))
        assert [one for one in told if isinstance(one, lines.Known)] == (
            [lines.Known(player, habits) for player, habits in HABITS] if own else []
        )
        assert lines.Company(COMPANY) in told


@pytest.mark.parametrize("finding", FINDINGS, ids=range(len(FINDINGS)))
def test_a_finding_with_anything_else_in_it_is_refused_or_read(finding: Finding) -> None:
    """Whatever a field is changed to, reading ends in a finding or in `Unreadable`."""
    fields = json.loads(finding_text(finding))
    strange = (None, True, -1, 1.5, "x", [], [[]], {}, {"N": 1}, 10**30, "play SA")
    refused = 0
    for key in fields:
        for value in strange:
            changed = json.dumps({**fields, key: value})
            try:
                read_finding(changed)
            except Unreadable:
                refused += 1
        try:
            read_finding(json.dumps({name: value for name, value in fields.items() if name != key}))
        except Unreadable:
            refused += 1
    assert refused > len(fields)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"v":2}', '{"v":1}', '{"v":1,"ask":"known"}', "[" * 100_000, "nul"])
def test_what_is_no_question_is_refused(text: str) -> None:
    for reading in (read_question, read_finding, answer_text):
        with pytest.raises(Unreadable):
            reading(text)


@pytest.mark.parametrize("level", ["", "Steady", "steady\nquit", "x" * 41, "a b", 7, None])
def test_a_level_is_a_word_and_no_more_lines(chosen: Chosen, level: object) -> None:
    fields = json.loads(question_text(asked(chosen, 1)))
    for wrong in ({"level": level}, {"company": {"A": level}}):
        with pytest.raises(Unreadable):
            read_question(json.dumps({**fields, **wrong}))


# ---- kept ----


def kept(path: Path | None, chosen: Chosen, answers: list[tuple[Asked | Prove, Finding]]) -> Findings:
    findings = Findings(path)
    for question, finding in answers:
        findings.keep(question, finding)
    assert findings.flush() and not findings.unwritten
    return findings


def test_every_answer_is_found_again_after_a_restart(tmp_path: Path, chosen: Chosen) -> None:
    record = tmp_path / "table.dwr"
    answers: list[tuple[Asked | Prove, Finding]] = [(one, answer(one)) for one in questions(chosen) if one.view]
    proof = Prove(chosen, asked(chosen, 1), 6)
    answers.append((proof, Proof(6, 6, again=chosen.action, over=True)))
    kept(record, chosen, answers)
    again = Findings(record)
    for question, finding in answers:
        found = again.found(question)
        assert type(found) is type(finding) and found == read_finding(finding_text(finding))
    assert again.word() is None


def test_only_the_same_question_has_the_answer(chosen: Chosen, monkeypatch: pytest.MonkeyPatch) -> None:
    question = asked(chosen, 1)
    findings = kept(None, chosen, [(question, advise(question))])
    other = next(reshuffled(chosen, 1, Random(3)))
    assert findings.found(question) is not None
    assert findings.found(asked(other, 1)) is not None, "he sees the same: it is the same question"
    for different in (
        asked(chosen, 2),
        asked(chosen, 1, "beginner"),
        Advise("steady", 1, chosen.view(), Manner(budget=5)),
        Advise("steady", 1, chosen.view(), Manner(agreed=SILENT)),
        Advise("steady", 1, chosen.view()._replace(ordinal=3)),
        AskKnown(chosen.view()),
        Prove(chosen, question),
    ):
        assert findings.found(different) is None
    monkeypatch.setattr(rooms, "make", lambda: "another make")
    assert findings.found(question) is None


def test_the_clock_makes_no_difference_but_where_it_cut(chosen: Chosen) -> None:
    seen = chosen.view()
    slow, fast, none = (Advise("master", 1, seen, Manner(seconds=seconds)) for seconds in (8.0, 0.1, None))
    whole = Advice(seen.options[0], thought=Thought((), looked=5))
    findings = kept(None, chosen, [(slow, whole)])
    assert findings.found(fast) == findings.found(none) == whole
    cut = Advice(seen.options[0], thought=Thought((), looked=1, cut=True))
    findings = kept(None, chosen, [(fast, cut)])
    assert findings.found(fast) == cut and findings.found(slow) is None and findings.found(none) is None


def test_what_was_said_is_found_by_the_view_and_the_choice(tmp_path: Path, chosen: Chosen) -> None:
    record, question = tmp_path / "table.dwr", Advise("steady", 1, chosen.view(), MANNER)
    findings = Findings(record)
    assert findings.said(chosen.view(), chosen.action) is None
    other = next(option for option in chosen.view().options if option != chosen.action)
    findings.keep_said(question, Advice(other))
    findings.keep_said(question, Advice(chosen.action))
    findings.keep_said(question, Advice(chosen.action, message("reason.long_suit", card=5, suit=0)))
    for room in (findings, Findings(record)):
        said = room.said(chosen.view(), chosen.action)
        assert said is not None and said.question == question and said.advice.reason is not None
        assert room.said(chosen.view(), other) is not None
        assert room.said(chosen.view(), Claim(3)) is None
        assert findings.flush()


def test_a_proof_is_kept_only_when_it_came_to_its_end(chosen: Chosen) -> None:
    question = Prove(chosen, asked(chosen, 1), 6)
    for unfinished in (Proof(6, 3, again=chosen.action), Proof(6, over=True, failed=True)):
        assert kept(None, chosen, [(question, unfinished)]).found(question) is None


def test_a_side_file_that_somebody_wrote_gives_no_answer_that_cannot_be(tmp_path: Path, chosen: Chosen) -> None:
    record, question = tmp_path / "table.dwr", asked(chosen, 1)
    unlawful = next(card for card in range(52) if Play(card) not in chosen.view().options)  # type: ignore[arg-type]
    for wrong in (Advice(Play(unlawful)), Worth(5)):  # type: ignore[arg-type]
        kept(record, chosen, [(question, wrong)])
        assert Findings(record).found(question) is None


def test_a_copy_has_the_findings_too(tmp_path: Path, chosen: Chosen) -> None:
    question = asked(chosen, 1)
    findings = kept(tmp_path / "table.dwr", chosen, [(question, advise(question))])
    for _ in range(2):
        findings.copy(tmp_path / "copy.dwr")
    assert beside(tmp_path / "copy.dwr").read_bytes() == beside(tmp_path / "table.dwr").read_bytes()
    assert Findings(tmp_path / "copy.dwr").found(question) == findings.found(question)


def test_what_is_found_again_is_not_written_again(tmp_path: Path, chosen: Chosen) -> None:
    question = asked(chosen, 1)
    kept(tmp_path / "table.dwr", chosen, [(question, advise(question))])
    before = beside(tmp_path / "table.dwr").read_bytes()
    kept(tmp_path / "table.dwr", chosen, [(question, advise(question))])
    assert beside(tmp_path / "table.dwr").read_bytes() == before


# ---- what is certain, and what a claim is worth ----


def test_what_is_certain_is_true_and_hangs_on_nothing_hidden() -> None:
    log = last_log(played(COMPUTERS, 40, number=3))
    voids = sure = 0
    for at in choices_back(log)[:20]:
        chosen = Chosen(log, at)
        found, state = known(chosen.view()), chosen.state()
        for seat, suit, trick in found.voids:
            assert not any(holds(state.hands[seat], 13 * suit + rank) for rank in range(13))  # type: ignore[arg-type]
            assert trick is None or trick <= len(state.tricks)
        for seat, cards in found.sure:
            assert cards and not cards & ~state.hands[seat]
        for other in reshuffled(chosen, 3, Random(at)):
            assert known(other.view()) == found
        voids, sure = voids + len(found.voids), sure + len(found.sure)
    assert voids and sure


def test_a_claim_is_exact_high_or_low() -> None:
    state = last_log(played(COMPUTERS, 40))
    before = Chosen(state, choices_back(state)[0]).state()
    claimant = before.layout.players[0]
    worth = worth_of(before, claimant)
    assert worth.tricks is not None
    for more, verdict in ((0, "exact"), (1, "high"), (-1, "low")):
        assert worth.verdict(worth.tricks + more) == verdict
    assert Worth(None).verdict(3) is None and Worth(0).verdict(0) == "exact"


def between_tricks(states: Iterable[DealState]) -> DealState:
    """Return the first state with at most seven tricks to come and no card on the table."""
    return next(
        state
        for state in states
        if state.phase_name == "play" and not state.trick and state.hands[state.leader].bit_count() <= 7
    )


def test_who_sees_all_hands_is_told_what_the_referee_finds() -> None:
    open_deal, closed_deal = (between_tricks(random_states(4, game)) for game in (DOUBLE_DUMMY, ENGLISH_DUMMY))
    told = []
    for player in open_deal.layout.players:
        found = worth_seen(view(open_deal, player))
        assert found.tricks == worth_of(open_deal, player).tricks is not None
        told.append(found.tricks)
    left = open_deal.hands[open_deal.leader].bit_count()
    assert sum(told) == left, "what one side makes the other does not"
    assert worth_seen(view(closed_deal, closed_deal.layout.players[0])) == Worth(None)


# ---- how sure a figure is ----


def test_the_error_is_that_of_the_difference_world_by_world() -> None:
    first, second, third = PACK[:3]
    made = ({first: 3, second: 2, third: 5}, {first: 5, second: 6, third: 7})
    even = Values(
        {first: Value(4, 4), second: Value(4, 4), third: Value(6, 6)}, [*range(14)], [*range(14)],
        (World((1, 2, 4, 8), 0.5), World((2, 1, 4, 8), 0.5)), made, cut=False, every=False, nodes=9,
    )  # fmt: skip
    assert even.error(first, second) == even.error(second, first) == pytest.approx(0.5**0.5)
    assert even.error(first, third) == 0.0, "two tricks fewer in every world: there is no doubt about that"
    assert even._replace(every=True).error(first, second) == 0.0


@pytest.mark.skipif(not is_native(), reason="worlds are looked at by the fast solver only")
def test_calls_have_an_error_too() -> None:
    auction = next(state for state in random_states(2, BID_DUMMY) if state.phase_name == "auction")
    (player,) = kernel.actors(auction)
    thought = advise(Advise("strong", 1, view(auction, player))).thought  # type: ignore[arg-type]
    assert thought is not None and thought.candidates[0].error == 0.0 and thought.nodes > 0
    errors = [one.error for one in thought.candidates[1:] if one.error is not None]
    assert errors and all(0 < error < 60 for error in errors)


@pytest.mark.skipif(not is_native(), reason="worlds are looked at by the fast solver only")
def test_candidates_have_an_error_that_shrinks_with_more_worlds() -> None:
    chosen = free_choice(last_log(played(COMPUTERS, 14, BOOKS)))
    found = [advise(Advise("strong", 1, chosen.view(), Manner(budget=budget))).thought for budget in (20_000, 600_000)]
    for thought in found:
        assert thought is not None and thought.looked > 1 and thought.nodes > 0
        first, *others = thought.candidates
        assert first.error == 0.0 and all(one.error is not None and 0 <= one.error < 3 for one in others)
    few, many = (max(one.error or 0.0 for one in thought.candidates) for thought in found if thought is not None)
    assert many <= few


def test_the_text_of_a_view_is_all_that_a_process_is_given(chosen: Chosen) -> None:
    """The same View, read from its text in another deal, gets the same answer."""
    other = next(reshuffled(chosen, 1, Random(5)))
    assert view_text(other.view()) == view_text(chosen.view())
    for ask in (AskKnown, AskWorth):
        assert answer_text(question_text(ask(other.view()))) == answer_text(question_text(ask(chosen.view())))
