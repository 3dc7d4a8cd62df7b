"""What can be asked for by menu, tool bar and key? Every command once, with its words and keys."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """A command: ``key`` names it, ``menu`` holds it, ``short`` is its word on the tool bar."""

    key: str
    menu: str
    text: str
    shortcuts: tuple[str, ...] = ()
    short: str = ""
    checkable: bool = False


MENUS = ("Game", "Move", "View", "Study", "Rules", "Help")
LINE = Command("", "", "")
"""A dividing line in a menu."""

COMMANDS: tuple[Command, ...] = (
    Command("new_table", "Game", "New table…", ("Ctrl+Shift+N",)),
    Command("new_deal", "Game", "New deal", ("Ctrl+N",), "New deal"),
    Command("deal_number", "Game", "Deal number…", ("Ctrl+D",)),
    Command("same_deal", "Game", "Same deal again", ("F5",)),
    Command("tables", "Game", "Tables"),
    Command("seats", "Game", "Seats…", ("Ctrl+Shift+P",)),
    Command("abandon", "Game", "Break off this session…"),
    Command("open", "Game", "Open…", ("Ctrl+O",)),
    Command("save_copy", "Game", "Save a copy…", ("Ctrl+Shift+S",)),
    Command("import", "Game", "Import…"),
    Command("export", "Game", "Export…"),
    Command("score", "Game", "Score sheet", ("F7",), "Score"),
    Command("record", "Game", "Record of the deal", ("Ctrl+Shift+R",), "Record", True),
    Command("preferences", "Game", "Preferences…", ("Ctrl+,",)),
    Command("quit", "Game", "Quit", ("Ctrl+Q",)),
    Command("undo", "Move", "Undo", ("Ctrl+Z",), "Undo"),
    Command("redo", "Move", "Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "Redo"),
    Command("last_trick", "Move", "Last trick", ("Ctrl+L",), "Last trick"),
    Command("claim", "Move", "Claim…", ("Ctrl+K",), "Claim"),
    Command("play_one", "Move", "Let the computer play this card", ("Ctrl+J",)),
    Command("finish_deal", "Move", "Let the computer finish this deal", ("Ctrl+Shift+J",)),
    Command("tool_bar", "View", "Tool bar", checkable=True),
    Command("status_bar", "View", "Status bar", checkable=True),
    Command("cloth", "View", "Cloth"),
    Command("turn_table", "View", "Turn the table", ("Ctrl+Shift+T",)),
    Command("hide_cards", "View", "Hide my cards", ("Ctrl+Shift+H",)),
    Command("next_part", "View", "Next part of the window", ("F6",)),
    Command("previous_part", "View", "Previous part of the window", ("Shift+F6",)),
    Command("full_screen", "View", "Full screen", ("F11",), checkable=True),
    Command("hint", "Study", "Hint", ("Ctrl+I", "?"), "Hint"),
    Command("why", "Study", "Why was that card played?", ("Ctrl+W",)),
    Command("back", "Study", "Back one card", ("Alt+Left",)),
    Command("forward", "Study", "Forward one card", ("Alt+Right",)),
    Command("first", "Study", "First card", ("Alt+Home",)),
    Command("last", "Study", "Last card", ("Alt+End",)),
    Command("read_trick", "Study", "Read the trick", ("F2",)),
    Command("read_dummy", "Study", "Read dummy", ("Shift+F2",)),
    Command("read_hand", "Study", "Read my hand", ("F3",)),
    Command("read_score", "Study", "Read trumps and score", ("Shift+F3",)),
    Command("repeat", "Study", "Repeat the last message", ("F4",)),
    Command("rules", "Rules", "Rules panel", ("F8",), "Rules", True),
    Command("rules_page", "Rules", "Rules of this game", ("F1",)),
    Command("keys", "Help", "Keys", ("Shift+F1",)),
    Command("about", "Help", "About Dummy Whist"),
)

TOOLS_LEFT = ("new_deal", "undo", "redo", "hint", "last_trick", "claim")
TOOLS_RIGHT = ("score", "rules", "record")
LINES_AFTER = ("same_deal", "abandon", "export", "record", "preferences", "redo", "claim", "status_bar",
               "cloth", "hide_cards", "why", "last", "read_score", "rules")  # fmt: skip


def shortcut_clashes(commands: tuple[Command, ...] = COMMANDS) -> list[str]:
    """Return shortcuts that stand twice or are a bare letter or digit, which always mean cards."""
    seen: dict[str, str] = {}
    clashes = []
    for command in commands:
        for shortcut in command.shortcuts:
            if shortcut in seen or (len(shortcut) == 1 and shortcut.isalnum()):
                clashes.append(f"{shortcut}: {seen.get(shortcut, 'bare')}, {command.key}")
            seen[shortcut] = command.key
    return clashes
