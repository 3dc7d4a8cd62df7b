"""Who sits down at which game? The answers of the new-table sheet, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.game import Game
from dummywhist.ui.panels.rules_state import Base, bases, with_value
from dummywhist.ui.preferences_values import LONGEST_NAME, is_name

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {"person": "Person here", "beginner": "Computer, gentle", "steady": "Computer, steady"}
)
STORIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "english-dummy": "Three players. One has the exposed hand as partner; after three rubbers each has had it "
        "once.",
    }
)
"""A longer line about a game, where there is one."""

Person = tuple[str, str]
"""A name, and who plays: "person" or a level of the computer."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """What was chosen: ``people`` in the order of the seats; ``first`` who takes dummy first, None for the cut.

    ``changes`` are the wanted rules as differences from the game's defaults.
    """

    game: str
    people: tuple[Person, ...]
    first: int | None
    changes: Mapping[str, Setting]

    @property
    def order(self) -> tuple[int, ...]:
        """The agreed order of the entrants (from 1), the others after the first as they sit; empty for the cut."""
        if self.first is None:
            return ()
        count = len(self.people)
        return tuple((self.first + step) % count + 1 for step in range(count))


def story(game: Game) -> str:
    """Return the line about a game."""
    return STORIES.get(game.key, game.summary)


def persons(people: Sequence[Person]) -> tuple[int, ...]:
    """Return the seats that people here take."""
    return tuple(seat for seat, (_, kind) in enumerate(people) if kind == "person")


def refused(people: Sequence[Person]) -> tuple[str, int]:
    """Say why these people cannot sit down, and at which seat that is; an empty sentence if they can."""
    seen: dict[str, int] = {}
    for seat, (name, _) in enumerate(people):
        if not is_name(name):
            return f"Everybody needs a name of at most {LONGEST_NAME} letters.", seat
        if name.strip().casefold() in seen:
            return f"Two players are called {name.strip()}.", seat
        seen[name.strip().casefold()] = seat
    here = persons(people)
    if len(here) > 1 and "you" in seen and seen["you"] in here:
        return "With several people at the table everybody needs a name of his own.", seen["you"]
    return "", -1


def first_options(people: Sequence[Person]) -> tuple[tuple[int | None, str], ...]:
    """Return who may take dummy first: whom the cards say, or the only person, or anybody by name."""
    here = persons(people)
    if len(here) == 1:
        return (None, "Cut the cards"), (here[0], "Me")
    return (None, "Cut the cards"), *((seat, name.strip() or "?") for seat, (name, _) in enumerate(people))


def rules_options(
    game: Game, own: Mapping[str, Mapping[str, Setting]], wanted: Mapping[str, Setting] | None
) -> tuple[Base, ...]:
    """Return the sets of rules to choose from; ``wanted`` comes first if it is none of them."""
    known = bases(game, own)
    if wanted is None or any(dict(base.changes) == dict(wanted) for base in known):
        return known
    return (Base("As at the last table", True, dict(wanted)), *known)


def planned(game: Game, people: Sequence[Person], first: int | None, changes: Mapping[str, Setting]) -> NewTable:
    """Return the plan: the agreed first dummy is one of the rules (ED-10)."""
    wanted, _ = with_value(game, dict(changes), "first_dummy", "cut" if first is None else "agreed")
    return NewTable(game.key, tuple((name.strip(), kind) for name, kind in people), first, wanted)
