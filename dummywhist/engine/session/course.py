"""What comes next in a session? The next deal, game or rubber, the seats, or the end (ED-22, ED-84, ED-85)."""

from collections.abc import Mapping

from dummywhist.engine.cards.seat import NORTH, SOUTH, Seat, left_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.layout import Layout, Player, columns, lay_out
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.declare import Setting, complete, differences, effective
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import FirstDeal, Rules, SeatChoice
from dummywhist.engine.rules.seats import mirrored
from dummywhist.engine.session.event import (
    ChairTaken,
    GameWon,
    RubberBegan,
    RubberWon,
    RulesChanged,
    SessionOver,
    TimeCalled,
)
from dummywhist.engine.session.overplay import deal_again, kept_tray
from dummywhist.engine.session.seating import (
    by_chairs,
    chairs_are_taken,
    choosers,
    free_chairs,
    owner_of,
    room_chairs,
    sitting,
)
from dummywhist.engine.session.tally import DealRecord, Rubber, concession_of, with_deal, with_time
from dummywhist.engine.session.value import NOT_SEALED, Event, Session, Stepped


def rules_changed(session: Session, changes: dict[str, Setting]) -> Stepped:
    toggles = game_of(session.rules.game).toggles
    changed = session._replace(wanted=differences(toggles, complete(toggles, changes)))
    if session.stage == "deal" and session.between_deals:
        changed = set_up(changed)
    return changed, (RulesChanged(tuple(changes.items())),)


def in_force(session: Session, new_rubber: bool) -> Rules:
    """Return the rules for the next deal: wanted settings that hold from a deal on, or a rubber if one begins.

    A setting that has no effect yet, because another that it requires waits, waits with it.
    """
    if session.wanted == session.rules.settings:
        return session.rules
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


def next_rubber(session: Session) -> Stepped:
    number = len(session.rubbers)
    rules = in_force(session, new_rubber=True)
    session = session._replace(rules=rules, rubber=None, deal=None)
    if chairs_are_taken(rules, number):
        return session._replace(stage="chairs", chairs=()), ()
    found = sitting(rules, session.players, number)
    owner = owner_of(rules, session.players, number)
    session = session._replace(chairs=room_chairs(found, owner, session.chairs))
    if rules.cutting.seats is SeatChoice.RIGHT_OR_LEFT:
        return session._replace(stage="sit"), ()
    return with_seats(session, found)


def chooser(session: Session) -> Player:
    """Return who takes a chair next."""
    return choosers(session.rules, session.players, len(session.rubbers))[len(session.chairs)]


def chair_taken(session: Session, chair: Seat) -> Stepped:
    player = chooser(session)
    taken = session._replace(chairs=(*session.chairs, (player, chair)))
    event = ChairTaken(player, chair)
    free = free_chairs(session.rules, taken.chairs)
    if len(free) > 1:
        return taken, (event,)
    # The last player takes the chair that is left.
    taken = taken._replace(chairs=(*taken.chairs, (chooser(taken), free[0])))
    after, events = with_seats(taken, by_chairs(taken.chairs))
    return after, (event, *events)


def with_seats(session: Session, found: Mapping[Seat, Player], left: bool = False) -> Stepped:
    rules = session.rules
    number = len(session.rubbers)
    owner = found[SOUTH]
    layout = lay_out(mirrored(rules.seats) if left else rules.seats, dict(found))
    rubber = Rubber(
        number, owner, layout.holder, rules.match.of, rules.stakes, concession_of(rules), columns(layout),
        page=rules.game,
    )  # fmt: skip
    seated = session._replace(rubber=rubber, left=left)
    began = RubberBegan(number, owner, layout.holder)
    if rules.first_deal is FirstDeal.OWNER_CHOOSES:
        return seated._replace(stage="dealer"), (began,)
    dealer = NORTH if rules.first_deal is FirstDeal.DUMMY else SOUTH
    if rules.first_deal is FirstDeal.NORTH:
        dealer = left_of(NORTH, session.deals)  # trays go on from part to part (DW-TRAY-4)
    return set_up(seated._replace(dealer=dealer)), (began,)


def set_up(session: Session) -> Session:
    """Return the session with the next deal ready to be cut."""
    rubber = session.rubber
    assert rubber is not None
    rules = in_force(session, new_rubber=False)
    again = deal_again(session)
    if again is not None:
        session = session._replace(dealer=again.dealer)
    # Fewer points for game than a side has already: it stands one short.
    most = rules.count.game - 1 if isinstance(rules.count, Count) else None
    before = tuple((side, score if most is None else min(score, most)) for side, score in rubber.scores.items())
    setup = Setup(rules, session.deals, session.dealer, _layout(session, rubber, rules), before)
    return session._replace(rules=rules, stage="deal", deal=kernel.start(setup), sealed=NOT_SEALED)


def _layout(session: Session, rubber: Rubber, rules: Rules) -> Layout:
    """Return who sits where in the next deal; nobody moves within a rubber."""
    last = session.last
    if last is not None and last.setup.rules is rules and rubber.games[0].deals:
        return last.setup.layout
    seats = mirrored(rules.seats) if session.left else rules.seats
    return lay_out(seats, {seat: player for seat in seats.living if (player := rubber.seats[seat]) is not None})


def next_dealer(setup: Setup) -> Seat:
    """Return whose deal is next: to the left hand by hand, or player by player (ED-22, SD-3)."""
    layout = setup.layout
    seat = layout.next_chair(setup.dealer)
    while seat in layout.dummies and not setup.rules.dealing.dummies_deal:
        seat = layout.next_chair(seat)
    return seat


def after_count(session: Session, deal: DealState) -> Stepped:
    """Return the session after a counted deal: the next deal, the next rubber, or the end (ED-22, ED-84, ED-85)."""
    assert session.rubber is not None and deal.result is not None
    result = deal.result
    rubber = with_deal(session.rubber, DealRecord(session.deals, deal.setup.dealer, result), session.time_called)
    after = session._replace(
        rubber=rubber, deals=session.deals + 1, last=deal, dealer=next_dealer(deal.setup)
    )  # fmt: skip
    again = session.rules.dealing.again
    if again is not None and session.deals < again.trays:
        after = after._replace(trays=(*session.trays, kept_tray(deal)))
    game = rubber.games[len(session.rubber.games) - 1]
    if not game.over:
        return set_up(after), ()
    after, events = _went_on(after, rubber)
    return after, (GameWon(game.winner, game.value), *events)


def _went_on(session: Session, rubber: Rubber) -> Stepped:
    """Return the session after a game that is over: the next game, the next rubber, or the end."""
    if not rubber.over:
        return set_up(session), ()
    events: tuple[Event, ...] = ()
    if rubber.value is not None and rubber.net is not None:
        events = (RubberWon(rubber.number, rubber.winner, rubber.value, rubber.net),)
    after = session._replace(rubbers=(*session.rubbers, rubber), rubber=None, deal=None)
    if len(after.rubbers) == session.rules.match.rubbers:
        return after._replace(stage="over"), (*events, SessionOver(False))
    after, more = next_rubber(after)
    return after, (*events, *more)


def after_time(session: Session) -> Stepped:
    """Return the session in which no new deal is begun: over at once between deals, if none is owed (TH-51)."""
    assert session.rubber is not None
    called = session._replace(time_called=True)
    rubber = with_time(session.rubber)
    if not session.between_deals or not rubber.over:
        return called, (TimeCalled(),)
    game = rubber.games[-1]
    after, events = _went_on(called._replace(rubber=rubber), rubber)
    return after, (TimeCalled(), GameWon(game.winner, game.value), *events)
