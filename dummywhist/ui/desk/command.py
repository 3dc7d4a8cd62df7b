"""What is a command? Its words, its keys, where it stands, when it is offered, what it does.

It knows no window: a command calls a method of `Doer`, and is offered by a `Moment`.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, Protocol

from dummywhist.engine.values import dataclass

Menu = Literal["Game", "Move", "View", "Study", "Rules", "Help"]
MENUS: Final[tuple[Menu, ...]] = ("Game", "Move", "View", "Study", "Rules", "Help")


@dataclass(frozen=True, slots=True)
class Moment:
    """What decides which commands are offered now.

    ``persons``: whether anybody here plays; ``on_turn``: whether one of them is to choose; ``in_deal``: whether the
    session is in a deal or between two, and no deal that is sealed waits to be dealt, ``mid_deal`` whether cards are
    out; ``finishing``: whether it plays on.
    ``undoes_all``: whether anything was chosen in the deal; ``called``: whether there was an auction in it.
    ``claims``: whether the game has claims, ``may_claim`` whether one may be made now. ``shows``: whether cards can
    be shown by the laws of the table, ``may_show`` whether they can be now. ``may_name``, ``may_ask_turned``: whether
    the turned card can be named or asked for; ``may_draw``: whether the trick in play can be drawn near.
    ``hides``: whether no quitted trick may be seen again, ``may_look`` whether the last can be looked at all the same.
    ``may_prove``: whether there is a deal that was sealed, or counted. ``trays``: whether
    trays are played, which other tables play as well, ``once``:
    whether people play them, each once only. ``dock``: which dock is open.
    ``room``: whether a room has taken the place of the table.
    ``values``: whether values stand on the cards of a reviewed deal.
    ``sheet``: whether a sheet lies over the window, which keeps all commands to itself; ``covered``: whether a dock
    lies over the table. ``taught``: whether a lesson or a problem is given there, or a tray of a match by file:
    ``apart``. ``claim_spent``: whether a claim was refused in that tray.
    """

    persons: bool = False
    on_turn: bool = False
    in_deal: bool = False
    mid_deal: bool = False
    finishing: bool = False
    hot_seat: bool = False
    undoes: bool = False
    undoes_all: bool = False
    redoes: bool = False
    restarts: bool = False
    trick_quitted: bool = False
    claims: bool = True
    may_claim: bool = False
    shows: bool = False
    may_show: bool = False
    may_name: bool = False
    may_ask_turned: bool = False
    may_draw: bool = False
    hides: bool = False
    may_look: bool = False
    may_break_off: bool = False
    may_turn: bool = False
    may_ask_why: bool = False
    may_look_back: bool = False
    claim_refused: bool = False
    by_law: bool = False
    may_call: bool = False
    called: bool = False
    may_prove: bool = False
    trays: bool = False
    once: bool = False
    dock: str = ""
    room: bool = False
    sheet: bool = False
    covered: bool = False
    taught: bool = False
    apart: bool = False
    claim_spent: bool = False
    tool_bar: bool = True
    status_bar: bool = True
    full_screen: bool = False
    values: bool = True
    hands_closed: bool = False


class Doer(Protocol):
    """Who does what the commands ask for."""

    def new_table(self) -> object:
        """New table."""

    def new_deal(self) -> object:
        """New deal."""

    def deal_number(self) -> object:
        """Deal number."""

    def same_deal(self) -> object:
        """Same deal again."""

    def tables(self) -> object:
        """Tables."""

    def seats(self) -> object:
        """Seats."""

    def habits(self) -> object:
        """What the computers know of you."""

    def by_file(self) -> object:
        """Open the matches by file."""

    def club(self) -> object:
        """Club match."""

    def abandon(self) -> object:
        """Break off this session."""

    def open_file(self) -> object:
        """Open."""

    def save_copy(self) -> object:
        """Save a copy."""

    def bring(self) -> object:
        """Import."""

    def export(self) -> object:
        """Export."""

    def score(self) -> object:
        """Score sheet."""

    def ranking(self) -> object:
        """Ranking."""

    def record(self) -> object:
        """Record of the deal."""

    def proof(self) -> object:
        """Proof of the deal."""

    def print(self) -> object:
        """Print."""

    def preferences(self) -> object:
        """Preferences."""

    def quit(self) -> object:
        """Quit."""

    def undo(self) -> object:
        """Undo."""

    def undo_all(self) -> object:
        """To the deal's start."""

    def redo(self) -> object:
        """Redo."""

    def last_trick(self) -> object:
        """Last trick."""

    def claim(self) -> object:
        """Claim."""

    def show_card(self) -> object:
        """Show a card."""

    def lay_down(self) -> object:
        """Lay down the hand."""

    def name_turned(self) -> object:
        """Name the turned card."""

    def ask_turned(self) -> object:
        """Ask for the turned card."""

    def look_back(self) -> object:
        """Look at the last trick against the law."""

    def draw_trick(self) -> object:
        """Draw the trick in play near."""

    def play_one(self) -> object:
        """Let the computer choose this once."""

    def finish_at_once(self) -> object:
        """Finish this deal at once."""

    def finish_deal(self) -> object:
        """Let the computer finish this deal."""

    def tool_bar(self) -> object:
        """Tool bar."""

    def status_bar(self) -> object:
        """Status bar."""

    def larger_cards(self) -> object:
        """Larger cards."""

    def smaller_cards(self) -> object:
        """Smaller cards."""

    def fit_cards(self) -> object:
        """Usual card size."""

    def values(self) -> object:
        """Trick values on or off."""

    def set_problem(self) -> object:
        """Set the card that is looked at as a problem."""

    def close_hands(self) -> object:
        """Close the hands of others in a reviewed deal, or open them again."""

    def turn_table(self) -> object:
        """Turn the table."""

    def hide_cards(self) -> object:
        """Hide my cards."""

    def next_part(self) -> object:
        """Next part of the window."""

    def previous_part(self) -> object:
        """Previous part of the window."""

    def menus(self) -> object:
        """Go to the menus."""

    def full_screen(self) -> object:
        """Full screen."""

    def hint(self) -> object:
        """Hint."""

    def why(self) -> object:
        """Why was that card played?."""

    def call_law(self) -> object:
        """Call the law."""

    def line(self) -> object:
        """Why the claim was refused."""

    def review(self) -> object:
        """Review of the deal."""

    def previous_loss(self) -> object:
        """Previous loss."""

    def next_loss(self) -> object:
        """Next loss."""

    def retry(self) -> object:
        """Try again."""

    def knows(self) -> object:
        """What a seat knows."""

    def what_if(self) -> object:
        """What if."""

    def back(self) -> object:
        """Back one card."""

    def forward(self) -> object:
        """Forward one card."""

    def first(self) -> object:
        """First card."""

    def last(self) -> object:
        """Last card."""

    def read_trick(self) -> object:
        """Read the trick."""

    def read_dummy(self) -> object:
        """Read dummy."""

    def read_hand(self) -> object:
        """Read my hand."""

    def read_score(self) -> object:
        """Read trumps and score."""

    def calls(self) -> object:
        """The calls."""

    def library(self) -> object:
        """Open the kept and played deals."""

    def statistics(self) -> object:
        """Open the statistics."""

    def evening(self) -> object:
        """Open the report of the evening."""

    def keep_deal(self) -> object:
        """Keep the deal that is looked at, or was counted last."""

    def problems(self) -> object:
        """Problems and deals."""

    def repeat(self) -> object:
        """Repeat the last message."""

    def rules(self) -> object:
        """Rules panel."""

    def rules_page(self) -> object:
        """Rules of this game."""

    def first_lesson(self) -> object:
        """First lesson."""

    def lessons(self) -> object:
        """Lessons."""

    def studying(self) -> object:
        """Learning and looking back."""

    def differs(self) -> object:
        """How this game differs."""

    def keys(self) -> object:
        """Keys."""

    def about(self) -> object:
        """About Dummy Whist."""


def always(_now: Moment) -> bool:
    """At any moment."""
    return True


def no_reason(_now: Moment) -> str:
    """Nothing stands in the way but what can be seen."""
    return ""


@dataclass(frozen=True, slots=True)
class Bar:
    """Where a command stands on the tool bar: at its left or right end, in which place, under which word and icon.

    ``offered``: when it is to be seen there.
    """

    end: Literal["left", "right"]
    place: int
    short: str
    icon: str
    line_after: bool = False
    offered: Callable[[Moment], bool] = always


@dataclass(frozen=True, slots=True)
class Command:
    """A command: ``key`` names it, ``menu`` holds it, ``text`` is what it is called there, ``do`` does it.

    ``do`` is None for a ``submenu`` alone, whose entries the window fills in. ``context``: its place in the context
    menu of the table, 0 for none. ``enabled``: when it can be chosen; ``offered``: when it is to be seen at all;
    ``checked``: when it bears a mark. ``on_table``: whether it does something with the cards on the table, and so not
    while they are covered. ``for_deals``: whether it is for a deal that counts, and not in a lesson or problem;
    ``by_file``: nevertheless at a tray of a match by file.
    ``reason``: why it cannot be chosen now, marked words that are told to who asks for it; "" for no such reason.
    ``in_room``: whether it means something in a room as well; ``in_room_as``: what it is called there. ``repeats``:
    whether it is done again and again while its key is held. ``role``: where the desktop has a place of its own for it.
    ``line_after``: a line below it.
    """

    key: str
    menu: Menu
    text: str
    do: Callable[[Doer], object] | None
    shortcuts: tuple[str, ...] = ()
    bar: Bar | None = None
    context: int = 0
    enabled: Callable[[Moment], bool] = always
    offered: Callable[[Moment], bool] = always
    checked: Callable[[Moment], bool] | None = None
    submenu: bool = False
    on_table: bool = False
    reason: Callable[[Moment], str] = no_reason
    in_room: bool = False
    in_room_as: str = ""
    for_deals: bool = False
    by_file: bool = False
    repeats: bool = False
    role: Literal["quit", "preferences", "about"] | None = None
    line_after: bool = False

    def named(self, room: bool) -> str:
        """What it is called, at the table or in a room."""
        return self.in_room_as if room and self.in_room_as else self.text

    def can_be_chosen(self, now: Moment) -> bool:
        """Whether it can be chosen now: under a sheet none can, by whatever key, and in a room what means something."""
        there = self.in_room if now.room else not (self.on_table and now.covered)
        return (
            self.enabled(now)
            and not self.reason(now)
            and not now.sheet
            and there
            and not (self.for_deals and now.taught and not (self.by_file and now.apart))
        )


def declared(commands: Sequence[Command]) -> Mapping[str, Command]:
    """Return the commands by their key, in their order.

    Raises:
        ValueError: a key stands twice, a command does nothing, a shortcut stands twice or is a bare letter or digit,
            which always mean cards, or two commands stand in one place of the tool bar.
    """
    keys: dict[str, Command] = {}
    shortcuts: dict[str, str] = {}
    places: dict[tuple[str, int], str] = {}
    for command in commands:
        if command.key in keys:
            raise ValueError(f"Two commands are called {command.key}.")
        if (command.do is None) != command.submenu:
            raise ValueError(f"The command {command.key} is to do one thing: something, or to open a menu.")
        for shortcut in command.shortcuts:
            if len(shortcut) == 1 and shortcut.isalnum():
                raise ValueError(f"The shortcut {shortcut} of {command.key} is a card's.")
            if shortcut in shortcuts:
                raise ValueError(f"The shortcut {shortcut} is that of {shortcuts[shortcut]} and of {command.key}.")
            shortcuts[shortcut] = command.key
        if command.bar is not None:
            place = command.bar.end, command.bar.place
            if place in places:
                raise ValueError(f"{places[place]} and {command.key} stand in one place of the tool bar.")
            places[place] = command.key
        keys[command.key] = command
    return MappingProxyType(keys)
