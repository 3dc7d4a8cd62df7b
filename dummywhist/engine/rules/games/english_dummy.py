"""English Dummy: three players, dummy face up, the tournée of three rubbers (rulebook page ED-)."""

from dummywhist.engine.rules.compose import (
    Settings,
    rubber_of,
    whist_claims,
    whist_count,
    whist_dealing,
    whist_stakes,
    with_laws,
)
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import EachTakesDummy, KeepsDummy
from dummywhist.engine.rules.parts import WHIST, Code, Cutting, Facing, FirstDeal, Rules, SeatChoice, Trick
from dummywhist.engine.rules.seats import ONE_DUMMY
from dummywhist.engine.rules.toggles.english_dummy import TOGGLES

PRESETS = (
    Preset("foster", "English Dummy, Foster", "Foster's Complete Hoyle", {}),
    Preset("hoffmann", "Revised code, Hoffmann", "Hoyle's Games Modernized",
           {"last_trick": "hidden", "misdeal": "deal_again"}),
    Preset("constant", "Constant dummy, a point conceded", "Foster's Complete Hoyle", {"dummy_order": "continuous"}),
    Preset("american", "American count: seven, no honours", "Foster's Complete Hoyle",
           {"game": 7, "honours": "off", "game_value": "difference"}),
    Preset("long", "Long game: ten points", "Pagat", {"game": 10, "game_value": "double_under_half"}),
)  # fmt: skip


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of English Dummy for complete ``settings``."""
    rubber = rubber_of(settings, int(settings["rubber_bonus"]))
    before_lead = settings["dummy_shown"] == "before_lead"
    rules = Rules(
        game="english-dummy",
        settings=dict(changes),
        seats=ONE_DUMMY,
        dealing=whist_dealing(settings),
        facing=Facing(before_lead=before_lead),
        trick=Trick(last_visible=settings["last_trick"] == "visible"),
        count=whist_count(settings),
        cutting=Cutting(
            agreed=settings["first_dummy"] == "agreed",
            ties_by_suit=settings["cut_ties"] == "suit_rank",
            seats=SeatChoice(settings["seat_choice"]),
        ),
        first_deal=FirstDeal(settings["first_deal"]),
        match=(
            EachTakesDummy(rubber)
            if settings["dummy_order"] == "tournee"
            else KeepsDummy(rubber, int(settings["rubbers"]), int(settings["concession"]))
        ),
        stakes=whist_stakes(settings),
        claims=whist_claims(settings),
        phases=("deal", *(("face",) if before_lead else ()), "play", "honours", "count"),
        customs=WHIST,
    )
    return with_laws(rules, settings, Code.ENGLISH)


ENGLISH_DUMMY = Game(
    key="english-dummy",
    name="English Dummy",
    players=3,
    summary="Dummy faces you, a rubber each.",
    source="Foster's Complete Hoyle",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
