"""Which records show every remedy for every offence, under every code of laws, in every game that has it?

They are kept under `remedies/`: sessions at a table where all can go wrong that the game's laws answer, played by dice;
each shows something that none before it shows. `python -m tests.golden.remedied` looks for them anew, then look at what
`git diff` shows.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.laws import WAIVE, Counts, Expose, ThrowDown, Withdraw
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.event import (
    CardCalled,
    CardsExposed,
    CardWithdrawn,
    ClaimAnswered,
    LedAhead,
    PenaltyChosen,
    PlayedAhead,
    RemedyDemanded,
    SuitCalled,
    TrickDemanded,
    TrickDrawn,
    TrumpDemanded,
    TurnedNamed,
    WinnerPlayed,
)
from dummywhist.engine.deal.law import LATER, LawTable
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layers.laws.renounces import laws_of, whose, wrong_cards
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.record.log import FIRST, Entry, Log, Record, new_record
from dummywhist.engine.record.text import record_text
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.parts import Code, Laws
from dummywhist.engine.rules.remedies import AMERICAN, CARD, CHOOSE, PARTNER, SUIT, TRICK, Offence, Whose, row_of
from dummywhist.engine.session.session import Session, actors, choices
from tests.golden.making import PEOPLE, Dice, next_entry

FOLDER: Final = Path(__file__).parent / "remedies"
NOTHING: Final = "nothing"
"""What is demanded for an offence that is not penalised."""
WAIVED: Final = "waived"
DEALS: Final = 4
"""Deals of a session: every player has dealt."""
LEAST_TRIED: Final = 80
MOST_TRIED: Final = 800
"""How many sessions are tried of each game and code, until all is shown."""
MERE_REVOKES: Final = (Offence.CORRECTED, Offence.REVOKE)
"""The offences of games in which a card can only fail to follow suit."""
NEVER_BY_DUMMY: Final = (
    Offence.EXPOSED, Offence.CLAIM, Offence.ATTENTION, Offence.LOOKED, Offence.NAMED, Offence.FORGOTTEN,
)  # fmt: skip
"""Dummy's cards are seen by all, and it says nothing."""


class Shown(NamedTuple):
    """What was demanded for an offence by a hand of that kind: a remedy of its row, `NOTHING`, or `WAIVED`."""

    offence: Offence
    whose: Whose
    what: str


class Table(NamedTuple):
    """A game under a code of laws, with the switches that make it so."""

    game: Game
    code: Code
    changes: dict[str, Setting]

    @property
    def name(self) -> str:
        """What its records are called."""
        return f"{self.game.key}-{self.code.value}"

    @property
    def laws(self) -> Laws:
        """The laws of the table."""
        laws = self.game.rules(self.changes).laws
        assert laws is not None
        return laws


def tables() -> list[Table]:
    """Return every game under every code that it can be played by."""
    found = []
    for game in GAMES:
        toggles = {toggle.key: toggle for toggle in game.toggles}
        changes: dict[str, Setting] = {"follow": "penalise"}
        if "penalise_scope" in toggles:
            changes["penalise_scope"] = "all"
        if "last_trick" in toggles and "penalise_scope" in toggles:
            changes["last_trick"] = "hidden"
        if "revoke_penalty" in toggles and toggles["revoke_penalty"].default != "choice":
            changes["revoke_penalty"] = "choice"
        for code in toggles["code"].names() if "code" in toggles else ("",):
            here = {**changes, "code": code} if code and code != toggles["code"].default else changes
            laws = game.rules(here).laws
            assert laws is not None
            found.append(Table(game, laws.code, here))
    return found


def wanted(table: Table, hands: frozenset[Whose]) -> set[Shown]:
    """Return all that the records of ``table`` are to show, for the kinds of hands that lie at it."""
    laws, game = table.laws, table.game.key
    every = "penalise_scope" in table.changes
    found = set()
    for offence in Offence if every else MERE_REVOKES:
        for kind in hands:
            if kind is Whose.DUMMY and offence in NEVER_BY_DUMMY:
                continue
            remedies = row_of(offence, game, laws.code, kind).remedies
            if offence is Offence.WINNERS and not remedies:
                continue  # nobody can play on where nothing comes of it
            found |= {Shown(offence, kind, what) for what in remedies or (NOTHING,)}
            if (
                set(remedies) - _lying_open(offence, laws.code)
                and offence in WAIVABLE
                and (offence is not Offence.REVOKE or laws.waived)
            ):
                found.add(Shown(offence, kind, WAIVED))
    return found


def _lying_open(offence: Offence, code: Code) -> set[str]:
    """Return the remedies that nobody demands: in America a card taken back lies open of itself (W-AWL-4)."""
    return {CARD} if offence is Offence.CORRECTED and code in AMERICAN else set()


WAIVABLE: Final = frozenset(Offence) - {Offence.EXPOSED, Offence.TWO, Offence.CLAIM}
"""The offences for which something is chosen at once; the others leave a card that is called, or is not."""


class Reader:
    """Reads a session, entry by entry, for what was demanded in it."""

    def __init__(self, record: Record) -> None:
        self._log = Log(replace(record, journal=()))
        self._lines = record.journal
        self._from: dict[tuple[Seat, Card], tuple[Offence, Whose]] = {}
        self._spoke: tuple[Offence, Whose] | None = None
        self.hands: set[Whose] = set()

    def read(self) -> set[Shown]:
        """Return all that is shown."""
        found: set[Shown] = set()
        for line in self._lines:
            before = self._log.session.deal
            events = self._log.write(line)
            if before is None or not isinstance(line, Entry):
                continue
            if before.phase_name != "play":
                self._from.clear()
            else:
                self.hands |= {whose(before, seat) for seat in before.layout.chairs}
            found |= set(self._by_action(before, line))
            for event in events:
                found |= set(self._by_event(before, line, event))
        return found

    def _remedies(self, state: DealState, offence: Offence, seat: Seat) -> tuple[Whose, tuple[str, ...]]:
        kind = whose(state, seat)
        return kind, row_of(offence, state.setup.rules.game, laws_of(state).code, kind).remedies

    def _unpunished(self, state: DealState, offence: Offence, seat: Seat) -> Iterator[Shown]:
        kind, remedies = self._remedies(state, offence, seat)
        if not remedies:
            yield Shown(offence, kind, NOTHING)

    def _by_action(self, before: DealState, entry: Entry) -> Iterator[Shown]:
        match entry.action:
            case Counts():
                ((seat, _, _),) = before.part(LawTable).two
                kind, remedies = self._remedies(before, Offence.TWO, seat)
                yield Shown(Offence.TWO, kind, CHOOSE if CHOOSE in remedies else NOTHING)
            case Quit() if before.phase_name == "play":
                for seat, _ in wrong_cards(before):
                    yield from self._unpunished(before, Offence.REVOKE, seat)

    def _by_event(self, before: DealState, entry: Entry, event: object) -> Iterator[Shown]:
        law = before.part(LawTable)
        match event:
            case RemedyDemanded(_, seat, _, remedy):
                offence, seat = _offence(law, seat)
                # MO-55: a lead that can only be let stand is taken back where nothing else is demanded.
                what = WAIVED if remedy in (None, "back") else remedy
                yield Shown(offence, whose(before, seat), what)
            case LedAhead(_, seat, right):
                across = opposite(seat) == right
                yield from self._unpunished(before, Offence.LED_FOR_PARTNER if across else Offence.LED, seat)
            case PlayedAhead(_, seat) if len(before.trick) == 1 and _last(before) == seat and not law.early:
                yield from self._unpunished(before, Offence.FOURTH_EARLY, seat)
            case CardWithdrawn(_, seat):
                yield from self._unpunished(before, Offence.CORRECTED, seat)
            case PenaltyChosen(_, _, kind) if law.open is not None:
                yield Shown(Offence.REVOKE, whose(before, law.open[1]), kind or WAIVED)
            case CardsExposed(_, seat, cards, liable, _):
                yield from self._exposed(before, entry, seat, cards if liable else ())
            case CardCalled(_, seat, card) if (seat, card) in self._from:
                yield Shown(*self._from[seat, card], CARD)
            case WinnerPlayed(_, seat, card):
                self._from[seat, card] = Offence.WINNERS, whose(before, seat)
            case TrickDemanded(_, seat, trick):
                yield Shown(Offence.WINNERS, whose(before, opposite(seat)), WAIVED if trick is None else TRICK)
            case SuitCalled(_, _, _) if law.astray:
                ((_, wrong),) = law.astray
                yield Shown(Offence.LED_FOR_PARTNER, whose(before, wrong), SUIT)
            case SuitCalled(_, leader, suit):
                at, _, looked = next(pair for pair in law.suits if leader in pair[:2])
                if looked:
                    yield Shown(Offence.LOOKED, whose(before, at), WAIVED if suit is None else SUIT)
            case TrickDrawn(player, _):
                yield from self._unpunished(before, Offence.ATTENTION, before.layout.own_seat(player))
            case TurnedNamed(player, _, forgotten):
                offence = Offence.FORGOTTEN if forgotten else Offence.NAMED
                seat = before.layout.own_seat(player)
                hand, remedies = self._remedies(before, offence, seat)
                self._spoke = offence, hand
                if not remedies or PARTNER in remedies:
                    yield Shown(offence, hand, PARTNER if remedies else NOTHING)
            case TrumpDemanded(_, _, remedy) if remedy != LATER:
                assert self._spoke is not None
                yield Shown(*self._spoke, remedy or WAIVED)
            case ClaimAnswered(_, False):
                claim = claim_of(before)
                assert claim is not None
                yield from self._unpunished(before, Offence.CLAIM, before.layout.own_seat(claim[0]))

    def _exposed(self, before: DealState, entry: Entry, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Shown]:
        offence = (
            Offence.CORRECTED if isinstance(entry.action, Withdraw)
            else Offence.EXPOSED if isinstance(entry.action, Expose | ThrowDown)
            else Offence.TWO if isinstance(entry.action, Counts)
            else Offence.CLAIM
        )  # fmt: skip
        kind, remedies = self._remedies(before, offence, opposite(seat) if offence is Offence.CLAIM else seat)
        if offence is Offence.CLAIM and PARTNER in remedies:
            yield Shown(offence, kind, PARTNER)
            return
        if offence is Offence.EXPOSED and seat != before.layout.own_seat(Player(entry.by)):
            yield Shown(offence, kind, PARTNER)  # DW-EXP-2
            return
        kind = whose(before, seat)
        if not cards:
            yield from self._unpunished(before, offence, seat)
        for card in cards:
            self._from[seat, card] = offence, kind


def _offence(law: LawTable, seat: Seat) -> tuple[Offence, Seat]:
    """Return for which offence something is demanded, and of which hand it was."""
    if law.wrong:
        return Offence.CORRECTED, seat
    if law.hurried:
        early = any(opposite(seat) == hand for hand, _ in law.early)
        return Offence.FOURTH_EARLY if early else Offence.ATTENTION, opposite(seat)
    ((right, wrong),) = law.astray
    return Offence.LED_FOR_PARTNER if opposite(wrong) == right else Offence.LED, wrong


def _last(state: DealState) -> Seat:
    chairs = state.layout.chairs
    return chairs[(chairs.index(state.leader) - 1) % len(chairs)]


def made(table: Table, seed: int) -> Log:
    """Return the log of a session at ``table``, played by dice."""
    dice = Dice(seed)
    log = Log(replace(new_record(table.game.key, table.changes, PEOPLE[: table.game.players]), version=FIRST))
    while actors(log.session) and log.session.deals < DEALS:
        claiming = dice.below(2) == 0
        log.write(_waived_too(log.session, dice) or next_entry(log.session, dice, False, claiming))
    return log


def _waived_too(session: Session, dice: Dice) -> Entry | None:
    """Return now and then that who else may demand something waives it too; else it would hardly ever happen."""
    deal = session.deal
    if deal is None or not deal.part(LawTable).waived or dice.below(3):
        return None
    others = [by for by in deal.layout.players if WAIVE in choices(session, by)]
    return Entry(others[0], WAIVE) if others else None


def best(table: Table) -> dict[int, set[Shown]]:
    """Return the dice of few sessions that show all that is wanted of ``table``, with what each is the first to show.

    LookupError if something is shown by none of those tried.
    """
    shown: dict[int, set[Shown]] = {}
    hands: set[Whose] = set()
    lacking: set[Shown] = set()
    for seed in range(MOST_TRIED):
        reader = Reader(made(table, seed).record)
        shown[seed] = reader.read()
        hands |= reader.hands
        lacking = wanted(table, frozenset(hands))
        if seed >= LEAST_TRIED and not lacking.difference(*shown.values()):
            break
    found: dict[int, set[Shown]] = {}
    while lacking:
        seed = max(shown, key=lambda one: (len(shown[one] & lacking), -one))
        if not shown[seed] & lacking:
            raise LookupError(f"{table.name}: no session shows {sorted(map(str, lacking))}")
        found[seed] = shown[seed] & lacking
        lacking -= shown[seed]
    return found


def regenerate() -> int:
    """Write the records anew, and remove those that no longer belong; return how many there are."""
    FOLDER.mkdir(exist_ok=True)
    wanted_paths = set()
    for table in tables():
        for seed in best(table):
            path = FOLDER / f"{table.name}-{seed}.dwr"
            path.write_text(record_text(made(table, seed).record), encoding="utf-8", newline="\n")
            wanted_paths.add(path)
    for path in set(FOLDER.iterdir()) - wanted_paths:
        path.unlink()
    return len(wanted_paths)


if __name__ == "__main__":
    print(f"{regenerate()} records under {FOLDER.name}/")
