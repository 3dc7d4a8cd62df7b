"""Which checks are too long for every day? `python -m tests.long [--NAME COUNT …] [--only NAME …]`.

`--seed N` makes the same run again, `--jobs N` spreads it over so many processes. Each section says its totals; a
failed one says with which seed it can be made again.
"""

import argparse
import secrets
import sys
import time
import traceback
from collections.abc import Sequence

from dummywhist.engine.solver.processors import processors
from tests.engine.duplicate.kills import MATCH_KILLS
from tests.engine.duplicate.matches import MATCHES
from tests.engine.duplicate.movements import MOVEMENTS
from tests.engine.fair.proved import PROOFS
from tests.engine.long_legality import LEGALITY
from tests.engine.long_sessions import LAWFUL, RANDOM, STEADY
from tests.engine.native_face import FACE
from tests.engine.players.long_claims import CLAIMS
from tests.engine.players.long_players import DECISIONS, SECRETS
from tests.engine.players.strength import STRENGTH
from tests.engine.record.kills import KILLS
from tests.engine.solver.long_solving import DDS, FAMILY
from tests.engine.study.long_claimed import CLAIMED
from tests.engine.study.long_split import SPLIT
from tests.engine.values import VALUES
from tests.hostile.long import HOSTILE
from tests.mutations import MUTATIONS
from tests.partner_sins.long_sins import SINS
from tests.sections import Section
from tests.ui.atspi.lesson import LESSON_ATSPI
from tests.ui.atspi.play import ATSPI
from tests.ui.atspi.study import STUDY_ATSPI
from tests.ui.long_gestures import GESTURES
from tests.ui.onscreen.club import CLUB_ONSCREEN
from tests.ui.onscreen.law_table import LAWS_ONSCREEN
from tests.ui.onscreen.lesson import LESSON_ONSCREEN
from tests.ui.onscreen.problem import PROBLEM_ONSCREEN
from tests.ui.onscreen.sessions import ONSCREEN
from tests.ui.onscreen.study import STUDY_ONSCREEN
from tests.ui.onscreen.trays import TRAYS_ONSCREEN
from tests.ui.scene.clear import PICTURES

SECTIONS: tuple[Section, ...] = (
    RANDOM,
    LAWFUL,
    STEADY,
    VALUES,
    PROOFS,
    DECISIONS,
    SECRETS,
    CLAIMS,
    CLAIMED,
    SPLIT,
    STRENGTH,
    SINS,
    KILLS,
    MUTATIONS,
    LEGALITY,
    FAMILY,
    DDS,
    FACE,
    MOVEMENTS,
    MATCHES,
    MATCH_KILLS,
    GESTURES,
    PICTURES,
    ATSPI,
    LESSON_ATSPI,
    STUDY_ATSPI,
    HOSTILE,
    ONSCREEN,
    LAWS_ONSCREEN,
    LESSON_ONSCREEN,
    PROBLEM_ONSCREEN,
    STUDY_ONSCREEN,
    CLUB_ONSCREEN,
    TRAYS_ONSCREEN,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the sections; return 0 if all held."""
    parser = argparse.ArgumentParser("python -m tests.long", description=__doc__)
    for section in SECTIONS:
        parser.add_argument(
            f"--{section.name}", type=int, default=section.usual, metavar="COUNT",
            help=f"{section.unit} (default {section.usual}; 0 leaves it out)",
        )  # fmt: skip
    names = [section.name for section in SECTIONS]
    parser.add_argument("--only", action="append", choices=names, help="run these sections only")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1 << 32), help="for the same run again")
    parser.add_argument("--jobs", type=int, default=processors(), help="processes for what is spread (all processors)")
    wanted = vars(parser.parse_args(argv))
    failed = False
    for section in SECTIONS:
        count = wanted[section.name.replace("-", "_")]
        if not count or (wanted["only"] and section.name not in wanted["only"]):
            continue
        began = time.monotonic()
        try:
            jobs = (max(1, wanted["jobs"]),) if section.spread else ()
            totals = section.run(count, wanted["seed"], *jobs)
        except Exception:
            traceback.print_exc()
            totals = f"FAILED; again with --only {section.name} --{section.name} {count} --seed {wanted['seed']}"
            failed = True
        print(f"{section.name}: {totals} ({time.monotonic() - began:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
