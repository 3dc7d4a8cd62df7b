"""How does the deal under review compare with a master, with what could be known, and with all hands seen?"""

from __future__ import annotations

from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.record.branches import Branch
from dummywhist.engine.seats.past import Past
from dummywhist.engine.study.compare import as_played, entries_of, par
from dummywhist.engine.study.finding import Line as Found
from dummywhist.ui.desk.review_lines import Line
from dummywhist.ui.desk.reviewing import Reviewing
from dummywhist.ui.panels.compare_part import CompareRow, CompareTold
from dummywhist.ui.panels.review_words import Words
from dummywhist.ui.panels.wording import signed
from dummywhist.ui.seat.comparing import ComparedDeal, minds_of
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import capital, tr

PLAYED: Final = "played"
PAR: Final = "par"


class ReviewCompare:
    """The four lines of the deal under review, for the player that is chosen."""

    def __init__(self, review: Reviewing) -> None:
        self._review = review
        self._deal: ComparedDeal | None = None
        self._lines: dict[str, tuple[Found, Line | None]] = {}
        self._row = ""

    @property
    def _sitting(self) -> Sitting:
        assert self._review.desk.sitting is not None
        return self._review.desk.sitting

    @property
    def deal(self) -> ComparedDeal | None:
        """The comparison on its way, if there is one."""
        return self._deal

    def forget(self) -> None:
        """Another table takes the place of this one."""
        deal, self._deal = self._deal, None
        self._lines, self._row = {}, ""
        if deal is not None:
            deal.running = False  # its analyst is closed with its table
            deal.deleteLater()

    def stop(self) -> bool:
        """Ask nothing more; return whether something was asked."""
        return self._deal is not None and self._deal.stop()

    def go(self) -> None:
        """Stop, or go on."""
        deal = self._deal
        if deal is not None and not deal.stop():
            deal.go_on()

    def told(self, past: Past, words: Words, player: Player) -> CompareTold:
        """Return what is told of ``player``, and begin to find out the rest; nothing where no card was played."""
        log = past.log
        deal = self._deal
        if deal is None or deal.log != log or deal.player != player:
            self.stop()
            self.forget()
            if all(action.plays is None for _, action in log.entries):
                return CompareTold()
            computers = self._sitting.conductor.computers
            minds = minds_of(computers, past.end.layout.players)
            parent = self._review.desk.window
            self._deal = deal = ComparedDeal(past, player, minds, computers.analyst, parent)
            deal.changed.connect(self._review.refresh)
            self._keep(PAR, par(log, player))
            deal.go_on()
        for way, found in deal.found.items():
            if way not in self._lines:
                self._keep(way, found)
        voice, yours = words.voice, player == words.you
        name = voice.name(player)
        place = tr("A master in your place") if yours else tr("A master for {name}", name=name)
        heads = {"master": place, "known": tr("Best that could be known"), PAR: tr("All hands seen")}
        mine = as_played(log, player)
        first = _row(
            PLAYED, capital(tr("{name:whose} line", name=name)), tr("As played"), mine.tricks, mine.points
        )  # fmt: skip
        rows = [first, *(self._told_row(key, head) for key, head in heads.items())]
        counting = ""
        if deal.failed:
            counting = tr("No computer player could be asked.")
        elif not deal.over:
            counting = tr("Counting …") if deal.running else tr("Stopped. What was counted stays.")
        return CompareTold(tuple(rows), self._here(), counting, deal.running)

    def _here(self) -> str:
        line = self._review.line
        return next((key for key, (_, one) in self._lines.items() if one is not None and one == line), "")

    def _told_row(self, key: str, head: str) -> CompareRow:
        if key not in self._lines:
            return CompareRow(key, head, "…", None, "", "", tr("{head}: not counted yet.", head=head))
        found, line = self._lines[key]
        if line is None or line.card is None:
            return _row(key, head, tr("The same cards"), found.tricks, found.points)
        trick = line.moment // len(line.past.end.layout.chairs) + 1
        return _row(key, head, tr("Trick {number}:", number=trick), found.tricks, found.points, (trick, line.card))

    def _keep(self, key: str, found: Found) -> None:
        """Keep a line, as it is walked on the table; none to walk if it is as the deal was played."""
        deal = self._deal
        assert deal is not None
        at, entries, differs = entries_of(deal.log, found.cards)
        line = None
        if differs is not None:
            branch = Branch(deal.log.setup.ordinal, at, "what if", entries)
            past = self._sitting.seat.line(branch)
            line = None if past is None else Line(branch, past, differs, found.cards[differs])
        self._lines[key] = found, line

    def show(self, key: str) -> None:
        """Show a line on the table, from the card by which it differs."""
        line = self._lines[key][1] if key in self._lines else None
        self._review.show_line(line)
        told = self._review.panel
        row = None if told is None else next((row for row in told.compare.told.rows if row.key == key), None)
        if row is not None:
            self._review.desk.window.tell(row.spoken)
            self._review.desk.view.announce(row.spoken)


def _row(
    key: str, head: str, second: str, tricks: int, counted: int, differs: tuple[int, Card] | None = None
) -> CompareRow:
    points, card = signed(counted), None
    spoken = tr("{head}: {n:number} {n:trick|tricks}, points {points}.", head=head, n=tricks, points=points)
    if differs is not None:
        trick, card = differs
        spoken += " " + tr("It differs in trick {number}, by the {card:card}.", number=trick, card=card)
    return CompareRow(key, head, second, card, str(tricks), points, spoken)
