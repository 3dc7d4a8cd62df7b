"""English Dummy: three players, dummy face up, the tournée of three rubbers (rulebook page ED-)."""

from collections.abc import Mapping

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.rules.counts import Count, GameValue, Honours
from dummywhist.engine.rules.declare import Preset, Requirement, Setting, Toggle, Value, numbers, on_off
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import BestOf, EachTakesDummy, FirstTo, KeepsDummy
from dummywhist.engine.rules.parts import (
    ROTATION,
    Cutting,
    Dealing,
    Facing,
    FirstDeal,
    Rules,
    SeatChoice,
    Seats,
    Stakes,
    StakeUnit,
    Trick,
)

SEATING = Seats(
    players=3,
    chairs=SEATS,
    dummies={NORTH: SOUTH},
    sides={NORTH: "NS", SOUTH: "NS", EAST: "EW", WEST: "EW"},
    living=(SOUTH, WEST, EAST),
)

CONTINUOUS = Requirement("dummy_order", ("continuous",), "It belongs to constant dummy only.")
COUNTED = Requirement("honours", ("on",), "Honours are not counted.")
STAKED = Requirement("stake_unit", ("rubber_point", "game", "trick", "triple"), "No account is kept.")
BY_POINTS = Requirement("stake_unit", ("rubber_point",), "The stake is not on the rubber points.")

TOGGLES = (
    Toggle("dummy_order", "Who has dummy", "Each player takes dummy for one rubber, or one player keeps it and "
           "concedes a point in every rubber.", "Table and tournée", "tournee",
           (Value("tournee", "In turn"), Value("continuous", "Constant")), "Foster", ("ED-4", "ED-91"), "session"),
    Toggle("concession", "Points conceded", "Rubber points that a constant dummy player gives to the adversaries in "
           "each rubber.", "Table and tournée", 1, numbers(0, 2), "Foster", ("ED-91", "ED-92"), "session",
           (CONTINUOUS,)),
    Toggle("rubbers", "Rubbers", "How many rubbers a constant dummy player has; a tournée always has three.",
           "Table and tournée", 3, numbers(1, 9), "Foster; common use", ("ED-94",), "session", (CONTINUOUS,)),
    Toggle("first_dummy", "First dummy", "Cut for the order of dummy, or agree who takes it first.",
           "Table and tournée", "cut", (Value("cut", "Cut the cards"), Value("agreed", "Agreed")),
           "Foster; common use", ("ED-10",), "session"),
    Toggle("cut_ties", "Equal cards in the cut", "Tied players draw again, or hearts are lowest, then diamonds, "
           "clubs, spades.", "Table and tournée", "redraw",
           (Value("redraw", "Draw again"), Value("suit_rank", "By suit")), "Foster", ("ED-11", "W-CUT-6"), "session",
           (Requirement("first_dummy", ("cut",), "Nobody cuts when the first dummy is agreed."),)),
    Toggle("seat_choice", "Seats", "Players keep their order round the table, choose their chairs before each rubber, "
           "or the adversaries change sides from rubber to rubber.", "Table and tournée", "keep_cycle",
           (Value("keep_cycle", "Keep order"), Value("chooser", "Choose chairs"),
            Value("alternate_lr", "Change sides")), "Common use", ("ED-12", "ED-13"), "rubber"),
    Toggle("first_deal", "First deal of a rubber", "Dummy deals the first hand of each rubber, or its partner does, "
           "or he chooses.", "Table and tournée", "dummy",
           (Value("dummy", "Dummy"), Value("owner", "Partner"), Value("owner_chooses", "He chooses")),
           "Foster", ("ED-20",), "rubber"),
    Toggle("abandon", "Session broken off", "Settle the rubbers that are finished, or nothing.", "Table and tournée",
           "settle_finished", (Value("settle_finished", "Settle finished"), Value("settle_nothing", "Settle nothing")),
           "Common use", ("ED-98",)),
    Toggle("trump", "Trumps", "The last card is turned, or the suits take turns deal by deal, with or without a deal "
           "at no trumps.", "Deal and play", "turned",
           (Value("turned", "Turned"), Value("rotate", "In rotation"),
            Value("rotate_with_no_trump", "Rotation, no trumps fifth")), "Foster, Pagat", ("W-TRUMP-1", "W-TRUMP-8")),
    Toggle("dummy_shown", "Dummy is shown", "Before the first lead, or after it as at bridge.", "Deal and play",
           "before_lead", (Value("before_lead", "Before the lead"), Value("after_lead", "After the lead")),
           "Foster; bridge", ("ED-30",)),
    Toggle("last_trick", "The last trick", "May be looked at until the next is quitted, or not at all.",
           "Deal and play", "visible", (Value("visible", "May be seen"), Value("hidden", "Stays turned")),
           "Foster, Hoffmann", ("W-QUIT-3", "W-QUIT-4")),
    Toggle("misdeal", "Misdeal", "A misdeal loses the deal, or the dealer deals again; this program’s deals do "
           "not err.", "Deal and play", "loses_deal",
           (Value("loses_deal", "Loses the deal"), Value("deal_again", "Deal again")), "Foster, Hoffmann", ("ED-24",),
           text_only=True),
    Toggle("game", "Points for game", "Points a side needs to win a game.", "Scoring", 5,
           (Value(5, "5"), Value(7, "7"), Value(10, "10")), "Foster, Pagat", ("ED-70", "W-GAME-2")),
    Toggle("honours", "Honours", "Four trump honours score 4, three score 2.", "Scoring", "on", on_off(),
           "Foster, Pagat", ("ED-71", "W-HON-5")),
    Toggle("honours_barred_at", "Honours barred", "A side that needs one point cannot score honours.", "Scoring",
           "one_short", (Value("one_short", "One short of game"), Value("none", "Never")), "Foster",
           ("ED-72", "W-HON-2"), requires=(COUNTED,)),
    Toggle("honours_claim", "Claiming honours", "Honours are counted by themselves, or must be called before the next "
           "trump is turned.", "Scoring", "automatic", (Value("automatic", "Automatic"), Value("call", "Called")),
           "Foster", ("ED-74", "W-HON-3"), requires=(COUNTED,)),
    Toggle("game_value", "Value of a game", "Three, two or one by the losers’ score; the difference of the scores; "
           "the difference with the last deal in full; double if the losers are under half; or one.", "Scoring",
           "english", (Value("english", "3, 2, 1"), Value("difference", "Difference"),
                       Value("playout", "Difference, played out"), Value("double_under_half", "Double under half"),
                       Value("flat", "One")), "Foster", ("ED-80", "W-GAME-4", "W-GAME-7", "W-GAME-8", "W-GAME-9")),
    Toggle("rubber_bonus", "Points for the rubber", "Rubber points added for winning the rubber.", "Scoring", 2,
           numbers(0, 10), "Foster", ("ED-82", "W-GAME-5"), "rubber"),
    Toggle("stake_unit", "Stake on", "What the stake is paid for; triple pays tricks, games and the rubber as "
           "1 to 2½ to 5.", "Stakes", "rubber_point",
           (Value("rubber_point", "Rubber points"), Value("game", "Games"), Value("trick", "Tricks"),
            Value("triple", "All three"), Value("none", "Nothing")), "Foster", ("W-STAKE-1", "W-STAKE-2"), "rubber"),
    Toggle("stake", "Stake", "Units paid for each; the dummy player pays or receives it twice.", "Stakes", 1,
           numbers(0, 100), "Foster", ("ED-86",), "rubber", (STAKED,)),
    Toggle("rubber_stake", "Extra stake on the rubber", "Units added to every rubber won.", "Stakes", 0,
           numbers(0, 100), "Foster", ("ED-87", "W-STAKE-1"), "rubber", (BY_POINTS,)),
)  # fmt: skip

PRESETS = (
    Preset("foster", "English Dummy, Foster", "Foster's Complete Hoyle", {}),
    Preset("hoffmann", "Revised code, Hoffmann", "Hoyle's Games Modernized",
           {"last_trick": "hidden", "misdeal": "deal_again"}),
    Preset("constant", "Constant dummy, a point conceded", "Foster's Complete Hoyle", {"dummy_order": "continuous"}),
    Preset("american", "American count: seven, no honours", "Foster's Complete Hoyle",
           {"game": 7, "honours": "off", "game_value": "difference"}),
    Preset("long", "Long game: ten points", "Pagat", {"game": 10, "game_value": "double_under_half"}),
)  # fmt: skip


def dealing(settings: Mapping[str, Setting]) -> Dealing:
    """Return how cards are dealt where the last is turned, or the suits take turns (W-TRUMP-1, W-TRUMP-8)."""
    if settings["trump"] == "turned":
        return Dealing()
    return Dealing(turned=None, cycle=ROTATION if settings["trump"] == "rotate" else (*ROTATION, None))


def compose(settings: Mapping[str, Setting], changes: Mapping[str, Setting]) -> Rules:
    """Return the rules of English Dummy for complete ``settings``."""
    game = int(settings["game"])
    rubber = BestOf(3, FirstTo(game), bonus=int(settings["rubber_bonus"]))
    honours = Honours(
        barred_one_short=settings["honours_barred_at"] == "one_short", called=settings["honours_claim"] == "call"
    )
    return Rules(
        game="english-dummy",
        settings=dict(changes),
        seats=SEATING,
        dealing=dealing(settings),
        facing=Facing(before_lead=settings["dummy_shown"] == "before_lead"),
        trick=Trick(last_visible=settings["last_trick"] == "visible"),
        count=Count(
            game=game,
            honours=honours if settings["honours"] == "on" else None,
            value=GameValue(settings["game_value"]),
        ),
        cutting=Cutting(
            agreed=settings["first_dummy"] == "agreed",
            ties_by_suit=settings["cut_ties"] == "suit_rank",
            seats=SeatChoice(settings["seat_choice"]),
        ),
        first_deal=FirstDeal(settings["first_deal"]),
        match=(
            EachTakesDummy(rubber)
            if settings["dummy_order"] == "tournee"
            else KeepsDummy(rubber, int(settings["rubbers"]), int(settings["concession"]))
        ),
        stakes=Stakes(
            StakeUnit(settings["stake_unit"]),
            int(settings["stake"]),
            int(settings["rubber_stake"]),
            settings["abandon"] == "settle_finished",
        ),
        phases=("deal", *(("face",) if settings["dummy_shown"] == "before_lead" else ()), "play", "honours", "count"),
    )


ENGLISH_DUMMY = Game(
    key="english-dummy",
    name="English Dummy",
    players=3,
    summary="Dummy faces you, a rubber each.",
    source="Foster's Complete Hoyle",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
