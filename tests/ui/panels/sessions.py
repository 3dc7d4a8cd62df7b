"""Sessions and rubbers for the panels' tests: played at random to the end, or built from the scores of their games."""

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.deal import DealCards
from dummywhist.engine.deal.actions.session import AgreeOrder, Draw
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Player
from dummywhist.engine.deal.score import count_deal
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.scene import Scene, scene_of
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session import session as play
from dummywhist.engine.session.session import Session
from dummywhist.engine.session.settle import settle
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, DealRecord, Rubber, concession_of, with_deal
from dummywhist.ui.panels.account import Account
from tests.playing import acting_in, done_in

A, B, C = PLAYERS[:3]
NAMES: Mapping[Player, str] = {A: "Ada", B: "Edith", C: "Max"}


Played = tuple[Session, Mapping[int, Scene], Sequence[DealState]]


def played(seed: int, changes: Mapping[str, Setting] | None = None, deals: int = 10_000) -> Played:
    """Return a session after so many deals (or over), played at random, with the facts and states of its deals."""
    return _played(seed, tuple((changes or {}).items()), deals)


@lru_cache(maxsize=64)
def _played(seed: int, changes: tuple[tuple[str, Setting], ...], deals: int) -> Played:
    dice = random.Random(seed)
    session = play.start(ENGLISH_DUMMY.rules({"first_dummy": "agreed", **dict(changes)}))
    facts: dict[int, Scene] = {}
    states: list[DealState] = []
    while session.stage != "over" and session.deals < deals:
        by: By = dice.choice(acting_in(session))
        before = session.deals
        session, _ = play.apply(session, by, _action(session, by, dice))
        if session.deals > before and session.last is not None:
            facts[before] = scene_of(view(session.last, None))
            states.append(session.last)
    return session, facts, states


def in_play(seed: int, cards: int, changes: Mapping[str, Setting] | None = None) -> DealState:
    """Return the first deal of a session when so many cards of it were played."""
    dice = random.Random(seed)
    session = play.start(ENGLISH_DUMMY.rules({"first_dummy": "agreed", **(changes or {})}))
    while session.deal is None or 4 * len(session.deal.tricks) + len(session.deal.trick) < cards:
        by: By = dice.choice(acting_in(session))
        session, _ = play.apply(session, by, _action(session, by, dice))
    return session.deal


def _action(session: Session, by: By, dice: random.Random) -> Action:
    if session.stage == "cut":
        if by == TABLE:
            return AgreeOrder((1, 2, 3))
        return Draw(((1, Card(0)), (2, Card(1)), (3, Card(2))))
    if by == CHANCE:
        assert session.deal is not None
        pack = [Card(number) for number in range(52)]
        dice.shuffle(pack)
        dealer = session.deal.setup.dealer
        hands = tuple(hand_of(pack[13 * seat : 13 * seat + 13]) for seat in SEATS)
        return DealCards(hands, pack[13 * dealer])
    return dice.choice(done_in(session, by))


def rubber_of(
    games: Sequence[tuple[int, int]], owner: Player = A, number: int = 0, rules: Rules | None = None, first: int = 0
) -> Rubber:
    """Return a rubber from the final scores of its games (dummy side, adversaries), each of two deals or one."""
    rules = rules or ENGLISH_DUMMY.rules()
    turn = PLAYERS.index(owner)
    left, right = PLAYERS[(turn + 1) % 3], PLAYERS[(turn + 2) % 3]
    seats = (owner, right, owner, left)
    rubber = Rubber(number, owner, seats, rules.match.of, rules.stakes, concession_of(rules), page=rules.game)
    ordinal = first
    for ours, theirs in games:
        won, lost = (DUMMY_SIDE, ADVERSARIES) if ours > theirs else (ADVERSARIES, DUMMY_SIDE)
        for side, points in ((lost, min(ours, theirs)), (won, rules.count.game)):
            if points:
                tricks = {side: 6 + points, (ADVERSARIES if side == DUMMY_SIDE else DUMMY_SIDE): 7 - points}
                rubber = add_deal(rubber, ordinal, tricks, {DUMMY_SIDE: 2, ADVERSARIES: 2}, rules.count)
                ordinal += 1
    return rubber


def add_deal(rubber: Rubber, ordinal: int, tricks: Mapping, honours: Mapping, count: Count) -> Rubber:
    """Return ``rubber`` after one more deal."""
    sides = {side: tricks[side] for side in (DUMMY_SIDE, ADVERSARIES)}
    result = count_deal(count, rubber.scores, sides, honours)
    return with_deal(rubber, DealRecord(ordinal, (NORTH, EAST, SOUTH, WEST)[ordinal % 4], result))


def account_with(
    rubbers: Sequence[Rubber],
    rules: Rules | None = None,
    you: Player | None = A,
    facts: Mapping[int, Scene] | None = None,
    over: bool = True,
    abandoned: bool = False,
) -> Account:
    """Return the account of a session with these rubbers."""
    rules = rules or ENGLISH_DUMMY.rules()
    finished = tuple(rubber for rubber in rubbers if rubber.value is not None)
    settlement = settle(finished, (A, B, C), not abandoned or rules.stakes.settle_finished)
    return Account(rules, (A, B, C), NAMES, you, tuple(rubbers), settlement, over, abandoned, facts or {})


def tournee(values: Sequence[int], changes: Mapping[str, Setting] | None = None) -> tuple[Rubber, ...]:
    """Return three finished rubbers of these signed values."""
    rules = ENGLISH_DUMMY.rules(changes)
    return tuple(
        rubber_of(GAMES_WORTH[value], PLAYERS[number % 3], number, rules, 10 * number)
        for number, value in enumerate(values)
    )


GAMES_WORTH: Mapping[int, Sequence[tuple[int, int]]] = {
    8: ((5, 0), (5, 0)),
    6: ((5, 1), (5, 2)),
    5: ((5, 0), (4, 5), (5, 3)),
    4: ((5, 4), (5, 3)),
    1: ((5, 3), (0, 5), (5, 4)),
    -1: ((3, 5), (5, 0), (4, 5)),
    -2: ((3, 5), (5, 2), (4, 5)),
    -3: ((0, 5), (5, 0), (3, 5)),
    -8: ((0, 5), (0, 5)),
}
