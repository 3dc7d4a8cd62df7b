"""The score sheet says what the rulebook's worked examples say (ED-E1 to E56), and explains every line."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.deal.score import count_deal
from dummywhist.engine.knowledge.scene import Scene
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.seats.standing import standing_of
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, DealRecord, Rubber, rubber_value, with_deal
from dummywhist.ui.panels.account import account_of
from dummywhist.ui.panels.ledger import as_text, page_now, pages
from dummywhist.ui.panels.rows import Explanation, Page, Row
from tests.ui.panels.sessions import NAMES, A, B, C, account_with, add_deal, played, rubber_of, tournee

# number: before, tricks, honours, after, game (docs/rules/english-dummy.md, those without revokes)
DEALS = """
E1 | 0–0 | 8–5 | 2–2 | 2–0 | –
E2 | 0–0 | 7–6 | 4–0 | 5–0 | D 3
E3 | 0–3 | 6–7 | 4–0 | 4–4 | –
E4 | 4–2 | 6–7 | 3–1 | 4–3 | –
E5 | 4–0 | 7–6 | 4–0 | 5–0 | D 3
E6 | 4–4 | 5–8 | 4–0 | 4–5 | A 1
E7 | 3–0 | 4–9 | 3–1 | 5–3 | D 1
E8 | 3–0 | 8–5 | 0–4 | 5–0 | D 3
E9 | 3–4 | 6–7 | 3–1 | 3–5 | A 1
E10 | 2–3 | 10–3 | 1–3 | 5–3 | D 1
E11 | 3–3 | 7–6 | 1–3 | 4–5 | A 1
E12 | 0–1 | 13–0 | 0–4 | 5–1 | D 2
"""


def pair(text: str) -> tuple[int, int]:
    """Read "8–5"."""
    one, two = text.split("–")
    return int(one), int(two)


def example(number: str) -> tuple[Page, Rubber]:
    """Return the page of a rubber whose only deal is the example's, from the scores before it."""
    line = next(row for row in DEALS.strip().splitlines() if row.startswith(f"{number} "))
    _, before, tricks, honours, _, _ = (part.strip() for part in line.split("|"))
    rules = ENGLISH_DUMMY.rules()
    rubber = rubber_of([])
    for place, points in enumerate(pair(before)):
        if points:
            side, other = (DUMMY_SIDE, ADVERSARIES) if place == 0 else (ADVERSARIES, DUMMY_SIDE)
            divided = {DUMMY_SIDE: 2, ADVERSARIES: 2}
            rubber = add_deal(rubber, place, {side: 6 + points, other: 7 - points}, divided, rules.count)
    both = (DUMMY_SIDE, ADVERSARIES)
    sides = dict(zip(both, pair(tricks), strict=True))
    held = dict(zip(both, pair(honours), strict=True))
    rubber = add_deal(rubber, 8, sides, held, rules.count)
    facts = {8: Scene(rules.count)}
    return pages(account_with([rubber], facts=facts, over=False))[0], rubber


def of_deal(page: Page, deal: int) -> list[Row]:
    """Return the lines of one deal."""
    return [row for row in page.rows if row.kind == "line" and row.why is not None and row.why.deal == deal - 1]


@pytest.mark.parametrize("line", DEALS.strip().splitlines(), ids=lambda line: "ED-" + line.split()[0])
def test_every_deal_is_written_as_it_counts(line):
    number, before, _, _, after, game = (part.strip() for part in line.split("|"))
    page, _ = example(number)
    score = list(pair(before))
    for row in of_deal(page, 9):
        for place, cell in enumerate(row.cells):
            score[place] += int(cell.replace("\N{MINUS SIGN}", "-") or 0)
        why = row.why
        assert why is not None and why.story and why.rule and why.ids
    if game == "–":
        sum_row = next(row for row in page.rows if row.kind == "sum")
        assert tuple(score) == pair(after)
        assert sum_row.what == "So far" and tuple(map(int, sum_row.cells)) == pair(after)
    else:
        winner, value = game.split()
        place = "DA".index(winner)
        assert min(score[place], 5) == pair(after)[place] and score[1 - place] == pair(after)[1 - place]
        band = next(row for row in page.rows if row.kind == "band")
        name = {"3": "Treble", "2": "Double", "1": "Single"}[value]
        assert band.note == f"{name}, {'yours' if winner == 'D' else 'theirs'}"
        up = next(row for row in page.rows if row.what == "Five up")
        assert tuple(map(int, up.cells)) == pair(after)


def remark(number: str, what: str) -> Explanation:
    """Return the explanation of the last line of an example that begins so."""
    page, _ = example(number)
    why = [row.why for row in of_deal(page, 9) if row.what.startswith(what)][-1]
    assert why is not None
    return why


def test_ED_E4_says_that_honours_are_barred_at_four():
    why = remark("E4", "Honours")
    assert why.ids == ("ED-72", "W-HON-2")
    assert ("Score when the deal began", "4") in why.counted and ("Needed for game", "1") in why.counted
    assert "stood at four" in why.story


def test_ED_E8_says_that_honours_were_not_reached():
    why = remark("E8", "Honours")
    assert why.ids == ("ED-73", "W-GAME-3") and "you and dummy had won the game before" in why.story


def test_honours_that_nobody_called():
    rules = ENGLISH_DUMMY.rules({"honours_claim": "call"})
    rubber = rubber_of([], rules=rules)
    result = count_deal(rules.count, rubber.scores, {DUMMY_SIDE: 7, ADVERSARIES: 6}, {DUMMY_SIDE: 4, ADVERSARIES: 0},
                        frozenset())  # fmt: skip
    rubber = with_deal(rubber, DealRecord(0, NORTH, result))
    page = pages(account_with([rubber], rules, over=False))[0]
    row = next(row for row in page.rows if row.what.startswith("Honours"))
    assert row.what == "Honours, four: not called" and row.why is not None and row.why.ids == ("ED-74", "W-HON-3")
    assert row.cells == ("0", "")


# ---- rubbers ----

RUBBERS = {
    "E31": ([(5, 0), (5, 0)], 8, "3 + 3 + 2."),
    "E32": ([(5, 3), (0, 5), (5, 4)], 1, "1 + 1 + 2 − 3."),
    "E33": ([(5, 1), (5, 2)], 6, "2 + 2 + 2."),
    "E34": ([(5, 4), (5, 3)], 4, "1 + 1 + 2."),
    "E35": ([(0, 5), (5, 0), (3, 5)], -3, "3 + 1 + 2 − 3."),
    "E36": ([(2, 5), (5, 4), (0, 5)], -6, "2 + 3 + 2 − 1."),
    "E37": ([(5, 0), (4, 5), (5, 0)], 7, "3 + 3 + 2 − 1."),
}


def row_of(page: Page, what: str) -> Row:
    """Return the row that begins so."""
    return next(row for row in page.rows if row.what.startswith(what))


def why_of(page: Page, what: str) -> Explanation:
    """Return the explanation of the row that begins so."""
    why = row_of(page, what).why
    assert why is not None
    return why


@pytest.mark.parametrize("number", RUBBERS)
def test_the_value_of_a_rubber_is_told_as_the_rulebook_adds_it_up(number):
    games, value, how = RUBBERS[number]
    rubber = rubber_of(games)
    page = pages(account_with([rubber]))[0]
    assert rubber.value == value
    assert row_of(page, "Value of the rubber").cells == ((str(value), "") if value > 0 else ("", str(-value)))
    told = why_of(page, "Value of the rubber").story.replace("\N{MINUS SIGN}", "−")
    winners = "You and dummy" if value > 0 else "Edith and Max"
    assert told == f"{winners} win {abs(value)}: {how}"
    assert ("When three games" in why_of(page, "Less the losers").rule) if len(games) == 3 else True
    undealt = "The third game was not played." in why_of(page, "For the rubber").story
    assert undealt == (len(games) == 2)


def test_a_rubber_in_play_says_what_it_will_be_worth():
    page = pages(account_with([rubber_of([(5, 0)])], over=False))[0]
    assert row_of(page, "Rubber so far").kind == "band"
    assert row_of(page, "Game points, one treble").cells == ("3", "0")
    assert row_of(page, "Whoever wins the rubber gets").cells == ("2", "2")
    assert page.subtitle == "Rubber I of three. You have dummy."
    assert page.columns == ("You", "Edith, Max")


@pytest.mark.parametrize(
    ("changes", "games", "name", "ids"),
    [
        ({"game_value": "difference", "game": 7}, [(7, 3)], "Worth 4", "W-GAME-7"),
        ({"game_value": "double_under_half", "game": 10}, [(10, 4)], "Double", "W-GAME-9"),
        ({"game_value": "flat"}, [(5, 3)], "Won", "ED-80"),
        ({"game_value": "playout"}, [(5, 2)], "Worth 3", "W-GAME-8"),
    ],
)
def test_other_values_of_a_game_are_named_and_explained(changes, games, name, ids):
    rules = ENGLISH_DUMMY.rules(changes)
    rubber = rubber_of(games, rules=rules)
    page = pages(account_with([rubber], rules, over=False))[0]
    assert page.rows[0].note == f"{name}, yours"
    assert ids in why_of(page, {5: "Five up", 7: "Seven up", 10: "Ten up"}[rules.count.game]).ids


def test_a_small_bonus_may_leave_the_winners_less_than_nothing():
    rules = ENGLISH_DUMMY.rules({"rubber_bonus": 0})
    rubber = rubber_of([(5, 3), (0, 5), (5, 4)], rules=rules)
    page = pages(account_with([rubber], rules))[0]
    assert rubber.value == -1
    assert row_of(page, "Value of the rubber").cells == ("\N{MINUS SIGN}1", "")
    assert "won the rubber by two games to one" in why_of(page, "For the rubber").story


# ---- stakes (sections 9 and 10) ----

TOURNEES = {
    "E41": ((5, -3, 1), (12, -12, 0), {"Edith pays you": 8, "Max pays you": 4, "Edith pays Max": 4}),
    "E42": ((8, 8, 8), (0, 0, 0), {}),
    "E43": ((8, -8, -8), (32, -16, -16), {"Edith pays you": 16, "Max pays you": 16}),
    "E44": ((-8, 8, 8), (-32, 16, 16), {"You pay Edith": 16, "You pay Max": 16}),
    "E45": ((4, 6, -2), (4, 10, -14), {"You pay Edith": 2, "Max pays you": 6, "Max pays Edith": 8}),
    "E46": ((-1, -1, -1), (0, 0, 0), {}),
}


def figures(row: Row) -> tuple[int, ...]:
    """Read the signed figures of a row."""
    return tuple(int(cell.replace("\N{MINUS SIGN}", "-") or 0) for cell in row.cells)


def test_right_after_a_rubber_the_sheet_opens_at_it():
    account = account_with([rubber_of([(5, 1), (5, 3)]), rubber_of([], B, 1)], over=False)
    assert page_now(account) == 0 and pages(account)[0].rows
    begun = rubber_of([(5, 1)], B, 1, first=4)
    assert page_now(replace(account, rubbers=(account.rubbers[0], begun))) == 1


@pytest.mark.parametrize("number", TOURNEES)
def test_the_account_of_a_tournee(number):
    values, totals, payments = TOURNEES[number]
    account = account_with(tournee(values))
    page = pages(account)[-1]
    assert page_now(account) == 3
    sums = [row for row in page.rows if row.kind == "sum"]
    assert [figures(row) for row in sums] == [totals, totals]
    for values_row, rubber in zip([row for row in page.rows if row.first], account.rubbers, strict=True):
        share = figures(values_row)
        assert sum(share) == 0 and share["ABC".index(rubber.owner)] == 2 * rubber.value
    paid = [row for row in page.rows if " pay" in row.what and row.kind == "line" and row.what != "Nobody pays"]
    assert {row.what: max(figures(row)) for row in paid} == payments
    for row in paid:
        assert row.why is not None and "ED-89" in row.why.ids and sum(figures(row)) == 0
        counted = [int(value.replace("\N{MINUS SIGN}", "-")) for _, value in row.why.counted]
        assert sum(counted[:-1]) == counted[-1] == payments[row.what]


def test_ED_E41_says_why_the_third_rubber_does_not_matter_between_two():
    why = why_of(pages(account_with(tournee((5, -3, 1))))[-1], "Edith pays you")
    assert why.story == "Edith pays you 8. In Max’s rubber you were partners, and nothing passes between partners."
    assert why.counted[:2] == (("Rubber I, your dummy", "+5"), ("Rubber II, Edith’s dummy", "+3"))


def test_ED_E41_says_how_a_total_is_made():
    page = pages(account_with(tournee((5, -3, 1))))[-1]
    why = next(row.why for row in page.rows if row.kind == "sum")
    assert why is not None and why.counted[0] == ("Your rubber, 3 × +5 less +3", "+12") and "ED-88" in why.ids


def test_ED_E47_pays_at_the_agreed_stake():
    changes = {"stake": 10}
    page = pages(account_with(tournee((5, -3, 1), changes), ENGLISH_DUMMY.rules(changes)))[-1]
    assert figures(row_of(page, "In all")) == (120, -120, 0)
    assert next(row for row in page.rows if row.what == "Payments").note == "10 for a rubber point"


def test_ED_E48_adds_the_stake_on_the_rubber():
    rules = ENGLISH_DUMMY.rules({"stake": 10, "rubber_stake": 20})
    page = pages(account_with([rubber_of([(5, 4), (5, 3)], rules=rules)], rules, over=False))[0]
    assert figures(row_of(page, "Edith pays you"))[0] == 60
    assert figures(row_of(page, "You receive in all"))[0] == 120
    why = why_of(page, "Max pays you")
    assert why.counted == (
        ("Rubber points", "+4"), ("Stake", "× 10"), ("For the rubber itself", "+20"), ("Max pays you", "60"),
    )  # fmt: skip
    assert "ED-87" in why.ids


CONCESSIONS = {"E51": (8, 7), "E52": (4, 3), "E53": (1, 0), "E54": (-1, -2), "E55": (-8, -9)}


@pytest.mark.parametrize("number", CONCESSIONS)
def test_the_point_conceded_by_a_constant_dummy(number):
    value, net = CONCESSIONS[number]
    changes = {"dummy_order": "continuous", "rubbers": 1}
    rules = ENGLISH_DUMMY.rules(changes)
    rubber = tournee((value, value, value), changes)[0]
    page = pages(account_with([rubber], rules))[0]
    place = 0 if value > 0 else 1
    assert figures(row_of(page, "A point conceded"))[place] == (-1 if value > 0 else 1)
    assert figures(row_of(page, "Net"))[place] == abs(net) or net == 0
    why = why_of(page, "Net")
    assert why.counted[-1] == ("Net", f"+{net}" if net > 0 else str(net).replace("-", "\N{MINUS SIGN}"))
    if net:
        assert figures(row_of(page, "You receive in all" if net > 0 else "You pay in all"))[0] == 2 * net
    else:
        assert row_of(page, "Nobody pays")


@pytest.mark.parametrize("unit", ["game", "trick", "triple", "none"])
def test_other_stakes_are_told(unit):
    rules = ENGLISH_DUMMY.rules({"stake_unit": unit})
    page = pages(account_with([rubber_of([(5, 0), (5, 1)], rules=rules)], rules))[0]
    band = row_of(page, "Settlement")
    expected = {
        "game": "1 for a game", "trick": "1 for a trick", "triple": "1 for a trick, 2½ for a game, 5 for the rubber",
        "none": "Played for nothing",
    }  # fmt: skip
    assert band.note == expected[unit]
    if unit == "none":
        assert row_of(page, "Nobody pays")
    else:
        assert row_of(page, "Edith pays you").cells[0] == {"game": "2", "trick": "9", "triple": "19"}[unit]


def test_a_session_broken_off_settles_what_is_finished_or_nothing():
    rubbers = [*tournee((5, -3, 1))[:1], rubber_of([(5, 0)], B, 1, first=20)]
    page = pages(account_with(rubbers, abandoned=True))
    assert page[1].note == "Broken off: this rubber does not count."
    assert figures(row_of(page[-1], "In all")) == (10, -5, -5)
    assert row_of(page[-1], "Edith had dummy, not finished").cells == ("", "", "")
    rules = ENGLISH_DUMMY.rules({"abandon": "settle_nothing"})
    nothing = pages(account_with(rubbers, rules, abandoned=True))
    assert nothing[-1].note == "Broken off: nothing is settled."
    assert figures(row_of(nothing[-1], "In all")) == (0, 0, 0)
    assert not [row for row in nothing[0].rows if row.what == "Settlement"]


def test_the_text_of_a_page_says_at_its_foot_what_its_deals_are_called():
    page = pages(account_with(tournee((5, -3, 1))))[0]
    deals = {row.why.deal for row in page.rows if row.why is not None and row.why.deal is not None}
    assert len(deals) > 1
    lines = as_text(page, dict.fromkeys(deals, 2**64 - 1) | {min(deals): 15_250_640_347}).splitlines()
    assert lines.count("Deal 1: K7QM 3X9T") == 1 and "Deal 2: number 18 446 744 073 709 551 615" in lines
    assert "Deal 1:" not in as_text(page)


def test_with_several_people_at_the_table_everybody_has_a_name():
    text = "".join(as_text(page) for page in pages(account_with(tournee((5, -3, 1)), you=None)))
    whole = [
        part for page in pages(account_with(tournee((5, -3, 1)), you=None)) for row in page.rows
        for part in ((row.why.title, row.why.story, row.why.rule, *(n for n, _ in row.why.counted)) if row.why else ())
    ]  # fmt: skip
    for words in (text, *whole):
        assert not re.search(r"\b(you|your|yours)\b", words, re.IGNORECASE), words
    assert "Edith pays Ada" in text and "Treble, Ada and dummy" in text


# ---- whole sessions ----


@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_a_played_session_is_explained_by_laws_of_the_rulebook(seed):
    changes = [{}, {"dummy_order": "continuous", "rubbers": 2}, {"honours_claim": "call"}, {"game": 7},
               {"game_value": "playout"}, {"trump": "rotate_with_no_trump", "stake_unit": "triple"}][seed]  # fmt: skip
    session, facts, _ = played(seed, changes)
    account = account_of(standing_of(session, ()), NAMES, A, facts)
    assert account.over and account.deals == session.deals == len(facts)
    made = pages(account)
    for page in made:
        assert as_text(page)
        for row in page.rows:
            if row.kind == "band":
                assert row.what and row.why is None
                continue
            assert row.why is not None and row.why.title and row.why.story and row.why.rule, row
            assert row.why.ids and all(re.fullmatch(r"(ED|W-[A-Z]+)-\d+", name) for name in row.why.ids)
            assert len(row.cells) == len(page.columns)
            assert row.why.story[-1] == "." and row.why.rule[-1] == "." and "  " not in row.why.story
    money = dict(session.settlement.money)
    if len(made) > 1:
        last = next(row for row in made[-1].rows if row.what == "In all")
        assert len(last.cells) == len(money)


def test_the_ids_that_are_cited_stand_in_the_handbook(request):
    text = Path(request.config.rootpath, "docs", "handbook", "english-dummy.md").read_text(encoding="utf-8")
    session, facts, _ = played(3)
    cited = {
        name for page in pages(account_of(standing_of(session, ()), NAMES, A, facts)) for row in page.rows if row.why
        for name in row.why.ids if name.startswith("ED-")
    }  # fmt: skip
    assert cited and all(name in text for name in cited)


def test_honours_say_where_they_lay_and_the_odd_trick_which_it_was():
    for seed in range(40):
        session, facts, states = played(seed, deals=1)
        result = states[0].result
        if result is not None and any(line.cause is Cause.HONOURS and line.amount for line in result.lines):
            page = pages(account_of(standing_of(session, ()), NAMES, A, facts))[0]
            honours, odd = why_of(page, "Honours"), why_of(page, "Odd tricks")
            assert re.search(r": the [a-z, ]+ to (you|dummy|Edith|Max)", honours.story)
            assert odd.trick is not None and f"The first trick above the book was trick {odd.trick}." in odd.story
            return
    raise AssertionError("no deal with honours")


def test_nothing_counted_yet():
    session, _, _ = played(1, deals=0)
    account = account_of(standing_of(session, ()), NAMES, A)
    assert pages(account) == () or as_text(pages(account)[0])


def test_the_rubber_value_is_the_engines(tmp_path):
    rubber = rubber_of([(5, 0), (4, 5), (5, 0)], C)
    assert rubber_value(rubber.match, rubber.games) == rubber.value == 7
