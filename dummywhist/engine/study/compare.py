"""What would another line of a deal have brought? A master in one's place, the best that could be known, and par.

A line goes on from the first card. What came before it, calls and exchanges, stands as it was. Nobody claims: who says
that the rest no longer depends on the play is taken at his word, and it is played out with all hands seen.
"""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import ClassVar, Final, Literal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import claims
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import By, Player, Side, column_of, side_of
from dummywhist.engine.deal.line import Unit
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.facts.situation import runs
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.protocol import choose
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.log import Entry
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.claims import position_of
from dummywhist.engine.study.finding import Advice, Finding, Line, Weighed
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.overplay import forced_in
from dummywhist.engine.study.question import Advise, AskWeighed
from dummywhist.engine.study.weighing import knowable_of
from dummywhist.engine.values import NamedTuple, dataclass

MASTER: Final = "master"
EVEN: Final = 1e-6
"""Tricks by which two means may differ and be the same."""
Way = Literal["master", "known"]
"""Who plays the hands of the player: a master, or whoever plays what is best on what he can know."""


class Mind(NamedTuple):
    """Who plays a hand: a level, the number that its chance is drawn from, and what it agreed with its partner."""

    level: str
    seed: int
    agreed: Conventions = COMMON


@dataclass(frozen=True, slots=True)
class Compare:
    """How does the counted deal ``log`` go where the hands of ``player`` are played in another ``way``?

    ``minds``: who plays the others' hands. A master where they are not named; on the way ``known`` they play as they
    did, the same card to the same trick, and a master where that is not lawful.
    """

    finds: ClassVar = Line

    log: DealLog = field(repr=False)
    player: Player
    way: Way
    minds: tuple[tuple[Player, Mind], ...] = ()


class Turn(NamedTuple):
    """A hand is to play: who plays it, what he knows, and what he might play."""

    player: Player
    seat: Seat
    seen: View
    legal: tuple[Card, ...]

    @property
    def equal(self) -> bool:
        """Whether all that he might play is one card, or touches."""
        insight = Insight(self.seen)
        return len(runs(insight, insight.legal)) < 2


class Walk:
    """A deal on its way from its first card to the count; what nobody chooses is done at once."""

    def __init__(self, log: DealLog) -> None:
        self.log = log
        places = [at for at, (_, action) in enumerate(log.entries) if action.plays is not None]
        if not places:
            raise ValueError("no card was played")
        self.at = places[0]
        self.state = played(log, self.at)
        self.entries: list[Entry] = []
        self._solver = Solver()
        self.cards: list[Card] = []
        end = played(log, len(log.entries))
        self._played = _by_hand(end)
        self._order = [action.plays for _, action in log.entries if action.plays is not None]

    @property
    def as_played(self) -> bool:
        """Whether every card so far is the one that was played."""
        return self.cards == self._order[: len(self.cards)]

    @property
    def differs(self) -> int | None:
        """After how many cards it left the deal as it was played; None while it did not."""
        pairs = zip(self.cards, self._order, strict=False)
        return next((at for at, (one, other) in enumerate(pairs) if one != other), None)

    def seen(self, player: Player) -> View:
        """Return what ``player`` sees now."""
        return view(self.state, player)

    def turn(self) -> Turn | None:
        """Return who is to play; None when the deal is counted."""
        while self.state.result is None:
            found = self._turn()
            if found is not None:
                return found
            self._go_on()
        return None

    def _turn(self) -> Turn | None:
        state = self.state
        for player in state.layout.players:
            seen = view(state, player)
            if seen.to_play is None or seen.layout.holder[seen.to_play] != player:
                continue
            if any(option.plays is not None for option in seen.options):
                return Turn(player, seen.to_play, seen, tuple(cards_in(Insight(seen).legal)))
        return None

    def _go_on(self) -> None:
        state = self.state
        forced = forced_in(state)
        if forced is not None:
            self._do(*forced)
            return
        by = next(by for by in kernel.actors(state) if by in state.layout.players)
        chosen = choose(view(state, Player(by)).options).action
        assert isinstance(chosen, DealAction)
        self._do(by, chosen)

    def was_played(self, turn: Turn) -> Card | None:
        """Return the card that this hand played to the same trick, if it may be played now."""
        card = self._played.get((len(self.state.tricks), turn.seat))
        return card if card in turn.legal else None

    def best(self, turn: Turn, wanted: Card | None, side: Side) -> Card:
        """Return the best card with all hands seen, where all others play against ``side``: ``wanted`` if it is one."""
        made_by = self._solver.cards(position_of(self.state, side))
        most = max(made_by[card] for card in turn.legal)
        return (
            wanted
            if wanted in turn.legal and made_by[wanted] == most
            else next(card for card in turn.legal if made_by[card] == most)
        )

    def play(self, turn: Turn, card: Card) -> None:
        """Let ``card`` be played."""
        self._do(turn.player, play_of(card))
        self.cards.append(card)

    def _do(self, by: By, action: DealAction) -> None:
        self.state, _ = kernel.apply(self.state, by, action)
        self.entries.append(Entry(by, action))

    def line(self, player: Player) -> Line:
        """Return what became of it for ``player``; only when the deal is counted."""
        result = self.state.result
        assert result is not None
        return Line(made(self.state, result, player), points(self.state, result, player), tuple(self.cards))


def _by_hand(end: DealState) -> Mapping[tuple[int, Seat], Card]:
    """Return the card of each hand to each trick."""
    chairs, found = end.layout.chairs, {}
    tricks = [(trick.leader, trick.cards) for trick in end.tricks]
    if end.trick:
        tricks.append((end.leader, end.trick))
    for number, (leader, cards) in enumerate(tricks):
        first = chairs.index(leader)
        for place, card in enumerate(cards):
            found[number, chairs[(first + place) % len(chairs)]] = card
    return found


def made(state: DealState, result: DealResult, player: Player) -> int:
    """Return the tricks of the side of ``player``."""
    return dict(result.tricks)[side_of(state.layout, player)]


def points(state: DealState, result: DealResult, player: Player) -> int:
    """Return what the deal counted for ``player``; between two columns, less what it counted for the other."""
    mine = column_of(state.setup.layout, player)
    two = len(result.before) == 2
    told = 0
    for line in result.scored:
        if line.unit is not Unit.RUBBER_POINTS:
            told += line.amount if line.side == mine else -line.amount if two else 0
    return told


class Comparing:
    """One line on its way: ask what `ask` returns, tell `hear` the answer, until ``found`` is there."""

    def __init__(self, question: Compare) -> None:
        self.question = question
        self.found: Line | None = None
        self.failed = False
        self._walk = Walk(question.log)
        self._minds = dict(question.minds)
        self._turn: Turn | None = None
        self._claimed = False

    def ask(self) -> Advise | AskWeighed | None:
        """Return what is to be asked now; None when the line is at its end."""
        walk = self._walk
        while True:
            turn = self._turn = walk.turn()
            if turn is None:
                self.found = walk.line(self.question.player)
                return None
            was = walk.was_played(turn)
            mine = turn.player == self.question.player
            if len(turn.legal) == 1 or (turn.equal and was is not None):
                walk.play(turn, turn.legal[0] if was is None else was)
            elif self._claimed:
                walk.play(turn, walk.best(turn, None, side_of(walk.state.layout, turn.player)))
            elif self.question.way == "known" and mine:
                return AskWeighed(turn.seen, turn.legal[0] if was is None else was)
            elif self.question.way == "known" and was is not None:
                walk.play(turn, was)
            else:
                return self._advise(turn, mine=mine)

    def _advise(self, turn: Turn, *, mine: bool) -> Advise:
        mind = Mind(MASTER, 0) if mine or self.question.way == "known" else self._minds.get(turn.player)
        mind = mind or Mind(MASTER, 0)
        return Advise(mind.level, mind.seed, turn.seen, PLAIN._replace(agreed=mind.agreed))

    def hear(self, finding: Finding | None) -> None:
        """Take the answer to what was asked last; None if nobody could be asked, which ends the line."""
        turn, walk = self._turn, self._walk
        assert turn is not None
        match finding:
            case Advice(action) if action.plays in turn.legal:
                assert action.plays is not None
                walk.play(turn, action.plays)
            case Advice(action) if claims((action,)):
                self._claimed = True
            case Weighed():
                walk.play(turn, _best(finding, walk.was_played(turn)))
            case _:
                self.failed = True


def _best(told: Weighed, was: Card | None) -> Card:
    """Return the card that brings most on what could be known: the one that was played, where it is as good."""
    known = knowable_of(told)
    most = max(known.tricks.values())
    if was is not None and most - known.tricks[was] <= known.tolerance:
        return was
    return next(card for card, tricks in known.tricks.items() if tricks >= most - EVEN)


def as_played(log: DealLog, player: Player) -> Line:
    """Return the deal as it was played; ValueError if it is not counted."""
    state = played(log, len(log.entries))
    if state.result is None:
        raise ValueError("the deal is not counted")
    cards = tuple(action.plays for _, action in log.entries if action.plays is not None)
    return Line(made(state, state.result, player), points(state, state.result, player), cards)


def entries_of(log: DealLog, cards: tuple[Card, ...]) -> tuple[int, tuple[Entry, ...], int | None]:
    """Return the line that is played so, as entries in place of those from an entry of ``log`` on.

    Also after how many cards it differs, None if it does not. ValueError or Unlawful if it is no line of the deal.
    """
    walk, left = Walk(log), list(cards)
    while (turn := walk.turn()) is not None:
        if not left or left[0] not in turn.legal:
            raise ValueError("no line of the deal")
        walk.play(turn, left.pop(0))
    return walk.at, tuple(walk.entries), walk.differs


def par(log: DealLog, player: Player) -> Line:
    """Return the best line of ``player`` and of those who play against him, with all hands seen.

    It goes as the deal was played for as long as no card costs anything.
    """
    walk = Walk(log)
    mine = side_of(walk.state.layout, player)
    while (turn := walk.turn()) is not None:
        walk.play(turn, walk.best(turn, walk.was_played(turn) if walk.as_played else None, mine))
    return walk.line(player)


def compared(question: Compare, answer: Callable[[Advise | AskWeighed], Finding | None]) -> Line | None:
    """Return the line at once, with what ``answer`` returns to each question; None if one had no answer."""
    comparing = Comparing(question)
    while (asked := comparing.ask()) is not None:
        comparing.hear(answer(asked))
        if comparing.failed:
            return None
    return comparing.found
