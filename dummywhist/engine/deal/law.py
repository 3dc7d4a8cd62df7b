"""What does the law of the table ask, and what was settled by it? Seen by everybody (W-REV, W-PEN-1, W-PEN-6)."""

from typing import Final

from dummywhist.engine.cards.card import SUITS as ALL_SUITS
from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import EMPTY, Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import card_text, read_card, suit_text
from dummywhist.engine.cards.ranking import Ranking, beats, suit_led, winning_index
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.deal.score import Penalty, PenaltyKind
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.rules.remedies import Whose
from dummywhist.engine.values import NamedTuple

Debt = tuple[Seat, str]
"""Whose hand owes what to the trick in play: ``highest`` or ``lowest`` of the suit led or of trumps (W-PEN-3, W-PEN-5),
to ``win`` it or not, ``lose`` (W-PEN-4), a ``trump`` or a ``plain`` card (W-AWL-10), a suit to be led (W-PEN-2), or a
card (W-PEN-1).
"""
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
HIGHEST_TRUMP: Final = "highest-trump"
LOWEST_TRUMP: Final = "lowest-trump"
WIN: Final = "win"
LOSE: Final = "lose"
TRUMP: Final = "trump"
PLAIN: Final = "plain"
SUITS: Final = {suit_text(suit): suit for suit in ALL_SUITS}
"""How the demand of a suit is spelled."""
OPEN: Final = ""
"""The kind of a penalty that is still to be chosen."""
LATER: Final = "later"
"""The trump that is demanded for the turned card, while it was put off in this trick (W-TRUMP-6)."""
DUE: Final = "due"
"""The same in a later trick: it is asked again when the hand that answers for the card is to play (DW-TR-4)."""
NOW: Final = "now"
"""How long a player demands nothing while another may: of what is asked now."""
LEAD: Final = "lead"
"""The same of a wrong lead, while it lies."""
TURNED: Final = "turned"
"""The same of the trump for the turned card, in every trick."""
WAIVED: Final = "waived"
"""The kind of a penalty that was not taken; the revoke still bars the game (W-REV-11)."""
CANCELLED: Final = "cancelled"
"""The kind of a penalty that nobody chooses, since both sides revoked (W-REV-14)."""
Sums = tuple[tuple[Side, int], ...]
Outcome = tuple[str, Sums, Sums, Sums, str, int, int]
"""What a penalty leads to: its kind, the tricks after it, the score that its points make, the scores after the deal,
who has won the game with it (or nobody: nothing), what that game is worth (W-GAME-13), and how many tricks or points go
over by it: all there are where there are too few (W-REV-16)."""


class LawTable(NamedTuple):
    """What the law asks in a deal.

    ``asked``: a hand whose player is asked whether it has none of the suit led, and by whom (W-REV-3). ``answered``:
    the hands of which that was said in this trick. ``warned``: a wrong card just played that everybody is told of
    (W-REV-5). ``wrong``: a wrong card that was taken back, for which a remedy is to be chosen (W-REV-4). ``exposed``:
    cards that may be called, with the hands that hold them (W-PEN-1). ``owed``: demands on the trick in play, the first
    demanded first. ``called``: claims of revokes, by which side, of which hand, in which trick from 1 (0: not said),
    and whether it was proved. ``proved``: revokes found, the offenders' side, the hand, the trick, the claimants' side,
    the kind of penalty (`OPEN`, `WAIVED`, `CANCELLED`) and its size. ``outcomes``: what each kind to choose from would
    lead to for the first open one, the one worth most first, and to waive last (W-REV-19). ``content``: the sides that
    claim nothing more (W-REV-6). ``two``: a hand from which two cards were played at once, of which one is still to be
    chosen (W-EXP-4). ``free``: who calls nothing of the hand on turn. ``waived``: who demands nothing in what is asked
    now, while another adversary still may, and how long (`NOW`, `LEAD`, `TURNED`, `LATER`; W-PEN-1). ``lost``: the
    hands of which no card can be called in this trick, for it was demanded too early (W-EXP-6). ``trumps``: hands that
    answer for the turned card, whether it was forgotten, not named, and the trump that is demanded of them until it is
    played (`OPEN`: still to be chosen; `LATER`, `DUE`: put off).

    ``astray``: while a wrong lead lies that can still be put right, the hand that had the lead and the one that led
    (W-LEAD-4). ``early``: cards that lie before their turn, in the order they were played (W-TURN-3). ``hurried``: the
    hand that answers for its partner, who played as fourth before it or drew the trick near, and whether it said that
    it has none of the suit led (W-TURN-2, W-AWL-10, W-QUIT-6, W-AWL-11). ``drawn``: the hands whose players drew the
    trick in play near. ``suits``: the hand that led out of turn, or looked at a quitted trick (then true), and the hand
    across: from whichever of the two, when it next leads, a suit may be called (W-PEN-2, W-QUIT-4). ``looked``: the
    players who looked at the last trick, which they see until the next is quitted.
    ``untimely``: the hands that led or played out of turn, and the trick from 1, as it was let stand.

    ``played_on``: a hand that played winning cards one after another before its partner had played to the trick in
    play, and how many of them for which is still to be said which trick the partner must win (W-EXP-7). ``must``: the
    hands that were told so in this deal, and the trick from 1. ``down``: the hands that their players threw down
    (W-CLAIM-3, W-CLAIM-4). ``changing``: the hands that had played after a card that was taken back in the trick in
    play, with the cards that went back with it and may be changed (W-REV-4). ``follows``: the hands of which
    all know that they can follow suit in the trick in play, with that suit, for they took back a renounce or took up a
    card of it again: no other card of theirs can be called (W-EXP-3).
    """

    asked: Public[tuple[tuple[Seat, Player], ...]] = ()
    answered: Public[tuple[Seat, ...]] = ()
    warned: Public[tuple[tuple[Seat, Card], ...]] = ()
    wrong: Public[tuple[tuple[Seat, Card], ...]] = ()
    exposed: Public[tuple[tuple[Seat, Card], ...]] = ()
    owed: Public[tuple[tuple[Seat, str], ...]] = ()
    called: Public[tuple[tuple[Side, Seat, int, bool], ...]] = ()
    proved: Public[tuple[tuple[Side, Seat, int, Side, str, int], ...]] = ()
    outcomes: Public[tuple[Outcome, ...]] = ()
    content: Public[tuple[Side, ...]] = ()
    two: Public[tuple[tuple[Seat, Card, Card], ...]] = ()
    free: Public[tuple[Player, ...]] = ()
    waived: Public[tuple[tuple[Player, str], ...]] = ()
    lost: Public[tuple[Seat, ...]] = ()
    trumps: Public[tuple[tuple[Seat, bool, str], ...]] = ()
    astray: Public[tuple[tuple[Seat, Seat], ...]] = ()
    early: Public[tuple[tuple[Seat, Card], ...]] = ()
    hurried: Public[tuple[tuple[Seat, bool], ...]] = ()
    suits: Public[tuple[tuple[Seat, Seat, bool], ...]] = ()
    untimely: Public[tuple[tuple[Seat, int], ...]] = ()
    drawn: Public[tuple[Seat, ...]] = ()
    played_on: Public[tuple[tuple[Seat, int], ...]] = ()
    must: Public[tuple[tuple[Seat, int], ...]] = ()
    looked: Public[tuple[Player, ...]] = ()
    down: Public[tuple[Seat, ...]] = ()
    changing: Public[tuple[tuple[Seat, Card], ...]] = ()
    follows: Public[tuple[tuple[Seat, Suit], ...]] = ()

    def answering_for_turned(self, to_play: Seat | None) -> tuple[Seat, bool] | None:
        """Return the hand of which a trump may be demanded now for the turned card, and whether the card was forgotten.

        ``to_play``: the hand on turn, None if the trick lies full. What was put off is asked when that hand is to play.
        """
        return next(
            (
                (seat, forgotten)
                for seat, forgotten, what in self.trumps
                if what == OPEN or (what == DUE and seat == to_play)
            ),
            None,
        )

    @property
    def open(self) -> tuple[Side, Seat, int, Side, str, int] | None:
        """The first revoke found whose penalty is still to be chosen."""
        return next((row for row in self.proved if row[4] == OPEN), None)

    @property
    def offers(self) -> tuple[str, ...]:
        """The kinds of penalty to choose from for the first open revoke, the one worth most first (W-REV-19)."""
        return tuple(outcome[0] for outcome in self.outcomes if outcome[0] != WAIVED)

    @property
    def penalties(self) -> tuple[Penalty, ...]:
        """The penalties that were chosen or waived, in the order in which the offences were found."""
        kinds: dict[str, PenaltyKind] = {
            "tricks": "tricks", "deduct": "deduct", "add": "add", "false": "false", CANCELLED: "cancelled",
            WAIVED: "waived",
        }  # fmt: skip
        return tuple(
            Penalty(side, kinds[kind], amount, to) for side, _, _, to, kind, amount in self.proved if kind != OPEN
        )


def demanded(ranked: Ranking, trick: tuple[Card, ...], legal: Hand, what: str) -> Hand:
    """Return the cards of ``legal`` that obey the demand ``what``; none if it cannot be obeyed (W-EXP-3, W-LEAD-5).

    ``trick`` are all the cards that lie, those played too soon as well (W-TURN-4); who leads has nothing to beat,
    and a suit is called of who leads alone (W-PEN-2).
    """
    strength = ranked.strength
    if what in (WIN, LOSE) and not trick:
        return EMPTY
    if what in (WIN, LOSE):
        return hand_of(card for card in cards_in(legal) if wins(ranked, trick, card) is (what == WIN))
    if what in (TRUMP, PLAIN):
        trumps = 0 if ranked.trump is None else ranked.of_suit[ranked.trump]
        return Hand(legal & (trumps if what == TRUMP else ~trumps))
    if what in SUITS:
        return EMPTY if trick else Hand(legal & ranked.of_suit[SUITS[what]])
    if what in (HIGHEST, LOWEST, HIGHEST_TRUMP, LOWEST_TRUMP):
        suit = suit_led(ranked, trick) if what in (HIGHEST, LOWEST) else ranked.trump
        suited = EMPTY if suit is None else Hand(legal & ranked.of_suit[suit])
        if not suited:
            return EMPTY
        pick = max if what in (HIGHEST, HIGHEST_TRUMP) else min
        return Hand(1 << pick(cards_in(suited), key=lambda card: strength[card]))
    return Hand(legal & 1 << read_card(what))


def obedient(ranked: Ranking, trick: tuple[Card, ...], legal: Hand, owed: tuple[Debt, ...], seat: Seat) -> Hand:
    """Return the cards of ``legal`` that are left: of the demands on ``seat`` the first that can be obeyed holds."""
    for owing, what in owed:
        if owing == seat:
            found = demanded(ranked, trick, legal, what)
            if found:
                return found
    return legal


def wins(ranked: Ranking, trick: tuple[Card, ...], card: Card) -> bool:
    """Whether ``card`` beats all that lies in ``trick``."""
    return not trick or beats(ranked, card, trick[winning_index(ranked, trick)])


def call_of(card: Card) -> str:
    """Return how the demand for ``card`` is spelled."""
    return card_text(card)


def call_of_suit(suit: Suit) -> str:
    """Return how the demand to lead ``suit`` is spelled."""
    return suit_text(suit)


def lying(law: LawTable, trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return all the cards that lie on the table: those of ``trick``, and after them those played too soon."""
    return (*trick, *(card for _, card in law.early)) if law.early else trick


def may_go_before(layout: Layout, leader: Seat, trick: tuple[Card, ...], law: LawTable) -> Player | None:
    """Return who may play before the second hand, which another plays: the fourth, if the third did so (W-TURN-1)."""
    chairs = layout.chairs
    if len(chairs) != 4 or len(trick) != 1 or law.astray or law.hurried:
        return None
    second, third, fourth = (chairs[(chairs.index(leader) + place) % 4] for place in (1, 2, 3))
    player = layout.holder[fourth]
    if tuple(seat for seat, _ in law.early) != (third,) or player == layout.holder[second]:
        return None
    return player


def hasty(law: LawTable, chairs: tuple[Seat, ...], leader: Seat, trick: tuple[Card, ...]) -> tuple[Card, bool]:
    """Return the card of the hand for which another answers (`hurried`), and whether it was played before its turn."""
    ((seat, _),) = law.hurried
    across = opposite(seat)
    early = dict(law.early).get(across)
    if early is not None:
        return early, True
    return trick[(chairs.index(across) - chairs.index(leader)) % len(chairs)], False


def kind_of_hand(layout: Layout, seat: Seat) -> Whose:
    """Return what kind of hand lies at ``seat``: a dummy's, that of a dummy's player, or any other."""
    if seat in layout.dummies:
        return Whose.DUMMY
    holder = layout.holder[seat]
    return Whose.DUMMYS_PLAYER if any(layout.holder[dummy] == holder for dummy in layout.dummies) else Whose.ANY


def exposing(law: LawTable, seat: Seat, card: Card) -> LawTable:
    """Return the law with ``card`` of the hand at ``seat`` liable to be called (W-PEN-1)."""
    return law if (seat, card) in law.exposed else law._replace(exposed=(*law.exposed, (seat, card)))


def holds_up(law: LawTable) -> bool:
    """Whether a card out of turn lies that is still to be put right."""
    return bool(law.astray or law.early)


def standing(law: LawTable, seat: Seat, trick: int) -> LawTable:
    """Return the law in which a card out of turn of the hand at ``seat`` stands in ``trick``, from 1."""
    return law if (seat, trick) in law.untimely else law._replace(untimely=(*law.untimely, (seat, trick)))
