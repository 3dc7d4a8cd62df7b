"""Which deals of a record are counted, and how did each come about? Read as a record is, without its every moment.

A record is folded by the laws card by card, and that takes a millisecond and a half for a deal. Here a run of cards
that nothing breaks into is laid by itself, with the same laws, and the kernel is handed the table after it. Whatever is
not plain (a card taken back, another person on a chair, a line that is wrong) is left to the reader of records, whose
word on it is the only one.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from dummywhist.engine.cards.card import JOKERS, NO_SUIT, PACK
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.ranking import winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.actions.deal import cards_dealt, number_of
from dummywhist.engine.deal.layers.claims import Claiming
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, REFEREE, TABLE, Layout, Player
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.deal.state import DealState, TrickPlayed, saying_nothing
from dummywhist.engine.deal.text import read_action
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.messages import Message
from dummywhist.engine.record.log import Entry, JournalLine, Log, TakeBack, sitters, work_of
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import LONGEST_LINE, derived_lines, read_record, read_sound
from dummywhist.engine.record.whole import uncollected
from dummywhist.engine.seats.seen import seen
from dummywhist.engine.session.overplay import deal_again
from dummywhist.engine.session.session import Session, apply
from dummywhist.engine.values import NamedTuple

BYS: Final = {str(by): by for by in (*PLAYERS, CHANCE, TABLE, REFEREE)}
PLAYS: Final = {f"{by} play {card_text(card)}": (by, card) for by in PLAYERS for card in (*PACK, *JOKERS)}
QUITS: Final = {f"{by} quit": by for by in (*PLAYERS, TABLE)}
HEADER: Final = frozenset(("dummywhist", "game", "set", "entrant", "sat", "prove"))
REPEATED: Final = frozenset(("result", "settlement"))
SHORT: Final = 16
"""Actions of fewer letters come again and again."""
PLAIN: Final = frozenset(((), ("claims",)))
"""The layers of a deal under which a run of cards is nothing but cards."""


class Counted(NamedTuple):
    """A counted deal: the session ``before`` its count, the ``deal`` after it, who sat there by entrant.

    ``again``: its cards came from a tray of this session. ``undone``: a card of it was taken back. ``looked``: somebody
    saw more than one hand of it while it was played.
    """

    before: Session
    deal: DealState
    people: tuple[Person, ...]
    again: bool
    undone: bool = False
    looked: bool = False


class Read(NamedTuple):
    """The counted deals of a record, in order; ``word``: what is wrong with it from some line on, if anything is."""

    deals: tuple[Counted, ...]
    word: Message | None = None


def counted_deals(raw: bytes) -> Read:
    """Return the counted deals of the record ``raw``, up to its first line that is wrong; Unreadable if it is none."""
    plain = _plain(raw)
    if plain is not None:
        return Read(plain)
    loaded = read_sound(raw)
    return Read(tuple(_thorough(loaded.log)), loaded.word)


# ---- all of it ----


def _thorough(log: Log) -> Iterator[Counted]:
    record = log.record
    sat, undone = sitters(record), _undone(record.journal)
    looked = seen(record, log.session.table).deals
    dealt, again = -1, False
    for place, entry in enumerate(log.entries):
        before, after = log.sessions[place], log.sessions[place + 1].last
        if cards_dealt(entry.action) is not None:
            dealt, again = dealt + 1, deal_again(before) is not None
        elif entry.action == COUNT and after is not None and after.result is not None:
            yield Counted(before, after, sat[place], again, dealt in undone, looked[dealt])


def _undone(journal: tuple[JournalLine, ...]) -> frozenset[int]:
    """Return of which deals that stand, from 0, a card was taken back while the same cards lay."""
    standing: list[Entry] = []
    touched: set[tuple[int, Entry]] = set()  # how many deals stood before it, and its cards
    for line in journal:
        match line:
            case Entry():
                standing.append(line)
            case TakeBack(count):
                gone = standing[-count:]
                del standing[-count:]
                dealt = [one for one in standing if cards_dealt(one.action) is not None]
                for one in gone:
                    if cards_dealt(one.action) is not None:
                        dealt.append(one)
                    elif one.action.plays is not None and dealt:
                        touched.add((len(dealt) - 1, dealt[-1]))
    stand = [one for one in standing if cards_dealt(one.action) is not None]
    return frozenset(at for at, one in enumerate(stand) if (at, one) in touched)


# ---- what is plain, quickly ----


def _plain(raw: bytes) -> tuple[Counted, ...] | None:
    """Return the counted deals of a record in which nothing is but what is plain; None for another."""
    if not raw.endswith(b"\n") or b"\0" in raw:
        return None
    try:
        lines = raw.decode("utf-8").split("\n")
        at = _journal_begins(lines)
        begun = _begun("".join(f"{line}\n" for line in lines[:at]))
        with uncollected():
            return None if begun is None else _fold(begun, lines[at:])
    except (DummyWhistError, UnicodeDecodeError):
        return None


def _journal_begins(lines: list[str]) -> int:
    for at, line in enumerate(lines):
        if line.strip() and not line.startswith("#") and line.split(" ", 1)[0] not in HEADER:
            return at
    return len(lines)


class _Begun(NamedTuple):
    """What the header of a record begins: who sits there, the session before the cut, the room that is left."""

    people: tuple[Person, ...]
    session: Session
    room: int


@lru_cache(maxsize=100)  # a table is opened again and again
def _begun(header: str) -> _Begun | None:
    log = read_record(header.encode()).log
    return None if log.record.proving else _Begun(log.record.people, log.session, log.room)


def _fold(begun: _Begun, lines: list[str]) -> tuple[Counted, ...] | None:
    people, session, room = begun
    found: list[Counted] = []
    due: list[str] = []
    again = False
    at, end = 0, len(lines)
    while at < end:
        line = lines[at]
        at += 1
        name, _, rest = line.partition(" ")
        if name in REPEATED:
            if not due or line != due.pop(0):
                return None
            continue
        by = BYS.get(name)
        if by is None:
            if not line.strip() or line.startswith("#"):
                continue
            return None
        if len(line) > LONGEST_LINE:
            return None
        action = _read(rest) if len(rest) < SHORT else read_action(rest)
        due = []
        cards = cards_dealt(action)
        if cards is not None:
            again = deal_again(session) is not None
            number = number_of(action)
            if number is not None and (session.deal is None or deal_out(session.deal.setup, number) != action):
                return None
        before = session
        session, _ = apply(before, by, action)
        room -= work_of(Entry(by, action))
        if session.last is not before.last or session.stage != before.stage:
            due = derived_lines(before, session)
        last = session.last
        if action == COUNT and last is not None and last.result is not None:
            found.append(Counted(before, last, people, again))
        deal = session.deal
        if deal is not None and _is_plain(deal):
            after, taken = _run(deal, lines, at)
            session, at = session._replace(deal=after), at + taken
            room -= taken
        if room < 0:
            return None
    return tuple(found)


@lru_cache(maxsize=500)
def _read(text: str) -> Action:
    return read_action(text)


def _is_plain(deal: DealState) -> bool:
    """Whether cards are played, and nothing but cards can follow from a card."""
    return (
        deal.phase_name == "play" and deal.setup.rules.layers in PLAIN
        and deal.part(Claiming) is saying_nothing(Claiming) and len(deal.faced) == len(deal.layout.dummies)
    )  # fmt: skip


@lru_cache(maxsize=500)
def _turns(layout: Layout, leader: Seat) -> tuple[tuple[Seat, Player | None], ...]:
    """Return whose hand plays to a trick, from the ``leader`` on, and who plays it; after all of them nobody."""
    place = layout.chairs.index(leader)
    order = layout.chairs[place:] + layout.chairs[:place]
    return (*((seat, layout.holder[seat]) for seat in order), (leader, None))


def _run(deal: DealState, lines: list[str], at: int) -> tuple[DealState, int]:
    """Lay the cards that are played from line ``at`` on; return the deal after them, and how many lines that were.

    A card or a quit that may not be is left where it is, and so is the quit of the last trick: the kernel speaks of
    them.
    """
    layout, ranked, rule = deal.layout, deal.ranked, deal.setup.rules.trick
    jokers = deal.setup.rules.dealing.jokers
    chairs, suit_of, of_suit = layout.chairs, ranked.suit, ranked.of_suit
    full, quits = len(chairs), {TABLE, *layout.players}
    turns = {leader: _turns(layout, leader) for leader in chairs}
    hands, trick, tricks = list(map(int, deal.hands)), list(deal.trick), list(deal.tricks)
    leader, first, end = deal.leader, at, len(lines)
    turn = turns[leader]
    led = suit_of[trick[0]] if trick else NO_SUIT
    follow = of_suit[led] if led >= 0 else 0
    while at < end:
        seat, player = turn[len(trick)]
        told = PLAYS.get(lines[at])
        if told is None:
            if len(trick) < full or QUITS.get(lines[at]) not in quits or not any(hands):
                break
            won = turn[winning_index(ranked, trick)][0]
            tricks.append(TrickPlayed(leader, tuple(trick), won))
            leader, turn, follow = won, turns[won], 0
            trick.clear()
        else:
            by, card = told
            if player != by:
                break
            hand, bit = hands[seat], 1 << card
            may = follow & hand
            if not may:
                may = following(rule, ranked, Hand(hand), tuple(trick)) if jokers else hand
            if not may & bit:
                break
            hands[seat] = hand ^ bit
            if not trick:
                led = suit_of[card]
                follow = of_suit[led] if led >= 0 else 0
            trick.append(card)
        at += 1
    gone = deal.turned is not None and not any(hand >> deal.turned & 1 for hand in hands)
    after = deal._replace(
        hands=tuple(map(Hand, hands)), trick=tuple(trick), tricks=tuple(tricks), lies=deal.lies and not gone,
        leader=leader,
    )  # fmt: skip
    return after, at - first
