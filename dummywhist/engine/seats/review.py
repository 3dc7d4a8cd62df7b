"""What did each card of a counted deal cost? As far as it is counted: with all hands seen at once, the rest bit by bit.

What could be known is asked of another process, choice by choice; nothing is judged here that was not answered there.
"""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player, Side, side_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.seats.past import Past
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.calling import Call, JudgedCall, calls, heard, judged_call, question
from dummywhist.engine.study.deal_study import MEMORY_MB, Judged, Lost, has_choice, lost
from dummywhist.engine.study.finding import Advice, Weighed
from dummywhist.engine.study.knowable import Knowable
from dummywhist.engine.study.open_hands import Decision, decisions, values
from dummywhist.engine.study.question import Advise, AskWeighed
from dummywhist.engine.study.split import Split, points_of, split
from dummywhist.engine.study.verdict import Verdict
from dummywhist.engine.study.weighing import knowable_of

__all__ = ["Call", "Decision", "Judged", "JudgedCall", "Lost", "Review", "Split", "Verdict", "decisions", "has_choice"]

SECONDS: Final = 2.0
"""A deal is solved in far less; what is not done then is told of as not counted."""
LOSSES: Final = (Verdict.UNLUCKY, Verdict.LUCKY, Verdict.SLIP, Verdict.MISTAKE)


class Review:
    """The cards of one counted deal, and what is known of them so far.

    Without the fast solver ``cards`` is empty: nothing is counted.
    """

    def __init__(self, past: Past) -> None:
        self.ordinal = past.ordinal
        self._log = past.log
        self.calls: tuple[Call, ...] = tuple(calls(past.log)) if is_native() else ()
        self._judged_calls: dict[int, JudgedCall] = {}
        self._gifts: dict[tuple[int, Player], Knowable] = {}
        self.end: View = past.end
        found = list(decisions(past.log)) if is_native() else []
        told = values(found, Solver(MEMORY_MB), deadline=SECONDS) if found else []
        self.cards: tuple[Decision, ...] = tuple(one for one, seen in zip(found, told, strict=True) if seen)
        self.unsolved = len(found) - len(self.cards)
        self._seen: dict[int, Mapping[Card, int]] = {
            one.at: seen for one, seen in zip(found, told, strict=True) if seen
        }  # fmt: skip
        self._known: dict[int, Knowable | None] = {one.at: None for one in self.cards if not has_choice(one)}
        played = [at for at, (_, action) in enumerate(past.log.entries) if action.plays is not None]
        self._moments = {at: number for number, at in enumerate(played)}

    @property
    def done(self) -> int:
        """How many cards are judged."""
        return len(self._known)

    @property
    def over(self) -> bool:
        """Whether all are."""
        return self.done == len(self.cards)

    def choice(self, at: int | None) -> Decision | None:
        """Return the card that was played as an entry, if there was a choice."""
        return next((one for one in self.cards if one.at == at and has_choice(one)), None)

    def moment(self, one: Decision) -> int:
        """Return how many cards were played before this one."""
        return self._moments[one.at]

    @property
    def played(self) -> int:
        """How many cards were played in the deal."""
        return len(self._moments)

    def seen(self, one: Decision) -> Mapping[Card, int]:
        """Return what each card brings that may be played there, with all hands seen."""
        return self._seen[one.at]

    def next(self) -> Decision | None:
        """Return the card to be counted next: the one that cost most with all hands seen, then the earliest."""
        left = [one for one in self.cards if one.at not in self._known]
        return min(left, key=lambda one: (-self._seen_loss(one), one.at), default=None)

    def question(self, one: Decision, card: Card | None = None) -> AskWeighed:
        """Return what is to be asked of it, or of another ``card`` in its place: a View, and nothing else."""
        return AskWeighed(one.view, one.card if card is None else card)

    def hear(self, one: Decision, told: Weighed) -> None:
        """Take in what was answered."""
        self._known[one.at] = knowable_of(told)

    def judged(self) -> tuple[Judged, ...]:
        """Return the cards that are judged, in the order in which they were played."""
        return tuple(
            Judged(one, self._seen[one.at], self._known[one.at]) for one in self.cards if one.at in self._known
        )  # fmt: skip

    def losses(self) -> tuple[Judged, ...]:
        """Return those on which something was lost, by either truth."""
        return tuple(one for one in self.judged() if one.verdict in LOSSES)

    def lost(self) -> Mapping[Player, Lost]:
        """Return what each player has lost on what is judged."""
        nothing = dict.fromkeys(self.end.layout.players, Lost(0, 0.0, 0.0))
        return {**nothing, **lost(list(self.judged()))}

    # ---- calls ----

    def next_call(self) -> Call | None:
        """Return the call, exchange or the like that is to be counted next."""
        return next((one for one in self.calls if one.at not in self._judged_calls), None)

    def call_question(self, one: Call) -> Advise:
        """Return what is to be asked of it: a View, and nothing else."""
        return question(one)

    def hear_call(self, one: Call, told: Advice) -> None:
        """Take in what a master looked at, and solve what each of it would have brought."""
        self._judged_calls[one.at] = judged_call(self._log, one, heard(told))

    def judged_calls(self) -> tuple[JudgedCall, ...]:
        """Return those that are judged, in their order."""
        return tuple(self._judged_calls[one.at] for one in self.calls if one.at in self._judged_calls)

    # ---- where the tricks came from ----

    def next_gift(self, player: Player) -> Decision | None:
        """Return a card of somebody else of which it is to be counted what it gave to ``player``; None: there is none.

        Between two sides that is what it cost, and known.
        """
        layout = self.end.layout
        if len(layout.sides) == 2:
            return None
        mine = side_of(layout, player)
        left = (
            one for one in self.cards
            if layout.side[one.seat] != mine and has_choice(one) and (one.at, player) not in self._gifts
        )  # fmt: skip
        return next(left, None)

    def gift_question(self, one: Decision, player: Player) -> AskWeighed:
        """Return what is to be asked of it: a View, and against whom."""
        return AskWeighed(one.view, one.card, against=side_of(self.end.layout, player))

    def hear_gift(self, one: Decision, player: Player, told: Weighed) -> None:
        """Take in what was answered."""
        self._gifts[one.at, player] = knowable_of(told)

    def split(self, player: Player, *, points: bool = False) -> Split | None:
        """Return where the tricks of ``player`` came from, or what they counted at this score.

        None while it is not known, where not all cards could be solved, or the law took some.
        """
        end = self.end
        if not self.over or self.unsolved or not self.cards or end.result is None or self.next_gift(player):
            return None
        found = self.judged()
        worth = points_of(self._log, found, player) if points else float
        return split(
            found, end.layout, end.result, player, worth,
            lambda one, player: self._gifts.get((one.decision.at, player)),
        )  # fmt: skip

    def held(self, side: Side) -> int | None:
        """Return how many tricks the deal held for ``side``, of two, with all hands seen; None if that is not known."""
        layout = self.end.layout
        if len(layout.sides) != 2 or not self.cards or self._moments[self.cards[0].at]:
            return None
        first = self.cards[0]
        best = max(self._seen[first.at].values())
        return best if layout.side[first.seat] == side else first.position.tricks - best

    def _seen_loss(self, one: Decision) -> int:
        seen = self._seen[one.at]
        return max(seen.values()) - seen[one.card]
