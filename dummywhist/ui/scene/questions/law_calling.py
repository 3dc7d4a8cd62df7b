"""What does the viewer call by the law while the deal lasts? A revoke, a card, or nothing after all (W-REV-5); pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import CALLS, card_calls
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.parts import Detection, DummyRevoke, FalseClaim, Laws
from dummywhist.ui.scene.laws import rules_of
from dummywhist.ui.scene.questions.question import LawQuestion, Reply, TakeBack
from dummywhist.ui.scene.standing import Naming

LET_BE: Final = "let it be"
"""What the last button stands for, which is no action of the deal."""


def may_call(view: View | None) -> bool:
    """Whether the viewer may call the law now: at a law table, while cards are played."""
    return view is not None and view.viewer is not None and view.phase == "play" and rules_of(view).laws is not None


def calling_question(view: View, naming: Naming, noted: Sequence[tuple[Seat, int]]) -> LawQuestion:
    """Return what is asked when the law is called in the play; ``noted``: hand and trick of the calls made before."""
    phrase, laws = naming.phrase, laws_of(view)
    word = "renege" if laws.named else "revoke"
    later = "law.settled_later_renege" if laws.named else "law.settled_later"
    replies = []
    if laws.detection is Detection.CLAIM:
        whose = revoke_replies(view, naming, _open(view, laws, noted))
        if whose:
            replies.append(Reply(phrase(f"law.call_{word}"), asks=phrase(f"law.whose_{word}"), then=whose))
    cards = tuple(Reply(phrase("law.card", card=card), action) for card, action in card_calls(view.options).items())
    if cards:
        replies.append(Reply(phrase("law.called_card"), asks=phrase("law.which_card"), then=cards))
    for seat, trick in noted:
        key = "law.unnote" if trick else "law.unnote_unsure"
        replies.append(Reply(phrase(key, name=naming.plate_name(seat), n=trick), TakeBack(seat, trick)))
    replies.append(Reply(phrase("law.let_be"), LET_BE))
    return LawQuestion(
        phrase("law.what"), phrase(later), tuple(replies), "BD-66" if laws.named else "W-REV-5",
        phrase("law.text"), phrase("law.back"), leaves=True,
    )  # fmt: skip


def laws_of(view: View) -> Laws:
    """Return the laws of the table that is looked at."""
    laws = rules_of(view).laws
    assert laws is not None
    return laws


def revoke_replies(view: View, naming: Naming, claimed: Mapping[tuple[Seat, int], Action]) -> tuple[Reply, ...]:
    """Return a reply for each hand of which a revoke may be ``claimed``, that leads to the tricks (0: not sure)."""
    phrase, laws, made = naming.phrase, laws_of(view), []
    for seat in dict.fromkeys(seat for seat, _ in claimed):
        name = naming.plate_name(seat)
        tricks = [
            Reply(str(trick), action, name=phrase("law.book" if laws.named else "law.trick", n=trick))
            if trick
            else Reply(phrase("law.not_sure"), action)
            for (of, trick), action in sorted(claimed.items(), key=lambda one: one[0][1] or 99)
            if of == seat
        ]
        asks = phrase("law.which_book" if laws.named else "law.which", name=name)
        cost = _cost(laws, naming)
        made.append(
            Reply(
                name,
                asks=f"{asks} {cost}" if cost else asks,
                then=tuple(tricks),
                plate=view.layout.holder[seat],
            )
        )
    return tuple(made)


def _cost(laws: Laws, naming: Naming) -> str:
    """Return what a wrong call costs, if it costs anything (W-REV-8, BD-63)."""
    match laws.false_claim:
        case FalseClaim.NONE:
            return ""
        case FalseClaim.MINUS_ONE:
            return naming.phrase("law.costs_point")
    return naming.phrase("law.costs_tricks", n=laws.amount)


def _open(view: View, laws: Laws, noted: Sequence[tuple[Seat, int]]) -> dict[tuple[Seat, int], Action]:
    """Return the revokes that may be noted: of each hand against the viewer, in each trick that it played to."""
    layout, own = view.layout, view.own
    side = None if own is None else layout.side[own]
    chairs = layout.chairs
    first = chairs.index(view.leader)
    lying = {chairs[(first + step) % len(chairs)] for step in range(len(view.trick))}
    found: dict[tuple[Seat, int], Action] = {}
    for seat in chairs:
        liable = seat not in layout.dummies or laws.dummy is DummyRevoke.COUNTS
        last = len(view.played) + (seat in lying)
        if layout.side[seat] == side or not liable or not last:
            continue
        for trick in (*range(1, last + 1), *(() if laws.named else (0,))):
            if (seat, trick) not in noted:
                found[seat, trick] = CALLS[seat][trick]
    return found
