"""Who may change what happens at a table? Only this: proposals in, steps or a refusal out, each step on disk first.

The table holds the log and its store. It knows everything; what a seat may know leaves it as `view`. Nothing that a
player can do wrong raises: it is answered with a `Refusal`.
"""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.cards.shuffle import NUMBERS, random_number
from dummywhist.engine.deal.action import (
    Abandon,
    Accept,
    Action,
    Bid,
    CallHonours,
    CallTime,
    ChangeRules,
    ChooseDealer,
    ChooseDummy,
    Claim,
    DealCards,
    Decline,
    Discard,
    Double,
    Draw,
    Exchange,
    Keep,
    NameDirection,
    NameTrump,
    Pass,
    PassHonours,
    Play,
    Quit,
    Redouble,
    SitRight,
    TakeChair,
    TakeDiscard,
)
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.layout import CHANCE, REFEREE, By, Player
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import DummyWhistError, Unlawful
from dummywhist.engine.judge import judged
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.log import PERSON, Entry, JournalLine, Log, Person, Record, SeatChange, TakeBack
from dummywhist.engine.record.store import Saved, Saving, Store
from dummywhist.engine.record.text import derived_lines, line_text
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.session.cut import drawing
from dummywhist.engine.session.forced import pending
from dummywhist.engine.session.session import Event, Session, actors, apply, choices


class Proposal(NamedTuple):
    """Somebody wants to do something at the table as it was at ``stamp``."""

    by: By
    action: Action
    stamp: int


class Refusal(NamedTuple):
    """Why something was not done; ``stale`` if only because the table has gone on."""

    message: Message
    stale: bool = False


class Step(NamedTuple):
    """An entry that was made, and what happened by it (all of it: seats get redacted events)."""

    entry: Entry
    events: tuple[Event, ...]


class TakenBack(NamedTuple):
    """What is, or would be, taken back.

    ``entries`` from the first; ``whose`` the people at the table whose choices are among them, who should agree;
    ``earlier_deal`` whether a deal that was counted is open again.
    """

    entries: tuple[Entry, ...]
    whose: tuple[Player, ...]
    earlier_deal: bool


Numbers = Callable[[], int]
"""Gives the number of the next deal."""
Drawer = Callable[[Sequence[Card], int], Sequence[Card]]
"""Draws so many of these cards in the cut."""


def draw_cards(spread: Sequence[Card], count: int) -> Sequence[Card]:
    """Draw ``count`` cards of ``spread`` by the system's randomness."""
    return random.SystemRandom().sample(spread, count)


class Table:
    """The authority over one table."""

    def __init__(
        self,
        record: Record | Log,
        store: Store | None = None,
        numbers: Numbers = random_number,
        drawer: Drawer = draw_cards,
        automation: Automation | None = None,
    ) -> None:
        self._log = record if isinstance(record, Log) else Log(record)
        self.store = store
        self._numbers = numbers
        self._drawer = drawer
        self._asked: int | None = None
        self.automation = automation or Automation()

    # ---- what there is ----

    @property
    def session(self) -> Session:
        """The session as it stands."""
        return self._log.session

    @property
    def record(self) -> Record:
        """All that was done, with what was taken back."""
        return self._log.record

    @property
    def stamp(self) -> int:
        """The length of the journal: a proposal for another length is stale."""
        return len(self._log.journal)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that stand."""
        return tuple(self._log.entries)

    def session_at(self, entries: int) -> Session:
        """Return the session after the first ``entries`` entries that stand."""
        return self._log.sessions[entries]

    @property
    def saving(self) -> Saving:
        """Whether all that was done is on disk; a table without a store never misses anything."""
        return Saved() if self.store is None else self.store.saving

    @property
    def deal(self) -> DealState | None:
        """The deal on the table: the one in play, else the one counted last, else the first before its cut."""
        session = self.session
        if session.deal is None or (session.between_deals and session.last is not None):
            return session.last
        return session.deal

    @property
    def deal_number(self) -> int | None:
        """The number of the deal on the table, if its cards came from one."""
        return None if self.deal is None else self.deal.number

    def view(self, player: Player | None) -> View | None:
        """Return what ``player``, or an onlooker, knows of the deal on the table; None before there is one."""
        return None if self.deal is None else view(self.deal, player)

    @property
    def actors(self) -> tuple[By, ...]:
        """Who may act now."""
        return actors(self.session)

    def choices(self, by: By) -> Choices:
        """Return what ``by`` may do now, but for what is always possible: change the rules, break off."""
        return choices(self.session, by)

    @property
    def waits_for_chance(self) -> bool:
        """Whether cards are to be drawn or dealt, or a claim judged: `chance` does it, for nobody else may."""
        return self.actors in ((CHANCE,), (REFEREE,))

    def pending(self) -> Proposal | None:
        """Return the forced step that the automation is to do now, ready to be submitted."""
        step = pending(self.session, self.automation)
        return None if step is None else Proposal(*step, self.stamp)

    # ---- who sits there ----

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sits at the table, by entrant."""
        return tuple(self._log.people)

    def person_of(self, player: Player) -> Person:
        """Return who ``player`` is."""
        return self._log.people[self.session.entrant_of[player] - 1]

    @property
    def persons(self) -> tuple[Player, ...]:
        """The players who are people, not computers; nobody before the order is found."""
        return tuple(player for player in self.session.players if self.person_of(player).kind == PERSON)

    def replace_seat(self, player: Player, kind: str, name: str) -> Refusal | None:
        """Let somebody else sit down for ``player``: a person, or a computer of a level."""
        entrant = self.session.entrant_of.get(player)
        if entrant is None:
            return Refusal(message("refusal.not_now"))
        return self.replace_entrant(entrant, Person(name, kind))

    def replace_entrant(self, entrant: int, person: Person) -> Refusal | None:
        """Let ``person`` sit down for an entrant (by number from 1), also before the order is found."""
        try:
            self._write(SeatChange(entrant, person))
        except DummyWhistError as error:
            return Refusal(error.message)
        return None

    # ---- going on ----

    def submit(self, proposal: Proposal) -> tuple[Step, ...] | Refusal:
        """Do what is proposed, or say why not."""
        if proposal.stamp != self.stamp:
            return Refusal(message("refusal.stale"), stale=True)
        if proposal.by in (CHANCE, REFEREE):
            return Refusal(message("refusal.chance"))
        try:
            return (self._enter(Entry(proposal.by, proposal.action)),)
        except DummyWhistError as error:
            return Refusal(error.message)

    def chance(self) -> Step:
        """Draw or deal the cards that the session waits for, or judge the claim; Unlawful if it waits for none.

        What was taken back and may be done again comes again: taking back is no way to other cards.
        """
        if not self.waits_for_chance:
            raise Unlawful("refusal.not_now")
        cut = self.session.stage == "cut"
        again = self._log.taken_back[-1] if self._log.taken_back else None
        if again is not None and again.by in self.actors and (cut or self._asked is None):
            return self._enter(again)
        (by,) = self.actors
        return self._enter(Entry(by, self._draw() if cut else self._deal()))

    def ask_number(self, number: int | None) -> Refusal | None:
        """Ask for the next deal to be of ``number``; None to leave it to chance again."""
        if number is not None and not 0 <= number < NUMBERS:
            return Refusal(message("unreadable.number", text=str(number)))
        self._asked = number
        return None

    def retry(self) -> Saving:
        """Try again to write what is not on disk."""
        return Saved() if self.store is None else self.store.retry()

    def close(self) -> Saving:
        """Bring all that was done to the disk and let the file go."""
        return Saved() if self.store is None else self.store.close()

    # ---- back and forth ----

    def undoes(self) -> TakenBack | None:
        """Return what `undo` would take back: all from the last choice that a person made.

        A deal that took the place of another is such a choice: `undo` brings the other back.
        """
        for place in range(len(self._log.entries) - 1, -1, -1):
            if self._chose(self._log.sessions[place], self._log.entries[place]) or self._replaced(place):
                return self._taken_back(place)
        return None

    def undo(self) -> TakenBack | Refusal:
        """Go back to the last choice that a person made, with all that followed it."""
        back = self.undoes()
        replaced = () if back is None else self._replaced(len(self._log.entries) - len(back.entries))
        done = self._go_back(back, "refusal.nothing_to_undo")
        for entry in replaced:
            self._enter(entry)
        return done

    def redoes(self) -> tuple[Entry, ...]:
        """Return the entries that `redo` would do again: those up to the next choice of a person."""
        return tuple(reversed(self._log.taken_back))[: self._redo_length()]

    def redo(self) -> tuple[Step, ...] | Refusal:
        """Do again what was taken back, up to the next choice of a person."""
        length = self._redo_length()
        if not length:
            return Refusal(message("refusal.nothing_to_redo"))
        return self.go_to(len(self._log.entries) + length)

    def restarts(self) -> TakenBack | None:
        """Return what `restart` would take back: all since the cards of the deal on the table were dealt."""
        return self.rewinds(self._dealt) if self._dealt else None

    def restart(self) -> TakenBack | Refusal:
        """Begin the deal on the table anew with the same cards."""
        return self._go_back(self.restarts(), "refusal.nothing_to_undo" if self._dealt else "refusal.no_deal")

    def rewinds(self, entries: int) -> TakenBack | None:
        """Return what `rewind` would take back."""
        return self._taken_back(entries) if 0 <= entries < len(self._log.entries) else None

    def rewind(self, entries: int) -> TakenBack | Refusal:
        """Go back to where ``entries`` entries stood."""
        return self._go_back(self.rewinds(entries), "refusal.nothing_to_undo")

    def go_to(self, entries: int) -> tuple[Step, ...] | Refusal:
        """Do again what was taken back until ``entries`` entries stand."""
        ahead = entries - len(self._log.entries)
        if not 0 < ahead <= len(self._log.taken_back):
            return Refusal(message("refusal.nothing_to_redo"))
        return tuple(self._enter(self._log.taken_back[-1]) for _ in range(ahead))

    # ---- within ----

    @property
    def _dealt(self) -> int:
        """How many entries stood when the cards of the deal on the table had been dealt; 0 if there were none."""
        places = range(len(self._log.entries) - 1, -1, -1)
        return next((place + 1 for place in places if isinstance(self._log.entries[place].action, DealCards)), 0)

    def _enter(self, entry: Entry) -> Step:
        if isinstance(entry.action, DealCards):
            self._asked = None
        return Step(entry, self._write(entry))

    def _write(self, line: JournalLine) -> tuple[Event, ...]:
        before = self.session
        events = self._log.write(line)
        if self.store is not None:
            derived = derived_lines(before, self.session) if isinstance(line, Entry) else ()
            quitted = isinstance(line, Entry) and isinstance(line.action, Quit)
            # What is written is what the log took: a name may have been put right.
            self.store.append((line_text(self._log.journal[-1]), *derived), sync=quitted)
        return events

    def _draw(self) -> Draw:
        entrants = drawing(self.session.groups)
        gone = {card for draw in self.session.draws for _, card in draw.cards}
        cards = self._drawer([card for card in PACK if card not in gone], len(entrants))
        return Draw(tuple(zip(entrants, cards, strict=True)))

    def _deal(self) -> Action:
        deal = self.session.deal
        assert deal is not None
        if deal.claim is not None:
            return judged(deal)
        packets = list(choices(self.session, CHANCE))
        if packets:
            # A deal that came from a number is always the same deal, also in what chance decides after it.
            number = self._numbers() if deal.number is None else deal.number
            return packets[number % len(packets)]
        return deal_out(deal.setup, self._numbers() if self._asked is None else self._asked)

    def _chose(self, session: Session, entry: Entry) -> bool:
        """Whether a person made a choice by ``entry``, done at ``session``, and was not left with only one thing."""
        by, action = entry
        match action:
            case ChangeRules() | Abandon():
                return True
            case (
                TakeChair() | SitRight() | ChooseDealer() | CallHonours() | Bid() | Pass() | Double() | Redouble()
                | Keep() | Exchange() | NameTrump() | NameDirection() | Discard() | TakeDiscard() | ChooseDummy()
                | Claim() | Accept() | Decline() | CallTime()
            ):  # fmt: skip
                chosen = True
            case Play():
                chosen = not self.automation.forced or choices(session, by).cards.bit_count() > 1
            case PassHonours():
                chosen = len(choices(session, by).others) > 1
            case _:
                chosen = False
        return chosen and by in self.persons

    def _replaced(self, place: int) -> tuple[Entry, ...]:
        """Return the deal, card by card, in whose place the deal at ``place`` was dealt; () if it took no place."""
        if not isinstance(self._log.entries[place].action, DealCards):
            return ()
        standing: list[Entry] = []
        gone: tuple[Entry, ...] = ()
        replaced: dict[int, list[tuple[Entry, ...]]] = {}
        for line in self._log.journal:
            if isinstance(line, TakeBack):
                gone = tuple(standing[-line.entries :])
                del standing[-line.entries :]
                replaced = {at: deals for at, deals in replaced.items() if at <= len(standing)}
            elif isinstance(line, Entry):
                deals = replaced.pop(len(standing), [])
                if gone and isinstance(gone[0].action, DealCards) and isinstance(line.action, DealCards):
                    if deals and deals[-1][0] == line:
                        deals.pop()  # that one was brought back
                    elif gone[0] != line:
                        deals.append(gone)
                    replaced[len(standing)] = deals
                gone = ()
                standing.append(line)
        return replaced[place][-1] if replaced.get(place) else ()

    def _taken_back(self, place: int) -> TakenBack:
        entries = tuple(self._log.entries[place:])
        made = {
            entry.by
            for session, entry in zip(self._log.sessions[place:], entries, strict=False)
            if self._chose(session, entry)
        }
        whose = tuple(player for player in self.persons if player in made)
        return TakenBack(entries, whose, self._log.sessions[place].deals < self.session.deals)

    def _go_back(self, back: TakenBack | None, otherwise: str) -> TakenBack | Refusal:
        if back is None:
            return Refusal(message(otherwise))
        self._write(TakeBack(len(back.entries)))
        return back

    def _redo_length(self) -> int:
        session = self.session
        for length, entry in enumerate(reversed(self._log.taken_back)):
            if length and self._chose(session, entry):
                return length
            session, _ = apply(session, *entry)
        return len(self._log.taken_back)
