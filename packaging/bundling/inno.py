"""Would Inno Setup read the installer's script? Held against the directives and parameters that its help lists."""

import re
from collections.abc import Iterator, Mapping
from typing import Final


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


DIRECTIVES: Final = _names(
    """
    AllowCancelDuringInstall AllowNetworkDrive AllowNoIcons AllowRootDirectory AllowUNCPath AlwaysRestart
    AlwaysShowComponentsList AlwaysShowDirOnReadyPage AlwaysShowGroupOnReadyPage AlwaysUsePersonalGroup AppComments
    AppContact AppCopyright AppId AppModifyPath AppMutex AppName AppPublisher AppPublisherURL AppReadmeFile
    AppSupportPhone AppSupportURL AppUpdatesURL AppVerName AppVersion AppendDefaultDirName AppendDefaultGroupName
    ArchitecturesAllowed ArchitecturesInstallIn64BitMode ChangesAssociations ChangesEnvironment CloseApplications
    CloseApplicationsFilter CloseApplicationsFilterExcludes Compression CompressionThreads CreateAppDir
    CreateUninstallRegKey DEPCompatible DefaultDialogFontName DefaultDirName DefaultGroupName DefaultUserInfoName
    DefaultUserInfoOrg DefaultUserInfoSerial DirExistsWarning DisableDirPage DisableFinishedPage
    DisableProgramGroupPage DisableReadyMemo DisableReadyPage DisableStartupPrompt DisableWelcomePage DiskClusterSize
    DiskSliceSize DiskSpanning EnableDirDoesntExistWarning Encryption ExtraDiskSpaceRequired FlatComponentsList
    InfoAfterFile InfoBeforeFile InternalCompressLevel LZMAAlgorithm LZMABlockSize LZMADictionarySize LZMAMatchFinder
    LZMANumBlockThreads LZMANumFastBytes LZMAUseSeparateProcess LanguageDetectionMethod LicenseFile
    MergeDuplicateFiles MinVersion MissingMessagesWarning MissingRunOnceIdsWarning NotRecognizedMessagesWarning
    OnlyBelowVersion Output OutputBaseFilename OutputDir OutputManifestFile Password PrivilegesRequired
    PrivilegesRequiredOverridesAllowed ReserveBytes RestartApplications RestartIfNeededByRun SetupIconFile
    SetupLogging SetupMutex ShowComponentSizes ShowLanguageDialog ShowTasksTreeLines SignTool
    SignToolMinimumTimeBetween SignToolRetryCount SignToolRetryDelay SignToolRunMinimized SignedUninstaller
    SignedUninstallerDir SlicesPerDisk SolidCompression SourceDir TerminalServicesAware TimeStampRounding
    TimeStampsInUTC TouchDate TouchTime UninstallDisplayIcon UninstallDisplayName UninstallDisplaySize
    UninstallFilesDir UninstallLogMode UninstallLogging UninstallRestartComputer Uninstallable
    UpdateUninstallLogAppName UsePreviousAppDir UsePreviousGroup UsePreviousLanguage UsePreviousPrivileges
    UsePreviousSetupType UsePreviousTasks UsePreviousUserInfo UseSetupLdr UsedUserAreasWarning UserInfoPage
    VersionInfoCompany VersionInfoCopyright VersionInfoDescription VersionInfoOriginalFileName
    VersionInfoProductName VersionInfoProductTextVersion VersionInfoProductVersion VersionInfoTextVersion
    VersionInfoVersion WizardImageAlphaFormat WizardImageFile WizardImageStretch WizardResizable WizardSizePercent
    WizardSmallImageFile WizardStyle
    """
)
"""What may stand in ``[Setup]``."""
EVERYWHERE: Final = _names(
    "Languages MinVersion OnlyBelowVersion Components Tasks Check BeforeInstall AfterInstall Flags"
)
PARAMETERS: Final[Mapping[str, frozenset[str]]] = {
    section: _names(names)
    for section, names in {
        "Languages": "Name MessagesFile LicenseFile InfoBeforeFile InfoAfterFile",
        "Tasks": "Name Description GroupDescription",
        "Dirs": "Name Attribs Permissions",
        "Files": "Source DestDir DestName Excludes ExternalSize Attribs Permissions FontInstall StrongAssemblyName",
        "Icons": "Name Filename Parameters WorkingDir HotKey Comment IconFilename IconIndex AppUserModelID"
        " AppUserModelToastActivatorCLSID",
        "Registry": "Root Subkey ValueType ValueName ValueData Permissions",
        "Run": "Filename Description Parameters WorkingDir StatusMsg RunOnceId Verb",
    }.items()
}
"""What an entry of each other section may say, besides what may stand `EVERYWHERE`."""
FLAGS: Final[Mapping[str, frozenset[str]]] = {
    "Tasks": _names("checkablealone checkedonce dontinheritcheck exclusive restart unchecked"),
    "Files": _names("ignoreversion recursesubdirs createallsubdirs uninsneveruninstall restartreplace"),
    "Registry": _names("uninsdeletevalue uninsdeletekey uninsdeletekeyifempty noerror dontcreatekey"),
    "Run": _names("nowait postinstall skipifsilent unchecked runascurrentuser"),
}
"""The flags of each section that this script has use for."""
PARAMETER: Final = re.compile(r'\s*(\w+):\s*("(?:[^"]|"")*"|[^";]*)\s*(?:;|$)')


def faults(script: str) -> Iterator[str]:
    """Yield what Inno Setup would not read in ``script``, a sentence each."""
    section = ""
    for number, line in enumerate(script.splitlines(), 1):
        text = line.strip()
        if not text or text.startswith(";"):
            continue
        if text.startswith("["):
            section = text.strip("[]")
            if section != "Setup" and section not in PARAMETERS:
                yield f"Line {number}: there is no section {text}."
        elif section == "Setup":
            name, equals, _ = text.partition("=")
            if not equals or name not in DIRECTIVES:
                yield f"Line {number}: [Setup] has no directive {name}."
        elif section in PARAMETERS:
            yield from (f"Line {number}: {fault}" for fault in _entry_faults(section, text))


def _entry_faults(section: str, text: str) -> Iterator[str]:
    at = 0
    seen = set()
    while at < len(text):
        found = PARAMETER.match(text, at)
        if found is None:
            yield f"“{text[at:]}” is no parameter."
            return
        name, value = found[1], found[2].strip().strip('"')
        if name not in PARAMETERS[section] | EVERYWHERE or name in seen:
            yield f"[{section}] takes no {name}, or took one already."
        if name == "Flags":
            yield from (
                f"[{section}] has no flag {flag}." for flag in value.split() if flag not in FLAGS.get(section, ())
            )
        seen.add(name)
        at = found.end()
