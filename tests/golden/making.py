"""Which sessions are kept, and how is each made again? One for each value of each toggle, all of the same dice.

A golden session is compared with its base, which has the same rules but for one toggle: the first thing that differs
was brought about by that toggle, for the dice fell alike until then.
"""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.deal import DealCards, dealt_as
from dummywhist.engine.deal.actions.overplay import ShuffleTrays
from dummywhist.engine.deal.actions.session import Abandon, AgreeOrder, CallTime, Draw
from dummywhist.engine.deal.layers.claims import claim_of, may_claim
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, REFEREE, TABLE, By, Player, Side
from dummywhist.engine.deal.pack import in_order, pack_of
from dummywhist.engine.deal.phases.auction import Bidding
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.record.log import FIRST, Entry, Log, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import UntilTime
from dummywhist.engine.rules.parts import TurnedTo
from dummywhist.engine.session.overplay import deal_again, wants_number
from dummywhist.engine.session.session import Session, actors, choices
from tests.contract import rules_with, some_values

FOLDER = Path(__file__).parent
SEED = 75
PEOPLE = (Person("Ada", "random"), Person("Bess", "random"), Person("Cora", "random"), Person("Dora", "random"))
SEEN = frozenset({
    "default", "dummy_shown", "last_trick", "honours_claim", "trump", "jokers", "exchange", "revealed", "show_fourth",
    "turnup_visible", "declare_after_dummy", "claim_check", "decision_order", "follow",
})  # fmt: skip
"""The toggles whose Views are kept as well."""
SEEDS: dict[tuple[str, str], int] = {
    ("double-dummy", "honours_barred_at"): 20,
    ("mort-3", "honours_barred_at"): 5,
    ("classic-whist", "tie"): 15,
    ("classic-whist", "honours_barred_at"): 267,
    ("bid-dummy", "target"): 11,
    ("bid-dummy", "nt_joker"): 1,
    ("bid-dummy", "nt_joker_lead"): 1,
    ("bid-dummy", "boston_scope"): 3,
    ("double-dummy-dead", "multiplier_scope"): 33,
    ("humbug", "honours_barred_at"): 27,
    ("single-dummy-bridge", "fail"): 3,
    ("single-dummy-bridge", "overtricks"): 10,
    ("double-dummy-dead", "honours_barred_at"): 548,
    ("english-dummy", "revoke_amount"): 1,
    ("english-dummy", "revoke_further"): 1,
    ("english-dummy", "penalise_scope"): 37,
    ("mort-3", "revoke_keep_one"): 1,
    ("double-dummy", "false_claim"): 1,
    ("double-dummy", "revoke_penalty"): 1,
    ("double-dummy", "revoke_both"): 1,
    ("double-dummy", "revoke_bars_game"): 1,
    ("mort-4", "revoke_keep_one"): 1,
    ("classic-whist", "revoke_bars_game"): 1,
    ("classic-whist", "code"): 0,
    ("bid-dummy", "revoke_amount"): 1,
    ("humbug", "revoke_amount"): 0,
    ("double-dummy-dead", "revoke_amount"): 0,
    ("thirteen", "revoke_amount"): 1,
}
"""Other dice for toggles of which these show nothing, because what they are about does not happen by them."""
BESIDE: dict[tuple[str, str, Setting], dict[str, Setting]] = {
    ("classic-whist", "code", "english_revised"): {"penalise_scope": "all"},
    ("mort-3", "penalise_scope", "all"): {"last_trick": "hidden"},
}
"""What else is switched for a value that shows nothing, or not all, by itself: of both its session and the base."""
MOST = 40
"""Deals after which a session is left: who bids at random might lose for ever (SD-44)."""
MOST_OF_LAWS = 4
"""Deals of a session at a law table: its switches have to do with a deal."""
MINUTES = 7
"""What a deal takes where the time is called."""
CLAIMED = "claim_check"
"""The toggle of which nothing is seen unless tricks are claimed."""
BROKEN_OFF = "abandon"
"""The toggle of which nothing is seen unless the session is broken off."""


class Golden(NamedTuple):
    """A session to be kept: its file's name, the rules, the toggle it is about, the name of its base."""

    game: Game
    name: str
    changes: dict[str, Setting]
    key: str
    base: str
    seed: int = SEED

    @property
    def record_path(self) -> Path:
        """Where its record is."""
        return FOLDER / self.game.key / f"{self.name}.dwr"

    @property
    def views_path(self) -> Path | None:
        """Where its Views are, if they are kept."""
        return FOLDER / self.game.key / f"{self.name}.views" if self.key in SEEN else None


class Dice:
    """Chance that falls alike on every version of Python: made of `Random.random` alone."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, sides: int) -> int:
        """Return a number from 0 up to ``sides`` - 1."""
        return int(self._random() * sides)

    def number(self) -> int:
        """Return a deal number."""
        return self.below(1 << 32)

    def shuffled(self, cards: list[Card]) -> list[Card]:
        """Return ``cards`` in another order."""
        left = list(cards)
        return [left.pop(self.below(len(left))) for _ in cards]


@lru_cache(maxsize=4)
def log_of(path: Path) -> Log:
    """Return the record at ``path``, replayed; all tests of one run together, see tests/conftest.py."""
    return read_record(path.read_bytes()).log


def goldens() -> list[Golden]:
    """Return all sessions to be kept."""
    found: dict[tuple[str, str], Golden] = {}

    def keep(golden: Golden) -> None:
        found.setdefault((golden.game.key, golden.name), golden)

    for game in GAMES:
        keep(Golden(game, "default", {}, "default", "default"))
        for toggle in game.toggles:
            seed = SEEDS.get((game.key, toggle.key), SEED)
            offered = {value.name for value in toggle.offered}
            for name in some_values(toggle):
                if name not in offered:
                    continue
                beside = BESIDE.get((game.key, toggle.key, name), {})
                changes = {**rules_with(game, toggle.key, name).settings, **beside}
                if toggle.key == BROKEN_OFF or name != toggle.default:
                    without = {key: value for key, value in changes.items() if key != toggle.key}
                    base = base_name(toggle.key, without)
                    if toggle.key == CLAIMED and game.key != "double-dummy":
                        base = f"{CLAIMED}-{toggle.default}"
                        keep(Golden(game, base, without, toggle.key, base))
                    if beside:
                        keep(Golden(game, base, without, toggle.key, base))
                    if seed != SEED:
                        base = f"{base}-{seed}"
                        keep(Golden(game, base, without, toggle.key, base, seed))
                    keep(Golden(game, f"{toggle.key}-{name}", changes, toggle.key, base, seed))
    return list(found.values())


def base_name(key: str, changes: dict[str, Setting]) -> str:
    """Return the name of the golden session with ``changes``, which lack toggle ``key``."""
    if key == BROKEN_OFF:
        return "abandon-settle_finished"
    return "-".join(f"{other}-{name}" for other, name in changes.items()) or "default"


def made(golden: Golden) -> Log:
    """Return the log of the session, played to its end by dice."""
    dice = Dice(golden.seed)
    # The golden records are of the first version, and stay so.
    log = Log(replace(new_record(golden.game.key, golden.changes, PEOPLE[: golden.game.players]), version=FIRST))
    most = MOST_OF_LAWS if golden.changes.get("follow") == "penalise" else MOST
    while actors(log.session) and log.session.deals < most:
        log.write(next_entry(log.session, dice, golden.key == BROKEN_OFF, claims_in(golden)))
    return log


def next_entry(session: Session, dice: Dice, broken_off: bool, claiming: bool) -> Entry:
    """Return what is done next; ``claiming``: tricks are claimed as well."""
    if session.stage == "cut":
        if session.rules.cutting.agreed:
            return Entry(TABLE, AgreeOrder((2, 3, 1, 4)[: session.entrants] if session.entrants != 2 else (2, 1)))
        # The first draw has equal cards, so that they are seen to be drawn again or told apart.
        drawn = "H7 S7 DJ CQ" if not session.draws else "CK D4"
        who = sorted(entrant for group in session.groups if len(group) > 1 for entrant in group)
        return Entry(CHANCE, Draw(tuple(zip(who, (read_card(text) for text in drawn.split()), strict=False))))
    if broken_off and session.rubbers and session.deal is not None and len(session.deal.tricks) == 3:
        return Entry(Player(By("B")), Abandon())
    if time_is_up(session):
        return Entry(TABLE, CallTime())
    if CHANCE in actors(session) and not choices(session, CHANCE):
        assert session.deal is not None
        again = deal_again(session)
        if wants_number(session):
            return Entry(CHANCE, ShuffleTrays(dice.number()))
        if again is not None:
            return Entry(CHANCE, dealt_as(again.hands, again.last))
        english = session.rules.game == "english-dummy"
        return Entry(CHANCE, (lopsided if english else uneven)(session.deal.setup, dice))
    acting = _acting(session, claiming)
    while True:
        by = acting[dice.below(len(acting))]
        options = tuple(choices(session, by))
        claims = sum(isinstance(option, Claim) for option in options)
        if claims and (not claiming or dice.below(30)):
            # Else hardly a card would be played before somebody claims.
            options = tuple(option for option in options if not isinstance(option, Claim))
        shows = sum(option.declared.unasked and not isinstance(option, Claim) for option in options)
        if shows and dice.below(12):
            # Else hardly a card would be played before it is shown.
            options = tuple(option for option in options if isinstance(option, Claim) or not option.declared.unasked)
        if by == REFEREE and session.rules.game == "double-dummy":
            options = options[:3]  # the records of this game are older than the last of them
        if options:
            return Entry(by, options[dice.below(len(options))])


def claims_in(golden: Golden) -> bool:
    """Whether tricks are claimed in the session: where it is about claims, and at Double Dummy always."""
    return golden.key == CLAIMED or golden.game.key == "double-dummy"


def _acting(session: Session, claiming: bool) -> tuple[By, ...]:
    """Return who may act, in the order in which the dice name them: the players first where tricks are claimed."""
    acting = actors(session)
    if claiming:
        if session.deal is None or claim_of(session.deal) is not None or not may_claim(session.deal):
            return acting
        return tuple(sorted(acting, key=lambda by: (by not in PLAYERS, by if by in PLAYERS else "")))
    return tuple(by for by in acting if any(not option.declared.unasked for option in choices(session, by)))


def time_is_up(session: Session) -> bool:
    """Whether the clock has run down, or a sitting without one has had five deals."""
    if session.rubber is None or not isinstance(session.rubber.match.of, UntilTime) or session.time_called:
        return False
    minutes = session.rubber.match.of.minutes or 5 * MINUTES
    return session.stage == "deal" and session.deals > 0 and session.deals * MINUTES >= minutes


def uneven(setup: Setup, dice: Dice) -> DealCards:
    """Return a deal in which half of the packets have most of the high cards, and now and then all of them."""
    cards = shuffled(dice.number(), pack_of(setup))
    order = in_order(setup)
    spread = (0, 8, 16, 90)[dice.below(4)]
    weights = {card: 100 * (card % 13) + 50 * dice.below(1 + spread) for card in cards}
    ranked = sorted(cards[: len(order)], key=lambda card: (weights[card], card))
    packets = sorted(set(order))
    strong = (packets[0::2], packets[1::2])[dice.below(2)]
    weak_first = [seat for seat in order if seat not in strong], [seat for seat in order if seat in strong]
    seats = [seat for part in weak_first for seat in part]
    hands = {seat: hand_of(card for card, to in zip(ranked, seats, strict=True) if to == seat) for seat in SEATS}
    if setup.rules.dealing.turned is TurnedTo.NOBODY:
        last = cards[len(order)]
    else:
        last = tuple(cards_in(hands[order[-1]]))[dice.below(13)]
    return DealCards(tuple(hands[seat] for seat in SEATS), last)


def lopsided(setup: Setup, dice: Dice) -> DealCards:
    """Return a deal in which one side has most of the high cards, so that rubbers are short."""
    strong = Side(("NS", "EW")[dice.below(2)])
    weights = {card: card % 13 + dice.below(1000) / 60 for card in shuffled(dice.number())}
    pack = sorted(PACK, key=lambda card: (weights[card], card))
    hands: dict[int, list[Card]] = {}
    for side_cards, is_strong in ((pack[:26], False), (pack[26:], True)):
        cards = dice.shuffled(side_cards)
        first, second = (seat for seat in SEATS if (setup.layout.side[seat] == strong) is is_strong)
        hands[first], hands[second] = cards[:13], cards[13:]
    return DealCards(tuple(hand_of(hands[seat]) for seat in SEATS), hands[setup.dealer][dice.below(13)])


def views_of(log: Log) -> str:
    """Return what dummy's partner, the adversary on his left, and an onlooker saw of the first deal of a session."""
    lines = []
    shown: set[str] = set()
    for session in log.sessions:
        for state in (session.deal, session.last):
            moment = "" if state is None or session.deals > 1 else moment_of(state)
            if state is not None and moment and moment not in shown and state.setup.ordinal == 0:
                shown.add(moment)
                for viewer in (Player(By("A")), Player(By("B")), None):
                    lines += [f"# {moment}, seen by {viewer or 'an onlooker'}", view_text(view(state, viewer))]
    return "\n".join([*lines, ""])


def moment_of(state: DealState) -> str:
    """Return the name of a moment worth keeping."""
    match state.phase_name, len(state.tricks), len(state.trick):
        case "play", _, _ if claim_of(state) is not None:
            return "when tricks are claimed"
        case "play", 0, 0:
            return "before the lead"
        case "play", 0, 1:
            return "after the lead"
        case "play", 2, 2:
            return "in the third trick"
        case "honours", _, _:
            return "at the call of honours"
        case "over", _, _:
            return "after the count"
        case "auction", _, _:
            return "in the auction" if len(state.part(Bidding).calls) == 1 else ""
        case ("exchange" | "discard" | "name" | "jokers" | "choose_dummy") as phase, _, _:
            if phase == "exchange":
                return f"at exchange, {len(state.part(Exchanging).kept)} decided"
            return f"at {phase}"
    return ""
