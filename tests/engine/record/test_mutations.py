"""Is a damaged file read or refused? Some of each kind; `python -m tests.long --only mutations` looks at many more."""

from random import Random

import pytest

from tests.mutations import KINDS, damaged, look, share


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_damaged_file_is_read_or_refused_in_a_sentence(kind):
    _, looked, read, wrong = share(kind.name, 0, 100, 7)
    assert not wrong and looked == 100 and 0 < read < 100


def test_what_is_wrong_is_found():
    """Another error, or one that comes too late, ends up in the totals."""

    def fails(_raw, _again):
        raise KeyError("tag")

    assert "KeyError" in look(KINDS[0]._replace(read=fails), 1, 1)[1]


def test_whole_files_are_read():
    for kind in KINDS:
        assert all(kind.read(raw, True) for raw in kind.files()), kind.name


def test_the_damage_is_the_same_again():
    files = KINDS[0].files()
    assert damaged(files, Random(3)) == damaged(files, Random(3)) != damaged(files, Random(4))
