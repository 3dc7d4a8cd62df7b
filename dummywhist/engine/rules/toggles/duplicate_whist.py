"""Which switches has Duplicate Whist at the table? Those of docs/rules/duplicate-whist.md that hold for one table."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, numbers, on_off
from dummywhist.engine.rules.toggles.laws import DETECTION, FALSE_CLAIM, FOLLOW, SCOPE
from dummywhist.engine.rules.toggles.whist import CLAIM_CHECK, LAST_TRICK, PARTNERS, PLAY, TABLE, TRUMP, but

DECLARED = Requirement("trump", ("declared_suit",), "The trump is turned, or the suits take turns.")
TWICE = Requirement("movement", ("mnemonic",), "Only two pairs play their trays again in other suits.")
IN_ONE_SUIT = Requirement(
    "trump", ("turned", "declared_suit"), "The suits take turns: a tray would not have its trumps again.",
    of=("mnemonic", "individuals"),
)  # fmt: skip
EQUALLY = Requirement(
    "trays", tuple(range(6, 49, 3)), "Each has every other as partner for as many trays: three times that many.",
    of=("individuals",),
)  # fmt: skip

TRAYS = Toggle(
    "trays", "Trays", "How many deals are played; North deals the first, and each in turn the next.", TABLE, 12,
    numbers(4, 48), "Foster; common use", ("DW-TRAY-4", "DW-SC-1"), "session",
)  # fmt: skip
SUIT = Toggle(
    "declared", "The suit declared", "Is trumps in every deal, by consent of all four.", PLAY, "hearts",
    (Value("hearts", "Hearts"), Value("diamonds", "Diamonds"), Value("spades", "Spades"), Value("clubs", "Clubs")),
    "American Whist League", ("DW-TR-8",), requires=(DECLARED,),
)  # fmt: skip

TOGGLES = (
    TRAYS,
    Toggle("movement", "How often", "Each tray is played once and compared with other tables, or all come again at "
           "this table with the hands of the adversaries; partners stay or change.", TABLE, "auto",
           (Value("auto", "Each tray once"), Value("mnemonic", "Each tray twice"),
            Value("individuals", "Twice, each for himself")), "Foster; American Whist League",
           ("DW-MNE-1", "DW-MNE-3", "DW-MNE-4"), "session", (IN_ONE_SUIT, EQUALLY)),
    Toggle("suit_permutation", "Other suits again", "Before trays come again their suits are exchanged and they are "
           "shuffled, so that nobody knows them.", TABLE, "off", on_off(), "Foster", ("DW-MNE-6",), "session",
           (TWICE,)),
    but(PARTNERS),
    but(TRUMP, "DW-DEAL-1", "DW-TR-8", values=("turned", "rotate"), source="American Whist League; common use",
        help="The last card is turned, one suit is declared for the match, or the suits take turns deal by deal.",
        more=(Value("declared_suit", "One suit"),)),
    SUIT,
    but(LAST_TRICK, "DW-PLAY-2", default="hidden", source="American Whist League"),
    CLAIM_CHECK,
    but(FOLLOW, "DW-PLAY-3"),
    but(SCOPE, "DW-REV-1"),
    DETECTION,
    FALSE_CLAIM,
)  # fmt: skip
