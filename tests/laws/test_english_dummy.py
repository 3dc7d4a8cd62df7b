"""Is English Dummy played by its page of the rulebook? Each test bears the id of the rule or example it proves."""

import itertools
import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.cards.card import ACE, JACK, JOKER_BIG, KING, PACK, QUEEN, Card, Rank, Suit, make_card, suit_of
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import RANK_LETTERS, SUIT_LETTERS
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of, opposite, seat_text
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.count import CallHonours, CountDeal, PassHonours
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Play, TakeUpTrump
from dummywhist.engine.deal.actions.session import Abandon, AgreeOrder, ChooseDealer, Draw, TakeChair
from dummywhist.engine.deal.event import DummyFaced, TrumpTurned
from dummywhist.engine.deal.layout import CHANCE, TABLE, By, Player, Side, lay_out
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.phases.honours import HonoursAsked
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.score import DealResult, Penalty, count_deal, game_lines
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.rules.match import BestOf
from dummywhist.engine.rules.parts import Rules, Stakes
from dummywhist.engine.rules.seats import ONE_DUMMY
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.event import RubberWon, SessionOver
from dummywhist.engine.session.session import Session
from dummywhist.engine.session.settle import paid, settle
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, DealRecord, Rubber, with_deal
from tests.laws.worth import game_worth
from tests.playing import acting_in, any_deal, doing, done_in, english_dummy, on_turn, won_outright

LAWS = tomllib.loads((Path(__file__).parent / "english_dummy.toml").read_text(encoding="utf-8"))
A, B, C = (Player(By(name)) for name in "ABC")
SIDES = {"D": DUMMY_SIDE, "A": ADVERSARIES}
CHAIR = {"D": NORTH, "R": EAST, "P": SOUTH, "L": WEST}
"""The rulebook's names of the places on the engine's table, where P always sits south."""

ED = english_dummy()
ED_MATCH = ED.match


def rows(table: str) -> list:
    return [pytest.param(row, id=row["id"].replace("-", "_")) for row in LAWS[table]]


def setup_of(dealer: Seat = NORTH, before: tuple[int, int] = (0, 0), rules: Rules = ED) -> Setup:
    layout = lay_out(ONE_DUMMY, {SOUTH: A, WEST: B, EAST: C})
    return Setup(rules, 0, dealer, layout, ((DUMMY_SIDE, before[0]), (ADVERSARIES, before[1])))


def dealt_state(setup: Setup, dealt: DealCards) -> DealState:
    """The deal after the cut, the deal and the turn, done by whoever does it."""
    state = kernel.start(setup)
    actions: tuple[DealAction, ...] = (CutPack(), dealt, TurnTrump())
    for action in actions:
        by = kernel.actors(state)[0]
        if kernel.lawful(state, by, action):
            state, _ = kernel.apply(state, by, action)
    return state


def played_out(state, rng):
    """The deal after random play, before the count or the call of honours."""
    while state.phase_name == "play":
        by = rng.choice(on_turn(state))
        state, _ = kernel.apply(state, by, rng.choice(doing(state, by)))
    return state


def begun(rules: Rules, order: tuple[int, ...] = (1, 2, 3)) -> Session:
    """A session in which entrants have drawn for ``order``."""
    session = sessions.start(rules)
    if rules.cutting.agreed:
        return sessions.apply(session, TABLE, AgreeOrder(order))[0]
    heights = {entrant: Rank(place) for place, entrant in enumerate(order)}
    cards = tuple((entrant, make_card(Suit(0), heights[entrant])) for entrant in (1, 2, 3))
    return sessions.apply(session, CHANCE, Draw(cards))[0]


def do(session: Session, action: Action, by: By | None = None) -> Session:
    return sessions.apply(session, by or sessions.actors(session)[0], action)[0]


def won_deal(session: Session, winner: Seat, rng: Random) -> Session:
    """The session after a deal that the side of ``winner`` wins outright, whatever is played."""
    deals = session.deals
    while session.deals == deals and session.stage == "deal":
        assert session.deal is not None
        if sessions.actors(session) == (CHANCE,):
            session = do(session, won_outright(session.deal.setup, winner))
        else:
            by = rng.choice(acting_in(session))
            session = do(session, rng.choice(done_in(session, by)), by)
    return session


# ---- players and cards


def test_ED_1_three_players_and_a_dummy():
    assert ED.seats.players == 3
    assert ED.seats.dummies == {NORTH: SOUTH}
    layout = setup_of().layout
    assert layout.players == (A, B, C)
    assert layout.holder[NORTH] == layout.holder[SOUTH] == A


def test_ED_2_ace_is_high_in_play():
    setup = setup_of()
    spades = [Card(n) for n in range(13)]
    ranked = dealt_state(setup, any_deal(setup, Random(1))).ranked
    assert sorted(spades, key=lambda card: ranked.strength[card]) == spades


def test_ED_6_letters_of_players_follow_the_cut():
    session = begun(ED, (3, 1, 2))
    assert session.players == (A, B, C)
    assert session.entrant_of == {A: 3, B: 1, C: 2}


# ---- the cut, the order of dummy, the seats


@pytest.mark.parametrize("row", rows("cuts"))
def test_ED_10_and_11(row):
    session = sessions.start(ED)
    suits = {entrant: Suit(entrant) for entrant in (1, 2, 3)}
    for drawn in row["draws"]:
        cards = tuple(
            (entrant, make_card(suits[entrant], Rank(RANK_LETTERS.index(text.replace("10", "T")))))
            for entrant, text in enumerate(drawn, start=1)
            if text
        )
        assert session.stage == "cut"
        assert sessions.lawful(session, CHANCE, Draw(cards))
        session = do(session, Draw(cards))
    assert "".join("ABC"[entrant - 1] for entrant in session.order) == row["order"]


def test_ED_11_suit_rank():
    rules = english_dummy(cut_ties="suit_rank")
    sevens = {letter: make_card(Suit(SUIT_LETTERS.index(letter)), Rank(5)) for letter in SUIT_LETTERS}
    for low_to_high in itertools.combinations("HDCS", 3):
        for entrants in itertools.permutations((1, 2, 3)):
            drawn = tuple(sorted(zip(entrants, (sevens[letter] for letter in low_to_high), strict=True)))
            assert do(sessions.start(rules), Draw(drawn)).order == entrants


def test_ED_11_only_the_tied_draw_again():
    session = do(sessions.start(ED), Draw(((1, Card(5)), (2, Card(18)), (3, Card(0)))))
    again = ((1, Card(7)), (2, Card(8)))
    assert sessions.lawful(session, CHANCE, Draw(again))
    assert not sessions.lawful(session, CHANCE, Draw((*again, (3, Card(9)))))
    assert not sessions.lawful(session, CHANCE, Draw(again[:1]))
    assert not sessions.lawful(session, CHANCE, Draw(((1, Card(7)), (2, Card(7))))), "a card is in the pack once"
    assert not sessions.lawful(session, CHANCE, Draw(((1, Card(7)), (2, JOKER_BIG))))
    assert not sessions.lawful(session, A, Draw(again))


@pytest.mark.parametrize("order", list(itertools.permutations((1, 2, 3))))
def test_ED_14_seats_of_the_tournee(order):
    session = begun(ED, order)
    rng = Random(7)
    for seats in LAWS["seats"]:
        assert session.rubber is not None
        who = {place: session.entrant_of[session.rubber.seats[CHAIR[place]]] for place in "PLR"}
        assert who == {place: order[seats[place] - 1] for place in "PLR"}
        assert session.rubber.seats[NORTH] == session.rubber.owner == session.rubber.seats[SOUTH]
        before = len(session.rubbers)
        while len(session.rubbers) == before:
            session = won_deal(session, SOUTH, rng)


def test_ED_13_order_round_the_table_never_changes():
    session = begun(ED)
    rng = Random(8)
    first = dict(session.chairs)
    while session.stage == "deal":
        chairs = dict(session.chairs)
        owner = session.rubber.owner
        assert opposite(chairs[owner]) not in chairs.values()
        clockwise = sorted(chairs, key=lambda player: (chairs[player] - chairs[A]) % 4)
        assert clockwise == [A, B, C]
        # As nearly as possible: only one who sat where dummy comes has to move.
        assert sum(chairs[player] != first[player] for player in chairs) <= 1
        if len(session.rubber.games) == 1 and not session.rubber.games[0].deals:
            first = chairs
        session = won_deal(session, NORTH, rng)


def test_ED_12_13_players_choose_their_chairs():
    session = begun(english_dummy(seat_choice="chooser"), (2, 3, 1))
    rng = Random(9)
    for owner, others in ((A, (B, C)), (B, (A, C)), (C, (A, B))):
        assert session.stage == "chairs"
        assert sessions.actors(session) == (owner,)
        chair = rng.choice(SEATS)
        assert set(sessions.choices(session, owner)) == {TakeChair(seat) for seat in SEATS}
        session = do(session, TakeChair(chair))
        assert sessions.actors(session) == (others[0],)
        free = set(SEATS) - {chair, opposite(chair)}
        assert set(sessions.choices(session, others[0])) == {TakeChair(seat) for seat in free}
        taken = rng.choice(sorted(free))
        session = do(session, TakeChair(taken))
        assert session.stage == "deal"
        chairs = {owner: chair, others[0]: taken, others[1]: opposite(taken)}
        assert dict(session.chairs) == chairs
        seats = session.rubber.seats
        assert (seats[SOUTH], seats[NORTH]) == (owner, owner)
        assert chairs[seats[WEST]] == left_of(chair)
        assert chairs[seats[EAST]] == left_of(chair, -1)
        before = len(session.rubbers)
        while len(session.rubbers) == before:
            session = won_deal(session, WEST, rng)


def test_ED_13_adversaries_change_sides():
    session = begun(english_dummy(seat_choice="alternate_lr", dummy_order="continuous", rubbers=4))
    rng = Random(10)
    lefts = []
    while session.stage == "deal":
        if not lefts or len(session.rubbers) == len(lefts):
            lefts.append(session.rubber.seats[WEST])
        session = won_deal(session, SOUTH, rng)
    assert lefts == [B, C, B, C]


def test_ED_10_first_dummy_agreed():
    rules = english_dummy(first_dummy="agreed")
    session = sessions.start(rules)
    assert sessions.actors(session) == (TABLE,)
    assert not sessions.lawful(session, CHANCE, Draw(((1, Card(0)), (2, Card(1)), (3, Card(2)))))
    for wrong in ((1, 2), (1, 2, 2), (1, 2, 4), (0, 1, 2)):
        assert not sessions.lawful(session, TABLE, AgreeOrder(wrong))
    assert do(session, AgreeOrder((3, 1, 2))).order == (3, 1, 2)


# ---- the deal and the trump


@pytest.mark.parametrize("number", range(12))
def test_ED_22_deals_of_a_rubber(number):
    law = LAWS["deals"][number % 4]
    dealer = left_of(NORTH, number)
    assert dealer == CHAIR[law["dealer"]]
    setup = setup_of(dealer)
    state = kernel.start(setup)
    cutter = setup.layout.holder[CHAIR[law["cutter"]]]
    assert kernel.actors(state) == (cutter, TABLE)
    order = [CHAIR[place] for place in law["order"]]
    dealt = deal_out(setup, number)
    pack = shuffled(number)
    for place, card in enumerate(pack):
        assert dealt.hands[order[place % 4]] >> card & 1
    state, _ = kernel.apply(state, cutter, CutPack())
    state, _ = kernel.apply(state, CHANCE, dealt)
    assert kernel.actors(state) == (setup.layout.holder[dealer], TABLE)
    state, events = kernel.apply(state, setup.layout.holder[dealer], TurnTrump())
    assert events[0] == TrumpTurned(dealer, pack[-1])
    assert to_play(state) == CHAIR[law["lead"]]


def test_ED_20_and_22_dealers_of_a_session():
    session = begun(ED)
    rng = Random(11)
    dealers = []
    winners = iter((SOUTH, WEST, EAST, WEST, NORTH, SOUTH, NORTH, NORTH))
    rubbers = []
    while session.stage == "deal":
        dealers.append(seat_text(session.deal.setup.dealer))
        rubbers.append(len(session.rubbers))
        session = won_deal(session, next(winners), rng)
    # Two rubbers of three games with a deal each, the third of two: dummy deals first in each, then to the left.
    assert "".join(dealers) == "NESNESNE"
    assert rubbers == [0, 0, 0, 1, 1, 1, 2, 2]


def test_ED_22_the_deal_goes_on_through_the_games():
    session = begun(ED)
    rng = Random(12)
    dealers = []
    while not session.rubbers:
        dealers.append(session.deal.setup.dealer)
        session = won_deal(session, SOUTH, rng) if len(dealers) % 3 else random_deal(session, rng)
    assert dealers == [left_of(NORTH, number) for number in range(len(dealers))]


def random_deal(session: Session, rng: Random) -> Session:
    deals = session.deals
    while session.deals == deals:
        assert session.deal is not None
        by = rng.choice(acting_in(session))
        if by == CHANCE:
            session = do(session, any_deal(session.deal.setup, rng))
        else:
            session = do(session, rng.choice(done_in(session, by)), by)
    return session


@pytest.mark.parametrize(
    ("value", "dealers"), [("dummy", {NORTH}), ("owner", {SOUTH}), ("owner_chooses", {NORTH, SOUTH})]
)
def test_ED_20_first_deal(value, dealers):
    rng = Random(13)
    seen = set()
    for choice in (NORTH, SOUTH):
        session = begun(english_dummy(first_deal=value))
        for owner in (A, B, C):
            if value == "owner_chooses":
                assert session.stage == "dealer"
                assert sessions.actors(session) == (owner,)
                assert list(sessions.choices(session, owner)) == [ChooseDealer(NORTH), ChooseDealer(SOUTH)]
                session = do(session, ChooseDealer(choice))
            seen.add(session.deal.setup.dealer)
            before = len(session.rubbers)
            while len(session.rubbers) == before:
                session = won_deal(session, SOUTH, rng)
    assert seen == dealers


def test_ED_26_turned_card_of_dummy_has_no_taking_up():
    setup = setup_of(NORTH)
    state = dealt_state(setup, any_deal(setup, Random(14)))
    assert state.turned is not None and not state.lies
    rng = Random(15)
    while state.phase_name == "play":
        assert not any(TakeUpTrump() in kernel.choices(state, by) for by in (A, B, C, TABLE))
        by = rng.choice(on_turn(state))
        state, _ = kernel.apply(state, by, rng.choice(doing(state, by)))


# ---- dummy is spread


def test_ED_30_dummy_is_shown_before_the_lead():
    for dealer in SEATS:
        setup = setup_of(dealer)
        state = dealt_state(setup, any_deal(setup, Random(16)))
        assert state.faced
        for viewer in (A, B, C, None):
            assert view(state, viewer).hands[NORTH] == Cards(state.hands[NORTH])


@pytest.mark.parametrize("dealer", SEATS)
def test_ED_30_dummy_is_shown_after_the_lead(dealer):
    setup = setup_of(dealer, rules=english_dummy(dummy_shown="after_lead"))
    state = dealt_state(setup, any_deal(setup, Random(17)))
    dummy_leads = to_play(state) == NORTH
    assert dummy_leads is (dealer == WEST)
    assert state.faced == ((NORTH,) if dummy_leads else ())
    for viewer in (A, B, C, None):
        assert view(state, viewer).hands[NORTH] == (Cards(state.hands[NORTH]) if dummy_leads else Count(13))
    by = setup.layout.holder[to_play(state)]
    state, events = kernel.apply(state, by, next(iter(kernel.choices(state, by))))
    assert state.faced
    assert any(isinstance(event, DummyFaced) for event in events) is not dummy_leads
    for viewer in (B, C, None):
        assert view(state, viewer).hands[NORTH] == Cards(state.hands[NORTH])


def test_ED_33_who_sees_what():
    setup = setup_of(WEST)
    state = dealt_state(setup, any_deal(setup, Random(18)))
    seen = {viewer: "".join(seat_text(s) for s in SEATS if view(state, viewer).cards_at(s)) for viewer in (A, B, C)}
    assert seen == {A: "NS", B: "NW", C: "NE"}


# ---- the play


def test_ED_41_dummys_partner_plays_dummys_cards():
    setup = setup_of(WEST)
    state = dealt_state(setup, any_deal(setup, Random(19)))
    assert to_play(state) == NORTH
    assert kernel.choices(state, A).cards == state.hands[NORTH]
    for other in (B, C, TABLE, CHANCE):
        assert not any(isinstance(action, Play) for action in kernel.choices(state, other))


# ---- the count


@pytest.mark.parametrize("row", rows("hands"))
def test_ED_70_to_75_count(row):
    sides = (DUMMY_SIDE, ADVERSARIES)
    penalties = [Penalty(SIDES[offender], kind) for offender, kind in (revoke.split(": ") for revoke in row["revokes"])]
    result = count_deal(
        ED.count,
        dict(zip(sides, row["before"], strict=True)),
        dict(zip(sides, row["tricks"], strict=True)),
        dict(zip(sides, row["honours"], strict=True)),
        penalties=penalties,
    )
    assert [points for _, points in result.after] == row["after"]
    won = "" if result.winner is None else f"{'D' if result.winner == DUMMY_SIDE else 'A'} {result.value}"
    assert won == row["game"]
    # The lines of the score sheet add up, but for the surplus that a won game drops (ED-75).
    for side, before, after in zip(sides, row["before"], row["after"], strict=True):
        counted = before + sum(line.amount for line in result.scored if line.side == side)
        assert after == (min(counted, 5) if side == result.winner else counted)


def honours_dealt(dealer: Seat, holders: dict[Rank, Seat]) -> DealCards:
    """A deal with spades trumps, the honours as ``holders`` says, the dealer turning the two."""
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    for rank, seat in holders.items():
        hands[seat].append(make_card(Suit(0), rank))
    hands[dealer].append(Card(0))
    rest = [card for card in PACK if not any(card in hand for hand in hands.values())]
    Random(20).shuffle(rest)
    for seat in SEATS:
        while len(hands[seat]) < 13:
            hands[seat].append(rest.pop())
    return DealCards(tuple(hand_of(hands[seat]) for seat in SEATS), Card(0))


@pytest.mark.parametrize("holders", list(itertools.product(SEATS, repeat=4)))
def test_ED_71_honours_count_as_dealt(holders):
    setup = setup_of(EAST)
    dealt = honours_dealt(EAST, dict(zip((ACE, KING, QUEEN, JACK), holders, strict=True)))
    state = played_out(dealt_state(setup, dealt), Random(21))
    state, _ = kernel.apply(state, TABLE, CountDeal())
    assert state.result is not None
    dummy_side = sum(seat in (NORTH, SOUTH) for seat in holders)
    assert dict(state.result.honours) == {DUMMY_SIDE: dummy_side, ADVERSARIES: 4 - dummy_side}


def test_ED_72_bar_follows_the_figure_of_the_game():
    for game, barred in ((5, 4), (7, 6), (10, 9)):
        count = english_dummy(game=game).count
        free = english_dummy(game=game, honours_barred_at="none").count
        tricks, honours = {DUMMY_SIDE: 6, ADVERSARIES: 7}, {DUMMY_SIDE: 4, ADVERSARIES: 0}
        for before in range(game):
            scores = {DUMMY_SIDE: before, ADVERSARIES: 0}
            with_bar = dict(count_deal(count, scores, tricks, honours).after)
            assert with_bar[DUMMY_SIDE] == (before if before == barred else min(before + 4, game))
            without = dict(count_deal(free, scores, tricks, honours).after)
            assert without[DUMMY_SIDE] == min(before + 4, game)


def called_state(before=(0, 0), honours="NSNE"):
    """A deal played out where honours are called; ``honours`` says who holds A K Q J."""
    setup = setup_of(EAST, before, english_dummy(honours_claim="call"))
    seats = [SEATS["NESW".index(letter)] for letter in honours]
    dealt = honours_dealt(EAST, dict(zip((ACE, KING, QUEEN, JACK), seats, strict=True)))
    return played_out(dealt_state(setup, dealt), Random(22))


def test_ED_74_honours_are_called_before_the_count():
    state = called_state()
    assert state.phase_name == "honours"
    assert kernel.actors(state) == (A, B, C)
    assert list(kernel.choices(state, A)) == [CallHonours(), PassHonours()]
    assert list(kernel.choices(state, B)) == list(kernel.choices(state, C)) == [PassHonours()]
    assert not kernel.choices(state, TABLE)
    for by in (B, C):
        state, _ = kernel.apply(state, by, PassHonours())
    called, _ = kernel.apply(state, A, CallHonours())
    passed, _ = kernel.apply(state, A, PassHonours())
    for after, points in ((called, 2), (passed, 0)):
        assert after.phase_name == "count"
        counted, _ = kernel.apply(after, A, CountDeal())
        lines = [line for line in counted.result.lines if line.cause is Cause.HONOURS]
        assert sum(line.amount for line in lines) == points
        assert [line.facts.remark for line in lines] == ["" if points else "not_called"]


def test_ED_74_either_adversary_calls_and_once_only():
    state = called_state(honours="WEWW")
    state, _ = kernel.apply(state, C, CallHonours())
    assert kernel.actors(state) == (A,)
    assert not kernel.choices(state, B) and not kernel.choices(state, C)
    state, _ = kernel.apply(state, A, PassHonours())
    state, _ = kernel.apply(state, TABLE, CountDeal())
    assert [(line.side, line.amount) for line in state.result.lines if line.cause is Cause.HONOURS] == [
        (ADVERSARIES, 4)
    ]


def test_ED_74_one_adversary_passes_and_the_other_calls():
    state = called_state(honours="WEWW")
    state, _ = kernel.apply(state, B, PassHonours())
    state, _ = kernel.apply(state, C, CallHonours())
    assert state.part(HonoursAsked).called == {ADVERSARIES}


def test_ED_74_nobody_calls_barred_honours():
    state = called_state(before=(4, 0))
    assert list(kernel.choices(state, A)) == [PassHonours()]


# ---- game, rubber, tournée


def game_result(winner: Side, dummy: int, adversaries: int, count=ED.count) -> DealResult:
    loser = min(dummy, adversaries)
    scores = ((DUMMY_SIDE, dummy), (ADVERSARIES, adversaries))
    worth = game_lines(count, winner, max(dummy, adversaries), loser)
    return DealResult(scores, scores, scores, (), winner, worth)


def rubber_of(owner: Player, match: BestOf, stakes: Stakes, concession: int = 0) -> Rubber:
    players = [A, B, C]
    turn = players.index(owner)
    left, right = players[(turn + 1) % 3], players[(turn + 2) % 3]
    return Rubber(0, owner, (owner, right, owner, left), match, stakes, concession)


def with_games(rubber: Rubber, games: list[str]) -> Rubber:
    """The rubber after games like ``D 5-3``, a deal each."""
    for game in games:
        winner, score = game.split(" ")
        dummy, adversaries = (int(points) for points in score.split("-"))
        rubber = with_deal(rubber, DealRecord(0, NORTH, game_result(SIDES[winner], dummy, adversaries)))
    return rubber


WORTH = {3: 0, 2: 1, 1: 3}
"""A losers' score for each value of a game (ED-80)."""


@cache
def games_of_value(value: int) -> list[str]:
    """The games of a rubber whose signed value is ``value``, found among all rubbers."""
    for sequence in all_rubbers():
        rubber = with_games(rubber_of(A, ED_MATCH.of, Stakes()), sequence)
        if rubber.value == value:
            return sequence
    raise AssertionError(value)


def all_rubbers() -> list[list[str]]:
    """Every rubber of two or three games, by winners and values of the games."""
    games = [f"D 5-{WORTH[worth]}" for worth in (1, 2, 3)] + [f"A {WORTH[worth]}-5" for worth in (1, 2, 3)]
    two = [list(pair) for pair in itertools.product(games, repeat=2) if pair[0][0] == pair[1][0]]
    three = [list(all_) for all_ in itertools.product(games, repeat=3) if all_[0][0] != all_[1][0]]
    return two + three


def signed_rubber(owner: Player, value: int, stakes: Stakes | None = None, concession: int = 0) -> Rubber:
    rubber = rubber_of(owner, ED_MATCH.of, stakes or Stakes(), concession)
    return with_games(rubber, games_of_value(value))


@pytest.mark.parametrize("row", rows("rubbers"))
def test_ED_80_to_82_rubber(row):
    rubber = rubber_of(A, ED_MATCH.of, Stakes())
    for number, game in enumerate(row["games"]):
        assert rubber.value is None and rubber.winner is None, "a game is played after the rubber is won (ED-81)"
        rubber = with_games(rubber, [game])
        assert len(rubber.games) == number + (1 if rubber.value is not None else 2)
    assert rubber.winner == SIDES[row["winner"]]
    assert rubber.value == (row["value"] if row["winner"] == "D" else -row["value"])


def test_ED_80_game_points():
    assert [game_worth(ED.count, 5, loser) for loser in range(5)] == [3, 2, 2, 1, 1]


def test_ED_81_third_game_is_not_played():
    rng = Random(23)
    session = begun(ED)
    session = won_deal(won_deal(session, SOUTH, rng), NORTH, rng)
    assert len(session.rubbers) == 1
    assert [game.winner for game in session.rubbers[0].games] == [DUMMY_SIDE, DUMMY_SIDE]
    assert session.rubbers[0].value == 8
    # ED-84: dummy passes to the next by the cut, and deals again.
    assert session.rubber.owner == B
    assert session.deal.setup.dealer == NORTH


def test_ED_83_possible_values():
    values = {2: set(), 3: set()}
    for games in all_rubbers():
        rubber = with_games(rubber_of(A, ED_MATCH.of, Stakes()), games)
        values[len(games)].add(abs(rubber.value))
        assert (rubber.value > 0) is (rubber.winner == DUMMY_SIDE)
    assert values == {2: set(range(4, 9)), 3: set(range(1, 8))}


def test_ED_85_tournee_of_three_rubbers():
    rng = Random(24)
    session = begun(ED)
    owners = []
    while session.stage == "deal":
        owners.append(session.rubber.owner)
        session = won_deal(session, SOUTH, rng)
    assert owners == [A, A, B, B, C, C]
    assert not session.abandoned
    assert sessions.actors(session) == ()


@pytest.mark.parametrize("row", rows("tournees"))
def test_ED_86_to_89_tournee(row):
    rubbers = tuple(signed_rubber(owner, v) for owner, v in zip((A, B, C), row["values"], strict=True))
    account = settle(rubbers, (A, B, C), True)
    assert [total for _, total in account.points] == row["totals"]
    assert [total for _, total in account.money] == row["totals"]
    assert {f"{one} {two} {units}" for one, two, units in account.payments} == set(row["payments"])


def test_ED_E47():
    cents = Stakes(amount=10)
    rubbers = tuple(signed_rubber(owner, v, cents) for owner, v in zip((A, B, C), (5, -3, 1), strict=True))
    assert dict(settle(rubbers, (A, B, C), True).money) == {A: 120, B: -120, C: 0}


def test_ED_E48():
    rubber = signed_rubber(A, 4, Stakes(amount=10, rubber=20))
    assert paid(rubber) == 60
    assert dict(settle((rubber,), (A, B, C), True).money) == {A: 120, B: -60, C: -60}


def test_ED_87_extra_stake_goes_to_the_winners_of_the_rubber():
    lost = with_games(rubber_of(A, ED_MATCH.of, Stakes(rubber=20)), ["A 0-5", "A 0-5"])
    assert dict(settle((lost,), (A, B, C), True).money) == {A: -56, B: 28, C: 28}
    # With no points for the rubber, its winner may be left with less than nothing; the extra stake is his.
    dear = with_games(rubber_of(A, BestOf(3, ED_MATCH.of.of, bonus=0), Stakes(rubber=20)), ["D 5-3", "A 0-5", "D 5-4"])
    assert (dear.value, dear.winner) == (-1, DUMMY_SIDE)
    assert paid(dear) == 19


def test_ED_88_89_totals_and_payments_agree():
    for values in itertools.product((-8, -3, -1, 1, 4, 8), repeat=3):
        rubbers = tuple(signed_rubber(owner, v) for owner, v in zip((A, B, C), values, strict=True))
        account = settle(rubbers, (A, B, C), True)
        totals = dict(account.points)
        assert totals == {owner: 3 * v - sum(values) for owner, v in zip((A, B, C), values, strict=True)}
        received = dict.fromkeys((A, B, C), Fraction(0))
        for payer, payee, units in account.payments:
            assert units == abs(values["ABC".index(payee)] - values["ABC".index(payer)])
            received[payer] -= units
            received[payee] += units
        assert received == dict(account.money) == totals


def test_ED_90_range_of_a_total():
    possible = [v for v in range(-8, 9) if v]
    totals = {3 * v1 - (v1 + v2 + v3) for v1, v2, v3 in itertools.product(possible, repeat=3)}
    assert (min(totals), max(totals)) == (-32, 32)
    for values, total in (((8, -8, -8), 32), ((-8, 8, 8), -32)):
        rubbers = tuple(signed_rubber(owner, v) for owner, v in zip((A, B, C), values, strict=True))
        assert dict(settle(rubbers, (A, B, C), True).points)[A] == total


# ---- continuous dummy


@pytest.mark.parametrize("row", rows("concessions"))
def test_ED_91_to_93_concession(row):
    rubber = signed_rubber(A, row["value"], concession=1)
    assert rubber.net == row["net"]
    account = settle((rubber,), (A, B, C), True)
    assert dict(account.points) == {A: row["dummy"], B: row["adversary"], C: row["adversary"]}


def test_ED_E56():
    rubbers = tuple(signed_rubber(A, v, concession=1) for v in (6, -2, 1))
    assert [rubber.net for rubber in rubbers] == [5, -3, 0]
    assert dict(settle(rubbers, (A, B, C), True).points) == {A: 4, B: -2, C: -2}


def test_ED_92_possible_net_values():
    nets = {signed_rubber(A, v, concession=1).net for v in range(-8, 9) if v}
    assert nets == set(range(-9, -1)) | set(range(0, 8))


@pytest.mark.parametrize(("rubbers", "concession"), [(1, 0), (3, 1), (9, 2)])
def test_ED_91_93_94_continuous_dummy(rubbers, concession):
    session = begun(english_dummy(dummy_order="continuous", rubbers=rubbers, concession=concession))
    rng = Random(25)
    seen = 0
    while session.stage == "deal":
        assert session.rubber.owner == A
        assert session.rubber.seats == (A, C, A, B)
        if not session.rubber.games[0].deals:
            seen += 1
            assert session.deal.setup.dealer == NORTH
        session = won_deal(session, SOUTH, rng)
    assert seen == len(session.rubbers) == rubbers
    assert [rubber.net for rubber in session.rubbers] == [8 - concession] * rubbers
    total = rubbers * (8 - concession)
    assert dict(session.settlement.points) == {A: 2 * total, B: -total, C: -total}


def test_ED_91_no_concession_in_a_tournee():
    assert begun(ED).rubber.concession == 0


# ---- breaking off


@pytest.mark.parametrize(("value", "settled"), [("settle_finished", 8), ("settle_nothing", 0)])
def test_ED_98_abandoned(value, settled):
    rng = Random(26)
    session = begun(english_dummy(abandon=value))
    session = won_deal(won_deal(won_deal(session, SOUTH, rng), SOUTH, rng), WEST, rng)
    assert len(session.rubbers) == 1 and session.rubber.games_won(ADVERSARIES) == 1
    session, events = sessions.apply(session, C, Abandon())
    assert events == (SessionOver(True),)
    assert sessions.actors(session) == () and session.abandoned
    assert dict(session.settlement.points) == {A: 2 * settled, B: -settled, C: -settled}
    assert dict(session.settlement.money) == dict(session.settlement.points)


def test_ED_4_no_abandoned_session_goes_on():
    session, _ = sessions.apply(begun(ED), A, Abandon())
    for by in (A, B, C, TABLE, CHANCE):
        assert not sessions.choices(session, by)
        assert not sessions.lawful(session, by, Abandon())


# ---- all examples are here


def test_every_example_of_the_page_is_tested():
    wanted = {
        f"ED-E{number}" for first, last in ((1, 28), (31, 37), (41, 48), (51, 56)) for number in range(first, last + 1)
    }
    tested = {row["id"] for table in ("hands", "rubbers", "tournees", "concessions") for row in LAWS[table]}
    tested |= {name[5:].replace("_", "-") for name in globals() if name.startswith("test_ED_E")}
    assert tested == wanted


def test_rubber_won_is_told():
    rng = Random(27)
    session = begun(ED)
    session = won_deal(session, SOUTH, rng)
    told = []
    while not session.rubbers:
        by = rng.choice(acting_in(session))
        action = won_outright(session.deal.setup, SOUTH) if by == CHANCE else rng.choice(done_in(session, by))
        session, events = sessions.apply(session, by, action)
        told += [event for event in events if isinstance(event, RubberWon)]
    assert told == [RubberWon(0, DUMMY_SIDE, 8, 8)]


def test_ED_21_turned_card_fixes_the_trump():
    for dealer in SEATS:
        setup = setup_of(dealer)
        dealt = any_deal(setup, Random(29 + dealer))
        state = dealt_state(setup, dealt)
        assert state.trump == suit_of(dealt.last)
