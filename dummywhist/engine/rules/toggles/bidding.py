"""Which switches have the games with an auction? docs/rules/bid-dummy-whist.md, docs/rules/single-dummy-bridge.md."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, numbers, on_off
from dummywhist.engine.rules.toggles.laws import AMOUNT, DUMMY_REVOKE, FOLLOW
from dummywhist.engine.rules.toggles.whist import DUMMY_SHOWN, LAST_TRICK, PLAY, SCORING, TABLE, but

ARTICLE = "The article Dummy whist"
AUCTION = "Auction"
JOKERS = Requirement("jokers", ("on",), "There are no jokers.")
DOUBLED = Requirement("boston_double", ("on",), "A Boston is not multiplied.")

BID_DUMMY = (
    Toggle("target", "Points for game", "After a deal with somebody there or beyond, the highest score wins.", TABLE,
           21,
           tuple(Value(points, str(points)) for points in (7, 11, 15, 21, 31)), f"{ARTICLE}; common use", ("BD-77",),
           "session"),
    Toggle("auction_rounds", "Length of the auction", "Everybody has one call, or it goes on until two pass in turn.",
           AUCTION, "single", (Value("single", "One call each"), Value("until_two_passes", "Until two passes")),
           f"{ARTICLE}; common use", ("BD-11",)),
    Toggle("min_level", "Lowest bid", "The lowest level that may be bid; at none six books are promised.", AUCTION, 1,
           numbers(0, 4), f"{ARTICLE}; Bid Whist", ("BD-13",)),
    Toggle("downtown_rank", "Downtown against uptown", "Equal at one level, or downtown is the higher.", AUCTION,
           "equal", (Value("equal", "Equal"), Value("above_uptown", "Downtown higher")), ARTICLE, ("BD-15", "BD-16")),
    Toggle("jokers", "Jokers", "Two jokers are the best trumps, and the declarer puts away two of the dummy’s fifteen "
           "cards.", PLAY, "off", on_off(), ARTICLE, ("BD-2", "BD-21", "BD-33"), "session"),
    Toggle("declare_after_dummy", "Naming trumps", "After the dummy was seen, or before it is shown.", PLAY, "on",
           on_off("After the dummy", "Before the dummy"), ARTICLE, ("BD-20",)),
    Toggle("downtown_ace", "The ace downtown", "The best card of its suit, or the worst.", PLAY, "good",
           (Value("good", "Best"), Value("bad", "Worst")), f"{ARTICLE}; WhistPortal", ("BD-31", "BD-32")),
    Toggle("nt_joker", "Jokers at no trump", "Are worth nothing, must be thrown at the first chance, or are handed in "
           "for the cards put away.", PLAY, "worthless",
           (Value("worthless", "Worthless"), Value("must_throw", "Must be thrown"), Value("exchange", "Handed in")),
           ARTICLE, ("BD-35", "BD-38", "BD-39"), "session", (JOKERS,)),
    Toggle("nt_joker_lead", "Leading a joker at no trump", "Only from a hand of nothing else, or at will.", PLAY,
           "last_resort", (Value("last_resort", "Last resort"), Value("free", "At will")), "Common use", ("BD-37",),
           "session", (JOKERS,)),
    Toggle("opening_lead", "The first lead", "Is the declarer’s, or that of the player on his left.", PLAY, "declarer",
           (Value("declarer", "Declarer"), Value("left_of_declarer", "Declarer’s left")), f"{ARTICLE}; common use",
           ("BD-50",)),
    but(
        LAST_TRICK, "BD-54", help="May be looked at until your side has played to the next, or not at all.",
        source=f"{ARTICLE}; common use",
    ),
    Toggle("boston_double", "Boston", "A bid of seven is multiplied.", SCORING, "on", on_off(), ARTICLE, ("BD-73",)),
    Toggle("boston_factor", "A Boston counts", "How many times its points.", SCORING, 2,
           (Value(2, "Twice"), Value(4, "Four times")), f"{ARTICLE}; Parlett", ("BD-73",), requires=(DOUBLED,)),
    Toggle("boston_scope", "What is a Boston", "A bid of seven, or all thirteen books on any bid too.", SCORING, "bid",
           (Value("bid", "Seven bid"), Value("any", "Thirteen won too")), f"{ARTICLE}; Parlett", ("BD-73",),
           requires=(DOUBLED,)),
    Toggle("no_trump_double", "No trump counts double", "A contract at no trump is worth twice its points.", SCORING,
           "off", on_off(), ARTICLE, ("BD-74",)),
    Toggle("set_penalty", "A contract that fails", "Gives its level to each opponent, or costs the declarer its level.",
           SCORING, "opponents_gain",
           (Value("opponents_gain", "Opponents gain"), Value("declarer_minus", "Declarer loses")),
           f"{ARTICLE}; Parlett", ("BD-72", "BD-76"), "session"),
    but(FOLLOW, "BD-60"),
    but(DUMMY_REVOKE, "BD-67", source="Foster; common use",
        help="Stands when the trick is quitted, or counts as the declarer’s, or cannot be played.",
        more=(Value("counts", "Counts"),)),
    but(AMOUNT, "BD-63", "BD-64", help="Books that a renege, or a wrong call of one, moves to the other side."),
)  # fmt: skip

SINGLE_DUMMY_BRIDGE = (
    Toggle("target", "Points for game", "After a deal with a total there or beyond, the higher total wins.", TABLE, 500,
           tuple(Value(points, str(points)) for points in range(100, 2001, 50)), "GameRules; common use",
           ("SD-4", "SD-46"), "session"),
    Toggle("revealed", "The dummy shown first", "The dealer’s dummy is turned before the bidding, or the other’s, or "
           "by chance.", PLAY, "dealer",
           (Value("dealer", "Dealer’s"), Value("non_dealer", "The other’s"), Value("random", "By chance")),
           "Common use", ("SD-5", "SD-6")),
    Toggle("opening_lead", "The first lead", "Is the declarer’s opponent’s from his own hand, or that of the hand on "
           "the declarer’s left.", PLAY, "own_hand",
           (Value("own_hand", "Opponent’s hand"), Value("left_of_declarer", "Declarer’s left")),
           "GameRules; common use", ("SD-30",)),
    but(DUMMY_SHOWN, "SD-20", source="GameRules; bridge", help="Both before the first lead, or after it as at bridge."),
    Toggle("fail", "A contract that fails", "Gives the opponent 50 a trick, or nothing, or costs the declarer it, or "
           "counts as at bridge.", SCORING, "penalty_50",
           (Value("none", "Nothing"), Value("penalty_50", "Opponent 50 a trick"),
            Value("declarer_minus", "Declarer loses it"), Value("bridge_nv", "As at bridge")),
           "GameRules, Improve Bridge, bridge", ("SD-43", "SD-44", "SD-45")),
    Toggle("overtricks", "Tricks beyond the contract", "Count as those bid, or not at all.", SCORING, "as_won",
           (Value("as_won", "Count"), Value("bid_only", "Do not count")), "GameRules; common use", ("SD-41",)),
    but(FOLLOW, "SD-33"),
)  # fmt: skip
