"""Which rules does a command line change? Each `--set key=value` is read by the toggle that it names."""

from collections.abc import Iterable

import click

from dummywhist.engine.rules.declare import Setting, toggle_of
from dummywhist.engine.rules.games.game import Game


def changes_of(game: Game, settings: Iterable[str]) -> dict[str, Setting]:
    """Return the rules that ``settings`` change; UsageError for what is no pair, Unreadable for an unknown rule."""
    changes: dict[str, Setting] = {}
    for given in settings:
        key, found, name = given.partition("=")
        if not (key and found and name):
            raise click.UsageError(f"“{given}” sets no rule; write --set key=value.")
        changes[key] = toggle_of(game.toggles, key).read(name)
    return changes
