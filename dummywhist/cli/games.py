"""Which games can be played? `dummywhist games`."""

import json

import click

from dummywhist.cli.tables import show, table
from dummywhist.engine.rules.games.catalogue import GAMES


@click.command("games", help="List the games that can be played.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(as_json: bool) -> None:
    """Print a line a game."""
    if as_json:
        for game in GAMES:
            print(json.dumps({"id": game.key, "name": game.name, "players": game.players, "source": game.source}))
        return
    listed = table("", "Game", "Name", "Players", "Source")
    for game in GAMES:
        listed.add_row(game.key, game.name, str(game.players), game.source)
    show(listed)
