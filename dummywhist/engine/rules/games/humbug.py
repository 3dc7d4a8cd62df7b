"""Humbug Whist: two players, each may exchange his hand for the dead one on his right (rulebook page HW-)."""

from dummywhist.engine.rules.compose import Settings, rubber_of, two_hand_count, with_laws
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import OneRubber
from dummywhist.engine.rules.parts import Dealing, Exchange, Order, Packet, Rules
from dummywhist.engine.rules.seats import OPPOSITE
from dummywhist.engine.rules.toggles.two_hands import HUMBUG as TOGGLES

ORDERS = {
    "non_dealer_first": Order.DEALER_LAST,
    "dealer_first": Order.DEALER_FIRST,
    "simultaneous": Order.AT_ONCE,
}

PRESETS = (
    Preset("foster", "Humbug Whist, Foster", "Foster's Complete Hoyle", {}),
    Preset("announced", "The dealer names trumps", "Foster's Complete Hoyle", {"trump": "dealer_names"}),
)


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Humbug Whist for complete ``settings``."""
    return with_dead_hands("humbug", settings, changes, two_hand_count(settings))


def with_dead_hands(key: str, settings: Settings, changes: Settings, count: Count) -> Rules:
    """Return the rules of game ``key``: two dead hands, of which each player may take the one on his right (HW-4)."""
    turned = settings["trump"] == "turned"
    exchange = Exchange(Packet.RIGHT, ORDERS[str(settings["decision_order"])], dealer_may=turned)
    rules = Rules(
        game=key,
        settings=dict(changes),
        seats=OPPOSITE,
        dealing=Dealing() if turned else Dealing(turned=None),
        count=count,
        match=OneRubber(rubber_of(settings, 0, settings["match"] == "rubber")),
        phases=("deal", *(() if turned else ("name",)), "exchange", "play", "count"),
        exchange=exchange,
    )
    return with_laws(rules, settings)


HUMBUG = Game(
    key="humbug",
    name="Humbug Whist",
    players=2,
    summary="Keep your hand, or take the unseen one beside you.",
    source="Foster's Complete Hoyle",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
