"""Which switches have the games of two hands? (HW-, DD-, TO-, their sections of toggles)."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, on_off
from dummywhist.engine.rules.toggles.laws import AMOUNT, FOLLOW, PENALTY
from dummywhist.engine.rules.toggles.whist import GAME, HONOURS, HONOURS_BARRED, MATCH, PLAY, SCORING, but

TURNED = Requirement("trump", ("turned",), "The dealer who names trumps keeps his hand, and only the other decides.")
MULTIPLIED = Requirement("multiplier", ("on",), "Nothing is multiplied.")

NAMED_TRUMP = Toggle(
    "trump", "Trumps", "The last card is turned, or the dealer looks at his hand and names them.", PLAY, "turned",
    (Value("turned", "Turned"), Value("dealer_names", "Dealer names")), "Foster", ("HW-20", "HW-21"),
)  # fmt: skip
DECISION_ORDER = Toggle(
    "decision_order", "Who decides first", "The dealer hears the other’s decision first, or the other the dealer’s, or "
    "both are told together.", PLAY, "non_dealer_first",
    (Value("non_dealer_first", "Non-dealer"), Value("dealer_first", "Dealer"), Value("simultaneous", "Both at once")),
    "Common use", ("HW-6", "DD-6"), requires=(TURNED,),
)  # fmt: skip
TWO_HAND_HONOURS = but(
    HONOURS, "HW-10", help="Two or more trump honours count what they are, if they outnumber the other player’s.",
    source="Foster",
)  # fmt: skip

HUMBUG = (
    but(MATCH, "HW-15", default="single", values=("single", "rubber"), source="Foster; common use",
        help="One game of five points, or a rubber of three games."),
    NAMED_TRUMP,
    DECISION_ORDER,
    but(GAME, "HW-15"),
    TWO_HAND_HONOURS,
    but(HONOURS_BARRED, "HW-12"),
    but(FOLLOW, "HW-13"),
    but(PENALTY, "HW-13", default="tricks"),
    but(AMOUNT, "HW-13"),
)  # fmt: skip

DEAD_HANDS = (
    but(MATCH, "DD-15", values=("single", "rubber"), source="Common use",
        help="One game, or a rubber of three games."),
    NAMED_TRUMP,
    DECISION_ORDER,
    but(GAME, "DD-15", more=(Value(21, "21"),)),
    TWO_HAND_HONOURS,
    but(HONOURS_BARRED, "DD-11", default="none"),
    Toggle("multiplier", "Hands kept", "All scores count double if one player keeps his hand, fourfold if both do.",
           SCORING, "on", on_off("Multiply", "Count once"), "The article Dummy whist", ("DD-11",)),
    Toggle("multiplier_scope", "What is multiplied", "All scores of the hand, or the odd tricks alone.", SCORING, "all",
           (Value("all", "All scores"), Value("tricks_only", "Odd tricks")), "The article; common use", ("DD-11",),
           requires=(MULTIPLIED,)),
    but(FOLLOW, "DD-14"),
    but(AMOUNT, "DD-14"),
)  # fmt: skip

THIRTEEN = (
    Toggle("turnup_visible", "The turned card", "Stays in sight, or is put away after the first trick.", PLAY, "on",
           on_off("In sight", "Put away"), "Common use", ("TO-3",)),
    but(GAME, "TO-7", more=(Value(3, "3"),)),
    Toggle("score", "What the odd trick scores", "One point for seven tricks or more, or one for each trick above six.",
           SCORING, "odd_only", (Value("odd_only", "One point"), Value("per_trick", "Each odd trick")),
           "Foster; common use", ("TO-5",)),
    but(TWO_HAND_HONOURS, "TO-6", default="off", source="Common use"),
    but(FOLLOW, "TO-9"),
    but(AMOUNT, "TO-9"),
)  # fmt: skip
