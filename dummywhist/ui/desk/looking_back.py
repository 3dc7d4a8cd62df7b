"""How is a deal looked back on? Card by card in the record dock, and why a computer chose what is looked at."""

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.seats.past import Past
from dummywhist.engine.study.case import Case
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.desk.reasons import Reasons
from dummywhist.ui.panels.record_lines import cards_played, first_step, trick_size
from dummywhist.ui.panels.record_panel import DealEntry, RecordPanel
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import mark, tr

YOURS = mark("A person played this card: nobody here knows why.")
NOTHING_YET = mark("Go to a card of a computer first.")


class Place(NamedTuple):
    """What is looked at: a deal, and how many of its cards are shown."""

    past: Past
    moment: int

    @property
    def ordinal(self) -> int:
        """The deal's place in the session, from 0."""
        return self.past.ordinal


def _seen_by(past: Past, moment: int, player: Player) -> View:
    """Return what a player knew, to be looked at and not played in."""
    return past.seen_by(moment, player)._replace(options=())


class LookingBack(QObject):
    """The record dock of the table in the window, and the questions that are asked of what it shows."""

    replay_wanted = Signal()
    """The deal on the table is to be played again."""
    stepped = Signal()
    """Somebody went to another card of what is looked at."""

    def __init__(self, desk: HintDesk, reasons: Reasons, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._reasons = reasons
        self._record: RecordPanel | None = None
        self._looked_at: tuple[int, int] | None = None
        self._line: Past | None = None
        self.eyes: Player | None = None
        """Whose knowledge a counted deal shows that is looked at; None: all hands."""
        self.seen_words = ""
        """What the table says meanwhile."""
        reasons.record_wanted.connect(self.open_record)

    @property
    def _sitting(self) -> Sitting:
        assert self._desk.sitting is not None
        return self._desk.sitting

    @property
    def shown(self) -> bool:
        """Whether the record dock is open."""
        return self._record is not None and self._desk.window.central.dock is self._record

    def forget(self) -> None:
        """The language has changed: the record is made anew when it is opened again."""
        record, self._record = self._record, None
        if record is not None:
            record.deleteLater()

    def record(self) -> None:
        """Open the record dock, or put it away."""
        central = self._desk.window.central
        if central.dock is self._record and self._record is not None:
            central.close_dock()
        else:
            self.open_record()

    def open_record(self) -> None:
        """Open the record dock."""
        sitting = self._sitting
        if self._record is None:
            panel = RecordPanel(sitting.names(), sitting.you)
            panel.deal_chosen.connect(lambda ordinal: self.show_moment(ordinal, 0))
            panel.step.connect(self.step_to)
            panel.replay_wanted.connect(self._play_again)
            panel.why_wanted.connect(self.why_looked_at)
            self._record = panel
        self._desk.window.central.open_dock("record", self._record)
        self.refresh()

    def refresh(self) -> None:
        """The table has changed: the record shows it as it is now."""
        panel = self._record
        if panel is None or self._desk.window.central.dock is not panel:
            return
        place = self.place()
        if place is None:
            return
        sitting = self._sitting
        panel.set_names(sitting.names(), sitting.you)
        deals = [DealEntry(past.ordinal, tr("Deal {number}", number=past.ordinal + 1)) for past in sitting.seat.past()]
        panel.set_deals(deals, place.ordinal)
        panel.show_deal(place.past.end, place.past.number, place.moment, seen=place.past.seen)

    # ---- why ----

    def why(self) -> None:
        """Say why a computer chose: the card looked at or in focus, the last trick turned up, else its last choice."""
        sitting, view = self._sitting, self._desk.view
        record = self._record if self.shown else None
        if sitting.reviewing or (record is not None and record.tricks.hasFocus()):
            self.why_looked_at()
            return
        seen = sitting.view_now()
        if sitting.last_shown and seen is not None and seen.last_trick is not None:
            found = [self._reasons.of_card(card) for card in reversed(seen.last_trick.cards)]
            self._reasons.explain(next((case for case in found if case is not None), None))
            return
        focus = view.focus_card if view.ring_shown else None
        if seen is not None and focus in seen.trick:
            self.why_card(focus)
            return
        self._reasons.explain(self._reasons.last())

    def why_card(self, card: Card) -> None:
        """Say why a card of the deal on the table was played."""
        self._reasons.explain(self._reasons.of_card(card), nothing=YOURS)

    def why_looked_at(self) -> None:
        """Say why the card was played that the record looks at."""
        place = self.place()
        if place is not None:
            case = self._reasons.of_step(place.ordinal, place.moment)
            self._reasons.explain(case, back=True, nothing=YOURS if place.moment else NOTHING_YET)

    def why_player(self, player: Player, prove: bool = False) -> None:
        """Say why a player made his last choice, or prove it."""
        case = self._reasons.last(player)
        if prove and case is not None:
            self._reasons.prove(case)
        else:
            self._reasons.explain(case)

    def place(self) -> Place | None:
        """Return the deal that is looked at, and how many of its cards are shown."""
        deals = self._sitting.seat.past()
        if not deals:
            return None
        if self._looked_at is None or not self._sitting.reviewing:
            return Place(deals[-1], cards_played(deals[-1].end))
        ordinal, moment = self._looked_at
        past = self._past(ordinal)
        assert past is not None
        return Place(past, moment)

    def follow(self, line: Past | None) -> None:
        """Look at a counted deal as it was played on in another ``line``; None: as it was played."""
        self._line = line

    def _past(self, ordinal: int) -> Past | None:
        if self._line is not None and self._line.ordinal == ordinal:
            return self._line
        return next((past for past in self._sitting.seat.past() if past.ordinal == ordinal), None)

    def show_moment(self, ordinal: int, moment: int) -> None:
        """Show a deal after so many cards, as far as the law lets one look back; a counted one with all hands open."""
        sitting = self._sitting
        past = self._past(ordinal)
        if past is None:
            return
        end = past.end
        played = cards_played(end)
        moment = max(first_step(end), min(moment, played))
        if moment == played and not past.counted:
            self._looked_at = None
            sitting.leave_review()
        else:
            self._looked_at = (ordinal, moment)
            eyes = self.eyes if past.counted and moment < played else None
            if eyes is None:
                sitting.review(past.at(moment, all_hands=True))
            else:
                sitting.review(_seen_by(past, moment, eyes), self.seen_words)
        self.refresh()

    def stand_before(self, ordinal: int, moment: int, words: str) -> None:
        """Show a counted deal after ``moment`` cards, before the next, with all hands open, and say ``words``."""
        past = self._past(ordinal)
        if past is not None and past.counted:
            self._looked_at = (ordinal, moment)
            self._sitting.review(past.before(moment) if self.eyes is None else _seen_by(past, moment, self.eyes), words)
            self.refresh()

    def step_to(self, moment: int) -> None:
        """Show the deal looked at, or the one on the table, after so many cards; -1 for its end."""
        place = self.place()
        if place is not None:
            self.show_moment(place.ordinal, 52 if moment < 0 else moment)
            self.stepped.emit()

    def step(self, cards: int) -> None:
        """Go so many cards back or forward."""
        place = self.place()
        if place is not None:
            self.show_moment(place.ordinal, max(0, place.moment + cards))
            self.stepped.emit()

    def _play_again(self, ordinal: int) -> None:
        """Play the deal on the table again; an earlier one is looked at from its first card."""
        now = self._sitting.seat.view
        if now is not None and now.ordinal == ordinal:
            self.replay_wanted.emit()
        else:
            self.show_moment(ordinal, 0)

    def last_case(self, player: Player) -> Case | None:
        """Return the last choice of a player that can be explained."""
        return self._reasons.last(player)

    def show_trick(self, ordinal: int, trick: int) -> None:
        """Show a deal in the record dock, from a trick on (from 1)."""
        self.open_record()
        past = self._past(ordinal)
        size = 0 if past is None else trick_size(past.end)
        self.show_moment(ordinal, 0 if trick <= 1 else trick * size)

    def show_first(self) -> None:
        """Show the first deal of the session."""
        deals = self._sitting.seat.past()
        if deals:
            self.open_record()
            self.show_moment(deals[0].ordinal, 0)
