"""Which switches has Duplicate Whist at the table? Those of docs/rules/duplicate-whist.md that hold for one table."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, numbers
from dummywhist.engine.rules.toggles.laws import DETECTION, FALSE_CLAIM, FOLLOW, SCOPE
from dummywhist.engine.rules.toggles.whist import CLAIM_CHECK, LAST_TRICK, PARTNERS, PLAY, TABLE, TRUMP, but

DECLARED = Requirement("trump", ("declared_suit",), "The trump is turned, or the suits take turns.")

TOGGLES = (
    Toggle("trays", "Trays", "How many deals are played; North deals the first, and each in turn the next.", TABLE, 12,
           numbers(4, 48), "Foster; common use", ("DW-TRAY-4", "DW-SC-1"), "session"),
    but(PARTNERS),
    but(TRUMP, "DW-DEAL-1", "DW-TR-8", values=("turned", "rotate"), source="American Whist League; common use",
        help="The last card is turned, one suit is declared for the match, or the suits take turns deal by deal.",
        more=(Value("declared_suit", "One suit"),)),
    Toggle("declared", "The suit declared", "Is trumps in every deal, by consent of all four.", PLAY, "hearts",
           (Value("hearts", "Hearts"), Value("diamonds", "Diamonds"), Value("spades", "Spades"),
            Value("clubs", "Clubs")), "American Whist League", ("DW-TR-8",), requires=(DECLARED,)),
    but(LAST_TRICK, "DW-PLAY-2", default="hidden", source="American Whist League"),
    CLAIM_CHECK,
    but(FOLLOW, "DW-PLAY-3"),
    but(SCOPE, "DW-REV-1"),
    DETECTION,
    FALSE_CLAIM,
)  # fmt: skip
