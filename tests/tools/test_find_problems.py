"""Is the pack filled up without a new name for what is there, a position twice, or too much of one theme?"""

from collections import Counter
from dataclasses import replace

from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.problems.problem import LEVELS
from tools.find_problems import MOST_ALIKE, filled, soon_solved

EVERY = shipped().problems
KEPT = [one for level in LEVELS for one in [each for each in EVERY if each.level == level][:3]]


def test_what_is_there_keeps_its_name_and_what_is_new_gets_the_next() -> None:
    found = filled(KEPT, EVERY, 5)
    assert Counter(one.level for one in found) == dict.fromkeys(LEVELS, 5)
    assert [one for one in found if one in KEPT] == KEPT
    highest = max(int(one.id) for one in KEPT)
    assert sorted(int(one.id) for one in found if one not in KEPT) == list(range(highest + 1, highest + 11))


def test_no_position_comes_twice_and_no_theme_is_most_of_a_level() -> None:
    again = [replace(one, id="x", wins=one.wins - 1 or 1) for one in KEPT]
    found = filled(KEPT, [*again, *EVERY], 20)
    positions = [(one.yours, one.dummy, one.out, one.trump, one.leader) for one in found]
    assert len(set(positions)) == len(positions) == 100
    alike = Counter((one.level, one.theme) for one in found)
    assert max(alike.values()) <= MOST_ALIKE * 20 + 1


def test_what_takes_long_is_not_kept() -> None:
    assert soon_solved(EVERY[0])
    assert filled(KEPT, (), 3) == KEPT
