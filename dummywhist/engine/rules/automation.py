"""Which forced steps does the table do by itself? A setting of the table, not a rule: the log is the same."""

from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Automation:
    """Steps that leave nothing to choose; one that is off waits for a player.

    ``cut`` the pack, ``turn`` the trump, ``take_up`` the turned card when the dealer's turn has come, ``quit`` a full
    trick, ``count`` the deal; ``forced``: play the only card that may be played, and pass when there are no honours to
    call.
    """

    cut: bool = True
    turn: bool = True
    take_up: bool = True
    quit: bool = True
    count: bool = True
    forced: bool = False


EVERYTHING = Automation(forced=True)
NOTHING = Automation(cut=False, turn=False, take_up=False, quit=False, count=False)
