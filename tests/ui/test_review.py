"""A finished deal in the window: counted while one looks, loss by loss on the table, and another try at each."""

import os
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import Cards
from dummywhist.engine.messages import Message
from dummywhist.engine.seats.review import Judged, Verdict
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Advice
from dummywhist.engine.study.retry import Result, equals
from dummywhist.engine.table import Table
from dummywhist.ui.desk.review import ReviewDesk
from dummywhist.ui.panels.loss_list import LossButton, draw_sign
from dummywhist.ui.panels.review_panel import ReviewPanel
from dummywhist.ui.panels.review_words import VERDICTS, Words
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.seat.bots import COUNT_MS
from dummywhist.ui.seat.judging import Judging
from dummywhist.ui.tongues import say
from dummywhist.ui.words.terms import card_words, number_words
from tests.daily import one_in, pairs
from tests.ui.house import House

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")
WIDE, SMALL = (1366, 768), (1024, 640)
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
KINDS = ("person", "steady", "steady")
FOUND = "found-of-the-deal.dwa"
"""What was found about the deal of these tests: counted once, it lies beside the record for all of them."""


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def counted_once(table: Table) -> bool:
    return table.session.last is not None and table.session.last.result is not None


def opened(house: House, size: tuple[int, int] = WIDE, **how: object) -> None:
    """Open a table at which one deal was played to its end by the lowest cards."""
    house.seed(KINDS, counted_once)
    house.open(size=size, **how)
    house.rest()


def side_file(house: House) -> Path:
    return (house.paths.tables / house.left[0]).with_suffix(".dwa")


def desk(house: House) -> ReviewDesk:
    return house.program.sheets.review


def panel(house: House) -> ReviewPanel:
    dock = house.window.central.dock
    assert isinstance(dock, ReviewPanel) and dock.isVisible()
    return dock


def reviewed(house: House, size: tuple[int, int] = WIDE, **how: object) -> ReviewPanel:
    """Open the review of that deal and wait until all of it is counted."""
    house.seed(KINDS, counted_once)
    found = house.for_all / FOUND
    if found.exists():
        side_file(house).write_bytes(found.read_bytes())
    house.open(size=size, **how)
    house.rest()
    house.do("review")
    wait_for_count(house)
    if not found.exists():
        keep_for_all(house)
    return panel(house)


def keep_for_all(house: House) -> None:
    """Keep what was found, whole at once, for other workers look for it at any time."""
    house.conductor.computers.analyst.findings.flush()
    made = house.for_all / f"{FOUND}-{os.getpid()}"
    made.write_bytes(side_file(house).read_bytes())
    made.replace(house.for_all / FOUND)


def wait_for_count(house: House) -> None:
    """Wait until all is counted; on a busy machine that takes its time."""
    judging = desk(house).judging
    assert judging is not None
    house.qtbot.waitUntil(lambda: judging.review.over or judging.failed, timeout=COUNT_MS)
    assert not judging.failed


def losses(house: House) -> tuple[Judged, ...]:
    judging = desk(house).judging
    assert judging is not None
    return tuple(one for one in judging.review.losses() if not one.worthless)


def at_a_mistake(house: House, size: tuple[int, int] = WIDE, **how: object) -> Judged:
    """Stand before the first card that cost something that could be known."""
    found = reviewed(house, size, **how)
    one = next(one for one in losses(house) if one.verdict in (Verdict.MISTAKE, Verdict.SLIP))
    house.press(next(row for row in found.rows if row.row.at == one.decision.at))
    return one


def answers(one: Judged) -> tuple[Card, Card]:
    """Return a card that is right on what could be known, and one that is not, and was not played."""
    assert one.known is not None
    known = one.known.tricks
    best = max(known, key=lambda card: known[card])
    wrong = min(known, key=lambda card: (equals(one, card), known[card]))
    assert known[best] - known[wrong] > 0.2 and not equals(one, wrong)
    return best, wrong


# ---- the count


@pytest.mark.long
def test_it_is_counted_while_one_looks_stopped_by_esc_and_gone_on_with(house: House) -> None:
    """Early in a run: what is found about this deal is there for all that look at it later."""
    opened(house)
    house.do("review")
    found, counted = panel(house), desk(house)
    whole = len(counted.judging.review.cards)
    assert found.counting.text() == f"Counting, {counted.judging.review.done} of {whole}" and whole > 40
    house.qtbot.waitUntil(lambda: counted.judging.review.done > 6 and bool(losses(house)), timeout=COUNT_MS)
    assert found.rows and not counted.judging.review.over
    house.key(Qt.Key.Key_Escape)
    done = counted.judging.review.done
    assert not counted.judging.running and found.isVisible() and found.stop.text() == "Count the rest"
    house.qtbot.wait(400)
    assert counted.judging.review.done == done
    house.press(found.stop)
    assert found.stop.text() == "Stop"
    house.qtbot.waitUntil(lambda: counted.judging.review.done > done, timeout=COUNT_MS)
    wait_for_count(house)
    keep_for_all(house)
    assert not found.counting.isVisible() and not found.stop.isVisible()
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: not found.isVisible())


def test_what_was_counted_once_is_there_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    reviewed(house)
    judging = desk(house).judging
    again = Judging(house.sitting.seat.review(0), house.conductor.computers.analyst, house.window)
    asked: list[object] = []
    monkeypatch.setattr(house.conductor.computers.analyst._bot, "ask", asked.append)
    again.go_on()
    house.until(lambda: again.review.over)
    assert not asked and again.review.judged() == judging.review.judged()


def test_a_deal_in_play_has_no_losses_and_the_one_before_can_be_reviewed(house: House) -> None:
    reviewed(house)
    house.conductor.next_deal()
    house.rest()
    found = panel(house)
    assert found.nothing.text() == "Losses are told after the deal." and not found.rows
    assert found.earlier.text() == "Review deal 1"
    house.do("next_loss")
    assert not house.sitting.reviewing
    house.press(found.earlier)
    wait_for_count(house)
    assert found.rows and found.title.text() == "Deal 1" and house.sitting.reviewing


# ---- the dock


def test_the_losses_are_listed_with_their_verdicts_figures_and_sums(house: House) -> None:
    found = reviewed(house)
    told = losses(house)
    assert len(found.rows) == len(told) > 4
    assert {one.verdict for one in told} > {Verdict.MISTAKE}
    for row, one in zip(found.rows, told, strict=True):
        assert row.row.trick == one.decision.trick + 1 and row.row.card == one.decision.card
        assert row.row.seen == (f"\N{MINUS SIGN}{one.seen_loss}" if one.seen_loss else "0")
        assert row.row.known == (f"\N{MINUS SIGN}{one.known_loss:.2f}" if one.known_loss else "0")
        assert (row.row.who == "Dummy") == (one.decision.seat in one.decision.view.layout.dummies)
    lost = desk(house).judging.review.lost()
    assert f"you {lost[Player('A')].known:.2f}" in found.sums.text() and "Within ±" in found.sums.text()
    end = desk(house).judging.review.end
    made = dict(end.result.tricks)[end.layout.side[end.layout.own_seat(Player("A"))]]
    assert found.subtitle.text().lower().startswith(f"{number_words(made)} tricks to you; ")


def test_a_row_is_said_whole(house: House) -> None:
    found = reviewed(house)
    for row, one in zip(found.rows, losses(house), strict=True):
        said = row.accessibleName()
        assert said.startswith(f"Trick {one.decision.trick + 1}. ") and one.verdict.value in said.lower()
        assert "with all hands seen" in said and "on what could be known." in said
        if one.known_loss:
            best = max(one.known.tricks.values())
            better = [card for card in one.known.tricks if one.known.tricks[card] > best - 1e-6]
            assert any(f"The {card_words(card)} brings" in said for card in better)


def test_one_player_can_be_chosen(house: House) -> None:
    found = reviewed(house)
    whole = len(found.rows)
    for segment, player in zip(found.players.segments[1:], "ABC", strict=True):
        segment.click()
        assert [row.row.player for row in found.rows] == [
            one.decision.player for one in losses(house) if one.decision.player == player
        ]
    found.players.segments[0].click()
    assert len(found.rows) == whole


def test_each_tab_is_shown_from_its_top_and_the_losses_where_one_is(house: House) -> None:
    found = reviewed(house, SMALL)
    bar = found._scroll.verticalScrollBar()
    found.show_tab("lines")
    house.until(lambda: bar.maximum() > 40)  # what other lines brought stands below
    found.show_tab("losses")
    house.press(found.rows[-1])
    house.rest()
    for _ in range(2):
        bar.setValue(bar.maximum())
        assert bar.value() > 40
        found.show_tab("lines")
        assert bar.maximum() > 40 and bar.value() == 0
        bar.setValue(bar.maximum())
        found.show_tab("losses")
        assert found.here is not None and not found.here.visibleRegion().isEmpty()


@pytest.mark.parametrize(("language", "size"), pairs(["de", "en", "fr"], [SMALL, WIDE]))
def test_it_has_room_in_every_language(house: House, size: tuple[int, int], language: str) -> None:
    found = reviewed(house, size, language=language)
    assert found.width() == (300 if size == WIDE else 252)
    house.press(found.rows[0])
    house.rest()
    house.until(lambda: all(row.height() >= row.heightForWidth(row.width()) for row in found.rows))
    house.until(lambda: all(row.y() >= above.geometry().bottom() for above, row in pairwise(found.rows)))
    assert found.reason.height() >= found.reason.heightForWidth(found.reason.width())
    look(house, f"review-{language}")
    inside = found.content.rect()
    for row in found.rows:
        assert row.geometry().right() <= inside.right()
    for button in (found.retry, found.next):
        assert button.isVisible() and found.rect().contains(button.mapTo(found, button.rect().bottomRight()))
    assert {row.who_shown for row in found.rows} == {row.row.who for row in found.rows}, "no name is cut"
    assert all(row.height() <= LossButton.heightForWidth(found.rows[0], 10_000) + 18 for row in found.rows)
    facts = house.window.facts
    assert facts.width() >= facts.sizeHint().width()
    assert found.players is not None
    needed = [segment.minimumSizeHint().width() for segment in found.players.segments]
    assert found.players.width() >= sum(needed)
    one = next(one for one in losses(house) if one.verdict in (Verdict.MISTAKE, Verdict.SLIP))
    house.press(next(row for row in found.rows if row.row.at == one.decision.at))
    house.do("retry")
    house.rest()
    house.until(lambda: all(one.width() >= one.sizeHint().width() for one in (found.answer, found.leave)))
    look(house, f"try-{language}")
    for button in (found.answer, found.leave):
        assert button.isVisible() and found.rect().contains(button.mapTo(found, button.rect().bottomRight()))


def test_no_verdict_is_told_by_colour_alone(house: House) -> None:
    box, signs = QRectF(2, 2, 12, 12), set()
    for verdict in VERDICTS:
        image = QImage(16, 16, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        draw_sign(painter, verdict, box, "#000000")
        painter.end()
        signs.add(bytes(image.constBits()))
    assert len(signs) == 4


@pytest.mark.parametrize("size", one_in(2, [SMALL, WIDE]))
def test_no_row_lies_over_another_when_a_reason_comes_or_goes(house: House, size: tuple[int, int]) -> None:
    """At once, in the first picture after the press, and not only when the layout has come to rest."""
    found = reviewed(house, size)
    house.rest()
    for row in found.rows:
        house.press(row)
        assert all(one.y() >= above.geometry().bottom() for above, one in pairwise(found.rows))
        assert all(one.height() >= one.heightForWidth(one.width()) for one in found.rows)
        assert found.reason.isHidden() or found.reason.height() >= found.reason.heightForWidth(found.reason.width())


# ---- why it loses


def test_why_a_card_loses_is_told_where_the_table_stands_before_it(house: House) -> None:
    one = at_a_mistake(house)
    found = panel(house)
    assert one.known is not None
    told = one.known.parting
    assert found.reason.isVisible() and told.best is not None
    assert f"The {card_words(one.decision.card)} loses in " in found.reason.text()
    assert f"Better: the {card_words(told.best)}." in found.reason.text()
    told_by_a_fact = [one for one in losses(house) if one.known_loss and one.known.parting.fact is not None]
    assert told_by_a_fact
    for other in told_by_a_fact:
        house.press(next(row for row in found.rows if row.row.at == other.decision.at))
        parts = other.known.parting
        assert "Then " in found.reason.text()
        share = "all layouts" if parts.share >= 0.995 else f"{round(100 * parts.share)} of 100 layouts"
        assert share in found.reason.text()
        assert ("always" if parts.explains >= 0.995 else "mostly") in found.reason.text()
    unlucky = next(one for one in losses(house) if one.verdict is Verdict.UNLUCKY)
    house.press(next(row for row in found.rows if row.row.at == unlucky.decision.at))
    assert not found.reason.isVisible()


def test_the_idea_of_a_strong_player_follows_and_a_try_hides_all_of_it(
    house: House,
) -> None:
    one = at_a_mistake(house)
    found, counted = panel(house), desk(house)
    best, wrong = answers(one)
    before = found.reason.text()
    place = (counted.judging.review.ordinal, one.decision.at)
    idea = Message("idea.draw_trumps", {})
    counted._reason._found_idea(one, place, Advice(play_of(wrong), idea=idea))
    assert say(idea) not in found.reason.text(), "he plays no right card himself"
    counted._reason._found_idea(one, place, Advice(play_of(best), idea=idea))
    assert found.reason.text() == f"{before.removesuffix(say(idea)).rstrip()} {say(idea)}"
    house.do("retry")
    house.rest()
    assert not found.reason.isVisible()
    house.press(found.answer)
    house.rest()
    assert found.reason.isVisible()


# ---- on the table


def test_a_chosen_row_lets_the_table_stand_before_the_card_with_all_hands_open(house: House) -> None:
    found = reviewed(house)
    for row, one in list(zip(found.rows, losses(house), strict=True))[:6]:
        house.press(row)
        seen = house.sitting.view_now()
        decision = one.decision
        assert found.here is row and len(seen.played) == decision.trick and seen.trick == decision.view.trick
        assert seen.to_play == decision.seat
        assert all(seen.cards_at(seat) is not None for seat in seen.layout.chairs)
        assert house.view._advised == decision.card
        assert card_words(decision.card) in house.picture.prompt.words
    moments = {row.row.moment for row in found.rows}
    alone = next(row for row in found.rows if row.row.moment + 1 not in moments)
    house.press(alone)
    house.key(Qt.Key.Key_Right, ALT)
    assert found.here is None and house.view._advised is None
    house.key(Qt.Key.Key_Left, ALT)
    assert found.here is alone


def test_by_keys_alone_from_loss_to_loss_and_card_to_card(house: House) -> None:
    house.seed(KINDS, counted_once)
    shared = house.for_all / FOUND
    if shared.exists():
        side_file(house).write_bytes(shared.read_bytes())
    house.open(size=(1366, 768))
    house.rest()
    house.key(Qt.Key.Key_F9)
    wait_for_count(house)
    found = panel(house)
    order = sorted(range(len(found.rows)), key=lambda at: found.rows[at].row.moment)
    for place in order[:3]:
        house.key(Qt.Key.Key_Down, CTRL)
        assert found.here is found.rows[place]
    house.key(Qt.Key.Key_Up, CTRL)
    assert found.here is found.rows[order[1]]
    found.here.setFocus()
    house.key(Qt.Key.Key_Down)
    assert found.here is found.rows[order[2]] and found.here.hasFocus()
    house.key(Qt.Key.Key_Right)
    assert house.program.sheets.looking.place().moment == found.rows[order[2]].row.moment + 1
    assert house.sitting.leave_review() and found.here is None
    house.key(Qt.Key.Key_Down, CTRL)
    assert found.here is found.rows[order[0]]


def test_after_the_last_loss_there_is_none(house: House) -> None:
    found = reviewed(house)
    house.press(found.rows[-1])
    house.press(found.next)
    assert found.here is found.rows[-1] and house.prompt == "There is no further loss."


def test_the_status_line_has_room_for_the_trick_as_soon_as_it_is_said(house: House) -> None:
    opened(house, SMALL)
    facts = house.window.facts
    house.program.sheets.looking.show_moment(0, 12)
    assert facts.text().endswith("Trick 3 of 13") and facts.width() >= facts.sizeHint().width()


# ---- another try


def test_what_came_later_is_hidden_while_one_tries(house: House) -> None:
    one = at_a_mistake(house)
    found = panel(house)
    later = [row for row in found.rows if row.row.at >= one.decision.at]
    earlier = [row for row in found.rows if row.row.at < one.decision.at]
    assert len(later) > 3 and earlier
    house.do("retry")
    house.rest()
    for row in later:
        assert row.covered and row.second == "Hidden while you try"
        assert card_words(row.row.card) not in row.accessibleName().lower()
    assert not any(row.covered for row in earlier)
    house.press(found.answer)
    house.rest()
    assert not any(row.covered for row in found.rows)


def test_the_right_card_at_the_first_try(house: House) -> None:
    one = at_a_mistake(house)
    found, (best, _) = panel(house), answers(one)
    row = found.here
    house.key(Qt.Key.Key_Return, CTRL)
    house.rest()
    seen = house.sitting.view_now()
    assert seen.viewer == one.decision.player and house.picture.playable == frozenset(one.seen)
    shown = {seat for seat in seen.layout.chairs if seen.cards_at(seat) is not None}
    own = {seat for seat in seen.layout.chairs if seen.layout.holder[seat] == one.decision.player}
    assert shown == own | set(seen.layout.dummies)
    assert row.second == "Hidden while you try" and str(one.known_loss) not in row.accessibleName()
    assert found.trying.text().startswith(f"Trick {one.decision.trick + 1}, ") and not found.hint.isVisible()
    house.click_card(best)
    house.until(lambda: desk(house).retry.over)
    assert "right. It brings" in found.trying.text()
    assert desk(house).retry.result is Result.FIRST and not house.picture.playable
    assert row.row.verdict is one.verdict
    assert any("found at the first try" in row.second for row in found.rows if row.row.at == one.decision.at)


def test_a_wrong_card_costs_the_same_was_played_and_after_two_tries_hints_come(house: House) -> None:
    one = at_a_mistake(house)
    found, (best, wrong) = panel(house), answers(one)
    house.do("retry")
    house.rest()
    house.click_card(one.decision.card)
    assert found.trying.text() == "That was played. Choose again." and not found.hint.isVisible()
    house.click_card(wrong)
    house.until(lambda: found.trying.text().startswith("Costs "))
    cost = one.known.tricks[best] - one.known.tricks[wrong]
    assert float(found.trying.text().split()[1].rstrip(".")) == pytest.approx(cost, abs=0.35)
    house.press(found.hint)
    house.until(lambda: found.hinted.text())
    said = [found.hinted.text()]
    for _ in range(2):
        house.press(found.hint)
        said.append(found.hinted.text())
    assert len(set(said)) >= 2
    house.click_card(best)
    house.until(lambda: desk(house).retry.over)
    assert desk(house).retry.result is Result.SHOWN, "a hint has named the card"


def test_found_later_and_the_first_result_stays(house: House) -> None:
    one = at_a_mistake(house)
    best, wrong = answers(one)
    house.do("retry")
    house.rest()
    house.click_card(wrong)
    house.until(lambda: panel(house).trying.text().startswith("Costs "))
    house.click_card(best)
    house.until(lambda: desk(house).retry.over)
    assert desk(house).retry.result is Result.LATER
    house.do("retry")
    house.rest()
    house.click_card(best)
    house.until(lambda: desk(house).retry.over)
    second = next(row.second for row in panel(house).rows if row.row.at == one.decision.at)
    assert "found later" in second and "first" not in second


def test_the_answer_is_shown_and_esc_leaves_the_try(house: House) -> None:
    one = at_a_mistake(house)
    found, (best, _) = panel(house), answers(one)
    house.do("retry")
    house.rest()
    house.press(found.answer)
    house.rest()
    assert card_words(best).capitalize() in found.trying.text() or "it brings" in found.trying.text()
    assert desk(house).retry.result is Result.SHOWN
    house.do("retry")
    house.rest()
    house.key(Qt.Key.Key_Escape)
    house.rest()
    seen = house.sitting.view_now()
    assert desk(house).retry is None and found.here is not None and house.sitting.reviewing
    assert all(seen.cards_at(seat) is not None for seat in seen.layout.chairs)
    assert found.here.second != "Hidden while you try"


def test_a_card_that_was_right_as_far_as_could_be_known_is_not_tried_again(house: House) -> None:
    found = reviewed(house)
    unlucky = next(one for one in losses(house) if one.verdict is Verdict.UNLUCKY)
    house.press(next(row for row in found.rows if row.row.at == unlucky.decision.at))
    house.do("retry")
    assert desk(house).retry is None and "as good as any" in house.prompt


# ---- values on the cards, and the strip


def before_loss(house: House, where: str) -> Judged:
    """Stand before a loss from the hand at a place of the screen, or at none of ``where`` skip."""
    found = panel(house)
    for row, one in zip(found.rows, losses(house), strict=True):
        house.press(row)
        if house.picture.places[one.decision.seat] == where:
            return one
    pytest.skip(f"nothing was lost at the {where}")


def figures(house: House) -> list[dict[Card, str]]:
    """Return the values that stand on the cards, row by row."""
    values = house.picture.values
    return [] if values is None else [{card: one.figure for card, one in row.worth.items()} for row in values.rows]


@pytest.mark.parametrize(("where", "size"), pairs(["bottom", "top", "left", "right"], [SMALL, WIDE]))
def test_values_stand_on_the_hand_to_play_and_cover_no_rank(house: House, where: str, size: tuple[int, int]) -> None:
    reviewed(house, size)
    one = before_loss(house, where)
    upper, lower = figures(house)
    assert upper == {card: str(tricks) for card, tricks in one.seen.items()}
    assert one.known is not None and lower == {card: f"{tricks:.1f}" for card, tricks in one.known.tricks.items()}
    best = {card for card, worth in house.picture.values.rows[0].worth.items() if worth.best}
    assert best == {card for card, tricks in one.seen.items() if tricks == max(one.seen.values())}
    scene = house.view.scene_items
    item, table = scene.values, scene.table
    house.rest()
    look(house, f"values-{where}")
    assert item.isVisible() and set(item.places.boxes) == set(one.seen)
    assert scene.prompt.isVisible() != (where == "bottom")
    boxes = [box for found in item.places.boxes.values() for box in found]
    assert not any(one.meets(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    for card, found in item.places.boxes.items():
        slot = slot_of(house.picture.facts, card)
        assert slot is not None
        pose, hit = table.cards[slot], table.hit[slot]
        rank = Rect(hit.x, hit.y, 0.16 * pose.width, 0.2 * pose.width)
        assert found and all(box.width >= 17 and box.height >= 15 for box in found)
        assert round(pose.rotation) % 180 == 90 or not any(box.meets(rank) for box in found)
        assert all(hit.x - 1 <= box.centre.x <= hit.right + 1 for box in found)
        said = house.view.overlay.cards[card].accessibleDescription()
        assert f"{number_words(one.seen[card])} trick" in said and f"{one.known.tricks[card]:.1f} on" in said
    if where == "bottom":
        assert all(len(found) == 2 for found in item.places.boxes.values())


def test_values_can_be_chosen_and_put_away_by_menu_and_key(house: House) -> None:
    reviewed(house)
    one = before_loss(house, "bottom")
    assert one.known is not None
    entries = {action.objectName(): action for action in house.window.submenus["trick_values"].actions()}
    entries["trick_values:known"].trigger()
    assert figures(house) == [{card: f"{tricks:.1f}" for card, tricks in one.known.tricks.items()}]
    house.key(Qt.Key.Key_E, CTRL)
    assert figures(house) == [] and entries["trick_values:none"].isChecked()
    assert not house.window.actions_by_key["values"].isChecked() and house.prompt
    house.key(Qt.Key.Key_E, CTRL)
    assert len(figures(house)) == 1 and entries["trick_values:known"].isChecked()
    entries["trick_values:seen"].trigger()
    assert figures(house) == [{card: str(tricks) for card, tricks in one.seen.items()}]
    house.press(panel(house).cross)
    house.rest()
    assert house.picture.values is None and house.picture.course is None


def test_a_try_hides_the_values_and_the_strip_from_there_on(house: House) -> None:
    one = at_a_mistake(house)
    assert figures(house) and house.picture.course.until is None
    house.do("retry")
    house.rest()
    moment = desk(house).judging.review.moment(one.decision)
    assert not figures(house) and house.picture.course.until == moment
    assert str(one.seen[one.decision.card]) not in house.picture.course.spoken.split("where")[1]
    house.press(panel(house).answer)
    house.rest()
    assert figures(house) and house.picture.course.until is None


@pytest.mark.parametrize("size", one_in(2, [SMALL, WIDE]))
def test_the_strip_tells_both_lines_and_a_click_goes_there(house: House, size: tuple[int, int]) -> None:
    reviewed(house, size)
    one = before_loss(house, "bottom")
    review, item = desk(house).judging.review, house.view.scene_items.course
    course = house.picture.course
    end = review.end
    own = end.layout.side[end.layout.own_seat(Player("A"))]
    assert dict(course.seen.points)[0] == review.held(own)
    assert course.seen.points[-1] == (52, dict(end.result.tricks)[own])
    here = review.moment(one.decision)
    assert course.at == here and dict(course.seen.points)[here + 1] == one.seen[one.decision.card]
    assert one.known is not None
    assert dict(course.known.points)[here + 1] == pytest.approx(one.known.tricks[one.decision.card])
    for (before, more), (_, less) in pairwise(course.seen.points):
        assert abs(more - less) < 13 and before <= 52
    hand = [pose.rect(1.4) for slot, pose in house.view.scene_items.table.cards.items() if slot[0] == "hand"]
    assert item.isVisible() and all(rect.bottom <= item.box.top() for rect in hand)
    assert house.view.overlay.regions["course"].accessibleName() == course.spoken
    house.click(item.point(8, course.seen.points[-1][1]).toPoint())
    assert house.program.sheets.looking.place().moment == 8 and house.picture.course.at == 8
    segment = next(one for one in panel(house).players.segments if one.accessibleName() == "Edith")
    segment.click()
    assert house.picture.course.title == "Tricks Edith comes to"
    held = review.held(own)
    assert held is not None and dict(house.picture.course.seen.points)[0] == 13 - held


def test_next_and_previous_loss_go_through_all_calls_before_the_cards(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = reviewed(house)
    first = found.rows[0].row
    made = tuple(first._replace(at=at, moment=0, trick=0, card=None, call=f"call {at}") for at in (1, 2))
    monkeypatch.setattr(Words, "calls", lambda _words, _player: made)
    monkeypatch.setattr(desk(house).judging.review, "calls", made)
    desk(house).refresh()
    for at in (1, 2, first.at):
        house.do("next_loss")
        assert panel(house).here is not None and panel(house).here.row.at == at
    for at in (2, 1):
        house.do("previous_loss")
        assert panel(house).here is not None and panel(house).here.row.at == at
    house.do("previous_loss")
    assert (
        house.picture.prompt is not None and house.view.scene_items.prompt.prompt.words == "There is no further loss."
    )


def test_the_hands_of_others_are_closed_and_opened_by_a_key(house: House) -> None:
    at_a_mistake(house)
    hands = house.conductor.moment.review.hands
    assert all(isinstance(hand, Cards) for hand in hands) and house.picture.values is not None
    house.key(Qt.Key.Key_U, CTRL)
    hands = house.conductor.moment.review.hands
    assert sum(isinstance(hand, Cards) for hand in hands) == 2, "the own hand and dummy"
    assert house.picture.values is None and house.picture.course is not None
    assert house.window.actions_by_key["close_hands"].isChecked()
    house.do("forward")
    hands = house.conductor.moment.review.hands
    assert sum(isinstance(hand, Cards) for hand in hands) == 2, "until they are opened again"
    assert house.window.said.text().startswith("Review. Trick ")
    house.key(Qt.Key.Key_U, CTRL)
    hands = house.conductor.moment.review.hands
    assert all(isinstance(hand, Cards) for hand in hands)
    assert not house.window.actions_by_key["close_hands"].isChecked()
