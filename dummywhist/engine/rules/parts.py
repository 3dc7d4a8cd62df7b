"""What are games put together from? A few frozen parts; each phase and count receives only its own."""

from collections.abc import Mapping
from dataclasses import field

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.rules.counts import AnyCount, Count, Honours
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.match import Match
from dummywhist.engine.values import Enum, dataclass


class Follow(Enum):
    """Whether a card that does not follow suit can be played at all (architecture: legality)."""

    PREVENT = "prevent"
    PENALISE = "penalise"


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits where.

    ``chairs`` in play clockwise; ``dummies`` maps the chair of a dummy to that of its player; ``sides`` the score
    columns by chair; ``living`` the chairs of the players, counted from the owner of the rubber in the order of the
    cut. A player more than there are chairs sits out. ``axis``: every player has a score of his own (BD-1) and there
    are no sides before the auction; then the dummy goes opposite the declarer and each axis of the table is one (BD-6).
    """

    players: int
    chairs: tuple[Seat, ...]
    dummies: Mapping[Seat, Seat]
    sides: Mapping[Seat, str]
    living: tuple[Seat, ...] = ()
    axis: bool = False


class TurnedTo(Enum):
    """Whose the turned card is, if one is turned at all."""

    DEALER = "dealer"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Again:
    """The first ``trays`` deals come again, turned by a quarter (DW-MNE-1).

    ``suits``: in another order and in other suits, which the table draws (DW-MNE-6).
    """

    trays: int
    suits: bool


@dataclass(frozen=True, slots=True)
class Dealing:
    """How the pack is dealt, and where trumps come from.

    ``cards`` to a packet, one by one, to the ``packets`` clockwise from the dealer's left, the dealer's last, and then
    to those ``served_after`` him, which get ``extra`` cards more (BD-4, TH-2). ``turned``: to whom the last card is
    turned; ``cycle``: trumps of successive deals; with neither a player or the auction names them. ``turned_stays``: a
    card turned to nobody may be looked at after the first trick. ``dummies_deal``: the deal passes through the dummies
    too (ED-22), else only round the players (SD-3). ``again``: which deals come twice.
    """

    cards: int = 13
    turned: TurnedTo | None = TurnedTo.DEALER
    cycle: tuple[Suit | None, ...] = ()
    turned_stays: bool = True
    dummies_deal: bool = True
    packets: tuple[Seat, ...] = SEATS
    served_after: tuple[Seat, ...] = ()
    extra: int = 0
    jokers: bool = False
    good_ace: bool = True
    again: Again | None = None


@dataclass(frozen=True, slots=True)
class Facing:
    """When the dummies are shown (ED-30): before the first lead, or after it unless a dummy itself leads.

    ``all_hands``: the living hands are laid open with them (DF-33).
    """

    before_lead: bool = True
    all_hands: bool = False


class Lead(Enum):
    """Which hand leads to the first trick."""

    LEFT_OF_DEALER = "left_of_dealer"
    DECLARER = "declarer"
    LEFT_OF_DECLARER = "left_of_declarer"
    OTHER_PLAYER = "other_player"
    DUMMY_TAKER = "dummy_taker"


@dataclass(frozen=True, slots=True)
class Trick:
    """How a trick is played and whether the last one may be looked at (W-PLAY-2, W-QUIT-3, W-QUIT-4).

    ``last_own_side``: the last one is seen only until the viewer's side has played to the next, not until that is
    quitted (BD-54). ``joker_leads``: a joker may be led at no trumps at will, else only from a hand of nothing else
    (BD-37); ``joker_thrown``: it must be thrown at the first opportunity (BD-38).
    """

    follow: Follow = Follow.PREVENT
    last_visible: bool = True
    last_own_side: bool = False
    lead: Lead = Lead.LEFT_OF_DEALER
    joker_leads: bool = False
    joker_thrown: bool = False


class ClaimCheck(Enum):
    """Who says whether a claim is right (W-CLAIM-5, DF-53).

    The other side; the other side when the referee has told both how it stands to perfect play; the referee alone.
    """

    OPPONENTS = "opponents"
    TOLD = "told"
    SOLVER = "solver"


@dataclass(frozen=True, slots=True)
class Claims:
    """A player may claim tricks for his side (W-CLAIM-1, DF-50).

    ``again``: a side whose claim was refused may claim at once again (DF-52), else when the trick is quitted.
    """

    check: ClaimCheck = ClaimCheck.SOLVER
    again: bool = False


class Code(Enum):
    """By which book the offences of the table are mended (W-REV, W-AWL, BD-60..67, SD-33).

    ``REVISED``: the later English code, by which a trump for the turned card is called once only (W-TRUMP-4).
    ``PLAIN``: by the laws of whist as far as a game for two or three players by themselves needs them.
    """

    ENGLISH = "english"
    REVISED = "english_revised"
    AWL_1893 = "awl_1893"
    AWL_DUPLICATE = "awl_duplicate"
    PLAIN = "plain"
    BID_WHIST = "bid_whist"
    BRIDGE = "bridge"


class Detection(Enum):
    """How a revoke comes to light (W-REV-5): an adversary claims it, or it is told at the end or at once."""

    CLAIM = "claim"
    AUTOMATIC = "automatic"
    WARN = "warn"


class DummyRevoke(Enum):
    """What becomes of a wrong card from a dummy (ED-50, BD-67)."""

    STANDS = "stands"
    COUNTS = "counts"
    PREVENT = "prevent"


class Scope(Enum):
    """What can be done wrong at the table (`penalise_scope`): each takes in those before it.

    ``REVOKE``: a card can fail to follow suit. ``REVOKE_TURN``: cards can be led and played out of turn as well
    (W-LEAD, W-TURN). ``ALL``: cards can be shown that should not be seen, too (W-EXP).
    """

    REVOKE = "revoke"
    REVOKE_TURN = "revoke_turn"
    ALL = "all"

    def covers(self, other: "Scope") -> bool:
        """Whether what can be done wrong within ``other`` can be done wrong here too."""
        order = list(Scope)
        return order.index(self) >= order.index(other)


class FalseClaim(Enum):
    """What a claim of a revoke costs that is not proved (W-REV-8, BD-63)."""

    NONE = "none"
    MINUS_ONE = "minus_one"
    TRICKS = "tricks"


@dataclass(frozen=True, slots=True)
class Laws:
    """The laws of a table where a card can be misplayed (`Follow.PENALISE`).

    ``penalties``: the kinds from which the claimants of a revoke choose (W-REV-9). ``amount`` of tricks or points for a
    side's first revoke in a deal, ``further`` for each later one (W-REV-12, W-AWL-5). ``named``: whoever claims a
    revoke must name its trick (BD-62). ``waived``: its penalty need not be taken (W-AWL-7).
    ``scope``: what can be done wrong beside revokes. ``both_cancel``: where both sides revoked, the penalties cancel
    each other (W-REV-14).
    """

    code: Code = Code.ENGLISH
    detection: Detection = Detection.CLAIM
    dummy: DummyRevoke = DummyRevoke.STANDS
    penalties: tuple[str, ...] = ("tricks", "deduct", "add")
    amount: int = 3
    further: int = 3
    false_claim: FalseClaim = FalseClaim.NONE
    named: bool = False
    waived: bool = True
    scope: Scope = Scope.REVOKE
    both_cancel: bool = False

    @property
    def waits(self) -> bool:
        """Whether a hand waits while its exposed cards may be called.

        It does where everything can go wrong (W-EXP-6), and in America always (W-AWL-8, DW-EXP-3).
        """
        return self.scope is Scope.ALL or self.code in (Code.AWL_1893, Code.AWL_DUPLICATE)


class Packet(Enum):
    """What is taken in an exchange (HW-4, TH-11)."""

    RIGHT = "right"
    MIDDLE = "middle"


class Order(Enum):
    """Who decides first (HW-6, DD-6, TH-10)."""

    DEALER_LAST = "dealer_last"
    DEALER_FIRST = "dealer_first"
    AT_ONCE = "at_once"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Who may throw in his hand for which packet, and in what order they decide.

    ``dealer_may``: not where he names trumps (HW-20); ``once``: only one player may (TH toggle ``first_only``).
    """

    packet: Packet
    order: Order = Order.DEALER_LAST
    dealer_may: bool = True
    once: bool = False


@dataclass(frozen=True, slots=True)
class Auction:
    """How the contract is bid for: key = ``step`` * level + ``heights[denomination]``, and a bid must raise it.

    ``suits``: denominations are trump suits (SD-11), else directions whose suit is named later (BD-12). ``rounds``:
    False if every player has one call (BD-11). ``forced``: the dealer must bid if nobody did (BD-18).
    """

    heights: Mapping[str, int]
    step: int
    lowest: int = 1
    suits: bool = False
    rounds: bool = True
    forced: bool = False
    doubles: bool = False
    dealer_first: bool = False


class Revealed(Enum):
    """Which dummy is turned before the auction (SD-6)."""

    DEALER = "dealer"
    NON_DEALER = "non_dealer"
    RANDOM = "random"


class JokerCustom(Enum):
    """What becomes of jokers at no trumps (BD-35..39)."""

    WORTHLESS = "worthless"
    MUST_THROW = "must_throw"
    EXCHANGE = "exchange"


class StakeUnit(Enum):
    """What the stake is on (W-STAKE-1, W-STAKE-2)."""

    RUBBER_POINT = "rubber_point"
    GAME = "game"
    TRICK = "trick"
    TRIPLE = "triple"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is played for: the unit, its amount, and an extra stake on the rubber (ED-86, ED-87).

    ``sitter_shares``: who sits out shares the fortune of the player with dummy (MO-93). ``times``: everything is paid
    so often (DF-65).
    """

    unit: StakeUnit = StakeUnit.RUBBER_POINT
    amount: int = 1
    rubber: int = 0
    settle_finished: bool = True
    sitter_shares: bool = False
    times: int = 1


NOTHING = Stakes(StakeUnit.NONE)


class FirstDeal(Enum):
    """Who deals first in a rubber (ED-20, MO-30); without a dummy its owner is the lowest cutter (W-CUT)."""

    DUMMY = "dummy"
    OWNER = "owner"
    OWNER_CHOOSES = "owner_chooses"
    NORTH = "north"


class SeatChoice(Enum):
    """How the seats are found (ED-12, ED-13).

    ``CHOOSER``: the players take chairs before each rubber; ``FIRST_ONLY``: before the first, and then they move on as
    the cycle says (MO-24). ``RIGHT_OR_LEFT``: the low cutter says on which side of the other he sits (DF-3).
    """

    KEEP_CYCLE = "keep_cycle"
    CHOOSER = "chooser"
    FIRST_ONLY = "first_only"
    ALTERNATE_LR = "alternate_lr"
    RIGHT_OR_LEFT = "right_or_left"


@dataclass(frozen=True, slots=True)
class Cutting:
    """How the order of dummy and the seats are found (ED-10..13).

    ``highest_alike``: the two highest are partners whichever of them is higher, so that they need not draw again
    where their cards are equal (W-CUT-4). Rules that differ in nothing else are the same: it says how the cut of a
    record goes, and a record of the first version is cut without it.
    ``afresh``: where more sit down than play, all cut again for the next session (MO-9); else those who have played
    longest go out (W-CUT-7).
    """

    agreed: bool = False
    ties_by_suit: bool = False
    highest_alike: bool = field(default=False, compare=False)
    seats: SeatChoice = SeatChoice.KEEP_CYCLE
    afresh: bool = False


@dataclass(frozen=True, slots=True)
class Customs:
    """What is seen at the table of a game and changes neither play nor score.

    ``two_packs``: another pack lies still, made up for the next deal (CW-7). ``letters``: what the hands may be marked
    with, from the dealer's left to the dealer, an empty one is no mark (CW-4). ``against_play``: the cards are dealt
    the other way round than they are played (SD-3). ``trump_held``: the dealer may keep the turned card face down while
    a hand gone by is under discussion (MO-36). ``trays``: the players have compass points, quitted cards are kept
    before each of them, and the turned card stands on a slip that is turned down (DW-PLAY-1, DW-TR-1, DW-TR-2).
    """

    two_packs: bool = False
    letters: tuple[str, ...] = ()
    against_play: bool = False
    trump_held: bool = False
    trays: bool = False


WHIST = Customs(two_packs=True, letters=("A", "Y", "B", "Z"))
"""The first two letters and the last two: A leads, Z deals, A and B play against Y and Z (CW-4)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A game as a value: its parts, and the settings that made it (differences from the defaults).

    ``phases`` in the order in which a deal goes through them, and ``layers`` over all of them, the lowest first, by
    the names of `deal.phases.catalogue` and `deal.layers.catalogue`.
    """

    game: str
    settings: Mapping[str, Setting]
    seats: Seats
    dealing: Dealing
    count: AnyCount
    match: Match
    phases: tuple[str, ...]
    layers: tuple[str, ...] = ("claims",)
    facing: Facing = Facing()
    trick: Trick = Trick()
    cutting: Cutting = Cutting()
    first_deal: FirstDeal = FirstDeal.OWNER
    stakes: Stakes = NOTHING
    exchange: Exchange | None = None
    auction: Auction | None = None
    revealed: Revealed | None = None
    jokers: JokerCustom = JokerCustom.WORTHLESS
    claims: Claims | None = Claims()
    laws: Laws | None = None
    customs: Customs = Customs()

    @property
    def points(self) -> Count:
        """How points to a game are counted, in a game that is played to such points."""
        assert isinstance(self.count, Count)
        return self.count

    @property
    def honours(self) -> Honours | None:
        """What honours count, if they do."""
        return self.count.honours if isinstance(self.count, Count) else None
