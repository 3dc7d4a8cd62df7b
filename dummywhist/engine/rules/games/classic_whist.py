"""Classic Whist: four players, two partnerships; short, American and long, and the tournament (rulebook page CW-)."""

from dummywhist.engine.rules.compose import (
    Settings,
    rubber_of,
    whist_claims,
    whist_count,
    whist_dealing,
    whist_stakes,
    with_laws,
)
from dummywhist.engine.rules.counts import AnyCount, TrickCount, TrickScore
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import BestOf, Deals, EachPartner, Match, OneRubber, UntilTime
from dummywhist.engine.rules.parts import WHIST, Code, Cutting, Rules, Trick
from dummywhist.engine.rules.seats import PARTNERS
from dummywhist.engine.rules.toggles.classic_whist import TOGGLES

PRESETS = (
    Preset("short", "Short Whist, Foster", "Foster's Complete Hoyle", {}),
    Preset("american", "American Whist: seven, no honours", "Foster's Complete Hoyle",
           {"match": "single", "last_trick": "hidden", "game": 7, "honours": "off", "game_value": "difference"}),
    Preset("long", "Long Whist: ten points", "Pagat",
           {"match": "single", "game": 10, "game_value": "double_under_half"}),
    Preset("tournament", "Tournament of twelve deals", "Pagat", {"match": "tournament", "trump": "rotate"}),
)  # fmt: skip


def tournament(settings: Settings) -> Match:
    """Return a tournament with partners that stay or change (CW-60, CW-65)."""
    deals = int(settings["tournament_deals"])
    if settings["tournament_partners"] == "rotate":
        return EachPartner(BestOf(1, Deals(deals // 3), 0))
    return OneRubber(BestOf(1, Deals(deals, settings["tie"] == "share"), 0))


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Classic Whist for complete ``settings``."""
    count: AnyCount = TrickCount()
    match settings["match"]:
        case "tournament":
            match = tournament(settings)
            count = TrickCount(TrickScore(settings["tournament_score"]))
        case "continuous":
            match = OneRubber(BestOf(1, UntilTime(None), 0))
            count = TrickCount(continuous=True)
        case kind:
            match = OneRubber(rubber_of(settings, int(settings["rubber_bonus"]), kind == "rubber"))
            count = whist_count(settings)
    rules = Rules(
        game="classic-whist",
        settings=dict(changes),
        seats=PARTNERS,
        dealing=whist_dealing(settings),
        trick=Trick(last_visible=settings["last_trick"] == "visible"),
        count=count,
        # Where partners change, the order of all four says when.
        cutting=Cutting(
            agreed=settings["partners"] == "agreed",
            ties_by_suit=settings["cut_ties"] == "suit_rank",
            highest_alike=not isinstance(match, EachPartner),
        ),
        match=match,
        stakes=whist_stakes(settings),
        claims=whist_claims(settings),
        phases=("deal", "play", "honours", "count"),
        customs=WHIST,
    )
    return with_laws(rules, settings, Code(settings["code"]))


CLASSIC_WHIST = Game(
    key="classic-whist",
    name="Classic Whist",
    players=4,
    summary="Four players, partners opposite each other.",
    source="Pagat; Foster's Complete Hoyle",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
    candidates=6,
)
