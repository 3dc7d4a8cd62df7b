"""What lies over what on a table? Every part with its bounds, and the pairs that may meet; nothing is painted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from dummywhist.ui.scene.layout import Rect
from dummywhist.ui.scene.parts import Looks, Picture
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.theme import Fonts, Theme, apply
from dummywhist.ui.tongues import LANGUAGES, speak
from tests.sections import Section
from tests.ui.panels import fits
from tools.family_gallery import MOMENTS, find, picture_of
from tools.gallery import shortened
from tools.scene_gallery import shots

EASE = 0.51
"""Two parts may share less than a pixel: places are rounded when they are painted."""


class Part(NamedTuple):
    """Something on the cloth: ``kind`` and ``place`` decide what it may meet, ``name`` says it."""

    kind: str
    place: str
    name: str
    rect: Rect


def parts(view: TableView) -> Iterator[Part]:
    """Yield everything that is to be seen on the cloth of ``view``, which need not be shown."""
    scene, table = view.scene_items, view.scene_items.table
    rho = table.metrics.rho
    for slot, pose in table.cards.items():
        place = "bottom" if slot[0] == "hand" else str(slot[1])
        yield Part(slot[0], place, str(slot), pose.rect(rho))
    for item in scene.furniture:
        if not item.isVisible() or item.objectName() == "well":
            continue
        kind = item.objectName().partition(":")[0]
        places = [
            place
            for group in (scene.plates, scene.counts, scene.labels, scene.calls)
            for place, one in group.items()
            if one is item
        ]
        box = item.box
        rect = Rect(box.x(), box.y(), box.width(), box.height())
        yield Part(kind, places[0] if places else "", item.objectName(), rect)
    if view.question.box is not None and not view.question.isHidden():
        at, inside = view.question.geometry(), view.question.box
        body = inside.body.translated(inside.x() + at.x(), inside.y() + at.y())
        yield Part("question", "", "question", Rect(body.x(), body.y(), body.width(), body.height()))
    if view.choices.buttons and not view.choices.isHidden():
        row = view.choices.geometry()
        yield Part("choices", "", "choices", Rect(row.x(), row.y(), row.width(), row.height()))


SAME_HAND = {"hand", "dummy", "back", "packet", "quitted", "trick", "called"}
"""Cards that lie over each other within one hand, one pile or the trick."""


def may_meet(one: Part, other: Part) -> bool:
    """Whether two parts may lie over each other."""
    kinds = {one.kind, other.kind}
    if len(kinds) == 1:
        return one.kind == "trick" or (one.kind in SAME_HAND and one.place == other.place)
    if kinds == {"count", "back"}:
        return one.place == other.place
    return kinds == {"led", "trick"}


def overlaps(view: TableView) -> list[str]:
    """Say which parts lie over each other that may not, and which leave the cloth."""
    found = []
    all_parts = list(parts(view))
    mt = view.scene_items.table.metrics
    cloth = Rect(0, 0, mt.width, mt.height)
    for part in all_parts:
        box = part.rect
        if box.x < -EASE or box.y < -EASE or box.right > cloth.width + EASE or box.bottom > cloth.height + EASE:
            found.append(f"{part.name} leaves the cloth")
    for one, other in combinations(all_parts, 2):
        if one.rect.outset(-EASE).meets(other.rect) and not may_meet(one, other):
            found.append(f"{one.name} meets {other.name}")
    return found


def cut(view: TableView) -> list[str]:
    """Say which words on the cloth end in an ellipsis."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with shortened() as found:
        for item in view.scene_items.furniture:
            if item.isVisible():
                item.draw(painter)
    painter.end()
    return found + fits.cut(view.curtain)


def resized(view: TableView, size: QSize) -> None:
    """Give the cloth of a view that is not shown another size; its picture has to be presented again."""
    view.scene_items.resize(size.width(), size.height())


SIZES = (
    (800, 495), (800, 508), (932, 548), (1024, 548), (772, 548), (676, 548), (1114, 676), (1018, 676), (1366, 676),
    (1572, 988), (1920, 988), (2560, 1348), (3840, 2068),
)  # fmt: skip
"""Table views of common windows, alone and with each dock beside them or at their foot."""


def faults(
    games: Iterable[str], languages: Sequence[str] = ("en",), sizes: Iterable[tuple[int, int]] = SIZES
) -> list[str]:
    """Say what is covered or cut at every moment of these games, in these sizes of the table."""
    said = []
    for language in languages:
        speak(language)
        for game in games:
            for moment in MOMENTS[game]:
                picture = picture_of(find(game, moment))
                said += [f"{game} {moment.name} {words} in {language}" for words in _wrong(picture, Looks(), sizes)]
    return said


def faults_of_states(languages: Sequence[str] = ("en",), sizes: Iterable[tuple[int, int]] = SIZES) -> list[str]:
    """Say what is covered or cut in every state of the table that is no moment of a game."""
    said = []
    for language in languages:
        speak(language)
        for name, shot in shots().items():
            said += [f"{name} {words} in {language}" for words in _wrong(shot.picture, shot.looks, sizes)]
    return said


def _wrong(picture: Picture, looks: Looks, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    view = TableView(looks=replace(looks, speed="off"))
    for size in sizes:
        resized(view, QSize(*size))
        view.present(picture)
        yield from (f"{size}: {words}" for words in overlaps(view) + cut(view))
    view.close_faces()
    view.deleteLater()


def run(count: int, _seed: int) -> str:
    """Look at every game in every language, at ``count`` text sizes from 1 to 1.5."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    for step in range(count):
        text = 1 + 0.5 * step / max(count - 1, 1)
        apply(app, Theme(fonts=Fonts(text)))
        found = faults(MOMENTS, tuple(LANGUAGES)) + faults_of_states(tuple(LANGUAGES))
        assert not found, f"text {text}:\n" + "\n".join(found)
    speak("en")
    apply(app, Theme())
    moments = sum(map(len, MOMENTS.values())) + len(shots())
    return f"{count * moments * len(SIZES) * len(LANGUAGES)} tables, nothing covered and no word cut"


PICTURES = Section("pictures", "sizes of the text", 3, run)
