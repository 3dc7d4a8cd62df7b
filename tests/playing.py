"""How do the tests play? Packs, deals and sessions made from numbers, with no player that thinks."""

from collections.abc import Callable, Iterator
from random import Random

from dummywhist.engine.cards.card import PACK, SUITS, Card
from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.claims import Claim, others
from dummywhist.engine.deal.actions.deal import DealCards, dealt_as
from dummywhist.engine.deal.actions.laws import ThrowDown
from dummywhist.engine.deal.actions.overplay import ShuffleTrays
from dummywhist.engine.deal.actions.session import AgreeOrder, CallTime, Draw
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.layers.claims import abandoned, claim_of
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layout import CHANCE, TABLE, By, Player
from dummywhist.engine.deal.pack import deal_out, in_order, pack_of
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules, Scope, TurnedTo
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.overplay import deal_again, wants_number
from dummywhist.engine.session.session import Event, Session
from dummywhist.engine.table import Table

Entry = tuple[By, Action]
Dealt = Callable[[Setup, Random], DealCards]


def english_dummy(**changes: str | int) -> Rules:
    """Return the rules of English Dummy with ``changes``."""
    return game_of("english-dummy").rules(changes)


def dealt_round(setup: Setup, pack: tuple[Card, ...], number: int | None = None) -> DealCards:
    """Return ``pack`` dealt one by one, first to the dealer's left, the last to the dealer (W-DEAL-3)."""
    hands: list[list[Card]] = [[], [], [], []]
    seat = left_of(setup.dealer)
    for card in pack:
        hands[seat].append(card)
        seat = left_of(seat)
    return DealCards(tuple(hand_of(hand) for hand in hands), pack[-1], number)


def any_deal(setup: Setup, rng: Random) -> DealCards:
    """Return a fair deal from a number."""
    return deal_out(setup, rng.getrandbits(64))


def lopsided_deal(setup: Setup, rng: Random) -> DealCards:
    """Return a deal in which half of the packets have most of the high cards, so that games are soon over."""
    cards = [card for card in shuffled(rng.getrandbits(64), pack_of(setup))]
    order = in_order(setup)
    spare = cards[len(order) :]
    ranked = sorted(cards[: len(order)], key=lambda card: card % 13 + rng.random() * 6)
    packets = sorted(set(order))
    strong = rng.sample(packets, len(packets) // 2)
    if len(packets) == 4:
        strong = rng.choice(([packets[0], packets[2]], [packets[1], packets[3]]))
    seats = sorted(order, key=lambda seat: (seat in strong, rng.random()))
    hands = {seat: hand_of(card for card, to in zip(ranked, seats, strict=True) if to == seat) for seat in SEATS}
    nobodys = setup.rules.dealing.turned is TurnedTo.NOBODY
    last = spare[0] if nobodys else rng.choice(list(cards_in(hands[order[-1]])))
    return DealCards(tuple(hands[seat] for seat in SEATS), last)


def won_outright(setup: Setup, winner: Seat) -> DealCards:
    """Return a deal in which the hand at ``winner`` has all trumps, but one at most, so its side wins a treble.

    Where another deals he has the two of trumps alone, to turn it.
    """
    trumps = list(PACK[:13])
    others = list(PACK[13:])
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    if setup.dealer == winner:
        hands[winner] = trumps
        last = trumps[0]
    else:
        last = trumps.pop(0)
        hands[setup.dealer] = [last]
        hands[winner] = [*trumps, others.pop()]
    for seat in SEATS:
        while len(hands[seat]) < 13:
            hands[seat].append(others.pop())
    return DealCards(tuple(hand_of(hands[seat]) for seat in SEATS), last)


def draw(session: Session, rng: Random, again: float = 0.0) -> Draw:
    """Return a draw for dummy by all who must draw; with probability ``again`` of equal cards."""
    who = session.drawing
    if rng.random() < again:
        rank = rng.randrange(13)
        drawn = [Card(13 * suit + rank) for suit in rng.sample(SUITS, len(who))]
    else:
        drawn = rng.sample(PACK, len(who))
    return Draw(tuple(zip(who, drawn, strict=True)))


def chance_or_order(session: Session, rng: Random, dealt: Dealt = any_deal) -> Entry | None:
    """Return the entry that only chance, the clock or an agreement can make now, or None."""
    if session.stage == "cut":
        if session.rules.cutting.agreed:
            order = list(range(1, session.entrants + 1))
            rng.shuffle(order)
            return TABLE, AgreeOrder(tuple(order))
        return CHANCE, draw(session, rng, again=0.3)
    if sessions.lawful(session, TABLE, CallTime()) and rng.random() < 0.005 * session.deals:
        return TABLE, CallTime()
    if CHANCE in sessions.actors(session) and not sessions.choices(session, CHANCE):
        assert session.deal is not None
        again = deal_again(session)
        if wants_number(session):
            return CHANCE, ShuffleTrays(rng.getrandbits(64))
        if again is not None:
            return CHANCE, dealt_as(again.hands, again.last)
        return CHANCE, dealt(session.deal.setup, rng)
    return None


def some_action(options: tuple[Action, ...], rng: Random) -> Action:
    """Return one of ``options``: each kind as likely as another, the lowest of bids, and hardly ever a claim.

    Hands are thrown down seldom: when all are, the deal is over (W-CLAIM-4).
    """
    kinds: dict[type, list[Action]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    if len(kinds) > 1 and rng.random() > 0.03:
        kinds.pop(Claim, None)
    if ThrowDown in kinds and len(kinds) > 1 and rng.random() > 0.2:
        kinds.pop(ThrowDown)
    alike = rng.choice(list(kinds.values()))
    return alike[0] if isinstance(alike[0], Bid) and rng.random() < 0.8 else rng.choice(alike)


def doing(state: DealState, by: By) -> list[Action]:
    """Return what ``by`` may do in a deal beside claiming."""
    return others(kernel.choices(state, by))


def on_turn(state: DealState) -> list[By]:
    """Return who may act in a deal, but those who may only claim."""
    return [by for by in kernel.actors(state) if _awaited(kernel.choices(state, by))]


def awaited(state: DealState) -> tuple[Player, ...]:
    """Return the players for whom a deal waits: in the play who answers the law or is to play, else who may act."""
    players = state.layout.players
    if state.phase_name == "play" and claim_of(state) is None and abandoned(state) is None:
        player = None if trick_full(state) else state.layout.holder[to_play(state)]
        return answering(state) or (() if player is None else (player,))
    return tuple(player for player in players if player in on_turn(state))


def done_in(session: Session, by: By) -> list[Action]:
    """Return what ``by`` may do in a session beside claiming."""
    return others(sessions.choices(session, by))


def acting_in(session: Session) -> list[By]:
    """Return who may act in a session, but those who may only claim."""
    return [by for by in sessions.actors(session) if _awaited(sessions.choices(session, by))]


def _awaited(options: Choices) -> bool:
    """Whether there is anything among ``options`` beside claiming; or nothing at all, which is chance's."""
    return any(not option.declared.unasked for option in options) or not options


def next_entry(session: Session, rng: Random, dealt: Dealt = any_deal, claiming: bool = False) -> Entry:
    """Return what somebody does next, at random among all that may be done.

    Tricks are claimed at Double Dummy, and elsewhere only if they are said to be, or where cards may be shown too.
    """
    forced = chance_or_order(session, rng, dealt)
    if forced is not None:
        return forced
    laws = session.rules.laws
    showing = laws is not None and laws.scope is not Scope.REVOKE and rng.random() < 0.2
    claiming = claiming or session.rules.game == "double-dummy" or showing
    acting = sessions.actors(session) if claiming else acting_in(session)
    while True:
        by = rng.choice(acting)
        options = tuple(sessions.choices(session, by) if claiming else done_in(session, by))
        # Who is not on turn could only claim, again and again.
        if not isinstance(options[0], Claim) or rng.random() < 0.03:
            return by, some_action(options, rng)


def played(
    rules: Rules, rng: Random, dealt: Dealt = any_deal, deals: int = 1000
) -> Iterator[tuple[Entry, Session, tuple[Event, ...]]]:
    """Play a session at random, yielding each entry with the session after it; stop when ``deals`` are counted."""
    session = sessions.start(rules)
    while sessions.actors(session) and session.deals < deals:
        by, action = next_entry(session, rng, dealt)
        session, events = sessions.apply(session, by, action)
        yield (by, action), session, events


def session_log(rules: Rules, rng: Random, dealt: Dealt = any_deal, deals: int = 1000) -> tuple[list[Entry], Session]:
    """Return the log of a session played at random, and the session after it."""
    log: list[Entry] = []
    session = sessions.start(rules)
    for entry, after, _ in played(rules, rng, dealt, deals):
        log.append(entry)
        session = after
    return log, session


def first_choice(table: Table, by: By) -> Action:
    """Return the first thing that ``by`` may do."""
    return next(iter(table.choices(by)))


def play_on(
    table: Table,
    until: Callable[[Table], bool] = lambda _table: False,
    choose: Callable[[Table, By], Action] = first_choice,
) -> Table:
    """Play at a table until something is so or all is over: chance, what is forced, and else what is chosen."""
    while table.session.stage != "over" and not until(table):
        if table.waits_for_chance:
            table.chance()
            continue
        proposal = table.pending()
        if proposal is None:
            by = next(by for by in table.actors if table.choices(by))
            proposal = Proposal(by, choose(table, by), table.stamp)
        done = table.submit(proposal)
        assert not isinstance(done, Refusal), done
    return table
