"""The tutor at the table: it asks before a dear card, once, where there may be help, and holds no card for long."""

import pytest
from PySide6.QtCore import Qt, QTimer

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.agreed import COMMON, SILENT
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Tutored, Weighed
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.tutor import Tutoring, dear
from dummywhist.ui.desk.tutor import TutorDesk
from dummywhist.ui.panels.tutor_bar import TutorBar, costs_words
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.tutoring import ASKER, WAITS_MS
from tests.ui.house import House, play
from tests.ui.test_review import SMALL, WIDE, look

pytestmark = pytest.mark.skipif(not is_native(), reason="the tutor counts with the fast solver")
COSTS = {"cost": 0.9, "error": 0.05, "answers": True, "asked": 0}


def weighed(seen: View, cost: float, error: float = 0.05) -> Weighed:
    """What is counted of the hand on turn: its lowest card is right, every other one costs so much."""
    legal = list(cards_in(Insight(seen).legal))
    tricks = tuple((card, 5.0 if card == legal[0] else 5.0 - cost) for card in legal)
    errors = tuple((card, error) for card in legal)
    spread = tuple((card, (1.0,)) for card in legal)
    return Weighed(tricks, tricks, 0.0, 0.0, 0.0, 200, 200.0, every=False, evened=False, spread=spread, errors=errors)


@pytest.fixture(autouse=True)
def costs(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """What the tutor is told: by every card but the lowest so much is lost; who ``answers`` is not asked for long."""
    ask, told = Analyst.ask, dict(COSTS)

    def quickly(self, asker, question, urgency, then, *, anew=False):  # type: ignore[no-untyped-def]
        if asker != ASKER:
            ask(self, asker, question, urgency, then, anew=anew)
            return
        told["asked"] += 1
        number = -1000 - int(told["asked"])
        self._told[number] = asker, then
        if told["answers"]:
            QTimer.singleShot(0, self, lambda: self._tell(number, weighed(question.view, told["cost"], told["error"])))

    monkeypatch.setattr(Analyst, "ask", quickly)
    return told


def tutor(house: House) -> TutorDesk:
    return house.program.sheets.tutor


def at_turn(house: House, size: tuple[int, int] = WIDE, **how: object) -> None:
    """Sit at a table where a person with dummy is to play."""
    house.sit(("person", "steady", "steady"), size=size, **{"tutor": "mistakes", **how})
    house.rest()
    for _ in range(6):
        if len(house.picture.playable) > 1 and house.conductor.view().to_play is not None:
            break
        play(house, 1)
        house.rest()
    assert len(house.picture.playable) > 1


def dear_card(house: House) -> Card:
    """Return a card that may be played and is not the lowest by its number."""
    return max(house.picture.playable)


def bar(house: House) -> TutorBar:
    shown = tutor(house).bar
    assert shown is not None and shown.isVisible()
    return shown


def played(house: House) -> int:
    seen = house.conductor.view()
    return 4 * len(seen.played) + len(seen.trick)


def test_it_asks_before_a_dear_card_and_the_card_stays_where_it_is(house: House) -> None:
    at_turn(house)
    before, card = played(house), dear_card(house)
    house.click_card(card)
    shown = bar(house)
    assert played(house) == before and house.view.advised == card
    assert "costs about nine tenths of a trick." in shown.said.text() and shown.measure.text() == "on what you can know"
    assert house.app.focusWidget() is shown.rethink and "it is not played yet" in house.window.said.text()
    assert shown.accessibleName() == f"{shown.said.text()} Rethink, Play anyway, Hint."
    lowest = min(house.picture.playable)
    assert str(lowest) not in shown.said.text(), "the right card is never named"
    look(house, "tutor")
    house.key(Qt.Key.Key_Escape)
    assert not shown.isVisible() and played(house) == before and house.view.advised is None
    kept = house.conductor.computers.findings.found(Tutoring(house.conductor.view(), card))
    assert kept == Tutored("rethink", pytest.approx(0.9))
    house.click_card(card)
    house.until(lambda: played(house) > before)


def test_play_anyway_plays_the_card_and_a_hint_leaves_it(house: House) -> None:
    at_turn(house)
    before, card, seen = played(house), dear_card(house), house.conductor.view()
    house.click_card(card)
    house.press(bar(house).hint)
    assert played(house) == before and not tutor(house).bar.isVisible()
    house.until(lambda: house.program.sheets.hints.content is not None)
    other = max(house.picture.playable - {card})
    if other != min(house.picture.playable):
        house.click_card(other)
        house.press(bar(house).play)
        house.until(lambda: played(house) > before)
        house.conductor.computers.analyst.findings.flush()
        path = next(house.paths.tables.glob("*.dwr"))
        assert Findings(path).found(Tutoring(seen, other)) == Tutored("play", pytest.approx(0.9))


@pytest.mark.parametrize(
    ("preference", "cost", "error", "asks"),
    [
        ("mistakes", 0.45, 0.05, False), ("slips", 0.45, 0.05, True), ("mistakes", 0.6, 0.3, False),
        ("off", 2.0, 0.0, False),
    ],
)  # fmt: skip
def test_it_asks_from_a_loss_on_that_is_chosen_and_sure(
    house: House, costs: dict[str, float], preference: str, cost: float, error: float, asks: bool
) -> None:
    costs.update(cost=cost, error=error)
    at_turn(house, tutor=preference)
    before = played(house)
    house.click_card(dear_card(house))
    if asks:
        assert bar(house).isVisible() and played(house) == before
    else:
        house.until(lambda: played(house) > before)
        assert tutor(house).bar is None
    assert bool(costs["asked"]) is (preference != "off")


def test_a_card_is_played_at_the_end_of_its_time_if_nothing_is_counted(house: House, costs: dict[str, float]) -> None:
    costs["answers"] = False
    at_turn(house)
    before = played(house)
    house.click_card(dear_card(house))
    house.qtbot.wait(WAITS_MS // 4)
    assert played(house) == before
    house.until(lambda: played(house) > before)
    assert tutor(house).bar is None


def test_the_bar_goes_with_the_moment_and_with_the_preference(house: House) -> None:
    at_turn(house)
    house.click_card(dear_card(house))
    shown = bar(house)
    house.program.prefer(Preferences.tutor, "off")
    assert not shown.isVisible() and tutor(house).tutor.asking is None
    house.program.prefer(Preferences.tutor, "slips")
    house.rest()
    house.click_card(dear_card(house))
    house.until(shown.isVisible)
    before = played(house)
    house.press(shown.play)
    house.until(lambda: played(house) > before)
    house.until(lambda: len(house.picture.playable) > 1)
    house.rest()
    house.click_card(dear_card(house))
    house.until(shown.isVisible)
    house.do("undo")
    house.rest()
    assert tutor(house).tutor.asking is None and not tutor(house).bar.isVisible()


def test_there_is_no_tutor_where_there_is_no_help(house: House, costs: dict[str, float]) -> None:
    house.sit_at("duplicate-whist", ("person", "steady", "steady", "steady"), tutor="slips")
    house.until(lambda: len(house.picture.playable) > 1)
    house.rest()
    assert costs["asked"] == 0 and tutor(house)._seen() is None
    assert "Tutor on" not in house.window.facts.text()


def test_what_is_worth_nothing_the_last_two_tricks_and_conventions_are_not_asked_about(house: House) -> None:
    at_turn(house)
    seen = house.conductor.view()
    card = dear_card(house)
    told = weighed(seen, 0.9)
    assert dear(told, card, seen, 0.5, COMMON) == pytest.approx(0.9)
    flat = Weighed(told.tricks, tuple((one, 1.0) for one, _ in told.points), 0.9, 0.0, 0.05, 200, 200.0, every=False,
                   evened=False, spread=told.spread, errors=told.errors)  # fmt: skip
    assert dear(flat, card, seen, 0.5, COMMON) is None
    assert dear(told, min(dict(told.tricks)), seen, 0.5, SILENT) is None


def test_words_of_what_a_card_costs() -> None:
    assert costs_words(Card(11), 0.87) == "The king of spades costs about nine tenths of a trick."
    assert costs_words(Card(11), 1.02) == "The king of spades costs about a trick."
    assert costs_words(Card(11), 1.34) == "The king of spades costs about 1.3 tricks."


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_bar_lies_over_the_card_and_cuts_nothing(house: House, size: tuple[int, int], language: str) -> None:
    at_turn(house, size, language=language)
    card = dear_card(house)
    house.click_card(card)
    shown = bar(house)
    look(house, f"tutor-{language}")
    whole = house.view.viewport().rect()
    assert whole.contains(shown.geometry())
    stage, rho = house.view.scene_items.stage, house.view.scene_items.table.metrics.rho
    box, paper = stage.item_of(card).pose.rect(rho), shown.paper().translated(shown.pos())
    assert paper.bottom() <= box.y - 3, "the whole card is to be seen"
    for slot, item in stage.at.items():
        if slot[0] == "trick":
            other = item.pose.rect(rho)
            assert paper.top() > other.y + 0.7 * other.height, "what was led is to be seen as well"
    assert not house.view.scene_items.prompt.isVisible(), "it would say that Enter plays the card"
    for button in (shown.rethink, shown.play, shown.hint):
        assert button.width() >= button.minimumSizeHint().width()
