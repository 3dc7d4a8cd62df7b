"""Duplicate Whist at one table: four players, two pairs, trays in turn, tricks alone (rulebook page DW-)."""

from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.rules.compose import Settings, whist_claims, whist_dealing, with_laws
from dummywhist.engine.rules.counts import TrickCount, TrickScore
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import BestOf, Deals, EachPartner, Match, OneRubber
from dummywhist.engine.rules.parts import Again, Code, Customs, Cutting, Dealing, FirstDeal, Rules, Trick
from dummywhist.engine.rules.seats import PARTNERS
from dummywhist.engine.rules.toggles.duplicate_whist import TOGGLES

SUITS: Final[dict[str, Suit]] = {"hearts": HEARTS, "diamonds": DIAMONDS, "spades": SPADES, "clubs": CLUBS}
PARTS: Final = 3
"""In so many a player has every other as partner."""
PRESETS = (
    Preset("table", "Trump turned for each tray", "American Whist League", {}),
    Preset("one_suit", "One suit for the match", "American Whist League", {"trump": "declared_suit"}),
)


def dealing(settings: Settings) -> Dealing:
    """Return how cards are dealt: the last is turned and written on the slip, or a suit is declared (DW-TR-1, DW-TR-8).

    Once the slip is down the card is shown no more (DW-TR-2, DW-TR-3). Trays may all come again (DW-MNE-1).
    """
    again = None
    if settings["movement"] != "auto":
        again = Again(int(settings["trays"]), settings["suit_permutation"] == "on")
    if settings["trump"] == "declared_suit":
        return Dealing(turned=None, cycle=(SUITS[str(settings["declared"])],), again=again)
    return replace(whist_dealing(settings), again=again)


def match_of(settings: Settings) -> Match:
    """Return how many deals are played: each tray once, or twice (DW-MNE-1), by four individuals in six parts.

    In three parts each has every other as partner, and then in three more with the trays turned (DW-MNE-4).
    """
    trays = int(settings["trays"])
    if settings["movement"] == "individuals":
        return EachPartner(BestOf(1, Deals(trays // PARTS), 0), 2 * PARTS)
    return OneRubber(BestOf(1, Deals(trays if settings["movement"] == "auto" else 2 * trays), 0))


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Duplicate Whist for complete ``settings``."""
    match = match_of(settings)
    rules = Rules(
        game="duplicate-whist",
        settings=dict(changes),
        seats=PARTNERS,
        dealing=dealing(settings),
        trick=Trick(last_visible=settings["last_trick"] == "visible"),
        count=TrickCount(TrickScore.ALL_TRICKS),
        cutting=Cutting(agreed=settings["partners"] == "agreed", highest_alike=not isinstance(match, EachPartner)),
        first_deal=FirstDeal.NORTH,
        match=match,
        claims=whist_claims(settings),
        phases=("deal", "play", "count"),
        customs=Customs(trays=True),
    )
    return with_laws(rules, settings, Code.AWL_DUPLICATE)


DUPLICATE_WHIST = Game(
    key="duplicate-whist",
    name="Duplicate Whist",
    players=4,
    summary="Two pairs, and only tricks count.",
    source="American Whist League; Foster’s Complete Hoyle",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
