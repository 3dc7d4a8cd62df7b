# Shared by play and check: makes .venv from the lock files and sees to the system packages. Sourced, not run.
#
# The caller sets $root to the checkout. Every finished step leaves a mark in .venv that names the lock files, the
# checkout and the Python it was done for; a step without a valid mark is done again, so a half-made .venv never counts.

venv=$root/.venv

say() { printf '%s\n' "$*" >&2; }

stop() {
    say "$@"
    exit 1
}

# new_enough PYTHON: sets $version, also of one that is too old.
new_enough() {
    version=$("$1" -c 'import sys; print(*sys.version_info[:3], sep="."); sys.exit(sys.version_info < (3, 11))' 2>/dev/null)
}

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        python=$PYTHON
        new_enough "$python" && return
        [ -n "$version" ] || stop "PYTHON names $python, which does not run as a Python. Name another there, or none."
        stop "PYTHON names $python, which is Python $version; Dummy Whist needs 3.11 or later. Name another there, or none."
    fi
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        new_enough "$python" && return
    done
    stop "Dummy Whist needs Python 3.11 or later as python3 (or named in PYTHON); on Debian 12, Ubuntu 24.04 and later: apt-get install python3"
}

marked() {
    mark=
    [ -r "$venv/.ready-$1" ] && IFS= read -r mark <"$venv/.ready-$1"
    [ "$mark" = "$key" ]
}

set_mark() { printf '%s\n' "$key" >"$venv/.ready-$1"; }

# may_install: whether packages can be installed here: as root, or through sudo where somebody sits at a terminal.
may_install() {
    command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" = 0 ] || { [ -t 0 ] && command -v sudo >/dev/null 2>&1; }; }
}

apt_options="-y --no-install-recommends"

# apt_line PACKAGE...: what a person types to install them.
apt_line() {
    if [ "$(id -u)" = 0 ]; then
        printf 'apt-get update && apt-get install %s %s' "$apt_options" "$*"
    elif command -v sudo >/dev/null 2>&1; then
        printf 'sudo apt-get update && sudo apt-get install %s %s' "$apt_options" "$*"
    else
        printf "su -c 'apt-get update && apt-get install %s %s'" "$apt_options" "$*"
    fi
}

# apt_install PACKAGE...: where it may; else says the line to run and stops.
apt_install() {
    if ! may_install; then
        command -v apt-get >/dev/null 2>&1 ||
            stop "This system lacks (by their Debian names): $*. Please install them with its package manager, then run this again."
        stop "Some system packages are missing. Run this line, then this command again:
  $(apt_line "$@")"
    fi
    as_root=
    [ "$(id -u)" = 0 ] || as_root=sudo
    say "Installing system packages${as_root:+ with sudo}: $*"
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 -o Acquire::Retries=2"
    $apt update >&2 || say "The package lists could not be refreshed; trying with those at hand."
    # What is installed need not be kept as a package file besides.
    # shellcheck disable=SC2086 # the options are words of their own
    $apt -o APT::Keep-Downloaded-Packages=false install $apt_options "$@" >"$venv.log" 2>&1 || {
        cat "$venv.log" >&2
        return 1
    }
    rm -f "$venv.log"
}

# words WORD...: the same with one space between.
words() { printf '%s' "$*"; }

# ensure_packages play|check PLATFORM: the system packages, all at once and before the long download. Only what nothing
# goes without stops: to play, the compiler is a wish; for the checks it is a need.
ensure_packages() {
    needed=
    "$python" -c 'import venv, ensurepip' 2>/dev/null || {
        case $python in
        */*) stop "$python can make no virtual environments (it lacks venv or ensurepip)." ;;
        esac
        needed=$python-venv
    }
    tools=
    has_compiler || tools=g++
    has_headers || case $python in
    */*) ;; # of no package that is known
    *) tools="$tools $python-dev" ;;
    esac
    probed=$("$python" "$root/tools/system_packages.py" --before "$2") ||
        stop "The look for system libraries failed; its words are above."
    # shellcheck disable=SC2046,SC2086 # package names are words of their own
    needed=$(words $needed $(missing_packages need))
    wished=$(missing_packages wish)
    if [ "$1" = check ]; then
        # shellcheck disable=SC2086
        needed=$(words $needed $tools) tools=
    fi
    if [ -z "$needed" ]; then
        may_install || return
        [ "$(id -u)" = 0 ] || wished= # typefaces alone are worth no password
        [ -n "$tools$wished" ] || return
    fi
    # shellcheck disable=SC2086
    apt_install $needed $tools $wished && return
    [ -n "$needed" ] || return
    say "Trying again with what nothing goes without."
    # shellcheck disable=SC2086
    apt_install $needed || stop "apt-get could not install the packages; its words are above."
}

make_venv() {
    [ ! -e "$venv" ] || say "The environment in .venv is unfinished or of another make; making it anew."
    rm -rf "$venv" || stop "The old .venv cannot be removed."
    "$python" -m venv "$venv" || stop "python -m venv failed; its words are above."
}

pip_install() {
    # What is in .venv need not lie in pip's cache as well: another 120 MB.
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --no-cache-dir "$@" ||
        stop "pip could not install what the lock file names; its words are above. Nothing half-made is used: run this again once the cause is mended."
}

has_compiler() {
    for compiler in ${CXX:-} c++ g++ clang++ ''; do
        command -v "$compiler" >/dev/null 2>&1 && break
    done
    [ -n "$compiler" ]
}
has_headers() {
    "$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
}

# native_settled: the native modules are there, or they could not be built and what they are built with is the same still.
native_settled() {
    if marked native; then
        for module in "$engine"/solver/_native*.so; do
            [ ! -e "$module" ] || return 0
        done
    fi
    tried=
    [ -r "$venv/.tried-native" ] && IFS= read -r tried <"$venv/.tried-native"
    [ -n "$tried" ] && means && [ "$tried" = "$key $means" ]
}

# means: sets $means to what the native modules can be built with here.
means() {
    means=none
    ! has_compiler || ! has_headers || means=$compiler
}

natives='import dummywhist.engine.solver._native, dummywhist.engine.players.belief._belief'

# build_native play|check: the modules in C++, once. Without them play goes on and says what is lost; the checks stop.
build_native() {
    means
    rm -f "$venv/.ready-native" "$engine"/solver/_native*.so "$engine"/players/belief/_belief*.so
    if [ "$means" = none ]; then
        why="There is no C++ compiler with Python's headers here"
    else
        say "Building the solver (once)."
        build=$root/build/native
        rm -rf "$build"
        if { PATH=$venv/bin:$PATH cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSKBUILD_STATE=editable \
            -DPython_EXECUTABLE="$venv/bin/python" && PATH=$venv/bin:$PATH cmake --build "$build" &&
            (cd "$root" && "$venv/bin/python" -c "$natives"); } >"$venv.log" 2>&1; then
            rm -f "$venv.log" "$venv/.tried-native"
            set_mark native
            return
        fi
        cat "$venv.log" >&2
        rm -f "$venv.log"
        why="The fast solver could not be built with $means; the words are above"
    fi
    mend="install a C++ compiler with Python's headers"
    [ "$means" != none ] || ! command -v apt-get >/dev/null 2>&1 || mend="run: $(apt_line g++ python3-dev)"
    [ "$means" = none ] || mend="mend that or name another compiler in CXX"
    [ "$1" = play ] || stop "$why, and the checks need the fast solver. To have it, $mend; then run this command again."
    printf '%s\n' "$key $means" >"$venv/.tried-native"
    say "$why: strong and master computers play only as well as steady ones, and hints are theirs. To have the fast solver, $mend; then run this command again."
}

# unfold_qt_helpers: what PySide6 keeps as text within a library, and compiles at every start, is laid out as files, once:
# a twentieth of each start. How is said on https://doc.qt.io/qtforpython-6/developer/embed.html. It starts without as well.
unfold_qt_helpers() {
    PYTHONDONTWRITEBYTECODE= SBK_EMBED=0 "$venv/bin/python" -c \
        'import compileall, pathlib, shiboken6, sys; sys.exit(not compileall.compile_dir(pathlib.Path(shiboken6.__file__).parent / "files.dir", quiet=1))' ||
        say "The helpers of PySide6 could not be laid out as files: the program starts a little more slowly."
}

# install_packages play|check: the locked dependencies and the checkout itself, as one step with its mark written last.
install_packages() {
    marked play || make_venv
    rm -f "$venv"/.ready-* "$venv"/.tried-*
    lock=requirements.lock
    [ "$1" = play ] || lock=requirements-dev.lock
    say "Installing the packages of $lock into .venv (once)."
    pip_install --require-hashes --only-binary :all: -r "$root/$lock"
    # The checkout itself is the program: it is put on the path, and the solver is built into it.
    "$venv/bin/python" -c 'import sys, sysconfig; print(sys.argv[1], file=open(sys.argv[2] % sysconfig.get_path("purelib"), "w"))' \
        "$root" "%s/dummywhist.pth" ||
        stop "The environment in .venv cannot be written; the words are above."
    unfold_qt_helpers
    # The checkout is compiled as an installed package would be, so that the first start is as quick as all others.
    PYTHONDONTWRITEBYTECODE= "$venv/bin/python" -m compileall -q "$root/dummywhist" ||
        stop "The program's own files could not be compiled; the words are above."
    set_mark play
    [ "$1" = play ] || set_mark "$1"
}

# missing_packages WORD: the rest of the line of that word in what the probe found.
missing_packages() { printf '%s\n' "$probed" | sed -n "s/^$1 //p"; }

probe_system() {
    probed=$("$venv/bin/python" "$root/tools/system_packages.py" "$1") ||
        stop "The look for system libraries failed; its words are above."
    needed=$(missing_packages need)
    wished=$(missing_packages wish)
    unknown=$(missing_packages unknown)
}

# system_libraries offscreen|xcb|wayland: what Qt needs to open there, and fonts.
system_libraries() {
    probe_system "$1"
    if [ -n "$needed" ]; then
        # shellcheck disable=SC2086 # package names are words of their own
        apt_install $needed $wished || stop "apt-get could not install the packages; its words are above."
        probe_system "$1"
        [ -z "$needed" ] || stop "Still missing after the installation: $needed"
    elif [ -n "$wished" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        apt_install $wished || say "The table looks best with $wished; it goes without."
    fi
    [ -z "$unknown" ] || stop "Qt misses system libraries that this program has no package name for: $unknown"
    set_mark "$1"
}

# accessibility_tools: with what the checks use the table through assistive technology, as wishes: they go without, and
# say that they do.
accessibility_tools() {
    marked atspi && return
    probe_system atspi
    if [ -n "$wished" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        apt_install $wished && probe_system atspi
    fi
    if [ -n "$wished" ]; then
        say "The table is not tried through assistive technology: $wished must be installed for that."
    else
        set_mark atspi
    fi
}

has_tools() { [ -x "$venv/bin/ruff" ] && [ -x "$venv/bin/mypy" ] && [ -x "$venv/bin/lint-imports" ] && [ -x "$venv/bin/pytest" ]; }

# ready play|check PLATFORM
ready() {
    marked "$1" && marked "$2" && [ -x "$venv/bin/python" ] && { [ "$1" = play ] || { has_tools && marked native; }; } &&
        native_settled
}

# prepare play|check PLATFORM: afterwards .venv is whole and Qt can open on that platform.
prepare() {
    find_python
    engine=$root/dummywhist/engine
    sources=$(cat "$root"/requirements*.lock "$root/CMakeLists.txt" "$engine"/solver/native/* \
        "$engine"/players/belief/native/* 2>/dev/null | cksum)
    key="$version $sources $root"
    ready "$1" "$2" && return
    if command -v flock >/dev/null 2>&1; then # two of us at once: the second waits and finds everything done
        exec 9>"$venv.lock"
        flock 9
    fi
    if ! ready "$1" "$2"; then
        marked "$1" && marked "$2" && [ -x "$venv/bin/python" ] && marked native || ensure_packages "$1" "$2"
        if ! marked "$1" || ! [ -x "$venv/bin/python" ] || { [ "$1" = check ] && ! has_tools; }; then
            install_packages "$1"
        fi
        marked "$2" || system_libraries "$2"
        native_settled && { [ "$1" = play ] || marked native; } || build_native "$1"
    fi
    exec 9>&-
}
