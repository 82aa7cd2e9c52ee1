import type { Check, Finding } from './check.ts';
import { importsOf } from './imports.ts';
import { lineAt } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

const engine = 'server/ledger/postgresql/';

/** The ledger itself, and what puts the bank together. */
const knowsTheEngine = (file: string) => /^server\/(ledger|start)\//.test(file);

const ofTheBank = (file: string) => /^(server|scripts|contract|web|config)\//.test(file);

export const ledgerEngineHidden: Check = {
  rule: 'only the ledger and the start of the process know which engine keeps the books',
  find: (tree) =>
    importsOf(tree)
      .filter(({ from, to }) => to.startsWith(engine) && ofTheBank(from) && !isTest(from))
      .filter(({ from }) => !knowsTheEngine(from))
      .map(({ from, to, line }) => ({
        file: from,
        line,
        problem: `imports ${to}`,
        mend: 'ask `bank.ledger`, the interface of server/ledger/ledger.ts',
      })),
};

/** What proves the books, and what moves months. */
const readsAttachedOnly =
  /^server\/ledger\/(months\/|promises-of|recent-promises|proven-days|verify)/;

export const everyMonthRead: Check = {
  rule: 'whatever shows entries reads them by way of every_entry, detached months too',
  find(tree) {
    const findings: Finding[] = [];
    const isUser = (file: string) =>
      /^server\/(?!db\/(migrations|schema))/.test(file) &&
      /\.(ts|sql)$/.test(file) &&
      !isTest(file);
    for (const [file, text] of filesWhere(tree, isUser)) {
      const found = /\b(FROM|JOIN)\s+entry\b/.exec(text);
      if (found === null || readsAttachedOnly.test(file)) continue;
      if (/WITH entry AS/.test(text)) continue;
      findings.push({
        file,
        line: lineAt(text, found.index),
        problem: 'reads the months that are attached alone',
        mend: 'read every_entry',
      });
    }
    return findings;
  },
};

/** How one engine stores and locks: no other has a word for it. */
const storage =
  /\b(ctid|xmin|xmax|cmin|cmax|tableoid|LOCK\s+TABLE|LOCK\s+[\w", ]+?\s+IN\s+[A-Z ]+\s+MODE)\b/;

export const storageHidden: Check = {
  rule: 'only server/ledger and server/db know how rows are stored and tables locked',
  find(tree) {
    const findings: Finding[] = [];
    const isUser = (file: string) =>
      ofTheBank(file) && !/^server\/(ledger|db)\//.test(file) && isCode(file) && !isTest(file);
    for (const [file, text] of filesWhere(tree, isUser)) {
      const found = storage.exec(text);
      if (found === null) continue;
      findings.push({
        file,
        line: lineAt(text, found.index),
        problem: `says ${found[0]}`,
        mend: 'find the row by its key, lock it with FOR UPDATE, or do it in server/db',
      });
    }
    return findings;
  },
};
