"""Which modifiers make a command of a letter, so that it means neither a card nor a word?"""

from typing import Final

from PySide6.QtCore import Qt

COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
