"""How does a session go on, from the cut to the settlement? A value folded over the log."""

from dummywhist.engine.cards.seal import Proving
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction, SessionAction
from dummywhist.engine.deal.actions.deal import cards_dealt
from dummywhist.engine.deal.actions.overplay import ShuffleTrays
from dummywhist.engine.deal.actions.sealing import GiveShare, MakeSecret, SealDeal
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
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.layout import CHANCE, TABLE, By, Player
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import UntilTime
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.session.arrange import arranged, may_be_arranged
from dummywhist.engine.session.course import (
    after_count,
    after_time,
    chair_taken,
    chooser,
    next_rubber,
    rules_changed,
    set_up,
    with_seats,
)
from dummywhist.engine.session.cut import MOST_DRAWS, refine
from dummywhist.engine.session.event import (
    CardsDrawn,
    DealerChosen,
    DealSealed,
    OrderFound,
    PlacesFound,
    SatDown,
    SessionOver,
    ShareGiven,
)
from dummywhist.engine.session.overplay import deal_again, wants_number
from dummywhist.engine.session.places import Sat, contenders, parted, placed
from dummywhist.engine.session.refusal import before_deal, why_not_above
from dummywhist.engine.session.seating import (
    free_chairs,
)
from dummywhist.engine.session.value import Event, Session, Stepped

__all__ = ["Event", "Session", "actors", "apply", "choices", "lawful", "start"]


def start(rules: Rules, entrants: int | None = None, sat: Sat = (), proving: Proving = "") -> Session:
    """Return a session before the cut, with so many ``entrants`` (None: as many as play).

    ``sat``: who played the session before at a table where more sit down than play. ``proving``: whether its deals are
    proved to be fair.
    """
    count = rules.seats.players
    entrants = count if entrants is None else entrants
    session = Session(rules, dict(rules.settings), entrants, (), places=contenders(entrants, sat), sat=sat,
                      proving=proving)  # fmt: skip
    return session if session.drawing else _with_places(session)


def _with_places(session: Session) -> Session:
    """Return the session in which it is known who plays: they cut for the order."""
    table = placed(session.places, session.rules.seats.players)
    return session._replace(table=table, groups=(table,), draws=())


def actors(session: Session) -> tuple[By, ...]:
    """Return who may act now; nobody when the session is over."""
    match session.stage:
        case "cut":
            return (TABLE,) if session.rules.cutting.agreed and session.table else (CHANCE,)
        case "chairs":
            return (chooser(session),)
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
    """Return what ``by`` may do now.

    But for what is always possible (change the rules, call time, break off), and `Arrange`.
    """
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
                by in actors(session)
                and by == CHANCE
                and session.stage == "cut"
                and len(session.draws) < MOST_DRAWS
                and tuple(sorted(entrant for entrant, _ in cards)) == session.drawing
                and len(set(drawn)) == len(drawn)
                and all(0 <= card < 52 for card in drawn)
            )
        case AgreeOrder(order):
            return (
                session.stage == "cut"
                and session.rules.cutting.agreed
                and by == TABLE
                and bool(session.table)
                and sorted(order) == list(session.table)
            )
        case Arrange():
            begun = session.draws or not session.table
            return session.stage == "cut" and not begun and by == TABLE and may_be_arranged(session, action)
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
        case ShuffleTrays():
            return by == CHANCE and wants_number(session)
        case MakeSecret() | SealDeal() | GiveShare():
            return _may_seal(session, by, action)
    assert isinstance(action, DealAction)
    if _wrong_cards(session, action) is not None:
        return False
    return session.stage == "deal" and session.deal is not None and kernel.lawful(session.deal, by, action)


def _wrong_cards(session: Session, action: Action) -> Message | None:
    """Return why these cards cannot be dealt at a table that plays its trays twice; None where they can."""
    cards = cards_dealt(action)
    if cards is None:
        return None
    if wants_number(session):
        return message("untimely.shuffle_first")
    again = deal_again(session)
    wrong = again is not None and (cards.hands, cards.last) != (again.hands, again.last)
    return message("refusal.again_cards") if wrong else None


def _may_seal(session: Session, by: By, action: MakeSecret | SealDeal | GiveShare) -> bool:
    """Whether ``action`` may be done for the deal that is to be dealt.

    Whether a seal fits its secret, and words can be seen, is not asked here: a record in which they do not is read, so
    that its proof can say so.
    """
    sealed = session.sealed
    if not (session.proving and session.to_be_dealt):
        return False
    match action:
        case MakeSecret():
            return by == CHANCE and not sealed.secret
        case SealDeal():
            return by == CHANCE and not sealed.seal
        case GiveShare(entrant):
            gives = entrant in session.table and (by == TABLE or session.entrant_of.get(Player(by)) == entrant)
            given = any(share.entrant == entrant for share in sealed.shares)
            return bool(sealed.seal) and gives and not given and not action.empty


def apply(session: Session, by: By, action: Action) -> Stepped:
    """Return the session after ``action`` and what happened; Unlawful, with the reason, if it may not be done."""
    if not isinstance(action, DealAction):
        assert isinstance(action, SessionAction)
        if not lawful(session, by, action):
            said = why_not_above(session, by, action)
            raise Unlawful(said.key, **said.args)
        return _apply_above(session, by, action)
    if session.stage != "deal" or session.deal is None:
        said = before_deal(session)
        raise Unlawful(said.key, **said.args)
    wrong = _wrong_cards(session, action)
    if wrong is not None:
        raise Unlawful(wrong.key, **wrong.args)
    deal, events = kernel.apply(session.deal, by, action)
    if deal.result is None:
        return session._replace(deal=deal), events
    after, more = after_count(session, deal)
    return after, (*events, *more)


def _apply_above(session: Session, by: By, action: Action) -> Stepped:
    match action:
        case ChangeRules(changes):
            return rules_changed(session, dict(changes))
        case Abandon():
            return session._replace(stage="over", deal=None, abandoned=True), (SessionOver(True),)
        case Draw(cards) if not session.table:
            groups = parted(session.places, dict(cards), session.rules.cutting.ties_by_suit)
            drawn = session._replace(places=groups, draws=(*session.draws, action))
            again = drawn.drawing
            if again:
                return drawn, (CardsDrawn(cards, again),)
            now = _with_places(drawn)
            return now, (CardsDrawn(cards, ()), PlacesFound(now.table, now.waiting))
        case Draw(cards):
            groups = refine(session.groups, dict(cards), session.rules.cutting.ties_by_suit)
            drawn = session._replace(groups=groups, draws=(*session.draws, action))
            again = drawn.drawing
            if again:
                return drawn, (CardsDrawn(cards, again),)
            order = tuple(entrant for group in groups for entrant in group)
            after, events = next_rubber(drawn._replace(order=order))
            return after, (CardsDrawn(cards, ()), OrderFound(order, True), *events)
        case AgreeOrder(order):
            after, events = next_rubber(session._replace(order=order))
            return after, (OrderFound(order, False), *events)
        case Arrange():
            return arranged(session, action)
        case TakeChair(chair):
            return chair_taken(session, chair)
        case SitRight(right):
            found = {SOUTH: session.players[0], WEST if right else EAST: session.players[1]}
            after, events = with_seats(session, found, left=not right)
            return after, (SatDown(session.players[0], right), *events)
        case CallTime():
            return after_time(session)
        case ShuffleTrays(number):
            return session._replace(shuffle=number), ()
        case MakeSecret(secret):
            return session._replace(sealed=session.sealed._replace(secret=secret)), ()
        case SealDeal(seal, before):
            sealed = session.sealed._replace(seal=seal, after=before)
            return session._replace(sealed=sealed), (DealSealed(seal),)
        case GiveShare(entrant, cut, words):
            shares = (*session.sealed.shares, action.share)
            return session._replace(sealed=session.sealed._replace(shares=shares)), (ShareGiven(entrant, cut, words),)
        case ChooseDealer(seat):
            after = set_up(session._replace(dealer=seat))
            return after, (DealerChosen(seat),)
    raise AssertionError(action)
