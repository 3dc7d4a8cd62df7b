"""How are players, sides, numbers and money said on score sheets? You for the only person, names for the others."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.session.tally import Rubber
from dummywhist.engine.values import dataclass
from dummywhist.ui.tongues import Noun, Who, capital, dummy, dummy_of, grammar, together, tr, you
from dummywhist.ui.tongues import player as named
from dummywhist.ui.words.terms import MINUS, plain, signed

__all__ = [
    "MINUS",
    "Voice",
    "capital",
    "counted",
    "has_dummy",
    "in_words",
    "listed",
    "often",
    "other",
    "plain",
    "roman",
    "signed",
]

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def in_words(number: int) -> str:
    """Say a number: nought as none, small ones in letters."""
    return grammar().words(number, "")


def often(times: int) -> str:
    """Say how many times: twice, four times."""
    return tr("twice") if times == 2 else tr("{times:words} times", times=times)


def roman(number: int) -> str:
    """Write the number of a rubber, from 0."""
    return ROMAN[number] if number < len(ROMAN) else str(number + 1)


def listed(words: Sequence[str]) -> str:
    """Join words: one, two and three; people stay people."""
    if words and all(isinstance(word, Who) for word in words):
        return together(words)
    return grammar().joined(words)


def counted(number: int, unit: Noun) -> str:
    """Say how many: one rubber, three games."""
    return tr("{number:number} {word}", number=number, word=grammar().noun(unit, "" if one(number) else "pl"))


def one(number: int) -> bool:
    """Whether a word stands in the singular after ``number``."""
    return grammar().plural(number) == 0


@dataclass(frozen=True, slots=True)
class Voice:
    """Says players and sides: the only person is you, with several people at the table everybody has a name.

    ``mort``: whether the game calls a dummy Mort. ``alone``: the score is the player's, and dummies are not named
    with him.
    """

    names: Mapping[Player, str]
    you: Player | None = None
    mort: bool = False
    alone: bool = False

    @property
    def dummy(self) -> Who:
        """The dummy inside a sentence."""
        return dummy(self.mort)

    def name(self, player: Player) -> Who:
        """Say a player inside a sentence."""
        return you() if player == self.you else named(self.names[player])

    def heading(self, player: Player) -> Who:
        """Say a player alone or at the beginning."""
        return you(name=True) if player == self.you else named(self.names[player])

    def members(self, rubber: Rubber, side: Side) -> tuple[Player, ...]:
        """Return the players of a side, you first."""
        players = rubber.players_of(side)
        return tuple(sorted(players, key=lambda player: player != self.you))

    def side(self, rubber: Rubber, side: Side) -> Who:
        """Say a side inside a sentence."""
        names = [self.name(player) for player in self.members(rubber, side)]
        if has_dummy(rubber, side) and not self.alone:
            names.append(self.dummy)
        return together(names)

    def column(self, rubber: Rubber, side: Side) -> str:
        """Write a side over its column."""
        return ", ".join(self.heading(player) for player in self.members(rubber, side))

    def is_yours(self, rubber: Rubber, side: Side) -> bool:
        """Whether you belong to a side."""
        return self.you in self.members(rubber, side)

    def yours_or_theirs(self, rubber: Rubber, side: Side) -> str:
        """Say whose a game is."""
        if self.you is None or len(rubber.columns) > 2:
            return self.side(rubber, side)
        return tr("yours") if self.is_yours(rubber, side) else tr("theirs")

    def score(self, rubber: Rubber, side: Side, when: str) -> str:
        """Name a score: your score, their score, or by names in a hot seat and where there are several others."""
        if self.is_yours(rubber, side):
            return tr("Your score {when}", when=when)
        members = self.members(rubber, side)
        if len(members) == 1 and (self.alone or not has_dummy(rubber, side)):
            return tr("{name:whose^} score {when}", name=self.name(members[0]), when=when)
        if (
            self.you is not None
            and len(rubber.columns) == 2
            and any(self.is_yours(rubber, one) for one in rubber.columns)
        ):
            return tr("Their score {when}", when=when)
        return tr("{side} {when}", side=capital(self.side(rubber, side)), when=when)

    def at(self, rubber: Rubber, seat: Seat, dummies: Collection[Seat]) -> Who:
        """Say who has a seat in a rubber: a player, dummy, or whose dummy it is where there are two."""
        player = rubber.seats[seat]
        if player is None:
            return self.dummy
        if seat not in dummies:
            return self.name(player)
        return dummy_of(self.name(player), self.mort) if len(dummies) > 1 else self.dummy


def has_dummy(rubber: Rubber, side: Side) -> bool:
    """Whether a player of ``side`` plays two hands of it."""
    return len(side) > len(rubber.players_of(side))


def other(rubber: Rubber, side: Side) -> Side:
    """Return the side that plays against ``side`` where there are two."""
    return next(found for found in rubber.columns if found != side)
