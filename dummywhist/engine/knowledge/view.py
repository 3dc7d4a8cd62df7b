"""What does one seat know? The only thing that leaves the table toward a player or a screen."""

from collections.abc import Mapping

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand, holds
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Call
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.catalogue import LAYERS
from dummywhist.engine.deal.layers.claims import Claiming
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.deal.phases.auction import Bidding, Contract
from dummywhist.engine.deal.phases.catalogue import PHASES
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.phases.honours import HonoursAsked
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.state import DealState, P, TrickPlayed
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.parts import Trick
from dummywhist.engine.values import NamedTuple


class Cards(NamedTuple):
    """A hand that is seen."""

    hand: Hand


class Count(NamedTuple):
    """A hand of which only the number of cards is seen."""

    cards: int


Seen = Cards | Count


class View(NamedTuple):
    """What ``viewer`` knows of a deal; with no viewer (a curtain, an onlooker) what all at the table see.

    ``hands`` by seat as they are now; ``played`` the quitted tricks, all of which he saw; ``trick`` the cards on the
    table from ``leader``; ``lies`` whether the turned card still lies before its dealer; ``to_play`` the seat whose
    hand plays next, None between tricks and outside the play; ``options`` what the viewer may do; ``dealt`` all hands
    as they were dealt and ``held`` as the play began with them, only when the deal is counted. ``home`` is the layout
    before an auction moved the dummy; ``calls`` and ``kept`` what was bid and who kept his hand; ``away`` the cards put
    away, of which he sees those that he put there himself; ``memory`` cards that he saw and that lie at a seat where he
    sees them no longer, less those played since. ``claim``: who claims how many tricks, ``judged`` what the referee
    said of it, ``admitted`` who has admitted it, ``barred`` the sides that may not claim in this trick. ``parts`` is
    what the phases of the game show to everybody.
    """

    game: str
    settings: Mapping[str, Setting]
    viewer: Player | None
    ordinal: int
    dealer: Seat
    layout: Layout
    before: tuple[tuple[Side, int], ...]
    phase: str
    hands: tuple[Seen, ...]
    turned: Card | None
    lies: bool
    faced: tuple[Seat, ...]
    trump: Suit | None
    trump_known: bool
    played: tuple[TrickPlayed, ...]
    leader: Seat
    trick: tuple[Card, ...]
    to_play: Seat | None
    options: tuple[Action, ...]
    called: tuple[Side, ...]
    dealt: tuple[Hand, ...] | None
    result: DealResult | None
    last_visible: bool
    home: Layout
    down: bool = False
    calls: tuple[tuple[Player, Call], ...] = ()
    contract: Contract | None = None
    kept: tuple[tuple[Player, bool], ...] = ()
    away: tuple[Card | None, ...] = ()
    memory: tuple[tuple[Seat, Hand], ...] = ()
    claim: tuple[Player, int] | None = None
    judged: str | None = None
    admitted: tuple[Player, ...] = ()
    barred: tuple[Side, ...] = ()
    agreed: tuple[tuple[Side, int], ...] = ()
    held: tuple[Hand, ...] | None = None
    parts: tuple[tuple[object, ...], ...] = ()

    def part(self, kind: type[P]) -> P:
        """Return the part of class ``kind`` that a phase shows, with its defaults where nothing was said yet."""
        for part in self.parts:
            if type(part) is kind:
                return part
        return kind()

    @property
    def own(self) -> Seat | None:
        """The chair that the viewer himself sits on."""
        return None if self.viewer is None else self.layout.own_seat(self.viewer)

    def cards_at(self, seat: Seat) -> Hand | None:
        """Return the cards at ``seat`` if they are seen."""
        seen = self.hands[seat]
        return seen.hand if isinstance(seen, Cards) else None

    @property
    def last_trick(self) -> TrickPlayed | None:
        """The last quitted trick, if it may be looked at (W-QUIT-3, W-QUIT-4, BD-54)."""
        return self.played[-1] if self.played and self.last_visible else None


def may_see(state: DealState, viewer: Player | None, seat: Seat) -> bool:
    """Whether ``viewer`` sees the hand at ``seat``: his own, one that lies open, a packet that he looks at now."""
    if seat in state.faced:
        return True
    layout = state.layout
    own = viewer is not None and layout.holder[seat] == viewer and seat not in layout.dummies
    return own or (viewer, seat) in state.part(Glimpses).looked


def may_look_at_last(rule: Trick, layout: Layout, viewer: Player | None, leader: Seat, cards: int) -> bool:
    """Whether ``viewer`` may look at the last quitted trick when ``cards`` lie of the next (W-QUIT-3, W-QUIT-4, BD-54).

    Who only looks on may as long as nobody has played to the next.
    """
    if not cards or not rule.last_visible or not rule.last_own_side:
        return rule.last_visible
    if viewer is None or leader not in layout.chairs:
        return False
    chairs = layout.chairs
    first = chairs.index(leader)
    played = {layout.side[chairs[(first + step) % len(chairs)]] for step in range(cards)}
    return layout.side[layout.own_seat(viewer)] not in played


def shows_turned(state: DealState) -> bool:
    """Whether the turned card lies open: nobody's may be put away after the first trick."""
    return not state.tricks or state.setup.rules.dealing.turned_stays or state.result is not None


def view(state: DealState, viewer: Player | None) -> View:
    """Return what ``viewer`` knows of the deal."""
    setup = state.setup
    layout = state.layout
    hands: list[Seen] = []
    for seat in SEATS:
        hand = state.hands[seat]
        hands.append(Cards(hand) if may_see(state, viewer, seat) else Count(hand.bit_count()))
    playing = state.phase_name == "play" and not trick_full(state)
    over = state.result is not None
    bidding, away, claiming = state.part(Bidding), state.part(Away), state.part(Claiming)
    return View(
        game=setup.rules.game,
        settings=setup.rules.settings,
        viewer=viewer,
        ordinal=setup.ordinal,
        dealer=state.dealer,
        layout=layout,
        before=setup.before,
        phase=state.phase_name,
        hands=tuple(hands),
        turned=state.turned if shows_turned(state) else None,
        lies=state.lies and state.turned is not None and holds(state.hands[state.dealer], state.turned),
        faced=state.faced,
        trump=state.trump,
        trump_known=state.fixed,
        played=state.tricks,
        leader=state.leader,
        trick=state.trick,
        to_play=to_play(state) if playing else None,
        options=() if viewer is None else tuple(kernel.choices(state, viewer)),
        called=tuple(sorted(state.part(HonoursAsked).called or ())),
        dealt=state.dealt if over else None,
        result=state.result,
        last_visible=(viewer is not None and viewer in state.part(LawTable).looked)
        or may_look_at_last(setup.rules.trick, layout, viewer, state.leader, len(state.trick)),
        home=setup.layout,
        down=state.down,
        calls=bidding.calls,
        contract=bidding.contract,
        kept=state.part(Exchanging).kept,
        away=tuple(
            card if viewer is not None and by == viewer else None for card, by in zip(away.cards, away.by, strict=True)
        ),
        memory=remembered(state, viewer),
        claim=claiming.claim,
        judged=claiming.judged,
        admitted=claiming.admitted,
        barred=claiming.barred,
        agreed=state.part(Agreed).tricks,
        held=state.held if over else None,
        parts=_shown(state) if state.parts else (),
    )


def _shown(state: DealState) -> tuple[tuple[object, ...], ...]:
    """Return the parts that the phases and layers of the game show to everybody, those that say anything."""
    rules = state.setup.rules
    shown = [*(PHASES[name].shows for name in rules.phases), *(LAYERS[name].shows for name in rules.layers)]
    return tuple(part for kind in shown if kind is not None for part in state.parts if type(part) is kind)


def remembered(state: DealState, viewer: Player | None) -> tuple[tuple[Seat, Hand], ...]:
    """Return what ``viewer`` saw of hands that he does not see now (TH-13), by the seat where the cards lie."""
    found: list[tuple[Seat, Hand]] = []
    for seen in state.part(Glimpses).memory:
        left = Hand(seen.cards & state.hands[seen.seat])
        if seen.player == viewer and left and not may_see(state, viewer, seen.seat):
            found.append((seen.seat, left))
    return tuple(found)
