#!/usr/bin/env bash
# Ledger 3.3.0 and hledger 1.25 of Debian 12 on one file for both (run on 2026-11-30).
# Seen in Ledger, where the strict check of hledger finds nothing wrong:
# 1. hledger's one-line `commodity 1000.00 USD` declares no commodity. With --pedantic each amount in
#    USD is an unknown one; the form in two lines, with `format` indented, is read by both.
# 2. With --pedantic a transaction that has one tag without a `tag` line is left out of the sums, so
#    that a later, right balance assertion is off by its amount, and that second error is the one
#    which reads like wrong books. The exit code is the number of errors. With --strict the same
#    file is summed whole. A `tag` line mends it and is no fault to hledger.
# So our journal declares commodities in two lines and each tag (server/staff/books/journal-text.ts).
# This script ends with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get install -y --no-install-recommends ledger=3.3.0-3 hledger=1.25-2+b5 >/dev/null 2>&1
two_lines=$'commodity USD\n    format 1000.00 USD'
tagged=$'    ; undoes: 7\n'
write() {
  printf '%s\naccount Assets:Cash\naccount Equity:Start\n%s' "$2" "$3" >"$1"
  printf '2026-01-01 * first\n    Assets:Cash  10.00 USD\n    Equity:Start  -10.00 USD\n\n' >>"$1"
  printf '2026-01-02 * second\n%s    Assets:Cash  5.00 USD\n    Equity:Start  -5.00 USD\n\n' "$4" >>"$1"
  printf '2026-01-03 * third\n    Assets:Cash  0.00 USD = 15.00 USD\n    Equity:Start  0.00 USD\n' >>"$1"
}
write one-line 'commodity 1000.00 USD' '' ''
write two-lines "$two_lines" '' ''
write tag "$two_lines" '' "$tagged"
write declared "$two_lines" $'tag undoes\n' "$tagged"
{
  for file in one-line two-lines tag declared; do
    strict=0 pedantic=0 hledger=0
    ledger -f "$file" --strict balance Cash >/dev/null 2>&1 || strict=$?
    ledger -f "$file" --pedantic balance Cash >/dev/null 2>errors || pedantic=$?
    hledger -f "$file" check --strict >/dev/null 2>&1 || hledger=$?
    echo "$file: Ledger strict $strict, pedantic $pedantic; hledger strict $hledger"
    grep -o 'Unknown [a-z ]*\|off by [0-9.]*' errors | sort -u || true
  done
} | tee seen.txt
diff seen.txt - <<'EOF'
one-line: Ledger strict 0, pedantic 3; hledger strict 0
Unknown commodity 
two-lines: Ledger strict 0, pedantic 0; hledger strict 0
tag: Ledger strict 0, pedantic 2; hledger strict 0
Unknown metadata tag 
off by 5.00
declared: Ledger strict 0, pedantic 0; hledger strict 0
EOF
