"""Which items are on the cloth? All of the table, and how a picture is put on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QBrush, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from dummywhist.engine.cards.card import Card
from dummywhist.ui.scene.card_item import State
from dummywhist.ui.scene.corner_items import MarkerItem, StripItem, TrumpItem
from dummywhist.ui.scene.furniture import (
    ClothItem,
    CountDisc,
    KeptLabel,
    PacketLabel,
    StillPack,
    Tag,
    VerdictItem,
    Well,
)
from dummywhist.ui.scene.kit import Kit
from dummywhist.ui.scene.layout import layout, lifted
from dummywhist.ui.scene.layout.types import PLACES, Facts, OwnHand, Place, Rect, Slot, Table
from dummywhist.ui.scene.layout.values import value_places
from dummywhist.ui.scene.parts import Picture, Prompt
from dummywhist.ui.scene.pills import CallItem, NoteItem, PlateItem, PromptItem
from dummywhist.ui.scene.proof_item import ProofItem
from dummywhist.ui.scene.questions.asking_room import CALL_HEIGHT, blocks, call_room
from dummywhist.ui.scene.questions.law_room import ABOVE_HAND, TALLEST, bar_foot
from dummywhist.ui.scene.slots import contents, seat_name
from dummywhist.ui.scene.stage import Stage
from dummywhist.ui.scene.valued import CourseItem, ValuesItem

BLANK: Final = Picture(Facts(1366, 676, bottom=OwnHand(())))


class TableScene(QGraphicsScene):
    """Everything on the cloth. It gets a picture and a size, and lays it out; it knows no rules and no clock."""

    def __init__(self, kit: Kit, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.kit = kit
        self.picture = BLANK
        self._laid: tuple[Facts, Table] = BLANK.facts, layout(BLANK.facts)
        self.table: Table = self._laid[1]
        self.stage = Stage(self, kit, self)
        self.well = Well(kit)
        self.trump = TrumpItem(kit)
        self.strip = StripItem(kit)
        self.marker = MarkerItem(kit)
        self.plates = {place: PlateItem(kit, place) for place in PLACES}
        self.sitter = PlateItem(kit, "top")
        self.counts = {place: CountDisc(kit, place) for place in PLACES}
        self.labels = {place: PacketLabel(kit, place) for place in PLACES}
        self.kept = KeptLabel(kit)
        self.calls = {place: CallItem(kit, place) for place in PLACES}
        self.still = StillPack(kit)
        self.led = Tag(kit)
        self.tags = {place: Tag(kit, f"tag:{place}", "loss", "paper") for place in PLACES}
        self.early = {place: Tag(kit, f"early:{place}", "loss", "paper") for place in PLACES}
        self.prompt = PromptItem(kit)
        self.verdict = VerdictItem(kit)
        self.proof = ProofItem(kit)
        self.note = NoteItem(kit)
        self.values = ValuesItem(kit)
        self.course = CourseItem(kit)
        self._cloth = QPixmap()
        self.furniture: tuple[ClothItem, ...] = (
            self.well, self.trump, self.strip, self.marker, *self.plates.values(), self.sitter, *self.counts.values(),
            *self.labels.values(), self.kept, *self.calls.values(), self.still, self.led, *self.tags.values(),
            *self.early.values(), self.prompt,
            self.verdict, self.proof, self.note, self.values, self.course,
        )  # fmt: skip
        for item in self.furniture:
            self.addItem(item)

    # --- the size ---

    def sized(self, facts: Facts, raised: frozenset[Slot] | None = None) -> Facts:
        """``facts`` on this table; ``raised``: with these cards lifted and no others."""
        rect, text = self.sceneRect(), self.kit.theme.fonts.scale
        return replace(
            facts,
            width=rect.width(),
            height=rect.height(),
            rho=self.kit.rho,
            text=text,
            under=facts.under * text,
            raised=facts.raised if raised is None else raised,
        )

    def lay(self, facts: Facts) -> Table:
        """Where everything lies on this table; what lies as before is not laid out again to lift a card."""
        rest = self.sized(facts, frozenset())
        if rest != self._laid[0]:
            self._laid = rest, layout(rest)
        return lifted(self._laid[1], facts.raised)

    def resize(self, width: float, height: float) -> None:
        """Be so large; the picture has to be shown again."""
        self.setSceneRect(0, 0, width, height)

    def repaint_cloth(self) -> None:
        """The cloth has another colour or size."""
        self._cloth = QPixmap()
        self.invalidate()

    # --- the picture ---

    def show_picture(self, picture: Picture, raised: frozenset[Slot], last_trick: bool = False) -> None:
        """Set everything where this picture has it, at once."""
        self.stage.seats = picture.seats
        self.furnish(picture, raised, last_trick)
        facts = self.facts(raised, last_trick)
        self.stage.snap(contents(facts), self.table)

    def facts(self, raised: frozenset[Slot] = frozenset(), last_trick: bool = False) -> Facts:
        """What lies on the table: the picture's facts, with what the pointer raises, or the last trick in the well."""
        facts = replace(self.picture.facts, raised=raised)
        if last_trick and self.picture.last_trick:
            facts = replace(facts, trick=self.picture.last_trick, led=self.picture.last_trick[0][0])
        return facts

    def furnish(self, picture: Picture, raised: frozenset[Slot] = frozenset(), last_trick: bool = False) -> None:
        """Show everything of the picture but its cards."""
        self.picture = picture
        self.kit.pack = picture.pack
        self.table = table = self.lay(self.facts(raised, last_trick))
        mt = table.metrics
        self.kit.u, self.kit.narrow, self.kit.cw = mt.u, mt.narrow, mt.cw
        curtained = picture.curtain is not None
        self.well.lie(table.well)
        # Between deals and in an auction there is no trick to come, and what asks stands where it was.
        self.well.setVisible(
            not curtained
            and bool(picture.seats)
            and picture.proof is None
            and picture.giving is None
            and not ((picture.choices or picture.question is not None) and not picture.facts.trick)
        )
        self.trump.setVisible(picture.trump is not None)
        if picture.trump is not None:
            self.trump.show_sign(picture.trump, table.trump_tile, table.trump_text, table.slip)
        self.strip.setVisible(picture.strip is not None and table.tournee_title is not None)
        if picture.strip is not None and table.tournee_title is not None:
            self.strip.show_strip(picture.strip, table.tournee_title, table.tournee)
        self.marker.setVisible(picture.marker is not None)
        if picture.marker is not None:
            self.marker.show_marker(picture.marker, table.marker)
        self._show_plates(picture, table)
        self._show_counts(picture, table)
        self._show_packets(picture, table)
        self._show_calls(picture, table)
        self.still.setVisible(bool(picture.still) and table.still is not None)
        if picture.still and table.still is not None:
            self.still.show_pack(table.still)
        led = picture.last_trick[0][0] if last_trick and picture.last_trick else picture.led
        self.led.setVisible(led is not None and table.led is not None)
        if led is not None and table.led is not None:
            self.led.show_words(picture.led_word, table.led, wrong=picture.astray and not last_trick)
        for place, tag in self.tags.items():
            tag.setVisible(place in table.tags and bool(picture.liable_word))
            if place in table.tags and picture.liable_word:
                tag.show_words(picture.liable_word, table.tags[place])
        for place, tag in self.early.items():
            tag.setVisible(place in table.early and not last_trick)
            if place in table.early:
                tag.show_words(picture.early_word, table.early[place])
        self._show_verdict(picture, table)
        self._show_proof(picture, table)
        self._show_course(picture, table)
        self.show_prompt(picture.prompt)
        beside = self.beside()
        area = Rect(8, 8, table.metrics.width - 16, table.metrics.height - 16)
        self.note.setVisible(
            picture.note is not None
            and beside is not None
            and self.note.show_note(picture.note.words, beside, area, self._obstacles(table))
        )

    def foretell(self, picture: Picture, gathers: bool) -> None:
        """While cards are still on their way: how many are left. What a card leads to is shown when it lies."""
        table = self.lay(picture.facts)
        self._show_counts(picture, table)
        if gathers:
            self.led.setVisible(False)

    def show_calls(self, picture: Picture) -> None:
        """Show of this picture, while its cards are still on their way, only what was called and its prompt."""
        self._show_calls(picture, self.lay(picture.facts))
        self.show_prompt(picture.prompt)

    def _show_plates(self, picture: Picture, table: Table) -> None:
        for place, item in self.plates.items():
            plate, room = picture.plates.get(place), table.plates.get(place)
            item.setVisible(plate is not None and room is not None)
            if plate is not None and room is not None:
                item.set_name(f"plate:{seat_name(place, picture.seats)}")
                item.show_plate(plate, room)

        self.sitter.setVisible(picture.sitter is not None)
        if picture.sitter is not None:
            self.sitter.set_name("plate:sitter")
            self.sitter.show_plate(picture.sitter, table.sitter_plate)

    def _show_calls(self, picture: Picture, table: Table) -> None:
        """What was called, beside the plates."""
        if not picture.calls:
            for item in self.calls.values():
                item.setVisible(False)
            return
        corners = (self.sitter, self.trump, self.marker, self.strip)
        still = (*self.plates.values(), *self.labels.values(), self.kept, *corners)
        kept = [*blocks(table), *(_box(item) for item in still if item.isVisible())]
        for place, item in self.calls.items():
            chip, plate, room = picture.calls.get(place), self.plates[place], table.plates[place].rect
            item.setVisible(chip is not None)
            if chip is not None:
                size = (item.wide(chip), CALL_HEIGHT * table.metrics.u)
                beside = _box(plate) if plate.isVisible() else room
                item.show_chip(chip, call_room(table, place, size, beside, kept, over=chip.paper))
                kept.append(_box(item))

    def pill_boxes(self) -> dict[str, Rect]:
        """How far the plates and what was called reach, as ``plate:left`` and ``call:left``: as far as their words.

        And the ``proof`` of a revoke, which lies where it has room.
        """
        groups: dict[str, Mapping[Place, ClothItem]] = {"plate": self.plates, "call": self.calls}
        found = {
            f"{kind}:{place}": _box(item)
            for kind, group in groups.items()
            for place, item in group.items()
            if item.isVisible()
        }
        return {**found, "proof": _box(self.proof)} if self.proof.isVisible() else found

    def covered(self) -> list[Rect]:
        """What a box that asks must not cover: cards, plates, calls, the corners."""
        items = (*self.plates.values(), *self.calls.values(), self.trump, self.marker, self.strip, self.prompt)
        return [*blocks(self.table), *(_box(item) for item in items if item.isVisible())]

    def hung(self) -> list[Rect]:
        """The tags at cards in the trick, and at cards that may be called."""
        return [_box(tag) for tag in (self.led, *self.early.values(), *self.tags.values()) if tag.isVisible()]

    def _show_counts(self, picture: Picture, table: Table) -> None:
        """How many cards are left in closed hands."""
        for place, disc in self.counts.items():
            box = table.counts.get(place)
            disc.setVisible(box is not None and place in picture.counts)
            if box is not None and place in picture.counts:
                disc.show_count(picture.counts[place], box)

    def _show_packets(self, picture: Picture, table: Table) -> None:
        """How many tricks each side has."""
        for place, label in self.labels.items():
            pile, room = picture.packets.get(place), table.packet_labels.get(place)
            label.setVisible(pile is not None and room is not None)
            if pile is not None and room is not None:
                label.set_name(f"packets:{pile.side.lower()}")
                label.show_words(pile.words, room)
        told = table.quitted_told
        if picture.kept and told is not None:
            self.kept.show_lines(picture.kept, told)
        else:
            self.kept.setVisible(False)

    def show_prompt(self, prompt: Prompt | None) -> None:
        """Say this in the pill, or nothing; values over the own hand stand in its place while it is the picture's own.

        What the table says then is read all the same, in its region.
        """
        values = self.picture.values
        over = values is not None and values.place == "bottom"
        if over and prompt == self.picture.prompt:
            prompt = None
        prompt = prompt or Prompt("")
        self.prompt.setVisible(bool(prompt.words))
        self.prompt.show_prompt(prompt, self._prompt_room(self.prompt.width_of(prompt)), self.table.metrics.cx)
        self.values.setVisible(False)
        if values is not None and not (over and prompt.words):
            rows = values.rows
            cards = dict.fromkeys(card for row in rows for card in row.worth)
            self.values.show_values(values, value_places(self.table, values.place, cards, len(rows)))

    def _show_course(self, picture: Picture, table: Table) -> None:
        """The strip of the deal, under the table."""
        self.course.setVisible(picture.course is not None and table.under is not None)
        if picture.course is not None and table.under is not None:
            self.course.show_course(picture.course, table.under)

    def _show_verdict(self, picture: Picture, table: Table) -> None:
        """What the deal has decided, in the middle between what lies at the sides."""
        self.verdict.setVisible(picture.verdict is not None and table.verdict is not None)
        if picture.verdict is not None and table.verdict is not None:
            free, middle = self._beside(table.verdict), table.metrics.cx
            half = min(middle - free.x, free.right - middle, table.verdict.width / 2)
            room = replace(table.verdict, x=middle - half, width=2 * half)
            self.verdict.show_verdict(picture.verdict, room)

    def _show_proof(self, picture: Picture, table: Table) -> None:
        """The tricks that prove a revoke, in the middle over the bar of the law."""
        self.proof.setVisible(picture.proof is not None)
        if picture.proof is not None:
            mt = table.metrics
            opposite = [pose.rect(mt.rho).bottom for slot, pose in table.cards.items() if slot[1] == "top"]
            top = max([mt.m, *opposite, *(_box(item).bottom for item in (self.plates["top"],) if item.isVisible())]) + 8
            free = Rect(mt.m, top, mt.width - 2 * mt.m, bar_foot(table) - TALLEST * mt.u - ABOVE_HAND - top)
            beside = self._beside(free)
            half = min(mt.cx - beside.x, beside.right - mt.cx)
            self.proof.show_proof(picture.proof, mt, replace(beside, x=mt.cx - half, width=2 * half))

    def _prompt_room(self, wanted: float) -> Rect:
        """The room of the prompt: as wide as what lies beside it leaves.

        Words ``wanted`` px wide that have no room there lie over the foot of the trick: they must not be cut.
        """
        room = self._beside(self.table.prompt)
        return room if wanted <= room.width else self._beside(self.table.prompt, trick=False)

    def _beside(self, room: Rect, *, trick: bool = True) -> Rect:
        """``room`` from what lies left of the middle to what lies right of it; ``trick``: its cards count as well."""
        mt = self.table.metrics
        left, right = mt.m, mt.width - mt.m
        cards = (pose for slot, pose in self.table.cards.items() if trick or slot[0] != "trick")
        poses = [*cards, *([self.table.still] if self.table.still is not None else [])]
        lying = [pose.rect(mt.rho) for pose in poses]
        beside = (*self.plates.values(), *self.labels.values(), *self.calls.values(), self.sitter)
        for rect in (*lying, *(_box(item) for item in beside if item.isVisible())):
            if rect.y < room.bottom and room.y < rect.bottom:
                if rect.centre.x < mt.cx:
                    left = max(left, rect.right + 8)
                else:
                    right = min(right, rect.x - 8)
        return Rect(left, room.y, right - left, room.height)

    def _obstacles(self, table: Table) -> list[Rect]:
        """What a note or a hint must not cover: all that lies or is printed on the cloth, and where the trick lies."""
        return [
            *blocks(table), table.well, table.prompt,
            *(_box(item) for item in self.furniture if item.isVisible() and item is not self.note),
        ]  # fmt: skip

    def free_corner(self, width: float, height: float, above: float) -> Rect | None:
        """Return where a box of this size covers nothing: at the right or the left side, as low as can be.

        Its foot is not higher than ``above``.
        """
        table = self.table
        edge, obstacles = table.metrics.m, [*self._obstacles(table), *table.packets.values()]
        for x in (table.metrics.width - edge - width, edge):
            for foot in range(round(table.metrics.height - edge), round(above), -8):
                box = Rect(x, foot - height, width, height)
                if box.y >= edge and not any(_meet(box, other) for other in obstacles):
                    return box
        return None

    def beside(self) -> Rect | None:
        """What the note stands beside."""
        note, table = self.picture.note, self.table
        if note is None:
            return None
        if note.beside == "marker":
            return table.marker
        if note.beside == "packets":
            return next(iter(table.packets.values()), None)
        card = self.picture.turned
        slot = next((slot for slot, there in contents(self.picture.facts).items() if there == card), None)
        return None if slot is None or card is None else table.cards[slot].rect(self.kit.rho)

    def states(
        self, *, focus: Card | None, chosen: Card | None, last_trick: bool = False, advised: Card | None = None
    ) -> None:
        """Show on the cards what is dimmed, in focus, chosen, advised, played last, winning."""
        picture = self.picture
        shown: dict[Slot, State] = {}
        for slot, card in contents(self.facts(last_trick=last_trick)).items():
            if card is None:
                continue
            state = State.PLAIN
            if slot[0] in ("hand", "dummy", "turnup") and card in picture.dimmed:
                state |= State.DIMMED
            if slot[0] == "trick" and not last_trick:
                wrong = slot[1] in picture.facts.early or (picture.astray and slot[1] == picture.led)
                if wrong:
                    state |= State.LIABLE
                # When the trick is full it matters who won it, and no longer who came last.
                if picture.winning is None and slot[1] == picture.last and not wrong:
                    state |= State.LAST
                if slot[1] == picture.winning:
                    state |= State.WINNING
            if slot[0] == "called" or (slot[0] in ("hand", "dummy") and card in picture.liable):
                state |= State.LIABLE
            if card == focus:
                state |= State.FOCUS
            if card == chosen:
                state |= State.CHOSEN
            if card == advised:
                state |= State.ADVISED
            shown[slot] = state
        self.stage.states(shown)

    # --- the cloth ---

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth, painted once for each size and then copied."""
        size = self.sceneRect().size()
        ratio = self.kit.ratio
        wanted = (round(size.width() * ratio), round(size.height() * ratio))
        if (self._cloth.width(), self._cloth.height()) != wanted:
            self._cloth = self._paint_cloth(*wanted)
        rect = QRectF(rect)
        source = QRectF(rect.left() * ratio, rect.top() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, self._cloth, source)

    def _paint_cloth(self, width: int, height: int) -> QPixmap:
        cloth = QPixmap(max(width, 1), max(height, 1))
        painter = QPainter(cloth)
        brush: QBrush = self.kit.theme.cloth_brush(width, height)
        painter.fillRect(cloth.rect(), brush)
        painter.end()
        return cloth


def _box(item: ClothItem) -> Rect:
    return Rect(item.box.x(), item.box.y(), item.box.width(), item.box.height())


def _meet(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
