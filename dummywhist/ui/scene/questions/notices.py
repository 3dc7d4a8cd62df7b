"""What may the viewer do by the law though nobody asks him? A small notice by the trick; pure (W-REV-3, W-TURN-1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import CALLS, ahead, card_calls, questions, taken_back
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.law import LawTable, may_go_before
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.parts import Detection, DummyRevoke
from dummywhist.engine.rules.remedies import AMERICAN, Offence
from dummywhist.ui.scene.laws import cited, law_of, led_suit, ranked, rules_of
from dummywhist.ui.scene.lying import on_table
from dummywhist.ui.scene.questions.asking_law import who
from dummywhist.ui.scene.questions.law_posing import corrected, disobeyed, law_offers
from dummywhist.ui.scene.questions.question import Notice, Reply
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.tongues import mid

GO_BEFORE: Final = "go before"
"""He plays before the hand on turn."""
WAIT: Final = "wait"
"""He waits for the hand on turn: he calls no card of it, or lets his own stand."""


def notice(view: View, naming: Naming) -> Notice | None:
    """Return what the law offers the viewer; None if nothing."""
    found = _offered(view, naming)
    return None if found is None else replace(found, rule=cited(view, found.rule))


def _offered(view: View, naming: Naming) -> Notice | None:
    special = _may_change(view, naming) or _goes_before(view, naming)
    offered = law_offers(view, naming)
    if special is not None:
        first, close = special.replies
        return replace(special, replies=(first, *offered, close))
    if not offered:
        return _to_note(view, naming)
    asked, calls, back = questions(view.options), card_calls(view.options), taken_back(view.options)
    if len(offered) == 1:
        if asked:
            return _ask(view, naming, *next(iter(asked.items())))
        if back:
            return _take_back(view, naming, *next(iter(back.items())))
    phrase = naming.phrase
    if not asked and not back and view.to_play is not None:
        holders = {seat for seat, card in view.part(LawTable).exposed if card in calls}
        title = phrase("law.call_notice", name=naming.plate_name(view.to_play))
        close = Reply(phrase("law.not_now"), WAIT)
        rule = "W-AWL-8" if _american(view) else "W-EXP-2"
        story = phrase("law.call_one" if len(offered) == 1 and not offered[0].then else "law.call_some")
        if view.to_play not in holders:  # W-AWL-8: of the next hand, and lost once he plays
            title, story = phrase("law.call_next", name=naming.plate_name(min(holders))), phrase("law.call_before")
    else:
        title, story = phrase("law.notice"), ""
        close = Reply(phrase("law.say_nothing"), WAIT)
        rule = _asking(view)
    return Notice(title, story, (*offered, close), rule)


def _may_change(view: View, naming: Naming) -> Notice | None:
    """A wrong card was taken back, and with it those that were played after it: each may be played again (W-REV-4)."""
    seat, law = view.to_play, view.part(LawTable)
    card = None if seat is None else dict(law.changing).get(seat)
    if seat is None or card is None or view.layout.holder[seat] != view.viewer or play_of(card) not in view.options:
        return None
    phrase = naming.phrase
    name = mid(naming.plate_name(seat))
    title = phrase("law.may_change_dummy" if naming.is_dummy(seat) else "law.may_change", name=name)
    replies = (Reply(phrase("law.keep"), play_of(card)), Reply(phrase("law.change")))
    return Notice(title, phrase("law.went_back", card=card), replies, "W-AWL-4" if _american(view) else "W-REV-4")


def _goes_before(view: View, naming: Naming) -> Notice | None:
    """The third hand has played, the second has not: the fourth may play before it too (W-TURN-1)."""
    law = view.part(LawTable)
    if view.phase != "play" or view.viewer is None or not ahead(view.options) or view.to_play is None:
        return None
    if may_go_before(view.layout, view.leader, view.trick, law) != view.viewer:
        return None
    phrase = naming.phrase
    ((third, card),) = law.early
    replies = (Reply(phrase("law.play_now"), GO_BEFORE), Reply(phrase("law.wait"), WAIT))
    title = phrase("law.before", name=naming.plate_name(view.to_play))
    return Notice(
        title, phrase("law.before_story", name=naming.plate_name(third), card=card), replies, "W-TURN-1", before=True
    )


def _ask(view: View, naming: Naming, seat: Seat, question: Action) -> Notice:
    """A hand did not follow: who plays it may be asked (W-REV-3, W-AWL-3)."""
    phrase, name = naming.phrase, who(naming, seat)
    title = phrase("law.played", name=naming.plate_name(seat), card=dict(on_table(view))[seat])
    replies = (Reply(phrase("law.ask_name", name=name), question), Reply(phrase("law.say_nothing")))
    return Notice(title, phrase("law.ask_story", name=name, suit=led_suit(view)), replies, _asking(view))


def _american(view: View) -> bool:
    laws = rules_of(view).laws
    return laws is not None and laws.code in AMERICAN


def _asking(view: View) -> str:
    """Return by which rule a player is asked whether he has none: in America an adversary may ask him too."""
    return "W-AWL-3" if _american(view) else "W-REV-3"


def _to_note(view: View, naming: Naming) -> Notice | None:
    """An adversary did not follow, and the viewer may not ask: he may note it, true or not (W-REV-3, W-REV-5).

    It is offered until the next card is played.
    """
    laws, led = rules_of(view).laws, led_suit(view)
    lying = view.phase == "play" and len(view.trick) > 1 and view.claim is None
    if laws is None or view.own is None or led is None or laws.detection is not Detection.CLAIM or not lying:
        return None
    seat, card = on_table(view)[-1]
    side, counts = view.layout.side, seat not in view.layout.dummies or laws.dummy is DummyRevoke.COUNTS
    if side[seat] == side[view.own] or not counts or ranked(view).suit[card] == led:
        return None
    phrase = naming.phrase
    replies = (Reply(phrase("law.note_it"), CALLS[seat][len(view.played) + 1]), Reply(phrase("law.say_nothing")))
    title = phrase("law.played", name=naming.plate_name(seat), card=card)
    rule = "BD-66" if laws.named else "W-REV-5"
    return Notice(title, phrase("law.note_story", suit=led), replies, rule, noted=True)


def _take_back(view: View, naming: Naming, card: Card, withdraw: Action) -> Notice:
    """A card of a hand that he plays can go back: played too soon, wrong, or against a call (W-REV-2, ED-50)."""
    phrase, law = naming.phrase, view.part(LawTable)
    replies = (Reply(phrase("law.take_back"), withdraw), Reply(phrase("law.stand"), WAIT))
    early = next((seat for seat, one in law.early if one == card), None)
    if early is not None:
        rule = law_of(view, Offence.FOURTH_EARLY, early)
        replies = (Reply(phrase("law.take_back"), withdraw), Reply(phrase("law.wait"), WAIT))
        return Notice(phrase("law.early", card=card), phrase("law.early_story"), replies, rule)
    seat, suit = next(seat for seat, one in on_table(view) if one == card), led_suit(view)
    played = phrase("law.played", name=naming.plate_name(seat), card=card)
    hand = view.cards_at(seat)
    if suit is None or hand is None or not hand & ranked(view).of_suit[suit] or ranked(view).suit[card] == suit:
        return Notice(phrase("law.not_obeyed"), played, replies, disobeyed(view, seat))
    title = phrase(
        "law.dummy_has" if naming.is_dummy(seat) else "law.you_hold", name=naming.plate_name(seat), suit=suit
    )
    if naming.is_dummy(seat):
        return Notice(title, played, replies, law_of(view, Offence.CORRECTED, seat))
    return Notice(title, played, replies, corrected(view))
