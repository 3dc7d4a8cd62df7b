"""Does a session hold together when rules change on the way, and when it ends early?"""

from random import Random

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.deal import CutPack
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.actions.session import Abandon, ChangeRules, ChooseDealer, Draw, TakeChair
from dummywhist.engine.deal.layout import CHANCE, REFEREE, TABLE, By, Player
from dummywhist.engine.errors import Contradiction, Unlawful, Unreadable
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.session.event import GameWon, RubberBegan, RubberWon, RulesChanged, SessionOver
from dummywhist.engine.session.session import Session, actors, apply, choices, lawful, start
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, Game
from tests.contract import random_changes
from tests.playing import acting_in, any_deal, done_in, english_dummy, next_entry, played, session_log, won_outright

A, B, C = (Player(By(name)) for name in "ABC")
GAME = game_of("english-dummy")
CUT = Draw(((1, Card(0)), (2, Card(1)), (3, Card(2))))


def begun(**changes) -> Session:
    return apply(start(english_dummy(**changes)), CHANCE, CUT)[0]


def change(session: Session, by: By = A, **changes) -> Session:
    return apply(session, by, ChangeRules(tuple(changes.items())))[0]


def step(session, rng, winner=None):
    by = rng.choice(acting_in(session))
    if by == CHANCE:
        setup = session.deal.setup
        action = any_deal(setup, rng) if winner is None else won_outright(setup, winner)
    else:
        action = rng.choice(done_in(session, by))
    return apply(session, by, action)[0]


def deal_played(session: Session, rng: Random, winner=None) -> Session:
    deals = session.deals
    while session.deals == deals and session.stage == "deal":
        session = step(session, rng, winner)
    return session


def rubber_played(session: Session, rng: Random, winner=SOUTH) -> Session:
    rubbers = len(session.rubbers)
    while len(session.rubbers) == rubbers and session.stage != "over":
        session = deal_played(session, rng, winner)
    return session


# ---- rules that change on the way


def test_a_change_in_a_deal_holds_from_the_next_deal():
    rng = Random(1)
    session = begun()
    while not session.deal.tricks:
        session = step(session, rng)
    changed = change(session, game=7, honours="off")
    assert changed.deal == session.deal
    assert changed.rules == session.rules
    assert changed.wanted == {"game": 7, "honours": "off"}
    after = deal_played(changed, rng)
    assert after.last.setup.rules.count.game == 5
    assert after.deal.setup.rules.count.game == 7
    assert after.deal.setup.rules.count.honours is None
    assert after.rules.settings == {"game": 7, "honours": "off"}


def test_a_change_between_deals_holds_at_once():
    session = change(begun(), dummy_shown="after_lead")
    assert session.between_deals
    assert not session.deal.setup.rules.facing.before_lead
    back = change(session)
    assert back == begun()


def test_after_the_cut_of_the_pack_it_is_too_late():
    session = change(apply(begun(), TABLE, CutPack())[0], dummy_shown="after_lead")
    assert not session.between_deals
    assert session.deal.setup.rules.facing.before_lead


def test_a_stake_holds_from_the_next_rubber():
    rng = Random(2)
    session = change(begun(stake=2), stake=5, rubber_bonus=4)
    assert session.rubber.stakes.amount == 2
    assert session.rules.settings == {"stake": 2}
    session = rubber_played(session, rng)
    assert session.rubbers[0].value == 8
    assert session.rubber.stakes.amount == 5
    session = rubber_played(session, rng)
    assert session.rubbers[1].value == 10
    # Rubber one: 8 points of 2 units, rubber two: 10 points of 5 units, each paid by both adversaries.
    assert dict(session.settlement.money) == {A: 32 - 50, B: 100 - 16, C: -50 - 16}


def test_who_has_dummy_holds_from_the_next_session():
    rng = Random(3)
    session = change(begun(), dummy_order="continuous", concession=2, rubbers=1)
    session = rubber_played(session, rng)
    assert session.stage == "deal" and session.rubber.owner == B and session.rubber.concession == 0
    assert session.wanted == {"dummy_order": "continuous", "concession": 2, "rubbers": 1}
    assert session.rules.settings == {}


def test_seats_of_the_next_rubber():
    rng = Random(4)
    session = change(begun(), seat_choice="chooser", first_deal="owner_chooses")
    assert session.stage == "deal"
    session = rubber_played(session, rng)
    assert session.stage == "chairs" and actors(session) == (B,)
    # What is wanted now holds for the rubber after this one.
    session = change(session, seat_choice="keep_cycle", first_deal="owner")
    session = apply(session, B, TakeChair(EAST))[0]
    session = apply(session, A, TakeChair(NORTH))[0]
    assert session.stage == "dealer"
    session = change(session, first_deal="dummy", game=7)
    session = apply(session, B, ChooseDealer(SOUTH))[0]
    assert session.deal.setup.dealer == SOUTH
    assert session.deal.setup.rules.count.game == 7
    session = rubber_played(session, rng)
    assert session.stage == "deal" and session.deal.setup.dealer == NORTH


def test_a_lower_figure_leaves_the_sides_one_short():
    rng = Random(5)
    session = begun(game=10, honours="off")
    while not (session.stage == "deal" and max(session.rubber.scores.values()) >= 7 and session.between_deals):
        session = deal_played(session, rng)
    high = dict(session.rubber.scores)
    lowered = change(session, honours="off")
    assert dict(lowered.deal.setup.before) == {side: min(points, 4) for side, points in high.items()}
    # The score itself is not forgotten: wanting ten again brings it back.
    assert dict(change(lowered, game=10, honours="off").deal.setup.before) == high
    lowered = deal_played(lowered, rng)
    result = lowered.last.result
    assert all(points <= 5 for _, points in result.after)
    assert max(points for _, points in result.before) == 4


def test_rules_wanted_before_the_cut_hold_from_the_first_deal():
    session = start(english_dummy())
    for by in (A, B, C, CHANCE):
        assert not lawful(session, by, ChangeRules((("game", 7),)))
    session = apply(change(session, TABLE, game=7, stake=3, rubbers=3), CHANCE, CUT)[0]
    assert session.deal.setup.rules.count.game == 7
    assert session.rubber.stakes.amount == 3


def test_wanted_rules_are_kept_as_differences():
    session = change(begun(), game="7", stake=1, honours="on")
    assert session.wanted == {"game": 7}
    assert session.rules.settings == {"game": 7}
    assert apply(begun(), A, ChangeRules((("game", 7),)))[1] == (RulesChanged((("game", 7),)),)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ((("colour", "red"),), Unreadable),
        ((("game", 6),), Unreadable),
        ((("game", "five"),), Unreadable),
        ((("concession", 2),), Contradiction),
        ((("honours", "off"), ("honours_claim", "call")), Contradiction),
    ],
)
def test_rules_that_cannot_be_had(changes, error):
    session = begun()
    with pytest.raises(error):
        apply(session, A, ChangeRules(changes))


@pytest.mark.parametrize("by", [CHANCE, REFEREE, By("D")])
def test_only_players_and_the_table_change_rules_or_break_off(by):
    for action in (ChangeRules((("game", 7),)), Abandon()):
        assert not lawful(begun(), by, action)
        with pytest.raises(Unlawful):
            apply(begun(), by, action)


@pytest.mark.parametrize("seed", range(6))
def test_a_session_with_changes_folds(seed):
    rng = Random(seed)
    session = begun()
    log = []
    for number in range(300):
        if number % 37 == 0:
            entry = (rng.choice((A, TABLE)), ChangeRules(tuple(random_changes(GAME, rng).items())))
        elif session.stage == "over":
            break
        else:
            entry = next_entry(session, rng)
        log.append(entry)
        session = apply(session, *entry)[0]
    again = begun()
    for by, action in log:
        again = apply(again, by, action)[0]
    assert again == session


# ---- the end


def test_abandon_at_every_stage():
    rng = Random(6)
    cut = start(english_dummy())
    assert not lawful(cut, TABLE, Abandon())
    stages = {}
    for _, session, _ in played(english_dummy(seat_choice="chooser", first_deal="owner_chooses"), rng, deals=1):
        stages.setdefault(session.stage, session)
    assert set(stages) >= {"chairs", "dealer", "deal"}
    for stage in ("chairs", "dealer", "deal"):
        for by in (A, B, C, TABLE):
            over, events = apply(stages[stage], by, Abandon())
            assert events == (SessionOver(True),)
            assert over.stage == "over" and over.abandoned and actors(over) == ()
            assert not lawful(over, by, Abandon()) and not lawful(over, by, ChangeRules(()))
            assert all(not points for _, points in over.settlement.points)


def test_nothing_is_settled_if_so_agreed_in_time():
    rng = Random(7)
    session = rubber_played(begun(), rng)
    session = change(session, abandon="settle_nothing")
    assert dict(apply(session, A, Abandon())[0].settlement.points) == {A: 0, B: 0, C: 0}
    # A whole session is settled whatever was agreed about breaking off.
    whole = rubber_played(rubber_played(session, rng), rng)
    assert whole.stage == "over" and not whole.abandoned
    assert dict(whole.settlement.points) == {A: 0, B: 0, C: 0}
    lost = rubber_played(rubber_played(session, rng, WEST), rng, WEST)
    assert dict(lost.settlement.points) == {A: 32, B: -16, C: -16}


def test_after_the_end():
    _, session = session_log(english_dummy(), Random(8), won_by_south)
    assert session.stage == "over" and session.between_deals and session.deal is None
    for by in (A, B, C, TABLE, CHANCE):
        assert not choices(session, by)
        for action in (Play(Card(0)), Quit(), CountDeal(), CutPack()):
            assert not lawful(session, by, action)
            with pytest.raises(Unlawful, match=r".*"):
                apply(session, by, action)


def won_by_south(setup, rng):
    return won_outright(setup, SOUTH)


def test_what_is_told_at_the_end_of_games_and_rubbers():
    told = []
    for _, _, events in played(english_dummy(), Random(9), won_by_south):
        told += [event for event in events if isinstance(event, GameWon | RubberBegan | RubberWon | SessionOver)]
    game = GameWon(DUMMY_SIDE, 3)
    expected = []
    for number, seats in enumerate(((A, C, A, B), (B, A, B, C), (C, B, C, A))):
        expected += [RubberBegan(number, seats[SOUTH], seats), game, game, RubberWon(number, DUMMY_SIDE, 8, 8)]
    assert told == [*expected, SessionOver(False)]


def test_a_won_game_begins_a_new_one_at_nought():
    session = deal_played(begun(), Random(10), EAST)
    assert session.rubber.games[0].winner == ADVERSARIES
    assert session.rubber.games[1:] == (Game(),)
    assert dict(session.deal.setup.before) == {DUMMY_SIDE: 0, ADVERSARIES: 0}
    assert session.rubber.winner is None


def test_a_rubber_may_be_worth_nothing_and_still_be_won():
    """Two singles against a treble, with one point for the rubber: the winner has nothing."""
    found = set()
    for seed in range(400):
        _, session = session_log(english_dummy(rubber_bonus=1), Random(seed), deals=12)
        for rubber in session.rubbers:
            assert rubber.winner is not None
            if rubber.value == 0:
                found.add(rubber.winner)
        if len(found) == 2:
            break
    assert found == {DUMMY_SIDE, ADVERSARIES}


def test_the_account_stands_at_every_moment():
    rng = Random(11)
    session = begun()
    assert dict(session.settlement.points) == {A: 0, B: 0, C: 0}
    session = rubber_played(session, rng)
    assert dict(session.settlement.points) == {A: 16, B: -8, C: -8}
    assert len(session.all_rubbers) == 2
    assert session.settlement.payments == ((B, A, 8), (C, A, 8))
