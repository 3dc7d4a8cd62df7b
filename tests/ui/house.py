"""A program in a home of its own: the real window, real computer players, real files; driven as a person would."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import create
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.table import Table
from dummywhist.paths import Paths
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.settings import Settings, load
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.preferences import Value
from dummywhist.ui.scene.layout.types import Place, Rect
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.seat.conductor import Conductor, Mode
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.seat.sitting import Sitting
from tests.playing import play_on
from tests.ui.seat.driving import BOT

NOTES = ("note turn_up", "note packet", "note score", "score sheet")
NAMES = ("Ruth", "Edith", "Max")
PATIENCE_MS = 20_000
LOOK_MS = 10
"""How often it is looked at what no event tells of, as a file that another process writes."""
S = TypeVar("S", bound=Sheet)


class House:
    """One program at a time in one home folder; `open` begins it, `shut` ends it, and it may be opened again."""

    def __init__(self, qtbot: QtBot, app: QApplication, deck: Deck, home: Path, for_all: Path) -> None:
        """``for_all``: a folder for what is found once for all tests of a run."""
        self.qtbot = qtbot
        self.app = app
        self.deck = deck
        self.paths = Paths.within(home)
        self.for_all = for_all
        self._program: Program | None = None
        self._others = set(app.allWidgets())
        self.left: tuple[str, ...] = ()

    def widgets(self) -> list[QWidget]:
        """All widgets of the program, without those that other tests left to the garbage collector."""
        return [widget for widget in self.app.allWidgets() if widget not in self._others]

    # ---- opening and shutting ----

    def begin(
        self,
        *,
        size: tuple[int, int] | None = (1366, 768),
        seen: tuple[str, ...] = NOTES,
        first_number: int = 1,
        **preferences: Value,
    ) -> Program:
        """Start the program without a table, as fast as it can be; deals have the numbers from ``first_number``."""
        settings, file, complaints = load(self.paths.settings)
        if not self.paths.settings.exists():
            wanted = settings.preferences.having({"motion": "off", "gather": "wait", "language": "en", **preferences})
            settings = Settings(preferences=wanted, seen=seen, tables=self.left)
        program = Program(self.app, self.paths, settings, file, self.deck, complaints, BOT)
        program.numbers = itertools.count(first_number).__next__
        if size is not None:
            program.window.resize(*size)
        self._program = program
        return program

    def seed(
        self,
        kinds: tuple[str, ...],
        until: Callable[[Table], bool] = lambda _table: False,
        first_number: int = 1,
        **changes: Setting,
    ) -> Table:
        """Leave a table of Ruth, Edith and Max, played by the lowest card until something is so, or its end.

        `open` takes it up. Each call leaves another, and the last one is that which was left last.
        """
        people = [Person(name, kind) for name, kind in zip(NAMES, kinds, strict=True)]
        record = new_record("english-dummy", {"first_dummy": "agreed", **changes}, people)
        path = self.paths.tables / f"english-dummy-2001-01-01-12000{len(self.left)}.dwr"
        numbers = itertools.count(first_number).__next__
        table = Table(record, create(path, record), numbers)
        table.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), table.stamp))
        play_on(table, until).close()
        self.left = (path.name, *self.left)
        return table

    def open(self, **how: object) -> Program:
        """Start the program as a person does: the table that was left, or a first one; wait until it is shown."""
        program = self.begin(**how)  # type: ignore[arg-type]
        program.open_first()
        return self.show()

    def sit(self, kinds: tuple[str, ...], order: tuple[int, ...] = (1, 2, 3), **how: object) -> Program:
        """Start the program with a new table of Ruth, Edith and Max, persons or computers of a level.

        ``proving``: whether its deals are proved to be fair.
        """
        changes, proving = how.pop("changes", {}), how.pop("proving", "")
        program = self.begin(**how)  # type: ignore[arg-type]
        people = tuple(Person(name, kind) for name, kind in zip(NAMES, kinds, strict=True))
        wanted = {"first_dummy": "agreed", **changes}  # type: ignore[dict-item]
        program.new_table(Seating("english-dummy", people, order, wanted, proving))  # type: ignore[arg-type]
        return self.show()

    def sit_at(self, game: str, kinds: tuple[str, ...], **how: object) -> Program:
        """Start the program with a new table of another game, its seats as they are cut for."""
        changes = how.pop("changes", {})
        program = self.begin(**how)  # type: ignore[arg-type]
        people = tuple(Person(name, kind) for name, kind in zip((*NAMES, "Ada"), kinds, strict=False))
        program.new_table(Seating(game, people, (), dict(changes)))  # type: ignore[call-overload]
        return self.show()

    def show(self) -> Program:
        """Bring the window to the screen."""
        program = self.program
        program.window.show()
        program.window.activateWindow()
        self.qtbot.waitUntil(program.window.isActiveWindow, timeout=PATIENCE_MS)
        return program

    def shut(self) -> None:
        """Close the window and let go of everything of the program."""
        program, self._program = self._program, None
        if program is not None:
            program.window.close()
            program.view.close_faces()
            program.window.deleteLater()
            program.deleteLater()
            QTest.qWait(0)

    # ---- what there is ----

    @property
    def program(self) -> Program:
        assert self._program is not None
        return self._program

    @property
    def window(self) -> TableWindow:
        return self.program.window

    @property
    def view(self) -> TableView:
        return self.program.view

    @property
    def sitting(self) -> Sitting:
        sitting = self.program.sitting
        assert sitting is not None
        return sitting

    @property
    def conductor(self) -> Conductor:
        return self.sitting.conductor

    @property
    def table(self) -> Table:
        """The truth, which no part of the window holds."""
        table = self.sitting.operator._authority
        assert isinstance(table, Table)
        return table

    @property
    def deal(self) -> DealState:
        """The deal in play."""
        deal = self.table.session.deal
        assert deal is not None
        return deal

    def deal_hand(self, place: Place) -> tuple[Card, ...]:
        """Return the cards that are in the hand of the seat at ``place``."""
        return tuple(cards_in(self.deal.hands[self.picture.seats[place]]))

    @property
    def picture(self) -> Picture:
        picture = self.view.picture
        assert picture is not None
        return picture

    @property
    def prompt(self) -> str:
        """What the pill above the hand says now."""
        prompt = self.view.scene_items.prompt
        return prompt.prompt.words if prompt.isVisible() else ""

    @property
    def said(self) -> str:
        """What the status line says now."""
        return self.window.said.text()

    def on_disk(self) -> bytes:
        """What the record of the table holds."""
        assert self.program.path is not None
        return self.program.path.read_bytes()

    def sheet(self, kind: type[S]) -> S:
        """Return the sheet that lies over the window, which must be of this kind."""
        sheet = self.program.sheets.open_sheet
        assert isinstance(sheet, kind), f"{type(sheet).__name__} is open"
        return sheet

    @property
    def free(self) -> bool:
        """Whether no sheet lies over the window."""
        return self.program.sheets.open_sheet is None

    # ---- waiting ----

    def until(self, what: Callable[[], object]) -> None:
        """Wait until something is so; AssertionError if it never is."""
        while not what():
            _turn_until(what)
            QCoreApplication.processEvents()  # what follows at once is done before anybody looks

    def rest(self) -> Picture:
        """Wait until nothing moves and nobody thinks; return the picture on the cloth."""
        waiting = (Mode.PERSON, Mode.TRICK, Mode.BETWEEN, Mode.CURTAIN, Mode.SHARES, Mode.OVER)
        self.until(lambda: not self.view.busy and self.conductor.mode in waiting and not self._goes_on())
        return self.picture

    def rest_or(self, what: Callable[[], object]) -> None:
        """Wait until a person is asked for something, or something is so."""
        self.until(lambda: what() or (not self.view.busy and self.conductor.mode is Mode.PERSON))

    def _goes_on(self) -> bool:
        """Whether the trick that lies is gathered without anybody."""
        by_time = self.conductor.pace.trick is not None and not self.conductor.standing.agrees
        return self.conductor.mode is Mode.TRICK and by_time

    # ---- the mouse ----

    def place_of(self, card: Card) -> QPoint:
        """Return the middle of what can be hit of ``card``, or where it is not covered by another."""
        slot = slot_of(self.picture.facts, card)
        assert slot is not None, f"{card} does not lie open"
        table = self.view.scene_items.table
        box = table.hit[slot]
        middle = point(box)
        upper = [QPoint(middle.x(), round(box.y + box.height * share)) for share in (0.3, 0.15, 0.08)]
        return next(at for at in (middle, *upper) if table.slot_at(at.x(), at.y()) == slot)

    def click(self, at: QPoint) -> None:
        """Click the table."""
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def click_card(self, card: Card) -> None:
        """Click a card that lies open."""
        self.click(self.place_of(card))

    def click_cloth(self) -> None:
        """Click where no card, plate or sign lies."""
        self.click(self.bare())

    def bare(self) -> QPoint:
        """Return a place where there is nothing but cloth."""
        table = self.view.scene_items.table
        well = table.well
        for step in range(1, 12):
            at = QPoint(round(well.right + 6 * step), round(well.centre.y))
            if table.slot_at(at.x(), at.y()) is None and self.view._region_at(at.toPointF()) is None:
                return at
        raise AssertionError("no bare cloth beside the trick")

    def press(self, button: QWidget) -> None:
        """Click a button."""
        assert button.isVisible() and button.isEnabled()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def button(self, words: str, within: QWidget | None = None) -> QPushButton:
        """Return the visible push button with these words."""
        found = [
            button
            for button in (within or self.window).findChildren(QPushButton)
            if button.isVisible() and button.text() == words
        ]
        assert len(found) == 1, f"{len(found)} buttons say {words}"
        return found[0]

    # ---- the keyboard ----

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(self.focus(), key, modifiers)

    def type(self, letters: str) -> None:
        """Type letters where the focus is."""
        QTest.keyClicks(self.focus(), letters)

    def focus(self) -> QWidget:
        """Return the widget that has the keyboard, as the window system would find it."""
        return self.app.focusWidget() or self.window

    def offers(self, command: str) -> bool:
        """Whether a command of the menus may be used now."""
        return self.window.actions_by_key[command].isEnabled()

    def do(self, command: str) -> None:
        """Trigger a command of the menus; it must be offered."""
        action = self.window.actions_by_key[command]
        assert action.isEnabled(), f"{command} is not offered"
        action.trigger()


def _turn_until(what: Callable[[], object]) -> None:
    """Turn the event loop until something is so, looking whenever it would wait, and at times without any event."""
    loop = QEventLoop()
    failed: list[Exception] = []

    def look() -> None:
        try:
            if what():
                loop.quit()
        except Exception as error:
            failed.append(error)
            loop.quit()

    late = QTimer(singleShot=True, interval=PATIENCE_MS)
    late.timeout.connect(lambda: loop.exit(1))
    wakes = QTimer(interval=LOOK_MS)
    dispatcher = QAbstractEventDispatcher.instance()
    tie = dispatcher.aboutToBlock.connect(look)
    late.start()
    wakes.start()
    try:
        ended = loop.exec()
    finally:
        QObject.disconnect(tie)
    if failed:
        raise failed[0]
    assert ended == 0, f"it was not so within {PATIENCE_MS} ms"


def play(house: House, cards: int) -> None:
    """Play so many cards for the person, always the lowest that may be played, and gather."""
    while cards:
        if house.rest().playable:
            house.click_card(min(house.picture.playable))
            cards -= 1
        elif house.picture.winning is not None:
            house.click_cloth()
        else:
            return
    house.rest()


def point(rect: Rect) -> QPoint:
    """Return the middle of ``rect``."""
    return QPoint(round(rect.centre.x), round(rect.centre.y))
