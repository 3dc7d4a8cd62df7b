"""How does a session go on, from the cut to the settlement? A value folded over the log."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of, opposite
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.action import (
    Abandon,
    Action,
    AgreeOrder,
    ChangeRules,
    ChooseDealer,
    Draw,
    TakeChair,
)
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By, Player, lay_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.rules.declare import Setting, complete, differences
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import EachTakesDummy
from dummywhist.engine.rules.parts import FirstDeal, Rules, SeatChoice
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
    SessionEvent,
    SessionOver,
)
from dummywhist.engine.session.tally import (
    DealRecord,
    Rubber,
    Settlement,
    concession_of,
    settle,
    with_deal,
)

Stage = Literal["cut", "chairs", "dealer", "deal", "over"]
Event = DealEvent | SessionEvent


class Session(NamedTuple):
    """One moment of a session.

    ``rules`` are in force, ``wanted`` the settings asked for (differences from the defaults); ``entrants`` the number
    of people and computers who sit down; ``groups`` the cut so far; ``order`` the entrants (from 1) as players A B C;
    ``chairs`` the chairs of the room by player; ``rubbers`` the finished ones, ``rubber`` the one in play; ``dealer``
    deals next; ``deals`` were counted; ``deal`` is the deal in play or the next one, not yet cut; ``last`` the deal
    counted last, for the review.
    """

    rules: Rules
    wanted: Mapping[str, Setting]
    entrants: int
    stage: Stage = "cut"
    groups: Groups = ()
    draws: tuple[Draw, ...] = ()
    order: tuple[int, ...] = ()
    chairs: tuple[tuple[Player, Seat], ...] = ()
    rubbers: tuple[Rubber, ...] = ()
    rubber: Rubber | None = None
    dealer: Seat = NORTH
    deals: int = 0
    deal: DealState | None = None
    last: DealState | None = None
    abandoned: bool = False

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
        case "dealer":
            assert session.rubber is not None
            return (session.rubber.owner,)
        case "deal":
            assert session.deal is not None
            return kernel.actors(session.deal)
        case "over":
            return ()


def choices(session: Session, by: By) -> Choices:
    """Return what ``by`` may do now, but for what is always possible: change the rules, break off."""
    if session.stage == "deal":
        assert session.deal is not None
        return kernel.choices(session.deal, by)
    if by not in actors(session):
        return NONE
    match session.stage:
        case "chairs":
            return Choices(others=tuple(TakeChair(chair) for chair in _free_chairs(session)))
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
        case TakeChair() | ChooseDealer():
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
            player = _chooser(session)
            taken = session._replace(chairs=(*session.chairs, (player, chair)))
            event = ChairTaken(player, chair)
            if len(taken.chairs) < session.entrants - 1:
                return taken, (event,)
            # The last player takes the chair that is left.
            left = _free_chairs(taken)[0]
            taken = taken._replace(chairs=(*taken.chairs, (_chooser(taken), left)))
            after, events = _seated(taken)
            return after, (event, *events)
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

    A toggle and those that it requires have the same `Since`, so settings that wait contradict none that hold.
    """
    game = game_of(session.rules.game)
    holding = dict(session.rules.settings)
    for toggle in game.toggles:
        if toggle.since == "deal" or (toggle.since == "rubber" and new_rubber):
            holding.pop(toggle.key, None)
            if toggle.key in session.wanted:
                holding[toggle.key] = session.wanted[toggle.key]
    if differences(game.toggles, holding) == differences(game.toggles, session.rules.settings):
        return session.rules
    return game.rules(holding)


def _owner(session: Session, number: int) -> Player:
    """Return who has dummy in rubber ``number`` from 0, or sits first (ED-10, ED-91, MO-4)."""
    players = session.players
    return players[number % len(players)] if isinstance(session.rules.match, EachTakesDummy) else players[0]


def _sitting(session: Session) -> dict[Seat, Player]:
    """Return who sits where in the next rubber, by the seats of the game: from its owner in the order of the cut."""
    players, seats = session.players, session.rules.seats
    number = len(session.rubbers)
    turn = players.index(_owner(session, number))
    order = [players[(turn + step) % len(players)] for step in range(len(seats.living))]
    if isinstance(session.rules.match, EachPartner):
        # CW-65: the first player has each of the others as partner in turn.
        order = [order[0], order[1 + number % 3], *(order[n] for n in (1, 2, 3) if n != 1 + number % 3)]
    return dict(zip(seats.living, order, strict=True))


def _next_rubber(session: Session) -> Stepped:
    number = len(session.rubbers)
    rules = _in_force(session, new_rubber=True)
    session = session._replace(rules=rules, rubber=None, deal=None)
    if rules.cutting.seats is SeatChoice.CHOOSER:
        return session._replace(stage="chairs", chairs=()), ()
    owner = _owner(session, number)
    players = session.players
    turn = players.index(owner)
    left, right = (players[(turn + step) % len(players)] for step in (1, 2))
    if rules.cutting.seats is SeatChoice.ALTERNATE_LR and number % 2:
        left, right = right, left
    # ED-13: the players keep their chairs as nearly as possible, dummy's goes opposite its new partner.
    chair = dict(session.chairs).get(owner, SOUTH)
    chairs = ((owner, chair), (left, left_of(chair)), (right, left_of(chair, 3)))
    return _seated(session._replace(chairs=chairs))


def _chooser(session: Session) -> Player:
    """Return who takes a chair next: the owner of the rubber, then the others in the order of the cut (ED-12)."""
    owner = _owner(session, len(session.rubbers))
    waiting = [owner, *(player for player in session.players if player != owner)]
    return waiting[len(session.chairs)]


def _free_chairs(session: Session) -> tuple[Seat, ...]:
    """Return the chairs that may be taken: all at first, then not the taken ones nor dummy's."""
    if not session.chairs:
        return SEATS
    taken = {chair for _, chair in session.chairs} | {opposite(session.chairs[0][1])}
    return tuple(chair for chair in SEATS if chair not in taken)


def _seated(session: Session) -> Stepped:
    rules = session.rules
    number = len(session.rubbers)
    owner = _owner(session, number)
    chairs = dict(session.chairs)
    by_chair = {chair: player for player, chair in session.chairs}
    south, west, east = owner, by_chair[left_of(chairs[owner])], by_chair[left_of(chairs[owner], 3)]
    seats = (owner, east, south, west)
    rubber = Rubber(number, owner, seats, rules.match.of, rules.stakes, concession_of(rules))
    seated = session._replace(rubber=rubber)
    began = RubberBegan(number, owner, seats)
    if rules.first_deal is FirstDeal.OWNER_CHOOSES:
        return seated._replace(stage="dealer"), (began,)
    dealer = NORTH if rules.first_deal is FirstDeal.DUMMY else SOUTH
    return _set_up(seated._replace(dealer=dealer)), (began,)


def _set_up(session: Session) -> Session:
    """Return the session with the next deal ready to be cut."""
    rubber = session.rubber
    assert rubber is not None
    rules = _in_force(session, new_rubber=False)
    sitting = {SOUTH: rubber.seats[SOUTH], WEST: rubber.seats[WEST], EAST: rubber.seats[EAST]}
    # Fewer points for game than a side has already: it stands one short.
    before = tuple((side, min(score, rules.count.game - 1)) for side, score in rubber.scores.items())
    setup = Setup(rules, session.deals, session.dealer, lay_out(rules.seats, sitting), before)
    return session._replace(rules=rules, stage="deal", deal=kernel.start(setup))


def _counted(session: Session, deal: DealState) -> Stepped:
    """Return the session after a counted deal: the next deal, the next rubber, or the end (ED-22, ED-84, ED-85)."""
    assert session.rubber is not None and deal.result is not None
    result = deal.result
    rubber = with_deal(session.rubber, DealRecord(session.deals, deal.setup.dealer, result))
    events: list[Event] = []
    if result.winner is not None:
        events.append(GameWon(result.winner, result.value))
    after = session._replace(
        rubber=rubber,
        deals=session.deals + 1,
        last=deal,
        dealer=deal.setup.layout.next_chair(deal.setup.dealer),
    )
    if rubber.value is None or rubber.net is None or result.winner is None:
        return _set_up(after), tuple(events)
    events.append(RubberWon(rubber.number, result.winner, rubber.value, rubber.net))
    after = after._replace(rubbers=(*session.rubbers, rubber), rubber=None, deal=None)
    if len(after.rubbers) == session.rules.match.rubbers:
        return after._replace(stage="over"), (*events, SessionOver(False))
    after, more = _next_rubber(after)
    return after, (*events, *more)
