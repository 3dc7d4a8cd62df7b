"""Moments of all games at which somebody is asked something, and what the table would be told of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from dummywhist.engine.cards.seat import left_of
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.record.text import read_record
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.session import Session
from dummywhist.ui.scene.layout.types import PLACES
from dummywhist.ui.scene.parts import Company
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.scene.wording import phrases
from tests.golden.making import FOLDER
from tests.playing import acting_in, chance_or_order, done_in, some_action

NAMES = dict(zip(PLAYERS, ("Ruth", "Tom", "Ida", "Max"), strict=True))
ASKED = ("auction", "exchange", "discard", "name", "jokers", "choose_dummy")
"""The phases in which whoever may act is asked by a box."""
FILES = (
    "bid-dummy/default", "bid-dummy/jokers-on", "bid-dummy/declare_after_dummy-off", "bid-dummy/min_level-0",
    "bid-dummy/min_level-3", "bid-dummy/downtown_rank-above_uptown", "bid-dummy/nt_joker-exchange",
    "bid-dummy/downtown_ace-bad", "bid-dummy/auction_rounds-until_two_passes",
    "bid-dummy/opening_lead-left_of_declarer", "single-dummy-bridge/default", "single-dummy-bridge/default-10",
    "single-dummy-bridge/revealed-non_dealer", "single-dummy-bridge/revealed-random",
    "double-dummy-dead/default", "double-dummy-dead/decision_order-dealer_first",
    "double-dummy-dead/decision_order-simultaneous", "double-dummy-dead/trump-dealer_names",
    "double-dummy-dead/multiplier-off", "double-dummy-dead/multiplier_scope-tricks_only", "humbug/default",
    "humbug/decision_order-simultaneous", "humbug/trump-dealer_names", "three-handed/default",
    "three-handed/exchange-first_only", "three-handed/scoring-tricks", "three-handed/dummy_target-5",
    "double-dummy/default", "double-dummy/claim_check-solver", "double-dummy/seat-choose", "mort-3/default",
    "mort-4/default", "classic-whist/default", "thirteen/default", "english-dummy/default",
    "english-dummy/first_deal-owner_chooses",
)  # fmt: skip


@cache
def golden(name: str) -> tuple[Session, ...]:
    """Return every moment of a session that is kept."""
    return tuple(read_record((FOLDER / f"{name}.dwr").read_bytes()).log.sessions)


def asked_in(name: str, most: int = 30) -> Iterator[tuple[Session, View]]:
    """Return the first moments of a kept session at which a box asks somebody, with what he knows."""
    found = 0
    for session in golden(name):
        deal = session.deal
        if session.stage != "deal" or deal is None:
            continue
        if deal.phase_name in ASKED or claim_of(deal) is not None:
            for player in deal.layout.players:
                yield session, view(deal, player)
            found += 1
            if found == most:
                return


def told(viewer: Player, people: tuple[Player, ...] = ()) -> Company:
    """Return a company in which the viewer is the only person, or one of several."""
    return Company(names=NAMES, people=frozenset(people or (viewer,)))


def naming(seen: View, people: tuple[Player, ...] = ()) -> Naming:
    """Return what everybody is called, with the viewer at the bottom."""
    assert seen.viewer is not None
    bottom = seen.layout.own_seat(seen.viewer)
    seats = {place: left_of(bottom, step) for step, place in enumerate(PLACES)}
    return Naming(told(seen.viewer, people), seen.layout, seats, phrases())


def reach(game: str, settings: Mapping[str, str | int], wanted, seed: int = 0) -> View:
    """Play sessions of a game, from this seed on, until player A knows what is ``wanted``."""
    for number in range(seed, seed + 300):
        rng, session = Random(number), sessions.start(game_of(game).rules(settings))
        for _ in range(500):
            if session.stage == "deal" and session.deal is not None:
                seen = view(session.deal, PLAYERS[0])
                if wanted(seen):
                    return seen
            if not sessions.actors(session):
                break
            entry = chance_or_order(session, rng)
            if entry is None:
                by = rng.choice(acting_in(session))
                entry = by, some_action(tuple(done_in(session, by)), rng)
            session, _events = sessions.apply(session, *entry)
    raise AssertionError(f"no such moment in {game}")
