"""Who may change what happens at a table? Only this: proposals in, steps or a refusal out, each step on disk first.

The table holds the log and its store. It knows everything; what a seat may know leaves it as `view`. Nothing that a
player can do wrong raises: it is answered with a `Refusal`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

import dummywhist.engine.fair.kept as late_kept
import dummywhist.engine.fair.proof as late_proof
import dummywhist.engine.study.claims as claims
from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.cards.deal_name import random_number
from dummywhist.engine.cards.hand import Hand, cards_in, holds
from dummywhist.engine.cards.seal import (
    LONGEST_WORDS,
    START,
    may_be_seen,
    mixed_of,
    new_secret,
    number_of,
    plain_words,
    seal_of,
)
from dummywhist.engine.cards.shuffle import NUMBERS
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.deal import dealt_as
from dummywhist.engine.deal.actions.laws import ThrowDown
from dummywhist.engine.deal.actions.overplay import ShuffleTrays
from dummywhist.engine.deal.actions.sealing import GiveShare, MakeSecret, SealDeal, sealing
from dummywhist.engine.deal.actions.session import ABANDON, Draw
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.layout import CHANCE, REFEREE, TABLE, By, Layout, Player
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.unseen import UnseenTray, unseen
from dummywhist.engine.errors import DummyWhistError, Unlawful
from dummywhist.engine.knowledge.redact import SeatEvent, redact
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.messages import message
from dummywhist.engine.record.log import Entry, JournalLine, Log, Record, SeatChange, TakeBack, new_record, work_of
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.saving import Saved, Saving
from dummywhist.engine.record.store import Store
from dummywhist.engine.record.text import derived_lines, line_text
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.schedule import Schedule, asking, dealt, next_entry, sat_after
from dummywhist.engine.seats.back import chose, replaced_deals
from dummywhist.engine.seats.past import PlayedDeal, played_deals
from dummywhist.engine.seats.proposal import Drawer, Numbers, Proposal, Refusal, Secrets, Step, TakenBack
from dummywhist.engine.seats.seen import Seen, seen
from dummywhist.engine.seats.standing import Standing, standing_of
from dummywhist.engine.session.ahead import plays_each_once, to_come
from dummywhist.engine.session.event import SessionEvent
from dummywhist.engine.session.forced import pending
from dummywhist.engine.session.overplay import deal_again, wants_number
from dummywhist.engine.session.session import Event, Session, actors, apply, choices

KEPT_FOR_A_DEAL: Final = 4_000
"""How much room in a record the next deal must have: more than any deal takes, with what is taken back in it."""
KEPT_TO_THE_COUNT: Final = 2_000
"""How much is kept for the rest of the deal in play: where there is less, nothing is done but what it needs."""
BESIDE: Final = frozenset(("rules", "claim"))
"""What need not be done to come to the count of a deal, and may be tried again and again."""


def draw_cards(spread: Sequence[Card], count: int) -> Sequence[Card]:
    """Draw ``count`` cards of ``spread`` by the system's randomness."""
    return random.SystemRandom().sample(spread, count)


class Authority:
    """The authority over one table."""

    def __init__(
        self,
        record: Record | Log,
        store: Store | None = None,
        numbers: Numbers = random_number,
        drawer: Drawer = draw_cards,
        automation: Automation | None = None,
        secrets: Secrets = new_secret,
    ) -> None:
        self._log = record if isinstance(record, Log) else Log(record)
        self.store = store
        self._numbers = numbers
        self._drawer = drawer
        self._secrets = secrets
        self._released = False
        self._anew = False
        self._coming: list[int] = []  # the numbers of the next deals, drawn ahead
        self._schedule = Schedule()
        self._made: dict[int, tuple[Step, Layout | None]] = {}
        self._views: dict[Player | None, View | None] = {}
        self._views_at: int
        self._standing: tuple[int, Standing] | None
        self._deals: tuple[int, tuple[PlayedDeal, ...]] | None
        self._seen: tuple[int, Seen] | None
        self._undoes: tuple[tuple[int, Automation], TakenBack | None] | None
        self._forget()
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

    def unseen_trays(self) -> tuple[UnseenTray, ...]:
        """Return the tray in play and those to come, for the other tables of the match; nothing where there are none.

        The numbers of those to come are drawn now, unless each deal is proved: then the people have a share in them.
        """
        session, deal = self.session, self.session.deal
        if deal is None or not plays_each_once(session):
            return ()
        lies = (unseen(deal.setup, deal.number),) if any(deal.dealt) and deal.number is not None else ()
        if session.proving:
            return lies
        setups = to_come(session)
        self._coming += [self._numbers() for _ in range(len(setups) - len(self._coming))]
        return (*lies, *map(unseen, setups, self._coming))

    def view(self, player: Player | None) -> View | None:
        """Return what ``player``, or an onlooker, knows of the deal on the table; None before there is one."""
        if self._views_at != self.stamp:
            self._views, self._views_at = {}, self.stamp
        if player not in self._views:
            self._views[player] = None if self.deal is None else view(self.deal, player)
        return self._views[player]

    @property
    def standing(self) -> Standing:
        """The public facts of the table."""
        if self._standing is None or self._standing[0] != self.stamp:
            self._standing = self.stamp, standing_of(self.session, self.people)
        return self._standing[1]

    def deals(self) -> tuple[PlayedDeal, ...]:
        """Return the deals that have begun, with every state on the way."""
        if self._deals is None or self._deals[0] != self.stamp:
            self._deals = self.stamp, played_deals(self._log.entries, self._log.sessions)
        return self._deals[1]

    @property
    def seen(self) -> Seen:
        """Which deals somebody saw more of than one seat shows."""
        if self._seen is None or self._seen[0] != self.stamp:
            self._seen = self.stamp, seen(self.record, self.session.table)
        return self._seen[1]

    def proofs(self, viewer: Player | None) -> tuple[late_proof.Proof, ...]:
        """Return what can be told of the sealed deals of the sitting, computed anew by the script."""
        names = [person.name for person in self.people]
        name = "" if viewer is None else self.person_of(viewer).name
        return late_proof.proofs(late_kept.kept_deals(self._log), names, viewer, name)

    def otherwise(self, ordinal: int, at: int, people: Sequence[Person] | None = None) -> Log:
        """Return a log that goes on from before the ``at``-th entry of the counted deal ``ordinal``.

        ``people`` sit there, or those of this table. ValueError if there is no such deal, or no such entry.
        """
        for deal in self.deals():
            if deal.states[-1].setup.ordinal == ordinal and deal.states[-1].result is not None:
                if not 0 <= at < len(deal.log.entries):
                    break
                return self._log.otherwise(self._begun(ordinal) + at, self.people if people is None else people)
        raise ValueError

    def _begun(self, ordinal: int) -> int:
        """Return how many entries stand before the first of the deal ``ordinal``."""
        for place, entry in enumerate(self._log.entries):
            before = self._log.sessions[place]
            begins = before.stage == "deal" and before.between_deals and isinstance(entry.action, DealAction)
            if begins and before.deal is not None and before.deal.setup.ordinal == ordinal:
                return place
        raise ValueError

    @property
    def continued(self) -> tuple[Entry, ...]:
        """The entries that were made since it went on otherwise, as far as they stand."""
        return tuple(self._log.entries[self._log.first :])

    def deal_places(self) -> list[int]:
        """Return the places of the entries that belong to deals, among those that stand."""
        return [place for place, entry in enumerate(self._log.entries) if isinstance(entry.action, DealAction)]

    # ---- what happened ----

    def steps_since(self, stamp: int) -> list[tuple[int, By]]:
        """Return the stamps after the steps that were made here later than ``stamp``, and who made each."""
        later = takewhile(lambda made: made[0] > stamp, reversed(self._made.items()))
        return [(at, step.entry.by) for at, (step, _) in later][::-1]

    def redacted(self, stamp: int, viewer: Player | None) -> tuple[SeatEvent | SessionEvent, ...]:
        """Return what happened by the step that led to ``stamp``, with what ``viewer`` may not see taken out."""
        step, layout = self._made[stamp]
        return tuple(redact(event, layout, viewer) for event in step.events)

    @property
    def actors(self) -> tuple[By, ...]:
        """Who may act now."""
        return actors(self.session)

    def choices(self, by: By) -> Choices:
        """Return what ``by`` may do now, but for what is always possible: change the rules, break off."""
        return choices(self.session, by)

    @property
    def waits_for_chance(self) -> bool:
        """Whether cards are to be drawn or dealt, or a claim judged: `chance` does it, for nobody else may.

        A sealed deal waits for the shares of people until `release`, unless it was dealt before and comes again.
        """
        if self.shares_due and self._share_again is None:
            return False
        return self.actors in ((CHANCE,), (REFEREE,)) and not self.full

    @property
    def shares_due(self) -> bool:
        """Whether the deal is sealed and people may give their shares to it, until `release`."""
        session = self.session
        asks = session.proving == "shares" and bool(self.persons) and not self._released
        return asks and bool(session.sealed.seal) and session.to_be_dealt and self._schedule.asked is None

    def release(self) -> Refusal | None:
        """Let the sealed deal be dealt, whoever has given a share."""
        if not self.shares_due:
            return Refusal(message("refusal.not_now"))
        self._released = True
        return None

    @property
    def _share_again(self) -> Entry | None:
        """The share or deal that was taken back and comes again: there is no way to other shares of this seal."""
        again = self._log.taken_back[-1] if self._log.taken_back and not self._anew else None
        return again if again is not None and again.action.word in ("share", "deal") else None

    @property
    def may_deal(self) -> bool:
        """Whether the record has room for another deal."""
        return self._log.room >= KEPT_FOR_A_DEAL

    @property
    def full(self) -> bool:
        """Whether another deal is due, and the record has no room for it: the session can only end here."""
        return self.session.stage == "deal" and self.session.between_deals and not self.may_deal

    def pending(self) -> Proposal | None:
        """Return the forced step that the automation is to do now, ready to be submitted."""
        step = (TABLE, ABANDON) if self.full else pending(self.session, self.automation)
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
        entrants, people = self.session.entrant_of, self._log.people
        return tuple(player for player, entrant in entrants.items() if people[entrant - 1].kind == PERSON)

    def replace_seat(self, player: Player, kind: str, name: str) -> Refusal | None:
        """Let somebody else sit down for ``player``: a person, or a computer of a level."""
        entrant = self.session.entrant_of.get(player)
        if entrant is None:
            return Refusal(message("refusal.not_now"))
        return self.replace_entrant(entrant, Person(name, kind))

    def would_be_seen(self, changes: Mapping[Player, Person]) -> bool:
        """Whether the deal on the table would be seen, and is not yet, if these sat down for the players."""
        people = list(self.people)
        for player, person in changes.items():
            named = person._replace(name=" ".join(person.name.split()))
            people[self.session.entrant_of[player] - 1] = named
        return self.seen.would(people)

    def replace_entrant(self, entrant: int, person: Person) -> Refusal | None:
        """Let ``person`` sit down for an entrant (by number from 1), also before the order is found."""
        line = SeatChange(entrant, person)
        if self._is_cramped(line):
            return Refusal(message("refusal.record_full"))
        try:
            self._write(line)
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
        entry = Entry(proposal.by, proposal.action)
        if isinstance(proposal.action, GiveShare):
            wrong = _strange(proposal.action)
            if wrong is not None:
                return wrong
        if isinstance(proposal.action, ThrowDown) and not self._may_throw_down(proposal.by):
            return Refusal(message("refusal.no_sharing"))
        if work_of(entry) > self._log.room or (entry.action.word in BESIDE and self._is_cramped(entry)):
            return Refusal(message("refusal.record_full"))
        try:
            return (self._enter(entry),)
        except DummyWhistError as error:
            return Refusal(error.message)

    def _may_throw_down(self, by: By) -> bool:
        deal = self.session.deal
        return deal is None or by not in deal.layout.players or claims.can_share_out(deal, Player(by))

    def chance(self) -> Step:
        """Draw or deal the cards that the session waits for, or judge the claim; Unlawful if it waits for none.

        What was taken back and may be done again comes again: taking back is no way to other cards.
        """
        if not self.waits_for_chance:
            raise Unlawful("refusal.not_now")
        cut = self.session.stage == "cut"
        again = self._log.taken_back[-1] if self._log.taken_back and not self._anew else None
        if again is not None and again.action.word == "share" and self.shares_due:
            return self._enter(again)
        if again is not None and again.by in self.actors and (cut or self._schedule.asked is None):
            return self._enter(again)
        (by,) = self.actors
        return self._enter(Entry(by, self._draw() if cut else self._shuffling() or self._sealing() or self._deal()))

    def ask_number(self, number: int | None) -> Refusal | None:
        """Ask for the next deal to be of ``number``; None to leave it to chance again."""
        if number is not None and not 0 <= number < NUMBERS:
            return Refusal(message("unreadable.number", text=str(number)))
        if number is not None and deal_again(self.session) is not None:
            return Refusal(message("refusal.again"))
        if number is not None and self.session.to_be_dealt and self.session.sealed.seal:
            return Refusal(message("refusal.sealed"))
        self._schedule = asking(self._schedule, number)
        return None

    def following(self) -> Record | None:
        """Return the record of the next session at this table, where others wait; None while this one is not over.

        A session that was broken off has none.
        """
        session, record = self.session, self.record
        if session.stage != "over" or session.abandoned or not session.waiting:
            return None
        # Partners are cut for anew (W-CUT-7), whatever was agreed meanwhile.
        wanted = {key: value for key, value in session.wanted.items() if key != "partners"}
        return new_record(record.game, wanted, self.people, sat_after(session), record.proving)

    def lay_hidden(self, hands: Sequence[Hand]) -> Refusal | None:
        """Lay the hidden cards of the deal in play otherwise: ``hands`` by seat, as they are to have been dealt.

        Only at a table that is kept nowhere, and only so that no person, nor an onlooker, could ever have seen a
        difference: each view of theirs is what it was. The cards that were played stay.
        """
        deal = self.session.deal
        if self.store is not None or deal is None or self.session.between_deals or not any(deal.dealt):
            return Refusal(message("refusal.not_now"))
        try:
            other = self._log.dealt_otherwise(dealt_as(tuple(hands), self._last_of(hands, deal)))
        except DummyWhistError as error:
            return Refusal(error.message)
        for mine, yours in zip(self._log.sessions, other.sessions, strict=True):
            if mine.deal is None or yours.deal is None:
                continue
            if any(view(mine.deal, who) != view(yours.deal, who) for who in (*self.persons, None)):
                return Refusal(message("problem.seen"))
        self._log = other
        self._forget()
        return None

    def _forget(self) -> None:
        """Forget what was found of the log: it is another, though as long perhaps."""
        self._views_at, self._standing, self._deals, self._seen, self._undoes = -1, None, None, None, None

    def _last_of(self, hands: Sequence[Hand], deal: DealState) -> Card:
        """Return the last card dealt: the same as before where the dealer still has it."""
        hand = hands[deal.setup.dealer] if len(hands) > deal.setup.dealer else Hand(0)
        return deal.last if deal.last is not None and holds(hand, deal.last) else next(cards_in(hand), Card(0))

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
        at = self.stamp, self.automation
        if self._undoes is None or self._undoes[0] != at:
            self._undoes = at, self._since_the_last_choice()
        return self._undoes[1]

    def undoes_all(self) -> TakenBack | None:
        """Return what `undo_all` would take back: all from the first choice of a person in the deal in play."""
        if self.session.stage != "deal" or self.session.between_deals or not self._dealt:
            return None
        log, persons = self._log, self.persons
        for place in range(self._dealt, len(log.entries)):
            if chose(log.sessions[place], log.entries[place], self.automation, persons):
                return self._taken_back(place)
        return None

    def undo_all(self) -> TakenBack | Refusal:
        """Go back to the first choice that a person made in the deal in play."""
        return self._go_back(self.undoes_all(), "refusal.nothing_to_undo")

    def recalls(self) -> TakenBack | None:
        """Return what `recall` would take back: all since a person was content with the deal just counted (W-REV-6)."""
        log, session, dealt = self._log, self.session, self._dealt
        if session.last is None or session.abandoned or not (session.between_deals or session.stage == "over"):
            return None
        if not dealt or not all(isinstance(entry.action, DealAction) for entry in log.entries[dealt:]):
            return None
        for place in range(dealt, len(log.entries)):
            if log.entries[place].action.word == "content" and log.entries[place].by in self.persons:
                return self._taken_back(place)
        return None

    def recall(self) -> TakenBack | Refusal:
        """Take the count back, that a revoke may be claimed."""
        return self._go_back(self.recalls(), "refusal.revoke_late")

    def undo(self) -> TakenBack | Refusal:
        """Go back to the last choice that a person made, with all that followed it."""
        back = self.undoes()
        place = len(self._log.entries) - (0 if back is None else len(back.entries))
        replaced = replaced_deals(self._log.journal).get(place, ())
        done = self._go_back(back, "refusal.nothing_to_undo", *replaced)
        for entry in () if isinstance(done, Refusal) else replaced:
            self._enter(entry)
        return done

    @property
    def may_redo(self) -> bool:
        """Whether there is something that `redo` would do again."""
        return bool(self._log.taken_back)

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
        """Begin the deal on the table anew: the same cards are dealt again, by the step made last."""
        back = self.restarts()
        if back is None:
            return Refusal(message("refusal.nothing_to_undo" if self._dealt else "refusal.no_deal"))
        dealt = self._dealt
        self._write(TakeBack(len(back.entries) + 1))
        self.go_to(dealt)
        return back

    def rewinds(self, entries: int) -> TakenBack | None:
        """Return what `rewind` would take back."""
        return self._taken_back(entries) if 0 <= entries < len(self._log.entries) else None

    def rewind(self, entries: int) -> TakenBack | Refusal:
        """Go back to where ``entries`` entries stood."""
        return self._go_back(self.rewinds(entries), "refusal.nothing_to_undo")

    def take_cards_back(self, anew: bool = False) -> TakenBack | Refusal:
        """Take the deal in play back, its cards among it, and how it was sealed.

        ``anew``: another deal follows, with a seal of its own; else the same comes again.
        """
        place = self._dealt - 1
        while place > 0 and sealing(self._log.entries[place - 1].action):
            place -= 1
        back = self._go_back(self.rewinds(place) if self._dealt else None, "refusal.no_deal")
        self._anew = anew and isinstance(back, TakenBack)
        return back

    def go_to(self, entries: int) -> tuple[Step, ...] | Refusal:
        """Do again what was taken back until ``entries`` entries stand."""
        ahead = entries - len(self._log.entries)
        if not 0 < ahead <= len(self._log.taken_back):
            return Refusal(message("refusal.nothing_to_redo"))
        if self._is_cramped(*self._log.taken_back[-ahead:]):
            return Refusal(message("refusal.record_full"))
        return tuple(self._enter(self._log.taken_back[-1]) for _ in range(ahead))

    # ---- within ----

    @property
    def _dealt(self) -> int:
        """How many entries stood when the cards of the deal on the table had been dealt; 0 if there were none."""
        if self.session.to_be_dealt:
            return 0
        places = range(len(self._log.entries) - 1, -1, -1)
        return next((place + 1 for place in places if self._log.entries[place].action.word == "deal"), 0)

    def _is_cramped(self, *lines: JournalLine) -> bool:
        """Whether the rest of a deal would not surely have room in the record beside ``lines``."""
        return self._log.room - sum(map(work_of, lines)) < KEPT_TO_THE_COUNT

    def _enter(self, entry: Entry) -> Step:
        if entry.action.word == "deal":
            self._schedule = dealt(self._schedule)
        step = Step(entry, self._write(entry))
        deal = self.session.deal
        self._made[self.stamp] = step, None if deal is None else deal.layout
        return step

    def _write(self, line: JournalLine) -> tuple[Event, ...]:
        before = self.session
        self._released = self._released and isinstance(line, Entry) and line.action.word != "deal"
        self._anew = False
        events = self._log.write(line)
        if self.store is not None:
            derived = derived_lines(before, self.session) if isinstance(line, Entry) else ()
            quitted = isinstance(line, Entry) and line.action.declared.closes
            # What is written is what the log took: a name may have been put right.
            self.store.append((line_text(self._log.journal[-1]), *derived), sync=quitted)
        return events

    def _draw(self) -> Draw:
        entrants = self.session.drawing
        gone = {card for draw in self.session.draws for _, card in draw.cards}
        cards = self._drawer([card for card in PACK if card not in gone], len(entrants))
        return Draw(tuple(zip(entrants, cards, strict=True)))

    def _shuffling(self) -> Action | None:
        """Return what draws the overplay where trays are played twice in other suits; None where that is done."""
        return ShuffleTrays(self._numbers()) if wants_number(self.session) else None

    def _sealing(self) -> Action | None:
        """Return what seals the next deal; None where it is sealed, or none is: also where its number was asked for."""
        session, sealed = self.session, self.session.sealed
        if not (session.proving and session.to_be_dealt and self._schedule.asked is None) or sealed.seal:
            return None
        if deal_again(session) is not None:
            return None  # its cards were sealed, and told, when they were dealt first
        if not sealed.secret:
            return MakeSecret(self._secrets())
        links = self._log.chain.links
        last = links[-1].sealed if links else None
        after = START if last is None else mixed_of(last.seal, last.secret, last.shares)
        return SealDeal(seal_of(after, sealed.secret), after)

    def _deal(self) -> Action:
        deal = self.session.deal
        assert deal is not None
        if self.actors == (REFEREE,):
            return claims.judged(deal)
        packets = list(choices(self.session, CHANCE))
        if packets:
            # A deal that came from a number is always the same deal, also in what chance decides after it.
            number = self._numbers() if deal.number is None else deal.number
            return packets[number % len(packets)]
        again = deal_again(self.session)
        if again is not None:
            return dealt_as(again.hands, again.last)
        entry = next_entry(self._schedule, self.session)
        assert entry is not None
        if entry.number is None and self.session.sealed.seal:
            sealed = self.session.sealed
            return deal_out(entry.setup, number_of(mixed_of(sealed.seal, sealed.secret, sealed.shares)))
        if entry.number is not None:
            return deal_out(entry.setup, entry.number)
        return deal_out(entry.setup, self._coming.pop(0) if self._coming else self._numbers())

    def _since_the_last_choice(self) -> TakenBack | None:
        log, persons, replaced = self._log, self.persons, replaced_deals(self._log.journal)
        for place in range(len(log.entries) - 1, log.first - 1, -1):
            if place in replaced or chose(log.sessions[place], log.entries[place], self.automation, persons):
                return self._taken_back(place)
        return None

    def _taken_back(self, place: int) -> TakenBack:
        entries, persons = tuple(self._log.entries[place:]), self.persons
        made = {
            entry.by
            for session, entry in zip(self._log.sessions[place:], entries, strict=False)
            if chose(session, entry, self.automation, persons)
        }
        whose = tuple(player for player in persons if player in made)
        return TakenBack(entries, whose, self._log.sessions[place].deals < self.session.deals)

    def _go_back(self, back: TakenBack | None, otherwise: str, *then: Entry) -> TakenBack | Refusal:
        if back is None:
            return Refusal(message(otherwise))
        if self._is_cramped(TakeBack(len(back.entries)), *then):
            return Refusal(message("refusal.record_full"))
        self._write(TakeBack(len(back.entries)))
        return back

    def _redo_length(self) -> int:
        session, persons = self.session, self.persons
        for length, entry in enumerate(reversed(self._log.taken_back)):
            if length and chose(session, entry, self.automation, persons):
                return length
            session, _ = apply(session, *entry)
        return len(self._log.taken_back)


def _strange(given: GiveShare) -> Refusal | None:
    """Return why words are no share: they are too long, or hold what cannot be seen; None if they are."""
    if len(given.words) > LONGEST_WORDS:
        return Refusal(message("refusal.share_long", most=LONGEST_WORDS))
    if not may_be_seen(given.words) or plain_words(given.words) != given.words:
        return Refusal(message("refusal.share_sign"))
    return None
