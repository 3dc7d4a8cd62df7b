"""What can be read in the program? The handbook's pages in plain Markdown, and the table of what can be changed.

English pages lie in the handbook itself, those of another language in a folder of its own with the same names.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from dummywhist.engine.rules.games.game import Game
from dummywhist.ui.art.assets import asset_folders
from dummywhist.ui.tongues import current_language, tr
from dummywhist.ui.tongues.rules import spoken, spoken_preset

BEGIN: Final = "<!-- toggles: begin -->"
END: Final = "<!-- toggles: end -->"
OPENING: Final = re.compile(r"# [^\n]+\n\n(?:[^\n]*\n){0,2}?[^\n]*\]\(([a-z0-9-]+)\.md\)")
"""A title and a link to another page in the first lines below it."""
TAGS: Final = re.compile(r"<a id=\"[^\"]*\"></a>|<!--.*?-->")
"""What stands in the rulebook for those who make links to it."""


def find_page(name: str) -> Path | None:
    """Return the file of a page in the language of the window: as installed or packed, or in a checkout's docs."""
    file = Path(current_language().handbook, f"{name}.md")
    for folder in asset_folders():
        for place in (folder / "handbook", folder.parent / "docs" / "handbook"):
            if (place / file).is_file():
                return place / file
    return None


def read_page(name: str) -> str | None:
    """Return the text of a page; None if it is not there or cannot be read."""
    file = find_page(name)
    try:
        return None if file is None else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def law_text(law: str) -> str | None:
    """Return the page of the rulebook, in English, in which the law with this id stands; None if none has it."""
    for folder in asset_folders():
        for pages in (folder / "rules", folder.parent / "docs" / "rules"):
            for page in sorted(pages.glob("*.md")):
                text = page.read_text(encoding="utf-8")
                if f"**{law}**" in text:
                    return TAGS.sub("", text)
    return None


def game_text(game: Game) -> str | None:
    """Return the rules of ``game`` to read, with its table of switches; None if the page is missing.

    A page that begins with a link says what is different from another game: that one's page follows it.
    """
    text = read_page(game.key)
    if text is None:
        return None
    text = with_table(text, game)
    base = OPENING.match(text)
    other = None if base is None else read_page(base[1])
    if other is None:
        return text
    title, _, rest = other.partition(BEGIN)[0].rpartition("\n## ")[0].partition("\n")
    return f"{text.rstrip()}\n\n## {title.lstrip('# ')}\n{rest.replace(f'{chr(10)}## ', f'{chr(10)}### ')}\n"


def toggle_table(game: Game) -> str:
    """Return the table of all that can be changed, made from the declarations, in the language of the window."""
    toggles = [spoken(toggle) for toggle in game.toggles if toggle.offered]
    columns = (
        tr("rule", note="column"), tr("values", note="column"), tr("from the next", note="column"),
        tr("source", note="column"), tr("laws", note="column"),
    )  # fmt: skip
    since = {
        "deal": tr("deal", note="from the next"),
        "rubber": tr("rubber", note="from the next"),
        "session": tr("session", note="from the next"),
    }
    lines = [f"| {' | '.join(columns)} |", "|---|---|---|---|---|"]
    for toggle in toggles:
        usual = toggle.label_of(toggle.default)
        others = [value.label for value in toggle.offered if value.name != toggle.default]
        if len(others) > 6:
            others = [tr("{first} to {last}", first=toggle.values[0].label, last=toggle.values[-1].label)]
        values = ", ".join([f"**{usual}**", *others])
        mark = "◇ " if toggle.text_only else ""
        begins = "" if toggle.text_only else since[toggle.since]
        name = mark + tr("{rule}: {words}", rule=f"**{toggle.label}**", words=toggle.help)
        lines.append(f"| {name} | {values} | {begins} | {toggle.source} | {', '.join(toggle.ids)} |")
    lines += ["", tr("Rule sets to start from:"), ""]
    for preset in map(spoken_preset, game.presets):
        changes = "; ".join(
            tr("{rule}: {words}", rule=toggle.label, words=toggle.label_of(preset.changes[toggle.key]))
            for toggle in toggles
            if toggle.key in preset.changes
        )
        named = f"**{preset.label}** ({preset.source})"
        lines.append(f"- {tr('{rule}: {words}', rule=named, words=changes or tr('all as usual'))}.")
    return "\n".join(lines)


def with_table(text: str, game: Game) -> str:
    """Return a page with the table of ``game`` between its two marks."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError("The page has no place for the table of rules.")
    return f"{head}{BEGIN}\n\n{toggle_table(game)}\n\n{END}{tail}"
