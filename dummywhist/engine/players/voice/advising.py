"""How is a reason told to whoever is to do it? A hint says "Ruff with the ten" where a reason says "Ruffs"."""

from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import Message, changed


def as_advice(reason: Message) -> Message:
    """Return ``reason`` as advice; a sentence that speaks of no player is the same for both."""

    def advice(one: Message) -> Message:
        key = one.key.replace("reason.", "advice.", 1)
        return Message(key, one.args) if key in ENGLISH else one

    return changed(reason, advice)
