"""Where does taking back lead? What in a log was a choice, and which deal another took the place of."""

from collections.abc import Mapping, Sequence

from dummywhist.engine.deal.actions.action import Chosen
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.record.log import Entry, JournalLine, TakeBack
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.session.session import choices
from dummywhist.engine.session.value import Session


def chose(session: Session, entry: Entry, automation: Automation, persons: tuple[Player, ...]) -> bool:
    """Whether a person made a choice by ``entry``, done at ``session``, and was not left with only one thing."""
    by, action = entry
    chosen = action.declared.chosen
    if chosen is Chosen.BY_ANYBODY:
        return True
    if by not in persons:
        return False
    match chosen:
        case Chosen.ALWAYS:
            return True
        case Chosen.OF_CARDS:
            return not automation.forced or choices(session, by).cards.bit_count() > 1
        case Chosen.OF_MORE:
            return len(choices(session, by).others) > 1
    return False


def replaced_deals(journal: Sequence[JournalLine]) -> Mapping[int, tuple[Entry, ...]]:
    """Return the deals, card by card, in whose place others were dealt, by the place of the other that stands."""
    standing: list[Entry] = []
    gone: tuple[Entry, ...] = ()
    replaced: dict[int, list[tuple[Entry, ...]]] = {}
    if not any(isinstance(line, TakeBack) for line in journal):
        return {}
    for line in journal:
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
    return {place: deals[-1] for place, deals in replaced.items() if deals and place < len(standing)}
