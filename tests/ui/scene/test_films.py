"""Does a film end as it should, however it is cut and whatever fades meanwhile? Through the real scene."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from dummywhist.engine.deal.event import DummyPlaced
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.table_view import TableView
from tests.ui.golden import RECORDS
from tests.ui.scene.test_family import told
from tests.ui.scene.test_table import in_place
from tools.scene_gallery import Game, at_trick, company, reach

A = PLAYERS[0]
LONG_MS = 60_000


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    view = TableView(looks=Looks(speed="off"))
    qtbot.addWidget(view)
    view.resize(1366, 676)
    view.show()
    qtbot.waitExposed(view)
    yield view
    view.close_faces()


def picture(view: TableView, game: Game):
    return compose(game.seen(A), company(game, A), view.looks)


def begin_film(view: TableView, of: str, looks: Looks) -> Game:
    """Begin the film of a deal, a card or a gathering; return the game."""
    view.set_looks(looks)
    where = {
        "deal": lambda s: s.deal is not None and s.deal.phase_name == "deal" and not any(s.deal.dealt),
        "card": lambda s: at_trick(s, 0, 1),
        "gathering": lambda s: at_trick(s, 1, 4),
    }
    game = reach(where[of], 1)
    view.present(picture(view, game))
    view.stage.tick(view.stage.now + LONG_MS)
    events = list(game.seat_events(A, game.step()))
    while of == "deal" and game.session.deal.phase_name == "deal":
        events += game.seat_events(A, game.step())
    view.perform(events, picture(view, game))
    assert view.stage.playing
    return game


def show_again(view: TableView, game: Game) -> None:
    view.present(picture(view, game))


def show_next(view: TableView, game: Game) -> None:
    """What happens next cuts what is shown; its own film is cut too."""
    events = game.seat_events(A, game.step())
    view.perform(events, picture(view, game))
    view.snap()


def resize(view: TableView, _game: Game) -> None:
    view.resize(1024 if view.width() != 1024 else 1366, 600)


def change_looks(view: TableView, _game: Game) -> None:
    view.set_looks(Looks(speed="off"))


CUTS: list[Callable[[TableView, Game], None]] = [
    lambda view, _game: view.snap(), show_again, show_next, resize, change_looks,
]  # fmt: skip


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "reduced"])
@pytest.mark.parametrize("of", ["deal", "card", "gathering"])
@pytest.mark.parametrize("cut", CUTS, ids=["snap", "again", "next", "resize", "looks"])
def test_a_film_that_is_cut_leaves_every_card_opaque_and_in_its_place(
    table: TableView, of: str, cut: Callable[[TableView, Game], None], reduced: bool
) -> None:
    for ms in (0, 40):
        game = begin_film(table, of, Looks(speed="slow", reduced_motion=reduced))
        table.stage.tick(table.stage.now + ms)
        cut(table, game)
        in_place(table)
        assert all(item.opacity() == 1.0 for item in table.stage.items if item.isVisible())
        table.snap()


def test_with_reduced_motion_nothing_is_see_through_when_the_film_has_ended(table: TableView) -> None:
    for of in ("deal", "card", "gathering"):
        begin_film(table, of, Looks(speed="slow", reduced_motion=True))
        for _ in range(200):
            table.stage.tick(table.stage.now + 50)
        assert not table.busy
        in_place(table)


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "reduced"])
@pytest.mark.parametrize("of", ["deal", "card", "gathering"])
def test_a_film_does_not_wait_for_what_fades(table: TableView, of: str, reduced: bool) -> None:
    """The prompt may still come up, or blink, when the cards lie."""
    looks = Looks(speed="slow", reduced_motion=reduced)
    begin_film(table, of, looks)
    took = ended_after(table)
    begin_film(table, of, looks)
    prompt = table.scene_items.prompt
    table.stage.fade_in(prompt, LONG_MS, 0.3)
    assert ended_after(table) == took
    assert table.stage.moving and prompt.opacity() < 1.0, "and it goes on fading"


def ended_after(view: TableView) -> int:
    """Return after how many ticks the film is over and that is told."""
    told: list[int] = []
    end = view.finished.connect(lambda: told.append(1))
    ticks = 0
    while not told:
        view.stage.tick(view.stage.now + 50)
        ticks += 1
        assert ticks < 400, "the film does not end"
    view.finished.disconnect(end)
    assert not view.busy
    return ticks


def test_a_film_is_told_to_be_over_once(table: TableView, qtbot: QtBot) -> None:
    begin_film(table, "gathering", Looks(speed="slow"))
    told: list[int] = []
    table.finished.connect(lambda: told.append(1))
    table.snap()
    table.snap()
    table.stage.tick(table.stage.now + LONG_MS)
    qtbot.wait(20)
    assert told == [1]


@pytest.mark.parametrize("viewer", PLAYERS[:3])
def test_the_last_call_is_seen_before_the_dummy_goes_to_who_made_it(table: TableView, viewer: Player) -> None:
    table.set_looks(Looks(speed="slow"))
    path = next(path for path in RECORDS if path.parent.name == "bid-dummy" and path.stem == "default")
    films = 0
    for events, _, after, _ in told(path, viewer):
        before = table.picture
        if before is not None and any(isinstance(event, DummyPlaced) for event in events):
            table.perform(events, after)
            assert table.stage.playing and not table.scene_items.prompt.isVisible(), "nobody calls any more"
            chips = {place: item.chip for place, item in table.scene_items.calls.items() if item.isVisible()}
            said = {before.plates[place].name: chip for place, chip in chips.items()}
            assert said == {after.plates[place].name: chip for place, chip in after.calls.items()}
            films += 1
        table.present(after)
    assert films
