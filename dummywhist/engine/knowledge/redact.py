"""What does one seat see happen? Events and actions with everything taken out that is not declared for it to see.

What is declared nowhere is shown to nobody: it raises TypeError.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_args

from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.event import CardsPutAway, DealEvent, HandsDealt, JokerHandedIn
from dummywhist.engine.deal.layout import By, Layout, Player
from dummywhist.engine.deal.visibility import EVENTS, Event, Visibility, part_names, part_types
from dummywhist.engine.knowledge.view import Cards, Count, Seen
from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class HandsSeen(Event):
    """Cards were dealt, as one seat sees it: the hands it plays, and how many cards the others have."""

    dealer: Seat
    hands: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class PutAwaySeen(Event):
    """The declarer put so many cards of the dummy away, as others see it."""

    player: Player
    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class HandedInSeen(Event):
    """A player handed in a joker for the card put away at ``place``, as others see it."""

    player: Player
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class ActionSeen:
    """An action as one seat sees it that may not see all of it: its word, and the parts that it sees, by name.

    The word is None where not even that is known: somebody did something.
    """

    word: str | None
    parts: tuple[tuple[str, object], ...] = ()


SEEN_AS: Final[Mapping[type, type]] = {HandsDealt: HandsSeen, CardsPutAway: PutAwaySeen, JokerHandedIn: HandedInSeen}
"""How an event looks to who may not see all of it."""
SeatEvent = DealEvent | HandsSeen | PutAwaySeen | HandedInSeen
Above = TypeVar("Above", bound=Event)
"""An event above a deal."""


def redact(event: DealEvent | Above, layout: Layout | None, viewer: Player | None) -> SeatEvent | Above:
    """Return ``event`` as ``viewer`` sees it, or an onlooker; ``layout`` is None where there is no deal.

    TypeError if the event is not declared.
    """
    declared = EVENTS.get(type(event))
    if declared is None:
        raise TypeError(f"{type(event).__name__} is not declared, and nobody may see it")
    hidden = [name for name, whom in declared.items() if not _sees(whom, getattr(event, "player", None), viewer)]
    if not hidden:
        return event
    seen: Any = SEEN_AS[type(event)]
    parts = {name: _part(declared[name], getattr(event, name), layout, viewer) for name in part_names(seen)}
    shown: SeatEvent = seen(**parts)
    return shown


def redact_action(action: Action, by: By, layout: Layout | None, viewer: Player | None) -> Action | ActionSeen:
    """Return what ``by`` did as ``viewer`` sees it, or an onlooker, with the ``layout`` after it."""
    declared = action.declared
    if declared.silent and by != viewer:
        return ActionSeen(None)
    if all(_sees(whom, by, viewer) for whom in declared.visible_to.values()):
        return action
    shown = [
        (name, _part(whom, getattr(action, name), layout, viewer))
        for name, whom in declared.visible_to.items()
        if whom is Visibility.HELD or _sees(whom, by, viewer)
    ]
    return ActionSeen(action.word, tuple(shown))


def _sees(whom: Visibility, player: By | None, viewer: Player | None) -> bool:
    """Whether ``viewer`` sees all of a part of what ``player`` did."""
    return whom is Visibility.PUBLIC or (whom is Visibility.PRIVATE and viewer is not None and player == viewer)


def _part(whom: Visibility, value: Any, layout: Layout | None, viewer: Player | None) -> object:
    """Return what is left of a part: what is public, hands as far as they are held, of other cards how many."""
    match whom:
        case Visibility.HELD:
            return tuple(_hand(value[seat], seat, layout, viewer) for seat in SEATS)
        case Visibility.PRIVATE:
            return len(value)
        case Visibility.PUBLIC:
            return value
    raise TypeError(whom)


def _hand(hand: Any, seat: Seat, layout: Layout | None, viewer: Player | None) -> Seen:
    own = layout is not None and viewer is not None and layout.holder[seat] == viewer and seat not in layout.dummies
    return Cards(hand) if own else Count(hand.bit_count())


def _check() -> None:
    """Raise TypeError if an event has something to hide, and does not say how it looks then, or says too much."""
    for kind in get_args(DealEvent):
        declared = EVENTS[kind]
        if all(whom is Visibility.PUBLIC for whom in declared.values()):
            continue
        if kind not in SEEN_AS:
            raise TypeError(f"{kind.__name__} does not say how it looks to others")
        for name, hint in part_types(SEEN_AS[kind]).items():
            whom = declared[name]
            if whom is Visibility.NOBODY or (whom is Visibility.PRIVATE and hint is not int):
                raise TypeError(f"{SEEN_AS[kind].__name__}.{name} shows what is private")


_check()
