"""What does the explanation of one counted line look at? The line with its deal, its rubber and the words for them."""

from __future__ import annotations

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import Line, Scored
from dummywhist.engine.knowledge.scene import Scene
from dummywhist.engine.session.tally import DealRecord, Rubber
from dummywhist.engine.values import NamedTuple, dataclass
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.rows import Explanation, Sums
from dummywhist.ui.panels.wording import Voice, capital, plain, signed
from dummywhist.ui.tongues import Who, tr


class Counted(NamedTuple):
    """A line of the ledger: what counted, the figures by column of the score, and why."""

    what: str
    figures: tuple[tuple[Side, int], ...]
    why: Explanation


@dataclass(frozen=True, slots=True)
class Case:
    """One line of a count with everything its explanation looks at; ``facts`` is the scene, if it is known."""

    account: Account
    voice: Voice
    rubber: Rubber
    record: DealRecord
    line: Line
    facts: Scene | None

    @property
    def who(self) -> Who:
        """The side of the line inside a sentence."""
        return self.side(self.line.side)

    def side(self, side: Side) -> Who:
        """A side inside a sentence."""
        return self.voice.side(self.rubber, side)

    def heading(self) -> Who:
        """The side of the line at the beginning."""
        return Who(capital(self.who), self.who.person)

    @property
    def number(self) -> int:
        """The number of the deal in the session, from 1."""
        return self.record.ordinal + 1

    def scene(self, *, dealer_only: bool = False) -> str:
        """Say who dealt and, unless ``dealer_only``, what was trumps."""
        dummies = self.account.dummies_of(self.record.ordinal)
        dealer = capital(self.voice.at(self.rubber, self.record.dealer, dummies))
        if self.facts is None or dealer_only:
            return tr("{dealer} dealt.", dealer=dealer)
        if self.facts.trump is None:
            return tr("{dealer} dealt; there were no trumps.", dealer=dealer)
        return tr("{dealer} dealt; {suit:suits} were trumps.", dealer=dealer, suit=self.facts.trump)

    def scores(self, score: Scored) -> Sums:
        """The score of the line's side before and after, with the points that are not carried."""
        side = self.line.side
        when = tr("before the deal") if score.first else tr("so far")
        rows = [
            (self.voice.score(self.rubber, side, when), plain(score.before)),
            (tr("Counted"), signed(self.line.amount)),
        ]
        if score.beyond:
            rows.append((tr("Not carried beyond game"), signed(-score.beyond)))
        rows.append((self.voice.score(self.rubber, side, tr("then")), plain(score.after)))
        return tuple(rows)

    def explained(
        self, title: str, story: str, sums: Sums, rule: str, ids: tuple[str, ...] = (), trick: int | None = None
    ) -> Explanation:
        """Return the explanation of the line, by its own laws."""
        return Explanation(title, story, sums, rule, ids or self.line.laws, self.record.ordinal, trick)
