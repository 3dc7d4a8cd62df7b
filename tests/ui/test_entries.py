"""Is each thing made once for an entry of the log, in the real window?"""

import pytest

from benchmarks.entries import Counts, measured
from dummywhist.engine.rules.games.catalogue import game_of
from tests.ui.house import House


def each_is_made_once(counts: Counts, seats: tuple[str, ...]) -> None:
    """One entry, one application of the laws; what happens at one time, one picture, laid out once at most."""
    made = counts.made
    assert made["laws"] == counts.entries
    for seat in (*seats, "all"):
        assert made[f"View of {seat}"] <= counts.entries, seat
    assert counts.entries / 2 < made["film"] <= counts.entries
    assert made["picture"] == made["commands"] == made["film"]
    assert made["layout"] <= made["film"]


@pytest.mark.parametrize("motion", ["off", "fast"])
def test_a_deal_to_its_count(house: House, motion: str) -> None:
    house.sit(("person", "beginner", "beginner"), motion=motion)
    house.rest()
    counts = measured(house.sitting, 1, house.until, most=1000 if motion == "off" else 8)
    assert counts.entries >= (50 if motion == "off" else 8)
    each_is_made_once(counts, ("A", "B", "C"))


@pytest.mark.parametrize(
    ("game", "phases"),
    [
        ("bid-dummy", {"auction", "discard", "name", "play"}),
        ("single-dummy-bridge", {"auction", "play"}),
        ("humbug", {"exchange", "play"}),
    ],
)
def test_auctions_exchanges_and_the_first_tricks(house: House, game: str, phases: set[str]) -> None:
    changes = {"jokers": "on"} if game == "bid-dummy" else {}
    house.sit_at(game, ("person", *("beginner",) * (game_of(game).players - 1)), changes=changes)
    house.rest()
    seen = {house.deal.phase_name}
    house.conductor.waiting.connect(lambda _mode: seen.add(house.deal.phase_name))
    counts = measured(house.sitting, 1, house.until, most=24)
    each_is_made_once(counts, ("A", "B", "C", "D"))
    assert phases <= seen
