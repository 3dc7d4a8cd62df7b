"""Above a deal: the order of the players, their chairs, the rules, the end."""

import re
from collections.abc import Iterable
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.cards.seat import Seat, read_seat, seat_text
from dummywhist.engine.deal.actions.action import Action, Chosen, Doer, SessionAction, declare
from dummywhist.engine.deal.actions.spelling import PLAIN, SEAT, MisspelledError, Spelling, Word, choice, several, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.values import dataclass

ENTRANT = choice({str(entrant): entrant for entrant in range(1, 7)})
ARRANGED = re.compile(
    r"([1-9][0-9]{0,3}) dealer ([NESW]) scores ((?:0|-?[1-9][0-9]{0,4})(?: (?:0|-?[1-9][0-9]{0,4}))*)( left)?", re.ASCII
)


def _read_drawn(text: str) -> tuple[int, Card]:
    entrant, _, card = text.partition(":")
    return ENTRANT.read(entrant), read_card(card)


@declare("draw", "draw 1:HT 2:S6 3:S2", doer=Doer.CHANCE, who="`chance`",
         spelling=several(Word(lambda drawn: f"{drawn[0]}:{card_text(drawn[1])}", _read_drawn)))  # fmt: skip
@dataclass(frozen=True, slots=True)
class Draw(SessionAction):
    """Each of these entrants draws a card for the order of the players (ED-10, ED-11).

    Those who draw equal cards draw again, in a line of their own that names only them. Where more sit down than play,
    a cut for the places comes first (W-CUT-2, W-CUT-7, MO-11).
    """

    cards: Public[tuple[tuple[int, Card], ...]]


@declare("order", "order 2 1 3", doer=Doer.TABLE, who="`table`", spelling=several(ENTRANT))
@dataclass(frozen=True, slots=True)
class AgreeOrder(SessionAction):
    """The order in which the entrants take dummy, or sit, is agreed: the rule `first_dummy` or `partners` says so."""

    order: Public[tuple[int, ...]]


def _arranged_text(deal: int, dealer: Seat, scores: tuple[int, ...], left: bool) -> str:
    spelled = f"{deal} dealer {seat_text(dealer)} scores " + " ".join(str(score) for score in scores)
    return f"{spelled} left" if left else spelled


def _read_arranged(text: str) -> tuple[int, Seat, tuple[int, ...], bool]:
    found = ARRANGED.fullmatch(text)
    if found is None:
        raise MisspelledError(text)
    deal, dealer, scores, left = found.groups()
    return int(deal), read_seat(dealer), tuple(int(score) for score in scores.split(" ")), left is not None


@declare("arrange", "arrange 7 dealer E scores 3 2", "arrange 1 dealer S scores 0 0 left", doer=Doer.TABLE,
         who="`table`", spelling=Spelling(_arranged_text, _read_arranged))  # fmt: skip
@dataclass(frozen=True, slots=True)
class Arrange(SessionAction):
    """A table begins with a deal from elsewhere, in place of the cut: its number in its session from 1, who deals.

    The scores are those before it, by the columns of the score: of `NS` and `EW`, or of each player from South
    clockwise. The entrants are the players in their order. `left`: the low cutter sits on the other's left. So begins
    a deal that came from a PBN file.
    """

    deal: Public[int]
    dealer: Public[Seat]
    scores: Public[tuple[int, ...]]
    left: Public[bool] = False


@declare("chair", "chair W", doer=Doer.PLAYER, who="a player", phase="deal", spelling=words(SEAT),
         chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class TakeChair(SessionAction):
    """A player takes a chair of the room before a rubber (ED-12, ED-13); the last chair is taken by itself.

    Only where `seat_choice` is `chooser`, or `seating` is `choose`.
    """

    chair: Public[Seat]


@declare("sit", "sit right", "sit left", doer=Doer.PLAYER, who="the low cutter", phase="deal",
         spelling=words(choice({"right": True, "left": False})), chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class SitRight(SessionAction):
    """The low cutter sits on the right of the other player, or on his left, where `seat` is `choose` (DF-3)."""

    right: Public[bool]


@declare("dealer", "dealer N", doer=Doer.PLAYER, who="dummy's partner", phase="deal", spelling=words(SEAT),
         chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class ChooseDealer(SessionAction):
    """Dummy's partner says who deals first in his rubber, his own seat or dummy's: `first_deal` is `owner_chooses`."""

    seat: Public[Seat]


def _changes_text(changes: tuple[tuple[str, Setting], ...]) -> str:
    return " ".join(f"{key}={name}" for key, name in changes)


def _read_changes(text: str) -> tuple[tuple[tuple[str, Setting], ...]]:
    changes: list[tuple[str, Setting]] = []
    for item in text.split(" ") if text else ():
        key, found, name = item.partition("=")
        if not (key and found and name):
            raise MisspelledError(text)
        changes.append((key, int(name) if name.isascii() and name.isdigit() and len(name) < 6 else name))
    return (tuple(changes),)


@declare("rules", "rules game=7 honours=off", "rules", doer=Doer.TABLE, who="a player, or `table`",
         spelling=Spelling(_changes_text, _read_changes), chosen=Chosen.BY_ANYBODY)  # fmt: skip
@dataclass(frozen=True, slots=True)
class ChangeRules(SessionAction):
    """These differences from the game's own rules are wanted from now on, all others as in the game.

    Alone, it goes back to the game's own.
    """

    changes: Public[tuple[tuple[str, Setting], ...]]


@declare("time", doer=Doer.TABLE, who="a player, or `table`", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class CallTime(SessionAction):
    """The time is up, where the rule `end` is `time`: no new deal is begun (TH-51)."""


@declare("abandon", doer=Doer.TABLE, who="a player, or `table`", spelling=PLAIN, chosen=Chosen.BY_ANYBODY)
@dataclass(frozen=True, slots=True)
class Abandon(SessionAction):
    """The session is broken off (ED-98)."""


ABANDON: Final = Abandon()
CALL_TIME: Final = CallTime()


def dealers(options: Iterable[Action]) -> dict[Seat, Action]:
    """Return the choices of a dealer among ``options``, by his seat."""
    return {option.seat: option for option in options if isinstance(option, ChooseDealer)}


def sides(options: Iterable[Action]) -> dict[bool, Action]:
    """Return the choices of a place among ``options``, by whether it is on the right."""
    return {option.right: option for option in options if isinstance(option, SitRight)}


def arranging(deal: int, dealer: Seat, scores: tuple[int, ...], left: bool = False) -> Arrange:
    """Return the beginning of a table with deal ``deal`` of a session, at these scores."""
    return Arrange(deal, dealer, scores, left)
