"""Which ways lead from one sheet of problems and deals to another, and how much is in each of their places?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.places import Opening, PlacesSheet

Many = Mapping[str, int | None]
Heard = Callable[[Many], None]


class Way(NamedTuple):
    """A sheet: its ``places``; how it is opened at one of them, with whether somebody came by the list.

    ``many``: how much is in its places, None where that is not known yet; ``learn`` finds it out in the background.
    """

    places: Sequence[str]
    open: Callable[[str, bool], object]
    many: Callable[[], Many]
    learn: Callable[[Heard], None] | None = None
    stop: Callable[[], None] | None = None


class Ways(QObject):
    """The ways between the sheets."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[Way] = []

    def add(self, way: Way) -> None:
        """One sheet more."""
        self._ways.append(way)

    def opening(self, at: str, *, moved: bool = False) -> Opening:
        """Return how a sheet opens at a place."""
        many: dict[str, int | None] = {}
        for way in self._ways:
            many.update(way.many())
        return Opening(at, many, moved)

    def lead_from(self, sheet: PlacesSheet) -> None:
        """Lead from a sheet to the others, and say there how much they have once that is known."""
        sheet.elsewhere.connect(self._go)
        for way in self._ways:
            if way.learn is not None and way.places[0] not in sheet.own:
                way.learn(sheet.count)
                if way.stop is not None:
                    stop = way.stop
                    sheet.finished.connect(lambda _result, stop=stop: stop())

    def _go(self, place: str) -> None:
        next(way for way in self._ways if place in way.places).open(place, True)
