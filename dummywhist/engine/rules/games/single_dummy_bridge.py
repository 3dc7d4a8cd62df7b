"""Single Dummy Bridge: an auction of two, one dummy shown before it, bridge scoring to a target (page SD-)."""

from dummywhist.engine.rules.compose import Settings, with_laws
from dummywhist.engine.rules.counts import ContractCount, Fail
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import AtLeast, BestOf, OneRubber
from dummywhist.engine.rules.parts import Auction, Code, Customs, Dealing, Facing, Lead, Revealed, Rules, Trick
from dummywhist.engine.rules.seats import TWO_DUMMIES
from dummywhist.engine.rules.toggles.bidding import SINGLE_DUMMY_BRIDGE as TOGGLES

STRAINS = {"C": 0, "D": 1, "H": 2, "S": 3, "NT": 4}

PRESETS = (
    Preset("gamerules", "Single Dummy Bridge", "GameRules", {}),
    Preset("bare", "Failed contracts score nothing", "GameRules", {"fail": "none"}),
    Preset("bridge", "Failed contracts as at bridge", "Bridge", {"fail": "bridge_nv"}),
)


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Single Dummy Bridge for complete ``settings``."""
    before_lead = settings["dummy_shown"] == "before_lead"
    rules = Rules(
        game="single-dummy-bridge",
        settings=dict(changes),
        seats=TWO_DUMMIES,
        dealing=Dealing(turned=None, dummies_deal=False),
        facing=Facing(before_lead=before_lead),
        trick=Trick(
            lead=Lead.OTHER_PLAYER if settings["opening_lead"] == "own_hand" else Lead.LEFT_OF_DECLARER
        ),
        count=ContractCount(Fail(settings["fail"]), settings["overtricks"] == "as_won"),
        match=OneRubber(BestOf(1, AtLeast(int(settings["target"])), 0)),
        phases=("deal", "reveal", "auction", "choose_dummy", *(("face",) if before_lead else ()), "play", "count"),
        auction=Auction(heights=STRAINS, step=5, suits=True, doubles=True, dealer_first=True),
        revealed=Revealed(settings["revealed"]),
        customs=Customs(against_play=True),
    )  # fmt: skip
    return with_laws(rules, settings, Code.BRIDGE)


SINGLE_DUMMY_BRIDGE = Game(
    key="single-dummy-bridge",
    name="Single Dummy Bridge",
    players=2,
    summary="Bid, then choose your dummy: one was shown, one was not.",
    source="GameRules",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
