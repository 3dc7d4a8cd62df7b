"""What may everybody infer from a choice? By one View: how the card was played, and what custom reads in it.

In the middle of a deal nothing else may be said of a choice that rests on hidden cards. It is worked out from the View
of the player who asks, so that it reveals nothing that he could not know.
"""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.knowledge.infer import FIRST_JOKER, Insight
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.belief.inference import inferences
from dummywhist.engine.players.facts.story import Played, plays

IDEAS: Final[Mapping[str, str]] = {
    "bid": "bid",
    "pass": "bid",
    "double": "double",
    "redouble": "double",
    "keep": "exchange",
    "exchange": "exchange",
    "trump": "declare",
    "direction": "declare",
    "discard": "put_away",
    "take": "take_discard",
    "dummy": "choose_dummy",
    "claim": "claim",
    "accept": "claim",
    "decline": "claim",
    "honours": "honours",
    "no-honours": "honours",
    "dealer": "dealer",
}
"""By the word of what was done, the idea of it whatever the cards are; plays have sentences of their own."""


def overheard(
    seen: View, action: Action, trick: int = 0, seat: Seat | None = None, agreed: Conventions = COMMON
) -> tuple[Message, ...]:
    """Return what ``action`` tells the viewer of ``seen``, the most obvious first; a card lies in ``trick`` (from 0).

    ``seat`` is the hand that a card came from; ``agreed`` what all are known to have agreed on.
    """
    if action.plays is None:
        return (message(f"idea.{IDEAS[action.word]}"),) if action.word in IDEAS else ()
    if seen.viewer not in seen.layout.players:
        return ()  # who sits out has no cards to read others by
    insight = Insight(seen._replace(to_play=seen.own))
    found = list(plays(insight))
    play = next((play for play in found if (play.number, play.seat) == (trick, seat)), None)
    if play is None:
        return ()
    read = [
        one.message for one in inferences(insight, agreed, agreed)
        if one.notable and (one.trick, one.seat, one.card) == (trick, seat, play.card)
    ]  # fmt: skip
    return (_seen(insight, play, found), *read)


def _seen(insight: Insight, play: Played, found: list[Played]) -> Message:
    """Return what everybody saw of a card."""
    card, suit = play.card, insight.ranked.suit[play.card]
    if card >= FIRST_JOKER:
        return message("seen.joker", card=card)
    said: dict[str, int] = {"card": card, "suit": suit}
    if play.number and play.number == _tricks(insight) - 1:
        return message("seen.last")
    if play.place == 0:
        return message(f"seen.{_lead(insight, play, found)}", **said)
    if suit == play.led:
        if not _had_another(insight, play, found):
            return message("seen.forced", **said)
        if play.best is not None:
            said["best"] = play.best
        took = play.best is not None and beats(insight.ranked, card, play.best)
        side = insight.view.layout.side
        partner = play.ahead is not None and side[play.seat] is not None and side[play.ahead] == side[play.seat]
        return message("seen.takes" if took else "seen.leaves_partner" if partner else "seen.leaves", **said)
    led = {} if play.led is None else {"led": play.led}
    if suit != insight.trump:
        return message("seen.throws" if led else "seen.joker", **said, **led)
    over = play.best is not None and insight.ranked.suit[play.best] == suit
    if not led:
        return message("seen.joker", **said)
    if over and not beats(insight.ranked, card, play.best or card):
        return message("seen.under_ruff", **said, **led)
    return message("seen.over_ruff" if over else "seen.ruffs", **said, **led)


def _had_another(insight: Insight, play: Played, found: list[Played]) -> bool:
    """Whether the hand may have held another card of the suit, for all that the viewer knows now."""
    suit = insight.ranked.suit[play.card]
    later = any(
        one.seat == play.seat and one.number > play.number and insight.ranked.suit[one.card] == suit for one in found
    )
    return later or bool(insight.may[play.seat] & insight.suits[suit])


def _tricks(insight: Insight) -> int:
    """Return how many tricks the deal has."""
    return insight.rules.dealing.cards


def _lead(insight: Insight, play: Played, found: list[Played]) -> str:
    suit = insight.ranked.suit[play.card]
    leads = [one for one in found if one.place == 0 and one.number < play.number]
    before = [one.seat for one in leads if insight.ranked.suit[one.card] == suit]
    side = insight.view.layout.side
    partner = opposite(play.seat)
    if before and before[0] == partner and side[partner] == side[play.seat]:
        return "returns_trumps" if suit == insight.trump else "returns"
    if suit == insight.trump:
        return "leads_trumps"
    return "leads_again" if before else "leads"
