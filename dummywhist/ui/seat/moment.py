"""What is one moment of a table in the window, beside its log? A value, without Qt."""

from enum import Enum

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.record.people import PERSON
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.values import NamedTuple, dataclass

SEATING = ("chairs", "sit", "dealer")
"""The stages in which the players find their seats and who deals first."""


class Mode(Enum):
    """What the table waits for."""

    SHOWING = "showing"
    PERSON = "person"
    COMPUTER = "computer"
    TRICK = "trick"
    BETWEEN = "between"
    CURTAIN = "curtain"
    SHARES = "shares"
    """A deal is sealed, and people give their shares to it."""
    OVER = "over"


class Timer(Enum):
    """What runs out: the pause before a computer's card, a full trick, the guard of it, the time to show a thinker, the
    time after which a card that is the only one is played for a person.
    """

    PAUSE = "pause"
    TRICK = "trick"
    GUARD = "guard"
    THINKS = "thinks"
    FORCED = "forced"


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in ms: ``card`` passes before a computer's card, ``trick`` while a full trick lies (None: until told).

    ``forced``: a person's only card is played for him, after the time of a computer's card.
    """

    card: int = 350
    trick: int | None = None
    forced: bool = False


class Asked(NamedTuple):
    """A computer that was asked at ``stamp``, and what it answered, once it has."""

    player: Player
    stamp: int
    action: Action | None = None
    answer: object = None


class Due(NamedTuple):
    """What is to be told when a film is over: a deal was counted, the session ended, a claim was declined."""

    counted: bool = False
    ended: bool = False
    declined: bool = False


NOTHING_DUE = Due()


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a table in the window.

    ``standing`` and ``stamp`` are the table's. ``viewer``: whose cards may be seen; ``kept``: he keeps them on the
    screen; ``looking``: only while he holds the curtain; ``came_from``: who saw his cards last. ``finishing``: the
    computer plays on for him; ``at_once``: for all people, and what happens is shown only at the end;
    ``next_wanted``: the next deal was asked for; ``sheet``: one lies over the window;
    ``review``: an earlier moment is on the cloth; ``on_show``: a film runs; ``asked``: a computer thinks; ``helping``:
    the helper thinks, for a hint or (True) to play. ``running``: the timers. ``begun_at``: where forced steps began.
    ``thinks`` is shown as thinking; ``claiming``: tricks are being claimed; ``calling``: the law is called, and all
    wait; ``last_shown``: the last trick lies up. ``passed``: the stamp at which a person who may play before the
    hand on turn, or call a card of it, said that he does not. ``mends``: of several people at one screen the one who
    can take back the card that he has just played (W-REV-2, ED-50). ``lets_lie``: the lead out of turn that lies is
    played to (W-LEAD-3). ``picked``: at which stamp it was agreed who of several people chooses a remedy, and who
    (W-MISC-1).
    """

    standing: Standing
    stamp: int
    mode: Mode = Mode.SHOWING
    pace: Pace = Pace()
    viewer: Player | None = None
    kept: Player | None = None
    looking: bool = False
    came_from: Player | None = None
    finishing: Player | None = None
    at_once: bool = False
    next_wanted: bool = False
    sheet: bool = False
    review: View | None = None
    closed: bool = False
    on_show: bool = False
    begun_at: int = 0
    asked: Asked | None = None
    helping: bool | None = None
    running: frozenset[Timer] = frozenset()
    due: Due = NOTHING_DUE
    thinks: Player | None = None
    claiming: bool = False
    calling: bool = False
    last_shown: bool = False
    passed: int | None = None
    mends: Player | None = None
    lets_lie: bool = False
    picked: tuple[int, Player] | None = None

    @property
    def held(self) -> bool:
        """Whether nothing goes on by itself: a sheet lies over the table, it looks back, it was left."""
        return self.sheet or self.calling or self.review is not None or self.closed

    @property
    def guarded(self) -> bool:
        """Whether a trick has just filled: no stroke ends it yet, neither to gather it nor to lead to the next."""
        return self.mode is Mode.TRICK and Timer.GUARD in self.running

    @property
    def on_turn(self) -> Player | None:
        """The player whose choice the table waits for, the first of several; a person who may go before him first."""
        waiting = self.standing.waiting
        return self.chooser or self.may_act or (waiting[0] if waiting else None)

    @property
    def played_to(self) -> bool:
        """Whether a lead out of turn lies, and is played to (W-LEAD-3)."""
        return self.lets_lie and self.standing.astray

    @property
    def chooser(self) -> Player | None:
        """The person who says what the law is to do; of two who may, the computer across leaves it to him.

        Of two people it is who was agreed on, else who is at the screen, else the first.
        """
        if self.played_to:
            return None
        if self.at_once or any(self.by_computer(one) and not self.leaves(one) for one in self.standing.choosers):
            return None
        return self.agreed or self._person(self.standing.choosers)

    @property
    def agreed(self) -> Player | None:
        """Who of several people was agreed on to choose a remedy (W-MISC-1)."""
        return self.picked[1] if self.picked is not None and self.picked[0] == self.stamp else None

    @property
    def may_agree(self) -> tuple[Player, ...]:
        """The people of whom it is to be agreed who says what the law is to do; nobody where there is one, or it is."""
        found = tuple(one for one in self.standing.choosers if not self.by_computer(one))
        return found if len(found) > 1 and self.chooser in found and self.agreed is None else ()

    def by_computer(self, player: Player) -> bool:
        """Whether a computer chooses for ``player``."""
        return self.at_once or self.standing.person_of(player).kind != PERSON or player == self.finishing

    def leaves(self, player: Player) -> bool:
        """Whether the computer at ``player`` leaves it to the person across what the law is to do."""
        if self.at_once or self.played_to:
            return False
        return self.standing.leaves_to(player, [one for one in self.standing.choosers if not self.by_computer(one)])

    @property
    def may_act(self) -> Player | None:
        """The person who may mend his card, play before the hand on turn, or call a card of it; until he says no.

        W-REV-2, W-TURN-1, W-EXP-2.
        """
        before = self.standing.goes_before
        if self.passed == self.stamp:
            return None
        return self.mender or self._person(self.standing.callers if before is None else (before,))

    @property
    def mender(self) -> Player | None:
        """Of several people the one who can take back the card that he has just played, until he lets it stand."""
        if self.mends is None or self.passed == self.stamp:
            return None
        return self._person((self.mends,))

    def _person(self, players: tuple[Player, ...]) -> Player | None:
        """Return the one of these who is a person and plays himself: who is at the screen, else the first."""
        found = [one for one in players if not self.by_computer(one)]
        return self.viewer if self.viewer in found else next(iter(found), None)

    @property
    def pauses(self) -> bool:
        """Whether the next deal waits until somebody asks for it."""
        standing = self.standing
        between = standing.stage == "deal" and standing.between
        return between and standing.deals > 0 and bool(standing.persons) and not self.next_wanted

    @property
    def awaited(self) -> Mode:
        """The mode, or while a film runs the one after it if that is certain already: what its picture offers."""
        if self.mode is not Mode.SHOWING:
            return self.mode
        if self.standing.stage == "over":
            return Mode.OVER
        if self.pauses:
            return Mode.BETWEEN
        if self.standing.shares_due and not self.at_once:
            return Mode.SHARES
        player = self.on_turn if self.standing.stage in SEATING else None
        return self.mode if player is None or self.standing.person_of(player).kind != PERSON else Mode.PERSON

    @property
    def expected(self) -> Player | None:
        """The person whom the curtain waits for."""
        return self.on_turn if self.mode is Mode.CURTAIN else None

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.standing.persons) > 1

    @property
    def actor(self) -> Player | None:
        """In whose name a person at the screen acts; nobody: in that of the table."""
        if self.viewer in self.standing.waiting:
            return self.viewer
        person = self.on_turn
        return person if person is not None and self.standing.person_of(person).kind == PERSON else self.viewer

    @property
    def quitter(self) -> Player | None:
        """Who gathers the trick: the person who looks, or nobody (the table) for one who sits out."""
        layout = self.standing.layout
        seated = layout is not None and self.viewer in layout.players and self.viewer in self.standing.persons
        return self.viewer if seated else None
