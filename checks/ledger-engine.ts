import type { Check, Finding } from './check.ts';
import { lineAt } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

const ofTheBank = (file: string) => /^(server|scripts|contract|web|config)\//.test(file);

/** Modules that prove the books, or move months. */
const readsAttachedOnly =
  /^server\/ledger\/(months\/|ledger-invariants|invariants-since|proven-days|verify)/;

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

/** Words of one engine for how it stores and locks: no other has them. */
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
