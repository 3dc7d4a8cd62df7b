"""How are players, sides, numbers and money said on score sheets? You for the only person, names for the others."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.messages import NUMBER_WORDS
from dummywhist.engine.session.tally import Rubber

MINUS: Final = "\N{MINUS SIGN}"
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def plain(number: Fraction | int) -> str:
    """Write a number: a true minus sign, a half as ½."""
    value = Fraction(number)
    sign = MINUS if value < 0 else ""
    whole, rest = divmod(abs(value), 1)
    if rest == 0:
        return f"{sign}{whole}"
    if rest == Fraction(1, 2):
        return f"{sign}{whole or ''}½"
    return f"{sign}{float(abs(value)):.2f}"


def signed(number: Fraction | int) -> str:
    """Write a number with its sign; nought has none."""
    return f"+{plain(number)}" if number > 0 else plain(number)


def in_words(number: int) -> str:
    """Say a number: nought as none, small ones in letters."""
    if number == 0:
        return "none"
    return NUMBER_WORDS[number] if 0 < number < len(NUMBER_WORDS) else plain(number)


def often(times: int) -> str:
    """Say how many times: twice, four times."""
    return "twice" if times == 2 else f"{in_words(times)} times"


def roman(number: int) -> str:
    """Write the number of a rubber, from 0."""
    return ROMAN[number] if number < len(ROMAN) else str(number + 1)


def listed(words: Sequence[str]) -> str:
    """Join words: one, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def many(number: int, one: str, more: str) -> str:
    """Say a number with what it counts."""
    return f"{in_words(number) if number else 'no'} {one if number == 1 else more}"


def capital(words: str) -> str:
    """Begin a sentence."""
    return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class Voice:
    """Says players and sides: the only person is you, with several people at the table everybody has a name.

    ``dummy`` is what the game calls one. ``alone``: the score is the player's, and dummies are not named with him.
    """

    names: Mapping[Player, str]
    you: Player | None = None
    dummy: str = "dummy"
    alone: bool = False

    def name(self, player: Player) -> str:
        """Say a player inside a sentence."""
        return "you" if player == self.you else self.names[player]

    def heading(self, player: Player) -> str:
        """Say a player alone or at the beginning."""
        return "You" if player == self.you else self.names[player]

    def does(self, player: Player, one: str, you: str) -> str:
        """Say a player at the beginning, with what he does."""
        return f"{self.heading(player)} {you if player == self.you else one}"

    def whose(self, player: Player) -> str:
        """Say that something is a player's."""
        return "your" if player == self.you else f"{self.names[player]}’s"

    def members(self, rubber: Rubber, side: Side) -> tuple[Player, ...]:
        """Return the players of a side, you first."""
        players = rubber.players_of(side)
        return tuple(sorted(players, key=lambda player: player != self.you))

    def side(self, rubber: Rubber, side: Side) -> str:
        """Say a side inside a sentence."""
        names = [self.name(player) for player in self.members(rubber, side)]
        if has_dummy(rubber, side) and not self.alone:
            names.append(self.dummy)
        return " and ".join(names)

    def sided(self, rubber: Rubber, side: Side, one: str, more: str) -> str:
        """Say a side at the beginning, with what it does: one player does, you and several do."""
        members = self.members(rubber, side)
        several = len(members) > 1 or self.you in members or (has_dummy(rubber, side) and not self.alone)
        return f"{capital(self.side(rubber, side))} {more if several else one}"

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
        return "yours" if self.is_yours(rubber, side) else "theirs"

    def score(self, rubber: Rubber, side: Side, when: str) -> str:
        """Name a score: your score, their score, or by names in a hot seat and where there are several others."""
        if self.is_yours(rubber, side):
            return f"Your score {when}"
        if (
            self.you is not None
            and len(rubber.columns) == 2
            and any(self.is_yours(rubber, one) for one in rubber.columns)
        ):
            return f"Their score {when}"
        members = self.members(rubber, side)
        if len(members) == 1 and (self.alone or not has_dummy(rubber, side)):
            return f"{capital(self.whose(members[0]))} score {when}"
        return f"{capital(self.side(rubber, side))} {when}"

    def at(self, rubber: Rubber, seat: Seat, dummies: Collection[Seat]) -> str:
        """Say who has a seat in a rubber: a player, dummy, or whose dummy it is where there are two."""
        player = rubber.seats[seat]
        if player is None:
            return self.dummy
        if seat not in dummies:
            return self.name(player)
        return f"{self.whose(player)} {self.dummy}" if len(dummies) > 1 else self.dummy


def has_dummy(rubber: Rubber, side: Side) -> bool:
    """Whether a player of ``side`` plays two hands of it."""
    return len(side) > len(rubber.players_of(side))


def other(rubber: Rubber, side: Side) -> Side:
    """Return the side that plays against ``side`` where there are two."""
    return next(found for found in rubber.columns if found != side)
