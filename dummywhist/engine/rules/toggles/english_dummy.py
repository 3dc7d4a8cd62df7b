"""Which switches has English Dummy? Those of docs/rules/english-dummy.md."""

from dummywhist.engine.rules.declare import Requirement, Toggle, Value, numbers
from dummywhist.engine.rules.toggles.laws import (
    AMOUNT,
    BARS,
    BOTH,
    DETECTION,
    DUMMY_REVOKE,
    FALSE_CLAIM,
    FOLLOW,
    FURTHER,
    PENALTY,
    SCOPE,
)
from dummywhist.engine.rules.toggles.whist import (
    CLAIM_CHECK,
    CUT_TIES,
    DUMMY_SHOWN,
    GAME,
    GAME_VALUE,
    HONOURS,
    HONOURS_BARRED,
    HONOURS_CLAIM,
    LAST_TRICK,
    MISDEAL,
    RUBBER_BONUS,
    RUBBER_STAKE,
    STAKE,
    STAKE_UNIT,
    TRUMP,
    but,
)

TABLE = "Table and tournée"
CONTINUOUS = Requirement("dummy_order", ("continuous",), "It belongs to constant dummy only.")
CUT = Requirement("first_dummy", ("cut",), "Nobody cuts when the first dummy is agreed.")

TOGGLES = (
    Toggle("dummy_order", "Who has dummy", "Each player takes dummy for one rubber, or one player keeps it and "
           "concedes a point in every rubber.", TABLE, "tournee",
           (Value("tournee", "In turn"), Value("continuous", "Constant")), "Foster", ("ED-4", "ED-91"), "session"),
    Toggle("concession", "Points conceded", "Rubber points that a constant dummy player gives to the adversaries in "
           "each rubber.", TABLE, 1, numbers(0, 2), "Foster", ("ED-91", "ED-92"), "session", (CONTINUOUS,)),
    Toggle("rubbers", "Rubbers", "How many rubbers a constant dummy player has; a tournée always has three.", TABLE, 3,
           numbers(1, 9), "Foster; common use", ("ED-94",), "session", (CONTINUOUS,)),
    Toggle("first_dummy", "First dummy", "Cut for the order of dummy, or agree who takes it first.", TABLE, "cut",
           (Value("cut", "Cut the cards"), Value("agreed", "Agreed")), "Foster; common use", ("ED-10",), "session"),
    but(CUT_TIES, "ED-11", group=TABLE, requires=(CUT,)),
    Toggle("seat_choice", "Seats", "Players keep their order round the table, choose their chairs before each rubber, "
           "or the adversaries change sides from rubber to rubber.", TABLE, "keep_cycle",
           (Value("keep_cycle", "Keep order"), Value("chooser", "Choose chairs"),
            Value("alternate_lr", "Change sides")), "Common use", ("ED-12", "ED-13"), "rubber"),
    Toggle("first_deal", "First deal of a rubber", "Dummy deals the first hand of each rubber, or its partner does, "
           "or he chooses.", TABLE, "dummy",
           (Value("dummy", "Dummy"), Value("owner", "Partner"), Value("owner_chooses", "He chooses")),
           "Foster", ("ED-20",), "rubber"),
    Toggle("abandon", "Session broken off", "Settle the rubbers that are finished, or nothing.", TABLE,
           "settle_finished", (Value("settle_finished", "Settle finished"), Value("settle_nothing", "Settle nothing")),
           "Common use", ("ED-98",)),
    TRUMP,
    DUMMY_SHOWN,
    LAST_TRICK,
    but(MISDEAL, "ED-24"),
    but(CLAIM_CHECK, "ED-43"),
    but(GAME, "ED-70"),
    but(HONOURS, "ED-71"),
    but(HONOURS_BARRED, "ED-72"),
    but(HONOURS_CLAIM, "ED-74"),
    but(GAME_VALUE, "ED-80"),
    but(RUBBER_BONUS, "ED-82"),
    STAKE_UNIT,
    but(STAKE, "ED-86", help="Units paid for each; the dummy player pays or receives it twice."),
    but(RUBBER_STAKE, "ED-87"),
    but(FOLLOW, "ED-50"),
    but(SCOPE, "ED-59", "ED-60", "ED-54"),
    DUMMY_REVOKE,
    DETECTION,
    FALSE_CLAIM,
    but(PENALTY, "ED-51", "ED-52"),
    AMOUNT,
    FURTHER,
    BOTH,
    but(BARS, "ED-51"),
)  # fmt: skip
