"""What is an action? Every entry of the log is one: a word and its parts, and what others must know of it.

An action is a frozen dataclass, equal only to others of its own type, under `declare`. From what is declared come its
spelling, the options of a View, refusals that speak of the time, what undo goes back to, what the automation may do,
redaction, and the list of docs/record-format.md.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.spelling import Spelling
from dummywhist.engine.deal.visibility import Visibility, visible_to
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.values import Enum, dataclass


class Doer(Enum):
    """Who does it."""

    PLAYER = "player"
    TABLE = "table"
    CHANCE = "chance"
    REFEREE = "referee"


class Chosen(Enum):
    """Whether a person chose by it, so that undo goes back to before it."""

    NEVER = "never"
    ALWAYS = "always"
    BY_ANYBODY = "by anybody"
    """Also if it was done in the name of the table."""
    OF_CARDS = "of cards"
    """If he had more than one card to choose from, or would have done the only one himself."""
    OF_MORE = "of more"
    """If there was something else that he might have done."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """What others must know of an action.

    ``word``: its first word in a record, and ``spelling`` the rest. ``doer`` does it; ``who`` says it for people.
    ``phase``: that of a View in which it is done, None for what is done above a deal. ``examples``: as in a record.
    ``untimely``: its word in the messages for what comes too early or too late; None if the rule says more.
    ``automated``: whether the automation may do it for the table. ``closes``: it ends a trick, and all before it is
    brought to the disk. ``silent``: only events say who else did what. ``unasked``: a player does it of his own accord,
    and nobody is waited for because he may. ``visible_to``: who sees which part.
    """

    word: str
    doer: Doer
    who: str
    phase: str | None
    examples: tuple[str, ...]
    spelling: Spelling
    chosen: Chosen
    untimely: str | None
    automated: Callable[[Automation], bool] | None
    closes: bool
    silent: bool
    unasked: bool
    visible_to: Mapping[str, Visibility]

    @property
    def only(self) -> bool:
        """Whether it is done for a player who has nothing else to do."""
        return self.chosen in (Chosen.OF_CARDS, Chosen.OF_MORE)


class Action:
    """What can be done; imperatives all."""

    __slots__ = ()

    word: ClassVar[str]
    declared: ClassVar[Declaration]

    @property
    def plays(self) -> Card | None:
        """The card that is led or played by it; None if none is."""
        return None

    @property
    def parts(self) -> tuple[Any, ...]:
        """Its parts, in their order."""
        return tuple(getattr(self, name) for name in self.declared.visible_to)


class DealAction(Action):
    """What is done within a deal."""

    __slots__ = ()


class SessionAction(Action):
    """What is done above a deal."""

    __slots__ = ()


Declared = TypeVar("Declared", bound=Action)
ACTIONS: dict[str, type[Action]] = {}
"""Every action by its word, in the order in which they were declared; `catalogue` knows them all."""


def declare(
    word: str,
    *examples: str,
    doer: Doer,
    who: str,
    phase: str | None = None,
    spelling: Spelling,
    chosen: Chosen = Chosen.NEVER,
    untimely: str | None = None,
    automated: Callable[[Automation], bool] | None = None,
    closes: bool = False,
    silent: bool = False,
    unasked: bool = False,
) -> Callable[[type[Declared]], type[Declared]]:
    """Declare the action class below; see `Declaration`. TypeError if a part does not say who may see it."""

    def declaring(cls: type[Declared]) -> type[Declared]:
        if word in ACTIONS:
            raise TypeError(f"{word} is declared twice")
        cls.word = word
        cls.declared = Declaration(
            word, doer, who, phase, examples or (word,), spelling, chosen, untimely, automated, closes, silent,
            unasked, visible_to(cls),
        )  # fmt: skip
        ACTIONS[word] = cls
        return cls

    return declaring
