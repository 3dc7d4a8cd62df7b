"""What does the rules panel say of each rule? Its value, whether it is changed, waits or has no effect, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final, Literal

from dummywhist.engine.rules.declare import Requirement, Setting, Toggle, complete, differences, idle
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import EachTakesDummy
from dummywhist.engine.values import NamedTuple, dataclass
from dummywhist.ui.tongues import Noun, mark, noun, rule_text, tr
from dummywhist.ui.tongues.rules import spoken, spoken_requirement
from dummywhist.ui.words.terms import terms_of

Control = Literal["switch", "few", "list", "number", "text"]
FEW: Final = 4
AGREEMENTS: Final[Mapping[str, str]] = MappingProxyType(
    {"first_dummy": mark("First dummy"), "partners": mark("Partners")}
)
"""Rules by which the players agree instead of cutting, with what it is about."""


class Base(NamedTuple):
    """A set of rules that the present ones are compared with: a preset of the game, or an own one."""

    name: str
    own: bool
    changes: Mapping[str, Setting]


@dataclass(frozen=True, slots=True)
class RuleState:
    """One rule as the panel shows it.

    ``changed`` from the chosen preset; ``idle`` the requirement that is not met, if it has no effect now; ``waits``: it
    is not in force yet; ``when`` says from when a change holds, as far as that is worth saying.
    """

    toggle: Toggle
    value: Setting
    changed: bool
    idle: Requirement | None
    waits: bool
    when: str


def control_of(toggle: Toggle) -> Control:
    """Return how a rule is set: by its kind and number of values."""
    names = tuple(value.name for value in toggle.offered)
    if toggle.text_only:
        return "text"
    if set(names) == {"on", "off"}:
        return "switch"
    if len(names) <= FEW:
        return "few"
    numbers = [name for name in names if isinstance(name, int)]
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    return "number" if len(numbers) == len(names) and steps == {1} else "list"


def groups(toggles: Sequence[Toggle]) -> dict[str, tuple[Toggle, ...]]:
    """Return the rules that people may change by group, in the order of declaration."""
    return {
        rule_text(group): tuple(spoken(toggle) for toggle in toggles if toggle.group == group and toggle.offered)
        for group in dict.fromkeys(toggle.group for toggle in toggles)
    }


def states(
    game: Game, wanted: Mapping[str, Setting], in_force: Mapping[str, Setting], base: Base
) -> dict[str, RuleState]:
    """Return the state of every rule that people may change by its key."""
    now = complete(game.toggles, wanted)
    held = complete(game.toggles, in_force)
    usual = complete(game.toggles, base.changes)
    called = units(game, now)
    without = {item.toggle.key: spoken_requirement(item.requirement) for item in reversed(idle(game.toggles, wanted))}
    return {
        toggle.key: RuleState(
            spoken(toggle),
            now[toggle.key],
            # What was agreed by sitting down is no change of the rules.
            now[toggle.key] != usual[toggle.key]
            and not (toggle.key in AGREEMENTS and now[toggle.key] == held[toggle.key]),
            without.get(toggle.key),
            now[toggle.key] != held[toggle.key],
            when(spoken(toggle), now[toggle.key], called, now[toggle.key] != held[toggle.key]),
        )
        for toggle in game.toggles
        if toggle.offered
    }


def units(game: Game, settings: Mapping[str, Setting]) -> tuple[Noun, Noun]:
    """Return what a rubber and the whole session are called by these settings: one game, a tournée …"""
    rules = game.rules(differences(game.toggles, settings))
    return terms_of(rules).unit, noun("tournee" if isinstance(rules.match, EachTakesDummy) else "session")


def when(toggle: Toggle, value: Setting, units: tuple[Noun, Noun], waits: bool) -> str:
    """Say from when a change holds: what waits always says so, else only what does not hold from the next deal."""
    if toggle.text_only:
        return tr("For information: {value}", value=toggle.label_of(value))
    rubber, session = units
    since = {"deal": noun("deal"), "rubber": rubber, "session": session}[toggle.since]
    if waits:
        return tr("Waits for the next {unit}", unit=since)
    return "" if toggle.since == "deal" else tr("Holds from the next {unit}", unit=since)


def with_value(
    game: Game, wanted: Mapping[str, Setting], key: str, value: Setting
) -> tuple[dict[str, Setting], tuple[Toggle, ...]]:
    """Return the wanted differences with another value of ``key``, and the rules that went back to their default.

    A changed rule that can have no effect any more would contradict the others (Contradiction), so it goes back.
    """
    settings = complete(game.toggles, {**wanted, key: value})
    returned: list[Toggle] = []
    while True:
        gone = [
            item.toggle for item in idle(game.toggles, settings) if settings[item.toggle.key] != item.toggle.default
        ]
        if not gone:
            return differences(game.toggles, settings), tuple(returned)
        for toggle in dict.fromkeys(gone):
            settings[toggle.key] = toggle.default
            returned.append(toggle)


def bases(game: Game, own: Mapping[str, Mapping[str, Setting]]) -> tuple[Base, ...]:
    """Return all sets of rules to choose from: the presets of the game, then the own ones by name."""
    presets = [Base(rule_text(preset.label), False, preset.changes) for preset in game.presets]
    return (*presets, *(Base(name, True, own[name]) for name in sorted(own, key=str.casefold)))


def usable(game: Game, changes: Mapping[str, Setting]) -> bool:
    """Whether an own preset can still be had; a later or an earlier version may have declared other rules."""
    try:
        game.rules(changes)
    except ValueError:
        return False
    return True


def distance(game: Game, wanted: Mapping[str, Setting], base: Base) -> int:
    """Return how many rules differ from ``base``."""
    now, usual = complete(game.toggles, wanted), complete(game.toggles, base.changes)
    return sum(now[key] != usual[key] for key in now)


def nearest(game: Game, wanted: Mapping[str, Setting], choices: Sequence[Base]) -> Base:
    """Return the set of rules from which the fewest differ; the one named first of several."""
    return min(choices, key=lambda base: distance(game, wanted, base))


def title_of(base: Base, changed: int) -> str:
    """Name the rules: a preset and how many rules are changed from it."""
    return tr("{name}: {changed} changed", name=base.name, changed=changed) if changed else base.name


def matches(toggle: Toggle, words: str) -> bool:
    """Whether a search finds a rule: every word stands in its name, sentence, values or source."""
    toggle = spoken(toggle)
    text = " ".join([toggle.label, toggle.help, toggle.source, *(value.label for value in toggle.values)]).casefold()
    return all(word in text for word in words.casefold().split())


def name_refused(game: Game, name: str) -> str:
    """Say why a preset cannot have a name; empty if it can."""
    if not name.strip():
        return tr("Give it a name.")
    if any(
        name.strip().casefold() in (preset.label.casefold(), rule_text(preset.label).casefold())
        for preset in game.presets
    ):
        return tr("That is the name of a preset that cannot be changed.")
    return ""
