"""What does a PBN file hold of a deal? The tags of the standard as whist can fill them, and tags of our own.

How other programs read a file was tested with one of them: ``Declarer`` is the seat on the right of the opening leader,
``Contract`` carries the trump suit only, and the play keeps fixed columns from the opening leader.
"""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.deal_name import deal_name
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import card_text, hands_text, suit_text
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat, left_of, seat_text
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import ACCEPT
from dummywhist.engine.deal.layout import By, Layout, Side
from dummywhist.engine.deal.phases.auction import Bidding, thrown_in
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.text import action_text, call_text
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import NamedTuple

VERSION: Final = 1
OWN: Final = "DummyWhist"
RULES: Final = f"{OWN}RuleTable"
ACTIONS: Final = f"{OWN}ActionTable"
PLAY: Final = "Play"
DOWNTOWN: Final = f"{OWN}PlayTable"
"""Where the play stands when low cards win: by the laws of bridge others would find other winners in it."""
"""With this begins the name of every tag that only we know."""
NAMES: Final = ((WEST, "West"), (NORTH, "North"), (EAST, "East"), (SOUTH, "South"))
DUMMY: Final = "Dummy"
OUT: Final = "-"
"""In place of a chair: who sits out (MO-5)."""
OF_TRAYS: Final = ("movement", "suit_permutation")
"""Settings that say which deals come again: a deal on its own comes once (DW-MNE-1)."""
LEFT_OUT = ("cut", "deal", "turn", "play", "quit", "count")
"""Actions that other tags tell, or that leave nothing to choose."""


class Source(NamedTuple):
    """A deal to be written: its part of the log, the moment, and the people by player."""

    log: DealLog
    state: DealState
    people: Mapping[By, Person]


class Step(NamedTuple):
    """Something that was chosen after so many cards: by a seat as it was before the auction, or by chance."""

    after: int
    by: str
    action: DealAction


def settings_of(rules: Rules) -> dict[str, Setting]:
    """Return the settings that a deal by ``rules`` has on its own."""
    return {key: value for key, value in rules.settings.items() if key not in OF_TRAYS}


def why_not(rules: Rules) -> Message | None:
    """Return why PBN cannot hold a deal by these rules: four hands of thirteen cards, all played; or None."""
    dealing = rules.dealing
    if rules.laws is not None:
        return message("pbn.laws")
    if dealing.jokers:
        return message("pbn.jokers")
    if rules.exchange is not None:
        return message("pbn.exchanged")
    if len({*dealing.packets, *dealing.served_after}) < len(SEATS):
        return message("pbn.packets", hands=len(dealing.packets))
    if not rules.seats.axis and len(rules.seats.chairs) < len(SEATS):
        return message("pbn.tricks", hands=len(rules.seats.chairs))
    return None


def steps_of(log: DealLog) -> list[Step]:
    """Return what was chosen in a deal besides the cards that were played, in order."""
    home = log.setup.layout
    played = 0
    found: list[Step] = []
    for by, action in log.entries:
        played += action.plays is not None
        if action.word not in LEFT_OUT:
            found.append(Step(played, chair_of(home, by), action))
    return found


def chair_of(home: Layout, by: By) -> str:
    """Return who acts as files name him: a player by his own chair before the auction, else by a word."""
    if by in home.players:
        return seat_text(next(seat for seat in SEATS if home.holder[seat] == by and seat not in home.dummies))
    return str(by)


def claimed(log: DealLog) -> bool:
    """Whether the play ended with a claim."""
    return any(action == ACCEPT for _, action in log.entries)


def standard(source: Source) -> list[tuple[str, str]]:
    """Return the tags of the standard, in its order."""
    state, setup = source.state, source.log.setup
    begun = bool(any(state.held)) and not thrown_in(state)
    leader = opening_leader(state) if begun else None
    contract = "Pass" if thrown_in(state) else f"1{strain(state)}" if begun else "?"
    return [
        ("Event", game_of(setup.rules.game).name),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Board", str(setup.ordinal + 1)),
        *((name, _name(source, seat)) for seat, name in NAMES),
        ("Dealer", seat_text(state.dealer)),
        ("Vulnerable", "None"),
        ("Deal", hands_text(held(state))),
        ("Scoring", "?"),
        ("Declarer", "" if thrown_in(state) else "?" if leader is None else seat_text(left_of(leader, 3))),
        ("Contract", contract),
        ("Result", _result(state, leader)),
    ]


def own(source: Source) -> list[tuple[str, str]]:
    """Return the tags of our own; what a deal does not have is left out."""
    state, setup = source.state, source.log.setup
    home = setup.layout
    contract = state.part(Bidding).contract
    moved = state.layout != home or held(state) != state.dealt
    facts: list[tuple[str, str | None]] = [
        ("", str(VERSION)),
        ("Game", setup.rules.game),
        ("Players", _players(source)),
        ("SittingOut", _sitter(source)),
        ("Deal", str(setup.ordinal + 1)),
        ("Number", None if state.number is None else str(state.number)),
        ("Name", None if state.number is None else deal_name(state.number)),
        ("Dealer", seat_text(setup.dealer)),
        ("Dealt", hands_text(state.dealt) if moved else None),
        ("Turned", None if state.turned is None else card_text(state.turned)),
        ("Last", None if state.turned is not None or state.last is None else card_text(state.last)),
        ("Side", "left" if tuple(setup.rules.seats.dummies) != home.dummies else None),
        ("Before", _by_side(setup.before)),
        ("Dummy", " ".join(seat_text(seat) for seat in state.layout.dummies) or None),
        ("Trump", suit_text(state.trump) if state.fixed else None),
        ("Direction", "down" if state.down else None),
        ("Bidder", None if contract is None else chair_of(home, contract.declarer)),
        ("Bid", None if contract is None else call_text(contract.bid)),
        ("Doubled", None if contract is None or contract.doubled == 1 else str(contract.doubled)),
        ("Tricks", None if state.result is None else _by_side(state.result.tricks)),
        ("Score", None if state.result is None else _by_side(state.result.after)),
        # How much must follow, so that a torn file is known by what is missing.
        ("Rules", str(len(settings_of(setup.rules)))),
        ("Choices", str(len(steps_of(source.log)))),
        ("Played", str(sum(len(trick.cards) for trick in state.tricks) + len(state.trick))),
    ]
    return [(OWN + name, value) for name, value in facts if value is not None]


def held(state: DealState) -> tuple[Hand, ...]:
    """Return the hands with which the play began, or before it those that there are."""
    return state.held if any(state.held) else state.hands


def opening_leader(state: DealState) -> Seat:
    """Return who led, or is to lead, to the first trick."""
    return state.tricks[0].leader if state.tricks else state.leader


def strain(state: DealState) -> str:
    """Spell the trump suit as a contract does."""
    return "NT" if state.trump is None else suit_text(state.trump)


def rows(state: DealState) -> list[str]:
    """Return the play in columns from the opening leader, a row a trick; ``-`` where no card was played."""
    first = opening_leader(state)
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    if state.trick:
        tricks.append((state.leader, state.trick))
    found = []
    for leader, cards in tricks:
        by_seat = {left_of(leader, place): card_text(card) for place, card in enumerate(cards)}
        found.append(" ".join(by_seat.get(left_of(first, place), "-") for place in range(4)))
    return found


def step_row(step: Step) -> str:
    """Spell a choice as a row of the table of them."""
    return f"{step.after} {step.by} " + action_text(step.action).replace(" ", "_")


def _name(source: Source, seat: Seat) -> str:
    layout = source.state.layout
    player = layout.holder[seat]
    if player is None:
        return "?"
    return DUMMY if seat in layout.dummies else source.people[player].name


def _players(source: Source) -> str:
    """Return who plays from each chair, a person or a level, and last who sits out."""
    home = source.log.setup.layout
    kinds = {chair_of(home, by) if by in home.players else OUT: person.kind for by, person in source.people.items()}
    return " ".join(f"{seat} {kinds[seat]}" for seat in (*"SWNE", OUT) if seat in kinds)


def _sitter(source: Source) -> str | None:
    """Return the name of the player who has no hand, if there is one (MO-5)."""
    out = [person.name for by, person in source.people.items() if by not in source.log.setup.layout.players]
    return out[0] if out else None


def _result(state: DealState, leader: Seat | None) -> str:
    if thrown_in(state):
        return ""
    if state.result is None or leader is None:
        return "?"
    side = state.layout.side[left_of(leader, 3)]
    return str(sum(tricks for name, tricks in state.result.tricks if name == side))


def _by_side(numbers: tuple[tuple[Side, int], ...]) -> str:
    return " ".join(f"{side} {number}" for side, number in numbers)
