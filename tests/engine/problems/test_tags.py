"""Are the tags of problems read as they were written, and is a line that tells none named?"""

import pytest

from dummywhist.engine.problems.tags import MOST_LETTERS, read_tagged, tags_text


def test_the_last_line_of_a_problem_counts() -> None:
    lines = [
        tags_text("14", ("endgame", "für Ada")),
        tags_text("3", ("x",)),
        tags_text("14", ("y",)),
        tags_text("3", ()),
    ]
    found = read_tagged(lines)
    assert dict(found.tags) == {"14": ("y",)} and found.left_out == ()
    assert read_tagged([lines[0]]).tags["14"] == ("endgame", "für Ada")


@pytest.mark.parametrize("line", ["x", "[", "[]", "[1]", '{"14": "x"}', '["", "x"]', '["14", ""]', '["14", 3]',
                                  f'["14", "{"x" * (MOST_LETTERS + 1)}"]', "[" * 9_000])  # fmt: skip
def test_a_line_that_tells_no_tags_is_named_and_the_others_are_read(line: str) -> None:
    found = read_tagged([tags_text("14", ("y",)), line])
    assert dict(found.tags) == {"14": ("y",)} and [str(error)[:6] for error in found.left_out] == ["line 2"]
