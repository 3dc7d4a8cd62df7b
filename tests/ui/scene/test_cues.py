"""Cues lead from one picture to the next: from where things lie to where they will lie, in the times of the speed."""

from collections import Counter
from itertools import pairwise

import pytest

from dummywhist.engine.cards.card import suit_of
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.session import session as sessions
from dummywhist.ui.scene.cues import cues, deals, opening
from dummywhist.ui.scene.layout import layout
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.slots import contents
from dummywhist.ui.scene.times import TIMES, Times
from tools.scene_gallery import Game, company

pytestmark = pytest.mark.slow

A, B, C = PLAYERS[:3]
KINDS = {
    "HandsSeen": "deal", "TrumpTurned": "turn", "DummyFaced": "face", "TrumpTakenUp": "take_up", "Played": "fly",
    "Quitted": "gather",
}  # fmt: skip


def told(game: Game, viewer, steps: int, batch: int = 1):
    """Pictures and events of a game, ``batch`` actions at a time."""
    before = None
    for _ in range(steps):
        events = []
        start = game.session.deals
        for _ in range(batch):
            if sessions.actors(game.session) and game.session.deals == start:
                events += game.seat_events(viewer, game.step())
        if game.session.deal is None:
            before = None
            continue
        after = compose(game.seen(viewer), company(game, viewer))
        if before is not None:
            yield before, events, after
        before = after


@pytest.mark.parametrize("viewer", [A, *(pytest.param(other, marks=pytest.mark.repeated) for other in (B, C)), None])
@pytest.mark.parametrize("settings", [{}, {"dummy_shown": "after_lead"}, {"trump": "rotate"}])
@pytest.mark.parametrize("batch", [1, pytest.param(3, marks=pytest.mark.repeated)])
def test_every_move_starts_where_something_lies_and_ends_where_it_will_lie(viewer, settings, batch):
    seen = Counter()
    for before, events, after in told(Game(7, settings), viewer, 150, batch):
        lying = contents(before.facts)
        played = cues(events, before, after, before.facts, Times("normal"))
        wanted = [KINDS[type(event).__name__] for event in events if type(event).__name__ in KINDS]
        assert [cue.kind for cue in played if cue.kind != "sort"] == wanted
        for cue in played:
            seen[cue.kind] += 1
            table = layout(cue.facts)
            if cue.clears:
                lying = {}
            for move in cue.moves:
                assert move.end in table.cards
                if move.start is None:
                    assert move.source is not None
                else:
                    assert move.start in lying, (cue.kind, move)
                    was = lying.pop(move.start)
                    assert was is None or move.card in (was, None), "a card never becomes another"
                    assert move.turns == (was is None) or was == move.card or move.card is None
            for move in cue.moves:
                lying[move.end] = move.card
        if before.seats == after.seats and events and not any(type(e).__name__ == "DealCounted" for e in events):
            assert lying == contents(after.facts), [type(event).__name__ for event in events]
    assert seen["fly"] and seen["gather"] and seen["deal"]


def test_the_deal_goes_round_from_the_dealers_left():
    for before, events, after in told(Game(7), A, 6):
        if not deals(events):
            continue
        cue = cues(events, before, after, before.facts, Times("normal"))[0]
        assert len(cue.moves) == 52 and cue.clears
        assert cue.ms == TIMES["deal"][2]
        delays = [move.delay for move in cue.moves]
        assert delays == sorted(delays) and delays[0] == 0
        steps = [b - a for a, b in pairwise(delays)]
        assert max(steps) - min(steps) <= 1, "an even stagger"
        places = [("bottom" if move.end[0] == "hand" else move.end[1]) for move in cue.moves]
        assert places[:4] == ["right", "bottom", "left", "top"], "dummy deals at the top"
        assert places == places[:4] * 13
        assert all((move.card is not None) == (move.end[0] == "hand") for move in cue.moves)
        assert opening(after).trump is None and not opening(after).counts
        return
    pytest.fail("no deal was told")


def dealt_film(viewer, settings=None, seed=7, batch=4):
    """The first film in which cards are dealt to their end: its cues, and the picture it leads to."""
    for before, events, after in told(Game(seed, settings), viewer, 30, batch):
        if deals(events):
            return cues(events, before, after, before.facts, Times("normal")), after
    pytest.fail("no deal was told")


def in_hand(cue):
    return cue.facts.bottom.cards


@pytest.mark.parametrize("viewer", [A, B, C])
@pytest.mark.parametrize("seed", [3, 7])
def test_the_hand_comes_in_no_order_and_is_sorted_in_one_glide_when_the_trump_is_up(viewer, seed):
    film, after = dealt_film(viewer, seed=seed)
    kinds = [cue.kind for cue in film]
    assert kinds[:2] == ["deal", "turn"]
    dealt, turned = in_hand(film[0]), in_hand(film[1])
    suits = [suit_of(card) for card in dealt]
    assert sum(a != b for a, b in pairwise(suits)) > 5, "nobody can read the trump from where a suit lies"
    assert turned == after.facts.bottom.cards
    assert film[1].settle_ms and film[1].settle_at >= film[1].ms, "when the card is up"
    assert all(in_hand(cue) == turned for cue in film[1:]), "and it does not jump again"


def test_without_a_turned_trump_the_hand_is_sorted_when_the_dealing_is_over():
    film, after = dealt_film(A, {"trump": "rotate"})
    assert [cue.kind for cue in film][:2] == ["deal", "sort"]
    assert in_hand(film[0]) != in_hand(film[1]) == after.facts.bottom.cards


def test_a_hand_that_waits_for_the_turn_lies_as_it_was_dealt():
    """With motion off the picture tells no more than the film does."""
    game = Game(7)
    while game.session.deal is None or not any(game.session.deal.dealt):
        game.step()
    assert game.session.deal.phase_name == "deal"
    waiting = compose(game.seen(A), company(game, A)).facts.bottom.cards
    assert sum(suit_of(a) != suit_of(b) for a, b in pairwise(waiting)) > 5
    table = layout(compose(game.seen(A), company(game, A)).facts)
    steps = [table.cards["hand", b].x - table.cards["hand", a].x for a, b in pairwise(waiting)]
    assert max(steps) - min(steps) < 0.01, "no gap tells a suit"


@pytest.mark.parametrize(("speed", "column"), [("off", 0), ("fast", 1), ("normal", 2), ("slow", 3)])
def test_times_of_the_speeds(speed, column):
    for before, events, after in told(Game(3), B, 120):
        for cue in cues(events, before, after, before.facts, Times(speed)):
            if cue.kind == "sort":
                continue  # nothing flies
            wanted = {"fly": "play", "deal": "deal", "turn": "turn", "face": "face", "gather": "gather",
                      "take_up": "take_up"}[cue.kind]  # fmt: skip
            assert abs(cue.ms - TIMES[wanted][column]) <= 1


def test_reduced_motion_has_no_stagger():
    for before, events, after in told(Game(3), A, 60):
        for cue in cues(events, before, after, before.facts, Times("normal", reduced=True)):
            assert cue.ms <= 80
            assert {move.delay for move in cue.moves} == {0}


def test_events_that_move_nothing_have_no_cue():
    game = Game(1)
    game.step()
    picture = compose(game.seen(A), company(game, A))
    assert cues((), picture, picture, picture.facts, Times()) == []
