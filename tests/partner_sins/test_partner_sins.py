"""Do the partners sin? The positions are lawful and sound; the strong levels answer rightly, a beginner does not."""

import pytest

from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.solver.solver import is_native
from tests.daily import one_in
from tests.partner_sins.asking import SEEDS, answer, answers
from tests.partner_sins.positions import BOOKS, Position, lawful_cards, positions, right_cards, view_of
from tests.partner_sins.weighing import LEAST, LEAST_CHANCE, clearly_right, values, worlds_agree

FOUND_AT_DUMMY = ("duck to keep the way", "do not lead into dummy's tenace", "do not draw when ruffs are wanted")
FOUND = (
    "second hand low", "throw the least", "let partner win", "beat partner's winner for nothing",
    "ruff partner's winner", "third hand high", "win as cheaply as possible", *FOUND_AT_DUMMY,
)  # fmt: skip
"""Sins that levels were found in, or that partners forgive least."""
SOLVED, IN_WORLDS = 6, 500
"""Positions with so many cards left are solved again in every run, in so many worlds; the others by ``check``."""


def named(position: Position) -> str:
    return position.name


def cards_left(position: Position) -> int:
    return 13 - len(position.played.split()) // 4


def asked_of(level: str) -> list[Position]:
    return [position for position in positions() if level in position.levels]


@pytest.mark.parametrize("position", positions(), ids=named)
def test_each_position_is_lawful_and_asks_something(position):
    """The kernel takes every card of the history; the right ones may be played, and so may wrong ones."""
    seen = view_of(position)
    lawful, right = lawful_cards(position), right_cards(position)
    assert seen.to_play is not None and right and right < lawful
    assert position.why.endswith(".") and len(position.why) > 40 and position.sin
    if position.manners:
        assert position.margin == 0
    else:
        assert position.margin >= (LEAST if position.goal is None else LEAST_CHANCE)
    assert worlds_agree(position)


def test_there_are_120_positions_for_both_levels_and_half_come_from_books():
    assert len(asked_of("strong")) >= 120 and asked_of("master") == list(positions())
    sourced = [position for position in positions() if position.sourced]
    assert 2 * len(sourced) >= len(positions()) and len({position.name for position in positions()}) == len(positions())
    assert all(position.source == "own" or position.source.startswith(BOOKS) for position in positions())
    assert {position.game for position in positions()} >= {
        "english-dummy", "classic-whist", "mort-3", "double-dummy", "bid-dummy", "three-handed",
    }  # fmt: skip


@pytest.mark.parametrize("sin", FOUND)
def test_kinds_that_players_were_found_to_sin_in_are_asked_of_declarers_and_adversaries(sin):
    """Each in several positions, at English Dummy and, where it is no matter of an open hand, at classic whist."""
    asked = [position for position in positions() if position.sin == sin]
    assert len(asked) >= 3
    games = {position.game for position in asked}
    assert "english-dummy" in games and (sin in FOUND_AT_DUMMY or "classic-whist" in games)


@pytest.mark.skipif(not is_native(), reason="the fast solver was not built")
@pytest.mark.parametrize("position", one_in(3, [one for one in positions() if cards_left(one) <= SOLVED]), ids=named)
def test_the_right_cards_of_an_ending_are_best_by_the_solver(position):
    assert clearly_right(position, values(position, IN_WORLDS))


@pytest.mark.long
@pytest.mark.parametrize(
    ("level", "seed"),
    [
        ("strong", SEEDS[0]),
        ("strong", SEEDS[1]),
        pytest.param("master", SEEDS[0], marks=pytest.mark.repeated),
    ],
)
def test_a_strong_level_answers_all_rightly(level, seed):
    """With all seeds the long runs ask, and the command: `python -m tests.partner_sins --level master`."""
    assert level in LEVELS
    assert not wrong_answers(level, asked_of(level), seed)


@pytest.mark.long
def test_a_master_answers_rightly_what_is_not_asked_of_strong_and_a_part_of_the_rest():
    """A master thinks long, over most positions as strong does: of these he is asked every third each time."""
    strong = asked_of("strong")
    asked = [position for position in asked_of("master") if position not in strong] + strong[::3]
    assert len(asked) >= len(strong) // 3 + 10
    assert not wrong_answers("master", asked, SEEDS[0])


def wrong_answers(level: str, asked: list[Position], seed: int) -> dict[str, tuple[str, ...]]:
    """Return what a level played wrongly, by the name of the position."""
    return {one.position.name: one.cards for one in answers(level, asked, (seed,)) if not one.right}


@pytest.mark.long
def test_a_beginner_and_sometimes_a_steady_player_sin():
    """Many positions are of those in which who does not look ahead goes wrong."""
    failed = [one for one in answers("beginner") if not one.right]
    assert len(failed) >= 20
    assert not answer("steady", next(one for one in positions() if one.name == "cavendish-23-trick-6-a")).right
