"""How do settings become parts? What the games of the whist family make of the switches that they share."""

from collections.abc import Mapping
from dataclasses import replace

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.rules.counts import Count, GameValue, Honours, Revokes
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.match import BestOf, FirstTo
from dummywhist.engine.rules.parts import (
    ClaimCheck,
    Claims,
    Code,
    Dealing,
    Detection,
    DummyRevoke,
    FalseClaim,
    Follow,
    Laws,
    Rules,
    Scope,
    Stakes,
    StakeUnit,
)

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
    honours = whist_honours(settings)
    return Count(game=int(settings["game"]), honours=honours, revokes=whist_revokes(settings), value=value)


def whist_revokes(settings: Settings) -> Revokes:
    """Return what a revoke does to the count (W-REV-11, MO-63)."""
    return Revokes(
        bars_game=settings["revoke_bars_game"] == "on",
        keep_one=settings.get("revoke_keep_one") == "on",
    )


def table_laws(settings: Settings, code: Code = Code.PLAIN) -> Laws:
    """Return the laws of the table by the switches that the game has, under ``code`` (W-REV, W-AWL-5, BD-60..67)."""
    amount, further = int(settings.get("revoke_amount", 3)), settings.get("revoke_further", "same")
    chosen = str(settings.get("revoke_penalty", "tricks"))
    penalties = ("tricks", "deduct", "add") if chosen == "choice" else (chosen,)
    if code in (Code.AWL_1893, Code.AWL_DUPLICATE):
        amount, further, penalties = 2, "one_each" if code is Code.AWL_DUPLICATE else "same", ("tricks",)
    bid = code is Code.BID_WHIST
    return Laws(
        code=code,
        detection=Detection(settings.get("revoke_detection", "claim")),
        dummy=DummyRevoke(settings.get("dummy_revoke", "stands")),
        penalties=penalties,
        amount=amount,
        further=amount if further == "same" else 1,
        false_claim=FalseClaim.TRICKS if bid else FalseClaim(settings.get("false_claim", "none")),
        named=bid,
        waived=code is not Code.AWL_DUPLICATE,
        scope=Scope(settings.get("penalise_scope", "revoke")),
        both_cancel=settings.get("revoke_both") == "cancel",
    )


def with_laws(rules: Rules, settings: Settings, code: Code = Code.PLAIN) -> Rules:
    """Return ``rules`` with the laws of the table, where a wrong card can be played and is penalised."""
    if settings["follow"] != "penalise":
        return rules
    trick = replace(rules.trick, follow=Follow.PENALISE)
    return replace(rules, trick=trick, laws=table_laws(settings, code), layers=("laws", *rules.layers))


def two_hand_honours(settings: Settings) -> Honours | None:
    """Return what honours count between two hands (HW-10, HW-12)."""
    barred = settings.get("honours_barred_at") != "none"
    return Honours(outright=True, barred_one_short=barred) if settings["honours"] == "on" else None


def two_hand_count(settings: Settings) -> Count:
    """Return how a deal between two hands is counted to a game that is worth itself alone (HW-9, HW-10)."""
    return Count(game=int(settings["game"]), honours=two_hand_honours(settings), value=GameValue.FLAT)


def whist_claims(settings: Settings) -> Claims:
    """Return who says whether a claim is right (W-CLAIM-5)."""
    return Claims(ClaimCheck(settings["claim_check"]))


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
