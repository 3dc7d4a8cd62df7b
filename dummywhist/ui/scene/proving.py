"""Which tricks are turned up to prove a revoke, and what is said of them and of who paid for it? Pure (W-REV-9)."""

from __future__ import annotations

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.knowledge.proof import Proven, card_of, proven
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.scene.parts import Proof, ProofFrame
from dummywhist.ui.scene.questions.law_calling import laws_of
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.tongues import mid


def proof(view: View, naming: Naming) -> Proof | None:
    """Return what is turned up for the revoke that is to be paid for; None while there is none."""
    row = view.part(LawTable).open if view.phase == "count" else None
    if row is None:
        return None
    found, phrase = proven(view, row[1], row[2]), naming.phrase
    if found.suit is None:
        return Proof((_trick(view, naming, found.trick, found, phrase("proof.disobeyed")),))
    first = _trick(view, naming, found.trick, found, phrase("proof.led", suit=found.suit))
    if found.later is not None:
        return Proof((first, _trick(view, naming, found.later, found, phrase("proof.had_one"))))
    return Proof((first, _hand(view, naming, found))) if found.held else Proof((first,))


def proof_role(view: View, naming: Naming, seat: Seat) -> str:
    """Return what is said on the plate at ``seat`` while a revoke is to be paid for; nothing else."""
    row = view.part(LawTable).open if view.phase == "count" else None
    if row is None:
        return ""
    if seat == row[1]:
        return naming.phrase("plate.reneged" if laws_of(view).named else "plate.revoked")
    player = view.layout.holder[seat]
    chooses = player is not None and view.layout.own_seat(player) == seat and view.layout.side[seat] == row[3]
    return naming.phrase("plate.chooses_penalty", name=naming.player_name(player)) if chooses else ""


def _trick(view: View, naming: Naming, number: int, found: Proven, fact: str) -> ProofFrame:
    played, places, phrase = view.played[number - 1], naming.places, naming.phrase
    chairs = view.layout.chairs
    first = chairs.index(played.leader)
    lying = [(chairs[(first + step) % len(chairs)], card) for step, card in enumerate(played.cards)]
    said = [
        phrase("proof.read_played" if step else "proof.read_led", name=mid(naming.plate_name(seat)), card=card)
        for step, (seat, card) in enumerate(lying)
    ]
    return ProofFrame(
        phrase("law.book" if laws_of(view).named else "law.trick", n=number),
        fact,
        tuple((places[seat], card) for seat, card in lying),
        (),
        frozenset([card_of(view, played, found.seat)]),
        naming.plate_name(found.seat),
        phrase("proof.read_book" if laws_of(view).named else "proof.read", n=number, cards=", ".join(said)),
        places[played.leader],
        phrase("led"),
        places[found.seat],
    )


def _hand(view: View, naming: Naming, found: Proven) -> ProofFrame:
    """The hand as it stood, where the card that was held was never played."""
    cards, phrase = tuple(cards_in(view.cards_at(found.seat) or found.held)), naming.phrase
    named, name = ", ".join(phrase("proof.card", card=card) for card in cards), naming.plate_name(found.seat)
    read = phrase("proof.read_hand", name=name, cards=named)
    return ProofFrame(
        phrase("proof.hand"), phrase("proof.had_one"), (), cards, frozenset(cards_in(found.held)), name, read
    )
