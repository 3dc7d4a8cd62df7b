"""What must hold at every moment of every game, whatever its rules? One run of a session with all of it checked."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from dummywhist.engine.cards.card import PACK, Card, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.auction import DENOMINATIONS, Bid, Double, Pass, Redouble
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline, Judge
from dummywhist.engine.deal.actions.count import CallHonours, CountDeal, PassHonours
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.laws import CallSuit, PlayAhead
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.actions.packets import ChooseDummy, Reveal
from dummywhist.engine.deal.actions.play import Play, Quit, TakeUpTrump
from dummywhist.engine.deal.actions.session import (
    Abandon,
    AgreeOrder,
    Arrange,
    CallTime,
    ChangeRules,
    ChooseDealer,
    Draw,
    SitRight,
    TakeChair,
)
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.catalogue import stack_of
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, REFEREE, TABLE, By, Side
from dummywhist.engine.deal.line import Cause, TargetSet, Unit
from dummywhist.engine.deal.pack import sizes
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.catalogue import PHASES
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Contradiction, Unlawful
from dummywhist.engine.messages import worded
from dummywhist.engine.rules.counts import (
    BidCount,
    ContractCount,
    Count,
    TargetCount,
    TargetScore,
    TrickCount,
    TrickScore,
)
from dummywhist.engine.rules.declare import Toggle, toggle_of
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import FirstTo
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.session import Session
from tests.playing import Dealt, Entry, any_deal, next_entry
from tests.reports import Step, telling
from tests.secrecy import check_secrecy

PLAIN = (
    Quit(), TakeUpTrump(), CutPack(), TurnTrump(), CountDeal(), CallHonours(), PassHonours(), Pass(), Double(),
    Redouble(), Keep(), Exchange(), Accept(), Decline(), CallTime(),
)  # fmt: skip
EVERYBODY: tuple[By, ...] = (*PLAYERS, TABLE, CHANCE, REFEREE)


class Totals(NamedTuple):
    """What was checked."""

    sessions: int = 0
    deals: int = 0
    entries: int = 0
    refusals: int = 0

    def plus(self, other: "Totals") -> "Totals":
        """Return both together."""
        return Totals(*(ours + theirs for ours, theirs in zip(self, other, strict=True)))


def some_values(toggle: Toggle, most: int = 6) -> tuple[str | int, ...]:
    """Return the values of ``toggle``; of a long row of numbers the ends, the middle and the default."""
    names = toggle.names()
    if len(names) <= most:
        return names
    picked = {names[0], names[len(names) // 2], names[-1], toggle.default}
    return tuple(name for name in names if name in picked)


def rules_with(game: Game, key: str, name: str | int) -> Rules:
    """Return the rules with toggle ``key`` at ``name``, and whatever it requires to have an effect."""
    changes: dict[str, str | int] = {key: name}
    wanted = [key]
    while wanted:
        for requirement in toggle_of(game.toggles, wanted.pop()).requires:
            if toggle_of(game.toggles, requirement.key).default not in requirement.names:
                changes[requirement.key] = requirement.names[0]
            wanted.append(requirement.key)
    return game.rules(changes)


def random_changes(game: Game, rng: Random, rate: float = 0.3) -> dict[str, str | int]:
    """Return settings drawn at random that can be had together."""
    while True:
        changes = {toggle.key: rng.choice(toggle.names()) for toggle in game.toggles if rng.random() < rate}
        try:
            game.rules(changes)
        except Contradiction:
            continue
        return changes


class Watch:
    """A session that is watched: what is done is checked before and after, and at the end the log as a whole."""

    def __init__(self, rules: Rules, rng: Random, often: float = 1.0) -> None:
        self.rules = rules
        self.rng = rng
        self.often = often
        """The share of the dearer checks that is made: less than 1 in a run of very many deals."""
        self.session = sessions.start(rules)
        self.log: list[Entry] = []
        self.steps: list[Step] = []
        """Those of which a report has a line."""
        self.refusals = 0

    def enter(self, by: By, action: Action) -> None:
        """Do ``action`` with everything checked; the dearer checks only now and then."""
        rng, before, often = self.rng, self.session, self.often
        if rng.random() < 0.4 * often:
            check_actors(before)
        if rng.random() < 0.05 * often:
            self.refusals += check_refusals(before, rng)
        if rng.random() < 0.03 * often:
            check_every_choice(before)
        if rng.random() < 0.03 * often and before.deal is not None:
            check_secrecy(before.deal, rng)
        check_text(action)
        self.session, _ = sessions.apply(before, by, action)
        self.log.append((by, action))
        if telling(before, self.session):
            self.steps.append((before, self.session))
        check_state(self.session, thorough=rng.random() < 0.15 * often)
        if self.session.last is not before.last:
            assert self.session.last is not None and self.session.last.result is not None
            check_cards(self.session.last)
            check_result(self.session.last)

    def end(self) -> Totals:
        """Check the account and that the log gives the session again; return the totals."""
        check_settlement(self.session)
        check_folds(self.rules, self.log, self.session, self.rng)
        return Totals(1, self.session.deals, len(self.log), self.refusals)


def check_session(
    game: Game, rules: Rules, rng: Random, dealt: Dealt = any_deal, deals: int = 1000, meddling: float = 0.0,
    begin: Iterable[Entry] = (), often: float = 1.0,
) -> tuple[Totals, Watch]:  # fmt: skip
    """Play a session at random with everything checked; ``meddling`` is how often rules are changed on the way.

    ``begin`` is done first; ``deals`` is the number of deals after which the session is left; ``often`` is the share
    of the dearer checks that is made.
    """
    watch = Watch(rules, rng, often)
    for entry in begin:
        watch.enter(*entry)
    deals += watch.session.deals
    while sessions.actors(watch.session) and watch.session.deals < deals:
        entry = meddled(game, watch.session, rng, meddling) or next_entry(
            watch.session, rng, dealt, claiming=watch.session.deals % 3 == 2
        )
        watch.enter(*entry)
    return watch.end(), watch


def check_log(rules: Rules, log: Iterable[Entry], rng: Random) -> tuple[Totals, Watch]:
    """Go through a session that was played already, with everything checked."""
    watch = Watch(rules, rng)
    for by, action in log:
        watch.enter(by, action)
    return watch.end(), watch


def meddled(game: Game, session: Session, rng: Random, rate: float) -> Entry | None:
    """Return a change of the rules, or rarely the end, by somebody, whoever is on turn."""
    if rng.random() >= rate:
        return None
    by = rng.choice((*session.players, TABLE))
    if session.players and rng.random() < 0.02:
        return by, Abandon()
    return by, ChangeRules(tuple(random_changes(game, rng).items()))


def check_actors(session: Session) -> None:
    """Choices are there for exactly the actors; only chance and the cut are too wide to be listed."""
    acting = sessions.actors(session)
    assert len(set(acting)) == len(acting)
    for by in EVERYBODY:
        listed = bool(sessions.choices(session, by))
        wide = session.stage == "cut" or (by == CHANCE and session.deal is not None and not any(session.deal.dealt))
        assert listed is (by in acting and not wide), (by, acting, session.stage)


def check_layers(deal: DealState) -> None:
    """Check that a layer that says it only adds takes no choice away from anybody."""
    if deal.result is not None:
        return
    layers = stack_of(deal.setup.rules.layers).layers
    for by in (*deal.layout.players, TABLE):
        found = PHASES[deal.phase_name].choices(deal, by)
        for layer in layers:
            through = layer.choices(deal, by, found)
            assert not layer.adds(deal) or set(found) <= set(through), (layer.name, by)
            found = through


def check_every_choice(session: Session) -> None:
    """Every choice is lawful, applies, and is told apart from the others by its text."""
    for by in sessions.actors(session):
        listed = tuple(sessions.choices(session, by))
        assert len({action_text(action) for action in listed}) == len(listed)
        for action in listed:
            assert sessions.lawful(session, by, action)
            sessions.apply(session, by, action)


def wild_action(session: Session, rng: Random) -> Action:
    """Return anything that somebody might try."""
    seat = Seat(rng.randrange(4))
    held: list[Hand] = list(session.deal.hands) if session.deal else [EMPTY]
    hand = rng.choice(held)
    card = rng.choice([*cards_in(hand), Card(rng.randrange(54))])
    match rng.randrange(6):
        case 0 | 1:
            return Play(rng.choice((card, Card(rng.randrange(-1, 60)))))
        case 2:
            return wild_deal(card, rng)
        case 3:
            drawn = ((1, card), (2, card), (3, card)), ((1, PACK[0]),)
            return rng.choice((AgreeOrder((1, 2, 3)), AgreeOrder((1, 1, 2)), Draw(drawn[0]), Draw(drawn[1]), Abandon(),
                               Arrange(rng.randrange(-1, 9), seat, (0,) * rng.randrange(4))))  # fmt: skip
    return rng.choice((
        *PLAIN, PlayAhead(card), CallSuit(Suit(rng.randrange(4))), TakeChair(seat),
        ChooseDealer(seat), ChooseDummy(seat), Reveal(seat), SitRight(rng.random() < 0.5),
        Bid(rng.randrange(-1, 9), rng.choice(DENOMINATIONS)), Claim(rng.randrange(-1, 15)), Judge("exact"),
        TakeDiscard(rng.randrange(4)), NameTrump(Suit(rng.randrange(4))), NameDirection(rng.random() < 0.5),
        Discard(tuple(rng.sample(PACK, rng.randrange(1, 4)))),
    ))  # fmt: skip


def wild_deal(card: Card, rng: Random) -> DealCards:
    """Return hands that are right or wrong."""
    shuffled = rng.sample(PACK, 52)
    hands = tuple(hand_of(shuffled[place::4]) for place in range(4))
    return rng.choice((
        DealCards(hands, card), DealCards(hands[:3], card), DealCards((hands[0],) * 4, card),
        DealCards((Hand(-1), *hands[1:]), card),
    ))  # fmt: skip


def check_refusals(session: Session, rng: Random) -> int:
    """What is not lawful is refused with a sentence; what is no choice is not lawful. Return how many were refused."""
    refused = 0
    for _ in range(8):
        by, action = rng.choice(EVERYBODY), wild_action(session, rng)
        lawful = sessions.lawful(session, by, action)
        if not isinstance(action, Draw | DealCards | AgreeOrder | Arrange | Abandon | CallTime):
            assert lawful is (action in sessions.choices(session, by)), (by, action)
        if lawful:
            continue
        try:
            sessions.apply(session, by, action)
        except Unlawful as error:
            assert worded(error.message, ENGLISH).endswith("."), error.message
            refused += 1
        else:
            raise AssertionError(f"{by} could do {action}")
    return refused


def check_text(action: Action) -> None:
    """The spelling of an action gives the same action again, and the same type of action."""
    again = read_action(action_text(action))
    assert type(again) is type(action) and again == action, action


def check_state(session: Session, thorough: bool = True) -> None:
    """All cards are there once; tricks and scores are within their limits."""
    deal = session.deal
    if deal is None or not any(deal.dealt):
        return
    if thorough:
        check_layers(deal)
        check_cards(deal)
    assert len(deal.tricks) <= 13 and len(deal.trick) <= len(deal.layout.chairs)
    count = deal.setup.rules.count
    for _, score in deal.setup.before if isinstance(count, Count) else ():
        assert 0 <= score < count.game


def check_cards(deal: DealState) -> None:
    """Every card is in a packet, on the table, in a trick or put away, and only once; played from its own hand."""
    shown = [(trick.leader, trick.cards) for trick in deal.tricks]
    if deal.trick:
        shown.append((deal.leader, deal.trick))
    left = {seat: deal.hands[seat] for seat in SEATS}
    chairs = deal.layout.chairs
    for leader, cards in shown:
        first = chairs.index(leader)
        for place, card in enumerate(cards):
            seat = chairs[(first + place) % len(chairs)]
            assert not left[seat] >> card & 1
            left[seat] = Hand(left[seat] | 1 << card)
    for seat, card in deal.part(LawTable).early:
        assert not left[seat] >> card & 1
        left[seat] = Hand(left[seat] | 1 << card)
    packets = tuple(left[seat] for seat in SEATS)
    rules = deal.setup.rules
    if deal.phase_name in ("play", "honours", "count", "over"):
        assert packets == deal.held
    if rules.exchange is None and rules.auction is None:
        assert packets == deal.dealt
    away = deal.part(Away).cards
    everything = [*cards_in(Hand(sum(packets))), *away]
    assert len(everything) == len(set(everything)) == sum(hand.bit_count() for hand in packets) + len(away)
    assert hand_of(everything) == sum(deal.dealt)
    assert sum(hand.bit_count() for hand in deal.dealt) == sum(sizes(deal.setup).values())
    for seen in deal.part(Glimpses).memory:
        assert seen.cards & ~sum(deal.dealt) == 0


def check_result(deal: DealState) -> None:
    """A count stays within the rules: all tricks, the points of its lines, a value only for a winner."""
    count, result = deal.setup.rules.count, deal.result
    assert result is not None
    tricks = sum(won for _, won in result.tricks)
    assert tricks == (0 if thrown_in(deal) else 13)
    after, before = dict(result.after), dict(result.before)
    points = [line for line in result.scored if line.unit is Unit.POINTS]
    gained = {side: sum(line.amount for line in points if line.side == side) for side in after}
    off = {
        side: sum(line.amount for line in points if line.side == side and line.cause is Cause.REVOKE) for side in after
    }
    if not isinstance(count, Count):
        # W-REV-8: what a false claim takes off is no part of what the tricks count.
        gained = {side: gained[side] - off[side] for side in after}
    match count:
        case Count():
            check_game(count, result, gained)
            return
        case TrickCount(score=TrickScore.ALL_TRICKS):
            assert sum(gained.values()) == 13
        case TrickCount(score=TrickScore.NET):
            assert sum(gained.values()) == 0
        case TrickCount():
            assert 1 <= sum(gained.values()) <= 7
        case TargetCount(score=TargetScore.DIFFERENCE):
            assert sum(gained.values()) == 13 - sum(
                line.facts.target for line in result.lines if isinstance(line.facts, TargetSet)
            )
        case BidCount() | ContractCount():
            assert len([points for points in gained.values() if points > 0]) <= 2
    assert result.winner is None and result.value == 0
    assert after == {side: before[side] + gained[side] + off[side] for side in after}


def check_game(count: Count, result: DealResult, gained: dict[Side, int]) -> None:
    """Scores stay below the game but the winner's, and a value is only for him."""
    assert sum(held for _, held in result.honours) in range(5)
    after = dict(result.after)
    for side, score in after.items():
        assert score >= 0
        if not count.plays_out:
            assert score <= count.game
            assert (score == count.game) is (side == result.winner)
    if result.winner is None:
        assert result.value == 0
        for side, before in result.before:
            assert after[side] == before + gained[side]
    elif not count.plays_out:
        assert result.value >= 1


def check_settlement(session: Session) -> None:
    """What some receive, others pay, and the payments are the account."""
    account = session.settlement
    money = dict(account.money)
    if all(isinstance(rubber.match.of, FirstTo) for rubber in session.rubbers):
        assert sum(points for _, points in account.points) == 0
    assert sum(money.values()) == 0
    for payer, payee, units in account.payments:
        assert units > 0
        money[payer] += units
        money[payee] -= units
    assert not any(money.values())


def check_folds(rules: Rules, log: list[Entry], session: Session, rng: Random) -> None:
    """The log alone gives the session, and any beginning of it a session that could go on."""
    stop = rng.randrange(len(log) + 1)
    folded = sessions.start(rules)
    for place, (by, action) in enumerate(log):
        if place == stop:
            assert sessions.actors(folded)
        folded, _ = sessions.apply(folded, by, read_action(action_text(action)))
    assert folded == session
    deal = session.last
    if deal is not None:
        assert deal == kernel.fold(deal.setup, last_deal(log))


def last_deal(log: list[Entry]) -> list:
    """Return the entries of the last deal that was counted."""
    end = max(place for place, (_, action) in enumerate(log) if type(action) is CountDeal)
    first = max(place for place, (_, action) in enumerate(log[:end]) if type(action) is CutPack)
    return [(by, action) for by, action in log[first : end + 1] if isinstance(action, DealAction)]
