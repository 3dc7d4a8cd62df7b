"""What can come in at a table in the window? What people do, what computers answer, what timers and the table say."""

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.effects import Propose
from dummywhist.ui.seat.moment import Due, Pace, Timer


class Begun(NamedTuple):
    """The table is taken up as it stands."""


class Sheeted(NamedTuple):
    """A sheet was opened over the table, or put away."""

    open: bool


class Shown(NamedTuple):
    """The film is over."""


class Paced(NamedTuple):
    """Another pace is wanted."""

    pace: Pace


class Proposed(NamedTuple):
    """A person at the screen wants something."""

    action: Action


class Gathered(NamedTuple):
    """The full trick is to be gathered; ``stroke``: by a click or key that may have been meant for the film."""

    stroke: bool = False


class NextDealWanted(NamedTuple):
    """The next deal is asked for."""


class DealWanted(NamedTuple):
    """The sealed deal is to be dealt."""


class Looked(NamedTuple):
    """The curtain is held up, or let fall."""

    held: bool


class KeptShowing(NamedTuple):
    """The person keeps his cards on the screen until somebody else has to choose."""


class Hidden(NamedTuple):
    """The cards on the screen are put away."""


class Turned(NamedTuple):
    """An onlooker goes to the next chair."""


class Answered(NamedTuple):
    """A computer answered; ``answer`` is passed on as it came."""

    player: Player
    stamp: int
    action: Action
    answer: object


class Fired(NamedTuple):
    """A timer has run out."""

    timer: Timer


class Hurried(NamedTuple):
    """The computer's card is not to be waited for."""


class HelpWanted(NamedTuple):
    """A hint is asked for, or that the computer plays one card."""

    play: bool


class Helped(NamedTuple):
    """The helper answered."""

    stamp: int
    action: Action
    answer: object


class FinishWanted(NamedTuple):
    """The computer is to play the deal to its end for the person; ``at_once``: for all people, with nothing shown."""

    at_once: bool = False


class HandTakenBack(NamedTuple):
    """The person takes his hand back."""


class Elsewhere(NamedTuple):
    """The table stands elsewhere: something was taken back, done again, somebody else sits down.

    ``again``: so many of the last steps were made anew and are to be seen.
    """

    again: int = 0


class Told(NamedTuple):
    """What is shown now is to be told of when the film is over."""

    due: Due


class Claimed(NamedTuple):
    """The question of how many tricks are claimed is opened or put away."""

    asks: bool


class LawCalled(NamedTuple):
    """The question of what is called by the law is opened or put away."""

    asks: bool


class Passed(NamedTuple):
    """A person who may play before the hand on turn waits (W-TURN-1)."""


class LetLie(NamedTuple):
    """A person who may have a lead out of turn put right plays to it (W-LEAD-3)."""


class AgreedOn(NamedTuple):
    """Of the people who may choose a remedy ``player`` does (W-MISC-1)."""

    player: Player


class LastTrick(NamedTuple):
    """The last trick is turned up or down."""

    up: bool


class Reviewed(NamedTuple):
    """An earlier moment is looked at, or (None) no longer."""

    view: View | None


class Closed(NamedTuple):
    """The table is left for good."""


class Done(NamedTuple):
    """What was proposed was done."""

    proposal: Propose


class Refused(NamedTuple):
    """What was proposed was not done."""

    proposal: Propose
    refusal: Refusal


class Forced(NamedTuple):
    """Whether there was a step that is nobody's choice."""

    done: bool | Refusal


Input = (
    Begun | Sheeted | Shown | Paced | Proposed | Gathered | NextDealWanted | DealWanted | Looked | KeptShowing
    | Hidden | Turned | Answered | Fired | Hurried | HelpWanted | Helped | FinishWanted | HandTakenBack | Elsewhere
    | Told | Claimed | LawCalled | Passed | LetLie | AgreedOn | LastTrick | Reviewed | Closed | Done | Refused | Forced
)  # fmt: skip
