"""Which sessions are kept, and how is each made again? One for each value of each toggle, all of the same dice.

A golden session is compared with its base, which has the same rules but for one toggle: the first thing that differs
was brought about by that toggle, for the dice fell alike until then.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.action import Abandon, AgreeOrder, DealCards, Draw
from dummywhist.engine.deal.layout import CHANCE, TABLE, By, Player, Side
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.record.log import Entry, Log, Person, new_record
from dummywhist.engine.record.text import record_text
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.session.session import Session, actors, choices
from tests.contract import rules_with, some_values

FOLDER = Path(__file__).parent
SEED = 75
PEOPLE = (Person("Ada", "random"), Person("Bess", "random"), Person("Cora", "random"))
SEEN = frozenset({"default", "dummy_shown", "last_trick", "honours_claim", "trump"})
"""The toggles whose Views are kept as well."""
BROKEN_OFF = "abandon"
"""The toggle of which nothing is seen unless the session is broken off."""


class Golden(NamedTuple):
    """A session to be kept: its file's name, the rules, the toggle it is about, the name of its base."""

    game: Game
    name: str
    changes: dict[str, Setting]
    key: str
    base: str

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


def goldens() -> list[Golden]:
    """Return all sessions to be kept."""
    found: list[Golden] = []
    for game in GAMES:
        found.append(Golden(game, "default", {}, "default", "default"))
        for toggle in game.toggles:
            for name in some_values(toggle):
                changes = dict(rules_with(game, toggle.key, name).settings)
                if toggle.key == BROKEN_OFF or name != toggle.default:
                    base = {key: value for key, value in changes.items() if key != toggle.key}
                    found.append(Golden(game, f"{toggle.key}-{name}", changes, toggle.key, base_name(toggle.key, base)))
    return found


def base_name(key: str, changes: dict[str, Setting]) -> str:
    """Return the name of the golden session with ``changes``, which lack toggle ``key``."""
    if key == BROKEN_OFF:
        return "abandon-settle_finished"
    return "-".join(f"{other}-{name}" for other, name in changes.items()) or "default"


def made(golden: Golden, seed: int = SEED) -> Log:
    """Return the log of the session, played to its end by dice."""
    dice = Dice(seed)
    log = Log(new_record(golden.game.key, golden.changes, PEOPLE))
    while actors(log.session):
        log.write(next_entry(log.session, dice, golden.key == BROKEN_OFF))
    return log


def next_entry(session: Session, dice: Dice, broken_off: bool) -> Entry:
    """Return what is done next."""
    if session.stage == "cut":
        if session.rules.cutting.agreed:
            return Entry(TABLE, AgreeOrder((2, 3, 1)))
        # The first draw has equal cards, so that they are seen to be drawn again or told apart.
        drawn = "H7 S7 DJ" if not session.draws else "CK D4"
        who = [entrant for group in session.groups if len(group) > 1 for entrant in group]
        return Entry(CHANCE, Draw(tuple(zip(sorted(who), (read_card(text) for text in drawn.split()), strict=True))))
    if broken_off and session.rubbers and session.deal is not None and len(session.deal.tricks) == 3:
        return Entry(Player(By("B")), Abandon())
    if CHANCE in actors(session):
        assert session.deal is not None
        return Entry(CHANCE, lopsided(session.deal.setup, dice))
    by = actors(session)[dice.below(len(actors(session)))]
    options = tuple(choices(session, by))
    return Entry(by, options[dice.below(len(options))])


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


def record_of(golden: Golden) -> str:
    """Return the text of the record."""
    return record_text(made(golden).record)


def views_of(golden: Golden) -> str:
    """Return what dummy's partner, the adversary on his left, and an onlooker saw of the first deal."""
    lines = []
    log = made(golden)
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
    return ""
