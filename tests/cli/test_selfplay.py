"""Is what computers play among themselves the same for a seed, whole, and told by the contract?"""

import json
from fractions import Fraction
from itertools import pairwise

import pytest

from dummywhist.cli import tables
from dummywhist.cli.match import DealDone, Plan, matches, play
from dummywhist.engine.cards.notation import read_card, read_hands
from dummywhist.engine.cards.seat import left_of, read_seat, seat_text
from dummywhist.engine.players.protocol import LEVELS, SEARCHING
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import KINDS, PERSON, Person
from dummywhist.engine.record.store import create, read_file
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.table import Table
from tests.cli.running import COMMAND, ROOT, process, reports, run

RANDOM = ("selfplay", "english-dummy", "--players", "random")
DEAL_KEYS = (
    "kind", "index", "deal", "game", "rules", "players", "seats", "dummy", "dealer", "hands", "turned", "trump",
    "tricks", "tricks_won", "points", "scores",
)  # fmt: skip
SESSION_KEYS = ("kind", "index", "game", "players", "units", "result", "settlement")


def test_a_deal_is_told_by_the_contract(capsys):
    (deal,) = reports(capsys, *RANDOM, "--deals", "1", "--seed", "1")
    assert set(DEAL_KEYS) <= set(deal)
    assert (deal["kind"], deal["index"], deal["game"], deal["rules"]) == ("deal", 1, "english-dummy", {})
    assert deal["players"] == {"A": "random", "B": "random", "C": "random"}
    assert deal["seats"] == {"N": "A", "E": "C", "S": "A", "W": "B"} and deal["dummy"] == ["N"] == [deal["dealer"]]
    assert int(deal["deal"]) < 1 << 64
    hands = read_hands(deal["hands"])
    assert hands[0] >> read_card(deal["turned"]) & 1 and deal["turned"][0] == deal["trump"]
    leader = "E"
    for trick in deal["tricks"]:
        assert trick["leader"] == leader
        seat = read_seat(leader)
        for card in trick["cards"]:
            assert hands[seat] >> read_card(card) & 1
            seat = left_of(seat)
        leader = trick["winner"]
    won = [trick["winner"] in "NS" for trick in deal["tricks"]]
    assert deal["tricks_won"] == {"NS": won.count(True), "EW": won.count(False)}
    for side in ("NS", "EW"):
        assert sum(deal["points"][side].values()) >= deal["scores"][side] or deal["scores"][side] == 5
        assert set(deal["points"][side]) == {"odd_tricks", "honours"}
    assert set(deal["scores"]["games"]) == {"NS", "EW"}


def test_items_that_a_deal_does_not_have_are_left_out(capsys):
    (deal,) = reports(capsys, *RANDOM, "--deals", "1", "--set", "trump=rotate_with_no_trump", "--set", "honours=off")
    assert "turned" not in deal and deal["trump"] == "H" and deal["points"]["NS"].keys() == {"odd_tricks"}
    assert deal["rules"] == {"trump": "rotate_with_no_trump", "honours": "off"}


def test_a_session_is_told_by_the_contract(capsys):
    *deals, session = reports(capsys, *RANDOM, "--seed", "2", "--set", "stake=10", "--set", "rubber_stake=5")
    assert set(SESSION_KEYS) <= set(session) and session["kind"] == "session"
    assert [unit["dummy"] for unit in session["units"]] == ["A", "B", "C"]
    assert [deal["index"] for deal in deals] == list(range(1, len(deals) + 1)) and session["deals"] == len(deals)
    # ED-88: three times one's own rubber less all of them.
    values = [unit["value"] for unit in session["units"]]
    assert session["result"] == {player: 3 * value - sum(values) for player, value in zip("ABC", values, strict=True)}
    stakes = [10 * value + (5 if value > 0 else -5) for value in values]
    assert session["settlement"] == {p: 3 * stake - sum(stakes) for p, stake in zip("ABC", stakes, strict=True)}
    for unit in session["units"]:
        assert unit["points"] == abs(unit["value"]) and unit["net"] == unit["value"]
        assert (unit["winner"] == "NS") == (unit["value"] > 0)


def test_ED_82_a_rubber_that_costs_its_winner_has_one_sign_everywhere(capsys):
    """Without a bonus, games of 1 and 1 less a lost game of 3 make −1: who won the rubber pays."""
    argv = (*RANDOM, "--seed", "46", "--set", "rubber_bonus=0")
    *_, session = reports(capsys, *argv)
    unit = next(unit for unit in session["units"] if unit["points"] < 0)
    assert (unit["winner"], unit["points"], unit["value"]) == ("EW", -1, 1)
    lost = sum(
        line["amount"] if line["side"] == "EW" else -line["amount"] for line in session["unit_lines"][0]["lines"]
    )
    assert session["units"][0] == unit and lost == -1
    assert "−1" in next(line for line in run(capsys, *argv)[1].splitlines() if line.strip().startswith("Rubber 1"))


def test_money_in_halves(capsys):
    *_, session = reports(capsys, *RANDOM, "--seed", "3", "--set", "stake_unit=triple", "--set", "stake=1")
    assert sum(Fraction(str(amount)) for amount in session["settlement"].values()) == 0


@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_a_seed_gives_the_same_play(capsys, level):
    # Two hands are soon thought of.
    game, deals = ("thirteen", "1") if level in SEARCHING else ("english-dummy", "2")
    argv = ("selfplay", game, "--players", level, "--deals", deals, "--seed", "evening", "--json")
    once = run(capsys, *argv)
    assert once == run(capsys, *argv)
    if level not in SEARCHING:  # another seed deals other cards, whoever plays them
        assert once[1] != run(capsys, *argv[:-2], "night", "--json")[1]


def test_without_a_seed_it_differs(capsys):
    argv = (*RANDOM, "--deals", "1")
    assert reports(capsys, *argv) != reports(capsys, *argv)


@pytest.mark.parametrize("how", [("--deals", "40"), ("--sessions", "2"), ()])
def test_it_is_the_same_however_many_at_a_time(tmp_path, how):
    said = []
    for jobs in ("1", "3"):
        folder = tmp_path / jobs
        folder.mkdir()
        argv = (*COMMAND, *RANDOM, *how, "--seed", "5", "--jobs", jobs, "--json", "--record", str(folder / "a.dwr"))
        done = process(*argv)
        assert (done.returncode, done.stderr) == (0, "")
        said.append((done.stdout, {path.name: path.read_text() for path in folder.iterdir()}))
    assert said[0] == said[1]


def test_deals_begin_sessions_as_needed_and_leave_the_last(capsys):
    said = reports(capsys, *RANDOM, "--deals", "60", "--seed", "6", "--jobs", "1")
    deals = [report for report in said if report["kind"] == "deal"]
    assert [deal["index"] for deal in deals] == list(range(1, 61))
    sessions = [report["index"] for report in said if report["kind"] == "session"]
    assert sessions == list(range(1, deals[-1]["session"])) and sessions
    assert said[-1]["kind"] == "deal"


def test_a_session_that_ends_with_the_last_deal_is_told(capsys):
    *deals, session = reports(capsys, *RANDOM, "--seed", "6")
    again = reports(capsys, *RANDOM, "--seed", "6", "--deals", str(len(deals)))
    assert again == [*deals, session]


def test_a_session_without_an_end_is_broken_off_and_says_so(capsys):
    endless = ("selfplay", "single-dummy-bridge", "--players", "random", "--set", "fail=declarer_minus", "--seed", "1")
    *deals, session = reports(capsys, *endless, "--max-deals", "7")
    assert len(deals) == session["deals"] == 7 and session["abandoned"]
    told = run(capsys, *endless, "--max-deals", "7")[1]
    assert "Session 1 had no end after 7 deals and was broken off (--max-deals)." in told and "Broken off" in told
    assert reports(capsys, *endless, "--max-deals", "7", "--sessions", "2", "--jobs", "2")[7] == session
    # Without the option there is a bound all the same.
    assert Plan("humbug", {}, (), "1").max_deals == 500


def test_CW_49_a_running_count_ends_with_its_account(capsys):
    """The last entry is the call of time, after the last deal."""
    *deals, session = reports(
        capsys, "selfplay", "classic-whist", "--players", "random", "--seed", "1", "--set", "match=continuous"
    )
    assert session["kind"] == "session" and session["deals"] == len(deals) > 1 and not session["abandoned"]
    assert sum(session["settlement"].values()) == 0 and any(session["settlement"].values())


def test_people_see_each_deal_when_it_is_counted(monkeypatch):
    told = []
    monkeypatch.setattr(tables, "show", lambda shown: told.append(shown))
    shown = tables.SessionShown(1)
    for done in play(Plan("english-dummy", {}, ("random",) * 3, "1"), 1, 3):
        before = len(told)
        if isinstance(done, DealDone):
            shown.deal(done.report)
            assert len(told) > before
    assert len(told) == 4, "the heads and three deals"


def test_levels_are_those_of_players_a_b_c(capsys):
    levels = "beginner,steady,random"
    for seed in range(4):
        argv = ("selfplay", "english-dummy", "--players", levels, "--deals", "1", "--seed", str(seed))
        assert reports(capsys, *argv)[0]["players"] == {"A": "beginner", "B": "steady", "C": "random"}


def test_every_computer_that_can_sit_down_can_play_by_itself():
    assert {*LEVELS, "random", PERSON} == set(KINDS)


@pytest.mark.parametrize(
    "changes",
    [
        {"first_dummy": "agreed", "seat_choice": "chooser", "first_deal": "owner_chooses", "honours_claim": "call"},
        {"dummy_order": "continuous", "concession": 2, "rubbers": 2, "cut_ties": "suit_rank"},
        {"dummy_shown": "after_lead", "game": 10, "game_value": "playout", "rubber_bonus": 0},
    ],
)
def test_all_levels_play_under_all_rules(changes):
    for levels in (("random",) * 3, ("beginner", "steady", "random")):
        *_, last = matches(Plan("english-dummy", changes, levels, "1"), None, 1, 1)
        assert last.report["kind"] == "session" and last.report["rules"] == changes


def test_records_of_sessions_are_numbered_and_replay_to_the_same(capsys, tmp_path):
    path = tmp_path / "evening.dwr"
    said = reports(capsys, *RANDOM, "--deals", "60", "--seed", "7", "--record", str(path))
    count = max(report.get("session", 0) for report in said)
    assert sorted(item.name for item in tmp_path.iterdir()) == sorted(
        ["evening.dwr", *(f"evening-{number}.dwr" for number in range(2, count + 1))]
    )
    again = []
    for number in range(1, count + 1):
        name = path if number == 1 else tmp_path / f"evening-{number}.dwr"
        again += reports(capsys, "replay", str(name))
    for ours, theirs in zip(said, again, strict=True):
        numbered = ("index", "session")
        assert {key: value for key, value in ours.items() if key not in numbered} == {
            key: value for key, value in theirs.items() if key not in numbered
        }


def test_a_deal_whose_number_has_a_name_is_told_by_it_too(capsys, tmp_path):
    assert "deal_name" not in reports(capsys, *RANDOM, "--deals", "1", "--seed", "1")[0]
    path = tmp_path / "named.dwr"
    record = new_record("thirteen", {}, (Person("A", "random"), Person("B", "random")))
    table = Table(record, create(path, record), lambda: 15_250_640_347)
    while not table.session.deals:
        forced = table.pending()
        if table.waits_for_chance:
            table.chance()
        else:
            by = table.actors[0]
            table.submit(forced or Proposal(by, next(iter(table.choices(by))), table.stamp))
    table.close()
    (told,) = reports(capsys, "replay", str(path))
    assert (told["deal"], told["deal_name"]) == ("15250640347", "K7QM 3X9T")
    assert "1 K7QM 3X9T" in run(capsys, "replay", str(path))[1]


def test_a_record_is_never_written_over_another_file(capsys, tmp_path):
    (tmp_path / "a.dwr").write_text("letters")
    status, _, err = run(capsys, *RANDOM, "--deals", "1", "--record", str(tmp_path / "a.dwr"))
    assert status == 1 and err.endswith("There is another file named “a.dwr”, and it is left as it is.\n")
    assert (tmp_path / "a.dwr").read_text() == "letters"


def test_a_folder_that_is_missing_is_not_made(capsys, tmp_path):
    path = tmp_path / "no" / "a.dwr"
    status, out, err = run(capsys, *RANDOM, "--deals", "1", "--record", str(path))
    assert (status, out, err) == (1, "", f"dummywhist: {path}: There is no folder “{path.parent}”.\n")
    assert list(tmp_path.iterdir()) == []


def test_people_read_tables(capsys):
    status, out, err = run(capsys, *RANDOM, "--seed", "8")
    assert (status, err) == (0, "")
    for word in ("Session 1: A random, B random, C random", "Trumps", "Settlement", "units", "seed 8"):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80


# ---- replay ----


def test_replay_leaves_out_what_was_taken_back(capsys, tmp_path):
    path = tmp_path / "a.dwr"
    run(capsys, *RANDOM, "--deals", "2", "--seed", "1", "--record", str(path))
    before = reports(capsys, "replay", str(path))
    entries = len(read_file(path).log.entries)
    first = next(
        number for number, session in enumerate(read_file(path).log.sessions) if session.deals == 1
    )  # fmt: skip
    with path.open("a") as file:
        file.write(f"back {entries - first}\n")
    assert reports(capsys, "replay", str(path)) == before[:1]


def test_replay_says_who_sat_there_when_it_was_played(capsys, tmp_path):
    path = tmp_path / "a.dwr"
    run(capsys, *RANDOM, "--deals", "1", "--seed", "1", "--record", str(path))
    with path.open("a") as file:
        file.write("entrant 1 person Ruth\nentrant 2 person Ruth\nentrant 3 person Ruth\n")
    assert reports(capsys, "replay", str(path))[0]["players"] == {"A": "random", "B": "random", "C": "random"}


def test_replay_says_where_a_record_is_wrong(capsys, tmp_path):
    path = tmp_path / "a.dwr"
    run(capsys, *RANDOM, "--deals", "1", "--seed", "1", "--record", str(path))
    text = path.read_text()
    path.write_text(text.replace("result 1 tricks NS ", "result 1 tricks NS 1"))
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith("result"))
    status, out, err = run(capsys, "replay", str(path), "--json")
    assert (status, out) == (1, "") and err.startswith(f"dummywhist: {path}: line {line}: “result 1 tricks NS 1")
    assert err.count("\n") == 1


def test_replay_leaves_out_a_torn_line_with_a_word(capsys, tmp_path):
    path = tmp_path / "a.dwr"
    run(capsys, *RANDOM, "--deals", "1", "--seed", "1", "--record", str(path))
    with path.open("a") as file:
        file.write("table cu")
    status, out, err = run(capsys, "replay", str(path), "--json")
    assert status == 0 and json.loads(out)["kind"] == "deal"
    assert err.count("\n") == 1 and "was cut short and is left out: “table cu”" in err


def test_replay_of_a_table_without_a_counted_deal(capsys, tmp_path):
    path = tmp_path / "a.dwr"
    path.write_text(
        "dummywhist record 1\ngame english-dummy\nentrant 1 person Ruth\nentrant 2 steady Max\nentrant 3 steady Jo\n"
    )
    assert reports(capsys, "replay", str(path)) == []
    assert "no deal was counted" in run(capsys, "replay", str(path))[1]


def test_a_session_broken_off_is_told(capsys, tmp_path):
    path = tmp_path / "a.dwr"
    run(capsys, *RANDOM, "--deals", "3", "--seed", "1", "--record", str(path))
    with path.open("a") as file:
        file.write("A abandon\n")
    *_, session = reports(capsys, "replay", str(path))
    assert session["kind"] == "session" and session["abandoned"] and session["units"] == []
    assert "Broken off" in run(capsys, "replay", str(path))[1]


def test_the_dealer_is_named_by_seat(capsys):
    deals = reports(capsys, *RANDOM, "--deals", "3", "--seed", "1")
    for one, two in pairwise(deals):
        if one["rubber"] == two["rubber"]:
            assert two["dealer"] == seat_text(left_of(read_seat(one["dealer"])))


def test_the_page_names_every_key(capsys):
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for report in (*reports(capsys, *RANDOM, "--seed", "1"), *reports(capsys, "rules", "english-dummy")):
        for key in report:
            assert f"`{key}`" in page, key


def test_W_CUT_7_five_at_a_table_of_whist_take_turns(capsys, tmp_path):
    """Each session goes on from the one before: who waited plays, one of those who played longest waits."""
    five, record = ",".join(["random"] * 5), tmp_path / "a.dwr"
    told = reports(capsys, "selfplay", "classic-whist", "--players", five, "--sessions", "3", "--seed", "1", "--set",
                   "match=single", "--jobs", "2", "--record", str(record))  # fmt: skip
    sessions = [one for one in told if one["kind"] == "session"]
    waited = [one["waiting"][0] for one in sessions]
    assert len(set(waited[:2])) == 2 and waited[1] != waited[2] and waited[0] in sessions[1]["names"].values()
    assert [one["index"] for one in sessions] == [1, 2, 3] and set(sessions[0]["names"]) == set("ABCD")
    assert "\nsat " in (tmp_path / "a-3.dwr").read_text()
    replayed = reports(capsys, "replay", str(tmp_path / "a-3.dwr"))
    assert replayed[-1]["waiting"] == sessions[2]["waiting"]
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert all(f"`{key}`" in page for key in sessions[0])
    told = run(capsys, "export", str(tmp_path / "a-3.dwr"))
    assert told[0] == 0 and '[DummyWhistGame "classic-whist"]' in told[1]  # of the four who play


def test_no_more_sit_down_than_a_game_lets_wait(capsys):
    status, _, said = run(capsys, "selfplay", "mort-4", "--players", ",".join(["random"] * 7))
    assert status and "4 players: give one level, or 4 to 6" in said
