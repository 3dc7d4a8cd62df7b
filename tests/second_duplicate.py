"""A second scorer of duplicate whist, written from docs/rules/duplicate-whist.md alone, for comparison.

It imports nothing of the program. It is given the lines of a match file and, as plain tuples, who held which hands of
which tray set; it reads the journal, applies the rules one by one, and returns a ranking as plain lists.
"""

from collections import defaultdict
from fractions import Fraction


def standing_results(lines):
    """What stands of the journal: ``{(round, table, tray): words}``. A line taken back counts as never written."""
    stands = []
    for line in lines:
        if line.startswith("["):
            line = line.split("] ", 1)[1]
        words = line.split()
        if words[0] == "back":
            stands.pop()
        elif words[0] in ("result", "correct", "call", "stop", "anew", "rename"):
            stands.append(words)
    results = {}
    for words in stands:
        if words[0] in ("result", "correct"):
            results[int(words[2]), int(words[4]), int(words[6])] = words[7:]
        elif words[0] == "anew":
            results = {where: what for where, what in results.items() if where[2] != int(words[1])}
    return results


def header(lines):
    """The words of the setup that are there once."""
    found = {}
    for line in lines[1:]:
        word, _, rest = line.partition(" ")
        if word in ("form", "pairs", "persons", "teams", "trays", "compare", "revoke_limits", "twice"):
            found[word] = rest
    return found


def counted(results, pair_match, limits):
    """For each result what North-South and East-West score, and what they score while averages are struck."""
    of_tray = defaultdict(list)
    for where, what in results.items():
        of_tray[where[2]].append((where, what))
    scores, averages = {}, {}
    for tray, rows in of_tray.items():
        # DW-DEF-5: tables that played it regularly.
        regular = [int(what[1]) for _, what in rows if what[0] == "NS" and len(what) == 2]
        mean = {"NS": None, "EW": None}
        if regular:
            mean["NS"] = Fraction(sum(regular), len(regular))
            mean["EW"] = Fraction(sum(13 - made for made in regular), len(regular))
        averages[tray] = mean
        for where, what in rows:
            if what[0] == "average":  # DW-E12
                if regular:
                    scores[where] = {"NS": mean["NS"], "EW": mean["EW"], "struck": dict(mean)}
                continue
            made = {"NS": Fraction(what[1]), "EW": 13 - Fraction(what[1])}
            if len(what) == 2:
                scores[where] = {**made, "struck": dict(made)}
                continue
            side, count, before = what[3], int(what[4]), int(what[6])
            other = {"NS": "EW", "EW": "NS"}[side]
            won, cost = made[side], sum(range(2, 3)) + (count - 1)  # DW-REV-3
            if not limits:
                left = won - cost if won > cost else Fraction(0)
                scores[where] = {side: left, other: 13 - left, "struck": {side: left, other: 13 - left}}
                continue
            bound = won - cost if mean[side] is None or won - cost < mean[side] else mean[side]
            final = bound if bound > before else Fraction(before)  # DW-REV-4
            if not pair_match:
                scores[where] = {side: final, other: 13 - final, "struck": {side: final, other: 13 - final}}
                continue
            # DW-REV-5, with M of the adversaries' direction at other tables.
            theirs = [made if other == "NS" else 13 - made for made in regular]
            most = max(theirs) if theirs else 0
            gets = made[other]
            if gets < most:
                gets = gets + cost if gets + cost < most else Fraction(most)
            keeps = max(won - cost, Fraction(13 - most))
            if won < keeps:
                keeps = won
            scores[where] = {side: final, other: gets, "struck": {side: keeps, other: gets}}
    return scores, averages


def held(scores, seats):
    """Who held what: ``{entrant: [(tray, direction, place)]}``; ``seats[round, table]`` are holders and who is lent."""
    found = defaultdict(list)
    for where in scores:
        (north, east, south, west), lent = seats[where[0], where[1]]
        for direction, both in (("NS", {north, south}), ("EW", {east, west})):
            for entrant in both:
                if entrant not in lent:
                    found[entrant].append((where[2], direction, where))
    return found


def by_averages(scores, averages, seats, lines, compass_pairs, lost_decides):
    """``{line: [(place, entrant, plus)]}``: DW-SC-5 to 8."""
    ranked = {}
    holds = held(scores, seats)
    for name, entrants in lines:
        totals = None
        if compass_pairs:
            what = [sorted((tray, direction) for tray, direction, _ in holds[entrant]) for entrant in entrants]
            if what[0] and all(one == what[0] for one in what):
                struck = [
                    sum(scores[where]["struck"][direction] for _, direction, where in holds[entrant])
                    for entrant in entrants
                ]
                totals = Fraction(sum(struck), len(struck))
        rows = []
        for entrant in entrants:
            own = expected = lost = Fraction(0)
            trays = 0
            for tray, direction, where in holds[entrant]:
                if totals is None and averages[tray][direction] is None:
                    continue
                trays += 1
                own += scores[where][direction]
                expected += averages[tray][direction] or 0
                best = max(row[direction] for place, row in scores.items() if place[2] == tray)
                lost += best - scores[where][direction]
            if trays:
                rows.append((entrant, own - (expected if totals is None else totals), lost, trays))
        use_lost = lost_decides and len({row[3] for row in rows}) <= 1
        value = {row[0]: row[2] if use_lost else -row[1] for row in rows}
        ranked[name] = sorted(
            (1 + sum(value[other] < value[row[0]] for other in value), row[0], row[1]) for row in rows
        )
    return ranked


def by_matches(scores, averages, seats, team_of, direction, rivals):
    """``[(place, number, won, tied, lost, difference)]``: DW-SC-2 to 4, DW-MNE-3."""
    margins = defaultdict(lambda: defaultdict(Fraction))
    if team_of:
        sat = defaultdict(list)
        for where, row in scores.items():
            holders, _ = seats[where[0], where[1]]
            mine = team_of[holders[0 if direction == "NS" else 1]]
            yours = team_of[holders[1 if direction == "NS" else 0]]
            sat[frozenset((mine, yours)), where[2]].append((mine, row[direction]))
        for (two, tray), rows in sat.items():
            one, other = sorted(two)
            if sum(team == one for team, _ in rows) * 2 == len(rows):
                margins[one, other][tray] = sum(tricks if team == one else -tricks for team, tricks in rows)
    else:
        entered = defaultdict(int)
        for where in scores:
            entered[where[2]] += 1
        for where, row in scores.items():
            (north, east, _, _), lent = seats[where[0], where[1]]
            mean = averages[where[2]]
            if mean["NS"] is None or entered[where[2]] < 2 or lent:
                continue
            better = (row["NS"] - mean["NS"]) / 2 - (row["EW"] - mean["EW"]) / 2
            margins[min(north, east), max(north, east)][where[2]] += better if north < east else -better
        for one, other, trays in rivals:
            for tray in trays:
                for direction_held, seat in (("NS", 0), ("EW", 1)):
                    own = {
                        seats[where[0], where[1]][0][seat]: row[direction_held]
                        for where, row in scores.items()
                        if where[2] == tray
                    }
                    if one in own and other in own and averages[tray]["NS"] is not None:
                        margins[one, other][tray] += (own[one] - own[other]) / 2
    won, tied, lost, ahead, plays = (defaultdict(int) for _ in range(5))
    for (one, other), trays in margins.items():
        total = sum(trays.values())
        for number, sign in ((one, 1), (other, -1)):
            plays[number] += 1
            won[number] += total * sign > 0
            lost[number] += total * sign < 0
            tied[number] += total == 0
            ahead[number] += total * sign
    key = {number: (Fraction(2 * won[number] + tied[number], 2), ahead[number]) for number in plays}
    return sorted(
        (
            1 + sum(key[other] > key[number] for other in key),
            number,
            won[number],
            tied[number],
            lost[number],
            ahead[number],
        )
        for number in plays
    )
