#!/bin/sh
# Makes the TrueType files in this folder, which statements embed subsets of (needs fonttools and brotli: apt-get install python3-fonttools python3-brotli).
# Usage: make.sh FOLDER   where FOLDER holds besley-latin-wght-normal.woff2 and public-sans-{latin,latin-ext}-wght-normal.woff2 of @fontsource-variable.
# One file a weight with every Latin letter in it, because a line of a PDF is set in one font. Nothing is hinted: paper needs none.
set -eu
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pin() { # source weight target
  python3 -m fontTools.varLib.instancer -q "$1" "wght=$2" -o "$work/pinned.ttf"
  python3 -m fontTools.subset "$work/pinned.ttf" --unicodes='*' --layout-features=kern,tnum,lnum,ccmp,mark,locl --no-hinting --drop-tables+=STAT,HVAR,MVAR,avar --output-file="$3"
}

sans() { # weight target
  pin "$source/public-sans-latin-wght-normal.woff2" "$1" "$work/latin.ttf"
  pin "$source/public-sans-latin-ext-wght-normal.woff2" "$1" "$work/more.ttf"
  python3 -m fontTools.merge --output-file="$here/$2.ttf" "$work/latin.ttf" "$work/more.ttf"
}

source=$1
sans 400 public-sans-regular
sans 650 public-sans-bold
pin "$source/besley-latin-wght-normal.woff2" 500 "$here/besley-medium.ttf"
