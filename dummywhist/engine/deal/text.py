"""How are actions spelled? One spelling for records, the bot protocol and the command line, as each is declared."""

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.auction import Bid, Call
from dummywhist.engine.deal.actions.catalogue import BY_WORD
from dummywhist.engine.deal.actions.spelling import MisspelledError
from dummywhist.engine.errors import Unreadable


def action_text(action: Action) -> str:
    """Spell an action: a word, then what it needs."""
    rest = parts_text(action)
    return f"{action.word} {rest}" if rest else action.word


def parts_text(action: Action) -> str:
    """Spell the parts of an action as they stand after its word."""
    return action.declared.spelling.write(*action.parts)


def call_text(call: Call) -> str:
    """Spell a call as auctions are written: a bid as ``4 up``, ``3 nt``, ``3 H``, else ``pass``, ``double``, …"""
    return parts_text(call) or call.word


def read_call(text: str) -> Call:
    """Read a call as `call_text` spells it; Unreadable for anything else."""
    found = BY_WORD.get(text, Bid)
    action = read_parts(found, "" if found is not Bid else text, text)
    if not isinstance(action, Call):
        raise Unreadable("unreadable.action", text=text)
    return action


def read_action(text: str) -> Action:
    """Read an action as `action_text` spells it; Unreadable for anything else.

    Rule values are read as numbers where they are whole numbers; whether the game has them is for the game to say.
    """
    word, _, rest = text.partition(" ")
    declared = BY_WORD.get(word)
    if declared is None:
        raise Unreadable("unreadable.action", text=text)
    return read_parts(declared, rest, text)


def read_parts(declared: type[Action], rest: str, text: str) -> Action:
    """Read the parts of an action of this type; Unreadable, with the whole ``text``, if they are not so spelled."""
    try:
        return declared(*declared.declared.spelling.read(rest))
    except MisspelledError:
        raise Unreadable("unreadable.action", text=text) from None
