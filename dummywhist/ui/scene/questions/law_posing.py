"""What does the law ask the viewer? From what it offers him and what all have seen (W-REV-2..6, W-PEN-1); pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.card import JOKERS, SUITS, Card, Suit, rank_of, suit_of
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import (
    ANSWERING,
    CONTENT,
    PUT_OFF,
    WAIVE,
    ChoosePenalty,
    Counts,
    HaveNone,
    LetStand,
    Remit,
    card_calls,
    demands,
    questions,
    revokes_claimed,
    taken_back,
    waives,
)
from dummywhist.engine.deal.law import (
    WAIVED,
    LawTable,
)
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.proof import proven
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.parts import Code, Detection, FalseClaim
from dummywhist.engine.rules.remedies import AMERICAN, CARD, PARTNER, Offence
from dummywhist.ui.scene.laws import cited, law_of, led_suit, ranked, remedies_of, rules_of
from dummywhist.ui.scene.lying import on_table
from dummywhist.ui.scene.questions.asking_law import bar, who
from dummywhist.ui.scene.questions.law_calling import laws_of, revoke_replies
from dummywhist.ui.scene.questions.law_outcomes import leads_to, size_of
from dummywhist.ui.scene.questions.law_plates import remedied
from dummywhist.ui.scene.questions.question import Chooses, LawQuestion, Reply
from dummywhist.ui.scene.questions.turn_posing import turn_question
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.tongues import mid

CONTENT_RULE: Final = {Code.BRIDGE: "SD-33", Code.BID_WHIST: "BD-66"}
"""By which rule nothing more is claimed, where a game has one of its own."""
MOST_CALLS: Final = 3
"""If more cards may be called their suits are asked first."""
SETTLED: Final = (ChoosePenalty, Remit)


def who_chooses(view: View, naming: Naming, people: Sequence[Player]) -> LawQuestion | None:
    """Return what is asked where several people may choose a remedy: which of them does (W-MISC-1).

    Of a revoke partners may consult, and which of two cards counts is no penalty.
    """
    if len(people) < 2 or view.phase != "play" or not remedied(view) or law_question(view, naming) is None:
        return None
    sides = {view.layout.side[view.layout.own_seat(player)] for player in people}
    if calls_now(view) or len(sides) > 1:  # a call is each one's own, and rivals agree on nothing
        return None
    title = naming.phrase("law.who_chooses")
    replies = [Reply(naming.player_name(player), Chooses(player)) for player in people]
    # A choice of two penalties must not be talked over; a suit either may call, and in America each demand is final.
    if laws_of(view).code in AMERICAN:
        return bar(naming, title, replies, cited(view, "W-AWL-14"), naming.phrase("law.either_demands"))
    if not _has_choice(view):
        return bar(naming, title, replies, "W-PEN-2", naming.phrase("law.either_demands"))
    return bar(naming, title, replies, "W-MISC-1", naming.phrase("law.no_consulting"))


def _has_choice(view: View) -> bool:
    """Whether one of several remedies is to be chosen, and not a suit alone to be called (W-MISC-1, W-PEN-2)."""
    law = view.part(LawTable)
    return bool(law.wrong or law.hurried or law.astray or law.trumps or law.played_on)


def law_question(view: View, naming: Naming) -> LawQuestion | None:
    """Return what the law asks the viewer before anything else is done; None if it asks nothing."""
    asked = _asked(view, naming)
    return None if asked is None else replace(asked, rule=cited(view, asked.rule))


def _asked(view: View, naming: Naming) -> LawQuestion | None:
    if view.phase == "count" and (CONTENT in view.options or any(isinstance(one, SETTLED) for one in view.options)):
        return _penalty(view, naming) if CONTENT not in view.options else _content(view, naming)
    if view.phase != "play" or naming.company.lets_lie:
        return None
    law = view.part(LawTable)
    if not any(isinstance(option, ANSWERING) for option in view.options) and not _must_withdraw(view, law):
        return None
    if law.wrong:
        return _remedy(view, naming, law)
    if law.two:
        return _of_two(view, naming, law)
    if law.answering_for_turned(view.to_play) is not None:
        return _trump(view, naming, law)
    about = None if calls_now(view) else turn_question(view, naming, law)
    if about is not None:
        return _with_offers(about, view, naming)
    return _call(view, naming) if WAIVE in view.options else _mend(view, naming, law)


def calls_now(view: View) -> bool:
    """Whether the hand on turn waits for whether the viewer calls a card of it, whatever else lies (W-EXP-2)."""
    holders = {card: seat for seat, card in view.part(LawTable).exposed}
    called = card_calls(view.options)
    return laws_of(view).waits and WAIVE in view.options and any(holders[card] == view.to_play for card in called)


def _must_withdraw(view: View, law: LawTable) -> bool:
    """Whether taking the card back is all that can be done (W-AWL-3)."""
    return bool(view.options) and bool(law.asked) and len(taken_back(view.options)) == len(view.options)


def _with_offers(question: LawQuestion, view: View, naming: Naming) -> LawQuestion:
    """Return ``question`` with what may be done about the trick beside it, a step further, before what waives all."""
    offered = law_offers(view, naming)
    if not offered:
        return question
    *first, last = question.replies
    other = Reply(naming.phrase("law.other"), asks=naming.phrase("law.other_asks"), then=offered)
    return replace(question, replies=(*first, other, last))


def law_offers(view: View, naming: Naming) -> tuple[Reply, ...]:
    """Return the buttons for what the law lets the viewer do in a trick without asking him."""
    if view.phase != "play":
        return ()
    phrase = naming.phrase
    asked = questions(view.options)
    calls = {card: call for card, call in card_calls(view.options).items() if _timely(view, card)}
    return (
        *(Reply(phrase("law.ask", name=who(naming, seat), suit=_led(view)), ask) for seat, ask in asked.items()),
        *calling(naming, calls),
        *(Reply(phrase("law.withdraw", card=card), back) for card, back in taken_back(view.options).items()),
    )


def _timely(view: View, card: Card) -> bool:
    """Whether a call of ``card`` now is no demand before the turn, by which it would be lost (W-EXP-6, W-AWL-8)."""
    laws = rules_of(view).laws
    early = all(holder != view.to_play for holder, one in view.part(LawTable).exposed if one == card)
    return not early or (laws is not None and laws.code is Code.AWL_DUPLICATE)


def _led(view: View) -> Suit:
    suit = led_suit(view)
    assert suit is not None
    return suit


def _mend(view: View, naming: Naming, law: LawTable) -> LawQuestion:
    """A card that did not follow is asked about, or told of: take it back, or not (W-REV-2, W-REV-3, W-REV-5)."""
    phrase, suit = naming.phrase, _led(view)
    back = taken_back(view.options)
    wrong = next(iter(back), None)
    replies = [Reply(phrase("law.take_back"), option) for option in back.values()]
    for option in view.options:
        match option:
            case HaveNone():
                replies.append(Reply(phrase("law.say_none" if wrong is not None else "law.none"), option))
            case LetStand():
                replies.append(Reply(phrase("law.stand"), option))
    proof, american = "", laws_of(view).code in AMERICAN
    for _, asker in law.asked:
        proof = phrase("law.asked", name=naming.player_name(asker))
    if wrong is None:
        return bar(naming, phrase("law.none_asked", suit=suit), replies, "W-AWL-3" if american else "W-REV-3", proof)
    at = next(seat for seat, card in on_table(view) if card == wrong)
    hand = view.cards_at(at)
    if hand is None or ranked(view).suit[wrong] == suit or not hand & ranked(view).of_suit[suit]:
        return bar(naming, phrase("law.not_obeyed"), replies, disobeyed(view, at), proof)
    if naming.is_dummy(at):
        title = phrase("law.dummy_has", name=naming.plate_name(at), suit=suit)
        return bar(naming, title, replies, law_of(view, Offence.CORRECTED, at), proof)
    asked = "W-AWL-3" if american else "W-REV-3"
    rule = asked if law.asked and not laws_of(view).named else corrected(view)
    return bar(naming, phrase("law.hold", suit=suit, card=wrong), replies, rule, proof)


def corrected(view: View) -> str:
    """Return the rule by which a player takes back a card that did not follow, before the trick is quitted."""
    laws = laws_of(view)
    return "BD-66" if laws.named else "W-AWL-2" if laws.code in AMERICAN else "W-REV-2"


def disobeyed(view: View, seat: Seat) -> str:
    """Return the rule by which a call that is not obeyed is a revoke."""
    code, layout = laws_of(view).code, view.layout
    if code in AMERICAN:
        return "W-AWL-13"
    plays_dummy = any(layout.holder[dummy] == layout.holder[seat] for dummy in layout.dummies)
    return "ED-61" if plays_dummy and rules_of(view).game == "english-dummy" else "W-REV-13"


def _remedy(view: View, naming: Naming, law: LawTable) -> LawQuestion:
    """A wrong card was taken back: what is demanded for it (W-REV-4)."""
    phrase, ((seat, card), *_) = naming.phrase, law.wrong
    suit, name = led_suit(view), naming.plate_name(seat)
    replies = [
        Reply(phrase("law.leave") if remedy == "card" else phrase(f"law.{remedy}", suit=suit), option)
        for remedy, option in demands(view.options).items()
        if remedy == "card" or suit is not None
    ]
    besides = laws_of(view).code is Code.AWL_DUPLICATE  # DW-REV-2
    title = phrase("law.corrected_open" if besides else "law.corrected", name=name, card=card)
    replies += [Reply(phrase("law.waive"), option) for option in view.options if waives(option)]
    proof = phrase("law.corrected_besides", card=card) if besides else ""
    return bar(naming, title, replies, law_of(view, Offence.CORRECTED, seat), proof)


def _trump(view: View, naming: Naming, law: LawTable) -> LawQuestion:
    """The turned card was named, or forgotten: which trump is demanded for it (W-TRUMP-4, W-TRUMP-6)."""
    phrase = naming.phrase
    found = law.answering_for_turned(view.to_play)
    assert found is not None
    seat, forgotten = found
    told = "forgotten" if forgotten else "named"
    if not forgotten and PARTNER in remedies_of(view, Offence.NAMED, seat):
        told = "named_across"  # DW-TR-4: who answers is the partner of who named it
    title = phrase(f"law.{told}", name=naming.plate_name(seat))
    replies = [Reply(phrase(f"law.{remedy}"), option) for remedy, option in demands(view.options).items()]
    rule = law_of(view, Offence.FORGOTTEN if forgotten else Offence.NAMED, seat)
    # W-TRUMP-4: for naming it the revised code knows one call alone.
    once = not forgotten and laws_of(view).code is Code.REVISED
    proof = phrase("law.once" if once else "law.until")
    replies += [Reply(phrase("law.not_now"), PUT_OFF, phrase("law.in_later_trick"))]
    return bar(naming, title, [*replies, Reply(phrase("law.waive"), WAIVE)], rule, proof)


def _of_two(view: View, naming: Naming, law: LawTable) -> LawQuestion:
    """Two cards were played at once: which one counts (W-EXP-4, ED-53, MO-53)."""
    phrase, ((seat, *_),) = naming.phrase, law.two
    counting = [option for option in view.options if type(option) is Counts]
    replies = [Reply(phrase("law.counts", card=option.card), option) for option in counting]
    rule = law_of(view, Offence.TWO, seat)
    ending = "_one" if len(counting) == 1 else ""  # W-EXP-3: the other does not follow suit, or obey a call
    if view.layout.holder[seat] == view.viewer:
        called = CARD in remedies_of(view, Offence.TWO, seat)
        title = phrase(f"law.two_own{ending}", card=counting[0].card)
        return bar(naming, title, replies, rule, phrase("law.two_proof" if called else "law.two_back"))
    holder = view.layout.holder
    back = any(holder[dummy] == holder[seat] for dummy in view.layout.dummies)  # MO-53
    title = phrase(f"law.two{ending}", name=naming.plate_name(seat), card=counting[0].card)
    return bar(naming, title, replies, rule, phrase("law.two_back" if back else "law.two_proof"))


def _call(view: View, naming: Naming) -> LawQuestion:
    """A hand is to play of which cards may be called: one of them, or none (W-EXP-2, W-PEN-1)."""
    phrase, calls = naming.phrase, card_calls(view.options)
    assert view.to_play is not None
    name, cards = naming.plate_name(view.to_play), list(calls)
    title = phrase("law.may_call_one", name=name, card=cards[0])
    if len(cards) > 1:
        title = phrase("law.may_call", name=name)
    return bar(
        naming,
        title,
        [*calling(naming, calls), Reply(phrase("law.not_now"), WAIVE)],
        "W-AWL-8" if laws_of(view).code in AMERICAN else "W-EXP-2",
    )


def calling(naming: Naming, calls: Mapping[Card, Action]) -> list[Reply]:
    """Return the buttons that call one of these cards; of many, first its suit."""
    phrase = naming.phrase
    whole = {card: Reply(phrase("law.call", card=card), call) for card, call in calls.items()}
    if len(whole) <= MOST_CALLS:
        return list(whole.values())
    suits = [
        Reply(
            phrase("law.call_suit", suit=suit), asks=phrase("law.call_which", suit=suit), then=tuple(of_suit), suit=suit
        )
        for suit in SUITS
        if (
            of_suit := [
                Reply(phrase("law.call_rank", rank=rank_of(card)), reply.action, name=reply.label)
                for card, reply in whole.items()
                if card not in JOKERS and suit_of(card) == suit
            ]
        )
    ]
    return [*suits, *(whole[card] for card in whole if card in JOKERS)]


def _content(view: View, naming: Naming) -> LawQuestion:
    """All cards are played: go on to the count, or claim a revoke (W-REV-5, W-REV-6)."""
    phrase = naming.phrase
    claimed = revokes_claimed(view.options)
    replies = [Reply(phrase("law.content"), CONTENT)]
    whose = revoke_replies(view, naming, claimed)
    word = "renege" if laws_of(view).named else "revoke"
    if whose:
        replies.append(Reply(phrase(f"law.{word}"), asks=phrase(f"law.whose_{word}"), then=whose))
    proof = ""
    falsely = [row for row in view.part(LawTable).called if not row[3]]
    if falsely:
        _, seat, trick, _ = falsely[-1]
        before = any(one[:2] == (view.layout.side[seat], seat) for one in view.part(LawTable).proved)
        unsure = "law.false_other" if before else "law.false"
        key = "law.false_book" if laws_of(view).named else "law.false_trick" if trick else unsure
        proof = f"{phrase(key, name=mid(naming.plate_name(seat)), n=trick)} {_lost(view, naming)}".strip()
    code = laws_of(view).code
    rule = CONTENT_RULE.get(code, "W-AWL-7" if code in AMERICAN else "W-REV-6")
    return bar(naming, phrase(f"law.played_out_{word}"), replies, rule, proof)


def _lost(view: View, naming: Naming) -> str:
    """What a claim cost that was not proved, if it cost anything (W-REV-8, BD-63)."""
    laws = laws_of(view)
    match laws.false_claim:
        case FalseClaim.NONE:
            return ""
        case FalseClaim.MINUS_ONE:
            return naming.phrase("law.lost_point" if _had_a_point(view) else "law.lost_nothing")
    return naming.phrase("law.lost_tricks", n=laws.amount)


def _had_a_point(view: View) -> bool:
    """Whether the last claim that was not proved took a point: a score is never below nought (W-REV-16)."""
    scores, had = dict(view.before), False
    for side, _, _, to, kind, amount in view.part(LawTable).proved:
        if kind == "add":
            scores[to] += amount
        elif kind in ("deduct", "false"):
            had = scores[side] > 0
            scores[side] = max(0, scores[side] - amount)
    return had


def _penalty(view: View, naming: Naming) -> LawQuestion:
    """A revoke is proved: how it is paid for (W-REV-9)."""
    phrase, law = naming.phrase, view.part(LawTable)
    row = law.open
    assert row is not None
    offenders, seat, trick, _, _, _ = row
    replies = []
    for option in view.options:
        match option:
            case ChoosePenalty(kind):
                small = leads_to(view, naming, kind)
                size = size_of(view, kind)
                what = "books" if laws_of(view).named else kind
                key = f"law.penalty_{what}" if size else "law.penalty_nothing"
                replies.append(Reply(phrase(key, n=size), option, small))
            case Remit():
                replies.append(Reply(phrase("law.waive"), option, leads_to(view, naming, WAIVED)))
    word = "renege" if laws_of(view).named else "revoke"
    choice = len(law.offers) > 1
    title = phrase("law.proved" if choice else f"law.proved_{word}", name=naming.plate_name(seat), n=trick)
    rule = law_of(view, Offence.REVOKE, seat)
    held = dict(law.outcomes[0][1]).get(offenders, 0)
    allowed = {*laws_of(view).penalties} & {*remedies_of(view, Offence.REVOKE, seat)}
    count = rules_of(view).count
    spared = isinstance(count, Count) and held <= count.revokes.keep_one  # W-REV-16, MO-63
    if view.agreed and not spared and "tricks" in allowed and "tricks" not in law.offers:
        rule = "W-CLAIM-4"  # all had thrown down: only points are paid
    asked = bar(naming, title, replies, rule, _proof(view, naming, seat, trick))
    # W-REV-12, W-REV-14: each revoke is paid for by itself, in the order in which they were found.
    found = [one for one in law.proved if view.layout.side[one[1]] == one[0]]
    if laws_of(view).detection is Detection.CLAIM:
        found = [one for one in found if one[3] == row[3]]
    if len(found) < 2:
        return asked
    return replace(asked, count=phrase("law.count", n=found.index(row) + 1, of=len(found)))


def _proof(view: View, naming: Naming, seat: Seat, number: int) -> str:
    """The two cards that prove a revoke: what was played instead, and the card of the suit that came later."""
    found, name = proven(view, seat, number), naming.plate_name(seat)
    if found.suit is None:
        return naming.phrase("law.proof_disobeyed")
    if found.card is None:
        return naming.phrase("law.proof_held", name=name, wrong=found.wrong, suit=found.suit)
    return naming.phrase(
        "law.proof_book" if laws_of(view).named else "law.proof",
        name=name,
        wrong=found.wrong,
        suit=found.suit,
        card=found.card,
        n=found.later or 0,
    )
