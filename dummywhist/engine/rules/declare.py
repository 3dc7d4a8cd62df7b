"""How is a switch declared? Once, with everything that the panel, the rule sheet, the files and the checks need."""

from collections.abc import Mapping
from typing import Literal

from dummywhist.engine.errors import Contradiction, Unreadable
from dummywhist.engine.values import dataclass

Setting = str | int
Since = Literal["deal", "rubber", "session"]


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a toggle: what files say, and what people read.

    ``offered``: people may choose it in the window; files and the command line know it in any case.
    """

    name: Setting
    label: str
    offered: bool = True


@dataclass(frozen=True, slots=True)
class Requirement:
    """A toggle has its effect only while toggle ``key`` has one of ``names``; ``why`` says so in a sentence.

    ``of``: the values that need it, where not all do.
    """

    key: str
    names: tuple[Setting, ...]
    why: str
    of: tuple[Setting, ...] = ()


@dataclass(frozen=True, slots=True)
class Toggle:
    """A declared switch.

    ``since``: from when a change holds: the next deal, the next rubber, the next session.
    ``text_only``: shown as text of the laws (marked with a lozenge in the rulebook); it has no effect in play.
    """

    key: str
    label: str
    help: str
    group: str
    default: Setting
    values: tuple[Value, ...]
    source: str
    ids: tuple[str, ...]
    since: Since = "deal"
    requires: tuple[Requirement, ...] = ()
    text_only: bool = False

    def names(self) -> tuple[Setting, ...]:
        """Return the values as files spell them."""
        return tuple(value.name for value in self.values)

    @property
    def offered(self) -> tuple[Value, ...]:
        """The values that people may choose; none where there is nothing to choose."""
        found = tuple(value for value in self.values if value.offered)
        return found if len(found) > 1 else ()

    def label_of(self, name: Setting) -> str:
        """Return what people read for the value ``name``."""
        return next(value.label for value in self.values if value.name == name)

    def read(self, text: str) -> Setting:
        """Return the value that ``text`` spells; Unreadable names the toggle and what it may be."""
        for name in self.names():
            if str(name) == text:
                return name
        raise Unreadable("unreadable.value", key=self.key, text=text, values=_listed(self.names()))


def _listed(names: tuple[Setting, ...]) -> str:
    if len(names) > 10:
        return f"{names[0]} to {names[-1]}"
    return ", ".join(str(name) for name in names)


def numbers(first: int, last: int) -> tuple[Value, ...]:
    """Return the values of a whole-number toggle."""
    return tuple(Value(number, str(number)) for number in range(first, last + 1))


def on_off(on: str = "On", off: str = "Off") -> tuple[Value, ...]:
    """Return the values of a switch."""
    return (Value("on", on), Value("off", off))


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of rules: the differences from the defaults, and the book it comes from."""

    key: str
    label: str
    source: str
    changes: Mapping[str, Setting]


@dataclass(frozen=True, slots=True)
class Idle:
    """A toggle that has no effect now, and why."""

    toggle: Toggle
    requirement: Requirement


def toggle_of(toggles: tuple[Toggle, ...], key: str) -> Toggle:
    """Return the toggle ``key``; Unreadable if the game has none."""
    for toggle in toggles:
        if toggle.key == key:
            return toggle
    raise Unreadable("unreadable.toggle", key=key)


def complete(toggles: tuple[Toggle, ...], changes: Mapping[str, Setting]) -> dict[str, Setting]:
    """Return all settings: the defaults with ``changes``; Unreadable for an unknown toggle or value."""
    settings = {toggle.key: toggle.default for toggle in toggles}
    for key, name in changes.items():
        settings[key] = toggle_of(toggles, key).read(str(name))
    return settings


def differences(toggles: tuple[Toggle, ...], settings: Mapping[str, Setting]) -> dict[str, Setting]:
    """Return those of ``settings`` that are not the default, in the order of declaration."""
    return {t.key: settings[t.key] for t in toggles if t.key in settings and settings[t.key] != t.default}


def idle(toggles: tuple[Toggle, ...], changes: Mapping[str, Setting]) -> tuple[Idle, ...]:
    """Return the toggles that have no effect beside the other settings."""
    settings = complete(toggles, changes)
    found = ((toggle, _unmet(toggles, settings, toggle)) for toggle in toggles)
    return tuple(Idle(toggle, requirement) for toggle, requirement in found if requirement is not None)


def _unmet(toggles: tuple[Toggle, ...], settings: Mapping[str, Setting], toggle: Toggle) -> Requirement | None:
    """Return why ``toggle`` has no effect: its own requirement, or one of the toggle that it requires."""
    for requirement in toggle.requires:
        if requirement.of and settings[toggle.key] not in requirement.of:
            continue
        if settings[requirement.key] not in requirement.names:
            return requirement
        deeper = _unmet(toggles, settings, toggle_of(toggles, requirement.key))
        if deeper is not None:
            return deeper
    return None


def effective(toggles: tuple[Toggle, ...], changes: Mapping[str, Setting]) -> dict[str, Setting]:
    """Return those of ``changes`` that have an effect beside the others: what waits for them waits too."""
    without = {item.toggle.key for item in idle(toggles, changes)}
    return {key: name for key, name in changes.items() if key not in without}


def check(toggles: tuple[Toggle, ...], changes: Mapping[str, Setting]) -> None:
    """Contradiction if a changed toggle can have no effect beside the others; Unreadable for unknown ones."""
    settings = complete(toggles, changes)
    for item in idle(toggles, changes):
        if settings[item.toggle.key] != item.toggle.default:
            raise Contradiction(
                "contradiction", label=item.toggle.label, key=item.toggle.key, other=item.requirement.key,
                why=item.requirement.why,
            )  # fmt: skip
