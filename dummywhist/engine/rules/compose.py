"""How do settings become parts? What the games of the whist family make of the switches that they share."""

from collections.abc import Mapping

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.rules.counts import Count, GameValue, Honours
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.match import BestOf, FirstTo
from dummywhist.engine.rules.parts import Dealing, Stakes, StakeUnit

Settings = Mapping[str, Setting]
ROTATION: tuple[Suit | None, ...] = (HEARTS, DIAMONDS, SPADES, CLUBS)
"""The suits of successive deals (W-TRUMP-8)."""


def cycle(settings: Settings, suits: tuple[Suit | None, ...] = ROTATION) -> tuple[Suit | None, ...]:
    """Return the trumps of successive deals where they take turns, with no trumps fifth if wanted (W-TRUMP-8)."""
    return {"rotate": suits, "rotate_with_no_trump": (*suits, None)}.get(str(settings["trump"]), ())


def whist_dealing(settings: Settings) -> Dealing:
    """Return how cards are dealt where the last is turned, or the suits take turns (W-TRUMP-1, W-TRUMP-8)."""
    turns = cycle(settings)
    return Dealing(turned=None, cycle=turns) if turns else Dealing()


def whist_honours(settings: Settings) -> Honours | None:
    """Return what honours count (W-HON)."""
    if settings["honours"] != "on":
        return None
    return Honours(
        barred_one_short=settings["honours_barred_at"] == "one_short", called=settings["honours_claim"] == "call"
    )


def whist_count(settings: Settings) -> Count:
    """Return how a deal is counted to a game of whist (W-GAME-13)."""
    value = GameValue(settings["game_value"])
    return Count(game=int(settings["game"]), honours=whist_honours(settings), value=value)


def two_hand_honours(settings: Settings) -> Honours | None:
    """Return what honours count between two hands (HW-10, HW-12)."""
    barred = settings.get("honours_barred_at") != "none"
    return Honours(outright=True, barred_one_short=barred) if settings["honours"] == "on" else None


def two_hand_count(settings: Settings) -> Count:
    """Return how a deal between two hands is counted to a game that is worth itself alone (HW-9, HW-10)."""
    return Count(game=int(settings["game"]), honours=two_hand_honours(settings), value=GameValue.FLAT)


def rubber_of(settings: Settings, bonus: int, rubber: bool = True) -> BestOf:
    """Return a rubber of three games, or one game without rubber points (W-GAME-5)."""
    return BestOf(3, FirstTo(int(settings["game"])), bonus) if rubber else BestOf(1, FirstTo(int(settings["game"])), 0)


def whist_stakes(settings: Settings) -> Stakes:
    """Return what is played for (W-STAKE)."""
    return Stakes(
        StakeUnit(settings["stake_unit"]),
        int(settings["stake"]),
        int(settings.get("rubber_stake", 0)),
        settings.get("abandon") != "settle_nothing",
        settings.get("sitter_shares") == "on",
        2 if settings.get("double_payment") == "on" else 1,
    )
