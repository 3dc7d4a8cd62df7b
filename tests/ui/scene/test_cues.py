"""Cues lead from one picture to the next: from where things lie to where they will lie, in the times of the speed."""

from collections import Counter
from itertools import pairwise

import pytest

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


@pytest.mark.parametrize("viewer", [A, B, C, None])
@pytest.mark.parametrize("settings", [{}, {"dummy_shown": "after_lead"}, {"trump": "rotate"}])
@pytest.mark.parametrize("batch", [1, 3])
def test_every_move_starts_where_something_lies_and_ends_where_it_will_lie(viewer, settings, batch):
    seen = Counter()
    for before, events, after in told(Game(7, settings), viewer, 300, batch):
        lying = contents(before.facts)
        played = cues(events, before, after, before.facts, Times("normal"))
        wanted = [KINDS[type(event).__name__] for event in events if type(event).__name__ in KINDS]
        assert [cue.kind for cue in played] == wanted
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


@pytest.mark.parametrize(("speed", "column"), [("off", 0), ("fast", 1), ("normal", 2), ("slow", 3)])
def test_times_of_the_speeds(speed, column):
    for before, events, after in told(Game(3), B, 120):
        for cue in cues(events, before, after, before.facts, Times(speed)):
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
