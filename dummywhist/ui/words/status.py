"""Which deal and which trick is it? The words at the right of the status line (mock-ups 03 to 07)."""

from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import BidCount
from dummywhist.engine.rules.match import AtLeast, Deals
from dummywhist.ui.words.terms import terms_of


def deal_facts(view: View | None, number: str = "") -> tuple[str, str]:
    """Return ``Deal 5 of 12`` and ``Trick 6 of 13``; before and after the play how far the game goes, if to a score.

    ``number``: the deal's own number, where it may be known. Empty words where there is nothing to say.
    """
    if view is None:
        return "", ""
    rules = rules_of(view)
    count, terms = rules.match.of.of, terms_of(rules)
    deal = f"{'Hand' if isinstance(rules.count, BidCount) else 'Deal'} {view.ordinal + 1}"
    if isinstance(count, Deals):
        # A tie may be played off with one deal more (CW-67).
        deal += f" of {max(count.deals * rules.match.rubbers, view.ordinal + 1)}"
    if number:
        deal += f": number {number}"
    if view.phase == "play":
        trick = min(rules.dealing.cards, len(view.played) + (view.to_play is not None or bool(view.trick)))
        if trick:
            return deal, f"{terms.trick.capitalize()} {trick} of {rules.dealing.cards}"
    return deal, f"{count.points} up" if isinstance(count, AtLeast) else ""
