"""Where does taking back lead? What in a log was a choice, and which deal another took the place of."""

from dummywhist.engine.deal.actions.action import Chosen
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.record.log import Entry, Log, TakeBack
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.session.session import choices
from dummywhist.engine.session.value import Session


def chose(session: Session, entry: Entry, automation: Automation, persons: tuple[Player, ...]) -> bool:
    """Whether a person made a choice by ``entry``, done at ``session``, and was not left with only one thing."""
    by, action = entry
    chosen = False
    match action.declared.chosen:
        case Chosen.BY_ANYBODY:
            return True
        case Chosen.ALWAYS:
            chosen = True
        case Chosen.OF_CARDS:
            chosen = not automation.forced or choices(session, by).cards.bit_count() > 1
        case Chosen.OF_MORE:
            chosen = len(choices(session, by).others) > 1
    return chosen and by in persons


def replaced_deal(log: Log, place: int) -> tuple[Entry, ...]:
    """Return the deal, card by card, in whose place the deal at ``place`` was dealt; () if it took no place."""
    if log.entries[place].action.word != "deal":
        return ()
    standing: list[Entry] = []
    gone: tuple[Entry, ...] = ()
    replaced: dict[int, list[tuple[Entry, ...]]] = {}
    for line in log.journal:
        if isinstance(line, TakeBack):
            gone = tuple(standing[-line.entries :])
            del standing[-line.entries :]
            replaced = {at: deals for at, deals in replaced.items() if at <= len(standing)}
        elif isinstance(line, Entry):
            deals = replaced.pop(len(standing), [])
            if gone and gone[0].action.word == line.action.word == "deal":
                if deals and deals[-1][0] == line:
                    deals.pop()  # that one was brought back
                elif gone[0] != line:
                    deals.append(gone)
                replaced[len(standing)] = deals
            gone = ()
            standing.append(line)
    return replaced[place][-1] if replaced.get(place) else ()
