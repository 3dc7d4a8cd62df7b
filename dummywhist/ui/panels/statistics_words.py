"""What do the statistics say? Captions, rows and tips for every plot, from the figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale

from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.statistics.figures import (
    FEW,
    MUTE,
    OTHER,
    Deal,
    Luck,
    Mean,
    Point,
    Rate,
    against_computer,
    by_difference,
    lay_beyond_chance,
    loss_of,
    luck,
    marks_for,
    points_of,
    rate,
    slope,
    spans,
    with_split,
)
from dummywhist.engine.statistics.roles import AGAINST, ALONE, DEAD_HANDS, FOUR_HANDS, WITH_DUMMY
from dummywhist.engine.statistics.store import Row, Unread
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.plot import PlotTold, Reading
from dummywhist.ui.panels.plots import Count, Level, Range, Stack, Stage
from dummywhist.ui.tongues import grammar, mark, rule_text, say, tr
from dummywhist.ui.words.levels import kind_words
from dummywhist.ui.words.mistake_told import day_words
from dummywhist.ui.words.terms import signed

ROLE_WORDS: Final[Mapping[str, str]] = {
    WITH_DUMMY: mark("With dummy"), AGAINST: mark("Against dummy"), FOUR_HANDS: mark("Four hands"),
    DEAD_HANDS: mark("Dead hands"), ALONE: mark("Each alone"), OTHER: mark("Other tables"),
}  # fmt: skip
KIND_WORDS: Final[Mapping[str, str]] = {
    "opening_lead": mark("Opening leads"), "trump_lead": mark("Leads of trumps"), "lead": mark("Other leads"),
    "second_hand": mark("Second hand"), "third_hand": mark("Third hand"), "last_hand": mark("Last hand"),
    "trumping": mark("Trumping"), "discard": mark("Discards"), "call": mark("Calls"),
    "exchange": mark("Exchanges"), "choice_of_dummy": mark("Choice of dummy"),
}  # fmt: skip
LEVEL_WORDS: Final[Mapping[str, str]] = {
    "person": mark("people"), "beginner": mark("gentle"), "steady": mark("steady"), "strong": mark("strong"),
    "master": mark("master"), "random": mark("any cards"),
}  # fmt: skip
PART_WORDS: Final = (
    mark("Luck of the deal"), mark("Your losses"), mark("Partner’s losses"), mark("Gifts"), mark("Lie of the cards"),
)  # fmt: skip


POINT_WORDS: Final = (PART_WORDS[0], mark("Your calls"), *PART_WORDS[1:])
"""In points, where calls are counted too."""


class Figures(NamedTuple):
    """What is shown: each plot with what it says, and the sentence on improvement, "" for none."""

    computer: tuple[PlotTold, tuple[Range, ...]]
    course: tuple[PlotTold, tuple[Stage, ...], tuple[Level, ...]]
    parts: tuple[PlotTold, tuple[Stack, ...]]
    counts: tuple[PlotTold, tuple[Count, ...]]
    kinds: tuple[PlotTold, tuple[Range, ...]]
    better: str


def figures_of(deals: Sequence[Deal], kinds: Sequence[tuple[str, Rate]], *, points: bool) -> Figures:
    """Return the words of every plot over ``deals``; ``kinds``: what is lost by kind of card."""
    return Figures(
        _computer(deals), _course(deals, points=points), _parts(deals, points=points), _counts(deals),
        kinds_told(kinds, points=points), _better(deals, points=points),
    )  # fmt: skip


def head_words(rows: Sequence[Row], deals: Sequence[Deal]) -> str:
    """Return how many deals there are, since when, and how many are counted."""
    if not rows:
        return ""
    days = sorted(row.started[:10] for row in rows)
    told = tr("{n:number^} {n:deal|deals} since {day}", n=len(rows), day=day_words(date.fromisoformat(days[0])))
    if len(deals) == len(rows):
        return tr("{told}, all of them judged", told=told)
    return tr("{told}, {done} of {all} judged", told=told, done=len(deals), all=len(rows))


def unread_words(unread: Sequence[Unread]) -> str:
    """Return which records could not be read, the first with its line and why; "" for none."""
    if not unread:
        return ""
    first = unread[0]
    named = tr("{name}, line {line}", name=first.name, line=first.line) if first.line else first.name
    words = tr("{n:words^} {n:record|records} could not be read: {name}.", n=len(unread), name=named)
    return f"{words} {say(first.why)}"


def level_words(kind: str) -> str:
    """Return what a level is called beside others."""
    return tr(LEVEL_WORDS[kind]) if kind in LEVEL_WORDS else kind_words(kind)


def company_words(company: Sequence[str]) -> str:
    """Return who else sat at the table, by level."""
    return ", ".join(map(level_words, company))


def game_words(game: str) -> str:
    """Return the name of a game."""
    return rule_text(game_of(game).name)


# ---- plot by plot ----


def _unit(*, points: bool) -> str:
    return tr("points") if points else tr("tricks")


def _nothing(deals: Sequence[Deal]) -> str:
    return "" if deals else tr("No card of these deals is judged yet. The review of a deal judges it (F9).")


def _computer(deals: Sequence[Deal]) -> tuple[PlotTold, tuple[Range, ...]]:
    found = against_computer(deals)
    rows, readings = [], []
    for role, company, one in found:
        name = tr(ROLE_WORDS[role])
        if company:
            name = f"{name}, {company_words(company)}"
        many = tr("{n:number^} {n:deal|deals}", n=one.deals)
        rows.append(Range(name, many, one.mean, one.low, one.high))
        words = tr("{name}: {mean} tricks a deal{band}, {many}", name=name, mean=signed(one.mean, 2),
                   band=band_words(one), many=many)  # fmt: skip
        readings.append(Reading(words, (name, str(one.deals), *_cells(one))))
    heads = (tr("Role"), tr("Deals"), tr("Mean"), tr("From"), tr("To"))
    title = tr("Tricks against the computer in your seat")
    nothing = _nothing(deals) or tr(
        "In none of these deals was it counted what a master takes in your seat. Compare in the review counts it (F9)."
    )
    return PlotTold(title, tr("bar: 95 in 100"), title, heads, tuple(readings), nothing), tuple(rows)


def _course(deals: Sequence[Deal], *, points: bool) -> tuple[PlotTold, tuple[Stage, ...], tuple[Level, ...]]:
    loss, unit = (points_of if points else loss_of), _unit(points=points)
    stages, readings = [], []
    found = spans(deals)
    marks = () if points else tuple((level_words(level), one) for level, one in marks_for(deals))
    for point in found:
        one, label = rate(point.deals, loss), span_words(point)
        stages.append(Stage(label, one.mean, one.low, one.high))
        words = tr("{label}: {mean} {unit} a deal{band}, {n:number^} {n:deal|deals}", label=label,
                   mean=grammar().figure(one.mean, 2), unit=unit, band=band_words(one), n=one.deals)  # fmt: skip
        readings.append(Reading(words, (label, str(one.deals), *_cells(one))))
    whole = rate(deals, loss)
    note = tr("{mean} in all{band}", mean=grammar().figure(whole.mean, 2), band=band_words(whole)) if deals else ""
    title = tr("Error rate, {unit} lost a deal", unit=unit)
    caption = title
    if len(stages) > 1:
        caption = tr("{title}, from {first} in {begin} to {last} in {end}.", title=title,
                     first=grammar().figure(stages[0].mean, 2), begin=stages[0].label,
                     last=grammar().figure(stages[-1].mean, 2), end=stages[-1].label)  # fmt: skip
    if marks:
        told = ", ".join(f"{name} {grammar().figure(one.mean, 2)}{band_words(one)}" for name, one in marks)
        caption = tr("{caption} Levels: {levels}.", caption=caption if stages[1:] else f"{caption}.", levels=told)
    nothing = _nothing(deals) or tr("Too few to compare: a point takes {n:words} deals.", n=FEW)
    heads = (tr("When"), tr("Deals"), tr("Mean"), tr("From"), tr("To"))
    levels = tuple(Level(name, one.mean) for name, one in marks)
    return PlotTold(title, note, caption, heads, tuple(readings), nothing), tuple(stages), levels


def part_words(*, points: bool) -> tuple[str, ...]:
    """Return the names of the parts in their order."""
    return POINT_WORDS if points else PART_WORDS


def _shown(told: Luck, *, points: bool) -> tuple[float, ...]:
    return told.in_points if points else told.parts


def _parts(deals: Sequence[Deal], *, points: bool) -> tuple[PlotTold, tuple[Stack, ...]]:
    stacks, readings, split = [], [], with_split(deals, points=points)
    names, unit = part_words(points=points), _unit(points=points)
    for point in spans(split):
        told, label = luck(point.deals, points=points), span_words(point)
        means = tuple(one / told.deals for one in _shown(told, points=points))
        stacks.append(Stack(label, means))
        said = ", ".join(f"{tr(name)} {signed(mean, 2)}" for name, mean in zip(names, means, strict=True))
        words = tr("{label}: {sum} {unit} a deal. {parts}", label=label, sum=signed(sum(means), 2), unit=unit,
                   parts=said)  # fmt: skip
        cells = (label, str(told.deals), *(grammar().figure(mean, 3) for mean in (*means, sum(means))))
        readings.append(Reading(words, cells))
    heads = (tr("When"), tr("Deals"), *map(tr, names), tr("Sum"))
    title = tr("Luck and skill, {unit} a deal against the average", unit=unit)
    nothing = _nothing(deals)
    if not nothing:
        nothing = tr("Too few to compare: a point takes {n:words} deals.", n=FEW)
        if not split and points:
            nothing = tr("Of these deals the average in points is not known.")
        elif not split:
            nothing = tr("Where somebody decides before the first card, luck is told in points.")
    told = luck(split, points=points)
    caption = title
    beyond = None if points else lay_beyond_chance(split)
    note = tr("ring: the sum")
    if beyond is not None:
        note = tr("lie of the cards {lay}: more than chance explains", lay=signed(beyond, 2))
    if told.deals:
        caption = tr("{title}. In all {parts}.", title=title, parts=luck_words(told, points=points))
    if beyond is not None:
        caption = f"{caption} {note}"
    return PlotTold(title, note, caption, heads, tuple(readings), nothing), tuple(stacks)


def luck_words(told: Luck, *, points: bool) -> str:
    """Return the parts in a line, each a deal, and their sum."""
    shown = zip(part_words(points=points), _shown(told, points=points), strict=True)
    parts = [f"{tr(name)} {signed(one / told.deals, 2)}" for name, one in shown]
    return ", ".join([*parts, f"{tr('Sum')} {signed(told.sum / told.deals, 2)}"])


def _counts(deals: Sequence[Deal]) -> tuple[PlotTold, tuple[Count, ...]]:
    found = by_difference(deals)
    counts, readings = [], []
    for more, many in found.items():
        label = signed(more, 0)
        counts.append(Count(label, more == 0, many))
        words = tr("{label} tricks: {n:number} {n:deal|deals}", label=label, n=many)
        readings.append(Reading(words, (label, str(many))))
    title, note = tr("Tricks against what the deal held"), ""
    if found:
        mean = sum(more * many for more, many in found.items()) / sum(found.values())
        note = tr("mean {mean}", mean=signed(mean, 2))
    nothing = _nothing(deals) or tr("Where somebody decides before the first card, this is not told.")
    heads = (tr("Difference"), tr("Deals"))
    return PlotTold(title, note, f"{title}, {note}" if note else title, heads, tuple(readings), nothing), tuple(counts)


def kinds_told(kinds: Sequence[tuple[str, Rate]], *, points: bool) -> tuple[PlotTold, tuple[Range, ...]]:
    """Return what is said of the losses by kind of card."""
    rows, readings, unit = [], [], _unit(points=points)
    for kind, one in kinds:
        name, mute = tr(KIND_WORDS[kind]), one.choices < MUTE
        rows.append(Range(name, "", one.mean, one.low, one.high, mute))
        words = tr("{name}: {mean} {unit} a deal{band}; {hundred} in a hundred of {n:number} {n:choice|choices}",
                   name=name, mean=grammar().figure(one.mean, 2), unit=unit, band=band_words(one),
                   hundred=grammar().figure(one.of_hundred, 1), n=one.choices)  # fmt: skip
        readings.append(Reading(words, (name, str(one.choices), *_cells(one))))
    title = tr("Lost by kind of card, {unit} a deal", unit=unit)
    heads = (tr("Cards"), tr("Choices"), tr("Mean"), tr("From"), tr("To"))
    nothing = tr("No card of these deals is judged yet. The review of a deal judges it (F9).")
    note = tr("grey: too few to say")
    return PlotTold(title, note, title, heads, tuple(readings), nothing), tuple(rows)


def _better(deals: Sequence[Deal], *, points: bool) -> str:
    found = slope(deals, points_of if points else loss_of)
    if found is None:
        return ""
    less, low, high = (grammar().figure(one, 2) for one in found)
    return tr("{less} {unit} a deal fewer every 100 deals ({low} to {high}).", less=less, unit=_unit(points=points),
              low=low, high=high)  # fmt: skip


def span_words(point: Point) -> str:
    """Return what a span is called."""
    if point.unit == "run":
        return tr("Deals {first} to {last}", first=point.at + 1, last=point.at + len(point.deals))
    day = QDate(point.first.year, point.first.month, point.first.day)
    if point.unit == "month":
        return QLocale().toString(day, "MMM yy")
    return QLocale().toString(day.addDays(1 - day.dayOfWeek()), "d MMM")


def band_words(one: Mean | Rate) -> str:
    """Return how sure a mean is, to be added to it; of too few deals nothing is said."""
    if one.low is None or one.high is None:
        return ""
    return tr(" ({low} to {high})", low=grammar().figure(one.low, 2), high=grammar().figure(one.high, 2))


def _cells(one: Mean | Rate) -> tuple[str, str, str]:
    low, high = ("" if end is None else grammar().figure(end, 3) for end in (one.low, one.high))
    return grammar().figure(one.mean, 3), low, high
