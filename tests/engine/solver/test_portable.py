"""Is what not every compiler has written in one place? `packaging/cross` compiles and runs all of it."""

import re
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[3] / "dummywhist" / "engine"
SOURCES = sorted(ENGINE.rglob("native/*.?pp"))
ONE_PLACE = "portable.hpp"
NOT_EVERYWHERE = re.compile(
    r"\bstd::(jthread|aligned_alloc|shuffle|[a-z_]+_distribution)\b"
    r"|\b__builtin_\w+|\b_mm_prefetch\b|__cpuid|\bposix_memalign\b"
)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_what_a_compiler_or_its_library_lacks_stands_in_one_header(source):
    if source.name != ONE_PLACE:
        assert NOT_EVERYWHERE.findall(source.read_text("utf-8")) == []


def test_that_header_helps_out():
    assert NOT_EVERYWHERE.search((ENGINE / "solver" / "native" / ONE_PLACE).read_text("utf-8"))
