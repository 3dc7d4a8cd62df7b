"""How much does each fact count in the other games of the family? Fitted by tools/fit_play.py."""

from collections.abc import Mapping
from typing import Final

FAMILY: Final[Mapping[str, Mapping[str, float]]] = {}
