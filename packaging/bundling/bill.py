"""What does the bill of materials say? Every part of the packed program with version and licence, as SPDX 2.3."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bundling.about import AUTHORS, COMMAND, VERSION, epoch, system
from bundling.parts import OURS, Part, parts


def document(
    found: Mapping[Part, Sequence[str]], artefacts: Mapping[str, Mapping[str, str]], commit: str, machine: str
) -> dict[str, Any]:
    """Return the bill for the parts ``found`` and the ``artefacts`` (their sums by file name and algorithm).

    ``commit`` and ``machine`` say what they were made of, and on which kind of machine.
    """
    made = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    numbered = {part: f"SPDXRef-Part-{number}" for number, part in enumerate(sorted({*found, OURS}), 1)}
    files = {name: f"SPDXRef-Artefact-{number}" for number, name in enumerate(sorted(artefacts), 1)}
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"{COMMAND}-{VERSION}-{machine}",
        "documentNamespace": f"https://dummywhist.invalid/spdx/{COMMAND}-{VERSION}-{machine}-{commit}",
        "creationInfo": {"created": made, "creators": [f"Organization: {AUTHORS}", "Tool: packaging/build"]},
        "packages": [_package(part, reference) for part, reference in numbered.items()],
        "files": [
            {
                "SPDXID": reference,
                "fileName": f"./{name}",
                "checksums": [
                    {"algorithm": algorithm, "checksumValue": value} for algorithm, value in artefacts[name].items()
                ],
                "licenseConcluded": "NOASSERTION",
                "copyrightText": "NOASSERTION",
            }
            for name, reference in files.items()
        ],
        "relationships": [
            _tied("SPDXRef-DOCUMENT", "DESCRIBES", numbered[OURS]),
            *(_tied(numbered[OURS], "CONTAINS", reference) for part, reference in numbered.items() if part != OURS),
            *(_tied(reference, "GENERATED_FROM", numbered[OURS]) for reference in files.values()),
        ],
    }


def _tied(one: str, kind: str, other: str) -> dict[str, str]:
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}


def _package(part: Part, reference: str) -> dict[str, Any]:
    return {
        "SPDXID": reference,
        "name": part.name,
        "versionInfo": part.version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": part.licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": part.purl}
        ],
    }


def summed(file: Path, algorithm: str = "sha256") -> str:
    """Return the sum by which a download is checked."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, algorithm).hexdigest()


def write(contents: Path, artefacts: Sequence[Path], commit: str, output: Path) -> Path:
    """Write the bill for a frozen program, whose files ``contents`` lists, into the folder ``output``."""
    listed = json.loads(contents.read_text())
    found = parts(entry["source"] for entry in listed if entry["source"] and entry["kind"] != "SYMLINK")
    # SPDX wants SHA-1 of every file it names, whatever else there is.
    sums = {file.name: {"SHA1": summed(file, "sha1"), "SHA256": summed(file)} for file in artefacts}
    file = output / f"{COMMAND}-{VERSION}-{system()}.spdx.json"
    file.write_text(
        json.dumps(document(found, sums, commit, system()), indent=1, sort_keys=True) + "\n", encoding="utf-8"
    )
    return file
