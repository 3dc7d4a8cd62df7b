"""Whatever a player of another maker does, self-play and the arena go on, and say in one sentence what was done."""

import json
import sys
import time
from pathlib import Path

import pytest

from dummywhist.cli import levels, other_player
from dummywhist.cli.other_player import OtherPlayer
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.record.people import Person, checked_person, is_other
from dummywhist.engine.sandbox.walls import Walls
from dummywhist.others import Other, lacking, others_in, read_others, spelled, wrong_with
from tests.cli.running import run
from tests.engine.random_play import random_states
from tests.hostile.player import MODES, PLAYS

PLAYER = Path(__file__).parents[1] / "hostile" / "player.py"
PATIENCE = 0.15
QUICK = ("good", "nonsense", "flood", "half", "unlawful", "die-speaking", "die-later")
"""The modes of the daily suite; the long run makes all of them."""
WAITED_FOR = ("half",)


def command(mode: str, patience: float = PATIENCE) -> str:
    """The command line of a player, as a person types it."""
    return f'"{sys.executable}" -I -S "{PLAYER}" {mode} {patience}'


def views(many: int) -> list[View]:
    """Moments at which one player has a card to play, and a choice."""
    found = []
    for state in random_states(3):
        assert isinstance(state, DealState)
        for who in state.setup.layout.players:
            seen = view(state, who)
            if sum(option.plays is not None for option in seen.options) > 1:
                found.append(seen)
    return found[:many]


VIEWS = views(5)


@pytest.mark.parametrize("mode", QUICK)
def test_every_answer_is_lawful_and_a_stand_in_answers_for_who_gives_none(mode, monkeypatch):
    monkeypatch.setattr(other_player, "ANSWER_S", PATIENCE if mode in WAITED_FOR else 15.0)
    player = OtherPlayer(Other("x", command(mode)).words(), "other-x", 7)
    answers = [player(seen) for seen in VIEWS]
    player.close()
    assert all(answer in seen.options for answer, seen in zip(answers, VIEWS, strict=True))
    if mode in PLAYS:
        assert player.stood_in == 0 and answers == [seen.options[0] for seen in VIEWS]
    elif mode == "die-later":
        # It was started again once, which was enough for five decisions.
        assert player.stood_in == 0
    else:
        assert player.stood_in == len(VIEWS)
        assert answers == [decide("steady", seen, 7).action for seen in VIEWS]


def test_who_is_silent_is_waited_for_twice_and_never_again(monkeypatch):
    monkeypatch.setattr(other_player, "ANSWER_S", PATIENCE)
    player = OtherPlayer(Other("x", command("silent")).words(), "other-x", 7)
    began = time.monotonic()
    for seen in VIEWS * 4:
        assert player(seen) in seen.options
    assert player.stood_in == 4 * len(VIEWS) and time.monotonic() - began >= 2 * PATIENCE
    assert player._process is None


@pytest.mark.parametrize(
    "argv",
    [("selfplay", "english-dummy", "--players"), ("arena", "english-dummy", "--b", "random", "--deals", "1", "--a")],
)
def test_a_command_that_does_not_exist_is_named(capsys, argv):
    status, out, err = run(capsys, *argv, "other-ann", "--player", "Ann=no-such-command --fast")
    assert (status, out) == (1, "")
    assert err == "dummywhist: There is no command “no-such-command”, by which other-ann is to be started.\n"


@pytest.mark.parametrize("command", ["no-such-command", "/no/such/command", "/"])
def test_what_no_command_is_is_known_shut_in_as_well(command):
    other = Other("x", f"{command} -- {sys.executable}")
    assert lacking(other.words()) == lacking(other.start()) == command
    assert lacking(Other("x", f"{sys.executable} -- none").start((Path("/x"),))) == ""


def test_a_program_that_is_not_there_is_stood_in_for():
    player = OtherPlayer(["/no/such/program"], "other-x", 7)
    assert [player(seen) in seen.options for seen in VIEWS] == [True] * len(VIEWS) and player.stood_in == len(VIEWS)


def test_self_play_with_one_says_who_stood_in_and_names_him_in_the_record(capsys, tmp_path):
    record = tmp_path / "s.dwr"
    status, out, err = run(
        capsys, "selfplay", "thirteen", "--deals", "1", "--seed", "1", "--jobs", "1", "--players", "steady,other-bad",
        "--player", f"bad={command('die-started')}", "--json", "--record", str(record),
    )  # fmt: skip
    told = json.loads(out)
    assert (status, told["players"]) == (0, {"A": "steady", "B": "other-bad"}) and told["stood_in"]["B"] > 0
    assert err == (
        f"dummywhist: other-bad gave no lawful answer; steady made {told['stood_in']['B']} decisions in its place.\n"
    )
    assert " other-bad Player B\n" in record.read_text()
    assert run(capsys, "replay", str(record))[0] == 0


def test_in_the_arena_a_fresh_process_sits_on_every_chair_each_time_a_deal_is_played(capsys, monkeypatch):
    """One that came from another chair of the same deal would know hands that it must not see."""
    seated = []
    sits = OtherPlayer.__init__
    monkeypatch.setattr(OtherPlayer, "__init__", lambda self, *given: (seated.append(self), sits(self, *given))[1])
    status, out, err = run(
        capsys, "arena", "thirteen", "--a", "other-good", "--b", "steady", "--deals", "1", "--seed", "1", "--jobs", "1",
        "--player", f"good={command('good')}", "--no-errors", "--no-roles", "--json",
    )  # fmt: skip
    told = json.loads(out)
    assert (status, err) == (0, "") and told["a"] == "other-good" and "stood_in" not in told
    assert told["ms_per_move"]["a"] == {"median": None, "max": None}
    assert len(seated) == 2 and all(player._process is None and player._stamp for player in seated)


def test_in_a_league_no_process_of_one_outlives_its_deal(capsys, monkeypatch):
    monkeypatch.setattr("dummywhist.cli.arena.command.COMPANIES", ("steady",))
    seated = []
    sits = OtherPlayer.__init__
    monkeypatch.setattr(OtherPlayer, "__init__", lambda self, *given: (seated.append(self), sits(self, *given))[1])
    status, out, err = run(
        capsys, "arena", "thirteen", "--a", "other-good", "--b", "steady", "--league", "--deals", "2", "--seed", "1",
        "--jobs", "1", "--player", f"good={command('good')}", "--json",
    )  # fmt: skip
    assert (status, err) == (0, "") and json.loads(out)["companies"]["steady"]["deals"] == 2
    assert len(seated) == 4 and all(player._process is None and player._stamp for player in seated)


@pytest.mark.parametrize("given", ["nonsense", "=x", "x=", "x='", f"{'n' * 30}=x"])
def test_what_names_no_player_is_wrong_usage(capsys, given):
    status, out, err = run(capsys, "selfplay", "thirteen", "--players", "other-x", "--player", given)
    assert (status, out) == (2, "") and "is no player: write NAME=COMMAND" in err


def test_where_others_cannot_be_shut_in_it_is_said(capsys, monkeypatch):
    monkeypatch.setattr(levels, "walls_here", lambda: (Walls(True, True), Walls(False, True)))
    levels.others_for(("other-x",), (f"x={command('good')}",))
    assert capsys.readouterr().err == (
        "dummywhist: this system does not shut players of other makers in: they run with your rights.\n"
    )


# ---- the players of the preferences


def test_the_arena_lists_the_players_of_the_preferences(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("DUMMYWHIST_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_text(json.dumps({"players": spelled([Other("Éva’s Bot", command("good"))])}))
    assert others_in(tmp_path / "settings.json")[0].kind == "other-evas-bot"
    found = levels.others_for(("steady", "other-evas-bot"), ())
    assert list(found) == ["other-evas-bot"] and found["other-evas-bot"][-2:] == ("good", str(PATIENCE))
    status, _, err = run(capsys, "arena", "thirteen", "--a", "other-nobody", "--b", "steady", "--deals", "1")
    assert status == 1 and "There is no level “other-nobody”" in err


@pytest.mark.parametrize("text", ["", "[]", '{"players": 3}', '{"players": [{"name": "x"}]}', "[" * 100_000, "{\xff"])
def test_settings_that_name_no_players_are_passed_over(tmp_path, text):
    (tmp_path / "settings.json").write_text(text, encoding="latin-1")
    assert others_in(tmp_path / "settings.json") == ()


@pytest.mark.parametrize(
    ("name", "command_line", "wrong"),
    [("", "x", "name"), ("a\nb", "x", "name"), ("n" * 25, "x", "name"), ("x", "", "command"), ("x", "'", "command"),
     ("x", "a\0b", "command"), ("x", "y" * 501, "command"), ("Bot!", "x", "twice"), ("x", "y z", "")],
)  # fmt: skip
def test_a_player_has_a_name_of_his_own_and_a_command(name, command_line, wrong):
    assert wrong_with(Other(name, command_line), [Other("bot", "z")]) == wrong
    if wrong:
        with pytest.raises(ValueError):
            read_others(spelled([Other("bot", "z"), Other(name, command_line)]))


def test_a_command_is_read_without_a_shell(tmp_path):
    (tmp_path / "b.py").touch()
    words = Other("x", "python3 b.py '$HOME; rm *' `ls` a|b > c").words(str(tmp_path))
    assert (
        words[1:] == [str(tmp_path / "b.py"), "$HOME; rm *", "`ls`", "a|b", ">", "c"] and Path(words[0]).is_absolute()
    )


@pytest.mark.parametrize("kind", ["other-", "other-A", "other--x", "other-x-", f"other-{'x' * 35}", "others"])
def test_a_record_knows_no_other_kind_of_player(kind):
    assert is_other(f"other-{'x' * 34}") and checked_person(Person("Max", "other-a-1")).kind == "other-a-1"
    with pytest.raises(Unreadable):
        checked_person(Person("Max", kind))


def test_modes_of_the_quick_suite_are_modes():
    assert {*QUICK, *PLAYS} <= {*MODES}
