#!/bin/sh
# Makes the woff2 files in this folder from the variable fonts (needs fonttools and brotli: apt-get install python3-fonttools python3-brotli).
# Usage: subset.sh FOLDER   where FOLDER holds besley-latin-wght-*.woff2 and public-sans-latin-wght-*.woff2 of @fontsource-variable.
# The core files carry what English pages need; the -more files, of Spanish pages too, carry brackets, rare signs and the other Latin letters, and load only when a page
# shows one. An upright core file fits with its headers into the first flight of a connection, ten packets: beyond it a slow line waits once more.
set -eu
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

core='U+0020-005A,U+005F,U+0061-007A,U+00A0,U+00A9,U+00B7,U+2009,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,U+20AC,U+2190-2193,U+2212'
signs='U+005B-005E,U+0060,U+007B-007E,U+00AB,U+00BB'
more='U+00A1-00A8,U+00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2032-2033,U+2039-203A,U+2044,U+2122'

cut() { # source weight unicodes target
  python3 -m fontTools.varLib.instancer -q "$1" "wght=$2" -o "$work/pinned.ttf"
  python3 -m fontTools.subset "$work/pinned.ttf" --unicodes="$3" --layout-features=kern,liga,lnum,tnum,calt \
    --no-hinting --flavor=woff2 --output-file="$here/$4.woff2"
}

cut "$1/besley-latin-wght-normal.woff2" 500 "$core" besley-core
cut "$1/besley-latin-wght-normal.woff2" 500 "$signs,$more" besley-more
cut "$1/besley-latin-wght-italic.woff2" 450 "$core,$signs" besley-italic-core
cut "$1/besley-latin-wght-italic.woff2" 450 "$more" besley-italic-more
# "and Smart", "e inteligente".
cut "$1/besley-latin-wght-italic.woff2" 450 'U+0053,U+0061,U+0064,U+006D,U+006E,U+0072,U+0074,U+0020,U+0065,U+0069,U+006C,U+0067' besley-italic-headline
cut "$1/public-sans-latin-wght-normal.woff2" 400:700 "$core" public-sans-core
cut "$1/public-sans-latin-wght-normal.woff2" 400:700 "$signs,$more" public-sans-more
