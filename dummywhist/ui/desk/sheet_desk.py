"""What do the sheets need of the program? Its parts by their types, and the few commands of a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.seats.operator import Consent
from dummywhist.others import Other
from dummywhist.paths import Paths
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.desk.exchange import ExchangeDesk
from dummywhist.ui.desk.problems import ProblemDesk
from dummywhist.ui.desk.settings import Settings
from dummywhist.ui.preferences import Preference
from dummywhist.ui.seat.acquaintances import Acquaintances
from dummywhist.ui.seat.opening import Seating

if TYPE_CHECKING:  # at run time the program alone imports them, late
    from dummywhist.ui.controls.sheet import Sheet
    from dummywhist.ui.desk.decks import Decks
    from dummywhist.ui.desk.press import Press
    from dummywhist.ui.panels.account import Account

T = TypeVar("T", str, int, bool)


class TableDeeds(Protocol):
    """What sheets do at the table."""

    def take_back(self, back: Consent | None, do: Callable[[], object]) -> None:
        """Do what takes something back, if all agree."""

    def reseat(self, changes: Mapping[Player, Person]) -> None:
        """Let others sit down."""

    def change_rules(self, changes: Mapping[str, Setting]) -> None:
        """Play by other rules."""

    def break_off(self) -> None:
        """Break the session off."""

    def play_another(self) -> None:
        """Begin another session."""

    def same_deal(self) -> None:
        """Play the deal again."""

    def new_deal(self) -> None:
        """Deal anew."""

    def open_folder(self, folder: Path) -> bool:
        """Show a folder of the program."""


class SheetDesk(ExchangeDesk, ProblemDesk, Protocol):
    """What the sheets need of the program."""

    settings: Settings

    @property
    def paths(self) -> Paths:
        """Where files live."""

    @property
    def deck(self) -> Deck:
        """The deck that is played with."""

    @property
    def decks(self) -> Decks:
        """The decks that there are."""

    @property
    def people(self) -> Acquaintances:
        """The people that the computers know."""

    def press(self, open_sheet: Callable[[Sheet], None], account: Callable[[], Account]) -> Press:
        """Return what prints for the table."""

    @property
    def deeds(self) -> TableDeeds:
        """Who does what is asked for at the table."""

    def offer(self) -> None:
        """Offer the commands that can be chosen now."""

    def show_table(self) -> None:
        """Say in the window what the table in it is: a room has gone."""

    def save_settings(self) -> None:
        """Write the settings."""

    def switch_to(self, path: Path) -> bool:
        """Go to another table."""

    def new_table(self, seating: Seating, number: int | None = None) -> bool:
        """Begin a new table, with the deal of a number if one is named."""

    def set_others(self, others: Sequence[Other]) -> None:
        """Know these players of other makers."""

    def prefer(self, preference: Preference[T], value: T) -> None:
        """Prefer something else."""
