"""How is something said at the table? Messages of the engine, events, actions, results, in the chosen language."""

from dummywhist.ui.tongues import say, say_error

__all__ = ["say", "say_error"]
