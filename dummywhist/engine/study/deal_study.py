"""What did each card of a counted deal cost, and could its player know? Both truths, and the verdict, card by card."""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.players.facts.situation import runs
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.knowable import Knowable, knowable
from dummywhist.engine.study.open_hands import Decision, decisions, values
from dummywhist.engine.study.verdict import WORTHLESS, Verdict, verdict_of
from dummywhist.engine.values import NamedTuple

MEMORY_MB: Final = 64


class Judged(NamedTuple):
    """A card, with what every lawful card brings with all hands ``seen``, in tricks of its side in the whole deal.

    ``known`` is the same on what its player could know; None where all his cards are equals.
    """

    decision: Decision
    seen: Mapping[Card, int]
    known: Knowable | None

    @property
    def seen_loss(self) -> int:
        """Tricks that the card cost with all hands seen."""
        return max(self.seen.values()) - self.seen[self.decision.card]

    @property
    def known_loss(self) -> float:
        """Tricks that it cost on what could be known; 0 within the tolerance."""
        known = self.known
        return 0.0 if known is None or known.loss <= known.tolerance else known.loss

    @property
    def verdict(self) -> Verdict:
        """What is said of it."""
        if self.known is None:
            return Verdict.ONLY
        return verdict_of(self.seen_loss, self.known.loss, self.known.tolerance)

    @property
    def worthless(self) -> bool:
        """Whether its loss is worth nothing at this score."""
        known = self.known
        return known is not None and self.known_loss > 0 and known.points_lost <= WORTHLESS


class Lost(NamedTuple):
    """What a player lost in a deal: ``seen`` and ``known`` tricks, ``within`` two standard errors of the latter."""

    seen: int
    known: float
    within: float


def judged(log: DealLog, seed: int = 0, threads: int = 1) -> Iterator[Judged]:
    """Give every card of a deal that is counted, in order, as it is judged; the same for the same ``seed``."""
    solver = Solver(MEMORY_MB)
    found = list(decisions(log))
    for decision, seen in zip(found, values(found, solver), strict=True):
        known = None
        if has_choice(decision):
            known = knowable(decision.view, decision.card, solver, seed, threads=threads)
        yield Judged(decision, seen, known)


def has_choice(decision: Decision) -> bool:
    """Whether the cards that may be played are more than one card, and do not all touch."""
    insight = Insight(decision.view)
    return insight.legal.bit_count() > 1 and len(runs(insight, insight.legal)) > 1


def lost(found: list[Judged]) -> dict[Player, Lost]:
    """Return what each player lost, by player; who lost nothing is there too."""
    told: dict[Player, Lost] = {}
    squares: dict[Player, float] = {}
    for one in found:
        player = one.decision.player
        before = told.get(player, Lost(0, 0.0, 0.0))
        error = one.known.error if one.known is not None and one.known_loss else 0.0
        squares[player] = squares.get(player, 0.0) + error**2
        told[player] = Lost(
            before.seen + one.seen_loss, before.known + one.known_loss, 2 * sqrt(squares[player])
        )  # fmt: skip
    return told
