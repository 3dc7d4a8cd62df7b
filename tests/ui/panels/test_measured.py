"""Is what is measured of a game, a rubber, a session what the record holds? Every figure is counted a second time."""

import re
from fractions import Fraction

import pytest

from dummywhist.engine.knowledge.scene import scene_of
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.seats.standing import standing_of
from dummywhist.ui.words.measured import deals_of, facts_of, side_of, told_of, told_of_session, tricks
from dummywhist.ui.words.terms import terms_of
from tests.golden.making import log_of
from tests.ui.golden import RECORDS, name
from tests.ui.panels.sessions import A, played


def second_count(log, player):
    """Return by deal what the player's side won of the tricks there were, and its points, from the states alone."""
    found, seen = {}, set()
    for session in log.sessions:
        if session.last is None or session.deals - 1 in seen:
            continue
        seen.add(session.deals - 1)
        rubber = next(
            one for one in standing_of(session, ()).all_rubbers
            if session.deals - 1 in [deal.ordinal for deal in deals_of(one)]
        )  # fmt: skip
        side, won = side_of(rubber, player), scene_of(view(session.last, None)).winners
        if side is not None:
            scores = [dict(pairs).get(side, 0) for pairs in (session.last.result.before, session.last.result.after)]
            found[session.deals - 1] = won.count(side), len(won), scores[1] - scores[0]
    return found


@pytest.mark.parametrize("record", RECORDS, ids=name)
def test_the_figures_of_every_session_are_counted_a_second_time(record):
    log = log_of(record)
    standing = standing_of(log.sessions[-1], ())
    player = standing.players[0]
    counted = second_count(log, player)
    facts = {fact.words: fact.figure for fact in facts_of(standing.all_rubbers, player, terms_of(standing.rules), 9)}
    if not counted:
        assert not facts
        return
    scored = sum(points > 0 for _, _, points in counted.values())
    assert facts.pop("deals in which your side scored") == f"{scored} of {len(counted)}"
    best = max(points for _, _, points in counted.values())
    told = [(words, figure) for words, figure in facts.items() if words.startswith("points in your best deal")]
    assert [figure for _, figure in told] == ([f"+{best}"] if best > 0 else [])
    for words, _ in told:
        assert counted[int(re.search(r"deal (\d+)$", words)[1]) - 1][2] == best
    for noun in ("tricks", "books"):
        if f"{noun} won by your side" in facts:
            won, of = map(int, facts[f"{noun} won by your side"].split(" of "))
            least, fewest = (sum(one[at] for one in counted.values()) for at in (0, 1))
            assert of == 13 * len(counted) and least <= won <= least + of - fewest, (
                "a claim gives the tricks that are left"
            )


def test_tricks_are_not_claimed_where_other_sides_play_than_score():
    named = {name(record): record for record in RECORDS}
    bid = next(record for label, record in named.items() if "bid-dummy" in label)
    log = log_of(bid)
    standing = standing_of(log.sessions[-1], ())
    rubber = standing.all_rubbers[0]
    assert deals_of(rubber) and tricks(rubber, deals_of(rubber)) is None
    told = told_of(rubber, deals_of(rubber), rubber.columns[0], terms_of(standing.rules))
    assert "to" not in told.split() and told.endswith(" deals.")


def test_a_sentence_says_how_long_it_took():
    session, _, _ = played(3)
    standing = standing_of(session, ())
    terms = terms_of(standing.rules)
    won = [told_of(rubber, deals_of(rubber), rubber.winner, terms) for rubber in standing.all_rubbers]
    for words, rubber in zip(won, standing.all_rubbers, strict=True):
        ours, theirs = map(int, re.search(r"; (\d+) tricks to (\d+)\.$", words).groups())
        counted = tricks(rubber, deals_of(rubber))
        assert (ours, theirs) == (counted[rubber.winner], sum(counted.values()) - counted[rubber.winner])
        assert Fraction(ours + theirs, 13) == len(deals_of(rubber))
    assert told_of_session(standing.all_rubbers, None, terms).endswith(" deals.")
    assert re.search(r"; your side won \d+ of \d+ tricks\.$", told_of_session(standing.all_rubbers, A, terms))
