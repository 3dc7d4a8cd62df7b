"""What the bar says a penalty leads to is what the score sheet says when it was chosen: W-E10 to E17, ED-E13 to E28.

Each worked example is laid out and its revokes are claimed one after another. At each choice every penalty that is
offered, and none, is taken and counted, and the sheet of that count is compared with the words of the button.
"""

import re

import pytest

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import REMIT, CallRevoke, ChoosePenalty
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.knowledge.scene import scene_of
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.session.settle import settle
from dummywhist.engine.session.tally import DealRecord, Rubber, with_deal
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger import pages
from dummywhist.ui.panels.rows import Page
from dummywhist.ui.scene.questions.law_posing import law_question
from dummywhist.ui.words.speaking import Speaker
from dummywhist.ui.words.telling_laws import law_sentence
from tests.laws.dealing import do, rules_of
from tests.laws.laid import against, counted, found, laid, past_honours
from tests.laws.test_english_dummy import rows as english_rows
from tests.laws.test_revoke_examples import AMERICAN, PENALISED, cases, spelled
from tests.laws.test_whist import rows as whist_rows
from tests.ui.scene.asked import NAMES, naming

NS, EW = Side("NS"), Side("EW")


def sheet_of(state, before, you) -> Page:
    """Return the page of the score sheet that has this one deal, as ``you`` sees it."""
    rules, setup = state.setup.rules, state.setup
    assert isinstance(rules.count, Count)
    columns = tuple(before)
    owner = next(player for player in setup.layout.players if setup.layout.side[setup.layout.own_seat(player)] == NS)
    rubber = Rubber(
        0, owner, setup.layout.holder, rules.match.of, rules.stakes, 0, columns, start=tuple(before.items()),
        page=rules.game,
    )  # fmt: skip
    rubber = with_deal(rubber, DealRecord(setup.ordinal, setup.dealer, state.result))
    players = setup.layout.players
    facts = {setup.ordinal: scene_of(view(state, None))}
    account = Account(rules, players, NAMES, you, (rubber,), settle((), players, True), facts=facts)
    return pages(account)[0]


def figures(page: Page, own: int) -> tuple[int, int]:
    """Return the scores in bold, that of the viewer's column first."""
    row = next(row for row in page.rows if row.kind == "sum")
    cells = [int(cell) for cell in row.cells]
    return cells[own], cells[1 - own]


def won_tricks(page: Page, own: int) -> tuple[int, int] | None:
    """Return the tricks that the sheet counts by, those of the viewer's side first; None where it came to no tricks."""
    row = next((row for row in page.rows if row.what.startswith("Odd tricks") or row.what.startswith("The odd")), None)
    if row is None:
        return None
    won = int(dict(row.why.counted)["Tricks won"])
    return (won, 13 - won) if row.cells[own] else (13 - won, won)


def compare(small: str, state, before, you) -> None:
    """Compare the words of a button with the sheet of the deal that was counted after it."""
    layout = state.layout
    own = list(before).index(layout.side[layout.own_seat(you)])
    page = sheet_of(state, before, you)
    ours, theirs = figures(page, own)
    band = next(row for row in page.rows if row.kind == "band")
    ended = "yours" if band.note.endswith("yours") else "theirs" if band.note.endswith("theirs") else ""
    said = "theirs" if small.endswith("their game") else "yours" if small.endswith("the game") else ""
    assert said == ended, (small, band)
    score = re.search(r"(?:score|Score|then) (\d+)–(\d+)", small)
    if score is not None:
        assert (int(score[1]), int(score[2])) == (ours, theirs), (small, page.rows)
    else:
        assert said, f"{small} says neither a score nor a game"
        won = re.fullmatch(r"Yours (\d+): the game", small)
        assert won is None or int(won[1]) == ours, (small, page.rows)
    tricks = re.search(r"Tricks (\d+)–(\d+)", small)
    if tricks is not None:
        counted_by = won_tricks(page, own)
        assert counted_by in (None, (int(tricks[1]), int(tricks[2]))), (small, page.rows)
        assert counted_by is not None or int(tricks[1]) + int(tricks[2]) == 13
    points = re.match(r"(Yours|Theirs) (\d+)", small)
    if points is not None:
        whose = own if points[1] == "Yours" else 1 - own
        side = list(before)[whose]
        lines = [line for line in state.result.lines if line.cause.value == "revoke" and line.side == side]
        assert lines[-1].facts.score.after == int(points[2]), (small, lines)


def compare_all(rules, before, tricks, honours, revokes) -> int:
    """Lay an example out, claim its revokes, and compare at each choice; return how many buttons were compared."""
    held = honours if rules.honours is not None and sum(honours.values()) in (0, 4) else None
    state = past_honours(laid(rules, before, tricks, held, [side for side, _ in revokes]))
    left = {side: found(state, side) for side, _ in revokes}
    compared = 0
    for side, kind in revokes:
        revoke, by = next(left[side]), against(state, side)
        state = do(state, CallRevoke(revoke.seat, revoke.trick), by)
        seen = view(state, by)
        question = law_question(seen, naming(seen))
        assert question is not None and {reply.action for reply in question.replies} == set(kernel.choices(state, by))
        for reply in question.replies:
            compare(reply.small, counted(do(state, reply.action, by)), before, by)
            compared += 1
        taken = ChoosePenalty(kind) if kind in state.part(LawTable).offers else REMIT
        state = do(state, taken, by)
    return compared


def of_row(page: str, row, sides, **changes) -> int:
    """Compare all buttons of a row of worked examples."""
    before, tricks, honours = (dict(zip((NS, EW), row[what], strict=True)) for what in ("before", "tricks", "honours"))
    revokes = [(sides[who], kind) for who, kind in spelled(row)]
    return compare_all(rules_of(page, **(changes or PENALISED)), before, tricks, honours, revokes)


@pytest.mark.parametrize("row", cases(english_rows("hands")))
def test_ED_E13_to_E28_what_each_button_leads_to_is_what_the_sheet_says(row):
    assert of_row("english-dummy", row, {"D": NS, "A": EW}) >= 2 * len(row["revokes"])


@pytest.mark.parametrize("row", cases(whist_rows("hands")))
def test_W_E10_to_E17_what_each_button_leads_to_is_what_the_sheet_says(row):
    assert of_row("classic-whist", row, {"X": NS, "Y": EW}) >= 2 * len(row["revokes"])


def test_W_E26_held_at_six_is_said_before_it_is_chosen():
    row = {"before": (6, 3), "tricks": (9, 4), "honours": (2, 2), "revokes": ["X: tricks"]}
    assert of_row("classic-whist", row, {"X": NS}, **AMERICAN) == 2


def test_all_examples_with_revokes_are_here():
    ids = [param.id for param in (*cases(english_rows("hands")), *cases(whist_rows("hands")))]
    assert [f"ED_E{n}" for n in range(13, 29)] + [f"W_E{n}" for n in range(10, 18)] == ids


@pytest.mark.parametrize(
    ("before", "kind", "what"),
    [
        ({NS: 1, EW: 3}, "deduct", "Revoke by {name}, three points off"),
        ({NS: 1, EW: 2}, "deduct", "Revoke by {name}, three points off"),  # W-REV-16: two are there
        ({NS: 1, EW: 3}, "add", "Revoke by {name}, three points on"),
        ({NS: 1, EW: 3}, "tricks", "Revoke by {name}, three tricks"),
    ],
)
def test_W_REV_9_the_sheet_says_who_revoked_and_what_was_taken(before, kind, what):
    rules = rules_of("classic-whist", **PENALISED)
    state = past_honours(laid(rules, before, {NS: 5, EW: 8}, {NS: 2, EW: 2}, [EW]))
    revoke, by = next(found(state, EW)), against(state, EW)
    state = do(do(state, CallRevoke(revoke.seat, revoke.trick), by), ChoosePenalty(kind), by)
    page = sheet_of(counted(state), before, by)
    name = NAMES[state.layout.holder[revoke.seat]]
    assert what.format(name=name) in [row.what for row in page.rows]


@pytest.mark.parametrize(
    ("kind", "before", "tricks", "small"),
    [
        ("deduct", {NS: 3, EW: 0}, {NS: 5, EW: 8}, "Score 3–2"),
        ("tricks", {NS: 3, EW: 0}, {NS: 13, EW: 0}, "Tricks 13–0: the game"),
    ],
)
def test_MO_Q11_W_REV_16_button_log_and_sheet_agree_that_there_is_nothing_to_take(kind, before, tricks, small):
    rules = rules_of("classic-whist", **PENALISED, revoke_penalty=kind)
    state = past_honours(laid(rules, before, tricks, {NS: 2, EW: 2}, [EW]))
    revoke, by = next(found(state, EW)), against(state, EW)
    state = do(state, CallRevoke(revoke.seat, revoke.trick), by)
    seen = view(state, by)
    taking = law_question(seen, naming(seen)).replies[0]
    assert (taking.label, taking.small) == ("Nothing can be taken", small)
    state, events = kernel.apply(state, by, ChoosePenalty(kind))
    assert law_sentence(events[0], Speaker(names=NAMES, rules=rules)) == "There was nothing to take for the revoke."
    page = sheet_of(counted(state), before, by)
    name = NAMES[state.layout.holder[revoke.seat]]
    row = next(row for row in page.rows if row.what == f"Revoke by {name}, nothing to take")
    assert row.why.story.endswith("There was nothing to take for the revoke.")


def test_W_REV_11_the_sheet_says_whose_revoke_was_waived_and_where_the_score_is_held():
    before, rules = {NS: 3, EW: 2}, rules_of("classic-whist", **PENALISED)
    state = past_honours(laid(rules, before, {NS: 9, EW: 4}, {NS: 2, EW: 2}, [NS]))
    revoke, by = next(found(state, NS)), against(state, NS)
    state = do(do(state, CallRevoke(revoke.seat, revoke.trick), by), REMIT, by)
    rows = [row.what for row in sheet_of(counted(state), before, by).rows]
    assert f"Revoke by {NAMES[state.layout.holder[revoke.seat]]}, penalty waived" in rows
    assert "Odd tricks of 9 won; held at four: a revoke" in rows
