"""What does the law ask the viewer about cards out of turn? Rows 8 to 14 and 18 of the law table (W-LEAD, W-TURN,
W-EXP-7); pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import opposite
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import WAIVE, demands, suit_calls, tricks_to_win
from dummywhist.engine.deal.law import HIGHEST, LEAD, LOWEST, WIN, LawTable, hasty
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.remedies import AMERICAN, Offence
from dummywhist.ui.scene.laws import law_of, ranked, remedies_of
from dummywhist.ui.scene.questions.asking_law import bar
from dummywhist.ui.scene.questions.law_calling import laws_of
from dummywhist.ui.scene.questions.question import LawQuestion, Reply
from dummywhist.ui.scene.standing import Naming

PLAY_TO_IT: Final = "play to it"
"""A lead out of turn lies, and is played to: it stands when all have played (W-LEAD-3)."""


def turn_question(view: View, naming: Naming, law: LawTable) -> LawQuestion | None:
    """Return what is asked about cards out of turn, or a suit to be called; None if nothing is."""
    if WAIVE not in view.options:
        return None
    tricks = tricks_to_win(view.options)
    if tricks:
        return _played_on(view, naming, law, tricks)
    if law.astray:
        return _astray(view, naming, law)
    if law.hurried:
        return _hurried(view, naming, law)
    calls = suit_calls(view.options)
    return _suit(view, naming, law, calls) if calls else None


def _demands(view: View) -> list[tuple[str, Action]]:
    return list(demands(view.options).items())


def _astray(view: View, naming: Naming, law: LawTable) -> LawQuestion:
    """A lead out of turn lies: what is demanded for it (W-LEAD-1, W-LEAD-2, ED-55, MO-55), or it goes back."""
    phrase, ((right, wrong),) = naming.phrase, law.astray
    name, leader, card = naming.plate_name(wrong), naming.plate_name(right), view.trick[0]
    partner, calls = opposite(wrong), suit_calls(view.options)
    american = laws_of(view).code in AMERICAN  # W-AWL-9: the only remedy falls due later
    replies = _suits(naming, calls)
    for remedy, option in _demands(view):
        match remedy:
            case "card":
                replies.append(Reply(phrase("law.leave"), option, phrase("law.faces", name=name)))
            case "suit":
                when = phrase("law.suit_when", name=name, other=naming.plate_name(partner))
                replies.append(Reply(phrase("law.suit_later" if american else "law.suit"), option, when))
            case "stand":
                replies.append(Reply(phrase("law.let_lead"), option))
    back = phrase("law.takes_back" if len(view.trick) == 1 else "law.all_back")
    # In America a lead out of turn that is seen in time must be taken back (W-AWL-9).
    lies = not american
    play_to_it = [Reply(phrase("law.play_to_it"), PLAY_TO_IT, phrase("law.stands_at_four"))] if lies else []
    stands = any(remedy == "stand" for remedy, _ in _demands(view))
    if stands:
        # MO-55: that it is taken back is a demand as well, and waives nothing.
        replies.append(Reply(phrase("law.goes_back"), WAIVE, back if len(view.trick) > 1 else ""))
    elif replies:
        settled = not american and not _others(view, law)
        replies += [*play_to_it, Reply(phrase("law.waive"), WAIVE, back if settled else "")]
    else:
        replies += [Reply(phrase("law.goes_back"), WAIVE), *play_to_it]
    rule = law_of(view, Offence.LED_FOR_PARTNER if partner == right else Offence.LED, wrong)
    if calls:
        story = phrase("law.led_card", name=name, card=card)
        return bar(naming, phrase("law.led_for", leader=leader), replies, rule, story)
    yours = naming.is_you(right) and not naming.is_dummy(right)
    key = "law.led_back" if not demands(view.options) else "law.led_suit" if american else "law.led"
    title = phrase(f"{key}_you" if yours else key, name=name, card=card, leader=leader)
    return bar(naming, title, replies, rule)


def _others(view: View, law: LawTable) -> list[Player]:
    """Return who on the viewer's side may still demand something for a wrong lead, when he waives it (W-PEN-1)."""
    side = view.layout.side
    return [
        player
        for player in view.layout.players
        if player != view.viewer
        and view.viewer is not None
        and side[view.layout.own_seat(player)] == side[view.layout.own_seat(view.viewer)]
        and (player, LEAD) not in law.waived
    ]


def _played_on(view: View, naming: Naming, law: LawTable, tricks: Mapping[int, Action]) -> LawQuestion:
    """Winning cards were played one after another: which of the tricks the partner must win (W-EXP-7, W-AWL-15)."""
    phrase, ((seat, _),) = naming.phrase, law.played_on
    replies = [Reply(str(trick), action, name=phrase("law.trick", n=trick)) for trick, action in tricks.items()]
    replies.append(Reply(phrase("law.waive"), WAIVE))
    title = phrase("law.played_on", name=naming.plate_name(seat), partner=naming.plate_name(opposite(seat)))
    rule = "W-AWL-15" if laws_of(view).code in AMERICAN else "W-EXP-7"
    return bar(naming, title, replies, rule, phrase("law.played_on_proof"))


def _suits(naming: Naming, calls: Mapping[Suit, Action]) -> list[Reply]:
    return [Reply(naming.phrase("law.suit_name", suit=suit), call, suit=suit) for suit, call in calls.items()]


def _suit(view: View, naming: Naming, law: LawTable, calls: Mapping[Suit, Action]) -> LawQuestion:
    """One of a side that led out of turn, or looked at a quitted trick, leads: which suit is called (W-PEN-2)."""
    phrase = naming.phrase
    replies = [*_suits(naming, calls), Reply(phrase("law.waive"), WAIVE)]
    name = naming.plate_name(view.leader)
    wrong, _, looked = next(pair for pair in law.suits if view.leader in pair[:2])
    if not looked:
        offences = (Offence.LED, Offence.LED_FOR_PARTNER)
        found = (law_of(view, one, wrong) for one in offences if "suit" in remedies_of(view, one, wrong))
        rule = next(found, "W-LEAD-1")
        words = "law.call_of_self" if wrong == view.leader else "law.call_of"
        return bar(naming, phrase(words, name=name, other=naming.plate_name(wrong)), replies, rule)
    title = phrase(
        "law.call_looked_self" if wrong == view.leader else "law.call_looked", name=name, other=naming.plate_name(wrong)
    )
    return bar(naming, title, replies, law_of(view, Offence.LOOKED, wrong))


def _hurried(view: View, naming: Naming, law: LawTable) -> LawQuestion:
    """The fourth hand played before the second, or a player drew the trick near: how his partner is to play.

    W-TURN-2, W-AWL-10, W-QUIT-6, W-AWL-11.
    """
    phrase, ((seat, void),) = naming.phrase, law.hurried
    _, early = hasty(law, view.layout.chairs, view.leader, view.trick)
    led = suit_led(ranked(view), view.trick)
    replies = []
    for remedy, option in _demands(view):
        labelled = phrase(f"law.play_{remedy}", suit=led) if remedy in (HIGHEST, LOWEST) else phrase(f"law.{remedy}")
        replies.append(Reply(labelled, option))
    replies.append(Reply(phrase("law.waive"), WAIVE))
    english, american = ("W-TURN-2", "W-AWL-10") if early else ("W-QUIT-6", "W-AWL-11")
    second, first = naming.plate_name(seat), naming.plate_name(opposite(seat))
    if void:
        return bar(naming, phrase("law.no_suit", second=second, suit=led), replies, american)
    rule = english if any(remedy == WIN for remedy, _ in _demands(view)) else american
    return bar(naming, phrase("law.too_soon" if early else "law.drew", name=first, second=second), replies, rule)
