"""What can be wrong? Each error is a message that a player understands."""

from typing import Any, Final

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import Message, worded

QUOTED: Final = 80
"""Characters of a text that was read, of which an error quotes no more."""


class DummyWhistError(ValueError):
    """Base of all errors: ``message`` is what is wrong, ``str`` its English sentence."""

    def __init__(self, key: str, /, **args: Any) -> None:
        self.message = Message(key, {name: _quoted(value) for name, value in args.items()})
        super().__init__(key)

    def __str__(self) -> str:
        return worded(self.message, ENGLISH)

    def __reduce__(self) -> tuple[Any, ...]:
        # As it came from another process: an exception is made again from its positional arguments alone.
        return _remade, (type(self), self.message.key, dict(self.message.args), vars(self))


def _quoted(value: Any) -> Any:
    long = isinstance(value, str) and len(value) > QUOTED
    return value[: QUOTED - 1] + "…" if long else value


def _remade(kind: type["DummyWhistError"], key: str, args: dict[str, Any], rest: dict[str, Any]) -> "DummyWhistError":
    error = kind(key, **args)
    vars(error).update(rest)
    return error


class Unreadable(DummyWhistError):
    """A text that cannot be read; ``line`` is its line number in a file, or 0."""

    def __init__(self, key: str, /, line: int = 0, **args: Any) -> None:
        super().__init__(key, **args)
        self.line = line

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"line {self.line}: {sentence}" if self.line else sentence

    def at(self, line: int) -> "Unreadable":
        """Return the same error placed on ``line``, unless it has a place already."""
        return self if self.line else type(self)(self.message.key, line=line, **self.message.args)


class Unlawful(DummyWhistError):
    """An action that is not among the choices of who wants it."""


class Stale(DummyWhistError):
    """A proposal made for a table that has gone on since."""


class Contradiction(DummyWhistError):
    """Rules that cannot be had together."""
