"""What may be switched in a game? `dummywhist rules`."""

import json

import click

from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.report import Report
from dummywhist.cli.tables import show, table
from dummywhist.engine.rules.declare import Toggle
from dummywhist.engine.rules.games.catalogue import game_of


@click.command("rules", help="List the rules of GAME that can be switched.")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(game: str, as_json: bool) -> None:
    """Print a line a toggle."""
    with failing_clearly():
        toggles = game_of(game).toggles
    if as_json:
        for toggle in toggles:
            print(json.dumps(_report(toggle)))
        return
    for group in dict.fromkeys(toggle.group for toggle in toggles):
        listed = table(group, "Rule", "Key", "Values (default first)", "Source")
        for toggle in toggles:
            if toggle.group == group:
                listed.add_row(toggle.label, toggle.key, _values(toggle), toggle.source)
        show(listed)


def _report(toggle: Toggle) -> Report:
    return {
        "key": toggle.key,
        "label": toggle.label,
        "default": toggle.default,
        "values": list(toggle.names()),
        "group": toggle.group,
        "help": toggle.help,
        "source": toggle.source,
        "ids": list(toggle.ids),
        "value_labels": [value.label for value in toggle.values],
        "since": toggle.since,
        "requires": [
            {"key": needed.key, "values": list(needed.names), "why": needed.why} for needed in toggle.requires
        ],
        "text_only": toggle.text_only,
    }


def _values(toggle: Toggle) -> str:
    names = toggle.names()
    if len(names) > 10:
        return f"{toggle.default}; {names[0]} to {names[-1]}"
    return ", ".join([str(toggle.default), *(str(name) for name in names if name != toggle.default)])
