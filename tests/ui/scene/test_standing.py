"""Is the session told rightly beside the deal, in every game: names, roles, strip, marker or points, multiplier?"""

import re
from pathlib import Path

import pytest

from dummywhist.engine.cards.seat import SEATS, SOUTH, left_of
from dummywhist.engine.deal.counting import Facts, targets
from dummywhist.engine.deal.layout import PLAYERS, columns
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.rules.counts import Count, TargetCount
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import EachPartner
from dummywhist.engine.seats.standing import standing_of
from dummywhist.ui.scene import standing
from dummywhist.ui.scene.layout.types import PLACES
from dummywhist.ui.scene.naming import Naming
from dummywhist.ui.scene.parts import Marker, PointsList
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.seat.company import company, rubber_of
from tests.daily import pairs
from tests.golden.making import FOLDER, log_of
from tests.ui.golden import RECORDS, moments, name

pytestmark = pytest.mark.slow

A, B, C, D = PLAYERS
NAMES = {A: "Ada", B: "Bess", C: "Cora", D: "Dora"}
RAW = re.compile(r"None|[a-z]_[a-z]|\{|\}|<|Side|Player|\bNS\b|\bEW\b")
MINUS = "\N{MINUS SIGN}"


def named(moment, people=frozenset({A}), bottom=None):
    """Return the naming of a moment as one of the people sees it."""
    session = moment.session
    viewer = bottom or min(people, default=None)
    view = moment.view(viewer if viewer in session.players else None)
    around = company(standing_of(session, ()), view, {p: NAMES[p] for p in session.players}, people, bottom)
    layout = around.layout if view is None else view.layout
    if layout is None:
        return None
    south = layout.own_seat(viewer) if viewer in layout.holder else SOUTH
    seats = {place: left_of(south, step) for step, place in enumerate(PLACES)}
    return Naming(around, layout, seats, phrases(), view)


def every_word(naming):
    """Return all that is said beside the cards."""
    layout, view = naming.layout, naming.view
    said = [words for seat in SEATS for words in (naming.plate_name(seat), naming.role(seat))]
    said += [words for side in layout.sides for words in (naming.side_name(side), naming.side_short(side))]
    said += [naming.packet_words(count, side) for count in (1, 5, 13) for side in layout.sides]
    strip = standing.strip(naming)
    if strip is not None:
        said += [strip.title, *(word for one in strip.segments for word in (one.name, one.word))]
    marker = standing.marker(naming, view)
    said += [marker.title]
    if isinstance(marker, PointsList):
        said += [marker.goal, *(word for row in marker.rows for word in (row.name, row.mark, row.figure))]
    else:
        said += [marker.short, *(side.name for side in marker.sides)]
    return said


def number(figure):
    return int(figure.replace(MINUS, "-"))


@pytest.mark.parametrize(
    ("path", "people"),
    pairs(RECORDS, (frozenset({A}), frozenset({B}), frozenset({A, B}))),
    ids=lambda item: name(item) if isinstance(item, Path) else "".join(sorted(item)),
)
def test_every_game_is_named_and_scored_at_every_moment(path, people):
    """No raw key, side or missing name; points and games are those of the engine, each segment a rubber of it."""
    seen = 0
    for moment in moments(path, 20):
        naming = named(moment, people)
        if naming is None:
            continue
        seen += 1
        for words in every_word(naming):
            assert not RAW.search(words), words
        view, session = naming.view, moment.session
        if view is None:
            continue
        scores = dict(view.before if view.result is None else view.result.after)
        marker = standing.marker(naming, view)
        rules = rules_of(view)
        if isinstance(marker, Marker):
            assert isinstance(rules.count, Count) and marker.flaps == rules.count.game
            assert marker.pegs == (2 if rules.match.of.games == 3 else 0)
            rubber = rubber_of(session, view.ordinal)
            order = view.layout.sides
            if len(view.layout.dummies) != 1 and not marker.sides[0].name.endswith(naming.side_name(order[0])):
                order = order[::-1]
            assert [side.name for side in marker.sides] == [naming.side_name(side) for side in order]
            assert [side.points for side in marker.sides] == [scores[side] for side in order]
            assert [side.games for side in marker.sides] == [rubber.games_won(side) for side in order]
            assert len(view.layout.dummies) == 1 or marker.sides[0].own
            assert sum(side.own for side in marker.sides) == 1
        elif not isinstance(rules.match, EachPartner):
            assert sorted(number(row.figure) for row in marker.rows) == sorted(scores[c] for c in columns(view.home))
            assert [row.own for row in marker.rows].count(True) == 1
        strip = standing.strip(naming)
        assert (0 if strip is None else len(strip.segments)) == standing.segments(naming.company)
        if strip is not None and not naming.company.constant:
            assert len(strip.segments) == rules.match.rubbers
    assert seen


def first(path, wanted, people=frozenset({A})):
    """Return the naming of the first moment that is ``wanted`` of its naming."""
    for moment in moments(path, 10_000):
        naming = named(moment, people)
        if naming is not None and wanted(naming):
            return naming
    raise AssertionError("no such moment")


def in_phase(phase, **more):
    def wanted(naming):
        view = naming.view
        if view is None or view.phase != phase:
            return False
        return all(len(getattr(view, key)) >= value for key, value in more.items())

    return wanted


def roles(naming):
    return {naming.plate_name(seat): naming.role(seat) for seat in SEATS}


def test_mort_has_its_own_names_and_no_pegs():
    """MO-20: clockwise Vivant, Right, Mort, Left; MO-76: the marker has nothing for games."""
    naming = first(FOLDER / "mort-4" / "default.dwr", in_phase("play"))
    assert roles(naming) == {"You": "Vivant", "Bess": "Right", "Mort": "Your partner", "Cora": "Left"}
    strip = standing.strip(naming)
    assert strip.title == "Tournée of four games: Mort"
    assert [(one.name, one.word) for one in strip.segments] == [
        ("You", "now"), ("Bess", "II"), ("Cora", "III"), ("Dora", "IV"),
    ]  # fmt: skip
    marker = standing.marker(naming, naming.view)
    assert (marker.pegs, marker.games_title, marker.sides[0].name) == (0, "", "You and Mort")
    assert (naming.sitter, naming.sitter_role()) == (D, "Sits out, sorts Mort")
    other = first(FOLDER / "mort-4" / "default.dwr", in_phase("play"), frozenset({B}))
    assert roles(other) == {"Ada": "Vivant", "You": "Right", "Mort": "Ada plays it", "Cora": "Left"}


def test_two_players_with_two_dummies():
    """Each dummy is named by its player, and one player plays for both hands."""
    naming = first(FOLDER / "double-dummy" / "default.dwr", in_phase("play"))
    assert roles(naming) == {
        "You": "Play for both hands",
        "Your dummy": "You play it",
        "Bess": "Adversary",
        "Bess’s dummy": "Open to both",
    }
    assert [side.name for side in standing.marker(naming, naming.view).sides] == ["You and dummy", "Bess and dummy"]
    assert standing.strip(naming) is None


def test_four_players_are_partners():
    """Classic Whist: each plays for one hand and has a partner."""
    naming = first(FOLDER / "classic-whist" / "default.dwr", in_phase("play"))
    assert sorted(roles(naming).values()) == ["Adversary", "Adversary", "With Bess", "Your partner"]
    marker = standing.marker(naming, naming.view)
    assert (marker.flaps, marker.pegs, marker.sides[0].name) == (5, 2, "You and Bess")


def test_each_caller_is_told_when_he_calls_and_what_he_called():
    """BD-10, the dealer calls last; no sides are there yet."""
    begins = first(FOLDER / "bid-dummy" / "default.dwr", in_phase("auction"))
    assert set(roles(begins).values()) >= {"First to call", "Second to call", "Dealer, calls last", "Face down"}
    called = first(FOLDER / "bid-dummy" / "default.dwr", in_phase("auction", calls=1))
    assert set(roles(called).values()) & {"Bid first", "Passed"}
    points = standing.marker(called, called.view)
    assert (points.title, points.goal, len(points.rows)) == ("Points", "21 up", 3)
    assert [row.mark for row in points.rows].count("deals") == 1


def test_after_the_auction_there_is_a_declarer():
    """BD-55, BD-57: the books of each side stand against what it needs."""
    naming = first(FOLDER / "bid-dummy" / "default.dwr", in_phase("play", played=3))
    contract = naming.view.contract
    mine = contract.declarer == A
    assert naming.role(naming.layout.own_seat(contract.declarer)) == "Declarer"
    others = {naming.role(naming.layout.own_seat(p)) for p in (A, B, C) if p != contract.declarer}
    assert others <= ({"Against you"} if mine else {f"Against {NAMES[contract.declarer]}", "With you"})
    assert [row.mark for row in standing.marker(naming, naming.view).rows].count("declarer") == 1
    side = naming.layout.side[naming.layout.own_seat(contract.declarer)]
    assert naming.packet_words(3, side) == f"3 of {6 + contract.bid.level} books"
    set_by = 8 - contract.bid.level
    assert naming.packet_words(set_by - 1, naming.layout.other_side(side)) == f"{set_by - 1} of {set_by} to set"
    assert naming.packet_words(set_by, naming.layout.other_side(side)) == f"{set_by} books, set"


def test_the_three_handed_decide_in_turn_and_have_targets():
    """TH-10 the dealer last; TH-20, TH-21 the target of each, and own tricks against it."""
    path = FOLDER / "three-handed" / "default.dwr"
    begins = first(path, in_phase("exchange"))
    assert set(roles(begins).values()) == {
        "First to decide", "Second to decide", "Dealer, decides last", "13 cards nobody has seen",
    }  # fmt: skip
    plays = first(path, in_phase("play"))
    view = plays.view
    rule = rules_of(view).count
    assert isinstance(rule, TargetCount)
    wanted = targets(Facts(rule, view.home, view.layout, {}, {}, (), None, kept=view.kept), rule)
    kept = dict(view.kept)
    for player in (A, B, C):
        seat = view.layout.own_seat(player)
        target = wanted[view.layout.side[seat]]
        assert plays.role(seat) == f"{'Stood' if kept[player] else 'Exchanged'}, target {target}"
        assert plays.packet_words(2, view.layout.side[seat]) == f"2 of {target}"
    points = standing.marker(plays, view)
    assert (points.title, points.goal) == ("Totals", "12 deals")
    later = first(path, lambda naming: naming.view is not None and naming.view.ordinal == 2)
    points = standing.marker(later, later.view)
    assert points.goal == "After 2 deals"
    assert all(row.figure[0] in f"+0{MINUS}" for row in points.rows)


def test_dead_hands_are_told_by_who_threw_them_in():
    """HW-4, each takes the hand on his right; nobody has looked at the others."""
    found = set()
    for moment in moments(FOLDER / "humbug" / "default-27.dwr", 10_000):
        naming = named(moment)
        if naming is None or not in_phase("play")(naming):
            continue
        kept = dict(naming.view.kept)
        mine = left_of(naming.layout.own_seat(A), 3)
        assert naming.plate_name(mine) == "Dead hand"
        assert naming.role(mine) == ("Never looked at" if kept[A] else "The one you threw in")
        assert naming.role(left_of(mine, 2)) == ("Never looked at" if kept[B] else "Thrown in by Bess")
        dealer = ", dealer" if naming.view.dealer == naming.layout.own_seat(A) else ""
        assert naming.role(naming.layout.own_seat(A)) == ("Stood" if kept[A] else "Exchanged") + dealer
        found.add((kept[A], kept[B]))
    assert found >= {(True, True), (False, False), (False, True)}


def test_hands_that_are_kept_multiply_the_score():
    """DD-11: told once both have decided, and as the count has it."""
    path = FOLDER / "double-dummy-dead" / "default.dwr"
    found = set()
    for moment in moments(path, 10_000):
        naming = named(moment)
        if naming is None or naming.view is None:
            continue
        if naming.view.phase == "exchange":
            assert standing.multiplier(naming) == ""
        if naming.view.result is not None:
            times = {line.facts.times for line in naming.view.result.lines if line.cause is Cause.ODD_TRICKS}
            shown = standing.multiplier(naming)
            assert times <= {int(shown[1:]) if shown else 1}
            found.add(shown)
    assert found >= {"×2", "×4"}


def test_nothing_is_multiplied_where_that_is_off():
    """DD-11, off."""
    for moment in moments(FOLDER / "double-dummy-dead" / "multiplier-off.dwr"):
        naming = named(moment)
        assert naming is None or standing.multiplier(naming) == ""


def test_partners_who_change_have_scores_of_their_own():
    """CW-65: each player's total over the deals with every partner, and a strip of the partners."""
    path = FOLDER / "classic-whist" / "tournament_partners-rotate.dwr"
    last = named(list(moments(path))[-1])
    session = log_of(path).session
    assert session.stage == "over"
    points = standing.marker(last, last.view)
    assert {row.name: number(row.figure) for row in points.rows} == {
        "You" if player == A else NAMES[player]: score for player, score in session.settlement.points
    }
    strip = standing.strip(last)
    assert strip.title == "Your partner" and {one.name for one in strip.segments} == {"Bess", "Cora", "Dora"}


def test_a_game_of_twenty_one_points_has_a_list_and_no_flaps():
    """DD-15 with 21 points: more than can be marked."""
    naming = first(FOLDER / "double-dummy-dead" / "game-21.dwr", in_phase("play"))
    points = standing.marker(naming, naming.view)
    assert isinstance(points, PointsList) and points.goal == "21 up"


def test_a_bridge_dummy_is_nobodys_until_it_is_chosen():
    """SD-20: before that one packet is shown to both and one lies face down."""
    path = FOLDER / "single-dummy-bridge" / "default.dwr"
    before = roles(first(path, in_phase("auction")))
    assert before.get("Dummy") in ("Shown to both", "Face down")
    played = first(path, in_phase("play"))
    assert {"Your dummy", "Bess’s dummy"} <= set(roles(played))
    assert "Declarer" in roles(played).values()
    assert (
        standing.marker(played, played.view).goal == f"{game_of('single-dummy-bridge').rules().match.of.of.points} up"
    )


def test_the_stock_of_thirteen_and_the_odd_is_out_of_play():
    """TO-3; the odd trick alone counts (TO-5)."""
    naming = first(FOLDER / "thirteen" / "default.dwr", in_phase("play"))
    assert roles(naming)["Stock"] == "Out of play"
    assert naming.packet_words(8, naming.layout.sides[0]) == "8 tricks, the odd"
