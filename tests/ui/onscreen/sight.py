"""The program in a window of its own, which tells on standard output what is to be seen in it and where.

    python -m tests.ui.onscreen.sight [ARGUMENT ...]

The arguments are the program's. Each line on standard input is answered with a line of JSON, in pixels of the screen.
Nothing is done at the program from here: `hands.py` does that through the window system.
"""

import faulthandler
import json
import os
import sys
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, QPointF, QSocketNotifier, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.problems.telling import good_card
from dummywhist.engine.table import Table
from dummywhist.ui.controls.fresh import is_fresh
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.desk import program as program_module
from dummywhist.ui.desk.program import Program
from dummywhist.ui.life import app
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.seat.conductor import Mode
from tests.ui.onscreen import law_sight, match_sight, study_sight

W = TypeVar("W", bound=QWidget)
BEAT_MS = 200
STANDS_S = 5


def middle(widget: QWidget) -> list[int]:
    """Return the middle of a widget on the screen."""
    at = widget.mapToGlobal(widget.rect().center())
    return [at.x(), at.y()]


def words_of(button: QAbstractButton) -> str:
    """Return what a button is called."""
    return button.accessibleName() or button.text()


def _called(focus: QWidget) -> str:
    """Return what has the keyboard is called."""
    return words_of(focus) if isinstance(focus, QAbstractButton) else focus.accessibleName()


def buttons_in(widget: QWidget) -> list[list[Any]]:
    """Return the buttons that can be pressed now: words, place, mark; those of a group on the cloth leave the mouse."""
    return [
        [words_of(button), middle(button), button.isChecked()]
        for button in widget.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and not button.visibleRegion().isEmpty() and not is_fresh(button)
    ]


def seen_in(widget: QWidget, kind: type[W]) -> list[W]:
    """Return the widgets of a kind that are to be seen within another."""
    return [one for one in widget.findChildren(kind) if one.isVisible()]


def _marked(popup: QWidget | None) -> str:
    """Return which entry of an open menu the keyboard is on."""
    action = popup.activeAction() if isinstance(popup, QMenu) else None
    return "" if action is None else action.text().replace("&", "")


def floats(program: Program) -> list[QWidget]:
    """Return the bars that lie over the table: the tutor's."""
    bar = None if program._sheets is None else program._sheets.tutor.bar
    return [] if bar is None or bar.isHidden() else [bar]


class Sight:
    """Tells what is to be seen of one program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._good: tuple[object, Any] = (None, None)
        self._asks = QSocketNotifier(0, QSocketNotifier.Type.Read)
        self._asks.activated.connect(self._hear)
        self._beats = QTimer(interval=BEAT_MS)
        self._beats.timeout.connect(self._beat)
        self._beats.start()
        self._beat()

    def _beat(self) -> None:
        """Say on standard error where the thread of the window is, if it does not come back here for long."""
        faulthandler.dump_traceback_later(STANDS_S, exit=False)

    def _hear(self) -> None:
        if not os.read(0, 4096):
            self._asks.setEnabled(False)
            return
        print(json.dumps(self.told()), flush=True)

    def told(self) -> dict[str, Any]:
        """Return what is to be seen."""
        program = self._program
        sitting, picture, window, view = program.sitting, program.view.picture, program.window, program.view
        if sitting is None or picture is None or not window.isVisible():
            return {}
        table = sitting.operator._authority
        assert isinstance(table, Table)
        sheet = None if program._sheets is None else program._sheets.open_sheet
        popup, focus = QApplication.activePopupWidget(), QApplication.focusWidget()
        asks = view.question.box if view.question.asks else None
        mishaps = [widget for widget in program.app.topLevelWidgets() if widget.objectName() == "mishap"]
        plays = [card_text(one.action.card) for one in table.entries if isinstance(one.action, Play)]
        waits = sitting.conductor.mode in (Mode.PERSON, Mode.TRICK, Mode.BETWEEN, Mode.OVER)
        return {
            "game": sitting.standing.game,
            "waits": waits and not view.busy and not view.guarded(),
            "mode": sitting.conductor.mode.name,
            "on_trick": sitting.conductor.mode is Mode.TRICK,
            "deals": sitting.standing.deals,
            "rubbers": sum(rubber.over for rubber in sitting.standing.rubbers),
            "over": sitting.standing.stage == "over",
            "finishing": sitting.conductor.finishing,
            "entries": len(table.entries),
            "played": len(plays),
            "plays": plays[-8:],
            "prompt": "" if picture.prompt is None else picture.prompt.words,
            "verdict": "" if picture.verdict is None else picture.verdict.title,
            "cards": {card_text(card): self._place_of(card) for card in sorted(picture.playable)},
            "ring": card_text(view.focus_card) if view.focus_card is not None and view.ring_shown else "",
            "cloth": self._cloth(),
            "asked": [] if asks is None else buttons_in(asks),
            "choices": [] if not view.choices.isVisible() else buttons_in(view.choices),
            "sheet": "" if sheet is None else sheet.title.text(),
            "ledger": [] if sheet is None else [table.as_text() for table in seen_in(sheet, Ledger)],
            "sheet_buttons": [] if sheet is None else buttons_in(sheet),
            "focus": "" if focus is None else f"{type(focus).__name__} {_called(focus)}",
            "focus_fresh": is_fresh(focus) or is_fresh(view.choices.default),
            "menus": {name: self._entry(window.menuBar(), menu.menuAction()) for name, menu in window.menus.items()},
            "popup": self._entries(popup),
            "marked": _marked(popup),
            "offers": [key for key, action in window.actions_by_key.items() if action.isEnabled()],
            "mishap": [widget.accessibleDescription() for widget in mishaps if widget.isVisible()],
            "active": window.isActiveWindow(),
            "law": law_sight.told(program),
            "lesson": self._lesson(),
            "problem": self._problem(),
            "rows": self._rows(),
            "bars": buttons_in(window.statusBar()),
            "match": match_sight.told(program),
            "study": study_sight.told(program),
            "dock": [] if window.central.dock is None else buttons_in(window.central.dock),
            "floats": [button for bar in floats(program) for button in buttons_in(bar)],
        }

    def _lesson(self) -> dict[str, Any]:
        """What the dock of a lesson says, its buttons, and which card is wanted; empty where none is given."""
        program = self._program
        lessons = None if program._sheets is None else program._sheets.lessons
        teacher, panel = (None, None) if lessons is None else (lessons.teacher, lessons.panel)
        if teacher is None or panel is None:
            return {}
        told, focus = teacher.told(), QApplication.focusWidget()
        return {
            "step": told.number,
            "steps": told.steps,
            "part": teacher.pupil.part,
            "says": (panel.short if panel.folded else panel.sentence).words,
            "wrong": told.wrong,
            "cost": told.cost,
            "buttons": buttons_in(panel),
            "reads": teacher.waits and told.may_go_on and teacher.pupil.scripted is None,
            "wanted": "" if teacher.waits else card_text(teacher.wanted),
            "in_dock": focus is not None and panel.isAncestorOf(focus),
        }

    def _problem(self) -> dict[str, Any]:
        """What the dock of a problem says, its buttons, a card that is beaten and one that wins; empty without one."""
        sheets = self._program._sheets
        attempt, panel = (None, None) if sheets is None else (sheets.problems.attempt, sheets.problems.panel)
        if attempt is None or panel is None or attempt.solution is None or not attempt.plan:
            return {}
        state, solution = attempt.state, attempt.solution
        if self._good[0] is not state:
            self._good = state, None if attempt.over or state.on_turn % 2 else good_card(attempt._plans, state)
        told, good = attempt.told(), self._good[1]
        wrong = min(card for card in solution.failing if card not in solution.holds)
        lawful = () if attempt.over or state.on_turn % 2 else attempt._plans.own_cards(state)
        return {
            "id": attempt.problem.id,
            "stage": told.stage,
            "head": told.head,
            "says": told.sentence,
            "played": len(attempt._cards),
            "buttons": buttons_in(panel),
            "wrong": card_text(wrong),
            "good": "" if good is None else card_text(good),
            "any": card_text(lawful[0]) if lawful else "",
        }

    def _rows(self) -> list[list[Any]]:
        """The problems that are listed in the sheet, each with its place."""
        sheet = None if self._program._sheets is None else self._program._sheets.open_sheet
        if not isinstance(sheet, ProblemsSheet):
            return []
        view, found = sheet.list, []
        for at, row in enumerate(sheet.model.rows):
            box = view.visualRect(sheet.model.index(at, 0))
            if view.viewport().rect().contains(box):
                place = view.viewport().mapToGlobal(box.center())
                found.append([row.key, [place.x(), place.y()]])
        return found

    def _place_of(self, card: Any) -> list[int]:
        """Return a place where this card, and no other, is hit."""
        view = self._program.view
        table, slot = view.scene_items.table, slot_of(view.picture.facts, card)  # type: ignore[union-attr]
        if slot is None or slot not in table.hit:
            return []
        box = table.hit[slot]
        places = [(box.centre.x, box.y + box.height * share) for share in (0.5, 0.3, 0.15, 0.08)]
        at = next((at for at in places if table.slot_at(*at) == slot), places[0])
        found = view.viewport().mapToGlobal(QPointF(*at).toPoint())
        return [found.x(), found.y()]

    def _cloth(self) -> list[int]:
        """Return a place where nothing lies but the cloth."""
        view = self._program.view
        table = view.scene_items.table
        for step in range(1, 40):
            at = QPointF(round(table.well.right + 6 * step), round(table.well.centre.y))
            there = view.viewport().childAt(at.toPoint())
            bare = table.slot_at(at.x(), at.y()) is None and view._region_at(at) is None
            if bare and (there is None or there.isWindow() or not isinstance(there, QAbstractButton)):
                found = view.viewport().mapToGlobal(at.toPoint())
                return [found.x(), found.y()]
        return []

    def _entry(self, menu: Any, action: Any) -> list[int]:
        at: QPoint = menu.mapToGlobal(menu.actionGeometry(action).center())
        return [at.x(), at.y()]

    def _entries(self, popup: QWidget | None) -> dict[str, list[int]]:
        if not isinstance(popup, QMenu) or not popup.isVisible():
            return {}
        return {
            action.text().replace("&", ""): self._entry(popup, action)
            for action in popup.actions()
            if action.isVisible() and action.isEnabled() and not action.isSeparator()
        }


def main() -> int:
    """Run the program until somebody ends it."""
    sights: list[Sight] = []

    class Seen(Program):
        def __init__(self, *how: Any) -> None:
            super().__init__(*how)
            sights.append(Sight(self))

    vars(app)["Program"] = Seen
    vars(program_module)["TableView"] = match_sight.TimedTable
    return app.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
