"""Draw every control, sheet and dock off screen, to be looked at: `python -m tools.gallery FOLDER`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QSizePolicy,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.art.faces import Faces, draw
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.buttons import (
    BarButton,
    Fold,
    IconButton,
    LinkButton,
    PillButton,
    PrimaryButton,
    SecondaryButton,
)
from dummywhist.ui.controls.choices import Check, Segmented, Switch
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.fields import SearchField, Select, Stepper, TextField
from dummywhist.ui.controls.labels import Avatar, HairLine, Notice, Tag, Text, Title, Well
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.panel import Panel
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.controls.tiles import PageList, Swatch, Tile
from dummywhist.ui.theme import CLOTHS, DARK, HIGH_CONTRAST, LIGHT, Fonts, Theme, apply, colour, current

TOOLS: Final = (
    ("New deal", "new_deal"), ("", ""), ("Undo", "undo"), ("Redo", "redo"), ("", ""), ("Hint", "hint"),
    ("Last trick", "last_trick"), ("Claim", "claim"), ("-", ""), ("Score", "score"), ("Rules", "rules"),
    ("Study", "study"),
)  # fmt: skip


class Cloth(QWidget):
    """A piece of cloth with a trump tile, to see the colours together."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The cloth, a tile, a plate and a prompt."""
        theme, painter = current(), QPainter(self)
        p = theme.palette
        painter.fillRect(self.rect(), theme.cloth_brush(self.width(), self.height()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(p.tile))
        painter.drawRoundedRect(QRectF(12, 12, 48, 48), 8, 8)
        draw_suit(painter, 1, QRectF(19, 19, 34, 34), theme.card_suit(1))
        theme.fonts.draw_title_in(painter, QRectF(72, 10, 300, 28), "Hearts are trumps", colour(p.ivory), 21)
        painter.setFont(theme.fonts.text(12, 500))
        painter.setPen(colour(p.ivory, 0.85))
        painter.drawText(72, 51, "8 turned for dummy")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(p.shade, p.shade_alpha))
        painter.drawRoundedRect(QRectF(self.width() - 224, 12, 212, 98), 10, 10)


def window(width: int, height: int) -> QMainWindow:
    """A window with bars and a cloth."""
    made = QMainWindow()
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    for name in ("Game", "Move", "View", "Study", "Rules", "Help"):
        made.menuBar().addMenu(name)
    corner = Text("English Dummy", 13, tone="mute")
    corner.setContentsMargins(0, 0, 12, 0)
    made.menuBar().setCornerWidget(corner)
    bar = QToolBar("Tools", made)
    bar.setMovable(False)
    made.addToolBar(bar)
    edge = QWidget()
    edge.setFixedWidth(5)
    bar.addWidget(edge)
    for words, icon in TOOLS:
        if words == "-":
            gap = QWidget()
            gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            bar.addWidget(gap)
        elif not words:
            bar.addSeparator()
        else:
            action = QAction(words, made)
            action.setEnabled(words != "Redo")
            if words in ("Score", "Rules", "Study"):
                action.setCheckable(True)
                action.setChecked(words == "Rules")
            bar.addWidget(BarButton(action, icon))
    made.statusBar().setSizeGripEnabled(False)
    made.statusBar().addWidget(Text("Edith led the ten of diamonds. Dummy played the jack, Max the king.", 13))
    made.statusBar().addPermanentWidget(Text("Deal 41 207   Trick 7 of 13   Saved", 12, tone="mute"))
    middle = QWidget(made)
    row = QHBoxLayout(middle)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(Cloth(), 1)
    made.setCentralWidget(middle)
    made.resize(width, height)
    made.show()
    return made


def rule_row(name: str, words: str, source: str, control: QWidget, *, below: bool = False) -> QVBoxLayout:
    """A rule as the rules dock writes it."""
    made = QVBoxLayout()
    made.setSpacing(2)
    head = QHBoxLayout()
    head.addWidget(Text(name, 14, 600), 1)
    if not below:
        head.addWidget(control, 0, Qt.AlignmentFlag.AlignTop)
    made.addLayout(head)
    made.addWidget(Text(words, 12, tone="mute", wrap=True))
    if below:
        line = QHBoxLayout()
        line.addWidget(control)
        line.addStretch()
        made.addLayout(line)
    foot = QHBoxLayout()
    foot.addWidget(Tag(source))
    if below:
        foot.addWidget(Text("Changed", 12, 600, "brass_text"))
    foot.addStretch()
    if below:
        foot.addWidget(LinkButton("Reset"))
    made.addLayout(foot)
    return made


def rules_dock(host: QMainWindow) -> Dock:
    """The rules dock beside the table."""
    dock = Dock("Rules")
    preset = Select([(1, "English Dummy, Foster: 1 changed"), (2, "American Dummy")], name="Preset")
    preset.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    dock.head.addWidget(preset)
    dock.head.addWidget(SearchField("Search rules"))
    dock.body.addWidget(HairLine())
    first = Fold("Table and tournée")
    turn = Switch(name="Take dummy in turn")
    turn.setChecked(True)
    first.inner.addLayout(rule_row("Take dummy in turn", "Three rubbers; each player has dummy once.", "Foster", turn))
    constant = Switch(name="Constant dummy")
    constant.setEnabled(False)
    first.inner.addLayout(
        rule_row("Constant dummy", "One player keeps dummy and concedes a point in each rubber.", "Foster", constant)
    )
    first.inner.addWidget(Notice("Not with “Take dummy in turn”. Turn that off first to use this rule."))
    dock.body.addWidget(first)
    dock.body.addWidget(HairLine())
    second = Fold("Scoring")
    second.heading.set_note("1 changed")
    points = Segmented([(5, "5"), (7, "7"), (10, "10")], 7, name="Points for game")
    second.inner.addLayout(
        rule_row("Points for game", "Points a side needs to win a game.", "Foster", points, below=True)
    )
    second.inner.addLayout(
        rule_row("Honours", "Four trump honours score 4, three score 2.", "Foster, Pagat", Switch(name="Honours"))
    )
    dock.body.addWidget(second)
    dock.body.addStretch()
    dock.add_button(SecondaryButton("Reset all to Foster"))
    dock.add_button(SecondaryButton("Save as preset"))
    middle = host.centralWidget()
    row = None if middle is None else middle.layout()
    if row is not None:
        row.addWidget(dock)
    return dock


def new_table(host: QWidget) -> Sheet:
    """The sheet for a new table."""
    sheet = Sheet(host, "New table", width=900, height=528)
    columns = QHBoxLayout()
    columns.setSpacing(22)
    games, tiles = QWidget(), QGridLayout()
    tiles.setContentsMargins(0, 0, 0, 0)
    tiles.setSpacing(4)
    for place, (name, line, pill) in enumerate(
        (
            ("English Dummy", "Dummy faces you, a rubber each.", "3"),
            ("Single Dummy Bridge", "Bid and choose which dummy is yours.", "2"),
            ("Double Dummy", "Both dummies open. Pure reckoning.", "2"),
            ("Humbug Whist", "Keep your hand or swap it unseen.", "2"),
            ("Mort", "The French game of dummy.", "3–4"),
            ("Thirteen and the Odd", "Seven tricks win, no more count.", "2"),
        )
    ):
        tile = Tile(name, line, pill)
        tile.setChecked(place == 0)
        tiles.addWidget(tile, place // 2, place % 2)
    tiles.setRowStretch(5, 1)
    games.setLayout(tiles)
    columns.addWidget(games, 1)
    right = QVBoxLayout()
    right.setContentsMargins(0, 0, 0, 0)
    right.setSpacing(5)
    right.addWidget(Title("English Dummy", 23))
    words = "Three players. One has the exposed hand as partner; after three rubbers each has had it once."
    right.addWidget(Text(words, 12.5, tone="mute", wrap=True))
    right.addSpacing(12)
    right.addWidget(Text("Seats", 13, 600))
    for place, (name, level) in enumerate((("You", 0), ("Edith", 1), ("Max", 1))):
        seat = QHBoxLayout()
        seat.setSpacing(8)
        seat.addWidget(Avatar(name, place))
        seat.addWidget(Text(name, 14, 600), 1)
        seat.addWidget(Select([(0, "Person here"), (1, "Computer, steady")], level, name=f"{name} is played by"))
        right.addLayout(seat)
    right.addWidget(Text("First dummy", 13, 600))
    cut = Segmented([(0, "Cut the cards"), (1, "Me")], name="First dummy")
    cut.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    right.addWidget(cut)
    right.addWidget(Text("Rules", 13, 600))
    right.addWidget(Select([(0, "Foster’s Hoyle: five up, honours")], name="Rules"))
    fair = Check("Prove each deal is fair")
    fair.setChecked(True)
    right.addWidget(fair)
    right.addStretch()
    box = QWidget()
    box.setFixedWidth(current().length(308))
    box.setLayout(right)
    columns.addWidget(box)
    sheet.body.addLayout(columns)
    sheet.add_button(SecondaryButton("Cancel"), press_closes=0)
    sheet.add_button(PrimaryButton("Sit down"), press_closes=1)
    return sheet


def score_sheet(host: QWidget) -> Sheet:
    """The score sheet with one line explained."""
    sheet = Sheet(host, "Score sheet", "Rubber I of three. You have dummy.", width=1040, height=660)
    columns = QHBoxLayout()
    columns.setSpacing(22)
    ledger = Ledger(["Deal", "What counted", "You", "Edith, Max"], numbers={2, 3}, name="Score")
    ledger.add_band("Game 1", "Treble, yours")
    ledger.add_line(["1", "Odd tricks, 9 won", "3", ""], "a")
    ledger.add_line(["", "Honours, three", "2", ""], "b")
    ledger.add_line(["", "Five up", "5", "0"], "c", total=True)
    ledger.add_band("Game 2", "In play")
    ledger.add_line(["2", "Odd tricks, 7 won", "", "1"], "d")
    ledger.add_line(["3", "Odd tricks, 7 won", "", "1"], "e")
    row = ledger.add_line(["", "Revoke by Max, three points", "3", ""], "f")
    ledger.add_line(["", "So far", "3", "2"], "g", total=True)
    ledger.add_band("Rubber so far")
    ledger.add_line(["", "Game points, one treble", "3", "0"], "h")
    ledger.choose(row)
    columns.addWidget(ledger, 1)
    well = Well(ground="paper2")
    well.setFixedWidth(current().length(392))
    side = QVBoxLayout(well)
    side.setContentsMargins(16, 12, 16, 12)
    side.addWidget(Title("Revoke by Max, deal 3", 22))
    story = "In trick 6 diamonds were led. Max played the 4 of clubs and later showed the 9 of diamonds."
    side.addWidget(Text(story, 13, wrap=True))
    side.addWidget(Text("How it was counted", 13, 600))
    counted = (("Penalty you chose", "Three points"), ("Revoke, counted first", "+3"), ("Your score now", "3"))
    for what, points in counted:
        line = QHBoxLayout()
        line.addWidget(Text(what, 13), 1)
        line.addWidget(Text(points, 14, 600, tabular=True))
        side.addLayout(line)
        side.addWidget(HairLine())
    words = "Rule: a revoke costs three tricks or three points, as the other side chooses."
    side.addWidget(Notice(words, ground="tint2", tone="ink", weight=400))
    links = QHBoxLayout()
    links.addWidget(LinkButton("Replay this deal"))
    links.addStretch()
    links.addWidget(LinkButton("Show trick 6"))
    side.addLayout(links)
    side.addStretch()
    columns.addWidget(well)
    sheet.body.addLayout(columns)
    sheet.set_note("Settlement at the end of the tournée.")
    sheet.add_button(SecondaryButton("Copy"))
    sheet.add_button(SecondaryButton("Print"))
    sheet.add_button(PrimaryButton("Close"), safe=True, press_closes=1)
    return sheet


def preferences(host: QWidget) -> Sheet:
    """The preferences, first page."""
    sheet = Sheet(host, "Preferences", width=820, height=520)
    columns = QHBoxLayout()
    columns.setSpacing(12)
    columns.addWidget(PageList(["Cards and table", "Play", "Accessibility", "Folders"], name="Pages"))
    page = QGridLayout()
    page.setHorizontalSpacing(20)
    page.setVerticalSpacing(10)
    page.addWidget(Text("Deck", 13.5, 600), 0, 0)
    page.addWidget(Select([(0, "House deck")], name="Deck"), 0, 1, Qt.AlignmentFlag.AlignLeft)
    four = Switch("Four colours")
    four.setChecked(True)
    for place, (switch, words) in enumerate(
        ((four, "Diamonds blue, clubs green"), (Switch("Jumbo index"), "Large corners for reading at arm’s length"))
    ):
        line = QHBoxLayout()
        line.addWidget(switch)
        line.addWidget(Text(words, 12.5, tone="mute"), 1)
        page.addLayout(line, 1 + place, 0, 1, 2)
    cloths = QHBoxLayout()
    cloths.setSpacing(4)
    for cloth in CLOTHS:
        swatch = Swatch(cloth, cloth.capitalize())
        swatch.setChecked(cloth == "green")
        cloths.addWidget(swatch)
    cloths.addStretch()
    page.addWidget(Text("Cloth", 13.5, 600), 3, 0)
    page.addLayout(cloths, 3, 1)
    for place, (words, options, value) in enumerate(
        (
            ("Card motion", ["Off", "Fast", "Normal", "Slow"], "Normal"),
            ("After a trick", ["Wait for me", "Gather after a pause"], "Wait for me"),
            ("Trumps in hand", ["Left", "Right"], "Right"),
        )
    ):
        page.addWidget(Text(words, 13.5, 600), 4 + place, 0)
        page.addWidget(Segmented([(o, o) for o in options], value, name=words), 4 + place, 1)
    page.setColumnStretch(1, 1)
    page.setRowStretch(9, 1)
    columns.addLayout(page, 1)
    sheet.body.addLayout(columns)
    sheet.set_note("Changes show at once.")
    sheet.add_button(PrimaryButton("Done"), safe=True, press_closes=1)
    return sheet


def curtain(host: QMainWindow) -> Panel:
    """The panel between two people."""
    panel = Panel(host, blur=22)
    title = Title("Pass the laptop to Ruth", 29)
    title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    look = PrimaryButton("Hold to look: Space")
    look.set_height(52, 15)
    first = Text("Tom’s cards are put away. Ruth’s are not dealt to the screen yet.", 14, tone="mute")
    second = Text("Let go and the cards are hidden again.", 13, tone="mute")
    for words in (first, second):
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    for widget in (title, first, look, second, LinkButton("Keep showing for this turn")):
        panel.column.addWidget(widget)
    panel.adjustSize()
    panel.move(host.rect().center() - panel.rect().center())
    panel.show()
    return panel


def states() -> QWidget:
    """Every control in its states."""
    made = QWidget()
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.setAutoFillBackground(True)
    grid = QGridLayout(made)
    rows: Sequence[tuple[str, Callable[[], QWidget]]] = (
        ("Primary", lambda: PrimaryButton("Sit down")),
        ("Secondary", lambda: SecondaryButton("Reset all to Foster", icon="reset")),
        ("Pill", lambda: PillButton("Hide my cards")),
        ("Link", lambda: LinkButton("Replay this deal")),
        ("Icon", lambda: IconButton("close", "Close")),
        ("Switch", lambda: Switch("Four colours")),
        ("Check", lambda: Check("Prove each deal is fair")),
        ("Segmented", lambda: Segmented([(n, str(n)) for n in (5, 7, 10)], 7)),
        ("Select", lambda: Select([(0, "Computer, steady"), (1, "Person here")])),
        ("Field", lambda: TextField("Search rules")),
        ("Number", lambda: Stepper(1, 21, 5)),
        ("Tile", lambda: Tile("English Dummy", "Dummy faces you, a rubber each.", "3")),
        ("Swatch", lambda: Swatch("green", "Green")),
        ("Tag", lambda: Tag("Foster, Pagat")),
        ("Notice", lambda: Notice("Not saved: disk full")),
        ("Title", lambda: Title("You won the tournée, 14 of 24")),
    )
    for row, (name, make) in enumerate(rows):
        grid.addWidget(QLabel(name), row, 0)
        for column, state in enumerate(("plain", "on", "focus", "off")):
            control = make()
            if state == "on" and isinstance(control, (Switch, Check, Tile, Swatch)):
                control.setChecked(True)
            control.setEnabled(state != "off")
            if state == "focus":
                held = control.segments[1] if isinstance(control, Segmented) else control
                held.hasFocus = lambda: True  # type: ignore[method-assign]
            grid.addWidget(control, row, 1 + column)
    made.adjustSize()
    made.show()
    return made


def cards(folder: Path) -> None:
    """Faces and backs side by side."""
    deck = read_deck(find_deck())
    faces = Faces(deck)
    faces.warm(deck.style(), 91)
    board = Cloth()
    board.resize(760, 180)
    picture = board.grab()
    painter = QPainter(picture)
    for place, card in enumerate((12, 24, 37, 50, 0, 15, 52, 53)):
        box = QRectF(20 + place * 60, 40, 91, 91 * deck.rho)
        draw(painter, box, faces.face(card))  # type: ignore[arg-type]
    draw(painter, QRectF(600, 40, 57, 57 * deck.rho), faces.back("back-blue", 57))
    draw(painter, QRectF(680, 40, 57, 57 * deck.rho), faces.back("back-red", 57))
    painter.end()
    picture.save(str(folder / "cards.png"))
    faces.close()


def pictures(folder: Path, name: str, sizes: Sequence[tuple[int, int]]) -> None:
    """All pictures in the theme of the program."""
    board = states()
    board.grab().save(str(folder / f"{name}-states.png"))
    for width, height in sizes:
        host = window(width, height)
        dock = rules_dock(host)
        QApplication.processEvents()
        host.grab(QRect(0, 0, width, height)).save(str(folder / f"{name}-dock-{width}.png"))
        dock.hide()
        panel = curtain(host)
        QApplication.processEvents()
        host.grab().save(str(folder / f"{name}-curtain-{width}.png"))
        panel.hide()
        for what, make in (("new-table", new_table), ("score", score_sheet), ("preferences", preferences)):
            sheet = make(host)
            sheet.open()
            QApplication.processEvents()
            host.grab().save(str(folder / f"{name}-{what}-{width}.png"))
            sheet.done(0)
        host.close()


def main(argv: Sequence[str]) -> int:
    """Save the pictures into the folder named."""
    folder = Path(argv[0] if argv else "gallery")
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    apply(app, Theme())
    pictures(folder, "light", ((1366, 768), (1024, 640)))
    cards(folder)
    apply(app, Theme(palette=DARK, cloth=CLOTHS["slate"], four_colours=True))
    pictures(folder, "dark", ((1366, 768),))
    apply(app, Theme(palette=HIGH_CONTRAST))
    pictures(folder, "contrast", ((1366, 768),))
    apply(app, Theme(palette=LIGHT, fonts=Fonts(1.5)))
    pictures(folder, "large", ((1366, 768),))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
