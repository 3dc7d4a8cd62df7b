"""What is the person at this computer called who has not said his name?"""

from dummywhist.ui.preferences import DEFAULTS
from dummywhist.ui.tongues import LANGUAGES, tr, you

SIDE = " + "
"""Between the players of one side, where a score is kept by names."""


def shown_name(name: str) -> str:
    """Return ``name``; the one that nobody has chosen is "You" in the language spoken.

    Earlier versions kept it as it was called in the language of that time.
    """
    return tr("You") if _not_chosen(name) else name


def shown_side(names: str) -> str:
    """Return the names of the players of a side, which are kept as one text."""
    return SIDE.join(map(shown_name, names.split(SIDE)))


def chosen_name(name: str) -> str:
    """Return what is to be kept of a name that was read on the screen."""
    return DEFAULTS.your_name if _not_chosen(name) else name


def _not_chosen(name: str) -> bool:
    called = you(name=True)
    return name == DEFAULTS.your_name or name in {one.grammar.who(called, "name") for one in LANGUAGES.values()}
