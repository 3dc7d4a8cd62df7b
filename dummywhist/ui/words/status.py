"""Which deal and which trick is it? The words at the right of the status line."""

from dummywhist.engine.cards.deal_name import deal_name, deal_text
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import BidCount
from dummywhist.engine.rules.match import AtLeast, Deals
from dummywhist.ui.tongues import mark, tr


def deal_facts(view: View | None, number: int | None = None) -> tuple[str, str]:
    """Return ``Deal 5 of 12`` and ``Trick 6 of 13``; before and after the play how far the game goes, if to a score.

    ``number``: the deal's own number, where it may be known, told by its name if it has one. Empty words where there is
    nothing to say.
    """
    if view is None:
        return "", ""
    rules = rules_of(view)
    count = rules.match.of.of
    hand, count_of = isinstance(rules.count, BidCount), view.ordinal + 1
    if isinstance(count, Deals):
        # A tie may be played off with one deal more (CW-67).
        of = max(count.deals * rules.match.rubbers, count_of)
        words = mark("Deal {number} of {of}")
        if hand or rules.customs.trays:
            words = mark("Hand {number} of {of}") if hand else mark("Tray {number} of {of}")
        deal = tr(words, number=count_of, of=of)
    else:
        deal = tr("Hand {number}" if hand else "Deal {number}", number=count_of)
    if number is not None:
        words = mark("{deal}: {number}") if deal_name(number) else mark("{deal}: number {number}")
        deal = tr(words, deal=deal, number=deal_text(number))
    if view.phase == "play":
        trick = min(rules.dealing.cards, len(view.played) + (view.to_play is not None or bool(view.trick)))
        if trick:
            words = mark("Book {trick} of {cards}") if hand else mark("Trick {trick} of {cards}")
            return deal, tr(words, trick=trick, cards=rules.dealing.cards)
    return deal, tr("{points} up", points=count.points) if isinstance(count, AtLeast) else ""
