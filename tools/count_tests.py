"""How many tests passed, failed and were skipped, by a JUnit report of pytest, and which were skipped and why?

python tools/count_tests.py REPORT.xml SKIPPED   prints the three numbers, and writes a line for each skipped test
"""

import sys
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree


class Totals(NamedTuple):
    """How many passed and failed, and a line ``test: reason`` for each that was skipped."""

    passed: int
    failed: int
    skipped: tuple[str, ...]


def totals(report: Path) -> Totals:
    """Count; an error in a fixture is a failure, an expected failure counts as skipped."""
    passed = failed = 0
    skipped: list[str] = []
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        outcomes = {child.tag: child for child in case}
        if outcomes.keys() & {"failure", "error"}:
            failed += 1
        elif "skipped" in outcomes:
            name = "::".join(filter(None, (case.get("classname"), case.get("name"))))
            skipped.append(f"{name}: {outcomes['skipped'].get('message') or 'no reason given'}")
        else:
            passed += 1
    return Totals(passed, failed, tuple(skipped))


if __name__ == "__main__":
    found = totals(Path(sys.argv[1]))
    Path(sys.argv[2]).write_text("".join(f"skipped: {line}\n" for line in found.skipped))
    print(found.passed, found.failed, len(found.skipped))
