"""What does the program know of a game before a card is dealt? Its name, switches, presets and builder."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from dummywhist.engine.rules.declare import Preset, Setting, Toggle, check, complete, differences
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the family: ``compose`` makes its rules from complete settings.

    ``candidates``: so many may sit down at most, of whom a cut says who plays (W-CUT-2); 0: only as many as play.
    """

    key: str
    name: str
    players: int
    summary: str
    source: str
    toggles: tuple[Toggle, ...]
    presets: tuple[Preset, ...]
    compose: Callable[[Mapping[str, Setting], Mapping[str, Setting]], Rules]
    candidates: int = 0

    @property
    def most(self) -> int:
        """How many may sit down, those who wait among them."""
        return max(self.players, self.candidates)

    def rules(self, changes: Mapping[str, Setting] | None = None) -> Rules:
        """Return the rules with ``changes``; Unreadable or Contradiction if they cannot be had."""
        check(self.toggles, changes or {})
        settings = complete(self.toggles, changes or {})
        rules = self.compose(settings, differences(self.toggles, settings))
        return replace(rules, count=replace(rules.count, page=self.key))
