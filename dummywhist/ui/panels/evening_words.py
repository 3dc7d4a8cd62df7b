"""What is said of an evening? Where the tricks came from, what was lost, and by which cards."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from dummywhist.engine.cards.card import Card
from dummywhist.engine.statistics.evening import Dear
from dummywhist.engine.statistics.figures import Deal, Luck, Rate, by_role, luck, rate, with_split
from dummywhist.engine.statistics.roles import group_of
from dummywhist.engine.statistics.store import Row
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.plot import PlotTold, Reading
from dummywhist.ui.panels.plots import Range, Step
from dummywhist.ui.panels.statistics_words import PART_WORDS, ROLE_WORDS, band_words, game_words, kinds_told
from dummywhist.ui.tongues import grammar, mark, tr
from dummywhist.ui.words.mistake_told import day_words
from dummywhist.ui.words.terms import card_words, signed

OWN = mark("Your own losses")
PLACES = 2


class DearTold(NamedTuple):
    """A dear card: where it was played, what it was, as what one played, what it cost; its record, deal, card."""

    where: str
    card: str
    role: str
    lost: str
    record: str
    number: int
    moment: int


class EveningTold(NamedTuple):
    """All that the report says; ``heads`` and ``rows`` are those of its table, a row a deal."""

    title: str
    head: str
    steps: tuple[PlotTold, tuple[Step, ...]]
    sentence: str
    dear: tuple[DearTold, ...]
    rate: str
    about: str
    roles: tuple[tuple[str, str], ...]
    kinds: tuple[PlotTold, tuple[Range, ...]]
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def text(self) -> str:
        """Return the report as plain text."""
        lines = [self.title, self.head, "", *(f"{name}\t{figure}" for name, figure, *_ in self.steps[1]), self.sentence]
        lines += ["", *("\t".join(one[:4]) for one in self.dear), "", f"{self.rate} {self.about}"]
        lines += [f"{role}\t{words}" for role, words in self.roles]
        lines += ["", "\t".join(self.heads), *("\t".join(row) for row in self.rows)]
        return "\n".join(lines)


def evening_told(
    rows: Sequence[Row], deals: Sequence[Deal], dear: Sequence[Dear], kinds: Sequence[tuple[str, Rate]], today: date
) -> EveningTold:
    """Return what is said of the ``rows`` of an evening, of which ``deals`` are judged; ``kinds``: losses by kind."""
    day = date.fromisoformat(rows[-1].started[:10])
    split = with_split(deals)
    whole, lost = luck(split), rate(deals)
    about = tr("tricks a deal{band}; {hundred} in a hundred choices", band=band_words(lost),
               hundred=grammar().figure(lost.of_hundred, 1))  # fmt: skip
    return EveningTold(
        tr("This evening") if day == today else tr("The evening of {day}", day=day_words(day)), _head(rows, deals),
        _steps(split, whole), _sentence(split, whole), tuple(map(_dear, dear)),
        grammar().figure(lost.mean, PLACES) if deals else "–", about if deals else tr("No card is judged yet."),
        tuple((tr("{role}, {n:number} {n:deal|deals}", role=tr(ROLE_WORDS[role]), n=one.deals), _lost(one))
              for role, one in by_role(deals)),
        kinds_told(kinds, points=False),
        (tr("Deal"), tr("Role"), tr("Took"), *map(tr, PART_WORDS), tr("Sum")), tuple(map(_row, deals)),
    )  # fmt: skip


def _head(rows: Sequence[Row], deals: Sequence[Deal]) -> str:
    games = ", ".join(dict.fromkeys(game_words(row.game) for row in rows))
    told = tr("{games}, {n:number} {n:deal|deals}", games=games, n=len(rows))
    if len(deals) == len(rows):
        return tr("{told}, all of them judged", told=told)
    return tr("{told}, {done} of {all} judged", told=told, done=len(deals), all=len(rows))


def _sums(split: Sequence[Deal]) -> tuple[float, int]:
    """Return what an average table takes, and what was taken."""
    return sum(deal.average or 0.0 for deal in split), sum(deal.row.took for deal in split)


def _steps(split: Sequence[Deal], whole: Luck) -> tuple[PlotTold, tuple[Step, ...]]:
    average, took = _sums(split)
    names = [tr(name) for name in PART_WORDS]
    names[1] = tr(OWN)
    steps, at = [Step(tr("Average"), grammar().figure(average, 1), average, average, "mark")], average
    kinds = ("luck", "loss", "loss", "gift", "luck")
    for name, part, kind in zip(names, whole.parts, kinds, strict=True):
        steps.append(Step(name, signed(part, PLACES), at, at + part, kind))
        at += part
    steps.append(Step(tr("Tricks you took"), grammar().figure(took, 0), at, at, "mark"))
    readings = tuple(Reading(f"{one.name}: {one.figure}", (one.name, one.figure)) for one in steps)
    title = tr("Luck and skill")
    caption = tr("{title}: {took} tricks, an average table takes {average}.", title=title,
                 took=grammar().figure(took, 0), average=grammar().figure(average, 1))  # fmt: skip
    nothing = "" if split else tr("No deal of this evening has a split yet.")
    told = PlotTold(title, "", caption, (tr("Part"), tr("Tricks")), readings if split else (), nothing)
    return told, tuple(steps) if split else ()


def _sentence(split: Sequence[Deal], whole: Luck) -> str:
    if not split:
        return ""
    average, took = _sums(split)
    parts = " ".join(f"{'−' if one < 0 else '+'} {grammar().figure(abs(one), PLACES)}" for one in whole.parts)
    total = f"{grammar().figure(average, 1)} {parts} = {grammar().figure(took, 0)}"
    return tr("{sum}. Losses and gifts are counted on what each seat could know; “lie of the cards” is the rest, so "
              "that the sum is exact.", sum=total)  # fmt: skip


def _dear(one: Dear) -> DearTold:
    row = one.deal.row
    return DearTold(
        tr("Deal {number}, trick {trick}", number=row.number + 1, trick=one.trick), card_words(Card(one.card.card)),
        tr(ROLE_WORDS[group_of(row.role)]), signed(-one.card.k, PLACES), row.record, row.number, one.moment,
    )  # fmt: skip


def _lost(one: Rate) -> str:
    return tr(
        "{lost} ({mean} a deal)", lost=grammar().figure(one.lost, PLACES), mean=grammar().figure(one.mean, PLACES)
    )


def _row(deal: Deal) -> tuple[str, ...]:
    row, part, fortune = deal.row, deal.part, deal.luck
    cells = (str(row.number + 1), tr(ROLE_WORDS[group_of(row.role)]), str(row.took))
    if fortune is None or part.own is None or part.partner is None or part.gifts is None or part.lay is None:
        return (*cells, *[""] * (len(PART_WORDS) + 1))
    parts = (fortune, part.own, part.partner, part.gifts, part.lay)
    return (*cells, *(signed(one, PLACES) for one in (*parts, sum(parts))))
