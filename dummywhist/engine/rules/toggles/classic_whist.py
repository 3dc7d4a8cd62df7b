"""Which switches has Classic Whist? Those of docs/rules/classic-whist.md."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value
from dummywhist.engine.rules.toggles.laws import (
    AMOUNT,
    BARS,
    BOTH,
    CODE,
    DETECTION,
    FALSE_CLAIM,
    FOLLOW,
    FURTHER,
    OWN_COUNT,
    PENALTY,
    SCOPE,
)
from dummywhist.engine.rules.toggles.whist import (
    BY_GAMES,
    CLAIM_CHECK,
    CUT_TIES,
    GAME,
    GAME_VALUE,
    HONOURS,
    HONOURS_BARRED,
    HONOURS_CLAIM,
    LAST_TRICK,
    MATCH,
    MISDEAL,
    PARTNERS,
    RUBBER,
    RUBBER_BONUS,
    RUBBER_STAKE,
    STAKE,
    STAKE_UNIT,
    TABLE,
    TOURNAMENT,
    TOURNAMENT_DEALS,
    TRUMP,
    but,
)

CUT = Requirement("partners", ("cut",), "Nobody cuts when the partners are agreed.")
BY_TWELVES = Requirement(
    "tournament_deals",
    (12, 24, 36, 48),
    "With rotating partners the deals are twelve, or a multiple of it.",
    ("rotate",),
)  # fmt: skip
FIXED = Requirement("tournament_partners", ("fixed",), "With rotating partners equal totals are shared.")

TOGGLES = (
    but(MATCH, "CW-41", "CW-49", "CW-60"),
    but(TOURNAMENT_DEALS, "CW-64"),
    Toggle("tournament_partners", "Partners in a tournament", "The partners stay, or each has every other as partner "
           "for a third of the deals.", TABLE, "fixed", (Value("fixed", "Stay"), Value("rotate", "Change")),
           "Common use", ("CW-65",), "session", (TOURNAMENT, BY_TWELVES)),
    Toggle("tie", "Equal totals", "Are shared, or played off deal by deal.", TABLE, "share",
           (Value("share", "Shared"), Value("extra_deal", "Played off")), "Common use", ("CW-67",), "session",
           (TOURNAMENT, FIXED)),
    but(PARTNERS, "CW-3"),
    but(CUT_TIES, requires=(CUT,)),
    but(TRUMP, "CW-10", "CW-11", "CW-12"),
    but(LAST_TRICK, "CW-21"),
    but(MISDEAL, "CW-9"),
    CLAIM_CHECK,
    but(GAME, "CW-40", requires=(BY_GAMES,)),
    but(HONOURS, "CW-31", "CW-37", requires=(BY_GAMES,)),
    but(HONOURS_BARRED, "CW-32", "CW-33"),
    but(HONOURS_CLAIM, "CW-34"),
    but(GAME_VALUE, "CW-43", "CW-46", "CW-48", requires=(BY_GAMES,)),
    but(RUBBER_BONUS, "CW-44", "CW-47", requires=(RUBBER,)),
    Toggle("tournament_score", "What a tournament counts", "Odd tricks of each side, every trick, or odd tricks won "
           "less odd tricks lost.", "Scoring", "odd_tricks",
           (Value("odd_tricks", "Odd tricks"), Value("all_tricks", "All tricks"), Value("net", "Won less lost")),
           "Pagat, Foster; common use", ("CW-61", "CW-66"), "session", (TOURNAMENT,)),
    but(STAKE_UNIT, "CW-51"),
    but(STAKE, "CW-51"),
    but(RUBBER_STAKE, requires=(RUBBER,)),
    but(FOLLOW, "CW-23"),
    but(SCOPE, "CW-22"),
    but(CODE, "CW-23"),
    DETECTION,
    FALSE_CLAIM,
    but(PENALTY, "CW-23", requires=(BY_GAMES, OWN_COUNT)),
    but(AMOUNT, "CW-23", requires=(OWN_COUNT,)),
    but(FURTHER, requires=(OWN_COUNT,)),
    but(BOTH, requires=(BY_GAMES,)),
    but(BARS, "CW-24", requires=(BY_GAMES,)),
)  # fmt: skip
