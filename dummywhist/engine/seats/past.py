"""What did a deal look like after its n-th card? Each deal of a session that has begun, as one seat may see it."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.phases.play import trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import Cards, View, view
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.log import Entry
from dummywhist.engine.session.value import Session
from dummywhist.engine.values import NamedTuple


class PlayedDeal(NamedTuple):
    """A deal's part of a log, with its state before each of its entries and after the last; it knows every card."""

    log: DealLog
    states: tuple[DealState, ...]

    @property
    def cards_lie(self) -> bool:
        """Whether its cards were dealt, and not only the pack cut for it."""
        return any(action.word == "deal" for _, action in self.log.entries)

    def moments(self) -> tuple[DealState, ...]:
        """Return the deal before its first lead, and after every card, with full tricks before they are quitted."""
        plays = [at for at, (_, action) in enumerate(self.log.entries) if action.plays is not None]
        now = self.states[-1]
        if not plays:
            return (now if now.result is not None else self.states[0],)
        found = [self.states[plays[0]], *(self.states[at + 1] for at in plays)]
        if now.result is not None:
            found.append(now)
        elif not trick_full(now):
            found[-1] = now
        return tuple(found)

    def quitted(self, moment: int) -> DealState:
        """Return the deal before its next card, with the trick quitted that was full after the ``moment``-th card."""
        plays = [at for at, (_, action) in enumerate(self.log.entries) if action.plays is not None]
        return self.states[plays[moment]]


def played_deals(entries: Iterable[Entry], sessions: Sequence[Session]) -> tuple[PlayedDeal, ...]:
    """Return the deals that have begun, from the entries that stand and the session before and after each."""
    found: list[tuple[list[Entry], list[DealState]]] = []
    for place, entry in enumerate(entries):
        before, after = sessions[place], sessions[place + 1]
        if before.stage != "deal" or before.deal is None or not isinstance(entry.action, DealAction):
            continue
        if before.between_deals:
            found.append(([], [before.deal]))
        state = after.last if after.last is not before.last else after.deal
        assert state is not None
        found[-1][0].append(entry)
        found[-1][1].append(state)
    return tuple(
        PlayedDeal(DealLog(states[0].setup, tuple((one.by, one.action) for one in made)), tuple(states))  # type: ignore[misc]
        for made, states in found
    )


class Past:
    """One deal as a seat may look back on it; ``number`` is None until it is counted.

    ``seen``: by changing seats in the middle of it, somebody saw more than one hand, so that it shows no skill.
    """

    def __init__(self, played: PlayedDeal, viewer: Player | None, seen: bool) -> None:
        now = played.states[-1]
        self._played = played
        self._viewer = viewer
        self.ordinal = now.setup.ordinal
        self.counted = now.result is not None
        self.seen = seen
        self.number = now.number if self.counted else None

    @cached_property
    def _moments(self) -> tuple[DealState, ...]:
        return self._played.moments()

    def __len__(self) -> int:
        """Return how many moments there are."""
        return len(self._moments)

    def at(self, moment: int, *, all_hands: bool = False) -> View:
        """Return what is shown of a moment; with ``all_hands`` every hand, if the deal is counted.

        In play a trick that may not be seen again (W-QUIT-3, W-QUIT-4) is quitted as soon as it is full.
        """
        state = self._moments[moment]
        if not self.counted and trick_full(state) and len(state.tricks) < self._open_from:
            state = self._played.quitted(moment)
        seen = view(state, self._viewer)._replace(options=())
        if not (all_hands and self.counted):
            return seen
        return seen._replace(hands=tuple(Cards(state.hands[seat]) for seat in SEATS))

    def before(self, moment: int) -> View:
        """Return a counted deal as it stood before its next card, after ``moment`` of them, with all hands open.

        A full trick is quitted then, unlike in `at`. ValueError for a deal that is not counted.
        """
        if not self.counted:
            raise ValueError
        if moment >= len(self) - 2:
            return self.at(len(self) - 1, all_hands=True)
        state = self._played.quitted(moment)
        seen = view(state, self._viewer)._replace(options=())
        return seen._replace(hands=tuple(Cards(state.hands[seat]) for seat in SEATS))

    def seen_by(self, moment: int, player: Player) -> View:
        """Return what ``player`` knew, and might do, in a counted deal before its next card, after ``moment`` of them.

        ValueError for a deal that is not counted.
        """
        if not self.counted:
            raise ValueError
        state = self._moments[moment] if moment >= len(self) - 2 else self._played.quitted(moment)
        return view(state, player)

    @property
    def log(self) -> DealLog:
        """All that was done in a counted deal, of which nothing is hidden any more; ValueError for another."""
        if not self.counted:
            raise ValueError
        return self._played.log

    @cached_property
    def _open_from(self) -> int:
        """From which trick on (from 0) the cards may be seen in play."""
        end = view(self._played.states[-1], self._viewer)
        return len(end.played) - (1 if end.last_visible else 0)

    @cached_property
    def end(self) -> View:
        """The deal as it stands."""
        return self.at(-1)
