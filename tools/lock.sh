#!/bin/sh
# Writes the lock files anew from pyproject.toml; needs uv: tools/lock.sh [--upgrade]
# The files name versions and hashes, no place to get them from (uv.lock names the public index). What is locked keeps its
# version where pyproject.toml still allows it; with --upgrade everything moves to the newest version.
set -eu
cd "$(dirname "$0")/.."

upgrade=
case ${1:-} in
'') ;;
--upgrade) upgrade=--upgrade ;;
*)
    printf '%s\n' "usage: tools/lock.sh [--upgrade]" >&2
    exit 2
    ;;
esac

compile() {
    output=$1
    shift
    # The build backend and its tools are locked too: the checkout is installed without asking an index again.
    printf '%s\n' 'scikit-build-core>=1.1,<2' 'nanobind>=3.1,<4' 'cmake>=3.24,<5' 'ninja>=1.11,<2' |
        uv pip compile --quiet $upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
            --no-emit-find-links --no-annotate --no-header "$@" pyproject.toml - --output-file "$output"
    { printf '# Written by tools/lock.sh; change pyproject.toml instead.\n'; cat "$output"; } >"$output.new"
    mv "$output.new" "$output"
}

compile requirements.lock
compile requirements-dev.lock --extra dev --extra train --constraint requirements.lock
compile requirements-package.lock --extra package --constraint requirements.lock
uv lock --quiet $upgrade
