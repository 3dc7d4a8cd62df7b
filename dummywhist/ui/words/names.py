"""What is the person at this computer called who has not said his name?"""

from dummywhist.ui.preferences import DEFAULTS
from dummywhist.ui.tongues import tr


def shown_name(name: str) -> str:
    """Return ``name``; the one that nobody has chosen is "You" in the language spoken."""
    return tr("You") if name == DEFAULTS.your_name else name


def chosen_name(name: str) -> str:
    """Return what is to be kept of a name that was read on the screen."""
    return DEFAULTS.your_name if name == tr("You") else name
