"""Are the totals of a test run counted right?"""

from pathlib import Path

from tools.count_tests import totals

REPORT = """<testsuites><testsuite tests="6">
<testcase name="a"/><testcase name="b"><system-out/></testcase>
<testcase name="c"><failure/></testcase><testcase name="d"><error/></testcase>
<testcase classname="m" name="e"><skipped message="no sun"/></testcase>
<testcase name="f"><skipped type="pytest.xfail"/></testcase>
</testsuite></testsuites>"""


def test_totals(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    assert totals(tmp_path / "report.xml") == (2, 2, ("m::e: no sun", "f: no reason given"))
