import { Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode } from './tree.ts';

interface BannedWord {
  word: string;
  say: string;
  /** The folders where it is banned; everywhere when absent. */
  within?: string[];
}

// As text, because a check reads names: this list must not trip over itself.
const abbreviations = (
  'acct account, amt amount, txn tx, trx tx, xfer transfer, usr user, pwd password, passwd ' +
  'password, cust customer, curr currency, cfg config, btn button, idx index'
)
  .split(', ')
  .map((pair) => pair.split(' '))
  .map(([word = '', meaning = '']): BannedWord => ({ word, say: `\`${meaning}\`` }));

/** One word per idea (docs/glossary.md), and none that a bank clerk would not know. */
const banned: BannedWord[] = [
  {
    word: 'transaction',
    say:
      '`tx` for the database, `journal` for a balanced event, `transfer` for the order; ' +
      '"transaction" is what a customer reads',
    within: ['server/db/', 'server/ledger/', 'server/services/jobs/'],
  },
  { word: 'beneficiary', say: '`recipient`' },
  { word: 'wallet', say: '`account`' },
  ...abbreviations,
];

/** Names that others gave: the embedded engine and PostgreSQL. */
const foreign = new Set(['isInTransaction', 'idle_in_transaction_session_timeout']);

const vagueFile = /(^|\/)(utils?|helpers?|misc|common|manager|stuff|shared)\.(ts|tsx|mjs)$/;

export const vocabulary: Check = {
  rule: 'one word per idea, and no abbreviations',
  find: (tree) =>
    filesWhere(tree, isCode).flatMap(([file, text]) => [
      ...vagueName(file),
      ...bannedNames(file, text),
    ]),
};

function vagueName(file: string): Finding[] {
  return vagueFile.test(file)
    ? [
        {
          file,
          problem: 'the file name says nothing',
          mend: 'name it for the one thing it says; split it if it says two',
        },
      ]
    : [];
}

function bannedNames(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const here = banned.filter(
    ({ within }) => !within || within.some((folder) => file.startsWith(folder)),
  );
  new Visitor({
    Identifier({ name, start }) {
      if (foreign.has(name)) return;
      const words = new Set(name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase()));
      const found = here.find(({ word }) => words.has(word));
      if (found)
        findings.push({
          file,
          line: lineAt(text, start),
          problem: `the name \`${name}\``,
          mend: `say ${found.say}`,
        });
    },
  }).visit(parse(file, text).program);
  return findings;
}
