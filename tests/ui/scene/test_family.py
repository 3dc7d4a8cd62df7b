"""Every game on the cloth: whoever looks, each moment has its picture, and every event leads from one to the next."""

from functools import lru_cache, partial
from itertools import pairwise

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.deal.event import DealCounted, DummyPlaced, HandExchanged, HandsDealt
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.knowledge.redact import redact
from dummywhist.engine.knowledge.view import Cards, view
from dummywhist.engine.seats.standing import standing_of
from dummywhist.engine.session.session import apply
from dummywhist.ui.scene.cues import cues
from dummywhist.ui.scene.layout import layout
from dummywhist.ui.scene.layout.types import OpenHand, OwnHand
from dummywhist.ui.scene.parts import Curtain
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.slots import contents, open_cards
from dummywhist.ui.scene.times import Times
from dummywhist.ui.seat.company import company
from tests.daily import one_in
from tests.golden.making import log_of
from tests.ui.golden import RECORDS, name

pytestmark = pytest.mark.slow

A, B, C, D = PLAYERS
NAMES = {A: "Ada", B: "Bess", C: "Cora", D: "Dora"}
VIEWERS = (A, *(pytest.param(other, marks=pytest.mark.repeated) for other in (B, C, D)), None)
MOST = 90
"""Entries looked at in each record: a deal and the beginning of the next, at least."""
TOUCHING = (
    "jokers", "nt_joker", "declare_after", "downtown_ace", "auction_rounds", "decision_order", "trump", "show_fourth",
    "turnup_visible", "dummy_shown", "revealed", "seat", "exchange",
)  # fmt: skip
"""Switches that change what lies on the cloth."""
SOME = tuple(path for path in RECORDS if path.stem.startswith(("default", *TOUCHING)))


laid = lru_cache(maxsize=1000)(layout)
"""What moves ends where a picture that was looked at has laid it."""


class Told:
    """A record as each viewer sees it: every picture is composed once for all that is asserted of it."""

    def __init__(self, path):
        self.players = log_of(path).session.players
        self._path = path
        self._seen = {}

    def by(self, viewer):
        """Return the steps that ``viewer`` sees, none if he does not sit there."""
        if viewer is not None and viewer not in self.players:
            return ()
        if viewer not in self._seen:
            self._seen[viewer] = tuple(told(self._path, viewer))
        return self._seen[viewer]


@pytest.fixture(scope="module", params=SOME, ids=name)
def record(request):
    """One record after the other, so that no more than one is kept."""
    return Told(request.param)


def told(path, viewer):
    """Yield what happened step by step as ``viewer`` sees it, with the picture after each step and how to make it."""
    log = log_of(path)
    people = frozenset({viewer}) if viewer is not None else frozenset()
    for (before, after), entry in zip(pairwise(log.sessions[: MOST + 1]), log.entries, strict=False):
        _, events = apply(before, entry.by, entry.action)
        deal = after.last if after.deal is None or (after.between_deals and after.last is not None) else after.deal
        if deal is None:
            continue
        seen = view(deal, viewer if viewer in deal.layout.players else None)
        around = company(
            standing_of(after, ()), seen, {player: NAMES[player] for player in after.players}, people, viewer
        )
        shown = [redact(event, deal.layout, viewer) for event in events]
        yield shown, seen, compose(seen, around), partial(compose, seen, around)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_picture_shows_what_the_view_holds_and_nothing_else(record, viewer):
    steps = record.by(viewer)
    assert steps or viewer not in (None, *record.players)
    for _, seen, picture, composed in steps:
        # When the deal is counted every hand lies open, as the play began with it.
        open_now = seen.held if seen.result is not None else None
        seen = seen if open_now is None else seen._replace(hands=tuple(map(Cards, open_now)))
        known = {card for hand in seen.hands if isinstance(hand, Cards) for card in cards_in(hand.hand)}
        public = {*seen.trick, *((seen.turned,) if seen.turned is not None else ())}
        facts = picture.facts
        for place, seat in picture.seats.items():
            lying = facts.at(place)
            here = []
            if isinstance(lying, OwnHand):
                here = [card for card in lying.cards if card not in lying.gone]
            elif isinstance(lying, OpenHand):
                here = list(open_cards(lying))
            if facts.turn_up is not None and facts.turn_up[0] == place and isinstance(lying, OwnHand | OpenHand):
                here.append(facts.turn_up[1])
            if here:
                assert sorted(here) == sorted(cards_in(seen.cards_at(seat)))
        on_cloth = {card for card in contents(facts).values() if card is not None}
        assert on_cloth <= known | public
        assert laid(facts).cards.keys() == contents(facts).keys()
        assert all(picture.labels.values())
        private = (
            set()
            if open_now is not None
            else known - {c for seat in seen.faced for c in cards_in(seen.cards_at(seat))} - public
        )
        if private:
            under = {card for card in contents(composed(curtain=Curtain("Bess")).facts).values() if card is not None}
            assert not under & private


@pytest.mark.parametrize("viewer", one_in(2, (A, B, None)))
def test_what_moves_begins_where_something_lies_and_ends_where_it_will_lie(record, viewer):
    before = None
    assert record.by(viewer)
    for events, _, after, _ in record.by(viewer):
        if before is not None:
            lying = contents(before.facts)
            for cue in cues(events, before, after, before.facts, Times("normal")):
                table = laid(cue.facts)
                lying = {} if cue.clears else lying
                taken = [None if move.start is None else lying.pop(move.start) for move in cue.moves]
                for move, was in zip(cue.moves, taken, strict=True):
                    assert move.end in table.cards and (move.end not in lying or cue.kind == "gather")
                    assert was is None or move.card in (was, None), "a card never becomes another"
                    lying[move.end] = move.card
            moved = {type(event) for event in events}
            if moved & {DummyPlaced, HandExchanged, HandsDealt} and DealCounted not in moved:
                assert lying.keys() == contents(after.facts).keys(), [type(event).__name__ for event in events]
        before = after


def test_hands_lie_best_first_whichever_cards_are_best():
    """BD-31, BD-32: downtown the ace is best and then the deuce, or the king is worst but one."""
    seen_down = set()
    for path in SOME:
        if path.parent.name != "bid-dummy":
            continue
        for _, seen, picture, _ in told(path, A):
            own = picture.facts.bottom
            if not isinstance(own, OwnHand) or not seen.down or not seen.trump_known:
                continue
            good = seen.settings.get("downtown_ace", "good") == "good"
            ranked = ranking(seen.trump, True, good)
            for one, other in pairwise(own.cards):
                if one < 52 and other < 52 and one // 13 == other // 13:
                    assert ranked.strength[one] > ranked.strength[other]
            seen_down.add(good)
    assert seen_down == {True, False}
