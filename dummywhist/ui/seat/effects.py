"""What can there be to do for a table in the window? Values that whoever holds timers and signals carries out."""

from enum import Enum

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.messages import Message
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.moment import Due, Mode, Timer


class Why(Enum):
    """What a proposal was made for."""

    PERSON = "person"
    QUIT_FIRST = "quit first"
    LEAD = "lead"
    BOT = "bot"
    HELP = "help"


class Propose(NamedTuple):
    """Propose ``action`` for a player, or for the table, at the stamp of the moment. `Done` or `Refused` follows.

    ``more`` is led when a trick was quitted first, ``since`` the stamp from which all is shown.
    """

    by: Player | None
    action: Action
    why: Why
    since: int
    answer: object = None
    more: Action | None = None


class Force(NamedTuple):
    """Do one step that is nobody's choice, else the first that ``habit`` is offered; `Forced` follows."""

    habit: Player | None


class Show(NamedTuple):
    """Show what happened after stamp ``since``; `Shown` follows."""

    since: int


class ShowNow(NamedTuple):
    """Show the table as it stands, at once."""


class Wait(NamedTuple):
    """Say what the table waits for."""

    mode: Mode


class Ask(NamedTuple):
    """Ask a computer; for a person whose hand it plays at the helper's level.

    ``quick``: the deal is finished at once. ``plays_on``: he is to play a card, and leaves the law alone.
    """

    player: Player
    helps: bool
    quick: bool = False
    plays_on: bool = False


class AskAgain(NamedTuple):
    """The answer could not be played: ask another process."""

    player: Player


class AskHelper(NamedTuple):
    """Ask the helper what it would do for ``player``."""

    player: Player


class Forget(NamedTuple):
    """Let go of all that computers were asked."""


class Remember(NamedTuple):
    """Keep what was answered, for who asks why."""

    player: Player | None
    answer: object


class Hint(NamedTuple):
    """Tell the hint."""

    answer: object


class PlayOnly(NamedTuple):
    """Play the card of ``player`` that is the only one he may play, if there is such a card."""

    player: Player


class TellReason(NamedTuple):
    """Say why the helper played what it did."""

    answer: object


class Refuse(NamedTuple):
    """Say why something is not done."""

    message: Message


class Start(NamedTuple):
    """Start a timer anew."""

    timer: Timer
    ms: int


class Stop(NamedTuple):
    """Stop a timer."""

    timer: Timer


class TurnDown(NamedTuple):
    """Turn the last trick down."""


class Tell(NamedTuple):
    """Tell what was due when the film was over."""

    due: Due


class Refresh(NamedTuple):
    """Only what is shown beside the cards has changed."""


class ShowThinker(NamedTuple):
    """Who thinks has changed, and nothing else."""


class End(NamedTuple):
    """End the computers' processes."""


Effect = (
    Propose | Force | Show | ShowNow | Wait | Ask | AskAgain | AskHelper | Forget | Remember | Hint | TellReason
    | PlayOnly | Refuse | Start | Stop | TurnDown | Tell | Refresh | ShowThinker | End
)  # fmt: skip
