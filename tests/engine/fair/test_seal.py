"""Do the table and the shipped script say the same of every proof, and is everything found that was changed?"""

import ast
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seal import (
    START,
    STRONG,
    Share,
    may_be_seen,
    mixed_of,
    new_secret,
    number_of,
    plain_words,
    seal_of,
    surprise,
    without_strange,
)
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.fair import check_deal
from dummywhist.engine.fair.proof import script, script_lines
from tests.engine.fair.proved import SECRET, SHARES, compare_proofs

SCRIPT = Path(check_deal.__file__)
NUMBER = 10282181828466379693
PROOF = f"""after start
seal fb114688c0a1137e506cb42110b37eb899191726ec88e28efa2ec2d67d224e46
secret {SECRET}
share 23 blue kettle 4417
share 31 Ruth’s garden gate
number {NUMBER}
pack 52
"""


def test_the_vector():
    seal = seal_of(START, SECRET)
    mixed = mixed_of(seal, SECRET, SHARES)
    pack = [card_text(card) for card in shuffled(number_of(mixed))]
    assert seal.startswith("fb114688c0a1137e") and mixed.startswith("8eb1a5e549b70bad")
    assert number_of(mixed) == NUMBER
    assert pack[:8] == ["H8", "D6", "CA", "C8", "CT", "D8", "D4", "ST"] and pack[-1] == "CQ"
    given = [(share.cut, share.words) for share in SHARES]
    assert check_deal.check(START, seal, SECRET, given) == (NUMBER, mixed, pack)
    with pytest.raises(ValueError, match="not the one that was sealed"):
        check_deal.check("0" * 64, seal, SECRET, given)


@pytest.mark.parametrize("seed", range(5))
def test_script_and_table_agree_on_random_proofs_and_every_change_is_found(seed):
    assert compare_proofs(60, seed).startswith("60 random proofs")


def test_a_secret_is_fresh():
    assert new_secret() != new_secret() and len(bytes.fromhex(new_secret())) == 32


def run(proof: str, *arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-I", str(SCRIPT), *arguments], input=proof.encode(), capture_output=True, check=False
    )
    assert done.stderr == b""
    return done.returncode, done.stdout.decode()


def test_the_script_runs_by_itself_on_a_copied_proof(tmp_path):
    status, said = run(PROOF)
    assert status == 0 and f"The deal number is {NUMBER}," in said and "\nH8 D6 CA C8 CT" in said
    (tmp_path / "proof.txt").write_text(PROOF, "utf-8", newline="\r\n")
    assert run("", str(tmp_path / "proof.txt")) == (0, said)
    (tmp_path / "check_deal.py").write_bytes(script())
    assert (tmp_path / "check_deal.py").read_bytes() == SCRIPT.read_bytes()
    assert script_lines() == len(SCRIPT.read_text("utf-8").splitlines())


def test_the_script_has_none_of_the_tables_code():
    tree = ast.parse(script())
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert imported == {"hashlib", "re", "sys", "unicodedata"}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        (SECRET, SECRET[:-1], "line 3 is no line of a proof"),
        (SECRET, SECRET + "0", "line 3 is no line of a proof"),
        ("fb114688", "gb114688", "line 2 is no line of a proof"),
        ("fb114688", "FB114688", "line 2 is no line of a proof"),
        ("after start", "after stop", "line 1 is no line of a proof"),
        ("share 23", "share 52", "line 4 is no line of a proof"),
        ("share 31 Ruth’s garden gate\n", "share 1 x\n" * 8, "line 12 is no line of a proof"),
        ("pack 52\n", "", "a line is missing: pack"),
        ("kettle", "kett\u200ble", "line 4 holds a sign that may not be seen: 'blue kett\\u200ble 4417'"),
        ("kettle", "k\u0435ttle", "line 4 holds a sign"),
        ("kettle", "kettles", "these cuts and words give another deal: "),
        (SECRET[:8], "00000000", "the secret is not the one that was sealed"),
    ],
)
def test_the_script_refuses_what_is_wrong_with_the_line(was, now, said):
    assert was in PROOF
    status, told = run(PROOF.replace(was, now))
    assert status == 1 and told.startswith("No: ") and said in told and told.count("\n") == 1


def test_words_are_kept_so_that_nothing_can_hide_in_them():
    assert plain_words("  a \t b\u00a0c\n") == "a b c"
    assert plain_words("e\u0301") == "é"
    assert may_be_seen("Ruth’s Größe, 4417 ÿſ~") and may_be_seen("") and may_be_seen("x" * 200)
    for strange in ("\u200b", "а", "×", "÷", "\u0301", "…", "玉", "\u202e", "\x7f", "x" * 201):
        assert not may_be_seen(strange)
        if len(strange) == 1:
            with pytest.raises(ValueError):
                check_deal.line(0, f"a{strange}" if strange != "\u0301" else f" {strange}")
    assert without_strange("bl\u200bue kе\ntt×le e\u0301") == "blue k ttle é"


def test_how_strong_a_share_is():
    cut = surprise(23, "")
    assert surprise(0, "") == 0 and 5.6 < cut < 5.7
    assert cut + 4 * 3.3 == pytest.approx(surprise(23, "4172"))
    assert surprise(23, "4172") >= STRONG > surprise(23, "417") and surprise(0, "1111") == pytest.approx(3.3)
    assert surprise(0, "blue kettle 4417") >= STRONG > surprise(51, "aaaaaaaaaaaaaaaa")


def test_the_order_of_the_shares_counts():
    seal = seal_of(START, SECRET)
    assert mixed_of(seal, SECRET, SHARES) != mixed_of(seal, SECRET, SHARES[::-1])
    # Fields cannot run into each other: a line is a share.
    assert mixed_of(seal, SECRET, (Share(1, 2, "3 x"),)) != mixed_of(seal, SECRET, (Share(1, 23, "x"),))


@pytest.mark.parametrize("seed", range(3))
def test_the_script_knows_every_pack_with_jokers(seed):
    dice = Random(seed)
    pack = check_deal.pack_of(dice.getrandbits(64), jokers=True)
    assert len(set(pack)) == 54 and {"JL", "JB"} <= set(pack)
