"""Are the golden sessions what they were, and does every toggle show in one of them?"""

from itertools import pairwise
from random import Random

import pytest

from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.record.text import derived_lines, header_lines, line_text, read_record, record_text
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.contract import check_log
from tests.golden.effects import record_effect, views_effect
from tests.golden.making import FOLDER, goldens, log_of, made, views_of
from tests.reports import step_lines
from tests.second_scorer import check

pytestmark = pytest.mark.slow

GOLDENS = goldens()
BY_NAME = {(golden.game.key, golden.name): golden for golden in GOLDENS}
each = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: f"{golden.game.key}-{golden.name}", scope="module")
"""With the scope of a module all tests of a session run together: it is played once and read once for them."""
some = pytest.mark.parametrize(
    "golden",
    [
        pytest.param(golden, marks=() if golden.name == "default" or at % 10 == 0 else pytest.mark.repeated)
        for at, golden in enumerate(GOLDENS)
    ],
    ids=lambda golden: f"{golden.game.key}-{golden.name}",
    scope="module",
)
"""To play a session anew takes longest: some are, and all of them by `./check --long`."""


@pytest.fixture(scope="module")
def again(golden):
    """Return the log of the session, played anew."""
    return made(golden)


@pytest.fixture(scope="module")
def kept(golden):
    """Return the log that the record gives."""
    return log_of(golden.record_path)


def spelled(log) -> str:
    """Spell a record as `record_text` does, which plays all of it once more, from the sessions that it has given."""
    lines = header_lines(log.record)
    for line, (before, after) in zip(log.record.journal, pairwise(log.sessions), strict=True):
        lines += [line_text(line), *derived_lines(before, after)]
    return "".join(f"{line}\n" for line in lines)


@some
def test_the_session_is_what_it_was(golden, again):
    """If a change is meant: `python -m tests.golden.regenerate`, and review the difference."""
    assert record_text(again.record) == golden.record_path.read_text(encoding="utf-8")


@some
def test_the_record_gives_the_session_again(golden, again, kept):
    assert kept.session == again.session
    assert kept.record == again.record


@each
def test_the_record_is_read_as_it_is_written(golden, kept):
    """And what each player sees in it is what it was."""
    assert spelled(kept) == golden.record_path.read_text(encoding="utf-8")
    assert dict(kept.sessions[0].rules.settings) == golden.changes
    if golden.views_path is not None:
        assert views_of(kept) == golden.views_path.read_text(encoding="utf-8")


@each
def test_the_second_scorer_agrees(golden, kept):
    deals, sessions = check(step_lines(pairwise(kept.sessions)))
    assert (deals, sessions) == (kept.session.deals, int(kept.session.stage == "over")) and deals


@pytest.mark.parametrize(
    "golden",
    [golden for golden in GOLDENS if golden.views_path is not None],
    ids=lambda golden: f"{golden.game.key}-{golden.name}",
)
def test_the_views_are_read_as_they_are_written(golden):
    seen = [line for line in golden.views_path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(seen) >= 9
    assert [view_text(read_view(line)) for line in seen] == seen


def shows(golden) -> bool:
    """Whether a golden session differs from its base in a record or a View."""
    base = BY_NAME[golden.game.key, golden.base]
    if record_effect(golden.record_path.read_text()) != record_effect(base.record_path.read_text()):
        return True
    views = golden.views_path
    if views is None or base.views_path is None:
        return False
    return views_effect(views.read_text()) != views_effect(base.views_path.read_text())


@pytest.mark.parametrize(
    ("game", "toggle"),
    [(game, toggle) for game in GAMES for toggle in game.toggles if toggle.offered],
    ids=lambda item: item.key,
)
def test_every_toggle_shows(game, toggle):
    """Each value of a toggle differs from its default in what is played, seen or counted; a mere text never does."""
    about = [golden for golden in GOLDENS if golden.game == game and golden.key == toggle.key]
    changed = [golden for golden in about if golden.changes.get(toggle.key, toggle.default) != toggle.default]
    assert changed
    for golden in changed:
        assert shows(golden) is not toggle.text_only, golden.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_value_of_every_short_toggle_is_kept(game):
    kept = {(golden.key, golden.changes.get(golden.key)) for golden in GOLDENS if golden.game == game}
    for toggle in game.toggles:
        offered = [value.name for value in toggle.offered]
        if offered and len(toggle.names()) <= 6:
            assert {(toggle.key, name) for name in offered if name != toggle.default} <= kept


def test_no_golden_file_is_left_over():
    wanted = {golden.record_path for golden in GOLDENS} | {golden.views_path for golden in GOLDENS}
    for game in GAMES:
        assert {path for path in (FOLDER / game.key).iterdir()} <= wanted


def test_all_ways_of_a_session_are_kept():
    """The golden sessions together have every kind of entry, and games that were won by either side in every way."""
    text = "".join(golden.record_path.read_text() for golden in GOLDENS if golden.game == game_of("english-dummy"))
    words = {
        line.split(" ")[1] for line in text.splitlines() if line.split(" ")[0] in ("A", "B", "C", "chance", "table")
    }
    assert words >= {
        "draw", "order", "chair", "dealer", "cut", "deal", "turn", "play", "quit", "take-up", "honours", "no-honours",
        "count", "abandon",
    }  # fmt: skip
    for won in ("game NS 1", "game NS 2", "game NS 3", "game EW 1", "game EW 2", "game EW 3"):
        assert won in text


@pytest.mark.parametrize("path", sorted((FOLDER / "sittings").iterdir()), ids=lambda path: path.stem)
def test_sessions_that_were_played_in_the_window(path):
    """A session of every game, played to its end by hand; they are never made again, and must always be readable."""
    text = path.read_text(encoding="utf-8")
    log = read_record(text.encode()).log
    assert record_text(log.record) == text
    assert log.session.stage == "over"
    entries = [(entry.by, entry.action) for entry in log.entries]
    rules = log.sessions[0].rules
    assert check(step_lines(pairwise(log.sessions))) == (log.session.deals, 1)
    check_log(rules, entries, Random(path.stem))


@pytest.mark.parametrize("path", sorted((FOLDER / "tournees").iterdir()), ids=lambda path: path.stem)
def test_tournees_that_were_really_played(path):
    """Whole tournées as they were played and written; they are never made again, and must always be readable."""
    text = path.read_text(encoding="utf-8")
    log = read_record(text.encode()).log
    assert record_text(log.record) == text
    assert log.session.stage == "over" and len(log.session.rubbers) == 3
    entries = [(entry.by, entry.action) for entry in log.entries]
    rules = log.sessions[0].rules
    assert check(step_lines(pairwise(log.sessions))) == (log.session.deals, 1)
    check_log(rules, entries, Random(path.stem))
