"""Does another process judge a counted deal as this one does, from Views alone, and can it be stopped and gone on?"""

from dataclasses import replace
from functools import cache

import pytest

from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.seats import review as room
from dummywhist.engine.seats.review import Review
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.answering import answer_text
from dummywhist.engine.study.deal_study import judged, lost
from dummywhist.engine.study.finding import Overplay, Weighed
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.knowable import knowable
from dummywhist.engine.study.question import AskOverplay, AskWeighed
from dummywhist.engine.study.reasons import Parting
from dummywhist.engine.study.split import splits
from dummywhist.engine.study.text import finding_text, question_text, read_finding, read_question
from dummywhist.engine.study.weighing import knowable_of, weighed
from dummywhist.engine.table import Table
from tests.engine.study.choices import COMPUTERS, played
from tests.engine.study.few_layouts import judge_by_few

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")


@cache
def counted() -> Table:
    """A table at which computers have played a deal to its end: nobody plays on there."""
    return played(COMPUTERS, 52)


def review() -> Review:
    """Return what is still to be judged of that deal."""
    found = counted().seat("A").review(0)
    assert found is not None
    return found


def told(question: AskWeighed) -> Weighed:
    finding = read_finding(answer_text(question_text(question)))
    assert isinstance(finding, Weighed)
    return finding


def test_the_answer_to_a_question_in_text_is_what_is_known_here() -> None:
    found = review()
    for one in found.cards[16:40:6]:
        question = found.question(one)
        assert read_question(question_text(question)) == question
        here = knowable(one.view, one.card, Solver(32))
        there = knowable_of(told(question))
        assert there.tricks == pytest.approx(here.tricks) and there.points == pytest.approx(here.points)
        assert there[2:5] == pytest.approx(here[2:5]) and there[5:9] == pytest.approx(here[5:9])
        mine, theirs = here.parting, there.parting
        assert (theirs.best, theirs.fact) == (mine.best, mine.fact)
        assert (theirs.share, *theirs[3:]) == pytest.approx((mine.share, *mine[3:]), abs=1e-4)


def test_another_card_than_the_one_played_can_be_asked_about() -> None:
    found = review()
    one = next(one for one in found.cards[12:] if found.question(one) and len(told(found.question(one)).tricks) > 1)
    other = next(card for card, _ in told(found.question(one)).tricks if card != one.card)
    mine, theirs = told(found.question(one)), told(found.question(one, other))
    assert dict(theirs.tricks).keys() == dict(mine.tricks).keys()
    best = max(dict(theirs.tricks).values())
    assert theirs.loss == pytest.approx(best - dict(theirs.tricks)[other])


def test_what_may_not_be_played_is_refused_and_what_is_no_answer_is_unreadable() -> None:
    one = review().cards[20]
    hidden = next(card for card in range(52) if card not in dict(weighed(one.view, one.card).tricks))
    with pytest.raises(Unlawful):
        weighed(one.view, hidden)
    whole = finding_text(weighed(one.view, one.card))
    for wrong in ('"loss":"much"', '"loss":null'):
        begin, end = whole.index('"loss":'), whole.index(',"points":', whole.index('"loss":'))
        with pytest.raises(Unreadable):
            read_finding(whole[:begin] + wrong + whole[end:])


@cache
def of_one() -> Weighed:
    """What is found of one card of that deal."""
    one = review().cards[20]
    return weighed(one.view, one.card)


@pytest.mark.parametrize(
    "fact",
    [
        '"fact":{"kind":"out","seat":"E","suit":"S"},"explains":1.5,"among":1,"bits":1',
        '"fact":{"kind":"out","seat":"E","suit":7},"explains":1,"among":1,"bits":1',
        '"fact":{"kind":"holds","seat":"E"},"explains":1,"among":1,"bits":1',
        '"fact":{"kind":"divides","suit":"S","counts":[1,3]},"explains":1,"among":1,"bits":1',
        '"fact":{"kind":"lies","suit":"S"},"explains":1,"among":1,"bits":1',
        '"fact":7',
    ],
)
def test_a_reason_that_is_none_is_unreadable(fact: str) -> None:
    told = of_one()
    whole = finding_text(replace(told, parting=Parting(review().cards[20].card, 0.5)))
    assert read_finding(whole) != told
    with pytest.raises(Unreadable):
        read_finding(whole.replace('"fact":null', fact))


def test_the_dearest_card_with_all_hands_seen_is_counted_first_and_in_the_end_all_are_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge_by_few(monkeypatch)
    past = next(past for past in counted().seat("A").past() if past.counted)
    found = Review(past)
    whole_deal = len(past) - 2
    assert not found.over and len(found.cards) == whole_deal
    order, equal = [], found.done
    assert {one.decision.at for one in found.judged()} <= {one.at for one in found.cards} and equal < whole_deal
    while (one := found.next()) is not None:
        order.append(one)
        found.hear(one, weighed(one.view, one.card))
        assert found.done == equal + len(order)
    whole = {one.decision.at: one for one in found.judged()}
    losses = [whole[one.at].seen_loss for one in order]
    assert losses == sorted(losses, reverse=True) and found.over
    alone = list(judged(past.log, threads=2))
    assert [one.verdict for one in found.judged()] == [one.verdict for one in alone]
    mine, theirs = found.lost(), lost(alone)
    assert {player: mine[player].known for player in theirs} == pytest.approx(
        {player: theirs[player].known for player in theirs}
    )
    end = found.end
    parts = splits(alone, end.layout, end.result)
    assert parts is not None
    assert {player: found.held(end.layout.side[end.layout.own_seat(player)]) for player in parts} == {
        player: part.held for player, part in parts.items()
    }


def test_a_deal_in_play_has_no_review_and_its_log_stays_hidden() -> None:
    seat = played(COMPUTERS, 20).seat("A")
    assert seat.review(0) is None
    for ask in (lambda past: past.log, lambda past: past.before(3)):
        with pytest.raises(ValueError):
            ask(seat.past()[0])


def test_before_a_card_the_trick_before_it_is_quitted_and_all_hands_lie_open() -> None:
    past = next(past for past in counted().seat("A").past() if past.counted)
    cards = len(past) - 2
    for moment in range(cards):
        seen = past.before(moment)
        assert len(seen.trick) == moment % 4 and len(seen.played) == moment // 4
        assert sum((seen.cards_at(seat) or 0).bit_count() for seat in seen.layout.chairs) == 52 - moment
    assert past.before(cards).result is not None


def test_findings_of_cards_and_of_tables_are_told_apart() -> None:
    found, kept = review(), Findings()
    one = found.cards[30]
    weighing = weighed(one.view, one.card)
    cards = [card for card, _ in weighing.tricks]
    kept.keep(found.question(one), weighing)
    assert kept.found(found.question(one)) is not None
    assert all(kept.found(found.question(one, card)) is None for card in cards if card != one.card)
    assert kept.found(AskWeighed(one.view, one.card, 1)) is None


def test_what_one_other_table_made_of_a_tray_is_not_taken_for_what_another_made() -> None:
    kept, end = Findings(), review().end
    kept.keep(AskOverplay(end, "steady", 0), Overplay(5, ()))
    assert kept.found(AskOverplay(end, "steady", 0)) == Overplay(5, ())
    assert kept.found(AskOverplay(end, "steady", 1)) is None and kept.found(AskOverplay(end, "club", 0)) is None


def test_without_the_fast_solver_nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "is_native", lambda: False)
    found = review()
    assert not found.cards and found.next() is None and found.held(0) is None
