"""Is any changed byte of a sealed match, of one of its trays or of a file of results found?"""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dummywhist.engine.errors import DummyWhistError
from dummywhist.sealing.merging import merged
from dummywhist.sealing.results import read_results
from dummywhist.sealing.sealed import check_trays, read_sealed
from tests.sealing.friends import key, match, results

TRAYS = 4
places = st.integers(0, 10**6)
others = st.integers(1, 255)


@cache
def ruths() -> bytes:
    """Return Ruth's results of the match."""
    return results("Ruth", TRAYS, TRAYS)


def with_byte(content: bytes, at: int, by: int) -> bytes:
    at %= len(content)
    return content[:at] + bytes([content[at] ^ by]) + content[at + 1 :]


@settings(max_examples=400, deadline=None)
@given(places, others)
def test_a_changed_byte_of_results_is_found(at, by):
    with pytest.raises(DummyWhistError):
        read_results(with_byte(ruths(), at, by))


@settings(max_examples=400, deadline=None)
@given(places, others)
def test_a_changed_byte_of_a_sealed_tray_is_found_and_no_other_is_named(at, by):
    sealed = match(TRAYS)
    start = sealed.index(b"\ntray ") + 1
    at = start + at % (len(sealed) - start)
    tray = 1 + sealed[start:at].count(b"\n")
    with pytest.raises(DummyWhistError) as wrong:
        check_trays(read_sealed(with_byte(sealed, at, by)), key(TRAYS))
    if wrong.value.message.key == "sealing.tray_changed":
        assert wrong.value.message.args["tray"] == tray
    else:
        assert wrong.value.message.key in ("sealing.lines", "sealing.head")  # no line, or no text, any more


@settings(max_examples=150, deadline=None)
@given(places, others)
def test_a_changed_byte_of_what_is_agreed_is_found(at, by):
    at %= match(TRAYS).index(b"\ntray ")
    changed = with_byte(match(TRAYS), at, by)
    try:
        sealed = read_sealed(changed)
    except DummyWhistError:
        return
    if sealed.salt == read_sealed(match(TRAYS)).salt:  # another salt is another key, and opens nothing
        with pytest.raises(DummyWhistError):
            check_trays(sealed, key(TRAYS))
    assert not merged([("cup", changed), ("Ruth", ruths())], {}).counted


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_answered_with_a_sentence(content):
    for raw in (content, ruths()[:200] + content, match(TRAYS)[:200] + content, b"dummywhist results 1\n" + content):
        assert merged([("some", raw)], {}).judged[0].fate == "refused"
