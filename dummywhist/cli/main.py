"""Which sub-command does a command line ask for, and how does it end?

Each command is a module that is loaded by name, so that none waits for what another needs.
"""

import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from dummywhist.cli import COMMANDS

MODULES: Final = {"arena": "arena.command", "export": "exporting", "import": "importing"}
"""Commands that are not the module of their name: no module can have it, or should, or it has many rooms."""


class Commands(click.Group):
    """The sub-commands, each the ``command`` of the module that bears its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of help."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command ``cmd_name``, or None if there is none."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = f"dummywhist.cli.{MODULES.get(cmd_name, cmd_name)}"
        command: click.Command = importlib.import_module(module).command
        return command


GROUP = Commands("dummywhist", help="Dummy whist without a screen. Without a command the table opens.")


def main(argv: Sequence[str]) -> int:
    """Run the command line ``argv``, sub-command first; return the exit status: 0 done, 1 failed, 2 wrong usage."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that lacks a character gets a question mark.
        sys.stdout.reconfigure(errors="replace")
    try:
        with GROUP.make_context("dummywhist", list(argv)) as context:
            GROUP.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as error:
        error.show()
        return 2
    except click.ClickException as error:
        print(f"dummywhist: {error.format_message()}", file=sys.stderr)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return 130
    except OSError as error:
        # What is left in the buffer goes nowhere, instead of into a second error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        print(f"dummywhist: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0
