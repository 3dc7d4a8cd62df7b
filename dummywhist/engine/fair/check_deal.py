"""Was this deal fair? It needs Python alone: ``python3 check_deal.py PROOF``, or the copied proof on standard input.

The secret must give the seal; secret, cuts and words give the deal number; the number gives the pack.
"""

import hashlib
import re
import sys
import unicodedata

SUITS, RANKS, MOST_SHARES = "SHDC", "23456789TJQKA", 8


def digest(text: str) -> str:
    """SHA-256 of a text, as 64 hexadecimal digits."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def line(cut: int, said: str) -> str:
    """A share as it is mixed in; a sign that may not be seen is refused."""
    words = unicodedata.normalize("NFC", " ".join(said.split()))
    if not re.fullmatch("[ -~À-ÖØ-öø-ſ’]{0,200}", words):
        raise ValueError("a sign that may not be seen: " + ascii(words))
    return f"{cut} {words}\n"


def seal_of(after: str, secret: str) -> str:
    """The seal, shown before anybody gives a share."""
    return digest(f"dummywhist seal 1\n{after}\n{secret}\n")


def mixed_of(seal: str, secret: str, shares: list[tuple[int, str]]) -> str:
    """What secret and shares give together, in the order in which the shares were given."""
    return digest(f"dummywhist deal 1\n{seal}\n{secret}\n" + "".join(line(cut, said) for cut, said in shares))


def number_of(mixed: str) -> int:
    """The deal number."""
    return int(mixed[:16], 16)


def pack_of(number: int, jokers: bool = False) -> list[str]:
    """The pack, the first card to be dealt first: the dealer's left-hand neighbour gets it."""
    blocks = (digest(f"dummywhist pack 1:{number}:{i}") for i in range(99))
    words = (int(block[k : k + 16], 16) for block in blocks for k in (0, 16, 32, 48))
    pack = [suit + rank for suit in SUITS for rank in RANKS] + ["JL", "JB"] * jokers
    for last in range(len(pack) - 1, 0, -1):
        word = next(w for w in words if w < 2**64 // (last + 1) * (last + 1))
        pack[last], pack[word % (last + 1)] = pack[word % (last + 1)], pack[last]
    return pack


def check(
    after: str, seal: str, secret: str, shares: list[tuple[int, str]], jokers: bool = False
) -> tuple[int, str, list[str]]:
    """The deal number, what was mixed, and the pack; ValueError if the secret does not give the seal."""
    if seal_of(after, secret) != seal:
        raise ValueError("the secret is not the one that was sealed")
    mixed = mixed_of(seal, secret, shares)
    return number_of(mixed), mixed, pack_of(number_of(mixed), jokers)


def read(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Read a copied proof, a line each; ValueError names the line that is wrong."""
    said: dict[str, str] = {}
    shares: list[tuple[int, str]] = []
    forms = {"after": "start|[0-9a-f]{64}", "seal": "[0-9a-f]{64}", "secret": "[0-9a-f]{64}",
             "number": "[0-9]{1,20}", "pack": "52|54"}  # fmt: skip
    for at, whole in enumerate(text.strip().split("\n"), 1):
        word, _, rest = whole.rstrip("\r").partition(" ")
        cut, _, words = rest.partition(" ")
        if word == "share" and re.fullmatch("[0-9]|[1-4][0-9]|5[01]", cut) and len(shares) < MOST_SHARES:
            try:
                line(int(cut), words)
            except ValueError as error:
                raise ValueError(f"line {at} holds {error}") from None
            shares.append((int(cut), words))
        elif word not in said and re.fullmatch(forms.get(word, "(?!)"), rest):
            said[word] = rest
        else:
            raise ValueError(f"line {at} is no line of a proof: {whole[:80]!a}")
    missing = [word for word in forms if word not in said]
    if missing:
        raise ValueError("a line is missing: " + missing[0])
    return said, shares


def main() -> int:
    """Check a proof and print what follows from it."""
    try:
        with open(sys.argv[1] if sys.argv[1:] else 0, encoding="utf-8") as file:
            said, shares = read(file.read())
        number, mixed, pack = check(said["after"], said["seal"], said["secret"], shares, said["pack"] == "54")
    except (OSError, ValueError) as error:
        print(f"No: {error}.")
        return 1
    if number != int(said["number"]):
        print(f"No: these cuts and words give another deal: {number}.")
        return 1
    print(f"The secret gives the seal.\nThe deal number is {number}, from {mixed}.\nThe pack, first dealt first:")
    print(" ".join(pack))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
