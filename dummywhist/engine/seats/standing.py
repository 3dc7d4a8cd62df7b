"""How does a table stand, as everybody may know it? The public facts beside the deal: people, stage, scores, seats."""

from collections.abc import Collection, Mapping

from dummywhist.engine.cards.again import Changed
from dummywhist.engine.cards.seal import Proving, Share
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import LawTable, may_go_before
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layers.laws.layer import answering, choosers, lies_astray, may_call, played_on
from dummywhist.engine.deal.layout import Layout, Player, lay_out, side_of
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.rules.seats import mirrored
from dummywhist.engine.session.overplay import overplayed
from dummywhist.engine.session.session import actors
from dummywhist.engine.session.settle import Settlement, settle
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.session.value import Session, Stage
from dummywhist.engine.values import NamedTuple


class Standing(NamedTuple):
    """The public facts of a table at one moment; no card is among them.

    ``game`` is its key, ``rules`` are in force, ``wanted`` the settings asked for; ``people`` sit there by entrant,
    ``order`` are the entrants (from 1) as players A B C, nobody before the order is found; ``waiting`` the players
    whose choices the table waits for; ``between``: the next deal has not begun; ``playing``: cards are being played;
    ``trick_lies``: a full trick waits to be gathered; ``deals`` were counted, or came before an
    arranged one; ``counted``: at least one was counted; ``dealer`` deals next; ``layout``: who
    sits where, in the deal in play or to come. ``number`` is that of the deal on the table once it is counted: before,
    it would tell every card. ``waiting_people`` sit out until the session is over. ``goes_before`` may play before the
    hand on turn. ``choosers``: any one of them may say what the law is to do. ``callers``: any one of them may call a
    card of the hand on turn (W-EXP-2). ``played_on``: winning cards are being played one after another, and more may
    come (W-EXP-7). ``astray``: ``choosers`` may have a lead out of turn put right, or let it lie (W-LEAD-3).
    ``proving``: whether deals are proved to be fair; ``seal`` is that of the deal in play or the next
    one, ``after`` what it follows, ``shares`` are those given so far; ``shares_due``: people may give theirs, and the
    cards are dealt when they say so. ``agrees``: the last trick of a tray lies, and its result is to be agreed.
    ``overplayed``: the trays of which both plays are counted, in the order of the second (DW-MNE-1).
    """

    game: str
    rules: Rules
    wanted: Mapping[str, Setting]
    people: tuple[Person, ...]
    order: tuple[int, ...]
    stage: Stage
    waiting: tuple[Player, ...]
    between: bool
    playing: bool
    trick_lies: bool
    deals: int
    counted: bool
    rubbers: tuple[Rubber, ...]
    rubber: Rubber | None
    dealer: Seat
    layout: Layout | None
    number: int | None
    abandoned: bool
    time_called: bool
    players: tuple[Player, ...]
    waiting_people: tuple[Person, ...]
    goes_before: Player | None = None
    choosers: tuple[Player, ...] = ()
    callers: tuple[Player, ...] = ()
    played_on: bool = False
    astray: bool = False
    proving: Proving = ""
    seal: str = ""
    after: str = ""
    shares: tuple[Share, ...] = ()
    shares_due: bool = False
    agrees: bool = False
    overplayed: tuple[Changed, ...] = ()

    @property
    def mid_deal(self) -> bool:
        """Whether cards of a deal lie on the table."""
        return self.stage == "deal" and not self.between

    def leaves_to(self, player: Player, people: Collection[Player]) -> bool:
        """Whether ``player`` and one of ``people`` of his side may both say what the law is to do (W-MISC-1)."""
        if self.layout is None or player not in self.choosers:
            return False
        side = side_of(self.layout, player)
        return any(one in people and side_of(self.layout, one) == side for one in self.choosers)

    def entrant_of(self, player: Player) -> int:
        """Return the entrant (from 1) behind ``player``; KeyError before the order is found."""
        return dict(zip(self.players, self.order, strict=True))[player]

    def person_of(self, player: Player) -> Person:
        """Return who ``player`` is; KeyError before the order is found."""
        return self.people[self.entrant_of(player) - 1]

    @property
    def persons(self) -> tuple[Player, ...]:
        """The players who are people, not computers."""
        return tuple(player for player in self.players if self.person_of(player).kind == PERSON)

    @property
    def names(self) -> dict[Player, str]:
        """What the players are called."""
        return {player: self.person_of(player).name for player in self.players}

    @property
    def all_rubbers(self) -> tuple[Rubber, ...]:
        """The finished rubbers and the one in play."""
        return self.rubbers if self.rubber is None else (*self.rubbers, self.rubber)

    @property
    def settlement(self) -> Settlement:
        """The account as it stands, over the finished rubbers."""
        return settle(self.rubbers, self.players, not self.abandoned or self.rules.stakes.settle_finished)


def standing_of(session: Session, people: tuple[Person, ...]) -> Standing:
    """Return the public facts of ``session``, at which ``people`` sit by entrant."""
    deal = session.deal
    between = session.between_deals
    playing = session.stage == "deal" and deal is not None and deal.phase_name == "play"
    counted = session.last if between else None
    return Standing(
        game=session.rules.game,
        rules=session.rules,
        wanted=session.wanted,
        people=people,
        order=session.order,
        stage=session.stage,
        waiting=_waiting(session, between),
        between=between,
        playing=playing,
        trick_lies=playing and deal is not None and trick_full(deal),
        deals=session.deals,
        counted=session.last is not None,
        rubbers=session.rubbers,
        rubber=session.rubber,
        dealer=session.dealer,
        layout=_layout(session),
        number=None if counted is None else counted.number,
        abandoned=session.abandoned,
        time_called=session.time_called,
        players=session.players,
        goes_before=_goes_before(session) if playing else None,
        choosers=choosers(deal) if deal is not None and not between and claim_of(deal) is None else (),
        callers=may_call(deal) if playing and deal is not None and claim_of(deal) is None else (),
        waiting_people=tuple(people[entrant - 1] for entrant in session.waiting),
        played_on=playing and deal is not None and played_on(deal),
        astray=playing and deal is not None and lies_astray(deal),
        proving=session.proving,
        seal=session.sealed.seal,
        after=session.sealed.after,
        shares=session.sealed.shares,
        shares_due=_shares_due(session, people),
        agrees=playing and deal is not None and _agrees(deal),
        overplayed=overplayed(session),
    )


def _agrees(deal: DealState) -> bool:
    """Whether the last trick of a tray lies: its result is agreed before the cards go back (DW-PLAY-1)."""
    return deal.setup.rules.customs.trays and trick_full(deal) and not any(deal.hands)


def _shares_due(session: Session, people: tuple[Person, ...]) -> bool:
    asks = session.proving == "shares" and bool(session.sealed.seal) and session.to_be_dealt
    return asks and any(people[entrant - 1].kind == PERSON for entrant in session.order)


def _goes_before(session: Session) -> Player | None:
    """Return who may play before the hand on turn, since the one after that did (W-TURN-1)."""
    deal = session.deal
    if deal is None or not deal.parts:
        return None
    return may_go_before(deal.layout, deal.leader, deal.trick, deal.part(LawTable))


def _waiting(session: Session, between: bool) -> tuple[Player, ...]:
    """Return the players whose choices the table waits for: not those who may only claim or take up a trump."""
    deal = session.deal
    if session.stage == "deal" and between:
        return ()
    if session.stage == "deal" and deal is not None and deal.phase_name == "play" and claim_of(deal) is None:
        asked = answering(deal)
        if asked:
            return asked
        player = None if trick_full(deal) or thrown_in(deal) else deal.layout.holder[to_play(deal)]
        return () if player is None else (player,)
    return tuple(Player(by) for by in actors(session) if by in session.players)


def _layout(session: Session) -> Layout | None:
    """Return who sits where: in the deal, or before the first one in the rubber."""
    if session.deal is not None:
        return session.deal.layout
    rubber = session.rubber
    if rubber is None:
        return None
    seats = mirrored(session.rules.seats) if session.left else session.rules.seats
    return lay_out(seats, {seat: player for seat in seats.living if (player := rubber.seats[seat]) is not None})
