"""Can the pages that tell how games differ be read, and are their numbers those of the rules?"""

from collections.abc import Callable
from pathlib import Path

import pytest

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.lessons.differing import FOLDER, ORDER, differing, read_differing, rule_numbers, values_in
from dummywhist.engine.rules.games.catalogue import GAMES
from tools.check_lessons import lacking, page_minutes, pages_wrong
from tools.translatable import differing_sources


def test_ours_are_right() -> None:
    assert pages_wrong() == []
    assert len(differing().pages) == len(ORDER)


def test_every_game_has_one_page() -> None:
    offered = [game for page in differing().pages for game in page.games]
    assert sorted(offered) == sorted(game.key for game in GAMES)


def test_each_takes_two_minutes_at_most() -> None:
    assert all(0.5 < page_minutes(page) < 2.5 for page in differing().pages)


@pytest.mark.parametrize(
    ("game", "numbers"),
    [
        ("english-dummy", {"players": 3, "dummies": 1, "game": 5, "honours": 2, "rubbers": 3, "games": 3}),
        ("double-dummy", {"players": 2, "dummies": 2, "bonus": 2}),
        ("mort-4", {"players": 4, "slam": 20, "consolation": 4, "rubbers": 4}),
        ("bid-dummy", {"points": 21, "boston": 2, "book": 6}),
        ("single-dummy-bridge", {"points": 500, "book": 6}),
        ("three-handed", {"target_dummy": 4, "target": 3, "deals": 12}),
        ("thirteen", {"players": 2, "packet": 13, "game": 5}),
    ],
)
def test_numbers_are_those_of_the_rules(game: str, numbers: dict[str, int]) -> None:
    assert rule_numbers(game).items() >= numbers.items()


def test_a_marker_of_a_rank() -> None:
    page = next(page for page in differing().pages if page.id == "bid-dummy")
    assert values_in(page, "{rSA:rank} {points:words}") == {"rSA": 12, "points": 21}
    with pytest.raises(KeyError):
        values_in(page, "{honours:words}")


def swap(was: str, now: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert was in text
        return text.replace(was, now, 1)

    return change


NO_RULE = "-".join(("ED", "999"))
PLANTED = {
    "a number by itself": (swap("{rubbers:words} rubbers", "three rubbers"), "“three” stands"),
    "a marker that nothing fills": (swap("{rubbers:words}", "{slam:words}"), "nothing fills “slam”"),
    "no such rule": (swap('"ED-41"', f'"{NO_RULE}"'), f"no rule {NO_RULE}"),
    "too many words": (swap("and stay open.", "and stay open. " + "Well " * 45), "the most are 45"),
    "a game that there is not": (swap('rules_of = "english-dummy"', 'rules_of = "bridge"'), "no game"),
    "a key that no page has": (swap('title = "Who leads"', 'titel = "Who leads"'), "No lesson has “titel”"),
    "no TOML": (swap("[[step]]", "[[step]"), "TOML"),
    "what is no list of words": (swap('games = ["english-dummy"]', "games = [3]"), "“games” is not"),
    "a number instead of words": (swap('title = "Who leads"', "title = 3"), "“title” is not"),
    "a step that is none": (swap('rules_of = "english-dummy"', 'rules_of = "english-dummy"\nstep = [3]'), "TOML"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_what_is_planted_is_found(name: str, tmp_path: Path) -> None:
    change, said = PLANTED[name]
    text = (FOLDER / "english-dummy.toml").read_text(encoding="utf-8")
    (tmp_path / "english-dummy.toml").write_text(change(text), encoding="utf-8")
    found = pages_wrong(tmp_path, ("english-dummy",))
    assert any(said in why for why in found), found


def test_steps_too_few_and_steps_that_are_none() -> None:
    head = 'id = "x"\ntitle = "X"\nrules_of = "thirteen"\n'
    with pytest.raises(DummyWhistError, match="“step” is not"):
        read_differing(head + "step = [3]")
    with pytest.raises(DummyWhistError, match="“say” is missing"):
        read_differing(head + '[[step]]\ntitle = "Y"')


def test_files_that_are_not_there_or_no_text(tmp_path: Path) -> None:
    (tmp_path / "thirteen.toml").write_bytes(b"\xff\xfe")
    read = differing(tmp_path, ("mort", "thirteen"))
    assert read.pages == ()
    assert [name for name, _ in read.left_out] == ["mort.toml", "thirteen.toml"]


def test_what_a_language_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.check_lessons.read", lambda _language: {})
    assert "differs thirteen 1 say is not there in “de”." in lacking("de", differing_sources())
