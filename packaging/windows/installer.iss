; The installer for Windows, for Inno Setup 6 (https://jrsoftware.org/isinfo.php). The words between @ are filled in by
; packaging/bundling/windows.py. It installs for one person without asking for an administrator, and offers, not takes,
; the deals of bridge programs: packaging/bundling/about.py names them.
[Setup]
AppId={{6B4F5E0A-52B1-4B86-9D65-0C6A9E1F7D21}
AppName=@NAME@
AppVersion=@VERSION@
AppPublisher=@AUTHORS@
DefaultDirName={autopf}\@NAME@
DefaultGroupName=@NAME@
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
SetupIconFile=@ICONS@\dummywhist.ico
UninstallDisplayIcon={app}\@COMMAND@.exe
OutputDir=@OUTPUT@
OutputBaseFilename=@FILE@
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "@FROZEN@\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "@ICONS@\dummywhist-record.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{group}\@NAME@"; Filename: "{app}\@COMMAND@.exe"; AppUserModelID: "@ID@"
Name: "{autodesktop}\@NAME@"; Filename: "{app}\@COMMAND@.exe"; Tasks: desktopicon; AppUserModelID: "@ID@"

[Registry]
Root: HKA; Subkey: "Software\Classes\.dwr"; ValueType: string; ValueData: "@ID@.record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.dwr"; ValueType: string; ValueName: "Content Type"; ValueData: "@RECORD_TYPE@"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.dwr\OpenWithProgids"; ValueType: string; ValueName: "@ID@.record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\@ID@.record"; ValueType: string; ValueData: "Record of a dummy whist table"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\@ID@.record\DefaultIcon"; ValueType: string; ValueData: "{app}\dummywhist-record.ico"
Root: HKA; Subkey: "Software\Classes\@ID@.record\shell\open\command"; ValueType: string; ValueData: """{app}\@COMMAND@.exe"" ""%1"""
@DEAL_TYPES@

[Run]
Filename: "{app}\@COMMAND@.exe"; Description: "{cm:LaunchProgram,@NAME@}"; Flags: nowait postinstall skipifsilent
