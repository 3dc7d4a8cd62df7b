"""Which controls do the panels use? Ours, drawn from the tokens, worked by keyboard and read by screen readers.

A control is loaded when it is first asked for, so that the first picture of the table does not wait for sheets.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
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
    from dummywhist.ui.controls.choices import Check, Choice, Segmented, Switch
    from dummywhist.ui.controls.dock import Dock, dock_width
    from dummywhist.ui.controls.fields import SearchField, Select, Stepper, TextField
    from dummywhist.ui.controls.labels import Avatar, HairLine, Notice, Tag, Text, Title, Well
    from dummywhist.ui.controls.ledger import Ledger
    from dummywhist.ui.controls.panel import Panel
    from dummywhist.ui.controls.sheet import Sheet
    from dummywhist.ui.controls.tiles import PageList, Swatch, Tile

HOMES: Final = {
    name: module
    for module, names in {
        "buttons": (
            "BarButton",
            "Button",
            "Fold",
            "FoldHeading",
            "IconButton",
            "LinkButton",
            "PillButton",
            "PrimaryButton",
            "SecondaryButton",
        ),
        "choices": ("Check", "Choice", "Segmented", "Switch"),
        "dock": ("Dock", "dock_width"),
        "fields": ("SearchField", "Select", "Stepper", "TextField"),
        "labels": ("Avatar", "HairLine", "Notice", "Tag", "Text", "Title", "Well"),
        "ledger": ("Ledger",),
        "panel": ("Panel",),
        "sheet": ("Sheet",),
        "tiles": ("PageList", "Swatch", "Tile"),
    }.items()
    for name in names
}

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


def __getattr__(name: str) -> object:
    """Load the module in which a control lives."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
