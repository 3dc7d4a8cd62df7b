"""Double Dummy: two players, each with an open dummy, claims by agreement, one rubber (rulebook page DF-)."""

from dataclasses import replace

from dummywhist.engine.rules.compose import Settings, rubber_of, whist_count, whist_dealing, whist_stakes, with_laws
from dummywhist.engine.rules.counts import AnyCount, TrickCount
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import BestOf, Deals, OneRubber
from dummywhist.engine.rules.parts import (
    WHIST,
    ClaimCheck,
    Claims,
    Code,
    Cutting,
    Facing,
    FirstDeal,
    Rules,
    SeatChoice,
    Trick,
)
from dummywhist.engine.rules.seats import TWO_DUMMIES, mirrored
from dummywhist.engine.rules.toggles.double_dummy import TOGGLES

PRESETS = (
    Preset("foster", "Double Dummy, Foster", "Foster's Complete Hoyle", {}),
    Preset("open", "All four hands open", "Foster's Complete Hoyle", {"show_fourth": "on"}),
)


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Double Dummy for complete ``settings``."""
    count: AnyCount = TrickCount()
    if settings["match"] == "tournament":
        match = OneRubber(BestOf(1, Deals(int(settings["tournament_deals"])), 0))
    else:
        match = OneRubber(rubber_of(settings, int(settings["rubber_bonus"]), settings["match"] == "rubber"))
        count = whist_count(settings)
    claims = settings["claims"] == "agree"
    check = ClaimCheck.TOLD if settings["claim_check"] == "solver" else ClaimCheck.OPPONENTS
    rules = Rules(
        game="double-dummy",
        settings=dict(changes),
        seats=mirrored(TWO_DUMMIES) if settings["seat"] == "left" else TWO_DUMMIES,
        dealing=whist_dealing(settings),
        facing=Facing(all_hands=settings["show_fourth"] == "on"),
        trick=Trick(last_visible=settings["last_trick"] == "visible"),
        count=count,
        cutting=Cutting(
            ties_by_suit=settings["cut_ties"] == "suit_rank",
            seats=SeatChoice.RIGHT_OR_LEFT if settings["seat"] == "choose" else SeatChoice.KEEP_CYCLE,
        ),
        first_deal=FirstDeal(settings["first_deal"]),
        match=match,
        stakes=whist_stakes(settings),
        phases=("deal", "face", "play", "honours", "count"),
        layers=("claims",) if claims else (),
        claims=Claims(check, again=True) if claims else None,
        customs=replace(WHIST, letters=("A", "", "", "Z")),
    )
    return with_laws(rules, settings, Code.ENGLISH)


DOUBLE_DUMMY = Game(
    key="double-dummy",
    name="Double Dummy",
    players=2,
    summary="Two players, each with an open dummy.",
    source="Foster's Complete Hoyle",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
