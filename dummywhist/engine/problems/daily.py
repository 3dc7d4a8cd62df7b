"""Which deal is the deal of a day? The same for everybody: its number comes from the game, its rules and the date."""

from collections.abc import Mapping
from datetime import date
from hashlib import sha256

from dummywhist.engine.cards.shuffle import NUMBERS
from dummywhist.engine.rules.declare import Setting


def number_of_the_day(game: str, rules: Mapping[str, Setting], day: date) -> int:
    """Return the deal number: of the SHA-256 digest of the game, its changed rules in order, and the day."""
    changed = " ".join(f"{key}={rules[key]}" for key in sorted(rules))
    digest = sha256(f"{game}|{changed}|{day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % NUMBERS
