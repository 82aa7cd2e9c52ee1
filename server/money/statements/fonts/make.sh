#!/bin/sh
# Makes the TrueType files in this folder, which statements embed subsets of.
# Needs: apt-get install python3-fonttools python3-brotli fonts-noto-core fonts-droid-fallback fonts-nanum
# Usage: make.sh FOLDER   where FOLDER holds besley-latin-wght-normal.woff2 and public-sans-{latin,latin-ext}-wght-normal.woff2 of @fontsource-variable,
# and noto-emoji-emoji-400-normal.woff2 of @fontsource.
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

# The letters that ours lacks, in one weight. Their shaping tables stay: Arabic letters join, Devanagari ones change places.
shaping=kern,ccmp,mark,mkmk,locl,init,medi,fina,isol,rlig,calt,liga,nukt,akhn,rphf,rkrf,pref,blwf,half,abvf,pstf,vatu,cjct,pres,abvs,blws,psts,haln,abvm,blwm,dist

other() { # file letters target
  python3 -m fontTools.subset "$1" --unicodes="$2" --layout-features="$shaping" --no-hinting --drop-tables+=STAT,HVAR,MVAR,avar,DSIG --output-file="$here/$3.ttf"
}

noto=/usr/share/fonts/truetype/noto
other "$noto/NotoSans-Regular.ttf" U+20,U+0300-036F,U+0370-03FF,U+1F00-1FFF,U+0400-052F,U+1C80-1C8F,U+2DE0-2DFF,U+A640-A69F,U+20A0-20BF,U+2116 noto-sans-greek-cyrillic
other "$noto/NotoSansArabic-Regular.ttf" U+20,U+0600-06FF,U+0750-077F,U+200C-200D noto-sans-arabic
other "$noto/NotoSansDevanagari-Regular.ttf" U+20,U+0900-097F,U+200C-200D,U+25CC noto-sans-devanagari
for script in Armenian Georgian Hebrew Thai; do
  other "$noto/NotoSans$script-Regular.ttf" '*' "noto-sans-$(echo "$script" | tr '[:upper:]' '[:lower:]')"
done
other /usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf '*' droid-sans-fallback
python3 -m fontTools.subset "$source/noto-emoji-emoji-400-normal.woff2" --unicodes='*' --layout-features= --no-hinting --drop-tables+=GSUB,GPOS,STAT --output-file="$here/noto-emoji.ttf"

# The name Nanum is reserved for the whole font, so the part has another.
other /usr/share/fonts/truetype/nanum/NanumGothic.ttf U+20,U+1100-11FF,U+3130-318F,U+AC00-D7A3 hangul
python3 - "$here/hangul.ttf" <<'RENAME'
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
font['name'].names = [record for record in font['name'].names if record.nameID == 0]
for number, text in {1: 'Hangul', 2: 'Regular', 4: 'Hangul', 6: 'Hangul'}.items():
    font['name'].setName(text, number, 3, 1, 0x409)
font.save(sys.argv[1])
RENAME
