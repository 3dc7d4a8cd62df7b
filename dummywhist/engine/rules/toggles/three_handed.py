"""Which switches has Three-Handed Whist? Those of docs/rules/three-handed-whist.md."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, numbers, on_off
from dummywhist.engine.rules.toggles.laws import AMOUNT, FOLLOW
from dummywhist.engine.rules.toggles.whist import PLAY, SCORING, TABLE, TRUMP, but

HOUSE = "House rules"
BY_DEALS = Requirement("end", ("deals",), "The game does not end by deals.")
BY_TIME = Requirement("end", ("time",), "The game does not end by time.")
BY_SCORE = Requirement("end", ("score",), "The game does not end by score.")
EXCHANGED = Requirement("exchange", ("on", "first_only"), "No hand is exchanged.")
THROWN = Requirement("exchange", ("on",), "Nobody takes a hand that was thrown in.")
BY_TARGETS = Requirement("scoring", ("difference", "over_only"), "Targets have no effect.")

TOGGLES = (
    Toggle("end", "When the game ends", "After a number of deals, when the time is up, or at a score.", TABLE, "deals",
           (Value("deals", "After deals"), Value("time", "By time"), Value("score", "At a score")), HOUSE,
           ("TH-50", "TH-51", "TH-52"), "session"),
    Toggle("deals", "Deals", "How many deals are played, so that each deals equally often.", TABLE, 12,
           tuple(Value(deals, str(deals)) for deals in range(3, 61, 3)), HOUSE, ("TH-50",), "session", (BY_DEALS,)),
    Toggle("score_target", "Score that ends the game", "Points at which the highest wins after the deal.", TABLE, 21,
           numbers(5, 51), HOUSE, ("TH-52",), "session", (BY_SCORE,)),
    Toggle("minutes", "Minutes", "No deal is begun after so many minutes.", TABLE, 30, numbers(5, 180), HOUSE,
           ("TH-51",), "session", (BY_TIME,)),
    Toggle("finish_round", "When time is up", "The deal in play is the last, or all three deal equally often.", TABLE,
           "off", on_off("Finish the round", "Finish the deal"), HOUSE, ("TH-51",), "session", (BY_TIME,)),
    but(TRUMP, "TH-30", default="clubs", source=f"{HOUSE}; common use", values=("rotate", "rotate_with_no_trump"),
        help="Clubs always, or clubs, diamonds, hearts, spades in turn, with or without a deal at no trumps.",
        more=(Value("clubs", "Clubs"),)),
    Toggle("exchange", "Exchange", "A hand may be thrown in for what lies in the middle, not at all, or for the dealt "
           "packet alone.", PLAY, "on",
           (Value("on", "In a chain"), Value("off", "Not at all"), Value("first_only", "Once only")),
           f"{HOUSE}; common use", ("TH-10", "TH-12")),
    Toggle("lead", "The first lead", "Is made by the player on the dealer’s left, or by who took the dealt packet.",
           PLAY, "left_of_dealer", (Value("left_of_dealer", "Dealer’s left"), Value("dummy_taker", "Packet’s taker")),
           "Common use", ("TH-31",), requires=(EXCHANGED,)),
    Toggle("scoring", "Score", "Tricks over and short of the target, those over it alone, or every trick.", SCORING,
           "difference", (Value("difference", "Over and short"), Value("over_only", "Over alone"),
                          Value("tricks", "Every trick")), f"{HOUSE}; common use", ("TH-40", "TH-43")),
    Toggle("dummy_target", "Target with the packet", "Tricks wanted of who took the dealt packet.", SCORING, 4,
           numbers(3, 5), HOUSE, ("TH-20",), requires=(EXCHANGED, BY_TARGETS)),
    Toggle("discard_target", "Target with a thrown hand", "Tricks wanted of who took a hand that another threw in.",
           SCORING, 3, numbers(3, 4), HOUSE, ("TH-21",), requires=(THROWN, BY_TARGETS)),
    Toggle("other_target", "Target of the others", "Tricks wanted of who kept his hand.", SCORING, 3, numbers(3, 4),
           HOUSE, ("TH-21",), requires=(BY_TARGETS,)),
    but(FOLLOW, "TH-40"),
    AMOUNT,
)  # fmt: skip
