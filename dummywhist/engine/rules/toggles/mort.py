"""Which switches has Mort? Those of docs/rules/mort.md."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, numbers, on_off
from dummywhist.engine.rules.toggles.laws import (
    AMOUNT,
    BARS,
    BOTH,
    DETECTION,
    FALSE_CLAIM,
    FOLLOW,
    FURTHER,
    KEEP_ONE,
    PENALTY,
    SCOPE,
)
from dummywhist.engine.rules.toggles.whist import (
    CLAIM_CHECK,
    CUT_TIES,
    GAME,
    HONOURS,
    HONOURS_BARRED,
    HONOURS_CLAIM,
    LAST_TRICK,
    MISDEAL,
    SCORING,
    STAKE,
    STAKE_UNIT,
    STAKED,
    STAKES,
    TRUMP,
    but,
)

TABLE = "Table and tournée"
FULL = Requirement("tournee", ("full",), "A single game is played.")
SLAMS = Requirement("slam", (20, 40), "Slams are not counted.")

RULES = (
    Toggle("tournee", "Length", "Every player is Vivant for one game, or one game is all.", TABLE, "full",
           (Value("full", "A tournée"), Value("single_game", "One game")), "Foster; common use", ("MO-6", "MO-7"),
           "session"),
    Toggle("permanent_vivant", "One player keeps Mort", "The lowest cutter is Vivant in every game.", TABLE, "off",
           on_off(), "Foster", ("MO-10",), "session", (FULL,)),
    but(CUT_TIES, "MO-3", group=TABLE),
    Toggle("seating", "Seats", "Every player moves on as the tables of the book have it, or chooses his place where it "
           "leaves him a choice.", TABLE, "auto", (Value("auto", "As the book has it"), Value("choose", "Chosen")),
           "Foster; common use", ("MO-21", "MO-22", "MO-24"), "rubber"),
    Toggle("first_deal", "First deal of a game", "Vivant says whether he or Mort deals first, or it is settled.", TABLE,
           "owner_chooses",
           (Value("owner_chooses", "Vivant chooses"), Value("owner", "Vivant"), Value("dummy", "Mort")), "Foster",
           ("MO-30",), "rubber"),
    TRUMP,
    LAST_TRICK,
    but(MISDEAL, "MO-37", default="opponents_elect", source="Foster",
        help="The dealer’s opponents say whether a misdeal loses the deal; this program’s deals do not err.",
        more=(Value("opponents_elect", "Opponents elect"),)),
    CLAIM_CHECK,
    but(GAME, "MO-71", "MO-81"),
    Toggle("play_out", "The last deal of a game", "Is counted in full, also what goes beyond the game, or stops there.",
           SCORING, "on", on_off("In full", "Stops at game"), "Foster", ("MO-57", "MO-71")),
    Toggle("slam", "Slam", "Points on the sheet for all thirteen tricks; with none they are tricks like others.",
           SCORING, 20, (Value(0, "None"), Value(20, "20"), Value(40, "40")), "Foster; common use", ("MO-74",)),
    Toggle("slam_to_game", "Tricks of a slam", "Count nothing in the game, or seven points like others.", SCORING,
           "off",
           on_off("Count too", "Count nothing"), "Foster; common use", ("MO-74",), requires=(SLAMS,)),
    Toggle("consolation", "Consolation", "Points that the winners of a game add to it.", SCORING, 4, numbers(0, 10),
           "Foster", ("MO-82",)),
    Toggle("multiples", "Triple, double, simple", "Three, two or one more by the losers’ score, or nothing.", SCORING,
           "3-2-1", (Value("3-2-1", "3, 2, 1"), Value("none", "None")), "Foster", ("MO-81",)),
    but(HONOURS, "MO-72", default="off", source="Foster; common use"),
    HONOURS_BARRED,
    HONOURS_CLAIM,
    STAKE_UNIT,
    but(STAKE, "MO-90", "MO-91", help="Units paid for each; Vivant pays or receives it twice."),
)  # fmt: skip

LAWS = (
    but(FOLLOW, "MO-60"),
    but(SCOPE, "MO-55", "MO-56", "MO-54"),
    DETECTION,
    FALSE_CLAIM,
    but(PENALTY, "MO-61"),
    AMOUNT,
    FURTHER,
    KEEP_ONE,
    BOTH,
    but(BARS, "MO-65"),
)  # fmt: skip
THREE = (*RULES, *LAWS)

SITTER_SHARES = Toggle(
    "sitter_shares", "Who sits out", "Neither pays nor receives, or shares Vivant’s fortune with him.", STAKES, "off",
    on_off("Shares with Vivant", "Settles nothing"), "Foster", ("MO-92", "MO-93"), "rubber", (STAKED,),
)  # fmt: skip
FOUR = (*RULES, SITTER_SHARES, *LAWS)
