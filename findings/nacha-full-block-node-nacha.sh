#!/usr/bin/env bash
# @midlandsbank/node-nacha 0.4.0 on Node 20 or later (run on 2026-11-30 with Node 26.10).
# An ACH file is filled up with lines of nines to a multiple of ten lines. Seen: a file whose ten
# records fill one block is read right and written with ten more lines of nines: twenty lines,
# while its file control record still says one block. A file of eight records is written right.
# A bank that counts lines against the block count refuses what it wrote.
# This script ends with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @midlandsbank/node-nacha@0.4.0 >/dev/null
cat >count.cjs <<'JS'
const nacha = require('@midlandsbank/node-nacha');
const pad = (value, length) => String(value).padStart(length, '0');
function file(entries) {
  const hash = pad(entries * 2100002, 10);
  const amount = pad(entries * 100, 12);
  const lines = [
    '101 021000021 0210000212611281500A094101FIRST BANK             CHASE'.padEnd(94),
    '5220EMPLOYER INC                        1123456789PPDPAYROLL   261130261130   1021000020000001',
    ...Array.from({ length: entries }, (_, at) =>
      `622021000021${'123456789'.padEnd(17)}${pad(100, 10)}${''.padEnd(15)}${'PAT DOE'.padEnd(22)}  0` +
      `02100002${pad(at + 1, 7)}`),
    `8220${pad(entries, 6)}${hash}${pad(0, 12)}${amount}1123456789${''.padEnd(25)}021000020000001`,
    `9000001${pad(1, 6)}${pad(entries, 8)}${hash}${pad(0, 12)}${amount}`.padEnd(94),
  ];
  while (lines.length % 10 !== 0) lines.push('9'.repeat(94));
  return lines.join('\n');
}
for (const entries of [4, 6]) {
  const written = nacha.from({ format: 'ach', source: file(entries) }).to('ach').split('\n');
  console.log(`${entries + 4} records: ${written.length} lines, block count ${Number(
    written.find((line) => line.startsWith('9')).slice(7, 13))}`);
}
JS
node count.cjs | tee seen
diff seen - <<'SEEN'
8 records: 10 lines, block count 1
10 records: 20 lines, block count 1
SEEN
