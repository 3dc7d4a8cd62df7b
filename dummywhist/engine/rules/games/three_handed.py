"""Three-Handed Whist: each for himself, a chain of exchanges, clubs always trumps, targets (rulebook page TH-)."""

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.rules.compose import Settings, cycle, with_laws
from dummywhist.engine.rules.counts import TargetCount, TargetScore
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import AtLeast, BestOf, Deals, OneRubber, UntilTime
from dummywhist.engine.rules.parts import Dealing, Exchange, Lead, Packet, Rules, Trick
from dummywhist.engine.rules.seats import EACH_ALONE
from dummywhist.engine.rules.toggles.three_handed import TOGGLES

PRESETS = (
    Preset("house", "3 Handed Whist", "House rules", {}),
    Preset("score", "To twenty-one", "House rules", {"end": "score"}),
)


def end(settings: Settings) -> Deals | UntilTime | AtLeast:
    """Return when the game ends (TH-50..52)."""
    match settings["end"]:
        case "time":
            return UntilTime(int(settings["minutes"]), 3 if settings["finish_round"] == "on" else 1)
        case "score":
            return AtLeast(int(settings["score_target"]))
    return Deals(int(settings["deals"]))


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Three-Handed Whist for complete ``settings``."""
    exchange = settings["exchange"] != "off"
    rules = Rules(
        game="three-handed",
        settings=dict(changes),
        seats=EACH_ALONE,
        dealing=Dealing(
            turned=None,
            cycle=cycle(settings, (CLUBS, DIAMONDS, HEARTS, SPADES)) or (CLUBS,),
            packets=EACH_ALONE.chairs,
            served_after=(NORTH,),
        ),
        trick=Trick(lead=Lead(settings["lead"])),
        count=TargetCount(
            int(settings["dummy_target"]),
            int(settings["discard_target"]),
            int(settings["other_target"]),
            TargetScore(settings["scoring"]),
        ),
        match=OneRubber(BestOf(1, end(settings), 0)),
        phases=("deal", *(("exchange",) if exchange else ()), "play", "count"),
        exchange=Exchange(Packet.MIDDLE, once=settings["exchange"] == "first_only") if exchange else None,
    )
    return with_laws(rules, settings)


THREE_HANDED = Game(
    key="three-handed",
    name="Three-Handed Whist",
    players=3,
    summary="Each for himself, and a packet to exchange for.",
    source="House rules",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
