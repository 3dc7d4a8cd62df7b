"""Bid Dummy Whist: an auction, a dummy opposite its winner, uptown, downtown and no trump, to 21 (page BD-)."""

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.rules.compose import Settings, with_laws
from dummywhist.engine.rules.counts import BidCount
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import AtLeast, BestOf, OneRubber
from dummywhist.engine.rules.parts import Auction, Code, Dealing, JokerCustom, Lead, Rules, Trick
from dummywhist.engine.rules.seats import FLOATING
from dummywhist.engine.rules.toggles.bidding import BID_DUMMY as TOGGLES

PRESETS = (
    Preset("article", "Bid Dummy Whist", "The article Dummy whist", {}),
    Preset("jokers", "With two jokers", "The article Dummy whist", {"jokers": "on"}),
    Preset("parlett", "Bid Whist for four, as far as it goes", "Parlett, Penguin Book of Card Games",
           {"boston_factor": 4, "boston_scope": "any", "set_penalty": "declarer_minus"}),
)  # fmt: skip


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Bid Dummy Whist for complete ``settings``."""
    jokers = settings["jokers"] == "on"
    target, minus = int(settings["target"]), settings["set_penalty"] == "declarer_minus"
    shown = ("discard", "face") if jokers else ("face",)
    naming = (*shown, "name") if settings["declare_after_dummy"] == "on" else ("name", *shown)
    rules = Rules(
        game="bid-dummy",
        settings=dict(changes),
        seats=FLOATING,
        dealing=Dealing(
            turned=None, packets=FLOATING.chairs, served_after=(NORTH,), extra=2 if jokers else 0, jokers=jokers,
            good_ace=settings["downtown_ace"] == "good",
        ),
        trick=Trick(
            last_visible=settings["last_trick"] == "visible",
            last_own_side=True,
            lead=Lead(settings["opening_lead"]),
            joker_leads=settings["nt_joker_lead"] == "free",
            joker_thrown=settings["nt_joker"] == "must_throw",
        ),
        count=BidCount(
            boston=int(settings["boston_factor"]) if settings["boston_double"] == "on" else 1,
            boston_any=settings["boston_scope"] == "any",
            no_trump=2 if settings["no_trump_double"] == "on" else 1,
            declarer_minus=minus,
        ),
        match=OneRubber(BestOf(1, AtLeast(target, -target if minus else None), 0)),
        phases=("deal", "auction", *naming, *(("jokers",) if jokers else ()), "play", "count"),
        auction=Auction(
            heights={"up": 0, "down": 1 if settings["downtown_rank"] == "above_uptown" else 0, "nt": 2},
            step=3, lowest=int(settings["min_level"]), rounds=settings["auction_rounds"] != "single", forced=True,
        ),
        jokers=JokerCustom(settings["nt_joker"]),
    )  # fmt: skip
    return with_laws(rules, settings, Code.BID_WHIST)


BID_DUMMY = Game(
    key="bid-dummy",
    name="Bid Dummy Whist",
    players=3,
    summary="Bid for the dummy: uptown, downtown, or no trump.",
    source="The article Dummy whist",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
