"""What do the context menus of the table offer? One for a card, and one for a plate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.record.people import PERSON
from dummywhist.ui.controls.mnemonics import letter_of, lettered
from dummywhist.ui.desk.commands import COMMANDS, in_context
from dummywhist.ui.desk.offering import may_draw
from dummywhist.ui.desk.window import TableWindow, close_menus
from dummywhist.ui.scene.buttons import card_name
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.doing import words_within

if TYPE_CHECKING:  # at run time the program alone imports them, late
    from dummywhist.ui.desk.sheets import Sheets


class MenuDesk(Protocol):
    """What the menus need of the program."""

    @property
    def window(self) -> TableWindow:
        """The window."""

    @property
    def sitting(self) -> Sitting | None:
        """Who sits at the table."""

    @property
    def sheets(self) -> Sheets:
        """The sheets and docks."""


def _menu(window: TableWindow, name: str) -> QMenu:
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(name)
    menu.triggered.connect(close_menus)
    return menu


def _apart(window: TableWindow, words: str) -> str:
    """Return words for an entry above the commands of the table, with a letter that is none of theirs."""
    taken = [letter_of(window.actions_by_key[command.key].text()) for command in in_context()]
    return lettered((words,), taken)[0]


def card_menu(desk: MenuDesk, card: Card | None, at: QPoint) -> None:
    """Open the menu of the table, and of ``card`` if one was clicked: play it, or ask why it was played."""
    sitting = desk.sitting
    if sitting is None:
        return
    menu = _menu(desk.window, tr("Card table") if card is None else card_name(card))
    seen = sitting.view_now()
    last = () if seen is None or seen.last_trick is None else seen.last_trick.cards
    if card is not None and seen is not None and (card in seen.trick or card in last):
        ask = menu.addAction(_apart(desk.window, tr("Why the {card:card}?", card=card)))
        ask.triggered.connect(lambda: desk.sheets.looking.why_card(card))
        if card in seen.trick and may_draw(sitting):
            _holding(desk.window, sitting, menu)
            menu.addAction(desk.window.actions_by_key["draw_trick"])
        menu.addSeparator()
    elif card is not None and sitting.conductor.mode is Mode.PERSON:
        lawful = seen is not None and play_of(card) in seen.options
        words = tr("Play the {card:card}" if lawful else "Why not the {card:card}?", card=card)
        play = menu.addAction(_apart(desk.window, words))
        play.triggered.connect(lambda: sitting.conductor.propose(play_of(card)))
        menu.addSeparator()
    for command in in_context():
        if command.submenu:
            menu.addMenu(desk.window.submenus[command.key])
        else:
            menu.addAction(desk.window.actions_by_key[command.key])
    menu.popup(at)


def _holding(window: TableWindow, sitting: Sitting, menu: QMenu) -> None:
    """Let nobody play on while ``menu`` is open: what it offers would be gone before it is chosen."""
    sitting.conductor.hold(True)
    menu.aboutToHide.connect(lambda: sitting.conductor.hold(window.central.covered))


def plate_menu(desk: MenuDesk, player: Player, at: QPoint) -> None:
    """Open the menu of a plate: why its player chose last, and the proof; who sits there."""
    sitting = desk.sitting
    if sitting is None:
        return
    menu, seats = _menu(desk.window, sitting.names()[player]), desk.window.actions_by_key[COMMANDS["seats"].key]
    case = desk.sheets.looking.last_case(player)
    if case is not None and sitting.conductor.kind(player) != PERSON:
        words = words_within(case.action)
        taken = letter_of(seats.text())
        why, proof = lettered((tr("Why {words}?", words=words), tr("Prove it: {words}", words=words)), taken)
        menu.addAction(why).triggered.connect(lambda: desk.sheets.looking.why_player(player))
        menu.addAction(proof).triggered.connect(lambda: desk.sheets.looking.why_player(player, prove=True))
        menu.addSeparator()
    calls = desk.window.actions_by_key[COMMANDS["calls"].key]
    if calls.isEnabled():
        menu.addAction(calls)
    menu.addAction(seats)
    menu.popup(at)
