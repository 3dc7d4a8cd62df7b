"""How does the table show a picture? At once, or as a film that any input may cut; with its words and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import Deck, read_deck
from dummywhist.ui.art.faces import Faces, Kept, none_kept
from dummywhist.ui.scene.announce import Announcer
from dummywhist.ui.scene.buttons import Overlay
from dummywhist.ui.scene.cues import SeatEvent, called, cues, deals, gathers, opening
from dummywhist.ui.scene.giving.layer import GivingLayer
from dummywhist.ui.scene.kit import Kit, table_theme
from dummywhist.ui.scene.layout import layout
from dummywhist.ui.scene.layout.types import Slot
from dummywhist.ui.scene.parts import Looks, Picture, Prompt
from dummywhist.ui.scene.questions.asking import ChoiceRow, CurtainPanel
from dummywhist.ui.scene.questions.notice_box import NoticeBox
from dummywhist.ui.scene.questions.panel import QuestionPanel
from dummywhist.ui.scene.table_scene import BLANK, TableScene
from dummywhist.ui.scene.times import REFUSAL, Times
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.tongues import tr

DOTS_MS = 500
"""Between two steps of the dots of one who thinks."""


class TableShow(QGraphicsView):
    """The cloth and all that is shown on it. Focus and input are added by the classes that extend it."""

    finished = Signal()
    """All that `perform` was told is shown; also sent when it was cut short. Not sent by `present`."""
    look_held = Signal(bool)
    """Curtain: Space or the button is held down (True), let go (False)."""
    keep_showing = Signal()
    """Curtain: keep showing for this turn."""
    choice_made = Signal(object)
    """The value of the `Choice` whose button was pressed, or the action that answers the question."""
    deck_changed = Signal(object)
    """The `Deck` whose cards lie on the table from now on."""
    faces_changed = Signal()
    """All faces are there at another size, or of another deck."""
    deck_failed = Signal(str)
    """Why the deck is not changed."""
    resized = Signal()
    """The table has another size, and all on it lies anew."""
    question_dismissed = Signal()
    """The question was put away without an answer: no tricks are claimed."""
    law_asked = Signal(str)
    """The text of the law with this id is wanted."""

    _ready = False
    _before: Picture = BLANK

    def __init__(self, deck: Deck | None, looks: Looks, parent: QWidget | None, kept: Kept = none_kept) -> None:
        super().__init__(parent)
        deck = read_deck(find_deck()) if deck is None else deck
        self.setObjectName("table")
        self.setAccessibleName(tr("Card table"))
        self._kit = Kit(deck, Faces(deck, self, kept), looks, table_theme(looks))
        self._scene = TableScene(self._kit, self)
        self.stage = self._scene.stage
        self._picture = BLANK
        self._last_shown = False
        self._coming: Faces | None = None
        self._told: Prompt | None = None
        self._say = phrases()
        # A viewport of our own making: the wrapper of Qt's own dies with whatever widget last returned it on a walk
        # along the focus chain.
        surface = QWidget()
        self.setViewport(surface)
        self._set_up()
        self.overlay = Overlay(surface, self.works)
        self.choices = ChoiceRow(surface)
        self.question = QuestionPanel(self._kit.face_apart, surface)
        self.notice = NoticeBox(surface)
        self.curtain = CurtainPanel(surface)
        self.giving = GivingLayer(self._giving_back, surface)
        self.announcer = Announcer(self)
        self._refusal = self._timer(REFUSAL, self._unrefuse)
        self._soon = self._timer(0, self.finished.emit)
        self._dots = QTimer(self)
        self._dots.setInterval(DOTS_MS)
        self._dots.timeout.connect(self._count_dots)
        self.stage.done.connect(self._played)
        self._kit.faces.changed.connect(self._faces_there)
        for holder in (self.overlay, self.choices, self.question, self.notice, self.curtain, self.giving):
            holder.released.connect(self.setFocus)
        self.choices.chosen.connect(self.choice_made)
        self.giving.chosen.connect(self.choice_made)
        self.giving.said.connect(self.announce)
        self.question.chosen.connect(self.choice_made)
        self.notice.chosen.connect(self.choice_made)
        self.notice.put_away.connect(self._notice_away)
        self.notice.said.connect(self.announce)
        self.notice.stepped.connect(self._lay_notice)
        self.question.dismissed.connect(self.question_dismissed)
        self.question.said.connect(self.announce)
        self.question.put_aside.connect(self._put_aside)
        self.question.resized.connect(self._relay)
        self.question.law_asked.connect(self.law_asked)
        self.curtain.look_held.connect(self.look_held)
        self.curtain.keep_showing.connect(self.keep_showing)
        program = QCoreApplication.instance()
        if program is not None:
            program.aboutToQuit.connect(self.close_faces)
        self._ready = True

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setInteractive(False)

    def _timer(self, ms: int, slot: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(slot)
        return timer

    # --- for those that build on it ---

    @property
    def chosen(self) -> Card | None:
        """The card that was chosen and waits to be played."""
        return None

    @property
    def along(self) -> Card | None:
        """The card that comes along with the one that is played next."""
        return None

    def raised(self) -> frozenset[Slot]:
        """What is lifted."""
        return frozenset()

    def show_states(self) -> None:
        """Show on the cards what is dimmed, in focus, chosen, played last."""
        self._scene.states(focus=None, chosen=None, last_trick=self._last_shown)

    def keep_focus(self, before: Picture) -> None:
        """Another picture is shown: bring the focus where it belongs."""

    def settle_focus(self) -> None:
        """Another picture lies: bring a keyboard that is at the table as a whole to what it acts on."""

    def forget_chosen(self) -> None:
        """Another picture is shown: nothing is chosen any more."""

    def forget_pointer(self) -> None:
        """Another picture is shown: what was pressed or carried is forgotten."""

    def works(self, key: str) -> bool:
        """Whether a region of the table does something when it is pressed."""
        return False

    # --- what is shown ---

    def card_width(self, scale: float) -> float:
        """Return how wide the cards of this picture would be at another scale, px."""
        return self._scene.lay(replace(self._picture.facts, scale=scale)).metrics.cw

    @property
    def picture(self) -> Picture | None:
        """What is shown, or being moved to."""
        return None if self._picture is BLANK else self._picture

    @property
    def scene_items(self) -> TableScene:
        """The scene, for those who look from outside."""
        return self._scene

    @property
    def shows_note(self) -> bool:
        """Whether the note of the picture has a place where it covers nothing."""
        return self._scene.note.isVisible()

    @property
    def busy(self) -> bool:
        """Whether something is being shown that `finished` will end."""
        return self.stage.playing or self._soon.isActive()

    @property
    def faces(self) -> Faces:
        """The pictures of the cards on the table."""
        return self._kit.faces

    @property
    def looks(self) -> Looks:
        """The looks in use."""
        return self._kit.looks

    @property
    def times(self) -> Times:
        """How long things take."""
        return Times(self._kit.looks.speed, self._kit.looks.reduced_motion)

    def set_looks(self, looks: Looks) -> None:
        """Other looks, at once. What compose puts into the picture (jumbo, rows, order) needs a new picture too."""
        if looks != self._kit.looks:
            self._kit.looks = looks
            self._restyle()

    # --- the deck ---

    def change_deck(self, faces: Faces) -> None:
        """Change to the deck of these pictures when all of them are drawn; `deck_changed` or `deck_failed` follows."""
        if self._coming is not None:
            self._coming.give_up()
            self._coming.deleteLater()
        self._coming = faces
        faces.changed.connect(lambda: self._take_deck(faces))
        faces.failed.connect(lambda words: self._leave_deck(faces, words))
        kit, looks = self._kit, self._kit.looks
        style = faces.deck.style(four_colours=looks.four_colours, jumbo=looks.jumbo, letters=looks.letters)
        facts = replace(self._scene.sized(self._picture.facts), rho=faces.deck.rho)
        if faces.ask(style, layout(facts).metrics.cw, kit.ratio):
            self._take_deck(faces)

    def _take_deck(self, faces: Faces) -> None:
        if faces is not self._coming:
            return
        self._coming = None
        before, kit = self._kit.faces, self._kit
        before.changed.disconnect(self._faces_there)
        before.give_up()
        before.deleteLater()
        kit.change_deck(faces)
        faces.changed.connect(self._faces_there)
        self._restyle()
        self.faces_changed.emit()
        self.deck_changed.emit(faces.deck)

    def _faces_there(self) -> None:
        self._scene.update()
        self.faces_changed.emit()

    def _leave_deck(self, faces: Faces, words: str) -> None:
        if faces is self._coming:
            self._coming = None
            faces.deleteLater()
            self.deck_failed.emit(words)

    def _restyle(self) -> None:
        busy = self.busy
        self._soon.stop()
        self._kit.theme = table_theme(self._kit.looks)
        self._scene.repaint_cloth()
        self._relay()
        self._scene.update()
        if busy:
            self._soon.start()  # the film is cut

    def present(self, picture: Picture) -> None:
        """Show a picture at once; anything that moves is cut."""
        self._soon.stop()
        before, self._picture = self._picture, picture
        self.forget_pointer()
        if picture != before:
            self._told = None
            self._refusal.stop()
            self._last_shown = False
            self.forget_chosen()
        self.keep_focus(before)
        self._relay()
        self.settle_focus()

    def perform(self, events: Sequence[SeatEvent], picture: Picture) -> None:
        """Show how ``events`` lead from the picture shown to ``picture``; `finished` follows, never before return."""
        if self.busy:
            self.snap()
        if self._last_shown:
            self.show_last_trick(False)
        before, self._picture = self._picture, picture
        self.forget_pointer()
        self._told = None
        self.forget_chosen()
        self._refusal.stop()
        self.overlay.foretell(picture, self.describe)
        times = self.times
        if times.speed != "off" and self.isVisible() and picture.curtain is None:
            told = cues(events, before, picture, self._scene.sized(picture.facts), times)
            if told:
                self.stage.seats = picture.seats
                if deals(events):
                    self._scene.furnish(opening(picture))
                else:
                    self._scene.foretell(picture, gathers(events))
                    if picture.calls and picture.calls != before.calls:
                        self._scene.show_calls(called(events, before, picture))
                self._show_asking(None)
                if self.stage.play(told, self._scene.lay, times.reduced):
                    self._before = before
                    return
        self._before = before
        self._arrive()
        self._turn_slip()
        self._soon.start()

    def snap(self) -> None:
        """End all motion now: every card is where the picture has it. `finished` is sent if something was shown."""
        if not self.busy:
            return
        waiting = self._soon.isActive()
        self._soon.stop()
        if not waiting:
            self._arrive()
        self.finished.emit()

    def _played(self) -> None:
        self._arrive()
        self._turn_slip()
        self.finished.emit()

    def _arrive(self) -> None:
        """The film is over: the picture stands."""
        self.keep_focus(self._before)
        self._relay()
        self.settle_focus()

    def _turn_slip(self) -> None:
        """The paper of a tray lies with its other face up: it was turned over (DW-TR-2)."""
        before, now = (None if one.trump is None else one.trump.slip for one in (self._before, self._picture))
        if before is not None and now is not None and before.title == now.title and before.down != now.down:
            times, item = self.times, self._scene.trump
            self.stage.change(item, 0 if times.reduced else times.of("turn"), item.turn_slip)

    def _relay(self) -> None:
        """Lay everything out again, at once."""
        self.question.ask(None if self._picture.curtain is not None else self._picture.question, self)
        self._picture = self._with_room(self.question.applied(self._picture))
        self._scene.show_picture(self._picture, self.raised(), self._last_shown)
        self._ask_faces()
        self.show_states()
        self._show_prompt()
        self._show_asking(self._picture)
        self.overlay.sync(self._picture, self._scene.table, self.describe, self._scene.pill_boxes())
        self.overlay.lead_on(self.notice.buttons)
        thinking = any(plate.thinking for plate in self._picture.plates.values())
        if thinking and not self._dots.isActive():
            self._dots.start()
        elif not thinking:
            self._dots.stop()

    def _with_room(self, picture: Picture) -> Picture:
        """Return ``picture`` with the trick so high, and tags so, that what the law asks does not hide them."""
        plain = replace(picture.facts, trick_up=0.0, tags_up=False)
        table = self._scene.lay(replace(plain, raised=self.raised()))
        up = self.question.trick_up(table) if plain.trick and picture.question is not None else 0.0
        tags = picture.question is not None and self.question.hides_tags(table)
        return replace(picture, facts=replace(plain, trick_up=up, tags_up=tags))

    def _put_aside(self) -> None:
        """Cards of the dummy lie in the box that asks, or no longer."""
        before, self._picture = self._picture, self.question.applied(self._picture)
        self.keep_focus(before)
        self._relay()

    def _lay_notice(self) -> None:
        """The notice lies where there is room, and its buttons are told to the overlay."""
        self.notice.lie_beside(self._scene.table, [*self._scene.covered(), *self._scene.hung()])
        self.overlay.lead_on(self.notice.buttons)

    def _show_asking(self, picture: Picture | None) -> None:
        """Buttons, question and curtain of a picture; none while something moves."""
        if picture is None:
            self.question.hide_question()
        else:
            self.question.lie(self._scene.table, self._scene.covered())
        if picture is None:
            self.notice.rest()
        else:
            self.notice.offer(None if picture.curtain is not None else picture.notice)
        self._lay_notice()
        self.choices.show_choices(() if picture is None or picture.curtain else picture.choices)
        table = self._scene.table
        self.choices.lie(table.metrics.cx, table.metrics.prompt_y - 10, table.metrics.screen)
        self.curtain.show_card(None if picture is None else picture.curtain)
        self.giving.offer(None if picture is None else picture.giving)
        if picture is not None and picture.giving is not None:
            self.giving.lie(self.viewport().size(), table)
        if picture is not None and picture.curtain is not None:
            rho = table.metrics.rho
            shown = [pose.rect(rho) for slot, pose in table.cards.items() if slot in table.hit and slot[1] != "top"]
            self.curtain.lie(self.viewport().size(), table.metrics.m, shown)
            self.curtain.raise_()

    def face_apart(self, card: Card, width: float) -> QPixmap:
        """The picture of a card that lies apart from the table, so wide."""
        return self._kit.face_apart(card, width)

    def _giving_back(self, width: float) -> QPixmap:
        """The back of the pack that is cut, so wide."""
        return self._kit.back_apart(width)

    def _notice_away(self, value: object) -> None:
        """What the law offers was put away: the word that its last button stands for is told."""
        if value is not None:
            self.choice_made.emit(value)

    def _ask_faces(self) -> None:
        """Have the faces rendered for this size, off the paint path; the old ones are stretched meanwhile."""
        kit = self._kit
        kit.ratio = self.devicePixelRatioF()
        if not self.isVisible():
            return
        if kit.faces.shown is None:
            kit.faces.warm(kit.style, kit.cw, kit.ratio)
        else:
            kit.faces.ask(kit.style, kit.cw, kit.ratio)

    # --- words ---

    def refuse(self, words: str) -> None:
        """Say in the prompt for two seconds why something cannot be done, blinking once."""
        self._refusal.start()
        self._told = Prompt(words, tone="refusal")
        self._show_told()
        self.stage.fade_in(self._scene.prompt, self.times.of("prompt"), 0.25)
        self.announce(words, assertive=True)

    def _unrefuse(self) -> None:
        self._told = None
        self._show_told()

    def _show_told(self) -> None:
        """Another prompt for the same picture: it must not lie under a question."""
        self._show_prompt()
        if self.question.isVisible():
            self.question.lie(self._scene.table, self._scene.covered())

    def tell(self, prompt: Prompt | None) -> None:
        """Another prompt, until the next picture; None: the picture's own again."""
        self._refusal.stop()
        self._told = prompt
        self._show_told()

    def _show_prompt(self) -> None:
        prompt = self._told or self._picture.prompt
        if self._told is None and self._last_shown:
            prompt = Prompt(self._say("prompt.last_trick"))
        if self._told is None and self.chosen is not None:
            key = "prompt.enter" if self.along is None else "prompt.along"
            prompt = Prompt(self._say(key, card=self.chosen))
        item = self._scene.prompt
        changes = prompt is not None and (prompt.words != item.prompt.words or not item.isVisible())
        self._scene.show_prompt(prompt)
        if changes and self.isVisible():
            self.stage.fade_in(item, self.times.of("prompt"), 0.3)

    def announce(self, words: str, *, assertive: bool = False) -> None:
        """Let a screen reader say this; what comes faster than 400 ms is joined."""
        self.announcer.say(words, assertive=assertive)

    def describe(self, card: Card) -> str:
        """What a screen reader adds to a card: playable, or why not, or that it is the turned trump."""
        picture, say = self._picture, self._say
        if self.question.takes(card):
            what = say("put.card")
        elif card in picture.playable:
            what = say("card.playable")
        elif card in picture.dimmed:
            what = say("card.not_playable", why=picture.why)
        else:
            what = say("card.not_now")
        if picture.values is not None and card in picture.values.spoken:
            what = picture.values.spoken[card]
        return say("card.turned_and", what=what) if card == picture.turned else what

    def _count_dots(self) -> None:
        for plate in self._scene.plates.values():
            if plate.isVisible() and plate.plate.thinking:
                plate.dots = plate.dots % 3 + 1
                plate.update()

    # --- the last trick ---

    @property
    def last_trick_shown(self) -> bool:
        """Whether the last trick lies turned up."""
        return self._last_shown

    def show_last_trick(self, on: bool = True) -> None:
        """Turn up the last trick, if the picture has one that may be looked at; the next click turns it down."""
        on = on and bool(self._picture.last_trick)
        if on != self._last_shown:
            self.snap()
            self._last_shown = on
            self._relay()

    # --- Qt ---

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Relay at once; a film that runs is cut."""
        super().resizeEvent(event)
        size = event.size()
        if self._scene.sceneRect().size().toSize() == size:
            return
        busy = self.busy
        self._soon.stop()
        self._scene.resize(size.width(), size.height())
        self.forget_pointer()
        if busy:
            self.keep_focus(self._before)
        self._relay()
        if busy:
            self._soon.start()
        self.resized.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """The first faces are rendered before the first paint."""
        super().showEvent(event)
        self._ask_faces()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._ready:
            self._restyle()

    def sizeHint(self) -> QSize:
        """A good size."""
        return QSize(1366, 676)

    def minimumSizeHint(self) -> QSize:
        """Small enough for a window of 800 by 600."""
        return QSize(640, 420)

    def close_faces(self) -> None:
        """Wait for what is being rendered; before the program ends."""
        self._kit.faces.close()
        if self._coming is not None:
            self._coming.close()
