"""Which controls do the panels use? Ours, drawn from the tokens, worked by keyboard and read by screen readers."""

from dummywhist.ui.controls.buttons import (
    BarButton,
    Button,
    Fold,
    FoldHeading,
    IconButton,
    LinkButton,
    PillButton,
    PrimaryButton,
    SecondaryButton,
)
from dummywhist.ui.controls.choices import Check, Choice, PageList, Segmented, Swatch, Switch, Tile
from dummywhist.ui.controls.dock import Dock, dock_width
from dummywhist.ui.controls.fields import SearchField, Select, Stepper, TextField
from dummywhist.ui.controls.labels import Avatar, HairLine, Notice, Tag, Text, Title, Well
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.panel import Panel
from dummywhist.ui.controls.sheet import Sheet

__all__ = [
    "Avatar",
    "BarButton",
    "Button",
    "Check",
    "Choice",
    "Dock",
    "Fold",
    "FoldHeading",
    "HairLine",
    "IconButton",
    "Ledger",
    "LinkButton",
    "Notice",
    "PageList",
    "Panel",
    "PillButton",
    "PrimaryButton",
    "SearchField",
    "SecondaryButton",
    "Segmented",
    "Select",
    "Sheet",
    "Stepper",
    "Swatch",
    "Switch",
    "Tag",
    "Text",
    "TextField",
    "Tile",
    "Title",
    "Well",
    "dock_width",
]
