"""Are all decisions lawful, and do they come from the View alone? Many Views of random deals, at two levels."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import NamedTuple

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.deal import TurnTrump
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.redact import redact
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.acquaintance import Acquaintance, stranger
from dummywhist.engine.players.belief.learning import learned
from dummywhist.engine.players.habits import Kind
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.engine.random_play import random_states
from tests.secrecy import known_cards, told_apart_by_nothing
from tests.sections import Section

RARER = {"decisions": 20, "secrets": 50}
"""By section, how much rarer than steady's are the Views that master is asked."""
CHUNK = 50
SHARE = 0.2
"""Of the moments of a deal, so many are looked at."""


class Asked(NamedTuple):
    """A moment at which a player has something to do; ``manner`` says who sits there and what deals before taught."""

    state: DealState
    player: Player
    seen: View
    manner: Manner


def moments(game: str, seed: int) -> Iterator[Asked]:
    """Yield moments of random deals of ``game``, without end, at which more can be done than to claim."""
    dice = random.Random(seed)
    known: dict[Player, Acquaintance] = {}
    while True:
        kinds = {player: dice.choice(list(Kind)) for player in PLAYERS}
        habits = tuple((player, one.habits) for player, one in known.items())
        for state in random_states(dice.getrandbits(48), game_of(game)):
            manner = Manner(company=tuple((player, kinds[player]) for player in state.layout.players), habits=habits)
            for player in state.layout.players if any(state.dealt) else ():
                seen = view(state, player)
                if any(not isinstance(option, Claim) for option in seen.options) and dice.random() < SHARE:
                    yield Asked(state, player, seen, manner)
            if state.result is not None:
                known.update(learned(view(state, None), {**{p: stranger(kinds[p]) for p in kinds}, **known}))


def lawful(asked: Asked, level: str, dice: random.Random) -> str | None:
    """Return what is wrong with the decision, if anything."""
    decision = decide(level, asked.seen, dice.getrandbits(32), asked.manner)
    fits = any(type(option) is type(decision.action) and option == decision.action for option in asked.seen.options)
    return None if fits else f"{level} does {decision.action}"


def secret(asked: Asked, level: str, dice: random.Random) -> str | None:
    """Return what differs for the player in a deal that he cannot tell from this one, if anything."""
    state, player, seen, manner = asked
    other = told_apart_by_nothing(state, player, set(), dice)
    if view(other, player) != seen:
        return "another View"
    seed = dice.getrandbits(32)
    decision = decide(level, seen, seed, manner)
    if decide(level, view(other, player), seed, manner) != decision:
        return f"{level} decides otherwise"
    return _told_otherwise(asked, dice)


def _told_otherwise(asked: Asked, dice: random.Random) -> str | None:
    """Return what the player is told otherwise, in such a deal, of an action of his own."""
    state, player, seen, _ = asked
    action = dice.choice(seen.options)
    after, events = kernel.apply(state, player, action)
    if after.result is not None:
        return None  # the count shows all hands
    # What he sees because of the action is the same in both deals.
    other = told_apart_by_nothing(state, player, set(cards_in(known_cards(after, player))), dice)
    if isinstance(action, TurnTrump):
        other = other._replace(last=state.last)
    _, others = kernel.apply(other, player, action)
    same = [redact(event, after.layout, player) for event in events] == [
        redact(event, after.layout, player) for event in others
    ]
    return None if same else f"is told otherwise of {action}"


Check = Callable[[Asked, str, random.Random], str | None]


def _chunk(check: Check, task: tuple[str, str, int, int]) -> list[str]:
    game, level, many, seed = task
    dice = random.Random(seed)
    found = []
    for asked in islice(moments(game, seed), many):
        wrong = check(asked, level, dice)
        if wrong is not None:
            found.append(f"{game}, seed {seed}: {asked.player} {wrong} at {asked.seen}")
    return found


def _all(check: Check, each: dict[tuple[str, str], int], seed: int, jobs: int) -> str:
    tasks = []
    for (game, level), many in each.items():
        for at in range(0, many, CHUNK):
            tasks.append((game, level, min(CHUNK, many - at), seed * 1_000_003 + len(tasks)))
    with ProcessPoolExecutor(jobs) as pool:
        wrong = [line for lines in pool.map(partial(_chunk, check), tasks) for line in lines]
    assert not wrong, "\n".join(wrong[:20])
    asked = {level: sum(many for (_, other), many in each.items() if other == level) for level in ("steady", "master")}
    return (
        ", ".join(f"{many:,} Views at {level}" for level, many in asked.items()) + f", {len(GAMES)} games, none wrong"
    )


def decisions(count: int, seed: int, jobs: int) -> str:
    """Ask for ``count`` decisions of steady and a twentieth of them of master; return the totals."""
    games = [game.key for game in GAMES]
    each = {
        (game, level): -(-count // (len(games) * rarer))
        for level, rarer in (("steady", 1), ("master", RARER["decisions"]))
        for game in games
    }
    return _all(lawful, each, seed, jobs)


def secrets(count: int, seed: int, jobs: int) -> str:
    """Reshuffle what is hidden in ``count`` Views of each game for steady, in a fiftieth of them for master."""
    games = [game.key for game in GAMES]
    each = {
        (game, level): -(-count // rarer)
        for level, rarer in (("steady", 1), ("master", RARER["secrets"]))
        for game in games
    }
    return _all(secret, each, seed, jobs)


DECISIONS = Section("decisions", "decisions of steady, and a twentieth of master", 100_000, decisions, spread=True)
SECRETS = Section("secrets", "Views of each game at steady, and a fiftieth at master", 10_000, secrets, spread=True)
