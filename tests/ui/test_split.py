"""Where the tricks of a deal came from, in the window: once all is counted, in tricks and points, for each player."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.card import Card
from dummywhist.engine.seats.past import Past, PlayedDeal
from dummywhist.engine.seats.review import Decision, Review
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Weighed
from dummywhist.engine.study.honesty import played
from dummywhist.ui.panels.review_panel import ReviewPanel
from dummywhist.ui.panels.split_words import told_split
from dummywhist.ui.panels.wording import Voice
from tests.engine.study.test_deal_study import every_counted
from tests.ui.house import House
from tests.ui.test_review import SMALL, WIDE, desk, look, opened, panel

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")


def quickly(review: Review) -> None:
    """Judge all cards as if everybody saw everything: what could be known is what is seen."""
    while (one := review.next()) is not None:
        review.hear(one, weighed(review, one, one.card))


def weighed(review: Review, one: Decision, card: Card) -> Weighed:
    seen = review.seen(one)
    tricks = tuple((other, float(made)) for other, made in seen.items())
    spread = tuple((other, tuple(float(made == many) for many in range(14))) for other, made in seen.items())
    loss = float(max(seen.values()) - seen[card])
    return Weighed(tricks, tricks, loss, loss, 0.0, 1, 1.0, every=True, evened=False, spread=spread)


def counted(house: House, size: tuple[int, int] = WIDE, **how: object) -> ReviewPanel:
    opened(house, size, **how)
    house.do("review")
    house.key(Qt.Key.Key_Escape)
    judging = desk(house).judging
    assert judging is not None
    assert not panel(house).split.isVisible(), "not before all is counted"
    quickly(judging.review)
    desk(house).refresh()
    return panel(house)


def test_the_parts_stand_under_the_losses_and_come_to_what_was_taken(house: House) -> None:
    found = counted(house)
    part, review, you = found.split, desk(house).judging.review, house.sitting.you
    assert part.isVisible() and you is not None
    split = review.split(you)
    names = [row.name for row in part.told.rows]
    assert names == ["Average", "Luck of the deal", "Your own losses", "The others’ gifts", "How the cards lay",
                     "Tricks you took"]  # fmt: skip
    rows = part.told.rows
    assert rows[0].figure == "6.5" and rows[-1].figure == f"{split.taken:.0f}"
    assert all(row.start == before.end for before, row in pairwise(rows)), "a waterfall"
    assert rows[-2].end == pytest.approx(split.taken) and rows[2].end - rows[2].start == pytest.approx(split.own)
    assert part.sum.text().startswith("6.5 ") and part.sum.text().endswith(f"= {split.taken:.0f}")
    assert "Your own losses: −" in part.waterfall.accessibleName() or "Your own losses: 0" in part.told.spoken
    part.waterfall.setFocus()
    assert house.app.focusWidget() is part.waterfall
    look(house, "split")


def test_it_is_told_in_points_and_in_tricks_again(house: House) -> None:
    found = counted(house)
    part, review, you = found.split, desk(house).judging.review, house.sitting.you
    house.press(part.other)
    split = review.split(you, points=True)
    assert part.told.points and part.told.rows[0].name == "The deal held"
    assert part.told.rows[-2].end == pytest.approx(split.taken) and part.other.text() == "In tricks"
    assert part.told.rows[-1].name == "Points you made"
    look(house, "split-points")
    house.press(part.other)
    assert not part.told.points and part.told.rows[0].name == "Average"


def test_another_player_has_his_own(house: House) -> None:
    found = counted(house)
    other = next(one for one in house.conductor.view().layout.players if one != house.sitting.you)
    mine = found.split.told
    desk(house)._choose_player(other)
    told = found.split.told
    assert told != mine and any("partner" in row.name for row in told.rows)
    assert told.rows[-1].figure == f"{desk(house).judging.review.split(other).taken:.0f}"


def test_of_three_it_waits_for_what_the_others_gave() -> None:
    log = next(deal for deal in every_counted("three-handed") if deal.setup.rules.laws is None)
    states = tuple(played(log, entries) for entries in range(len(log.entries) + 1))
    review = Review(Past(PlayedDeal(log, states), None, False))
    quickly(review)
    player = review.end.layout.players[0]
    assert review.over and review.split(player) is None and review.next_gift(player) is not None
    while (one := review.next_gift(player)) is not None:
        asked = review.gift_question(one, player)
        assert asked.against == review.end.layout.side[review.end.layout.own_seat(player)]
        assert asked.view.viewer == one.player != player
        review.hear_gift(one, player, weighed(review, one, one.card))
    for points in (False, True):
        split = review.split(player, points=points)
        assert split is not None and abs(split.sum - split.taken) < 1e-9
        told = told_split(split, review.end, Voice({}, player), player, points=points)
        assert told.rows[0].name == "The deal held" and told.rows[-1].figure
    assert review.split(review.end.layout.players[1]) is None, "of him it is not counted"


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_names_and_figures_have_room_in_every_language(house: House, size: tuple[int, int], language: str) -> None:
    found = counted(house, size, language=language)
    house.rest()
    house.qtbot.wait(50)
    found.scroll_to(found.split)
    look(house, f"split-{language}")
    fall = found.split.waterfall
    assert fall.name_width + 52 <= fall.width(), [row.name for row in fall.rows]
    assert fall.mapTo(found, fall.rect().bottomRight()).x() <= found.width()
