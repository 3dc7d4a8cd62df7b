"""What is printed for a club? Ranking, travellers, movement cards, trump slips, the hands of the trays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Final

from dummywhist.engine.duplicate.forms import trays_at
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.movement import Entrant, Sitting
from dummywhist.engine.duplicate.moves import moves_after
from dummywhist.engine.duplicate.ranking import ranking, scores
from dummywhist.engine.duplicate.result import EW, NS, Place, Side
from dummywhist.engine.duplicate.told import entries_of, in_runs, travellers
from dummywhist.engine.duplicate.tray import dealer_of
from dummywhist.ui.club.ranking_page import corrections, struck_cells, traveller_cells
from dummywhist.ui.club.ranks import told
from dummywhist.ui.club.wording import (
    POINTS,
    decimal,
    labelled,
    labels_of,
    moves_words,
    shape,
    side_of,
    whole_or_decimal,
)
from dummywhist.ui.panels.paper import Paper, around, head_of, page_of, table_of
from dummywhist.ui.tongues import capital, mark, tr

LONGEST_NAME: Final = 24
NARROW_NAME: Final = 15
SHORT_NAME: Final = 9
"""Letters of the name of a person; where two have half the width of a card; where there are many lines of them too."""
FEW_ROUNDS: Final = 8
LONG: Final = 20
"""Lines of a card, from which on they stand in two halves."""
LARGE: Final = 1.5
"""Of hands, by which trays are built: they are read from where the cards lie."""
SLIPS: Final = (2, 4)
A6: Final = (2, 2)
HALVES: Final = (1, 2)
PAPERS: Final = {
    "ranking": mark("Ranking"),
    "travellers": mark("Travellers"),
    "scores": mark("Score sheets"),
    "movement": mark("Movement cards"),
    "slips": mark("Trump slips"),
    "hands": mark("Hands of the trays"),
}


def paper_of(match: Match, kind: str) -> Paper:
    """Return one of `PAPERS` of ``match``."""
    return MAKERS[kind](match)


def ranking_body(match: Match) -> str:
    """Return the ranking as HTML."""
    found = told(match, ranking(match), LONGEST_NAME)
    out = [head_of(match.setup.title or tr("Ranking"), f"{shape(match)}.")]
    for band in found.bands:
        out.append(f"<h2>{escape(band.title)}</h2>")
        if band.note:
            out.append(f"<p>{escape(capital(band.note))}</p>")
        heads = ("", tr("No."), tr("Name"), *found.figures)
        lines = [(line.place, line.label, line.name, *line.figures) for line in band.lines]
        out.append(table_of(heads, lines, wide=2))
    out += [f"<p>{escape(note)}</p>" for note in found.notes]
    return "".join(out)


def traveller_body(match: Match, tray: int) -> str:
    """Return the traveller of ``tray`` as HTML: each table that is to play it, with its result where there is one."""
    lines = {line.place: line for line in dict(travellers(match)).get(tray, [])}
    found = next(iter(lines.values()), None)
    entries = entries_of(match.journal, lines)
    rows: list[tuple[str, ...]] = []
    struck: dict[tuple[int, int], str] = {}
    for place, sitting in _plays(match, tray):
        line = lines.get(place)
        if line is not None:
            struck |= {(len(rows), at): words for at, words in struck_cells(entries[place]).items()}
            rows.append(traveller_cells(match, line))
        elif match.standing.plays(sitting):
            holders = sitting.holders()
            rows.append(
                (
                    str(place.round),
                    str(place.table),
                    labels_of(match, holders, NS),
                    labels_of(match, holders, EW),
                    "",
                    "",
                    "",
                )
            )
    heads = (tr("Round"), tr("Table"), tr("NS"), tr("EW"), tr("Tricks"), "", "±")
    average = ""
    if found is not None and found.average is not None:
        average = (
            f"<p>{escape(tr('Average: {ns} and {ew}.', ns=decimal(found.average), ew=decimal(13 - found.average)))}</p>"
        )
    said = [words for place in entries for words in corrections(match, place, entries[place])]
    corrected = "".join(f"<p>{escape(words)}</p>" for words in said)
    title = tr("Tray {tray}", tray=tray)
    deals = tr("{point} deals", point=tr(POINTS[dealer_of(tray)]))
    table = table_of(heads, rows, struck, wide=-1, figures=range(len(heads)))
    return f"<h2>{escape(title)}</h2><p>{escape(deals)}</p>{table}{average}{corrected}"


def _ranking(match: Match) -> Paper:
    return Paper(tr("Ranking"), ranking_body(match))


def _travellers(match: Match) -> Paper:
    trays = range(1, match.movement.sets * match.setup.plan.trays + 1)
    return Paper(tr("Travellers"), "", tuple(traveller_body(match, tray) for tray in trays), A6)


def _scores(match: Match) -> Paper:
    """A card for each entrant: against whom each tray is played, and the tricks, where they are known already."""
    found = scores(match)
    cards = []
    for entrant in range(1, len(match.movement.labels) + 1):
        rows = []
        for sitting in match.movement.sittings:
            side = _side(sitting, entrant)
            if side is None or not match.standing.plays(sitting):
                continue
            against = labels_of(match, sitting.holders(), EW if side == NS else NS)
            for tray in trays_at(match.setup.plan, sitting):
                figures = found[tray].figures.get(Place(sitting.round, sitting.table, tray)) if tray in found else None
                own = "" if figures is None else whole_or_decimal(figures.of(side))
                rows.append((str(sitting.round), str(sitting.table), str(tray), against, own))
        heads = (tr("Round"), tr("Table"), tr("Tray"), tr("Against"), tr("Tricks"))
        title = escape(labelled(match, entrant, LONGEST_NAME))
        cards.append(f"<h2>{title}</h2>{_side_by_side(heads, rows)}")
    return Paper(tr("Score sheets"), "", tuple(cards), A6)


def _side(sitting: Sitting, entrant: Entrant) -> Side | None:
    """Return whose hands of its trays ``entrant`` holds at ``sitting``; None if he is not there or is only lent."""
    if entrant not in sitting.seats or entrant in sitting.lent:
        return None
    north, _, south, _ = sitting.holders()
    return NS if entrant in (north, south) else EW


def _movement(match: Match) -> Paper:
    """A card for each table, and one for each entrant who moves (DW-MOV-2, -11, DW-HOW-1)."""
    moves = match.movement
    most = NARROW_NAME if moves.rounds <= FEW_ROUNDS else SHORT_NAME
    cards = []
    for table in range(1, moves.tables + 1):
        heads = (tr("Round"), tr("North and South"), tr("East and West"), tr("Trays"))
        rows = []
        for sitting in moves.sittings:
            if sitting.table == table:
                north, east, south, west = sitting.seats
                sides = (side_of(match, north, south, most), side_of(match, east, west, most))
                rows.append((str(sitting.round), *sides, in_runs(trays_at(match.setup.plan, sitting))))
        cards.append(_card(match, tr("Table {table}", table=table), heads, rows, figures=1))
    for entrant in range(1, len(moves.labels) + 1):
        places = [(sitting, seat) for sitting in moves.sittings if (seat := _seat(sitting, entrant)) is not None]
        if len({sitting.table for sitting, _ in places}) > 1:
            heads = (tr("Round"), tr("Table"), tr("Seat"), tr("Trays"))
            rows = [
                (str(sitting.round), str(sitting.table), seat, in_runs(trays_at(match.setup.plan, sitting)))
                for sitting, seat in places
            ]
            cards.append(_card(match, labelled(match, entrant, LONGEST_NAME), heads, rows, figures=2))
    return Paper(tr("Movement cards"), "", tuple(cards), A6)


def _card(match: Match, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], *, figures: int) -> str:
    """A card with a table, whose first columns are ``figures``."""
    said = []
    for number in range(1, match.movement.rounds):
        moves = moves_after(match.movement, number)
        if moves is not None and moves.skip:
            said.append(tr("After round {round}: {what}", round=number, what=moves_words(match, moves)))
    notes = "".join(f"<p><b>{escape(words)}</b></p>" for words in said)
    return f"<h2>{escape(title)}</h2>{table_of(heads, rows, wide=-1, figures=range(figures))}{notes}"


def _seat(sitting: Sitting, entrant: Entrant) -> str | None:
    """Return at which places of the compass ``entrant`` sits; None if at none."""
    points = [tr(POINTS[point]) for point, seated in enumerate(sitting.seats) if seated == entrant]
    if not points:
        return None
    return tr("{one} and {other}", one=points[0], other=points[1]) if len(points) == 2 else points[0]


def _slips(match: Match) -> Paper:
    """A slip for each tray: its number and its trump card, to be turned down and put in the tray (DW-TR-1).

    It is folded along its middle: how to use it stands above, the trump card below.
    """
    cards = []
    for number in range(1, match.movement.sets * match.setup.plan.trays + 1):
        tray = match.tray(number)
        title = tr("Tray {tray}", tray=number)
        deals = tr("{point} deals", point=tr(POINTS[dealer_of(number)]))
        trump = "______________" if tray is None else tr("{card:card}", card=tray.turned)
        use = tr("Shown to an adversary, turned down, and put in the tray.")
        cards.append(f"<h1>{escape(title)}</h1><p>{escape(deals)}. {escape(use)}</p>")
        cards.append(f"<h1>{escape(title)}</h1><h2>{escape(tr('Trump card: {card}', card=trump))}</h2>")
    return Paper(tr("Trump slips"), "", tuple(cards), SLIPS, folded=True)


def _hands(match: Match) -> Paper:
    """The hands, to build the trays by: half a page each. Nothing where no cards are known."""
    cards = []
    for number in range(1, match.movement.sets * match.setup.plan.trays + 1):
        tray = match.tray(number)
        if tray is None:
            continue
        north, east, south, west = zip(map(tr, POINTS), tray.hands, strict=True)
        head = f"<h1>{escape(tr('Tray {tray}', tray=number))}</h1>"
        story = tr("{point} deals. Trump card: the {card:card}.", point=tr(POINTS[tray.dealer]), card=tray.turned)
        cards.append(f"{head}<p>{escape(story)}</p>{around((west, north, east, south))}")
    return Paper(tr("Hands of the trays"), "", tuple(cards), HALVES, LARGE)


MAKERS: Final[Mapping[str, Callable[[Match], Paper]]] = MappingProxyType(
    {
        "ranking": _ranking,
        "travellers": _travellers,
        "scores": _scores,
        "movement": _movement,
        "slips": _slips,
        "hands": _hands,
    }
)


def web_page(match: Match) -> str:
    """Return ranking and travellers as a page for a browser, whole in itself and without a script."""
    trays = range(1, match.movement.sets * match.setup.plan.trays + 1)
    body = ranking_body(match) + "".join(traveller_body(match, tray) for tray in trays)
    return page_of(match.setup.title or tr("Club match"), body)


# ---- parts ----


def _plays(match: Match, tray: int) -> Iterable[tuple[Place, Sitting]]:
    for sitting in sorted(match.movement.sittings, key=lambda one: (one.round, one.table)):
        if tray in trays_at(match.setup.plan, sitting):
            yield Place(sitting.round, sitting.table, tray), sitting


def _side_by_side(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of figures, in two halves side by side where it would be too long for a card."""
    columns = range(len(heads))
    if len(rows) <= LONG:
        return table_of(heads, rows, wide=-1, figures=columns)
    half = -(-len(rows) // 2)
    halves = (table_of(heads, part, wide=-1, figures=columns) for part in (rows[:half], rows[half:]))
    cells = "".join(f'<td width="50%">{one}</td>' for one in halves)
    return f'<table width="100%" cellspacing="0" cellpadding="4"><tr>{cells}</tr></table>'
