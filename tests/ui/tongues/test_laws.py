"""Are the laws that a line of the score is explained by the same in every language?"""

import pytest

from dummywhist.ui.tongues import LANGUAGES, speak
from tests.ui.panels.test_ledger import DEALS, example, of_deal


@pytest.mark.parametrize("number", [line.split()[0] for line in DEALS.strip().splitlines()])
def test_a_line_has_its_laws_in_every_language(number: str) -> None:
    """What the program knows does not hang on what it says: no law is found by the words of a label."""
    found = {}
    for language in LANGUAGES:
        speak(language)
        rows = of_deal(example(number)[0], 9)
        found[language] = [(row.cells, None if row.why is None else row.why.ids) for row in rows]
    assert found["en"] and all(laws == found["en"] for laws in found.values())
