"""How does a session go on, from the cut to the settlement? A value folded over the log."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import (
    Abandon,
    Action,
    AgreeOrder,
    CallTime,
    ChangeRules,
    ChooseDealer,
    Draw,
    SitRight,
    TakeChair,
)
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Player, columns, lay_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.declare import Setting, complete, differences, effective
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import UntilTime
from dummywhist.engine.rules.parts import FirstDeal, Rules, SeatChoice
from dummywhist.engine.rules.seats import mirrored
from dummywhist.engine.session.cut import Groups, drawing, refine
from dummywhist.engine.session.event import (
    CardsDrawn,
    ChairTaken,
    DealerChosen,
    GameWon,
    OrderFound,
    RubberBegan,
    RubberWon,
    RulesChanged,
    SatDown,
    SessionEvent,
    SessionOver,
    TimeCalled,
)
from dummywhist.engine.session.seating import (
    Chairs,
    by_chairs,
    chairs_are_taken,
    choosers,
    free_chairs,
    owner_of,
    room_chairs,
    sitting,
)
from dummywhist.engine.session.settle import Settlement, settle
from dummywhist.engine.session.tally import DealRecord, Rubber, concession_of, with_deal, with_time

Stage = Literal["cut", "chairs", "sit", "dealer", "deal", "over"]
Event = DealEvent | SessionEvent


class Session(NamedTuple):
    """One moment of a session.

    ``rules`` are in force, ``wanted`` the settings asked for (differences from the defaults); ``entrants`` the number
    of people and computers who sit down; ``groups`` the cut so far; ``order`` the entrants (from 1) as players A B C;
    ``chairs`` the chairs of the room by player; ``rubbers`` the finished ones, ``rubber`` the one in play; ``dealer``
    deals next; ``deals`` were counted; ``deal`` is the deal in play or the next one, not yet cut; ``last`` the deal
    counted last, for the review; ``left``: the low cutter sits on the other's left; ``time_called``: no new deal is
    to be begun.
    """

    rules: Rules
    wanted: Mapping[str, Setting]
    entrants: int
    stage: Stage = "cut"
    groups: Groups = ()
    draws: tuple[Draw, ...] = ()
    order: tuple[int, ...] = ()
    chairs: Chairs = ()
    rubbers: tuple[Rubber, ...] = ()
    rubber: Rubber | None = None
    dealer: Seat = NORTH
    deals: int = 0
    deal: DealState | None = None
    last: DealState | None = None
    abandoned: bool = False
    left: bool = False
    time_called: bool = False

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, in the order of the cut; nobody before it."""
        return PLAYERS[: len(self.order)]

    @property
    def entrant_of(self) -> dict[Player, int]:
        """The entrant (from 1) behind each player."""
        return dict(zip(self.players, self.order, strict=True))

    @property
    def between_deals(self) -> bool:
        """Whether the next deal has not begun."""
        return self.deal is None or (self.deal.phase == 0 and self.deal == kernel.start(self.deal.setup))

    @property
    def all_rubbers(self) -> tuple[Rubber, ...]:
        """The finished rubbers and the one in play."""
        return self.rubbers if self.rubber is None else (*self.rubbers, self.rubber)

    @property
    def settlement(self) -> Settlement:
        """The account as it stands, over the finished rubbers."""
        return settle(self.rubbers, self.players, not self.abandoned or self.rules.stakes.settle_finished)


Stepped = tuple[Session, tuple[Event, ...]]


def start(rules: Rules) -> Session:
    """Return a session before the cut."""
    count = rules.seats.players
    return Session(rules, dict(rules.settings), count, groups=(tuple(range(1, count + 1)),))


def actors(session: Session) -> tuple[By, ...]:
    """Return who may act now; nobody when the session is over."""
    match session.stage:
        case "cut":
            return (TABLE,) if session.rules.cutting.agreed else (CHANCE,)
        case "chairs":
            return (_chooser(session),)
        case "sit":
            return (session.players[0],)
        case "dealer":
            assert session.rubber is not None
            return (session.rubber.owner,)
        case "deal":
            assert session.deal is not None
            return kernel.actors(session.deal)
        case "over":
            return ()


def choices(session: Session, by: By) -> Choices:
    """Return what ``by`` may do now, but for what is always possible: change the rules, call time, break off."""
    if session.stage == "deal":
        assert session.deal is not None
        return kernel.choices(session.deal, by)
    if by not in actors(session):
        return NONE
    match session.stage:
        case "chairs":
            return Choices(others=tuple(TakeChair(chair) for chair in free_chairs(session.rules, session.chairs)))
        case "sit":
            return Choices(others=(SitRight(True), SitRight(False)))
        case "dealer":
            return Choices(others=(ChooseDealer(NORTH), ChooseDealer(SOUTH)))
    return NONE


def lawful(session: Session, by: By, action: Action) -> bool:
    """Whether ``by`` may do ``action`` now; any player or the table may change the rules or break off the session."""
    match action:
        case ChangeRules(changes):
            game_of(session.rules.game).rules(dict(changes))
            return session.stage != "over" and (by == TABLE or by in session.players)
        case Abandon():
            return session.stage not in ("over", "cut") and (by == TABLE or by in session.players)
        case Draw(cards):
            drawn = [card for _, card in cards]
            return (
                session.stage == "cut"
                and not session.rules.cutting.agreed
                and by == CHANCE
                and tuple(sorted(entrant for entrant, _ in cards)) == drawing(session.groups)
                and len(set(drawn)) == len(drawn)
                and all(0 <= card < 52 for card in drawn)
            )
        case AgreeOrder(order):
            return (
                session.stage == "cut"
                and session.rules.cutting.agreed
                and by == TABLE
                and sorted(order) == list(range(1, session.entrants + 1))
            )
        case CallTime():
            return (
                session.rubber is not None
                and isinstance(session.rubber.match.of, UntilTime)
                and session.stage == "deal"
                and not session.time_called
                and (by == TABLE or by in session.players)
            )
        case TakeChair() | SitRight() | ChooseDealer():
            return action in choices(session, by)
    return session.stage == "deal" and session.deal is not None and kernel.lawful(session.deal, by, action)


def apply(session: Session, by: By, action: Action) -> Stepped:
    """Return the session after ``action`` and what happened; Unlawful, with the reason, if it may not be done."""
    if not isinstance(action, kernel.DEAL_ACTIONS):
        if not lawful(session, by, action):
            raise Unlawful("refusal.not_now")
        return _apply_above(session, by, action)
    if session.stage != "deal" or session.deal is None:
        raise Unlawful("refusal.over" if session.stage == "over" else "refusal.not_now")
    deal, events = kernel.apply(session.deal, by, action)
    if deal.result is None:
        return session._replace(deal=deal), events
    after, more = _counted(session, deal)
    return after, (*events, *more)


def _apply_above(session: Session, by: By, action: Action) -> Stepped:
    match action:
        case ChangeRules(changes):
            return _change(session, dict(changes))
        case Abandon():
            return session._replace(stage="over", deal=None, abandoned=True), (SessionOver(True),)
        case Draw(cards):
            groups = refine(session.groups, dict(cards), session.rules.cutting.ties_by_suit)
            drawn = session._replace(groups=groups, draws=(*session.draws, action))
            again = drawing(groups)
            if again:
                return drawn, (CardsDrawn(cards, again),)
            order = tuple(group[0] for group in groups)
            after, events = _next_rubber(drawn._replace(order=order))
            return after, (CardsDrawn(cards, ()), OrderFound(order, True), *events)
        case AgreeOrder(order):
            after, events = _next_rubber(session._replace(order=order))
            return after, (OrderFound(order, False), *events)
        case TakeChair(chair):
            return _take_chair(session, chair)
        case SitRight(right):
            found = {SOUTH: session.players[0], WEST if right else EAST: session.players[1]}
            after, events = _seated(session, found, left=not right)
            return after, (SatDown(session.players[0], right), *events)
        case CallTime():
            return _call_time(session)
        case ChooseDealer(seat):
            after = _set_up(session._replace(dealer=seat))
            return after, (DealerChosen(seat),)
    raise AssertionError(action)


def _change(session: Session, changes: dict[str, Setting]) -> Stepped:
    toggles = game_of(session.rules.game).toggles
    changed = session._replace(wanted=differences(toggles, complete(toggles, changes)))
    if session.stage == "deal" and session.between_deals:
        changed = _set_up(changed)
    return changed, (RulesChanged(tuple(changes.items())),)


def _in_force(session: Session, new_rubber: bool) -> Rules:
    """Return the rules for the next deal: wanted settings that hold from a deal on, or a rubber if one begins.

    A setting that has no effect yet, because another that it requires waits, waits with it.
    """
    game = game_of(session.rules.game)
    holding = dict(session.rules.settings)
    for toggle in game.toggles:
        if toggle.since == "deal" or (toggle.since == "rubber" and new_rubber):
            holding.pop(toggle.key, None)
            if toggle.key in session.wanted:
                holding[toggle.key] = session.wanted[toggle.key]
    holding = effective(game.toggles, holding)
    if differences(game.toggles, holding) == differences(game.toggles, session.rules.settings):
        return session.rules
    return game.rules(holding)


def _next_rubber(session: Session) -> Stepped:
    number = len(session.rubbers)
    rules = _in_force(session, new_rubber=True)
    session = session._replace(rules=rules, rubber=None, deal=None)
    if chairs_are_taken(rules, number):
        return session._replace(stage="chairs", chairs=()), ()
    found = sitting(rules, session.players, number)
    owner = owner_of(rules, session.players, number)
    session = session._replace(chairs=room_chairs(found, owner, session.chairs))
    if rules.cutting.seats is SeatChoice.RIGHT_OR_LEFT:
        return session._replace(stage="sit"), ()
    return _seated(session, found)


def _chooser(session: Session) -> Player:
    """Return who takes a chair next."""
    return choosers(session.rules, session.players, len(session.rubbers))[len(session.chairs)]


def _take_chair(session: Session, chair: Seat) -> Stepped:
    player = _chooser(session)
    taken = session._replace(chairs=(*session.chairs, (player, chair)))
    event = ChairTaken(player, chair)
    free = free_chairs(session.rules, taken.chairs)
    if len(free) > 1:
        return taken, (event,)
    # The last player takes the chair that is left.
    taken = taken._replace(chairs=(*taken.chairs, (_chooser(taken), free[0])))
    after, events = _seated(taken, by_chairs(taken.chairs))
    return after, (event, *events)


def _seated(session: Session, found: Mapping[Seat, Player], left: bool = False) -> Stepped:
    rules = session.rules
    number = len(session.rubbers)
    owner = found[SOUTH]
    layout = lay_out(mirrored(rules.seats) if left else rules.seats, dict(found))
    rubber = Rubber(number, owner, layout.holder, rules.match.of, rules.stakes, concession_of(rules), columns(layout))
    seated = session._replace(rubber=rubber, left=left)
    began = RubberBegan(number, owner, layout.holder)
    if rules.first_deal is FirstDeal.OWNER_CHOOSES:
        return seated._replace(stage="dealer"), (began,)
    dealer = NORTH if rules.first_deal is FirstDeal.DUMMY else SOUTH
    return _set_up(seated._replace(dealer=dealer)), (began,)


def _set_up(session: Session) -> Session:
    """Return the session with the next deal ready to be cut."""
    rubber = session.rubber
    assert rubber is not None
    rules = _in_force(session, new_rubber=False)
    seats = mirrored(rules.seats) if session.left else rules.seats
    living = {seat: player for seat in seats.living if (player := rubber.seats[seat]) is not None}
    # Fewer points for game than a side has already: it stands one short.
    most = rules.count.game - 1 if isinstance(rules.count, Count) else None
    before = tuple((side, score if most is None else min(score, most)) for side, score in rubber.scores.items())
    setup = Setup(rules, session.deals, session.dealer, lay_out(seats, living), before)
    return session._replace(rules=rules, stage="deal", deal=kernel.start(setup))


def _next_dealer(setup: Setup) -> Seat:
    """Return whose deal is next: to the left hand by hand, or player by player (ED-22, SD-3)."""
    layout = setup.layout
    seat = layout.next_chair(setup.dealer)
    while seat in layout.dummies and not setup.rules.dealing.dummies_deal:
        seat = layout.next_chair(seat)
    return seat


def _counted(session: Session, deal: DealState) -> Stepped:
    """Return the session after a counted deal: the next deal, the next rubber, or the end (ED-22, ED-84, ED-85)."""
    assert session.rubber is not None and deal.result is not None
    result = deal.result
    rubber = with_deal(session.rubber, DealRecord(session.deals, deal.setup.dealer, result), session.time_called)
    after = session._replace(
        rubber=rubber, deals=session.deals + 1, last=deal, dealer=_next_dealer(deal.setup)
    )  # fmt: skip
    game = rubber.games[len(session.rubber.games) - 1]
    if not game.over:
        return _set_up(after), ()
    after, events = _went_on(after, rubber)
    return after, (GameWon(game.winner, game.value), *events)


def _went_on(session: Session, rubber: Rubber) -> Stepped:
    """Return the session after a game that is over: the next game, the next rubber, or the end."""
    if not rubber.over:
        return _set_up(session), ()
    events: tuple[Event, ...] = ()
    if rubber.value is not None and rubber.net is not None:
        events = (RubberWon(rubber.number, rubber.winner, rubber.value, rubber.net),)
    after = session._replace(rubbers=(*session.rubbers, rubber), rubber=None, deal=None)
    if len(after.rubbers) == session.rules.match.rubbers:
        return after._replace(stage="over"), (*events, SessionOver(False))
    after, more = _next_rubber(after)
    return after, (*events, *more)


def _call_time(session: Session) -> Stepped:
    """Return the session in which no new deal is begun: over at once between deals, if none is owed (TH-51)."""
    assert session.rubber is not None
    called = session._replace(time_called=True)
    rubber = with_time(session.rubber)
    if not session.between_deals or not rubber.over:
        return called, (TimeCalled(),)
    game = rubber.games[-1]
    after, events = _went_on(called._replace(rubber=rubber), rubber)
    return after, (TimeCalled(), GameWon(game.winner, game.value), *events)
