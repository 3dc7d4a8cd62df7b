"""How do the tokens become a look? The theme in use, and the Qt palette and style sheet made from it."""

from __future__ import annotations

from dataclasses import field

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QPalette, QRadialGradient
from PySide6.QtWidgets import QApplication

from dummywhist.engine.values import dataclass
from dummywhist.ui.theme.fonts import Fonts, system_scale
from dummywhist.ui.theme.tokens import CARD_SUITS, CLOTHS, LIGHT, SIZES, Cloth, Palette, Sizes, colour, over

PROPERTY = "tableTheme"
FUSION = ("-style", "fusion")
"""The arguments of the program that put on the style which the sheet is written for."""
IN_FUSION = "inFusion"
"""The property of an application that was given these arguments: to put the style on later takes longer."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything that decides a look: palette, cloth, suit colours, fonts."""

    palette: Palette = LIGHT
    cloth: Cloth = CLOTHS["green"]
    four_colours: bool = False
    fonts: Fonts = field(default_factory=Fonts)
    sizes: Sizes = SIZES

    @property
    def high_contrast(self) -> bool:
        """Whether vignette and dimming are away and outlines are thick."""
        return self.palette.outline > 1

    def length(self, value: float) -> int:
        """A length of a panel at the text scale."""
        return round(value * self.fonts.scale)

    def suit(self, suit: int) -> QColor:
        """The colour of a suit (spades 0 to clubs 3) on paper: prompts, pills, ledgers."""
        p = self.palette
        pair = (p.diamonds4, p.clubs4) if self.four_colours else (p.diamonds, p.clubs)
        return QColor((p.spades, p.hearts, *pair)[suit])

    def card_suit(self, suit: int) -> QColor:
        """The colour of a suit on a card or on the trump tile, whose ground is light in every palette."""
        if self.high_contrast and not self.palette.dark:
            return self.suit(suit)
        return QColor(CARD_SUITS[self.four_colours][suit])

    def cloth_brush(self, width: float, height: float) -> QBrush:
        """The cloth with its vignette; flat and dark in high contrast."""
        if self.high_contrast:
            return QBrush(QColor(over("#000000", 0.35, self.cloth.edge)))
        light = QRadialGradient(QPointF(width / 2, 0.47 * height), 0.62 * max(width, height, 1.0))
        for place, tone in ((0.0, self.cloth.centre), (0.45, self.cloth.mid), (1.0, self.cloth.edge)):
            light.setColorAt(place, QColor(tone))
        return QBrush(light)


def qpalette(theme: Theme) -> QPalette:
    """The tokens as a Qt palette, for everything that the style sheet does not reach."""
    p, made, role = theme.palette, QPalette(), QPalette.ColorRole
    for where, value in (
        (role.Window, p.paper), (role.WindowText, p.ink), (role.Base, p.field), (role.AlternateBase, p.paper2),
        (role.Text, p.ink), (role.PlaceholderText, p.mute), (role.Button, p.field), (role.ButtonText, p.ink),
        (role.Highlight, p.action), (role.HighlightedText, p.on_action), (role.Link, p.action),
        (role.LinkVisited, p.action), (role.BrightText, p.loss), (role.ToolTipBase, p.paper),
        (role.ToolTipText, p.ink), (role.Light, p.field), (role.Midlight, p.hairline), (role.Mid, p.rule),
        (role.Dark, p.border), (role.Shadow, p.shadow), (role.Accent, p.action),
    ):  # fmt: skip
        made.setColor(where, QColor(value))
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(p.faint))
    return made


def qss(theme: Theme) -> str:
    """The style sheet of bars, menus, dialogs and plain Qt controls."""
    p, s = theme.palette, theme.sizes
    line = max(1, round(p.outline))
    px, at = theme.fonts.px, theme.length
    chosen_edge = p.border if theme.high_contrast else p.chosen
    return f"""
QMainWindow, QDialog, QMessageBox {{ background: {p.paper}; }}
QDialog#sheet {{ background: transparent; }}
QMenuBar {{ background: {p.paper2}; border: 0; padding: 0 4px; font-size: {px(13)}px; }}
QMenuBar::item {{ background: transparent; padding: {at(5)}px 10px; border-radius: 5px; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {p.chosen}; }}
QMenu {{ background: {p.paper}; border: {line}px solid {p.rule}; padding: 6px; }}
QMenu::item {{ padding: {at(6)}px 26px {at(6)}px 26px; border-radius: 6px; }}
QMenu::item:selected {{ background: {p.chosen}; }}
QMenu::item:disabled {{ color: {p.faint}; }}
QMenu::separator {{ height: {line}px; background: {p.hairline}; margin: 6px 10px; }}
QToolBar {{ background: {p.paper}; border: 0; border-bottom: 1px solid {p.rule}; padding: 2px; spacing: 2px; }}
QToolBar::separator {{ width: {line}px; background: {p.hairline}; margin: 3px 8px; }}
QToolBar QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: {s.button_radius}px;
  padding: 3px 6px; font-size: {px(13)}px; font-weight: 500; min-height: 22px; }}
QToolBar QToolButton:hover {{ background: {p.paper2}; }}
QToolBar QToolButton:checked, QToolBar QToolButton:pressed {{ background: {p.chosen}; border-color: {chosen_edge}; }}
QToolBar QToolButton:disabled {{ color: {p.faint}; }}
QToolBar QToolButton:focus {{ border: 2px solid {p.focus_inside}; }}
QStatusBar {{ background: {p.paper2}; border: 0; border-top: {line - 1}px solid {p.border};
  min-height: {at(s.status_bar)}px; font-size: {px(13)}px; }}
QStatusBar::item {{ border: 0; }}
QStatusBar QLabel {{ padding: 0 6px; }}
QDockWidget {{ font-size: {px(13)}px; }}
QToolTip {{ background: {p.paper}; color: {p.ink}; border: {line}px solid {p.border}; padding: 5px 8px; }}
QLineEdit, QSpinBox, QDoubleSpinBox, QPlainTextEdit, QTextEdit, QComboBox {{ background: {p.field}; color: {p.ink};
  border: {line}px solid {p.border}; border-radius: {s.button_radius}px; padding: {at(3)}px 9px;
  min-height: {at(s.field) - 2 * at(3) - 2 * line}px; selection-background-color: {p.action};
  selection-color: {p.on_action}; placeholder-text-color: {p.mute}; }}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus {{
  border-color: {p.action}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {p.faint}; background: {p.paper2}; }}
QComboBox {{ padding-right: 28px; font-weight: 500; combobox-popup: 0; }}
QComboBox::drop-down {{ border: 0; width: 28px; }}
QComboBox QAbstractItemView {{ background: {p.paper}; border: {line}px solid {p.border}; padding: 4px;
  outline: 0; selection-background-color: {p.chosen}; selection-color: {p.ink}; }}
QComboBox QAbstractItemView::item {{ min-height: {at(28)}px; padding: 0 8px; border-radius: 6px; }}
QComboBox QAbstractItemView::item:selected {{ background: {p.chosen}; color: {p.ink}; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: 0; width: 22px; background: transparent; }}
QAbstractItemView {{ background: {p.field}; alternate-background-color: {p.paper2}; border: {line}px solid {p.rule};
  selection-background-color: {p.tint2}; selection-color: {p.ink}; }}
QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
Ledger {{ background: transparent; border: 0; selection-background-color: transparent; }}
LedgerHead {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: {p.band}; border: 0; padding: 5px 8px; font-weight: 600; }}
QPushButton {{ background: {p.field}; border: {line}px solid {p.border}; border-radius: {s.button_radius}px;
  padding: {at(7)}px 18px; font-weight: 600; }}
QPushButton:hover {{ background: {p.paper2}; }}
QPushButton:pressed {{ background: {p.chosen}; }}
QPushButton:default {{ background: {p.action}; color: {p.on_action}; border-color: {p.action}; }}
QPushButton:disabled {{ color: {p.faint}; border-color: {p.rule}; }}
QPushButton:focus {{ border: 2px solid {p.focus_inside}; }}
QTabWidget::pane {{ border: 0; border-top: {line}px solid {p.rule}; }}
QTabBar::tab {{ background: transparent; padding: {at(7)}px 14px; border: 0; border-bottom: 3px solid transparent; }}
QTabBar::tab:selected {{ border-bottom-color: {p.action}; font-weight: 600; }}
QTabBar::tab:focus {{ color: {p.action}; }}
QCheckBox, QRadioButton {{ spacing: 8px; }}
QGroupBox {{ border: 0; border-top: {line}px solid {p.hairline}; margin-top: {at(18)}px; font-weight: 600; }}
QGroupBox::title {{ subcontrol-origin: margin; padding: 0; }}
QProgressBar {{ background: {p.band}; border: 0; border-radius: 4px; height: 8px; text-align: center; }}
QProgressBar::chunk {{ background: {p.action}; border-radius: 4px; }}
QSlider::groove:horizontal {{ background: {p.border}; height: 4px; border-radius: 2px; }}
QSlider::handle:horizontal {{ background: {p.action}; width: 18px; margin: -7px 0; border-radius: 9px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle {{ background: {p.border}; border-radius: 3px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover {{ background: {p.mute}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def apply(app: QApplication, theme: Theme) -> None:
    """Put a theme on the whole program; every widget gets a style change, or is painted anew if that is enough.

    The sheet is written for the Fusion style, which is put on at the first call if the application has it not yet.
    """
    before = app.property(PROPERTY)
    app.setProperty(PROPERTY, theme)  # first: widgets that are told of the style ask for the theme
    if not app.property(IN_FUSION):
        app.setProperty(IN_FUSION, True)
        app.setStyle("fusion")
    font = theme.fonts.text(13)
    if isinstance(before, Theme) and _dressed_alike(before, theme) and app.font() == font:
        # Cloth and suit colours stand in no style sheet: to read it again blocks a full window for a fifth of a second.
        for widget in app.allWidgets():
            if widget.isVisible():
                widget.update()
        return
    app.setPalette(qpalette(theme))
    app.setFont(font)
    app.setStyleSheet(qss(theme))


def _dressed_alike(one: Theme, other: Theme) -> bool:
    """Whether two themes have the same palette, font and style sheet."""
    fonts = one.fonts.scale == other.fonts.scale and one.fonts.families == other.fonts.families
    return fonts and one.palette == other.palette and one.sizes == other.sizes


def current() -> Theme:
    """The theme on the program; the default one is put on if there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("A theme needs a QApplication.")
    theme = app.property(PROPERTY)
    if not isinstance(theme, Theme):
        theme = Theme(fonts=Fonts(system_scale(app.font())))
        apply(app, theme)
    return theme


def on_cloth(theme: Theme, alpha: float = 1.0) -> QColor:
    """The colour of words on the cloth."""
    return colour(theme.palette.ivory, alpha)
