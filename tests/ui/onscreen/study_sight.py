"""What is to be seen of the study rooms, and where? For `sight.py`, in pixels of the screen."""

from typing import Any, Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.engine.cards.notation import card_text
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fresh import is_fresh
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.review import ReviewDesk
from dummywhist.ui.panels.evening_sheet import EveningSheet
from dummywhist.ui.panels.review_panel import ReviewPanel

COVERED: Final = 0.2
"""So much of a card may lie under the bar."""


def told(program: Program) -> dict[str, Any]:
    """Return all of it."""
    if program._sheets is None:
        return {"review": {}, "tutor": {}, "evening": ""}
    sheet = program._sheets.open_sheet
    evening = sheet.subtitle.text() if isinstance(sheet, EveningSheet) else ""
    return {"review": _review(program), "tutor": _tutor(program), "evening": evening}


def _review(program: Program) -> dict[str, Any]:
    """What the review says, where the table stands in it; empty while its dock is away."""
    desk: ReviewDesk = program._sheets.review  # type: ignore[union-attr]
    panel = desk.panel
    if panel is None or not desk.shown:
        return {}
    place, judging, focus = desk.looking.place(), desk.judging, QApplication.focusWidget()
    picture, sitting = program.view.picture, program.sitting
    assert picture is not None and sitting is not None
    return {
        "title": panel.title.text(),
        "subtitle": _said(panel.subtitle),
        "tab": panel.tab,
        "counting": judging is not None and judging.running,
        "whole": judging is not None and judging.review.over,
        "reviewing": sitting.reviewing,
        "moment": None if place is None else place.moment,
        "rows": [[_row(row), _middle(row)] for row in panel.rows if row.isVisible()],
        "here": next((_row(row) for row in panel.rows if row.here), []),
        "nothing": _said(panel.nothing),
        "sums": _said(panel.sums),
        "reason": _said(panel.reason),
        "trying": _said(panel.trying),
        "hinted": _said(panel.hinted),
        "lines": [[row.accessibleName(), _middle(row)] for row in panel.lines.buttons if row.isVisible()],
        "compare": [[row.accessibleName(), _middle(row)] for row in panel.compare.buttons if row.isVisible()],
        "comparing": panel.compare.told.running,
        "knows": _knows(panel),
        "values": [] if picture.values is None else [row.name for row in picture.values.rows],
        "groups": [_group(group) for group in panel.findChildren(Segmented) if group.isVisible()],
        "middle": _middle(panel),
        "in_dock": focus is not None and panel.isAncestorOf(focus),
    }


def _knows(panel: ReviewPanel) -> dict[str, Any]:
    if panel.tab != "knows":
        return {}
    told = panel.knows.told
    in_sight = bool(_middle(panel.knows.layouts))
    return {"certain": len(told.certain), "likely": len(told.likely), "grid": len(told.grid),
            "layouts": len(told.layouts), "note": told.note, "in_sight": in_sight}  # fmt: skip


def _tutor(program: Program) -> dict[str, Any]:
    """What the tutor asks; which cards that lie in the trick, or the one it asks about, its bar covers."""
    bar, view = program._sheets.tutor.bar, program.view  # type: ignore[union-attr]
    if bar is None or bar.isHidden() or is_fresh(bar):
        return {}
    box, covered = bar.paper().toRect().translated(bar.pos()), []
    for slot, item in view.stage._at.items():
        if item.card is not None and item.isVisible() and slot[0] == "trick":
            lies = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            if _share(lies, box) > COVERED:
                covered.append([card_text(item.card), _share(lies, box)])
    prompt = view.scene_items.prompt
    return {"says": bar.said.text(), "spoken": bar.accessibleName(), "covers": covered,
            "prompt": prompt.prompt.words if prompt.isVisible() else ""}  # fmt: skip


def _group(group: Segmented) -> dict[str, Any]:
    """The values side by side, by their names, and which is chosen."""
    named = [one.accessibleName() or one.text() for one in group.segments]
    return {"segments": named, "chosen": next(name for name, one in zip(named, group.segments, strict=True)
                                              if one.isChecked())}  # fmt: skip


def _share(lies: QRect, box: QRect) -> float:
    both = lies.intersected(box)
    return round(both.width() * both.height() / (lies.width() * lies.height()), 2)


def _row(row: Any) -> list[Any]:
    told = row.row
    card = told.call if told.card is None else card_text(told.card)
    return [told.trick, told.who, card, told.second, told.seen, told.known]


def _said(text: Any) -> str:
    return text.text() if text.isVisible() else ""


def _middle(widget: QWidget) -> list[int]:
    """Return the middle of what of it is to be seen; nothing where none of it is."""
    seen = widget.visibleRegion().boundingRect()
    if seen.isEmpty():
        return []
    at = widget.mapToGlobal(seen.center())
    return [at.x(), at.y()]
