"""What does the explanation of one counted line look at? The line with its deal, its rubber and the words for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import Line
from dummywhist.engine.rules.counts import AnyCount, Count
from dummywhist.engine.session.tally import DealRecord, Rubber
from dummywhist.ui.panels.account import Account, DealFacts
from dummywhist.ui.panels.laws import Topic, laws
from dummywhist.ui.panels.rows import Explanation
from dummywhist.ui.panels.wording import Voice, capital, plain, signed
from dummywhist.ui.tongues import Who, tr


class Counted(NamedTuple):
    """A line of the ledger: what counted, the figures by column of the score, and why."""

    what: str
    figures: tuple[tuple[Side, int], ...]
    why: Explanation

    def points(self, side: Side | None) -> int:
        """Return what it counts for ``side``."""
        return sum(points for one, points in self.figures if one == side)


@dataclass(frozen=True, slots=True)
class Case:
    """One line of a count with everything its explanation looks at; scores are before and after the line."""

    account: Account
    voice: Voice
    rubber: Rubber
    record: DealRecord
    count: AnyCount
    facts: DealFacts | None
    line: Line
    before: dict[Side, int]
    after: dict[Side, int]
    kind: str = ""

    @property
    def who(self) -> Who:
        """The side of the line inside a sentence."""
        return self.voice.side(self.rubber, self.line.side)

    def heading(self) -> Who:
        """The side of the line at the beginning."""
        return Who(capital(self.who), self.who.person)

    @property
    def number(self) -> int:
        """The number of the deal in the session, from 1."""
        return self.record.ordinal + 1

    @property
    def game(self) -> int:
        """Points for game, where a game is played to them."""
        assert isinstance(self.count, Count)
        return self.count.game

    def laws(self, *topics: Topic) -> tuple[str, ...]:
        """The ids of the rules in the game's own page."""
        return laws(self.account.rules.game, *topics)

    def scene(self, *, dealer_only: bool = False) -> str:
        """Say who dealt and, unless ``dealer_only``, what was trumps."""
        dummies = self.account.dummies_of(self.record.ordinal)
        dealer = capital(self.voice.at(self.rubber, self.record.dealer, dummies))
        if self.facts is None or dealer_only:
            return tr("{dealer} dealt.", dealer=dealer)
        if self.facts.trump is None:
            return tr("{dealer} dealt; there were no trumps.", dealer=dealer)
        return tr("{dealer} dealt; {suit:suits} were trumps.", dealer=dealer, suit=self.facts.trump)

    @property
    def beyond(self) -> int:
        """How many points of the line's side lie beyond the game that they won, and are not carried."""
        final = dict(self.record.result.after)[self.line.side]
        return max(0, self.after[self.line.side] - final) if self.record.result.winner == self.line.side else 0

    def scores(self) -> tuple[tuple[str, str], ...]:
        """The score of the line's side before and after, with the points that are not carried."""
        side, line = self.line.side, self.line
        first = self.before == dict(self.record.result.before)
        rows = [
            (
                self.voice.score(self.rubber, side, tr("before the deal") if first else tr("so far")),
                plain(self.before[side]),
            ),
            (tr("Counted"), signed(line.points)),
        ]
        now = self.after[side]
        if self.beyond:
            rows.append((tr("Not carried beyond game"), signed(-self.beyond)))
            now -= self.beyond
        rows.append((self.voice.score(self.rubber, side, tr("then")), plain(now)))
        return tuple(rows)
