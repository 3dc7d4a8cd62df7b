"""What does macOS have to know about the program and its documents? Its properties, and a disk image."""

import subprocess
from pathlib import Path
from typing import Any, Final

from bundling.about import AUTHORS, DEAL_FILES, ID, NAME, RECORD_TYPE, VERSION, languages

OLDEST: Final = "13.0"
"""The oldest macOS that the wheels of Qt are for; CMakeLists.txt compiles for it."""


def properties() -> dict[str, Any]:
    """Return what goes into Info.plist beside what PyInstaller writes: records are ours, deals can be opened."""
    record = f"{ID}.record"
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
            *(
                {
                    "CFBundleTypeName": each.one,
                    "CFBundleTypeRole": "Viewer",
                    "LSHandlerRank": "Alternate",
                    "LSItemContentTypes": [f"{ID}.{each.key}"],
                }
                for each in DEAL_FILES
            ),
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
                "UTTypeIdentifier": f"{ID}.{each.key}",
                "UTTypeDescription": each.one,
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [each.key]},
            }
            for each in DEAL_FILES
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
