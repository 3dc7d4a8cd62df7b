"""Which switches have the laws of the table? Those of irregularities in the tables of switches of docs/rules."""

from typing import Final

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, numbers, on_off

LAWS: Final = "Laws of the table"
PENALISED: Final = Requirement("follow", ("penalise",), "A wrong card cannot be played.")
CLAIMED: Final = Requirement("revoke_detection", ("claim",), "Revokes are not claimed, but told.")
OWN_COUNT: Final = Requirement("code", ("english", "english_revised"), "The American laws have a penalty of their own.")

FOLLOW = Toggle(
    "follow", "Wrong cards", "A card that does not follow suit cannot be played, or it can, and the law answers it.",
    LAWS, "prevent", (Value("prevent", "Cannot be played"), Value("penalise", "Are penalised")), "Foster; common use",
    ("W-REV-1",),
)  # fmt: skip
SCOPE = Toggle(
    "penalise_scope", "What can go wrong", "Wrong suits only, cards out of turn as well, or cards shown too.",
    LAWS, "revoke",
    (Value("revoke", "Wrong suits"), Value("revoke_turn", "Suits and turns"),
     Value("all", "Everything")), "Common use",
    ("W-LEAD-1", "W-TURN-1", "W-EXP-8"), requires=(PENALISED,),
)  # fmt: skip
CODE = Toggle(
    "code", "Code of laws", "The English laws of whist, old or revised, or the American: of 1893, or for duplicate.",
    LAWS, "english",
    (Value("english", "English"), Value("english_revised", "English, revised"), Value("awl_1893", "American, 1893"),
     Value("awl_duplicate", "American, duplicate")),
    "Foster, Hoffmann", ("W-TRUMP-4", "W-AWL-2", "W-AWL-4", "W-AWL-5"), requires=(PENALISED,),
)  # fmt: skip
DUMMY_REVOKE = Toggle(
    "dummy_revoke", "A wrong card of dummy", "Stands when the trick is quitted, or cannot be played.", LAWS, "stands",
    (Value("stands", "Stands"), Value("prevent", "Cannot be played")), "Foster; common use", ("ED-50",),
    requires=(PENALISED,),
)  # fmt: skip
DETECTION = Toggle(
    "revoke_detection", "Finding a revoke", "An adversary claims it, or it is told at the end of the deal, or at once.",
    LAWS, "claim",
    (Value("claim", "It is claimed"), Value("automatic", "Told at the end"), Value("warn", "Told at once")),
    "Common use", ("W-REV-5",), requires=(PENALISED,),
)  # fmt: skip
FALSE_CLAIM = Toggle(
    "false_claim", "A false claim", "A claim of a revoke that is not proved costs nothing, or a point.", LAWS, "none",
    (Value("none", "Costs nothing"), Value("minus_one", "Costs a point")), "Common use", ("W-REV-8",),
    requires=(PENALISED, CLAIMED),
)  # fmt: skip
PENALTY = Toggle(
    "revoke_penalty", "Penalty of a revoke", "Its claimants choose, or it is always tricks taken, points off, or "
    "points on.", LAWS, "choice",
    (Value("choice", "Claimants choose"), Value("tricks", "Tricks"), Value("deduct", "Points off"),
     Value("add", "Points on")), "Foster", ("W-REV-9",), requires=(PENALISED,),
)  # fmt: skip
AMOUNT = Toggle(
    "revoke_amount", "Size of the penalty", "Tricks or points for a revoke.", LAWS, 3, numbers(1, 3), "Foster",
    ("W-REV-9",), requires=(PENALISED,),
)  # fmt: skip
FURTHER = Toggle(
    "revoke_further", "A side’s further revokes", "Cost what its first one costs, or one trick or point each.", LAWS,
    "same", (Value("same", "The same"), Value("one_each", "One each")), "Foster", ("W-REV-12", "W-AWL-5"),
    requires=(PENALISED,),
)  # fmt: skip
BOTH = Toggle(
    "revoke_both", "Both sides revoked", "Each is punished, or the penalties cancel each other.", LAWS,
    "each_punished", (Value("each_punished", "Each is punished"), Value("cancel", "They cancel")), "Foster, Hoffmann",
    ("W-REV-14",), requires=(PENALISED,),
)  # fmt: skip
BARS = Toggle(
    "revoke_bars_game", "Revoke and game", "A side that revoked cannot win the game with that deal, or it can.", LAWS,
    "on", on_off("Cannot win it", "Can win it"), "Foster", ("W-REV-11",), requires=(PENALISED,),
)  # fmt: skip
KEEP_ONE = Toggle(
    "revoke_keep_one", "The offenders’ last trick", "One trick is left to them, or all may be taken.", LAWS, "on",
    on_off("Is left to them", "May be taken"), "Foster", ("MO-63",), requires=(PENALISED,),
)  # fmt: skip
