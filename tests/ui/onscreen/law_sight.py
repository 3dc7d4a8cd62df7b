"""What of the law is to be seen in the window, and where? For `sight.py`, in pixels of the screen."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text, suit_text
from dummywhist.ui.controls.fresh import is_fresh
from dummywhist.ui.desk.program import Program
from dummywhist.ui.scene.card_item import State
from dummywhist.ui.scene.furniture import ClothItem, Tag
from dummywhist.ui.scene.laws import led_suit
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.scene.questions.box import PlainButton
from dummywhist.ui.scene.questions.law_bar import LawBar, ReplyButton
from dummywhist.ui.scene.questions.paint import width_of
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.scene.table_view import TableView

Box = list[int]
"""x, y, width, height."""
INDEX = 0.3, 0.4
"""How much of a card its index takes, of its width and height, at its upper left corner."""


def told(program: Program) -> dict[str, Any]:
    """Return what is to be seen of the law."""
    view = program.view
    picture, scene = view.picture, view.scene_items
    assert picture is not None
    curtain = view.curtain.keep if view.curtain.isVisible() else None
    return {
        "bar": _bar(view),
        "notice": _notice(view),
        "curtain": [] if curtain is None or is_fresh(curtain) else _middle(curtain),
        "curtain_words": "" if curtain is None else view.curtain.accessibleName(),
        "plates": {place: [plate.name, plate.role] for place, plate in picture.plates.items()},
        "chips": {place: chip.words for place, chip in picture.calls.items() if scene.calls[place].isVisible()},
        "tags": [[tag._words, _box(view, _seen(tag))] for tag in _tags(view) if tag.isVisible()],
        "dashed": [card_text(card) for card in _lying(view) if _dashed(view, card)],
        "prompt": scene.prompt.prompt.words if scene.prompt.isVisible() else "",
        "said": program.window.said.text(),
        "trick": {card_text(card): _of_slot(view, ("trick", place)) for place, card in picture.facts.trick},
        "hand": [_box(view, pose.rect(scene.table.metrics.rho)) for slot, pose in scene.table.cards.items()
                 if slot[0] == "hand"],
        "called": {card_text(card): _of_slot(view, slot_of(picture.facts, card)) for _, card in picture.facts.called},
        "ahead": {card_text(card): _place(view, card) for card in sorted(picture.ahead)},
        "shown": {card_text(card): _place(view, card) for card in sorted(picture.shows)},
        "demands": {card_text(card): _place(view, card) for card in sorted(picture.demands)},
        "faces": sorted({
            f"{slot[0]} {card_text(item.card)}"
            for slot, item in view.stage._at.items() if item.card is not None and item.isVisible()
        }),
        "follow": _follow(program),
        "well": _box(view, scene.table.well),
        "table": _box(view, Rect(0, 0, view.viewport().width(), view.viewport().height() - scene.table.metrics.under)),
        "corner": {
            what: _box(view, _seen(item))
            for what, item in (("the own plate", scene.plates["bottom"]), ("the own tricks", scene.labels["bottom"]))
            if item.isVisible()
        },
        "pills": {key: _box(view, rect) for key, rect in scene.pill_boxes().items()},
        "scale": scene.table.metrics.u,
    }  # fmt: skip


def _follow(program: Program) -> str:
    """Return the letter of the suit that was led, if one was."""
    seen = None if program.sitting is None else program.sitting.view_now()
    led = None if seen is None else led_suit(seen)
    return "" if led is None else suit_text(led)


def _tags(view: TableView) -> list[Tag]:
    """Return the tags of the law: at cards that may be called, that were played too soon, or led out of turn."""
    scene, picture = view.scene_items, view.picture
    led = [scene.led] if picture is not None and picture.astray else []
    return [*scene.tags.values(), *scene.early.values(), *led]


def _middle(widget: QWidget) -> list[int]:
    at = widget.mapToGlobal(widget.rect().center())
    return [at.x(), at.y()]


def _box(view: TableView, rect: Rect) -> Box:
    at = view.viewport().mapToGlobal(QPoint(round(rect.x), round(rect.y)))
    return [at.x(), at.y(), round(rect.width), round(rect.height)]


def _seen(item: ClothItem) -> Rect:
    box = item.mapRectToScene(item.box)
    return Rect(box.x(), box.y(), box.width(), box.height())


def _of_slot(view: TableView, slot: Any) -> Box:
    """Where the index of a card lies."""
    table = view.scene_items.table
    if slot is None or slot not in table.cards:
        return []
    rect = table.cards[slot].rect(table.metrics.rho)
    return _box(view, Rect(rect.x, rect.y, rect.width * INDEX[0], rect.height * INDEX[1]))


def _lying(view: TableView) -> list[Card]:
    assert view.picture is not None
    facts = view.picture.facts
    lying = [card for _, card in (*facts.trick, *facts.called)]
    return [*lying, *(card for card in view.picture.liable if card not in lying)]


def _dashed(view: TableView, card: Card) -> bool:
    item = view.stage.item_of(card)
    return item is not None and bool(item.state & State.LIABLE)


def _place(view: TableView, card: Card) -> list[int]:
    """Return a place where this card, and no other, is hit."""
    assert view.picture is not None
    table, slot = view.scene_items.table, slot_of(view.picture.facts, card)
    if slot is None or slot not in table.hit:
        return []
    box = table.hit[slot]
    places = [(box.centre.x, box.y + box.height * share) for share in (0.5, 0.3, 0.15, 0.08)]
    at = next((at for at in places if table.slot_at(*at) == slot), places[0])
    found = view.viewport().mapToGlobal(QPointF(*at).toPoint())
    return [found.x(), found.y()]


def _paper(box: QWidget, body: QRectF) -> Box:
    at = box.mapToGlobal(QPoint(round(body.x()), round(body.y())))
    return [at.x(), at.y(), round(body.width()), round(body.height())]


def _buttons(buttons: Sequence[PlainButton]) -> list[dict[str, Any]]:
    """What stands on buttons, where, and whether there is room for it."""
    found = []
    for button in buttons:
        scale, small = button.scale, button.reply.small if isinstance(button, ReplyButton) else ""
        wide = max(width_of(button.text(), scale.font(14, 600)), width_of(small, scale.font(12, 400)) if small else 0.0)
        found.append({
            "words": button.text(), "small": small, "at": _middle(button), "focus": button.hasFocus(),
            "cut": wide > button.width() - 8, "primary": button.primary,
            "fresh": is_fresh(button), "seen": button.isVisible() and not button.visibleRegion().isEmpty(),
        })  # fmt: skip
    return found


def _bar(view: TableView) -> dict[str, Any] | None:
    bar = view.question.box if view.question.asks else None
    if not isinstance(bar, LawBar) or not view.question.isVisible():
        return None
    body, scale = bar.body, bar.scale
    head = width_of(bar.title, scale.font(14.5, 600)) + width_of(bar._proof and "", scale.font(12.5))
    return {
        "title": bar.title, "proof": bar._proof, "count": bar.question.count, "rule": bar.question.rule,
        "spoken": bar.spoken, "paper": _paper(bar, body), "buttons": _buttons(bar.buttons),
        "law": _middle(bar.link), "cut": head > bar.link.x() - body.x() - scale.px(18 + 19 + 10),
        "proof_cut": width_of(bar._proof, scale.font(12.5)) > body.width() - scale.px(2 * 18),
    }  # fmt: skip


def _notice(view: TableView) -> dict[str, Any] | None:
    box = view.notice
    if not box.isVisible() or box.notice is None:
        return None
    return {
        "title": box.notice.title, "story": box.notice.story, "rule": box.notice.rule, "spoken": box.spoken,
        "paper": _paper(box, box.body), "buttons": _buttons(box.buttons),
    }  # fmt: skip
