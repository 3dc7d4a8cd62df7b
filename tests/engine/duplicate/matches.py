"""Do random matches lose nothing? Entries, corrections, averages, revokes, and what is taken back, in every form.

Each is written and read, scored by the program and by `tests/second_duplicate.py`, which knows the rules alone.
"""

from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from dummywhist.engine.duplicate.averages import AverageRanking
from dummywhist.engine.duplicate.forms import FORMS, Plan, form_of, movement_of, trays_of, ways_to_compare
from dummywhist.engine.duplicate.journal import (
    Back,
    Called,
    Correction,
    Course,
    Entry,
    Named,
    NewDeal,
    Noted,
    Result,
    Stopped,
    missing,
)
from dummywhist.engine.duplicate.keeping import KeptMatch
from dummywhist.engine.duplicate.match import Match, Setup, Told, begun, with_journal
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, TEAMS, Movement
from dummywhist.engine.duplicate.ranking import ranking
from dummywhist.engine.duplicate.result import EW, NS, Made, Place, Revoked, TakesAverage
from dummywhist.engine.duplicate.text import match_text, read_match
from dummywhist.engine.duplicate.tray import dealt
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.record.saving import Saved
from tests import second_duplicate
from tests.sections import Section

NUMBERS: dict[str, dict[str, tuple[int, ...]]] = {
    "mitchell": {PAIRS: (3, 4, 5, 6, 9, 10), PERSONS: (8, 12, 20)},
    "skip": {PAIRS: (7, 8, 11, 12), PERSONS: (16,)},
    "stationary_table": {PAIRS: (7, 8, 12), PERSONS: (16, 24)},
    "bye": {PAIRS: (4, 7, 8, 12), PERSONS: (8, 16)},
    "two_sections": {PAIRS: (11, 12), PERSONS: (24,)},
    "howell": {PAIRS: (3, 4, 5, 6, 7, 8, 10)},
    "safford_couples": {PERSONS: (16,)},
    "individuals8": {PERSONS: (8,)},
    "teams": {TEAMS: (2, 3, 4, 5, 6)},
    "two_teams": {TEAMS: (2,)},
    "clubs": {PAIRS: (4, 8)},
    "mnemonic": {PAIRS: (2,), PERSONS: (4,)},
    "foster": {PAIRS: (2,)},
}


def random_setup(rng: Random) -> Setup:
    form = form_of(rng.choice([form.key for form in FORMS]))
    unit = rng.choice(sorted(NUMBERS[form.key]))
    plan = Plan(
        form.key,
        unit,
        rng.choice(NUMBERS[form.key][unit]),
        rng.randint(1, 3),
        twice=form.again and rng.random() < 0.2,
        shuffle=rng.randrange(1 << 64) if form.key == "foster" else None,
    )
    movement = movement_of(plan)
    told = rng.sample(range(1, len(movement.labels) + 1), rng.randint(0, len(movement.labels)))
    dealt_trays = rng.sample(range(1, movement.sets * plan.trays + 1), min(2, movement.sets * plan.trays))
    return Setup(
        plan,
        rng.choice(ways_to_compare(plan)),
        rng.random() < 0.8,
        rng.choice(("", "Tuesday club", "Zoë’s #1")),
        tuple(Told(entrant, names(rng, movement)) for entrant in told),
        tuple(Told(team, (f"Team {team}",)) for team in range(1, len(movement.teams) + 1) if rng.random() < 0.3),
        tuple(dealt(tray, rng.randrange(1 << 64)) for tray in dealt_trays if rng.random() < 0.5),
    )


def names(rng: Random, movement: Movement) -> tuple[str, ...]:
    return tuple(
        rng.choice(("Max", "Ana", "Ruth M.", "Zoë", "A / B".replace(" / ", "/"))) for _ in range(movement.names)
    )


def random_played(rng: Random):
    if rng.random() < 0.08:
        return TakesAverage()
    made = Made(rng.randint(0, 13))
    if rng.random() < 0.15:
        side = rng.choice((NS, EW))
        return made._replace(revoked=Revoked(side, rng.choice((1, 1, 1, 2, 3)), rng.randint(0, made.tricks(side))))
    return made


def random_entry(rng: Random, match: Match):
    """Something that a director may try; some of it cannot be done."""
    plan, movement, standing = match.setup.plan, match.movement, match.standing
    chance = rng.random()
    if chance < 0.03:
        return Back()
    if chance < 0.05:
        return NewDeal(rng.randint(1, movement.sets * plan.trays), rng.choice((None, rng.randrange(1 << 64))))
    if chance < 0.06:
        return Stopped(rng.randint(1, len(movement.labels)), rng.randint(0, movement.rounds))
    if chance < 0.07:
        return Named(rng.randint(1, len(movement.labels)), names(rng, movement))
    if chance < 0.09:
        return Called(rng.randint(1, movement.rounds + 1))
    if chance < 0.12 and standing.results:
        return Correction(rng.choice(sorted(standing.results)), random_played(rng))
    if chance < 0.14:
        place = Place(rng.randint(1, movement.rounds + 1), rng.randint(1, movement.tables + 1), rng.randint(0, 40))
        return rng.choice((Result, Correction))(place, random_played(rng))
    open_places = missing(plan, movement, standing, standing.round)
    if open_places:
        return Result(rng.choice(open_places), random_played(rng))
    return Called(standing.round + 1)


def random_noted(rng: Random, entry: Entry) -> Noted:
    return Noted(entry, rng.choice(("", "20:15", "2026-11-25T20:15:03")), rng.choice(("", "Ruth", "Max B.")))


def random_match(rng: Random) -> tuple[Match, int]:
    """A match, and how many entries were refused on the way."""
    agreed = random_setup(rng)
    match = begun(agreed)
    course, journal, refused = Course(agreed.plan, match.movement), [], 0
    for _ in range(rng.choice((0, 5, 40, 200))):
        entry = random_entry(rng, match)
        noted = random_noted(rng, entry)
        before = course.standing()
        try:
            course.take(noted)
        except (Unlawful, Unreadable) as error:
            assert str(error)
            assert course.standing() == before, "what is refused changes nothing"
            refused += 1
            continue
        journal.append(noted)
        match = Match(agreed, tuple(journal), match.movement, course.standing())
    return match, refused


def check_match(match: Match) -> None:
    """Nothing is lost by writing, reading and folding; a second scorer agrees."""
    again = with_journal(match.setup, match.journal)
    assert again == match
    text = match_text(match)
    assert read_match(text.encode()) == match
    check_back(match)
    lines = text.splitlines()
    results = second_duplicate.standing_results(lines)
    assert {tuple(place) for place in match.standing.results} == results.keys()
    assert first_ranking(match) == second_ranking(match, lines, results)


def check_kill(match: Match, rng: Random, file: Path) -> None:
    """Of a file that a kill cut short the whole lines stand, and the next entry takes the place of what was torn."""
    whole, begin = match_text(match).encode(), len(match_text(begun(match.setup)).encode())
    length = rng.randint(begin, len(whole))
    file.write_bytes(whole[:length])
    kept, stand = KeptMatch(file), whole[begin:length].count(b"\n")
    assert kept.match == with_journal(match.setup, match.journal[:stand])
    assert kept.torn == whole[:length].rpartition(b"\n")[2].decode(errors="replace")
    if stand < len(match.journal):
        assert kept.enter(match.journal[stand]) == Saved()
        assert file.read_bytes() == whole[: whole.index(b"\n", length) + 1]


def check_back(match: Match) -> None:
    """Taking back one entry after the other comes through every state that the match was in."""
    course = Course(match.setup.plan, match.movement)
    states = [course.standing()]
    for noted in match.journal:
        course.take(noted)
        if isinstance(noted.entry, Back):
            states.pop()
            assert course.standing() == states[-1]
        else:
            states.append(course.standing())
    while len(states) > 1:
        states.pop()
        course.take(Noted(Back()))
        assert course.standing() == states[-1]


def first_ranking(match: Match):
    ranked = ranking(match)
    if isinstance(ranked, AverageRanking):
        return {
            line.name: sorted((rank.place, rank.entrant, rank.plus) for rank in line.ranks) for line in ranked.lines
        }
    return sorted((one.place, one.number, one.won, one.tied, one.lost, one.difference) for one in ranked.ranks)


def second_ranking(match: Match, lines, results):
    movement, told = match.movement, second_duplicate.header(lines)
    seats = {(s.round, s.table): (s.holders(), s.lent) for s in movement.sittings}
    pair_match = "pairs" in told and told["form"] != "clubs"
    scores, averages = second_duplicate.counted(results, pair_match, told.get("revoke_limits") != "off")
    if told["compare"] == "direction_average":
        compass = pair_match and told["form"] in ("mitchell", "skip", "stationary_table", "bye", "two_sections")
        lost = told["form"] in ("safford_couples", "individuals8", "mnemonic")
        groups = [(line.name, line.entrants) for line in movement.lines]
        return second_duplicate.by_averages(scores, averages, seats, groups, compass, lost)
    team_of = {entrant: team for team, entrants in enumerate(movement.teams, 1) for entrant in entrants}
    direction = "EW" if told["form"] in ("mnemonic", "foster") else "NS"
    rivals = [(one.first, one.second, trays_of(match.setup.plan, one.set)) for one in movement.rivals]
    return second_duplicate.by_matches(scores, averages, seats, team_of, direction, rivals)


def random_matches(count: int, seed: int) -> str:
    """Check so many random matches; return the totals."""
    totals: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        for number in range(count):
            match, refused = random_match(Random(f"{seed} {number}"))
            try:
                check_match(match)
                check_kill(match, Random(number), Path(folder) / "match.dwm")
            except AssertionError as error:
                raise AssertionError(f"match {number} of seed {seed} ({match.setup.plan}): {error}") from error
            totals.update(entries=len(match.journal), refused=refused, results=len(match.standing.results))
            totals[match.setup.plan.form] += 1
    forms = ", ".join(f"{totals[form.key]} {form.key}" for form in FORMS)
    return (
        f"{count:,} matches ({forms}): {totals['entries']:,} entries, {totals['refused']:,} refused, "
        f"{totals['results']:,} results that stand; nothing lost, each taken up after a kill, and two scorers agree"
    )


MATCHES = Section("matches", "random duplicate matches", 10_000, random_matches)
