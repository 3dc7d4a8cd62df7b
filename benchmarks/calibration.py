"""Do cards that are judged to cost something cost it, over worlds that the judge did not see?

    python -m benchmarks.calibration GAME --keep FILE [--deals 40] [--levels beginner,steady] [--first-deal 1]
        [--worlds 200] [--most 50] [--play WORLDS] [--by master] [--jobs 2]

So many deals of GAME are played by computers of one level each. Of the cards that cost a trick with all hands seen it
is judged what they cost on what could be known: a Mistake, or Unlucky. Each of these, at most so many of a verdict and
a level, is weighed again over as many fresh worlds, of the same View with other numbers: by how much is the best card
of the first count better, with its error? With ``--play`` each Mistake is also played on in so many fresh worlds, once
with the card played and once with the best, the hands of its player by ``--by`` and the others by the level of the
table: how many tricks does it lose? What is found goes to FILE, a line each: the same command goes on where it was
stopped.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Final

from benchmarks.error_rate import Told, keep, kept
from benchmarks.study import played
from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import PLAYERS, Player, side_of
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.belief.posterior import imagine
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.players.search.determinization import solved
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import Judged, has_choice
from dummywhist.engine.study.findings import make
from dummywhist.engine.study.honesty import Chosen, lying_as
from dummywhist.engine.study.knowable import SCHEDULE, effective_of, evenly, knowable
from dummywhist.engine.study.open_hands import decisions, values
from dummywhist.engine.study.verdict import Verdict

MEMORY_MB: Final = 64
FRESH: Final = "fresh"
VERDICTS: Final = ("mistake", "unlucky")
MOST_DRAWS: Final = 20
TRIES: Final = 20


@lru_cache(maxsize=8)
def log_of(game: str, number: int, level: str) -> DealLog:
    """Return a deal as it was played."""
    return played(game, number, level)


def cards_judged(task: tuple[str, str, int]) -> Told:
    """Return the Mistakes and the Unlucky cards of a deal: the judgement of every card that cost a trick."""
    game, level, number = task
    found, solver = list(decisions(log_of(game, number, level))), Solver(MEMORY_MB)
    cards = []
    for one, seen in zip(found, values(found, solver), strict=True):
        if max(seen.values()) > seen[one.card] and has_choice(one):
            judged = Judged(one, seen, knowable(one.view, one.card, solver))
            if judged.verdict in (Verdict.MISTAKE, Verdict.UNLUCKY):
                cards.append(card_told(judged))
    return {"game": game, "level": level, "deal": number, "make": make(), "cards": cards}


def card_told(one: Judged) -> Told:
    """Return what is kept of a judged card: its losses, and the best card on what could be known."""
    known = one.known
    assert known is not None
    best = max(known.tricks, key=lambda card: (round(known.tricks[card], 9), card != one.decision.card))
    return {
        "at": one.decision.at, "verdict": one.verdict.name.lower(), "card": int(one.decision.card), "best": int(best),
        "seen": one.seen_loss, "known": round(known.loss, 6), "error": round(known.error, 6), "every": known.every,
    }  # fmt: skip


def weighed_again(task: tuple[Told, Told, int]) -> Told:
    """Return by how much the best card is better over fresh worlds worth so many equal ones, with the error."""
    deal, card, worlds = task
    chosen = Chosen(log_of(deal["game"], deal["deal"], deal["level"]), card["at"])
    insight = Insight(chosen.view())
    solver = Solver(MEMORY_MB)
    made: dict[Deal, int] = {}
    weights: dict[Deal, float] = {}
    shares: list[float] = []
    for hundred in range(MOST_DRAWS):
        imagined = imagine(insight, f"{FRESH} {hundred}", SCHEDULE, PLAIN).worlds
        new = {world.hands: world for world in imagined if world.hands not in made}
        for world, tricks in solved(insight, list(new.values()), solver):
            made[world.hands] = tricks[Card(card["best"])] - tricks[Card(card["card"])]
        for world in imagined:
            weights[world.hands] = weights.get(world.hands, 0.0) + world.weight
        shares, _ = evenly(list(weights.values()))
        if effective_of(shares) >= worlds:
            break
    differ = [made[hands] for hands in weights]
    lost = sum(share * one for share, one in zip(shares, differ, strict=True))
    error = sqrt(sum((share * (one - lost)) ** 2 for share, one in zip(shares, differ, strict=True)))
    return {**_named(deal, card), "again": round(lost, 6), "within": round(error, 6)}


def played_on(task: tuple[Told, Told, int, str]) -> Told:
    """Return how many tricks are lost in one fresh world where the deal is played on after either card."""
    deal, card, world, by = task
    chosen = Chosen(log_of(deal["game"], deal["deal"], deal["level"]), card["at"])
    insight, dice = Insight(chosen.view()), Random(f"{FRESH} {world}")
    other = None
    for number in range(TRIES):
        worlds = imagine(insight, f"{FRESH} {world} {number}", SCHEDULE, PLAIN).worlds
        hands = dice.choices(worlds, [one.weight for one in worlds])[0].hands
        other = lying_as(chosen, hands, dice)
        if other is not None:
            break
    lost = None
    if other is not None:
        made = [_made(other, Card(card[key]), deal, by, world) for key in ("best", "card")]
        lost = made[0] - made[1]
    return {**_named(deal, card), "world": world, "by": by, "lost": lost}


def _made(chosen: Chosen, card: Card, deal: Told, by: str, world: int) -> int:
    """Return the tricks of the chooser's side in the whole deal after ``card``."""
    state: DealState = chosen.state()
    state, _ = kernel.apply(state, chosen.player, play_of(card))
    while state.result is None:
        actor = kernel.actors(state)[0]
        options = [option for option in kernel.choices(state, actor) if not isinstance(option, Claim)]
        action = options[0]
        if len(options) > 1 and actor in PLAYERS:
            level = by if actor == chosen.player else deal["level"]
            action = decide(level, view(state, Player(actor)), world).action
        assert isinstance(action, DealAction)
        state, _ = kernel.apply(state, actor, action)
    return dict(state.result.tricks)[side_of(state.layout, chosen.player)]


def _named(deal: Told, card: Told) -> Told:
    names = ("game", "level", "deal")
    return {**{name: deal[name] for name in names}, "at": card["at"], "make": make()}


# ---- what is to be done, and what came of it ----


def cards_of(found: Iterable[Told], verdict: str, most: int) -> Iterator[tuple[Told, Told]]:
    """Give the cards of a verdict with their deals, at most so many of each level; not those that are known exactly."""
    many: dict[str, int] = defaultdict(int)
    for deal in found:
        for card in deal["cards"]:
            if card["verdict"] == verdict and not card["every"] and many[deal["level"]] < most:
                many[deal["level"]] += 1
                yield deal, card


def key_of(one: Told) -> tuple[str, str, int, int]:
    """Return what names a card."""
    return one["game"], one["level"], one["deal"], one["at"]


def _mean(figures: list[float]) -> str:
    error = stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return f"{mean(figures):.3f} +- {error:.3f}"


def report(found: list[Told], most: int) -> None:
    """Print what was said and what was found."""
    again = {key_of(one): one for one in found if "again" in one}
    on: dict[tuple[str, str, int, int], list[float]] = defaultdict(list)
    for one in found:
        if one.get("lost") is not None and "world" in one:
            on[key_of(one)].append(one["lost"])
    deals = [one for one in found if "cards" in one]
    for verdict in VERDICTS:
        cards = [(card, key_of({**deal, **card})) for deal, card in cards_of(deals, verdict, most)]
        weighed = [(card, again[key]) for card, key in cards if key in again]
        if weighed:
            said = [card["known"] for card, _ in weighed]
            lost = [one["again"] for _, one in weighed]
            off = [one["again"] - card["known"] for card, one in weighed]
            within = [abs(one) <= 2 * sqrt(card["error"] ** 2 + told["within"] ** 2)
                      for one, (card, told) in zip(off, weighed, strict=True)]  # fmt: skip
            print(f"{verdict}, {len(weighed)} cards weighed again: said {_mean(said)}, found {_mean(lost)}, "
                  f"difference {_mean(off)}; within two errors {sum(within)} of {len(within)}")  # fmt: skip
        tried = [(card["known"], on[key]) for card, key in cards if on[key]]
        if tried:
            off = [mean(lost) - said for said, lost in tried]
            worlds = sum(len(lost) for _, lost in tried)
            print(f"{verdict}, {len(tried)} cards played on in {worlds} worlds: said "
                  f"{_mean([said for said, _ in tried])}, lost {_mean([mean(lost) for _, lost in tried])}, difference "
                  f"{_mean(off)}")  # fmt: skip


def main() -> None:
    """Weigh again, play on, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--keep", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--levels", default="beginner,steady")
    parser.add_argument("--first-deal", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--most", type=int, default=50)
    parser.add_argument("--play", type=int, default=0, metavar="WORLDS")
    parser.add_argument("--by", default="master")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    found = [one for one in kept(wanted.keep) if one["game"] == wanted.game]

    def note(told: Told) -> None:
        keep(wanted.keep, told)
        found.append(told)

    numbers = range(wanted.first_deal, wanted.first_deal + wanted.deals)
    done = {(one["level"], one["deal"]) for one in found if "cards" in one}
    tasks = [
        (wanted.game, level, number) for number in numbers for level in wanted.levels.split(",")
        if (level, number) not in done
    ]  # fmt: skip
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for told in pool.map(cards_judged, tasks):
            note(told)
        deals = [one for one in found if "cards" in one]
        again = {key_of(one) for one in found if "again" in one}
        cards = [pair for verdict in VERDICTS for pair in cards_of(deals, verdict, wanted.most)]
        weighing = [(deal, card, wanted.worlds) for deal, card in cards if key_of({**deal, **card}) not in again]
        for told in pool.map(weighed_again, weighing):
            note(told)
        there = {(*key_of(one), one["world"]) for one in found if "world" in one and one["by"] == wanted.by}
        playing = [
            (deal, card, world, wanted.by) for world in range(wanted.play)
            for deal, card in cards_of(deals, "mistake", wanted.most) if (*key_of({**deal, **card}), world) not in there
        ]  # fmt: skip
        for told in pool.map(played_on, playing):
            note(told)
    report(found, wanted.most)


if __name__ == "__main__":
    main()
