"""Is each thing made once for an entry of the log, in the real window?"""

from benchmarks.entries import measured
from tests.ui.house import House

MOST = 1.1
"""A little more than one: the end of a deal is shown twice, with the next deal's button, and so is who thinks long."""


def test_views_pictures_and_commands_are_made_once_for_an_entry(house: House) -> None:
    house.sit(("person", "beginner", "beginner"))
    house.rest()
    counts = measured(house.sitting, 1, house.until)
    assert counts.entries >= 60
    assert counts.each("laws") == 1.0
    for seat in ("A", "B", "C", "all"):
        assert counts.each(f"View of {seat}") <= 1.0, seat
    assert 0.5 < counts.each("picture") <= MOST
    assert 0.5 < counts.each("commands") <= MOST
