"""What do pages about a match tell? Who sits out, which trays, every result of a tray, and what was entered for it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction

from dummywhist.engine.duplicate.journal import Back, Correction, Entry, Noted, Result
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.movement import Entrant, Movement, Sitting
from dummywhist.engine.duplicate.ranking import scores
from dummywhist.engine.duplicate.result import Place, Played
from dummywhist.engine.duplicate.scores import Figures
from dummywhist.engine.values import NamedTuple


class TravellerLine(NamedTuple):
    """A result of a tray: who held its North, East, South and West, and what the result counts.

    ``figures``: None where it counts for nobody; ``average``: that of North and South, None where there is none;
    ``anew``: the tray was dealt anew.
    """

    place: Place
    holders: tuple[Entrant, Entrant, Entrant, Entrant]
    played: Played
    figures: Figures | None
    average: Fraction | None
    anew: bool


class Step(NamedTuple):
    """An entry as it was made; ``stands``: it was not taken back."""

    noted: Noted
    stands: bool


def seated_at(movement: Movement) -> dict[tuple[int, int], Sitting]:
    """Return who sits where, by round and table."""
    return {(sitting.round, sitting.table): sitting for sitting in movement.sittings}


def sits_out(movement: Movement, sittings: Iterable[Sitting]) -> list[str]:
    """Return the labels of those who are at none of ``sittings``."""
    seated = {entrant for sitting in sittings for entrant in sitting.seats}
    return [label for entrant, label in enumerate(movement.labels, 1) if entrant not in seated]


def in_runs(numbers: Sequence[int]) -> str:
    """Spell numbers with runs of them as a first and a last: 1–4, 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def travellers(match: Match) -> Iterator[tuple[int, list[TravellerLine]]]:
    """Yield the trays that have results, each with all of them in the order of play."""
    at = seated_at(match.movement)
    made: dict[int, list[tuple[Place, Played]]] = {}
    for place, played in sorted(match.standing.results.items()):
        made.setdefault(place.tray, []).append((place, played))
    for tray, found in scores(match).items():
        yield (
            tray,
            [
                TravellerLine(
                    place,
                    at[place.round, place.table].holders(),
                    played,
                    found.figures.get(place),
                    found.average,
                    tray in match.standing.anew,
                )
                for place, played in made.get(tray, ())
            ],
        )


def steps(journal: Iterable[Noted]) -> list[Step]:
    """Return all of ``journal`` but what takes back, and whether each entry stands."""
    made: list[Step] = []
    standing: list[int] = []
    for noted in journal:
        if isinstance(noted.entry, Back):
            last = standing.pop()
            made[last] = made[last]._replace(stands=False)
        else:
            standing.append(len(made))
            made.append(Step(noted, stands=True))
    return made


def last_standing(journal: Sequence[Noted]) -> Iterator[Noted]:
    """Yield the entries that stand, the last first."""
    return (step.noted for step in last_steps(journal) if step.stands)


def last_steps(journal: Sequence[Noted]) -> Iterator[Step]:
    """Yield the same as `steps`, the last first, so that who wants a few need not look at all."""
    backs = 0
    for noted in reversed(journal):
        if isinstance(noted.entry, Back):
            backs += 1
        else:
            yield Step(noted, stands=not backs)
            backs = max(0, backs - 1)


def entries_of(journal: Iterable[Noted], places: Collection[Place]) -> dict[Place, list[Step]]:
    """Return what was entered for each of ``places``, the first entry first."""
    found: dict[Place, list[Step]] = {place: [] for place in places}
    for step in steps(journal):
        place = place_of(step.noted.entry)
        if place is not None and place in found:
            found[place].append(step)
    return found


def replaced(found: Sequence[Step]) -> Played | None:
    """Return the result that a correction took the place of, of those ``found`` for a place; None if none did."""
    made = [step.noted.entry for step in found if step.stands]
    if len(made) < 2 or not isinstance(made[-1], Correction):
        return None
    before = made[-2]
    return before.played if isinstance(before, Result | Correction) and before.played != made[-1].played else None


def place_of(entry: Entry) -> Place | None:
    """Return for which place a result is entered; None if ``entry`` enters none."""
    return entry.place if isinstance(entry, Result | Correction) else None
