"""How is the engine's message said in the chosen language? Through Qt's translation of the English catalogue."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import Message, worded


class Catalogue(Mapping[str, str]):
    """The engine's catalogue in the language of the installed translators."""

    def __getitem__(self, key: str) -> str:
        return QCoreApplication.translate("engine", ENGLISH[key])

    def __iter__(self) -> Iterator[str]:
        return iter(ENGLISH)

    def __len__(self) -> int:
        return len(ENGLISH)


def say(message: Message) -> str:
    """Return ``message`` as a sentence in the chosen language."""
    return worded(message, Catalogue())
