"""What does a score sheet need to know? The rubbers of a session, the names, and the scene of each counted deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.scene import Scene
from dummywhist.engine.rules.counts import AnyCount
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.match import KeepsDummy
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.session.settle import Settlement
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.values import dataclass
from dummywhist.ui.words.terms import Terms, terms_of


@dataclass(frozen=True, slots=True)
class Account:
    """A session as its score sheet shows it.

    ``names`` of all players, ``you`` the one who is called "You" (the only person at the table) or None; ``rubbers``
    the finished ones and the one in play; ``rules`` are in force; ``facts`` by the ordinal of the deal, as far
    as they are known; ``numbers`` the deal numbers by the same. ``full``: it was broken off since
    its record is full.
    """

    rules: Rules
    players: tuple[Player, ...]
    names: Mapping[Player, str]
    you: Player | None
    rubbers: tuple[Rubber, ...]
    settlement: Settlement
    over: bool = False
    abandoned: bool = False
    full: bool = False
    facts: Mapping[int, Scene] = field(default_factory=dict)
    numbers: Mapping[int, int] = field(default_factory=dict)

    def count_of(self, ordinal: int) -> AnyCount:
        """Return the rules that deal ``ordinal`` was counted by."""
        known = self.facts.get(ordinal)
        return self.rules.count if known is None else known.count

    def dummies_of(self, ordinal: int) -> tuple[Seat, ...]:
        """Return the seats of dummies in deal ``ordinal``, before an auction."""
        known = self.facts.get(ordinal)
        return tuple(self.rules.seats.dummies) if known is None else known.dummies

    @property
    def terms(self) -> Terms:
        """The game's own words."""
        return terms_of(self.rules)

    @property
    def deals(self) -> int:
        """How many deals were counted."""
        return sum(len(game.deals) for rubber in self.rubbers for game in rubber.games)

    @property
    def constant(self) -> bool:
        """Whether one player keeps dummy (ED-91)."""
        return isinstance(self.rules.match, KeepsDummy)

    @property
    def has_stakes(self) -> bool:
        """Whether the game is one that can be played for stakes, though it may be played for nothing."""
        return any(toggle.key == "stake_unit" for toggle in game_of(self.rules.game).toggles)

    @property
    def settles(self) -> bool:
        """Whether anything is owed: a session that was broken off may settle nothing (ED-98)."""
        return not self.abandoned or self.rules.stakes.settle_finished


def account_of(
    standing: Standing,
    names: Mapping[Player, str],
    you: Player | None,
    facts: Mapping[int, Scene] | None = None,
    numbers: Mapping[int, int] | None = None,
) -> Account:
    """Return the account of a session as it stands."""
    return Account(
        rules=standing.rules,
        players=standing.players,
        names=names,
        you=you,
        rubbers=standing.all_rubbers,
        settlement=standing.settlement,
        over=standing.stage == "over",
        abandoned=standing.abandoned,
        facts=facts or {},
        numbers=numbers or {},
    )
