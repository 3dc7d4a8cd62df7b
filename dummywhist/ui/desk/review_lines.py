"""Which lines of the deal under review are there, and which of them is on the table?"""

from __future__ import annotations

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player, Side, side_of
from dummywhist.engine.record.branches import Branch, Branches
from dummywhist.engine.seats.past import Past
from dummywhist.engine.seats.review import Review, Verdict
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.panels.lines_part import LineRow, LinesTold
from dummywhist.ui.panels.review_words import Words
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import capital, tr


class Line(NamedTuple):
    """A line that is kept, and the deal as it was played in it; it leaves the deal after ``moment`` cards."""

    branch: Branch
    past: Past
    moment: int
    card: Card | None


def _cards(past: Past) -> list[Card]:
    return [action.plays for _, action in past.log.entries if action.plays is not None]


def _made(past: Past, side: Side) -> int:
    result = past.end.result
    return 0 if result is None else dict(result.tricks).get(side, 0)


class ReviewLines:
    """The lines of the table in the window."""

    def __init__(self) -> None:
        self._branches: Branches | None = None
        self._found: dict[Branch, Line | None] = {}
        self._seen: tuple[Branch, Review] | None = None
        self._gone: Branch | None = None
        self.here: Line | None = None
        """The line on the table; None: as it was played."""

    def forget(self) -> None:
        """Another table is in the window, or a line was added."""
        self._branches, self._found, self._seen, self._gone, self.here = None, {}, None, None, None

    def _kept(self, sitting: Sitting) -> Branches:
        if self._branches is None:
            self._branches = Branches(sitting.operator.kept_at)
        return self._branches

    def of(self, sitting: Sitting, played: Past) -> tuple[Line, ...]:
        """Return the lines of the deal ``played``; one that is no line of it is left out."""
        for branch in self._kept(sitting).of(played.ordinal):
            if branch not in self._found:
                past = sitting.seat.line(branch)
                self._found[branch] = None if past is None else _line(branch, past, played)
        found = (self._found[branch] for branch in self._kept(sitting).of(played.ordinal))
        return tuple(line for line in found if line is not None)

    def review(self) -> Review | None:
        """Return the line on the table as far as it can be counted with all hands seen."""
        if self.here is None:
            return None
        if self._seen is None or self._seen[0] != self.here.branch:
            self._seen = self.here.branch, Review(self.here.past)
        return self._seen[1]

    def remove(self, sitting: Sitting, line: Line) -> str:
        """Take a line away; return why that could not be written, or ""."""
        self._gone = line.branch
        if self.here == line:
            self.here = None
        try:
            self._kept(sitting).remove(line.branch)
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def put_back(self, sitting: Sitting) -> str:
        """Put back the line that was taken away last; return why that could not be written, or ""."""
        gone, self._gone = self._gone, None
        try:
            if gone is not None:
                self._kept(sitting).add(gone)
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def told(self, sitting: Sitting, played: Past, review: Review, words: Words, player: Player) -> LinesTold:
        """Return what is told of all lines, with the tricks of the side of ``player``."""
        side, lines = side_of(played.end.layout, player), self.of(sitting, played)
        made = _made(played, side)
        rows = [
            LineRow(None, review.played, tr("As played"), None, "", made,
                    tr("As played: {n:number} {n:trick|tricks}.", n=made)),
            *(_row(key, line, _made(line.past, side), len(played.end.layout.chairs)) for key, line in enumerate(lines)),
        ]  # fmt: skip
        mistakes = tuple(
            review.moment(one.decision) for one in review.judged()
            if one.verdict is Verdict.MISTAKE and not one.worthless
        )  # fmt: skip
        here = None if self.here is None or self.here not in lines else lines.index(self.here)
        nothing = "" if lines else tr("What if plays on from the card in view; the line is kept here.")
        return LinesTold(tuple(rows), review.played, mistakes, here, nothing, self._gone is not None)


def _line(branch: Branch, past: Past, played: Past) -> Line:
    """Return where a line leaves the deal as it was ``played``, and by which card; of two claims one may be earlier."""
    ours, theirs = _cards(past), _cards(played)
    same = zip(ours, theirs, strict=False)
    moment = next((at for at, (one, other) in enumerate(same) if one != other), None)
    if moment is None:  # the same cards once more, from where it began
        begun = [action.plays for _, action in played.log.entries[: branch.at] if action.plays is not None]
        return Line(branch, past, len(begun), None)
    return Line(branch, past, moment, ours[moment])


def _row(key: int, line: Line, made: int, trick: int) -> LineRow:
    again = line.branch.kind == "again"
    what = tr("played again") if again else tr("what if", note="a line of a deal")
    if line.card is None:
        head, spoken = tr("The same"), tr("The same cards, {what}: {n:number} {n:trick|tricks}.", what=what, n=made)
        return LineRow(key, line.moment, head, None, what, made, spoken)
    number = line.moment // trick + 1
    spoken = tr("Trick {number}: {card:card}, {what}: {n:number} {n:trick|tricks}.", number=number, card=line.card,
                what=what, n=made)  # fmt: skip
    return LineRow(key, line.moment, f"{number}:", line.card, what, made, capital(spoken))
