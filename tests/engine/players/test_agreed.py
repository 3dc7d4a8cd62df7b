"""Are conventions declared once, and spelled and read again?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.players.agreed import COMMON, CONVENTIONS, SILENT, Conventions, read_conventions, text_of


def test_every_convention_is_declared_with_its_source():
    assert tuple(toggle.key for toggle in CONVENTIONS) and {t.key for t in CONVENTIONS} == set(Conventions._fields)
    assert len({toggle.label for toggle in CONVENTIONS}) == len(CONVENTIONS)
    for toggle in CONVENTIONS:
        assert toggle.help.endswith(".") and toggle.help.count(".") == 1
        assert "Cavendish" in toggle.source or "Foster" in toggle.source
        assert toggle.default == "on" and getattr(COMMON, toggle.key) and not getattr(SILENT, toggle.key)


@given(st.tuples(*(st.booleans() for _ in Conventions._fields)))
def test_conventions_are_spelled_by_what_differs(values):
    conventions = Conventions(*values)
    text = text_of(conventions)
    assert read_conventions(text) == conventions
    assert text.count("=off") == values.count(False) and "=on" not in text


def test_what_is_usual_has_a_word_of_its_own():
    assert text_of(COMMON) == "common" and read_conventions("") == read_conventions("common") == COMMON
    assert read_conventions(" echo = off,call=on ") == COMMON._replace(echo=False)
    assert text_of(Conventions(echo=False, fourth_best=False)) == "fourth_best=off, echo=off"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("echos=off", "“echos=off” is no convention"),
        ("echo", "“echo” is no convention"),
        ("echo=off,", "“” is no convention"),
        ("echo=maybe", "“maybe” is no value of echo; it may be on, off."),
        ("echo=off, echo=on", "The convention echo is there twice."),
        ("x" * 500, "“" + "x" * 40 + "…” is no convention"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text, said):
    with pytest.raises(Unreadable) as caught:
        read_conventions(text)
    assert str(caught.value).startswith(said)
