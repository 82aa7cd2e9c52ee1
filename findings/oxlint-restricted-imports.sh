#!/usr/bin/env bash
# oxlint 1.89.0 compared with ESLint 9.39.5, Node.js 26 (run on 2026-11-29).
# Both offer `no-restricted-imports` with `patterns` of `regex` and `group`. Seen in oxlint:
# 1. A `regex` that its engine cannot read, such as one that looks ahead, restricts nothing. The
#    run ends with 0 and says nothing; the same holds for an expression that is no expression. In
#    ESLint the first one finds the import, and the second one is a configuration error.
# 2. Once a `group` takes an import back by `!`, patterns that come after it are not looked at. The
#    same patterns in the other order find the import. ESLint finds it in both orders.
# So a wall between folders can be missing while its rule is written down: ours are written without
# looking ahead, with the groups last, and a test plants a fault for each (checks/import-walls.ts).
# This script ends with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oxlint@1.89.0 eslint@9.39.5
mkdir src
printf "import { pay } from './money.js';\npay();\n" >src/shop.js
printf 'export const pay = () => 1;\n' >src/money.js
cat >eslint.config.mjs <<'EOF'
import { readFileSync } from 'node:fs';
export default [{ files: ['**/*.js'], rules: JSON.parse(readFileSync('rules.json', 'utf8')).rules }];
EOF
look() {
  printf '{ "rules": { "no-restricted-imports": ["error", { "patterns": [%s] }] } }' "$2" >rules.json
  local oxlint=0 eslint=0
  npx oxlint --config rules.json src/shop.js >/dev/null 2>&1 || oxlint=$?
  npx eslint src/shop.js >/dev/null 2>&1 || eslint=$?
  echo "$1: oxlint ends with $oxlint, ESLint with $eslint"
}
taken_back='{ "group": ["**/other/**", "!**/money.js"] }'
{
  look 'a plain expression' '{ "regex": "money\\.js" }'
  look 'one that looks ahead' '{ "regex": "money(?=\\.js)" }'
  look 'no expression' '{ "regex": "[" }'
  look 'after a group that takes back' "$taken_back, { \"regex\": \"money\" }"
  look 'before it' "{ \"regex\": \"money\" }, $taken_back"
} | tee seen.txt
diff seen.txt - <<'EOF'
a plain expression: oxlint ends with 1, ESLint with 1
one that looks ahead: oxlint ends with 0, ESLint with 1
no expression: oxlint ends with 0, ESLint with 2
after a group that takes back: oxlint ends with 0, ESLint with 1
before it: oxlint ends with 1, ESLint with 1
EOF
