"""Is the average of a game what its deals hold, and is it read only from what is a table?"""

import pytest

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.statistics.averages import (
    Average,
    average,
    averages_text,
    count_spreads,
    counted_now,
    error_of,
    read_averages,
    read_rules,
    rules_text,
    shipped,
)
from dummywhist.engine.study.split import EVEN as HALF
from dummywhist.engine.study.split import is_chosen, is_even

EVEN = ("english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist", "duplicate-whist")


def test_which_games_are_even_and_which_have_no_average_in_tricks() -> None:
    assert [game.key for game in GAMES if is_even(game.rules({}))] == list(EVEN)
    chosen = {game.key for game in GAMES if is_chosen(game.rules({}))}
    assert chosen == {"bid-dummy", "double-dummy-dead", "humbug", "single-dummy-bridge", "three-handed"}
    for key in chosen:
        assert average(key, "", "alone") is None and counted_now(key, "", "alone") is None


@pytest.mark.parametrize("game", EVEN)
def test_an_even_game_holds_half(game: str) -> None:
    found = average(game, "", "with_dummy")
    assert found is not None and found.mean == HALF


def test_the_shipped_table_agrees_with_symmetry_and_with_a_count() -> None:
    table = shipped()
    assert ("thirteen", "", "dead_hands") in table
    for (game, rules, _), one in table.items():
        if is_even(read_rules(game, rules)):
            assert abs(one.mean - HALF) < 3.5 * error_of(one.spread), game
    counted = counted_now("thirteen", "", "dead_hands", 200)
    kept = table["thirteen", "", "dead_hands"]
    assert counted is not None and counted.about
    assert abs(counted.mean - kept.mean) < 4 * error_of(counted.spread)


def test_a_side_holds_what_the_other_does_not() -> None:
    spreads = count_spreads(game_of("english-dummy").rules({}), 12)
    assert set(spreads) == {"with_dummy", "against_left", "against_right"}
    assert spreads["against_left"] == spreads["against_right"] == spreads["with_dummy"][::-1]
    assert sum(spreads["with_dummy"]) == 12


def test_a_table_is_read_as_it_was_written() -> None:
    spread = (0, 1, 2, 3, 4, 5, 9, 5, 4, 3, 2, 1, 0, 1)
    mean = sum(at * many for at, many in enumerate(spread)) / sum(spread)
    table = {("thirteen", "turnup_visible=off", "dead_hands"): Average(mean, spread, sum(spread))}
    assert read_averages(averages_text(table, "A head")) == table


NO_TABLES = (
    "average = 1", "[[average]]\ngame = 'x'", "[[average]]\ngame='x'\nrole='y'\nspread=[1]", "no = toml = at all",
)  # fmt: skip


@pytest.mark.parametrize("text", NO_TABLES)
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_averages(text)


def test_rules_are_spelled_by_their_differences() -> None:
    rules = game_of("english-dummy").rules({"honours": "off", "game": 7})
    text = rules_text(rules)
    assert set(text.split()) == {"honours=off", "game=7"} and rules_text(read_rules("english-dummy", text)) == text
    assert average("english-dummy", text, "with_dummy").mean == HALF
    assert average("english-dummy", "nonsense=1", "with_dummy") is None
