"""How is a deal that was read put on a table? It is arranged, dealt, and played as far as the file goes."""

from dataclasses import replace

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, holds
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.actions.deal import CUT, TURN, dealt_as
from dummywhist.engine.deal.actions.play import QUIT, play_of
from dummywhist.engine.deal.actions.session import Arrange
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, By
from dummywhist.engine.deal.pack import deal_out, in_order
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.messages import Message
from dummywhist.engine.record.log import FIRST, Entry, Log, new_record
from dummywhist.engine.record.pbn.facts import Step, chair_of
from dummywhist.engine.record.pbn.values import SEAT_WORDS, Row, read_played
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.session.session import lawful
from dummywhist.engine.values import NamedTuple


class Plan(NamedTuple):
    """What is to be laid, and the line of each part.

    ``last``: the last card dealt, any of the right packet if the file names none; ``first``: whose column of ``rows``
    is the first; ``counted``: whether the deal is to be counted; ``turned``: whether a card was turned, where one is.
    """

    game: Game
    settings: dict[str, Setting]
    opening: Arrange
    opening_line: int
    hands: tuple[Hand, ...]
    last: Card | None
    number: int | None
    deal_line: int
    steps: tuple[tuple[int, Step], ...] = ()
    first: Seat | None = None
    rows: tuple[Row, ...] = ()
    counted: bool = False
    notes: tuple[Message, ...] = ()
    turned: bool = True


def laid(plan: Plan) -> Log:
    """Return the log of a table with the deal of ``plan``; Unreadable, with the line, for what no law allows."""
    return _Laying(plan).log


class _Laying:
    """A table on which a deal is laid: its log, the cards played so far, and the choices still to be made."""

    def __init__(self, plan: Plan) -> None:
        people = [Person(f"Player {player}", PERSON) for player in PLAYERS[: plan.game.players]]
        # Nothing is cut for where a deal is arranged.
        self.log = Log(replace(new_record(plan.game.key, plan.settings, people), version=FIRST))
        self.played = 0
        self.steps = list(plan.steps)
        self._deal(plan)
        for row in plan.rows:
            self._make_choices()
            self._row(row, plan.first)
        self._make_choices()
        if self.steps:
            line, step = self.steps[0]
            raise Unreadable("pbn.late_step", line=line, after=step.after, played=self.played)
        if plan.counted and lawful(self.log.session, TABLE, COUNT):
            self._do(TABLE, COUNT, plan.deal_line, "")

    @property
    def state(self) -> DealState:
        """The deal as it stands."""
        assert self.log.session.deal is not None
        return self.log.session.deal

    def _deal(self, plan: Plan) -> None:
        seat = SEAT_WORDS[plan.opening.dealer]
        if not lawful(self.log.session, TABLE, plan.opening):
            raise Unreadable("pbn.opening", line=plan.opening_line, seat=seat, game=plan.game.name)
        self._do(TABLE, plan.opening, plan.opening_line, "")
        self._do(TABLE, CUT, plan.opening_line, "")
        setup = self.state.setup
        packet = plan.hands[in_order(setup)[-1]]
        last = next(cards_in(packet)) if plan.last is None else plan.last
        cards = dealt_as(plan.hands, last, plan.number)
        if plan.number is not None and deal_out(setup, plan.number) != cards:
            raise Unreadable("unreadable.number_differs", line=plan.deal_line, number=plan.number)
        if not lawful(self.log.session, CHANCE, cards):
            raise Unreadable("pbn.last", line=plan.deal_line, card=last, seat=SEAT_WORDS[in_order(setup)[-1]])
        self._do(CHANCE, cards, plan.deal_line, "")
        if plan.turned and lawful(self.log.session, TABLE, TURN):
            self._do(TABLE, TURN, plan.deal_line, "")

    def _make_choices(self) -> None:
        """Make the choices that come after the cards played so far."""
        while self.steps and self.steps[0][1].after <= self.played:
            line, step = self.steps.pop(0)
            if step.after < self.played:
                raise Unreadable("pbn.late_step", line=line, after=step.after, played=self.played)
            home = self.state.setup.layout
            by = next((player for player in home.players if chair_of(home, player) == step.by), By(step.by))
            self._do(by, step.action, line, f"{step.by} {type(step.action).__name__}")

    def _row(self, row: Row, first: Seat | None) -> None:
        self._open_trick(row.line)
        leader = to_play(self.state)
        if not self.played and first is not None and leader != first:
            raise Unreadable("pbn.leader", line=row.line, seat=SEAT_WORDS[leader], other=SEAT_WORDS[first])
        missing: Seat | None = None
        for seat in (left_of(leader, place) for place in range(len(SEATS))):
            word = row.words[seat]
            if word is None:
                missing = seat if missing is None else missing
            elif missing is not None:
                raise Unreadable("pbn.gap", line=word.line, seat=SEAT_WORDS[missing])
            else:
                # Something may be chosen within a trick: the turned card is taken up, tricks are claimed.
                self._make_choices()
                self._play(seat, read_played(word), word.line, word.text)
        if trick_full(self.state):
            self._do(TABLE, QUIT, row.line, "")

    def _open_trick(self, line: int) -> None:
        """Unreadable unless a trick can be begun here."""
        state = self.state
        if state.phase_name != "play" or claim_of(state) is not None or thrown_in(state):
            raise Unreadable("pbn.no_play", line=line)
        if state.trick:
            raise Unreadable("pbn.gap", line=line, seat=SEAT_WORDS[to_play(state)])

    def _play(self, seat: Seat, card: Card, line: int, text: str) -> None:
        state = self.state
        if state.phase_name != "play" or claim_of(state) is not None:
            raise Unreadable("pbn.no_play", line=line)
        if not holds(state.hands[seat], card):
            raise Unreadable("pbn.not_held", line=line, card=card, seat=SEAT_WORDS[seat])
        self._do(By(state.layout.holder[seat] or TABLE), play_of(card), line, text)
        self.played += 1

    def _do(self, by: By, action: Action, line: int, text: str) -> None:
        try:
            self.log.write(Entry(by, action))
        except Unlawful as error:
            raise Unreadable("unreadable.unlawful", line=line, text=text, why=error.message) from error
