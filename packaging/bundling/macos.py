"""What does macOS have to know about the program and its documents? Its properties, and a disk image."""

import subprocess
from pathlib import Path
from typing import Any, Final

from bundling.about import AUTHORS, ID, NAME, RECORD_TYPE, VERSION, languages

OLDEST: Final = "13.0"
"""The oldest macOS that the wheels of Qt are for; CMakeLists.txt compiles for it."""


def properties() -> dict[str, Any]:
    """Return what goes into Info.plist beside what PyInstaller writes: records are ours, PBN deals can be opened."""
    record, bridge = f"{ID}.record", f"{ID}.pbn"
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleLocalizations": languages(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {AUTHORS}",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Record of a dummy whist table",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "dummywhist-record.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [record],
            },
            {
                "CFBundleTypeName": "Deal in Portable Bridge Notation",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": [bridge],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": record,
                "UTTypeDescription": "Record of a dummy whist table",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["dwr"],
                    "public.mime-type": [RECORD_TYPE],
                },
            }
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": bridge,
                "UTTypeDescription": "Deal in Portable Bridge Notation",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["pbn"]},
            }
        ],
    }


def disk_image(app: Path, record_icon: Path, image: Path) -> None:
    """Make the disk image ``image`` of the bundle ``app``, with a place to drag it to."""
    (app / "Contents" / "Resources" / "dummywhist-record.icns").write_bytes(record_icon.read_bytes())
    # The bundle was changed after PyInstaller signed it; this signs it again for this machine only ("ad hoc").
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(app)], check=True)
    (app.parent / "Applications").symlink_to("/Applications")
    line = ["hdiutil", "create", "-volname", NAME, "-srcfolder", str(app.parent), "-format", "UDZO", "-ov", str(image)]
    subprocess.run(line, check=True)
