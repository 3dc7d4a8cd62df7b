"""Somebody who does anything at all at the window, and an oracle that knows which card one press has chosen.

The gestures come from a seed: clicks, double clicks, drags, keys pressed and held, menus by keyboard, resizes, sheets
opened and closed, the language, the deck and the cloth changed under them. They go in where the window system would
tell of them, so that shortcuts, double clicks and repeated keys are what they are for people.

The oracle reads what is painted, not what the table makes of a press: the card whose face lies on top at the pointer,
or that bears the ring of the keyboard. Each press may lead to the play of that card and to no other, or to none. What
is bid, exchanged, put away, named or claimed follows a press of a button that was there, one for one.
"""

import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import TracebackType
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from shiboken6 import isValid

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Call
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.actions.packets import ChooseDummy
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.record.people import PERSON
from dummywhist.engine.record.text import record_text
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.ui.controls.fresh import is_fresh
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.card_item import State
from dummywhist.ui.seat import course
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
OTHERS_AT_TABLE: Final = (*("beginner",) * 5, PERSON)
"""Of whom the others are drawn."""
ANSWERS: Final = (
    Call, Keep, Exchange, Discard, TakeDiscard, NameTrump, NameDirection, ChooseDummy, Claim, Accept, Decline,
)  # fmt: skip
"""What a person answers with a button."""
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Space)
ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
OTHERS: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backspace, Qt.Key.Key_F6, Qt.Key.Key_F2, Qt.Key.Key_Escape, Qt.Key.Key_Menu)
SHEETS: Final = (
    "new_table",
    "deal_number",
    "seats",
    "habits",
    "abandon",
    "score",
    "preferences",
    "rules_page",
    "keys",
    "about",
)
"""The commands that open a sheet."""
SIZES: Final = ((800, 600), (1024, 640), (1366, 768))
QUIET: Final = ("propagateSizeHints", "does not support raise", "grabbing the keyboard", "requestActivate")
"""What the screen of the tests says of itself."""
GUARD_MS: Final = 120
"""As long as a full trick takes no stroke here, so that the run need not wait as long as people do."""
SLACK_MS: Final = 8
"""Between the moment that the window begins to wait and the one that the oracle learns of it."""
KEPT: Final = 40
"""Gestures told of when something is wrong."""
LESSONS = ("command:first_lesson", "command:lessons")
"""Entries of menus that begin a lesson."""


class Wrong(AssertionError):
    """A gesture had an effect that it must not have."""


class Hands:
    """Makes gestures at one program, and looks after each what they have done."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = Random(seed)
        self.told: list[str] = []
        self.presses: list[str] = []
        """What was seen at each press."""
        self.warnings: list[str] = []
        self.cards = 0
        """How many cards a gesture has played."""
        self.allowed: set[Card] = set()
        """What the last press has chosen, if it has not been played yet."""
        self.gathers = False
        """Whether the last press may gather a trick."""
        self.answers = False
        """Whether the last press was one of a button that may answer what is asked."""
        self.answered = 0
        """How many questions a gesture has answered."""
        self.helped = False
        self.again: list[Action] = []
        """What was taken back and has been asked for again."""
        self._back: tuple[Action, ...] = ()
        self._menu_card: Card | None = None
        self._filled = 0.0
        self._table: object = None
        self._now = 1_000_000
        self._follow()
        house.window.commanded.connect(lambda command: self._commanded(command.key))
        house.view.menu_wanted.connect(self._offered)
        self._does: tuple[tuple[float, Callable[[], str]], ...] = (
            (20, self._click_card), (8, self._double_click), (5, self._click_anywhere), (5, self._drag),
            (5, self._slow_click), (12, self._play_by_key), (14, self._key), (8, self._hold), (5, self._menus),
            (10, self._hasty), (6, self._sheet), (1.0, self._change), (1.5, self._resize), (4, self._wait),
            (8, self._gather), (10, self._answer), (4, self._answer_by_key),
        )  # fmt: skip

    # ---- one gesture ----

    def gesture(self) -> None:
        """Make one, and look what it has done."""
        weights = [weight for weight, _ in self._does]
        ((_, does),) = self.rng.choices(self._does, weights)
        view = self.house.view
        if not self.house.free and self.rng.random() < 0.3:
            does = self._leave_sheet
        elif view.question.asks or view.choices.buttons or view.curtain.isVisible():
            does = self.rng.choice((does, self._answer, self._answer_by_key))
        self.told.append(does())
        self.settle()
        self.check()

    def settle(self) -> None:
        """Let the window come to itself for a moment, or not even that."""
        QTest.qWait(self.rng.choice((0, 0, 1, 1, 5, 20)))

    # ---- what a press has chosen ----

    def _seen(self, at: QPoint) -> set[Card]:
        """The card of an open hand whose face is painted on top at a place of the window, none where a widget lies."""
        view = self.house.view
        if not self.house.free or self.house.window.childAt(at) is not view.viewport():
            return set()
        there = view.viewport().mapFrom(self.house.window, at)
        rho, lift = self.house.deck.rho, view.scene_items.table.metrics.lift + 1
        own = {id(item) for slot, item in view.stage.at.items() if slot[0] == "hand"}
        found = []
        for item in view.stage.items:
            box = item.pose.rect(rho)
            # A card that rises under the pointer is meant wherever the strip of the one that lies is.
            more = lift if id(item) in own else 0.0
            if item.isVisible() and box.x <= there.x() < box.right and box.y - more <= there.y() < box.bottom + more:
                found.append(item)
        top = max(found, key=lambda item: item.pose.z, default=None)
        return set() if top is None or top.card is None else {top.card}

    def _ringed(self) -> set[Card]:
        """The card that bears the ring of the keyboard, or waits for a second press."""
        if not self.house.free:
            return set()
        marks = State.FOCUS | State.CHOSEN
        return {i.card for i in self.house.view.stage.items if i.isVisible() and i.card is not None and i.state & marks}

    def _press(self, cards: set[Card], gathers: bool = True, answers: bool = False) -> None:
        """A press comes in: it may play one of these, and gather, if no trick has just filled; or answer a question."""
        self.check()
        self.answers = answers
        guard = time.monotonic() * 1000 - self._filled < course.GUARD_MS - SLACK_MS
        guarded = self.house.conductor.mode is Mode.TRICK and guard
        offered = {self._menu_card} - {None} if isinstance(QApplication.activePopupWidget(), QMenu) else set()
        self.allowed = set() if guarded else cards | {card for card in offered if card is not None}
        self.gathers = gathers and not guarded
        self.presses.append(
            f"entry {len(self._before)}, {self.house.conductor.mode.name}, ring {[*map(card_text, self._ringed())]}, "
            f"chosen {[*map(card_text, self.allowed)]}, "
            f"{time.monotonic() * 1000 - self._filled:.0f} ms since a trick filled"
        )

    def _void(self) -> None:
        """What comes in chooses nothing."""
        self.check()
        self.allowed, self.gathers, self.answers = set(), False, False

    def _button_at(self, at: QPoint) -> bool:
        """Whether a button lies there that may answer what is asked."""
        return self._asks(self.house.window.childAt(at))

    def _asks(self, widget: QWidget | None) -> bool:
        """Whether a widget is a button on the cloth, or one of a sheet."""
        return isinstance(widget, QAbstractButton) and widget.isVisible() and not is_fresh(widget)

    def _button_by_key(self) -> bool:
        """Whether Enter or Space press a button that may answer what is asked."""
        return self._asks(QApplication.focusWidget()) or (
            self.house.free and self._asks(self.house.view.choices.default)
        )

    def _commanded(self, key: str) -> None:
        if key == "redo":
            self.again = [*self._back]
        self.helped |= key in ("play_one", "finish_deal", "finish_at_once")

    def _offered(self, card: Card | None, _at: QPoint) -> None:
        self._menu_card = card

    # ---- what was done ----

    def _follow(self) -> None:
        """Begin to look at the table in the window from here on."""
        house = self.house
        if house.sitting.operator is not self._table:
            self._table = house.sitting.operator
            house.conductor.waiting.connect(self._waits)
        self._before = [entry.action for entry in house.table.entries]
        self._by = [entry.by for entry in house.table.entries]

    def _waits(self, mode: Mode) -> None:
        if mode is Mode.TRICK:
            self._filled = time.monotonic() * 1000

    def check(self) -> None:
        """Look what has happened since the last look, and whether a press has chosen it."""
        if self.house.sitting.operator is not self._table:
            self._follow()
            self.helped = False
        self._check_cards()
        self._check_sheet()
        if self.warnings:
            raise Wrong(f"something went wrong: {self.warnings[0]}")

    def _check_cards(self) -> None:
        house = self.house
        entries = house.table.entries
        actions = [entry.action for entry in entries]
        people = house.conductor.persons()
        if actions[: len(self._before)] == self._before:
            fresh = entries[len(self._before) :]
            for entry in fresh:
                if self.again and entry.action == self.again[0]:
                    del self.again[0]
                elif isinstance(entry.action, Play) and entry.by in people and not self._computer_plays():
                    card = entry.action.card
                    if card not in self.allowed:
                        chosen = ", ".join(map(card_text, self.allowed)) or "no card"
                        raise Wrong(f"{card_text(card)} was played, and {chosen} chosen")
                    self.allowed, self.cards = set(), self.cards + 1
                elif isinstance(entry.action, ANSWERS) and entry.by in people and not self._computer_plays():
                    if not self.answers:
                        raise Wrong(f"{entry.action} was done that nobody chose")
                    self.answers, self.answered = False, self.answered + 1
                elif (
                    isinstance(entry.action, Quit) and house.conductor.pace.trick is None and not self._computer_plays()
                ):
                    if not self.gathers:
                        raise Wrong("a trick was gathered that nobody gathered")
                    self.gathers = False
        self._before = actions
        self.again = []
        self._back = tuple(entry.action for entry in house.table.redoes())
        if (
            house.conductor.mode is Mode.PERSON
            and not house.conductor.finishing
            and house.conductor.moment.helping is None
        ):
            self.helped = False

    def _computer_plays(self) -> bool:
        """Whether a computer plays for the person, for this card or to the end of the deal."""
        return self.helped or self.house.conductor.finishing

    def _check_sheet(self) -> None:
        house, sheet = self.house, self.house.program.sheets.open_sheet
        focus = QApplication.focusWidget()
        if sheet is None or QApplication.activePopupWidget() is not None or not house.window.isActiveWindow():
            return
        if focus is None or not sheet.isAncestorOf(focus):
            raise Wrong(f"the focus is at {focus} under the sheet {type(sheet).__name__}")
        offered = [key for key in COMMANDS if house.offers(key)]
        if offered:
            raise Wrong(f"{offered[0]} is offered under the sheet {type(sheet).__name__}")

    def check_disk(self) -> None:
        """Nothing is lost: the file holds the record of the table."""
        if self.house.on_disk() != record_text(self.house.table.record).encode():
            raise Wrong("the file does not hold the record")

    # ---- the mouse ----

    @property
    def _handle(self) -> QWindow:
        """The window of the table: keys come there also while a menu is open."""
        handle = self.house.window.windowHandle()
        assert handle is not None
        return handle

    def _at(self, point: QPoint) -> QPoint:
        return self.house.view.viewport().mapTo(self.house.window, point)

    def _a_card(self) -> QPoint:
        """Somewhere on a card of the hand on turn, or of any hand."""
        house, table = self.house, self.house.view.scene_items.table
        slots = [slot for slot in table.hit if slot[0] != "trick"]
        live = [
            slot for slot, item in house.view.stage.at.items()
            if slot in table.hit and item.card in house.picture.playable
        ]  # fmt: skip
        if not slots:
            return self._anywhere()
        box = table.hit[self.rng.choice(live if live and self.rng.random() < 0.8 else slots)]
        x, y = self.rng.uniform(box.x, box.right), self.rng.uniform(box.y, box.bottom)
        return self._at(QPoint(round(x), round(y)))

    def _anywhere(self) -> QPoint:
        size = self.house.window.size()
        top = self.house.window.menuBar().height()
        return QPoint(self.rng.randrange(size.width()), self.rng.randrange(top, size.height()))

    def _clicks(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        if QApplication.activePopupWidget() is not None:
            self._press(set())
            self._tap(Qt.Key.Key_Escape)
            return
        self._press(self._seen(at) if button == LEFT else set(), answers=button == LEFT and self._button_at(at))
        QTest.mouseClick(self._handle, button, NONE, at)

    def _click_card(self) -> str:
        at = self._a_card()
        self._clicks(at)
        return f"click a card at {at.toTuple()}"

    def _click_anywhere(self) -> str:
        at, button = self._anywhere(), self.rng.choice((LEFT, LEFT, RIGHT))
        self._clicks(at, button)
        return f"click {button.name} at {at.toTuple()}"

    def _gather(self) -> str:
        """Click the middle of the trick."""
        well = self.house.view.scene_items.table.well
        at = self._at(QPoint(round(well.centre.x), round(well.centre.y)))
        if self.house.conductor.mode is Mode.TRICK and self.rng.random() < 0.6:
            QTest.qWait(course.GUARD_MS)
        self._clicks(at)
        return f"click the trick at {at.toTuple()}"

    def _double_click(self) -> str:
        at = self._a_card()
        if QApplication.activePopupWidget() is not None:
            return "nothing"
        handle = self._handle
        self._press(self._seen(at), answers=self._button_at(at))
        QTest.mouseClick(handle, LEFT, NONE, at)
        twice = self.house.view.looks.choose_then_play
        if self.rng.random() < 0.7:
            QTest.qWait(self.rng.choice((0, 0, 5, 30)))
        self.check()
        # The end of a double click: it belongs to what the first press has chosen.
        allowed = self.allowed if twice else set()
        self._void()
        self.allowed = allowed
        self._second_press(handle, QPointF(at))
        return f"double click at {at.toTuple()}"

    def _second_press(self, handle: QWindow, at: QPointF) -> None:
        spot = QPointF(handle.mapToGlobal(at.toPoint()))
        for kind, held in (
            (QEvent.Type.MouseButtonDblClick, LEFT),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(kind, at, spot, LEFT, held, NONE)
            QApplication.sendEvent(handle, event)

    def _hasty(self) -> str:
        """Click a card of the hand on turn and, before anybody can have looked, click or press once more."""
        at, own = self._a_card(), self._a_card()
        self._clicks(at)
        QTest.qWait(self.rng.choice((0, 5, 20, 60)))
        what = self.rng.choice(("Enter", "trick", "card"))
        if what == "Enter":
            self._strokes(self.rng.choice(ENTER))
        else:
            well = self.house.view.scene_items.table.well
            self._clicks(own if what == "card" else self._at(QPoint(round(well.centre.x), round(well.centre.y))))
        return f"click a card at {at.toTuple()}, then {what}"

    def _slow_click(self) -> str:
        """Press, let time pass, let go."""
        at, ms = self._a_card(), self.rng.choice((1, 10, 60, 120))
        if QApplication.activePopupWidget() is not None:
            return "nothing"
        handle = self._handle
        self._press(self._seen(at), answers=self._button_at(at))
        QTest.mousePress(handle, LEFT, NONE, at)
        QTest.qWait(ms)
        self.check()
        QTest.mouseRelease(handle, LEFT, NONE, at)
        return f"press for {ms} ms at {at.toTuple()}"

    def _drag(self) -> str:
        at, well = self._a_card(), self.house.view.scene_items.table.well
        end = (
            self._at(QPoint(round(well.centre.x), round(well.centre.y)))
            if self.rng.random() < 0.6
            else self._anywhere()
        )
        if QApplication.activePopupWidget() is not None:
            return "nothing"
        handle = self._handle
        self._press(self._seen(at), answers=self._button_at(at))
        QTest.mousePress(handle, LEFT, NONE, at)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(handle, at + (end - at) * share)
            if self.rng.random() < 0.2:
                QTest.qWait(self.rng.choice((1, 20)))
        if self.rng.random() < 0.1:
            self._tap(Qt.Key.Key_Escape)
        QTest.mouseRelease(handle, LEFT, NONE, end)
        return f"drag from {at.toTuple()} to {end.toTuple()}"

    # ---- the keyboard ----

    def _send(self, kind: QEvent.Type, key: Qt.Key, repeated: bool) -> None:
        text = {Qt.Key.Key_Return: "\r", Qt.Key.Key_Space: " "}.get(key, "")
        for each in (QEvent.Type.ShortcutOverride, kind) if kind == QEvent.Type.KeyPress else (kind,):
            event = QKeyEvent(each, key, NONE, text, repeated)
            event.setTimestamp(self._now)
            QApplication.sendEvent(self._handle, event)

    def _tap(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key and let it go; the menu that heard it may be gone by then."""
        QTest.keyPress(self._handle, key, modifiers)
        QTest.keyRelease(self._handle, key, modifiers)

    def _strokes(self, key: Qt.Key, repeats: int = 0, flagged: bool = True) -> None:
        """Press a key, keep it down while it repeats itself, let go."""
        popup = QApplication.activePopupWidget() is not None
        self._now += 100
        self._press(self._ringed() if key in ENTER else set(), key in ENTER, key in ENTER and self._button_by_key())
        if not popup and not repeats:
            self._tap(key)
            return
        self._send(QEvent.Type.KeyPress, key, False)
        for number in range(repeats):
            self._now += 40
            QTest.qWait(self.rng.choice((0, 1, 5, 15)))
            if number == 0:
                self.check()
                # What is shown a moment later may still belong to the press; from here on nothing new may.
                self.gathers = False
            self._send(QEvent.Type.KeyRelease, key, flagged)
            self._send(QEvent.Type.KeyPress, key, flagged)
        self._now += 10
        self._send(QEvent.Type.KeyRelease, key, False)

    def _answer(self) -> str:
        """Press a button of what is asked, of the curtain or between deals, at once or when it could be seen."""
        view = self.house.view
        found = [
            button
            for box in (view.question, view.choices, view.curtain)
            for button in box.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled()
        ]
        if not found or not self.house.free:
            return "nothing to answer"
        if self.rng.random() < 0.6:
            QTest.qWait(GUARD_MS)
        button = self.rng.choice(found)
        if not isValid(button) or not button.isVisible():
            return "what was asked is gone"
        at = button.mapTo(self.house.window, button.rect().center())
        words = button.text()
        self._clicks(at)
        return f"press {words} at {at.toTuple()}"

    def _answer_by_key(self) -> str:
        """Go among the buttons of what is asked, and press one."""
        if not self.house.free or QApplication.activePopupWidget() is not None:
            return "nothing to answer"
        self.house.view.focus_hand()
        if self.rng.random() < 0.6:
            QTest.qWait(GUARD_MS)
        for _ in range(self.rng.randrange(4)):
            self._strokes(self.rng.choice(ARROWS))
        self._strokes(self.rng.choice(ENTER))
        return "go among the buttons and press Enter"

    def _key(self) -> str:
        key = self.rng.choice((*ENTER, *ENTER, *ARROWS, *ARROWS, *OTHERS, Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_D))
        self._strokes(key)
        return f"key {key.name}"

    def _play_by_key(self) -> str:
        """Go to a card of the hand on turn, and press Enter."""
        if not self.house.free or QApplication.activePopupWidget() is not None:
            self._strokes(Qt.Key.Key_Escape)
            return "Esc"
        if self.house.conductor.mode is Mode.TRICK and self.rng.random() < 0.6:
            QTest.qWait(course.GUARD_MS)
        for _ in range(self.rng.randrange(3)):
            self._strokes(Qt.Key.Key_Right)
        self._strokes(self.rng.choice(ENTER))
        return "go along and press Enter"

    def _hold(self) -> str:
        key, flagged = self.rng.choice((*ENTER, *ENTER, Qt.Key.Key_Right, Qt.Key.Key_Tab)), self.rng.random() < 0.5
        self._strokes(key, self.rng.randrange(2, 8), flagged)
        return f"hold {key.name}{'' if flagged else ', unmarked'}"

    def _menus(self) -> str:
        """Open a menu by its letter or by F10, go along, choose or leave."""
        if not self.house.free:
            return "nothing"
        self._void()
        letters = [menu.title() for menu in self.house.window.menus.values()]
        if self.rng.random() < 0.5:
            title = self.rng.choice(letters)
            key = Qt.Key(ord(title[title.index("&") + 1].upper()))
            self._tap(key, ALT)
        else:
            self._tap(self.rng.choice((Qt.Key.Key_F10, Qt.Key.Key_Alt)))
            self._tap(Qt.Key.Key_Down)
        for _ in range(self.rng.randrange(12)):
            self._tap(self.rng.choice((Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right)))
        menu = QApplication.activePopupWidget()
        active = menu.activeAction() if isinstance(menu, QMenu) else None
        # A lesson answers a card by the lesson: it has tests of its own.
        if active is not None and active.objectName() not in LESSONS and self.rng.random() < 0.8:
            words = active.text()
            self._tap(Qt.Key.Key_Return)
        else:
            words = "nothing"
        for _ in range(3):
            if QApplication.activePopupWidget() is not None or self.house.window.menuBar().hasFocus():
                self._tap(Qt.Key.Key_Escape)
        return f"menus: {words}"

    # ---- sheets and what changes under them ----

    def _sheet(self) -> str:
        self._void()
        house = self.house
        if QApplication.activePopupWidget() is not None:
            self._tap(Qt.Key.Key_Escape)
            return "leave the menu"
        if not house.free:
            if self.rng.random() < 0.5:
                self._tap(Qt.Key.Key_Escape)
                return "Esc in a sheet"
            key = self.rng.choice((Qt.Key.Key_I, Qt.Key.Key_N, Qt.Key.Key_Z, Qt.Key.Key_J))
            stamp, sheet = house.table.stamp, house.program.sheets.open_sheet
            self._tap(key, CTRL)
            if house.table.stamp != stamp or house.program.sheets.open_sheet is not sheet:
                raise Wrong(f"Ctrl+{key.name} went through the sheet {type(sheet).__name__}")
            return f"Ctrl+{key.name} in a sheet"
        name = self.rng.choice(SHEETS)
        if house.offers(name):
            house.do(name)
        return f"open {name}"

    def _leave_sheet(self) -> str:
        self._void()
        self._tap(Qt.Key.Key_Escape)
        return "Esc in a sheet"

    def _change(self) -> str:
        self._void()
        prefer = self.house.program.prefer
        changes: tuple[tuple[str, Callable[[], None]], ...] = (
            ("cloth", lambda: prefer(Preferences.cloth, self.rng.choice([*Preferences.cloth.choices]))),
            ("language", lambda: prefer(Preferences.language, self.rng.choice(("en", "fr", "de")))),
            ("four colours", lambda: prefer(Preferences.four_colours, self.rng.random() < 0.5)),
            ("jumbo", lambda: prefer(Preferences.jumbo, self.rng.random() < 0.5)),
            ("text size", lambda: prefer(Preferences.text_size, self.rng.choice((100, 125)))),
            ("motion", lambda: prefer(Preferences.motion, self.rng.choice(("off", "fast")))),
            ("gather", lambda: prefer(Preferences.gather, self.rng.choice(("wait", "at_once")))),
            ("play", lambda: prefer(Preferences.play, self.rng.choice(("one_click", "choose")))),
            ("tool bar", lambda: self.house.window.show_bars(tool_bar=self.house.window.tools.isHidden())),
        )
        name, change = self.rng.choice(changes)
        change()
        return f"change {name}"

    def _resize(self) -> str:
        self._void()
        size = self.rng.choice(SIZES)
        self.house.window.resize(*size)
        return f"resize to {size}"

    def _wait(self) -> str:
        """Wait; between deals, ask for the next one."""
        ms = self.rng.choice((1, 20, 60))
        QTest.qWait(ms)
        return f"wait {ms} ms"


def _nothing(*_: object) -> bool:
    return True


@contextmanager
def listening(warnings: list[str]) -> Iterator[None]:
    """Note each warning of Qt that is not about the screen of the tests, and each exception that nobody caught."""

    def heard(kind: QtMsgType, _context: object, words: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(quiet in words for quiet in QUIET):
            warnings.append(words)

    def failed(kind: type[BaseException], what: BaseException, where: TracebackType | None) -> None:
        warnings.append("".join(traceback.format_exception(kind, what, where)))

    before, hook = qInstallMessageHandler(heard), sys.excepthook
    sys.excepthook = failed
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        sys.excepthook = hook


def session(house: House, seed: int, count: int) -> Hands:
    """Make ``count`` gestures at a new table of a program in ``house``; return who made them.

    Raises:
        AssertionError: a gesture had an effect that it must not have; it tells the last gestures.
    """
    rng = Random(seed)
    preferences: dict[str, object] = {
        "size": rng.choice(SIZES), "motion": rng.choice(("off", "off", "fast", "normal")),
        "gather": rng.choice(("wait", "wait", "at_once")), "play": rng.choice(("one_click", "one_click", "choose")),
        "first_number": seed % 1000 + 1,
    }  # fmt: skip
    game = rng.choice(("", *(game.key for game in GAMES)))
    if game:
        changes = {"jokers": "on"} if game == "bid-dummy" and rng.random() < 0.5 else {}
        others = (rng.choice(OTHERS_AT_TABLE) for _ in range(game_of(game).players - 1))
        house.sit_at(game, (PERSON, *others), changes=changes, **preferences)
    else:
        house.open(**preferences)
    deeds = house.program.deeds
    for name in ("open_file", "save_copy", "bring", "export", "quit", "full_screen", "open_folder", "print"):
        setattr(deeds, name, _nothing)
    hands = Hands(house, seed)
    with listening(hands.warnings):
        try:
            for number in range(count):
                hands.gesture()
                if number % 50 == 49:
                    hands.check_disk()
            _close_popups()
            house.program.put_sheet_away()
            hands.check_disk()
        except AssertionError as error:
            last = "\n  ".join((*hands.told[-KEPT:], *hands.presses[-5:]))
            raise Wrong(
                f"seed {seed}, {game or 'first table'}, gesture {len(hands.told)}: {error}\n  {last}"
            ) from error
    return hands


def _close_popups() -> None:
    popup = QApplication.activePopupWidget()
    while popup is not None and isValid(popup):
        popup.close()
        popup = QApplication.activePopupWidget()
