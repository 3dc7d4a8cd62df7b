"""Which cards come back, when, in which order; and is the position that is asked again the same but for its suits?"""

from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.cards.hand import Hand, of_suit, size
from dummywhist.engine.cards.notation import suit_text
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.library.shelf import plain
from dummywhist.engine.problems.asking_again import AS_IT_WAS, asked_again, suits_for, turned_hand
from dummywhist.engine.problems.kept_lines import append_line, read_lines
from dummywhist.engine.problems.mistakes import (
    AT_ONCE,
    TASK_LETTERS,
    Mistake,
    mark_of,
    mistake_of,
    mistake_text,
    read_mistake,
    read_mistakes,
    set_as_problem,
    standings_with,
    waiting,
)
from dummywhist.engine.problems.returning import Standing, Try
from dummywhist.engine.record.deals import DealLog, deals_of
from dummywhist.engine.record.log import Log, new_record
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.store import create, read_file
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import Judged, has_choice
from dummywhist.engine.study.knowable import Knowable
from dummywhist.engine.study.open_hands import decisions, values
from dummywhist.engine.table import Table
from tests.playing import play_on

MONDAY = date(2026, 11, 23)
ONE = Mistake(
    "m0123456789ab", MONDAY, 0.87, 3, 20, 4, 1, "suit", "english-dummy", Hand(0b111), Hand(1 << 40), "my table.dwr"
)


def day(after: int) -> date:
    return MONDAY + timedelta(days=after)


@cache
def record() -> Log:
    """A table of Ruth and two computers at which three deals were played by the lowest cards."""
    people = (Person("Ruth", PERSON), Person("Edith", "steady"), Person("Max", "steady"))
    made = new_record("english-dummy", {"first_dummy": "agreed"}, people)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.dwr"
        table = Table(made, create(path, made), count(1).__next__)
        table.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), table.stamp))
        play_on(table, lambda table: table.session.last is not None and table.session.last.setup.ordinal == 2).close()
        return read_file(path).log


@cache
def deals() -> tuple[DealLog, ...]:
    log = record()
    return deals_of(log.sessions[0], [(entry.by, entry.action) for entry in log.entries])


def judged(loss: float, points: float = 1.0, deal: int = 1) -> Judged:
    """A card late in a deal, as if the study had found that it cost so much."""
    found = [one for one in decisions(deals()[deal]) if has_choice(one) and one.trick >= 6]
    (seen,) = values(found[:1], Solver())
    card = found[0].card
    tricks = {one: 5.0 - loss * (one == card) for one in seen}
    known = Knowable(tricks, tricks, loss, points, 0.01, 100, 100.0, every=False, evened=False)
    return Judged(found[0], {one: 5 - (one == card) for one in seen}, known)


def mistake(deal: int = 1) -> Mistake:
    made = mistake_of(judged(0.87, deal=deal), deals()[deal], "a.dwr", MONDAY)
    assert made is not None
    return made


# ---- which


def test_slips_and_mistakes_come_back_and_what_could_not_be_known_or_is_worth_nothing_does_not() -> None:
    log = deals()[1]
    assert mistake_of(judged(0.87), log, "a.dwr", MONDAY) is not None
    assert mistake_of(judged(0.3), log, "a.dwr", MONDAY) is not None
    assert mistake_of(judged(0.05), log, "a.dwr", MONDAY) is None
    assert mistake_of(judged(0.87, points=0.01), log, "a.dwr", MONDAY) is None


def test_a_mistake_says_where_it_was_made_and_which_hands_were_seen() -> None:
    made, one = mistake(), judged(0.87)
    seen = one.decision.view
    assert (made.deal, made.entry, made.trick, made.lost) == (1, one.decision.at, one.decision.trick, 0.87)
    assert made.place == len(seen.trick) and made.game == "english-dummy" and made.record == "a.dwr"
    assert made.yours == seen.cards_at(seen.layout.own_seat(one.decision.player))
    assert size(made.yours) == 13 - one.decision.trick
    assert (made.yours | made.open) & 1 << one.decision.card and not made.yours & made.open


def test_its_name_hangs_on_the_cards_of_its_deal_and_on_nothing_else() -> None:
    log = deals()[1]
    assert mark_of(log, 20) == mark_of(log._replace(setup=log.setup._replace(ordinal=7)), 20)
    assert len({mark_of(log, at) for at, (_, action) in enumerate(log.entries) if action.plays is not None}) == 52
    assert mark_of(deals()[0], 20) != mark_of(log, 20)


# ---- when


def test_it_begins_on_the_day_after_it_was_told_and_goes_on_like_any_problem() -> None:
    found = {ONE.id: ONE}
    assert standings_with(found, []) == {ONE.id: Standing(1, day(1))}
    assert standings_with(found, [Try(day(1), ONE.id, "first")]) == {ONE.id: Standing(2, day(4))}
    assert standings_with(found, [Try(day(1), ONE.id, "never")])[ONE.id].never


def test_of_one_kind_three_wait_at_once_the_dearest_and_another_comes_when_one_is_known() -> None:
    alike = {f"m{at}": ONE._replace(id=f"m{at}", lost=at / 10) for at in range(1, 6)}
    other = {"m9": ONE._replace(id="m9", lost=0.1, place=0)}
    found = {**alike, **other}
    assert AT_ONCE == 3 and waiting(found, standings_with(found, [])) == {"m5", "m4", "m3", "m9"}
    known = [Try(day(at), "m5", "first") for at in range(6)]
    assert waiting(found, standings_with(found, known)) == {"m4", "m3", "m2", "m9"}
    assert waiting(found, standings_with(found, [Try(day(1), "m4", "never")])) == {"m5", "m3", "m2", "m9"}


def test_what_is_set_by_hand_waits_whatever_else_waits() -> None:
    alike = {f"m{at}": ONE._replace(id=f"m{at}", lost=at / 10) for at in range(1, 5)}
    by_hand = {f"k{at}": ONE._replace(id=f"k{at}", lost=0.0, kept=True) for at in range(5)}
    found = {**alike, **by_hand}
    assert waiting(found, standings_with(found, [])) == {"m4", "m3", "m2", *by_hand}
    assert waiting(found, standings_with(found, [Try(day(1), "k0", "never")])) == {"m4", "m3", "m2", *by_hand} - {"k0"}


def test_any_card_can_be_set_by_hand_and_comes_back_as_a_mistake_does() -> None:
    one, log = judged(0.0), deals()[1]
    assert mistake_of(one, log, "a.dwr", MONDAY) is None
    made = set_as_problem(one.decision, log, "a.dwr", MONDAY)
    assert made == mistake()._replace(lost=0.0, kept=True)
    asked = asked_again(record(), made, 1)
    assert asked.decision.view == one.decision.view and asked.decision.card == one.decision.card


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("  Keep \n the trump\t", "Keep the trump"),
        ("a record=b task=c %41", "a record=b task=c %41"),
        ("\x07ring", "ring"),
        ("x" * 300, "x" * TASK_LETTERS),
        ("Führe Trumpf ♥", "Führe Trumpf ♥"),
        (" ", ""),
    ],
)
def test_a_task_in_own_words_is_one_printable_line_and_comes_back(words: str, kept: str) -> None:
    one = ONE._replace(kept=True, task=plain(words, TASK_LETTERS))
    assert one.task == kept and read_mistake(mistake_text(one)) == one


@pytest.mark.parametrize("task", ["task=%FF", "task=%0A", "task=%07"])
def test_a_task_that_is_no_text_is_refused(task: str) -> None:
    line = mistake_text(ONE._replace(kept=True)).replace(" record=", f" {task} record=")
    with pytest.raises(Unreadable):
        read_mistake(line)


def test_only_what_was_set_by_hand_has_a_task() -> None:
    with pytest.raises(Unreadable):
        read_mistake(mistake_text(ONE).replace(" record=", " task=a record="))


# ---- as lines


HANDS = st.integers(0, (1 << 52) - 1).map(Hand)


@given(
    st.dates(), st.integers(0, 1300), st.tuples(*[st.integers(0, 200)] * 3), st.integers(0, 3), HANDS, HANDS,
    st.text(st.characters(codec="utf-8", categories=("L", "N", "Zs", "P")), min_size=1).filter(str.isprintable),
    st.booleans(), st.text(), st.sampled_from(("", "N", "S", "C")), st.lists(st.sampled_from(PACK), max_size=3),
)  # fmt: skip
def test_any_mistake_is_read_as_it_was_written(
    when: date,
    lost: int,
    numbers: Sequence[int],
    place: int,
    yours: Hand,
    seen: Hand,
    name: str,
    kept: bool,
    task: str,
    trumps: str,
    lies: Sequence[Card],
) -> None:
    deal, entry, trick = numbers
    one = ONE._replace(
        day=when, lost=lost / 100, deal=deal, entry=entry, trick=trick, place=place, yours=yours, open=seen,
        record=name, kept=kept, trumps=trumps, lies=tuple(lies),
    )  # fmt: skip
    if kept:
        one = one._replace(task=plain(task, TASK_LETTERS))
    assert read_mistake(mistake_text(one)) == one


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2026-11-23", "2026-11-32"), ("deal=4", "deal=0"), ("way=suit", "way=sideways"), ("lost=", "cost="),
        ("game=english-dummy", "game=chess"), (" record=my table.dwr", ""), ("yours=", "yours=X"),
        (" m0123456789ab", ""), ("trick=5", "trick=five"), ("entry=21", "entry="),
    ],
)  # fmt: skip
def test_a_line_that_is_none_is_named_and_the_others_are_read(old: str, new: str) -> None:
    text = mistake_text(ONE)
    assert old in text
    told = read_mistakes([text.replace(old, new, 1), "", mistake_text(ONE._replace(id="m1"))])
    assert list(told.found) == ["m1"]
    (error,) = told.left_out
    assert isinstance(error, Unreadable) and error.line == 1


def test_of_lines_about_the_same_mistake_the_last_counts(tmp_path: Path) -> None:
    path = tmp_path / "mistakes.log"
    append_line(path, mistake_text(ONE))
    append_line(path, mistake_text(ONE._replace(record="Übung.dwr")))
    assert read_mistakes(read_lines(path)).found[ONE.id].record == "Übung.dwr"


# ---- asked again


@pytest.mark.parametrize("deal", [0, 1, 2])
def test_the_table_stands_before_the_card_as_it_was_and_the_person_is_asked(deal: int) -> None:
    one = mistake(deal)
    asked = asked_again(record(), one, 2)
    before = judged(0.87, deal=deal).decision
    assert asked.suits == AS_IT_WAS and asked.decision.view._replace(settings={}) == before.view._replace(settings={})
    session = asked.log.session
    assert session.deal is not None and session.deal.setup.ordinal == deal
    assert len(session.deal.tricks) == one.trick and len(session.deal.trick) == one.place
    kinds = {person.name: person.kind for person in asked.log.people}
    assert sorted(kinds.values()) == [PERSON, "steady", "steady"]
    assert asked.log.people[session.entrant_of[before.player] - 1].kind == PERSON


def test_from_the_third_time_on_other_suits_stand_there_and_all_else_is_the_same() -> None:
    one = mistake()
    plain, turned = asked_again(record(), one, 2), asked_again(record(), one, 3)
    assert sorted(turned.suits) == [0, 1, 2, 3] and turned.suits != AS_IT_WAS
    seen, other = plain.decision.view, turned.decision.view
    seat = plain.decision.seat
    assert other.cards_at(seat) == turned_hand(seen.cards_at(seat) or Hand(0), turned.suits) != seen.cards_at(seat)
    assert seen.trump is not None and other.trump == turned.suits[seen.trump]
    assert [trick.winner for trick in other.played] == [trick.winner for trick in seen.played]
    assert size(Insight(other).legal) == size(Insight(seen).legal)
    (was,), (now,) = values([plain.decision], Solver()), values([turned.decision], Solver())
    assert {13 * turned.suits[card // 13] + card % 13: tricks for card, tricks in was.items()} == now


@given(st.text("0123456789abcdef", min_size=4), st.integers(3, 9), st.sampled_from([None, 0, 1, 2, 3]))
def test_suits_are_others_each_time_and_one_that_is_fixed_stays(name: str, step: int, fixed: int | None) -> None:
    suits = suits_for(ONE._replace(id=name), step, fixed)
    assert sorted(suits) == [0, 1, 2, 3] and suits != AS_IT_WAS
    assert fixed is None or suits[fixed] == fixed
    assert suits == suits_for(ONE._replace(id=name), step, fixed)


def test_a_turned_hand_has_the_same_ranks_in_other_suits() -> None:
    hand = Hand(0b1010000000001 | 0b11 << 13 | 1 << 51)
    turned = turned_hand(hand, (2, 0, 3, 1))
    for suit in range(4):
        was = of_suit(hand, suit) >> 13 * suit  # type: ignore[arg-type]
        to = (2, 0, 3, 1)[suit]
        assert of_suit(turned, to) >> 13 * to == was  # type: ignore[arg-type]


def test_a_record_that_does_not_hold_the_card_is_told() -> None:
    for other in (mistake()._replace(id="m000000000000"), mistake()._replace(deal=9), mistake()._replace(entry=400)):
        with pytest.raises(Unreadable) as told:
            asked_again(record(), other, 1)
        assert told.value.message.key == "mistake.gone"


def test_what_the_asked_seat_saw_is_in_the_line() -> None:
    seen = judged(0.87).decision.view
    made = read_mistake(mistake_text(mistake()))
    assert made.trumps == suit_text(seen.trump) and made.lies == tuple(seen.trick)


@pytest.mark.parametrize("planted", ["trumps=X", "trumps=NN", "lies=S1", "lies=SA2", "lies=Z"])
def test_trumps_or_a_trick_that_are_none_are_refused(planted: str) -> None:
    with pytest.raises(Unreadable):
        read_mistake(mistake_text(ONE).replace(" record=", f" {planted} record="))
