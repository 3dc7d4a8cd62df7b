"""What does Windows have to know about the program? The facts in its file, and the script of its installer."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from bundling.about import AUTHORS, COMMAND, DEAL_FILES, ID, NAME, PACKAGING, SUMMARY, VERSION, DealFile, filled
from bundling.pictures import write

COMPILERS: Final = ("iscc", r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe", r"C:\Program Files\Inno Setup 6\ISCC.exe")


def numbers(version: str = VERSION) -> tuple[int, int, int, int]:
    """Return the version as the four numbers that Windows wants."""
    first, second, third, *_ = (*(int(part) for part in version.split(".")), 0, 0, 0)
    return first, second, third, 0


def version_text() -> str:
    """Return the version resource in the words of PyInstaller."""
    facts = {
        "CompanyName": AUTHORS,
        "FileDescription": NAME,
        "FileVersion": VERSION,
        "InternalName": COMMAND,
        "LegalCopyright": f"© {AUTHORS}",
        "OriginalFilename": f"{COMMAND}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
        "Comments": SUMMARY,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in facts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers()}, prodvers={numbers()}, mask=0x3F, flags=0x0, OS=0x40004,"
        " fileType=0x1, subtype=0x0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0',"
        f" [{strings}])]), VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def version_file(folder: Path) -> Path:
    """Write the version resource into ``folder`` and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "version.txt"
    file.write_text(version_text(), encoding="utf-8")
    return file


def installer_text(frozen: Path, icons: Path, output: Path) -> str:
    """Return the script of the installer for the folder ``frozen``, with what is in ``packaging/windows`` filled in."""
    template = (PACKAGING / "windows" / "installer.iss").read_text(encoding="utf-8")
    deals = "\n".join(_offered(each) for each in DEAL_FILES)
    return filled(
        template, DEAL_TYPES=deals, FROZEN=str(frozen), ICONS=str(icons), OUTPUT=str(output.parent), FILE=output.stem
    )


def _offered(deals: DealFile) -> str:
    """Return the entries by which a type of file may be opened with the program, whatever opens it now."""
    key, classes = f"{ID}.{deals.key}", r'Root: HKA; Subkey: "Software\Classes'
    return "\n".join(
        (
            rf'{classes}\{deals.ending}\OpenWithProgids"; ValueType: string; ValueName: "{key}"; ValueData: "";'
            " Flags: uninsdeletevalue",
            rf'{classes}\{key}"; ValueType: string; ValueData: "{deals.one}"; Flags: uninsdeletekey',
            rf'{classes}\{key}\shell\open\command"; ValueType: string;'
            rf' ValueData: """{{app}}\{COMMAND}.exe"" ""%1"""',
        )
    )


def installer(frozen: Path, work: Path, output: Path) -> bool:
    """Make the installer ``output``; False where Inno Setup is not there."""
    compiler = next((found for name in COMPILERS if (found := shutil.which(name))), None)
    if compiler is None:
        return False
    for name in ("dummywhist", "dummywhist-record"):
        write(work, name, "ico")
    script = work / "installer.iss"
    script.write_text(installer_text(frozen, work, output), encoding="utf-8-sig")
    subprocess.run([compiler, "/Qp", str(script)], check=True)
    return True
