#!/usr/bin/env bash
# Skrooge 2.29.0 (Debian 12, run on 2026-11-30).
# In MT940 the second day of field :61:, that of the entry (MMDD), may be left out. Seen: without
# it `skroogeconvert` reads another amount from the same line, and says nothing: of 112.34 it keeps
# 34.00, a credit of 9.99 becomes 0.00, a credit of 1,234.56 becomes a debit of 0.56, and the
# account ends wrong. With the second day all three are right. So a bank writes both.
# This script ends with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
if ! command -v skroogeconvert >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends skrooge >/dev/null
fi
dpkg-query --show --showformat='${Package} ${Version}\n' skrooge
statement() {
  printf '%s\r\n' ':20:STATEMENT' ':25:026555014/416927142' ':28C:26334/1' \
    ':60F:C261101USD1000,00' \
    ":61:261105$1D112,34NTRFNONREF" ':86:Rent' \
    ":61:261105$1C9,99NTRFNONREF" ':86:Refund' \
    ":61:261105$1C1234,56NTRFNONREF" ':86:Pay' \
    ':62F:C261130USD2132,21' '-'
}
amounts() {
  QT_QPA_PLATFORM=offscreen skroogeconvert --in "$1" --out "$1.csv" >/dev/null 2>&1
  tail -n +3 "$1.csv" | cut -d';' -f10 | tr -d '"' | paste -sd' '
}
statement '' >without.sta
statement 1105 >with.sta
without=$(amounts without.sta)
with=$(amounts with.sta)
echo "with the entry's day:    $with"
echo "without the entry's day: $without"
[ "$with" = '-112.34 9.99 1234.56' ] && [ "$without" = '-34.00 0.00 -0.56' ]
