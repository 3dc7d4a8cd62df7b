"""A drawing is read and drawn as Qt does it, and Python's lock is free meanwhile."""

import sys
import time
from collections.abc import Iterator
from threading import Thread

import pytest
from PySide6.QtCore import QMetaObject, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

import dummywhist.ui.art.drawings as drawings
from dummywhist.ui.art.drawings import image_of, renderer_of

TWO = b"""<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
<rect id="red" width="20" height="20" fill="red"/><circle id="blue" cx="30" cy="10" r="10" fill="blue"/></svg>"""
LARGE = b"""<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><g id="all">%s</g></svg>""" % (
    b'<path d="M0 0C9 9 30 3 40 20C3 9 9 1 0 0" opacity="0.5" stroke="red" fill="none"/>' * 4000
)


@pytest.mark.parametrize("element", ["", "red", "blue"])
def test_a_drawing_is_drawn_as_the_renderer_does(element: str):
    made = renderer_of(TWO)
    image = QImage(60, 30, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if element:
        made.render(painter, element, QRectF(0, 0, 60, 30))
    else:
        made.render(painter, QRectF(0, 0, 60, 30))
    painter.end()
    assert image_of(made, 60, 30, element=element) == image
    assert image_of(made, 60, 30, 1.5, element).devicePixelRatio() == 1.5


def test_what_is_no_drawing_is_told():
    assert not renderer_of(b"<svg><rect").isValid()


@pytest.fixture
def no_switching() -> Iterator[None]:
    """No thread takes Python's lock from another that does not let it go."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(100)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("no_switching")
def test_other_threads_use_python_while_a_drawing_is_read_and_drawn(monkeypatch: pytest.MonkeyPatch):
    ticks = 0
    during: dict[str, int] = {}

    class Counted(QMetaObject):
        @staticmethod
        def invokeMethod(of, name, *rest):
            begun = ticks
            done = QMetaObject.invokeMethod(of, name, *rest)
            during[name] = max(during.get(name, 0), ticks - begun)
            return done

    monkeypatch.setattr(drawings, "QMetaObject", Counted)
    for _ in range(20):
        work = Thread(target=lambda: image_of(renderer_of(LARGE), 400, 200, element="all"))
        work.start()
        while work.is_alive():
            time.sleep(0)  # lets the lock go
            ticks += 1
        if during["load"] and during["render"]:
            break
    assert during["load"] and during["render"]
