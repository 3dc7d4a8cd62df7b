"""Can a table begin with a deal from elsewhere, and go on from it like any other?"""

from random import Random

import pytest

from dummywhist.engine.cards.card import DIAMONDS
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.session import Arrange, ChangeRules
from dummywhist.engine.deal.layout import PLAYERS, TABLE, By
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.session import session as sessions
from tests.contract import check_session, random_changes
from tests.playing import next_entry


def arranged(rules, wanted):
    return sessions.apply(sessions.start(rules), TABLE, wanted)[0]


def test_the_deal_begins_as_it_was_left():
    rules = game_of("english-dummy").rules({"trump": "rotate"})
    session = arranged(rules, Arrange(6, EAST, (3, 4)))
    assert session.stage == "deal" and session.order == (1, 2, 3) and session.between_deals
    assert session.deal.setup.dealer == EAST and session.deal.setup.ordinal == 5
    assert dict(session.deal.setup.before) == {"NS": 3, "EW": 4}
    assert session.deal.layout.holder == (PLAYERS[0], PLAYERS[2], PLAYERS[0], PLAYERS[1])
    rng = Random(1)
    while not session.deal.fixed:
        session, _ = sessions.apply(session, *next_entry(session, rng))
    assert session.deal.trump == DIAMONDS, "the sixth deal has the second suit of the rotation (W-TRUMP-8)"
    while session.deals == 5:
        session, _ = sessions.apply(session, *next_entry(session, rng))
    assert session.deals == 6 and dict(session.last.result.before) == {"NS": 3, "EW": 4}
    assert session.rubber.games[0].deals[0].ordinal == 5


def test_the_low_cutter_may_sit_on_the_other_side():
    """DF-5: on the left he has his own dummy at East's right hand."""
    session = arranged(game_of("double-dummy").rules({"seat": "choose"}), Arrange(1, WEST, (0, 0), left=True))
    assert session.deal.layout.dummies == (NORTH, WEST)
    assert session.deal.layout.holder == (PLAYERS[0], PLAYERS[1], PLAYERS[0], PLAYERS[1])


@pytest.mark.parametrize(
    ("game", "changes", "wanted"),
    [
        ("english-dummy", {}, Arrange(1, EAST, (5, 0))),
        ("english-dummy", {}, Arrange(1, EAST, (-1, 0))),
        ("english-dummy", {}, Arrange(1, EAST, (0,))),
        ("english-dummy", {}, Arrange(1, EAST, (0, 0, 0))),
        ("english-dummy", {}, Arrange(0, EAST, (0, 0))),
        ("english-dummy", {}, Arrange(10000, EAST, (0, 0))),
        ("english-dummy", {}, Arrange(1, EAST, (0, 0), left=True)),
        ("single-dummy-bridge", {}, Arrange(1, EAST, (0, 0))),
        ("three-handed", {}, Arrange(1, NORTH, (0, 0, 0))),
        ("bid-dummy", {}, Arrange(1, SOUTH, (21, 0, 0))),
        ("bid-dummy", {"set_penalty": "declarer_minus"}, Arrange(1, SOUTH, (-21, 1, 0))),
    ],
)
def test_what_the_rules_do_not_know_cannot_be_arranged(game, changes, wanted):
    with pytest.raises(Unlawful):
        arranged(game_of(game).rules(changes), wanted)


def test_a_game_that_is_shared_at_the_top_goes_on():
    """BD-78."""
    session = arranged(game_of("bid-dummy").rules(), Arrange(9, SOUTH, (22, 22, 3)))
    assert dict(session.deal.setup.before) == {"S": 22, "W": 22, "E": 3}


def test_only_the_table_arranges_and_only_first():
    session = sessions.start(game_of("english-dummy").rules())
    wanted = Arrange(1, EAST, (0, 0))
    for by in ("A", "chance", "referee"):
        assert not sessions.lawful(session, By(by), wanted)
    begun, _ = sessions.apply(session, TABLE, wanted)
    assert not sessions.lawful(begun, TABLE, wanted)
    wild = sessions.apply(begun, TABLE, ChangeRules((("game", 7),)))[0]
    assert not sessions.lawful(wild, TABLE, wanted)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_session_goes_on_from_it_by_the_contract(game, seed):
    rng = Random(f"{game.key} {seed}")
    rules = game.rules(random_changes(game, rng))
    dealer = rng.choice([seat for seat in rules.seats.chairs if seat not in rules.seats.dummies])
    columns = len(rules.seats.living if rules.seats.axis else set(rules.seats.sides.values()))
    first = (TABLE, Arrange(rng.randrange(1, 30), dealer, tuple(rng.randrange(3) for _ in range(columns))))
    totals, watch = check_session(game, rules, rng, deals=6 if seed == 0 else 12, begin=(first,))
    assert totals.deals >= 1 and watch.log[0] == first


@pytest.mark.parametrize("text", ["arrange 7 dealer E scores 3 2", "arrange 9999 dealer N scores -3 0 12 left"])
def test_the_spelling(text):
    assert action_text(read_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "arrange", "arrange 0 dealer E scores 0 0", "arrange 01 dealer E scores 0 0", "arrange 10000 dealer E scores 0",
        "arrange 1 dealer X scores 0 0", "arrange 1 dealer E scores", "arrange 1 dealer E scores 00 0",
        "arrange 1 dealer E scores -0 1", "arrange 1 dealer E scores 0 0 right", "arrange ١ dealer E scores 0 0",
    ],
)  # fmt: skip
def test_what_is_no_spelling(text):
    with pytest.raises(Unreadable):
        read_action(text)
