"""How is a ranking told? Bands with lines of words, for the room, for paper and for other programs alike."""

from dummywhist.engine.duplicate.averages import AverageRanking, Check, Winners
from dummywhist.engine.duplicate.forms import HEAD_TO_HEAD
from dummywhist.engine.duplicate.journal import missing
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.meetings import MatchRanking
from dummywhist.engine.duplicate.ranking import Ranking
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.club.wording import GROUPS, cut, decimal, line_name, name_of, place_words, signed, whole_or_decimal
from dummywhist.ui.tongues import tr


class RankLine(NamedTuple):
    """Who is placed where: place, number, name, and the figures of the ranking, the last of which decides."""

    place: str
    label: str
    name: str
    figures: tuple[str, ...]


class RankBand(NamedTuple):
    """Those who are ranked together, best first, with their average where there is one."""

    title: str
    note: str
    lines: tuple[RankLine, ...]


class Told(NamedTuple):
    """A ranking: what its figures are called, its bands, and sentences under it."""

    figures: tuple[str, ...]
    bands: tuple[RankBand, ...]
    notes: tuple[str, ...]


def told(match: Match, ranked: Ranking, most: int | None = None) -> Told:
    """Return ``ranked`` in words. ``most``: the letters of a name."""
    return _of_matches(match, ranked, most) if isinstance(ranked, MatchRanking) else _of_averages(match, ranked, most)


def _place(place: int, shared: bool) -> str:
    return f"{place}=" if shared else str(place)


def _of_averages(match: Match, ranked: AverageRanking, most: int | None) -> Told:
    by_lost = match.setup.plan.unit == "persons"
    bands = []
    for line in ranked.lines:
        lines = tuple(
            RankLine(
                _place(rank.place, rank.shared),
                match.movement.labels[rank.entrant - 1],
                name_of(match, rank.entrant, most),
                (
                    whole_or_decimal(rank.tricks),
                    *((whole_or_decimal(rank.lost),) if by_lost else ()),
                    signed(rank.plus),
                ),
            )
            for rank in line.ranks
        )
        note = "" if line.average is None else tr("average {number}", number=decimal(line.average))
        bands.append(RankBand(line_name(line.name), note, lines))
    figures = (tr("Tricks"), *((tr("Lost"),) if by_lost else ()), "±")
    notes = [sentence for check in ranked.checks for sentence in _check(check)]
    lacking = missing(match.setup.plan, match.movement, match.standing, match.movement.rounds)
    if len(ranked.lines) > 1 and not lacking:
        notes += (_winners(match, winners, most) for winners in ranked.winners)
    return Told(figures, tuple(bands), tuple(notes))


def _winners(match: Match, winners: Winners, most: int | None) -> str:
    """Return who has the greatest plus of a group of lines, where one winner is wanted (DW-SC-5, DW-SC-8)."""
    who = "; ".join(name_of(match, entrant, most) for entrant in winners.entrants)
    return tr("Most above the average, {group}: {who}.", group=tr(GROUPS[winners.group]), who=who)


def _check(check: Check) -> tuple[str, ...]:
    """Return Foster's check in words (DW-SC-5), and where revokes part the figures (DW-REV-5)."""
    sentence = tr(
        "The two averages make {total}: {trays:number} {trays:tray|trays} of thirteen tricks.",
        total=whole_or_decimal(check.total), trays=check.trays,
    )  # fmt: skip
    if not check.parted:
        return (sentence,)
    where = "; ".join(place_words(place) for place in check.parted)
    return sentence, tr("Then cut further for revokes: {where}.", where=where)


def _of_matches(match: Match, ranked: MatchRanking, most: int | None) -> Told:
    """Return a ranking by matches (DW-SC-3); where there is one match only, the tricks decide it (DW-SC-2)."""
    one = match.setup.compare == HEAD_TO_HEAD
    lines = tuple(
        RankLine(
            _place(rank.place, rank.shared),
            str(rank.number) if ranked.teams else match.movement.labels[rank.number - 1],
            cut(_team(match, rank.number), most) if ranked.teams else name_of(match, rank.number, most),
            (signed(rank.difference), *(() if one else (whole_or_decimal(rank.score),))),
        )
        for rank in ranked.ranks
    )
    band = RankBand(line_name("teams" if ranked.teams else "all"), "", lines)
    return Told((tr("Tricks"), *(() if one else (tr("Matches"),))), (band,), ())


def _team(match: Match, number: int) -> str:
    name = match.team_name(number)
    return tr("Team {number}", number=number) if name == str(number) else name
