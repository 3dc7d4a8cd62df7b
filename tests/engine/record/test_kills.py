"""Does a killed program lose anything that it said was done? A sample; `python -m tests.long` makes it 300 times."""

from tests.engine.record.kills import kill_often


def test_ten_kills_lose_nothing():
    assert "none lost" in kill_often(10, 1)
