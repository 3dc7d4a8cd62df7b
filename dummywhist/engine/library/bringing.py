"""Which deals are in a file that somebody gave? A file of deals of ours, or one of bridge programs (docs/pbn.md)."""

from typing import Final

from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.library.facts import NONE, Facts
from dummywhist.engine.library.shelf import LARGEST_FILE, LONGEST_NAME, KeptDeal, facts_of, plain, read_deals
from dummywhist.engine.record.pbn.facts import OWN
from dummywhist.engine.record.pbn.foreign import foreign_plan
from dummywhist.engine.record.pbn.own import own_plan
from dummywhist.engine.record.pbn.reading import Deals
from dummywhist.engine.record.pbn.syntax import LARGEST_PBN, Game
from dummywhist.engine.rules.games import game as games
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import TurnedTo

WHIST: Final = "english-dummy"
MOST: Final = 1_000
"""Deals that are read of a file of bridge programs."""
LARGEST_BRIDGE: Final = LARGEST_PBN
"""Bytes of such a file."""

Brought = tuple[tuple[KeptDeal, ...], tuple[DummyWhistError, ...]]
"""The deals of a file, and why others of it are left out."""


def brought(raw: bytes, *, bridge: bool, game: str) -> Brought:
    """Return the deals of a file; Unreadable if it is none at all.

    ``bridge``: it comes from a bridge program, whose deals are read as such of ``game``.
    """
    if bridge:
        return _of_bridge(raw, game)
    if len(raw) > LARGEST_FILE:
        raise Unreadable("deals.large")
    try:
        return read_deals(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Unreadable("deals.text") from None


def _of_bridge(raw: bytes, game: str) -> Brought:
    deals = Deals(raw)
    found: list[KeptDeal] = []
    left_out: list[DummyWhistError] = []
    for number in range(1, min(len(deals), MOST) + 1):
        try:
            told, _ = deals.game(number)
            found.append(KeptDeal(_facts(told, number, game), _title(told)))
        except DummyWhistError as error:
            left_out.append(error)
    if len(deals) > MOST:
        left_out.append(Unreadable("deals.many", most=MOST, deals=len(deals)))
    return tuple(found), tuple(left_out)


def _facts(told: Game, number: int, game: str) -> Facts:
    if OWN in told.tags:
        if told.fault is not None:
            raise told.fault
        plan = own_plan(told)
        played = plan.game
    else:
        named = told.get(f"{OWN}Game")
        played = game_of(game if named is None else named.value)
        # Only the cards count: where one is turned for the dealer they are read as those of whist.
        plan = foreign_plan(told, game_of(WHIST) if _turns(played) else played)
    dealer = plan.opening.dealer
    if not _turns(played):
        return Facts("", 0, "", played.key, None, int(dealer), plan.hands, ("",) * 4, NONE, NONE, NONE, 0, 0, 0)
    if plan.last is None or plan.game.rules(plan.settings).dealing.turned is not TurnedTo.DEALER:
        raise Unreadable("deals.no_turn", number=number)
    return facts_of(plan.hands, dealer, plan.last, played.key)


def _turns(game: games.Game) -> bool:
    return game.rules().dealing.turned is TurnedTo.DEALER


def _title(told: Game) -> str:
    """Return what a deal is called: the event, and the number of its board."""
    words = [tag.value.strip() for tag in (told.get("Event"), told.get("Board")) if tag is not None]
    return plain(" ".join(word for word in words if word not in ("", "?", "#")), LONGEST_NAME)
