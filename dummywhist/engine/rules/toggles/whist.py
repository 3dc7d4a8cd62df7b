"""Which switches do the games of the whist family share? Section 16 of the common laws: same key, values, meaning."""

from dataclasses import replace

from dummywhist.engine.rules.declare import Requirement, Setting, Toggle, Value, numbers, on_off

TABLE, PLAY, SCORING, STAKES = "Table", "Deal and play", "Scoring", "Stakes"

COUNTED = Requirement("honours", ("on",), "Honours are not counted.")
STAKED = Requirement("stake_unit", ("rubber_point", "game", "trick", "triple"), "No account is kept.")
BY_POINTS = Requirement("stake_unit", ("rubber_point",), "The stake is not on the rubber points.")
BY_GAMES = Requirement("match", ("single", "rubber"), "No game is played to a figure: tricks alone are counted.")
RUBBER = Requirement("match", ("rubber",), "No rubber is played.")
TOURNAMENT = Requirement("match", ("tournament",), "It belongs to a tournament only.")

CUT_TIES = Toggle(
    "cut_ties", "Equal cards in the cut", "Tied players draw again, or hearts are lowest, then diamonds, clubs, "
    "spades.", TABLE, "redraw", (Value("redraw", "Draw again"), Value("suit_rank", "By suit")), "Foster", ("W-CUT-4",
    "W-CUT-6"),
    "session",
)  # fmt: skip
MATCH = Toggle(
    "match", "What is played", "One game, a rubber of three, a sitting in which tricks are counted on, or a tournament "
    "of a set number of deals.", TABLE, "rubber",
    (Value("single", "One game"), Value("rubber", "A rubber"), Value("continuous", "Tricks counted on"),
     Value("tournament", "A tournament")), "Foster, Pagat", ("W-GAME-5", "W-GAME-10", "W-GAME-11"), "session",
)  # fmt: skip
PARTNERS = Toggle(
    "partners", "Partners", "The two lowest cutters play the two highest, or the partners are agreed.", TABLE, "cut",
    (Value("cut", "Cut the cards"), Value("agreed", "Agreed")), "Foster; common use", ("W-CUT-4",), "session",
)  # fmt: skip
TOURNAMENT_DEALS = Toggle(
    "tournament_deals", "Deals of the tournament", "How many deals a tournament has, so that all deal equally often.",
    TABLE, 12, tuple(Value(deals, str(deals)) for deals in range(4, 49, 4)), "Pagat; common use", ("W-GAME-11",),
    "session", (TOURNAMENT,),
)  # fmt: skip
TRUMP = Toggle(
    "trump", "Trumps", "The last card is turned, or the suits take turns deal by deal, with or without a deal at no "
    "trumps.", PLAY, "turned",
    (Value("turned", "Turned"), Value("rotate", "In rotation"),
     Value("rotate_with_no_trump", "Rotation, no trumps fifth")), "Foster, Pagat", ("W-TRUMP-1", "W-TRUMP-8"),
)  # fmt: skip
LAST_TRICK = Toggle(
    "last_trick", "The last trick", "May be looked at until the next is quitted, or not at all.", PLAY, "visible",
    (Value("visible", "May be seen"), Value("hidden", "Stays turned")), "Foster, Hoffmann", ("W-QUIT-3", "W-QUIT-4"),
)  # fmt: skip
MISDEAL = Toggle(
    "misdeal", "Misdeal", "A misdeal loses the deal, or the dealer deals again; this program’s deals do not err.", PLAY,
    "loses_deal", (Value("loses_deal", "Loses the deal"), Value("deal_again", "Deal again")), "Foster, Hoffmann",
    ("W-DEAL-6",), text_only=True,
)  # fmt: skip
DUMMY_SHOWN = Toggle(
    "dummy_shown", "Dummy is shown", "Before the first lead, or after it as at bridge.", PLAY, "before_lead",
    (Value("before_lead", "Before the lead"), Value("after_lead", "After the lead")), "Foster; bridge", ("ED-30",),
)  # fmt: skip
CLAIM_CHECK = Toggle(
    "claim_check", "Claims", "The solver says whether a claim of tricks is right, or the other side admits it.", PLAY,
    "solver", (Value("solver", "By the solver"), Value("opponents", "By the other side")), "Common use",
    ("W-CLAIM-1", "W-CLAIM-5"),
)  # fmt: skip
GAME = Toggle(
    "game", "Points for game", "Points a side needs to win a game.", SCORING, 5,
    (Value(5, "5"), Value(7, "7"), Value(10, "10")), "Foster, Pagat", ("W-GAME-2",),
)  # fmt: skip
HONOURS = Toggle(
    "honours", "Honours", "Four trump honours score 4, three score 2.", SCORING, "on", on_off(), "Foster, Pagat",
    ("W-HON-1", "W-HON-5"),
)  # fmt: skip
HONOURS_BARRED = Toggle(
    "honours_barred_at", "Honours barred", "A side that needs one point cannot score honours.", SCORING, "one_short",
    (Value("one_short", "One short of game"), Value("none", "Never")), "Foster", ("W-HON-2",), requires=(COUNTED,),
)  # fmt: skip
HONOURS_CLAIM = Toggle(
    "honours_claim", "Claiming honours", "Honours are counted by themselves, or must be called before the next trump "
    "is turned.", SCORING, "automatic", (Value("automatic", "Automatic"), Value("call", "Called")), "Foster",
    ("W-HON-3",),
    requires=(COUNTED,),
)  # fmt: skip
GAME_VALUE = Toggle(
    "game_value", "Value of a game", "Three, two or one by the losers’ score; the difference of the scores; the "
    "difference with the last deal in full; double if the losers are under half; or one.", SCORING, "english",
    (Value("english", "3, 2, 1"), Value("difference", "Difference"), Value("playout", "Difference, played out"),
     Value("double_under_half", "Double under half"), Value("flat", "One")), "Foster",
    ("W-GAME-4", "W-GAME-7", "W-GAME-8", "W-GAME-9"),
)  # fmt: skip
RUBBER_BONUS = Toggle(
    "rubber_bonus", "Points for the rubber", "Rubber points added for winning the rubber.", SCORING, 2, numbers(0, 10),
    "Foster", ("W-GAME-5",), "rubber",
)  # fmt: skip
STAKE_UNIT = Toggle(
    "stake_unit", "Stake on", "What the stake is paid for; triple pays tricks, games and the rubber as 1 to 2½ to 5.",
    STAKES, "rubber_point",
    (Value("rubber_point", "Rubber points"), Value("game", "Games"), Value("trick", "Tricks"),
     Value("triple", "All three"), Value("none", "Nothing")), "Foster", ("W-STAKE-1", "W-STAKE-2"), "rubber",
)  # fmt: skip
STAKE = Toggle(
    "stake", "Stake", "Units paid for each.", STAKES, 1, numbers(0, 100), "Foster", ("W-STAKE-1",), "rubber", (STAKED,),
)  # fmt: skip
RUBBER_STAKE = Toggle(
    "rubber_stake", "Extra stake on the rubber", "Units added to every rubber won.", STAKES, 0, numbers(0, 100),
    "Foster", ("W-STAKE-1",), "rubber", (BY_POINTS,),
)  # fmt: skip


def but(
    toggle: Toggle,
    *ids: str,
    default: Setting | None = None,
    group: str | None = None,
    help: str | None = None,
    source: str | None = None,
    values: tuple[Setting, ...] = (),
    more: tuple[Value, ...] = (),
    requires: tuple[Requirement, ...] = (),
) -> Toggle:
    """Return ``toggle`` as another page has it: its own ``ids`` first, another default, fewer values or more."""
    return replace(
        toggle,
        ids=(*ids, *toggle.ids),
        default=toggle.default if default is None else default,
        group=group or toggle.group,
        help=help or toggle.help,
        source=source or toggle.source,
        values=(*(value for value in toggle.values if not values or value.name in values), *more),
        requires=(*requires, *toggle.requires),
    )
