"""What can be asked for by menu, tool bar and key? Every command, once.

Menus, tool bar, context menu, the page of keys, translations and tests read this list.
"""

from typing import Final, Literal

from dummywhist.ui.desk.command import Bar, Command, declared
from dummywhist.ui.tongues import mark

COMMANDS: Final = declared(
    (
        Command("new_table", "Game", mark("New table…"), lambda do: do.new_table(), shortcuts=("Ctrl+Shift+N",)),
        Command(
            "new_deal",
            "Game",
            mark("New deal"),
            lambda do: do.new_deal(),
            shortcuts=("Ctrl+N",),
            bar=Bar("left", 1, mark("New deal"), icon="new_deal", line_after=True),
            enabled=lambda now: now.in_deal,
        ),
        Command(
            "deal_number",
            "Game",
            mark("Deal number…"),
            lambda do: do.deal_number(),
            shortcuts=("Ctrl+D",),
            enabled=lambda now: now.in_deal,
        ),
        Command(
            "same_deal",
            "Game",
            mark("Same deal again"),
            lambda do: do.same_deal(),
            shortcuts=("F5",),
            enabled=lambda now: now.restarts,
            line_after=True,
        ),
        Command("tables", "Game", mark("Tables"), None, submenu=True),
        Command("seats", "Game", mark("Seats…"), lambda do: do.seats(), shortcuts=("Ctrl+Shift+P",)),
        Command(
            "abandon",
            "Game",
            mark("Break off this session…"),
            lambda do: do.abandon(),
            enabled=lambda now: now.may_break_off,
            line_after=True,
        ),
        Command("open", "Game", mark("Open…"), lambda do: do.open_file(), shortcuts=("Ctrl+O",)),
        Command("save_copy", "Game", mark("Save a copy…"), lambda do: do.save_copy(), shortcuts=("Ctrl+Shift+S",)),
        Command("import", "Game", mark("Import…"), lambda do: do.bring()),
        Command("export", "Game", mark("Export…"), lambda do: do.export(), line_after=True),
        Command(
            "score",
            "Game",
            mark("Score sheet"),
            lambda do: do.score(),
            shortcuts=("F7",),
            bar=Bar("right", 1, mark("Score"), icon="score"),
        ),
        Command(
            "record",
            "Game",
            mark("Record of the deal"),
            lambda do: do.record(),
            shortcuts=("Ctrl+Shift+R",),
            bar=Bar("right", 3, mark("Record"), icon="record"),
            checked=lambda now: now.dock == "record",
            line_after=True,
        ),
        Command(
            "preferences",
            "Game",
            mark("Preferences…"),
            lambda do: do.preferences(),
            shortcuts=("Ctrl+,",),
            role="preferences",
            line_after=True,
        ),
        Command("quit", "Game", mark("Quit"), lambda do: do.quit(), shortcuts=("Ctrl+Q",), role="quit"),
        Command(
            "undo",
            "Move",
            mark("Undo"),
            lambda do: do.undo(),
            shortcuts=("Ctrl+Z",),
            bar=Bar("left", 2, mark("Undo"), icon="undo"),
            enabled=lambda now: now.undoes,
            context=1,
        ),
        Command(
            "redo",
            "Move",
            mark("Redo"),
            lambda do: do.redo(),
            shortcuts=(
                "Ctrl+Shift+Z",
                "Ctrl+Y",
            ),
            bar=Bar("left", 3, mark("Redo"), icon="redo", line_after=True),
            enabled=lambda now: now.redoes,
            line_after=True,
        ),
        Command(
            "last_trick",
            "Move",
            mark("Last trick"),
            lambda do: do.last_trick(),
            shortcuts=("Ctrl+L",),
            bar=Bar("left", 5, mark("Last trick"), icon="last_trick"),
            enabled=lambda now: now.trick_quitted,
            context=2,
        ),
        Command(
            "claim",
            "Move",
            mark("Claim…"),
            lambda do: do.claim(),
            shortcuts=("Ctrl+K",),
            bar=Bar("left", 6, mark("Claim"), icon="claim"),
            enabled=lambda now: now.may_claim,
            offered=lambda now: now.claims,
            line_after=True,
        ),
        Command(
            "play_one",
            "Move",
            mark("Let the computer play this card"),
            lambda do: do.play_one(),
            shortcuts=("Ctrl+J",),
            enabled=lambda now: now.on_turn and now.in_deal,
        ),
        Command(
            "finish_deal",
            "Move",
            mark("Let the computer finish this deal"),
            lambda do: do.finish_deal(),
            shortcuts=("Ctrl+Shift+J",),
            enabled=lambda now: now.persons and now.mid_deal and not now.finishing,
        ),
        Command("tool_bar", "View", mark("Tool bar"), lambda do: do.tool_bar(), checked=lambda now: now.tool_bar),
        Command(
            "status_bar",
            "View",
            mark("Status bar"),
            lambda do: do.status_bar(),
            checked=lambda now: now.status_bar,
            line_after=True,
        ),
        Command("cloth", "View", mark("Cloth"), None, submenu=True, context=4, line_after=True),
        Command(
            "turn_table",
            "View",
            mark("Turn the table"),
            lambda do: do.turn_table(),
            shortcuts=("Ctrl+Shift+T",),
            enabled=lambda now: now.may_turn,
        ),
        Command(
            "hide_cards",
            "View",
            mark("Hide my cards"),
            lambda do: do.hide_cards(),
            shortcuts=("Ctrl+Shift+H",),
            enabled=lambda now: now.hot_seat and now.on_turn,
            line_after=True,
        ),
        Command("next_part", "View", mark("Next part of the window"), lambda do: do.next_part(), shortcuts=("F6",)),
        Command(
            "previous_part",
            "View",
            mark("Previous part of the window"),
            lambda do: do.previous_part(),
            shortcuts=("Shift+F6",),
        ),
        Command(
            "full_screen",
            "View",
            mark("Full screen"),
            lambda do: do.full_screen(),
            shortcuts=("F11",),
            checked=lambda now: now.full_screen,
        ),
        Command(
            "hint",
            "Study",
            mark("Hint"),
            lambda do: do.hint(),
            shortcuts=(
                "Ctrl+I",
                "?",
            ),
            bar=Bar("left", 4, mark("Hint"), icon="hint"),
            enabled=lambda now: now.on_turn and now.in_deal,
            context=3,
        ),
        Command(
            "why",
            "Study",
            mark("Why was that card played?"),
            lambda do: do.why(),
            shortcuts=("Ctrl+W",),
            enabled=lambda now: now.may_ask_why,
            line_after=True,
        ),
        Command(
            "back",
            "Study",
            mark("Back one card"),
            lambda do: do.back(),
            shortcuts=("Alt+Left",),
            enabled=lambda now: now.may_look_back,
        ),
        Command(
            "forward",
            "Study",
            mark("Forward one card"),
            lambda do: do.forward(),
            shortcuts=("Alt+Right",),
            enabled=lambda now: now.may_look_back,
        ),
        Command(
            "first",
            "Study",
            mark("First card"),
            lambda do: do.first(),
            shortcuts=("Alt+Home",),
            enabled=lambda now: now.may_look_back,
        ),
        Command(
            "last",
            "Study",
            mark("Last card"),
            lambda do: do.last(),
            shortcuts=("Alt+End",),
            enabled=lambda now: now.may_look_back,
            line_after=True,
        ),
        Command("read_trick", "Study", mark("Read the trick"), lambda do: do.read_trick(), shortcuts=("F2",)),
        Command("read_dummy", "Study", mark("Read dummy"), lambda do: do.read_dummy(), shortcuts=("Shift+F2",)),
        Command("read_hand", "Study", mark("Read my hand"), lambda do: do.read_hand(), shortcuts=("F3",)),
        Command(
            "read_score",
            "Study",
            mark("Read trumps and score"),
            lambda do: do.read_score(),
            shortcuts=("Shift+F3",),
            line_after=True,
        ),
        Command("repeat", "Study", mark("Repeat the last message"), lambda do: do.repeat(), shortcuts=("F4",)),
        Command(
            "rules",
            "Rules",
            mark("Rules panel"),
            lambda do: do.rules(),
            shortcuts=("F8",),
            bar=Bar("right", 2, mark("Rules"), icon="rules"),
            checked=lambda now: now.dock == "rules",
            line_after=True,
        ),
        Command("rules_page", "Rules", mark("Rules of this game"), lambda do: do.rules_page(), shortcuts=("F1",)),
        Command("keys", "Help", mark("Keys"), lambda do: do.keys(), shortcuts=("Shift+F1",)),
        Command("about", "Help", mark("About Dummy Whist"), lambda do: do.about(), role="about"),
    )
)
"""Every command of the program."""


def on_bar(end: Literal["left", "right"]) -> list[tuple[Command, Bar]]:
    """Return the commands at one end of the tool bar, in their places."""
    found = [
        (command, command.bar) for command in COMMANDS.values() if command.bar is not None and command.bar.end == end
    ]
    return sorted(found, key=lambda one: one[1].place)


def in_context() -> list[Command]:
    """Return the commands of the table's context menu."""
    return sorted((command for command in COMMANDS.values() if command.context), key=lambda command: command.context)
