"""What follows from what was said before a deal? Four lines, computed by the script that is shipped for it.

None of the table's own code for seals and packs is used here: `check_deal` says what seal, number and pack follow, and
only the order in which cards are dealt is asked of the rules.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dummywhist.engine.cards.again import SAME, Changed
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seal import START
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.cards.shuffle import number_text
from dummywhist.engine.deal.actions.deal import Dealt
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.pack import dealt_from
from dummywhist.engine.fair import check_deal
from dummywhist.engine.fair.kept import Fate, KeptDeal
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import TurnedTo
from dummywhist.engine.values import NamedTuple

SCRIPT: Final = "check_deal.py"
FIRST_DEALT: Final = 4
"""So many of the cards dealt first are named."""


class Line(NamedTuple):
    """One of the four lines: whether it ``fits``, what is said, and what stands under it."""

    fits: bool
    said: Message
    more: Message | None = None


class Given(NamedTuple):
    """A share as it is told: who gave it, by name, the cut (0: none) and the words."""

    name: str
    cut: int
    words: str


class Proof(NamedTuple):
    """What was said before a deal of a sitting, and what follows from it.

    ``place``: its place among the deals of the sitting, from 1; ``ordinal``: its number in the session, from 0.
    ``secret`` is empty while it may not be told; then there are no ``lines``. ``broken``: how it does not follow from
    the deal before. ``number`` and ``mixed``: what the script makes of it. ``first``: the cards dealt first, ``last``:
    the last one, ``turned`` for the seat that is named, ``hand``: that of who asks, by suits; ``jokers``: whether two
    are in the pack. ``to``: who the hand was dealt to. ``again``: the tray that came again without a seal of its own.
    """

    place: int
    ordinal: int
    fate: Fate
    after: str
    seal: str
    secret: str
    shares: tuple[Given, ...]
    lines: tuple[Line, ...] = ()
    broken: Message | None = None
    number: int | None = None
    mixed: str = ""
    first: tuple[Card, ...] = ()
    last: Card | None = None
    hand: Hand | None = None
    to: Seat | None = None
    jokers: bool = False
    again: Changed | None = None

    @property
    def fair(self) -> bool:
        """Whether it can be told that the deal was fair: all that was said fits."""
        return bool(self.lines) and all(line.fits for line in self.lines) and self.broken is None

    @property
    def wrong(self) -> bool:
        """Whether something does not fit."""
        return self.broken is not None or not all(line.fits for line in self.lines)

    @property
    def state(self) -> Message | None:
        """What is said in place of the four lines, or before them; None where they say all."""
        if not self.seal and self.again is not None:
            return message("proof.again" if self.again.suits == SAME else "proof.again_suits", tray=self.again.tray)
        if not self.seal:
            return message("proof.no_seal")
        if self.fate is Fate.PLAYING:
            return message("proof.playing")
        if not self.secret:
            return message("proof.never_shown")
        return message("proof.not_played") if self.fate is Fate.THROWN_IN else None

    def text(self) -> str:
        """Return the proof as the script reads it, a line each: seven where two gave a share."""
        lines = [f"after {self.after}", f"seal {self.seal}", f"secret {self.secret}"]
        lines += [f"share {share.cut} {share.words}".rstrip() for share in self.shares]
        lines += [f"number {self.number or 0}", f"pack {54 if self.jokers else 52}"]
        return "".join(f"{line}\n" for line in lines)


def script() -> bytes:
    """Return the script as it is shipped; OSError if it is not there."""
    return Path(check_deal.__file__).with_name(SCRIPT).read_bytes()


def script_lines() -> int:
    """Return how many lines the script has; OSError if it is not there."""
    return script().count(b"\n")


def proofs(
    deals: Sequence[KeptDeal], names: Sequence[str], viewer: Player | None = None, name: str = ""
) -> tuple[Proof, ...]:
    """Return the proofs of a sitting; ``names`` are those of the entrants, and ``viewer`` asks for his own hands, with
    his ``name``.

    An onlooker, and who reads a file, asks for all hands.
    """
    found: list[Proof] = []
    after: str | None = START
    before = 0
    for place, deal in enumerate(deals, 1):
        proof = _proof(place, deal, names, viewer, name)
        if proof.seal:
            if after is not None and proof.after != after:
                said = message("proof.broken", deal=place, before=before) if before else message("proof.no_start")
                proof = proof._replace(broken=said)
            after, before = None if proof.fate is Fate.PLAYING else proof.mixed, place
        found.append(proof)
    return tuple(found)


def _proof(place: int, deal: KeptDeal, names: Sequence[str], viewer: Player | None, name: str) -> Proof:
    sealed, setup = deal.sealed, deal.setup
    shares = tuple(Given(names[share.entrant - 1], share.cut, share.words) for share in sealed.shares)
    proof = Proof(
        place, setup.ordinal, deal.fate, sealed.after, sealed.seal, sealed.secret, shares,
        jokers=setup.rules.dealing.jokers, again=deal.again,
    )  # fmt: skip
    if not (sealed.seal and sealed.secret):
        return proof
    first = check_deal.seal_of(sealed.after, sealed.secret) == sealed.seal
    given = [(share.cut, share.words) for share in shares]
    said = None if deal.dealt is None else deal.dealt.number
    try:
        mixed = check_deal.mixed_of(sealed.seal, sealed.secret, given)
    except ValueError:
        strange = next(share.name for share in shares if _strange(share))
        second, mixed, number = Line(False, message("proof.sign", name=strange)), "", said
    else:
        number = check_deal.number_of(mixed)
        second = _number_line(number, mixed, said, shares)
    number = number if said is None else said
    proof = proof._replace(mixed=mixed, number=number)
    lines = [_seal_line(first, shares), second]
    if number is not None:
        pack = [read_card(name) for name in check_deal.pack_of(number, proof.jokers)]
        right = dealt_from(setup, pack).dealt
        own = _own(deal, viewer)
        dealt = right if deal.dealt is None else deal.dealt
        hand = Hand(0) if own is None else dealt.hands[own]
        proof = proof._replace(
            first=tuple(pack[:FIRST_DEALT]), last=right.last, hand=None if own is None else hand, to=own
        )
        others = [seat for seat in SEATS if own is not None and seat != own]
        lines += [
            _pack_line(deal, right, dealt, others, pack),
            _hand_line(right, dealt, own, name),
        ]
    else:
        lines += [Line(False, message("proof.no_number"))] * 2
    return proof._replace(lines=tuple(lines))


def _strange(share: Given) -> bool:
    try:
        check_deal.line(share.cut, share.words)
    except ValueError:
        return True
    return False


def _own(deal: KeptDeal, viewer: Player | None) -> Seat | None:
    """Return where the hand lies that ``viewer`` was dealt, and plays as his own."""
    layout = deal.setup.layout
    return next(
        (seat for seat in SEATS if viewer is not None and layout.holder[seat] == viewer and seat not in layout.dummies),
        None,
    )


def _seal_line(fits: bool, shares: Sequence[Given]) -> Line:
    if not fits:
        return Line(False, message("proof.seal_no"))
    return Line(True, message("proof.seal"), message("proof.seal_before" if shares else "proof.seal_dealt"))


def _number_line(number: int, mixed: str, said: int | None, shares: Sequence[Given]) -> Line:
    if said is not None and said != number:
        return Line(False, message("proof.number_no", number=number_text(number)))
    more = message("proof.number_is", number=number_text(number), mixed=f"{mixed[:8]} {mixed[8:16]}")
    return Line(True, message("proof.number" if shares else "proof.number_alone"), more)


def _pack_line(
    deal: KeptDeal, right: Dealt, dealt: Dealt, seats: Sequence[Seat], pack: Sequence[Card]
) -> Line:  # fmt: skip
    wrong = _misplaced(right, dealt, seats)
    if wrong is not None:
        return Line(False, wrong)
    if dealt.last != right.last:
        return Line(False, message("proof.last_no", card=dealt.last))
    one, two, three, four = pack[:FIRST_DEALT]
    turned = deal.setup.rules.dealing.turned
    key = "proof.pack" if turned is None or turned is TurnedTo.NOBODY else "proof.pack_turned"
    more = message(key, one=one, two=two, three=three, four=four, last=right.last)
    return Line(True, message("proof.pack_fits"), more)


def _hand_line(right: Dealt, dealt: Dealt, own: Seat | None, name: str) -> Line:
    wrong = _misplaced(right, dealt, SEATS if own is None else (own,))
    if wrong is not None:
        return Line(False, wrong)
    if own is None:
        return Line(True, message("proof.hands"))
    return Line(True, message("proof.hand", cards=dealt.hands[own].bit_count()), message("proof.hand_to", name=name))


def _misplaced(right: Dealt, dealt: Dealt, seats: Sequence[Seat]) -> Message | None:
    """Return the first card that lies in a hand of ``seats`` and is not dealt to it by the pack."""
    for seat in seats:
        strange = Hand(dealt.hands[seat] & ~right.hands[seat])
        for card in cards_in(strange):
            return message("proof.misplaced", seat=seat, card=card)
        if dealt.hands[seat] != right.hands[seat]:
            return message("proof.missing", seat=seat, card=next(iter(cards_in(Hand(right.hands[seat])))))
    return None
