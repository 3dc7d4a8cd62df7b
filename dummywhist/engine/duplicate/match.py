"""What is a match? Its plan, who plays, the trays, and a journal of what was entered: a value."""

from dataclasses import replace

from dummywhist.engine.duplicate.forms import Plan, movement_of, ways_to_compare
from dummywhist.engine.duplicate.journal import Noted, Standing, fold
from dummywhist.engine.duplicate.movement import Entrant, Movement
from dummywhist.engine.duplicate.tray import Tray, dealt
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple, dataclass


class Told(NamedTuple):
    """Who is called how: an entrant or a team by number, and a name for each who makes him up, or that of the team."""

    number: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the first tray.

    ``compare``: how results are compared, one of `ways_to_compare`. ``revoke_limits``: whether DW-REV-4 and 5 hold, or
    the penalty of a revoke passes whole. ``names`` and ``teams`` are those that were told; ``trays`` have known cards.
    """

    plan: Plan
    compare: str
    revoke_limits: bool = True
    title: str = ""
    names: tuple[Told, ...] = ()
    teams: tuple[Told, ...] = ()
    trays: tuple[Tray, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as it has come; ``movement`` and ``standing`` follow from the two others."""

    setup: Setup
    journal: tuple[Noted, ...]
    movement: Movement
    standing: Standing

    def names_of(self, entrant: Entrant) -> tuple[str, ...]:
        """Return how those are called who make up ``entrant``; nothing where nobody has told it."""
        return self.standing.names.get(entrant) or _told(self.setup.names, entrant)

    def name_of(self, entrant: Entrant) -> str:
        """Return the names of ``entrant``, or else his label."""
        return " / ".join(self.names_of(entrant)) or self.movement.labels[entrant - 1]

    def team_name(self, team: int) -> str:
        """Return the name of team ``team``, or else its number."""
        return "".join(_told(self.setup.teams, team)) or str(team)

    def tray(self, number: int) -> Tray | None:
        """Return tray ``number`` as it is now; None if its cards are not known."""
        if number in self.standing.anew:
            deal = self.standing.anew[number]
            return None if deal is None else dealt(number, deal)
        return next((tray for tray in self.setup.trays if tray.number == number), None)


def begun(setup: Setup) -> Match:
    """Return a match of which nothing has been played.

    Raises:
        Unreadable: its form is unknown, or compared in another way.
        Contradiction: its form is not played so.
    """
    return with_journal(setup, ())


def with_journal(setup: Setup, journal: tuple[Noted, ...]) -> Match:
    """Return the match of ``setup`` in which ``journal`` was entered; see `begun`, and Unlawful for an entry."""
    movement = movement_of(setup.plan)
    ways = ways_to_compare(setup.plan)
    if setup.compare not in ways:
        raise Unreadable("unreadable.value", text=setup.compare, key="compare", values=", ".join(ways))
    return Match(setup, journal, movement, fold(setup.plan, movement, journal))


def entered(match: Match, noted: Noted) -> Match:
    """Return ``match`` with one entry more; Unlawful if it cannot be made."""
    journal = (*match.journal, noted)
    return replace(match, journal=journal, standing=fold(match.setup.plan, match.movement, journal))


def _told(told: tuple[Told, ...], number: int) -> tuple[str, ...]:
    return next((one.names for one in told if one.number == number), ())
