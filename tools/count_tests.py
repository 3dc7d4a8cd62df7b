"""How many tests passed and failed, by a JUnit report of pytest?

python tools/count_tests.py REPORT.xml
"""

import sys
from pathlib import Path
from xml.etree import ElementTree


def totals(report: Path) -> tuple[int, int]:
    """Passed and failed; an error in a fixture is a failure, a skipped test is neither."""
    passed = failed = 0
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        outcomes = {child.tag for child in case}
        if outcomes & {"failure", "error"}:
            failed += 1
        elif "skipped" not in outcomes:
            passed += 1
    return passed, failed


if __name__ == "__main__":
    print(*totals(Path(sys.argv[1])))
