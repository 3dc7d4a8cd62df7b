"""Who sits down at which game? The answers of the new-table sheet, checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import randbelow
from types import MappingProxyType
from typing import Final

from dummywhist.engine.cards.seal import Proving
from dummywhist.engine.record.people import PERSON, is_other
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.values import dataclass
from dummywhist.ui.panels.rules_state import AGREEMENTS, Base, bases, with_value
from dummywhist.ui.preferences import LONGEST_NAME, is_name
from dummywhist.ui.tongues import mark, rule_text, tr
from dummywhist.ui.words.levels import LEVELS

KINDS: Final = frozenset({PERSON, *LEVELS})
PARTNERS: Final = "partners"
"""The rule by which partners are agreed (CW-3)."""
ROUND_TABLE: Final = ((1, 2, 3, 4), (2, 1, 4, 3), (3, 4, 2, 1), (4, 3, 1, 2))
"""Orders in which 1 and 2 play against 3 and 4 in the same chairs, and each in turn deals first."""
STORIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "english-dummy": mark(
            "Three players. One has the exposed hand as partner; after three rubbers each has had it once."
        ),
        "double-dummy": mark(
            "Two players, each with an open hand opposite as partner. Nothing is hidden but each "
            "other’s own cards; tricks may be claimed."
        ),
        "mort-3": mark("Three players. Vivant plays Mort’s open hand against Left and Right, each for one game."),
        "mort-4": mark("Four players. As for three, and each sits out the game after he was Vivant."),
        "classic-whist": mark("Four players, partners opposite each other: a rubber, single games, or a tournament."),
        "bid-dummy": mark(
            "Three players, each for himself. Who bids highest has the dummy, and names trumps when he has seen it."
        ),
        "double-dummy-dead": mark("Two players and two dead hands. A hand that is kept doubles the score."),
        "humbug": mark("Two players and two dead hands. Each may throw his hand in for the one on his right."),
        "thirteen": mark("Two players, thirteen cards each. Seven tricks win the point, and more win no more."),
        "single-dummy-bridge": mark(
            "Two players. One dummy is shown before the auction, and the winner takes that one or the other."
        ),
        "duplicate-whist": mark("Four players in two pairs: one tray after another is played, and only tricks count."),
        "three-handed": mark(
            "Three players, each for himself against a target; any may change his hand for the packet."
        ),
    }
)
"""A longer line about a game."""
LINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "english-dummy": mark("Dummy faces you, a rubber each."),
        "double-dummy": mark("Both dummies open. Pure reckoning."),
        "mort-3": mark("The French game of dummy."),
        "mort-4": mark("The French game of dummy."),
        "classic-whist": mark("Partners, honours, rubber of three."),
        "bid-dummy": mark("Bid up, down or no trump; 21 up."),
        "double-dummy-dead": mark("Hands that are kept count double."),
        "humbug": mark("Keep your hand or swap it unseen."),
        "thirteen": mark("Seven tricks win, no more count."),
        "single-dummy-bridge": mark("Bid, then choose your dummy."),
        "three-handed": mark("Clubs trump; swap with the pile."),
        "duplicate-whist": mark("Trays, pairs, and tricks alone."),
    }
)
"""The one line of a tile, where there is one that fits."""
TITLES: Final[Mapping[str, str]] = MappingProxyType({"double-dummy-dead": mark("Dead Hands")})
"""The name on a tile that has no room for the whole one."""
FAMILIES: Final[Mapping[str, str]] = MappingProxyType({"mort-3": mark("Mort")})
"""What games for several numbers of players are called together, by the key of the first."""
SPARE: Final = ("Edith", "Max", "Henry", "Joan", "Clara", "Hugh")
"""Names for computers that the last table did not have."""

Person = tuple[str, str]
"""A name, and who plays: "person", a level of the computer, or a player of another maker."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """What was chosen: ``people`` in the order of the seats; ``first`` who takes dummy first, None for the cut.

    ``changes`` are the wanted rules as differences from the game's defaults. ``proving``: whether each deal is proved
    to be fair.
    """

    game: str
    people: tuple[Person, ...]
    first: int | None
    changes: Mapping[str, Setting]
    proving: Proving = ""

    @property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The orders of the entrants (from 1) that were agreed, empty for the cut: chance names one of several (CW-3).

        Where dummy goes round there is one: the others come after the first as they sit. Who are partners says
        nothing of who deals first.
        """
        if self.first is None:
            return ()
        if self.changes.get(PARTNERS) == "agreed":
            return ROUND_TABLE
        count = len(self.people)
        return (tuple((self.first + step) % count + 1 for step in range(count)),)

    def order(self, chance: Callable[[int], int] = randbelow) -> tuple[int, ...]:
        """Return the order in which they sit down, empty for the cut; ``chance`` gives a number below its argument."""
        return self.orders[chance(len(self.orders))] if self.orders else ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A tile: its name, how many can play, one line, and the games behind it, which differ in that number alone."""

    name: str
    players: str
    summary: str
    games: tuple[Game, ...]


def choices(games: Sequence[Game]) -> tuple[Choice, ...]:
    """Return the tiles for ``games``; what is one game for three and for four has one tile."""
    found: dict[str, list[Game]] = {}
    for game in games:
        suffix = f"-{game.players}"
        found.setdefault(game.key.removesuffix(suffix) if game.key.endswith(suffix) else game.key, []).append(game)
    made = []
    for alike in found.values():
        numbers = sorted(game.players for game in alike)
        players = f"{numbers[0]}–{numbers[-1]}" if len(alike) > 1 else str(numbers[0])
        first = alike[0]
        if len(alike) > 1:
            name = tr(FAMILIES[first.key])
        else:
            name = tr(TITLES[first.key]) if first.key in TITLES else rule_text(first.name)
        line = tr(LINES[first.key]) if first.key in LINES else rule_text(first.summary)
        made.append(Choice(name, players, line, tuple(alike)))
    return tuple(made)


def seated(people: Sequence[Person], count: int) -> tuple[Person, ...]:
    """Return ``count`` people: those given, then computers of the kind that sat there last, each with another name."""
    found = list(people[:count])
    kinds = [kind for _, kind in people if (kind in KINDS or is_other(kind)) and kind != "person"]
    used = {name.strip().casefold() for name, _ in found}
    spare = [name for name in SPARE if name.casefold() not in used]
    while len(found) < count:
        found.append((spare.pop(0), kinds[-1] if kinds else "beginner"))
    return tuple(found)


def agreement(game: Game) -> str | None:
    """Return the rule of ``game`` by which players agree instead of cutting, if it has one."""
    return next((toggle.key for toggle in game.toggles if toggle.key in AGREEMENTS), None)


def story(game: Game) -> str:
    """Return the line about a game."""
    return tr(STORIES[game.key]) if game.key in STORIES else rule_text(game.summary)


def persons(people: Sequence[Person]) -> tuple[int, ...]:
    """Return the seats that people here take."""
    return tuple(seat for seat, (_, kind) in enumerate(people) if kind == "person")


def refused(people: Sequence[Person]) -> tuple[str, int]:
    """Say why these people cannot sit down, and at which seat that is; an empty sentence if they can."""
    seen: dict[str, int] = {}
    for seat, (name, _) in enumerate(people):
        if not is_name(name):
            return tr("Everybody needs a name of at most {most} letters.", most=LONGEST_NAME), seat
        if name.strip().casefold() in seen:
            return tr("Two players are called {name}.", name=name.strip()), seat
        seen[name.strip().casefold()] = seat
    here = persons(people)
    yours = next((seat for seat in here if people[seat][0].strip().casefold() in ("you", tr("You").casefold())), None)
    if len(here) > 1 and yours is not None:
        return tr("With several people at the table everybody needs a name of his own."), yours
    return "", -1


def first_options(people: Sequence[Person], about: str | None = "first_dummy") -> tuple[tuple[int | None, str], ...]:
    """Return what may be agreed: who takes dummy first (the only person, or anybody by name), or who are partners.

    Whoever is chosen is first in the order of the cut. ``about`` is the rule of the agreement, None for no such thing.
    """
    cut: tuple[int | None, str] = (None, tr("Cut the cards"))
    if about is None:
        return (cut,)
    if about == PARTNERS:
        # By agreement the first two in the order play together (CW-3).
        first, second = ((name.strip() or "?") for name, _ in people[:2])
        return cut, (0, tr("{first} and {second}", first=first, second=second))
    here = persons(people)
    if len(here) == 1:
        return cut, (here[0], tr("Me"))
    return cut, *((seat, name.strip() or "?") for seat, (name, _) in enumerate(people))


def usual_first(game: Game) -> int | None:
    """Return what is proposed: the first seat takes dummy; partners are cut for, as the page has it (CW-3)."""
    return None if agreement(game) == PARTNERS else 0


def rules_options(
    game: Game, own: Mapping[str, Mapping[str, Setting]], wanted: Mapping[str, Setting] | None
) -> tuple[Base, ...]:
    """Return the sets of rules to choose from; ``wanted`` comes first if it is none of them."""
    known = bases(game, own)
    if wanted is None or any(dict(base.changes) == dict(wanted) for base in known):
        return known
    return (Base(tr("As at the last table"), True, dict(wanted)), *known)


def planned(
    game: Game, people: Sequence[Person], first: int | None, changes: Mapping[str, Setting], proving: Proving = ""
) -> NewTable:
    """Return the plan: what is agreed is one of the rules (ED-10, CW-3)."""
    about, wanted = agreement(game), dict(changes)
    if about is None or len(people) > game.players:
        first = None
    if about is not None:
        wanted, _ = with_value(game, wanted, about, "cut" if first is None else "agreed")
    return NewTable(game.key, tuple((name.strip(), kind) for name, kind in people), first, wanted, proving)
