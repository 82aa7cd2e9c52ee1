import type { Check, Finding } from './check.ts';
import { filesWhere, isCode, type Tree } from './tree.ts';

export const numberedMigrations: Check = {
  rule: 'migrations are numbered from 0001 without gaps',
  find: (tree) =>
    filesIn(tree, 'server/db/migrations').flatMap(([file], index) => {
      const expected = String(index + 1).padStart(4, '0');
      const name = /^server\/db\/migrations\/(\d{4})-[a-z0-9-]+\.sql$/;
      if (name.exec(file)?.[1] === expected) return [];
      return [
        {
          file,
          problem: `expected ${expected}-name.sql here`,
          mend: 'give the newest the next free number; one that others have seen keeps its own',
        },
      ];
    }),
};

const decisions = 'docs/decisions';

/** Two decisions of one number, or a number without a text, leave open which one holds. */
function doubtfulNumbers(tree: Tree): Finding[] {
  const known = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [file, text] of filesIn(tree, decisions))
    for (const number of numbersInHeadings(text)) {
      const other = known.get(number);
      if (other !== undefined)
        findings.push({
          file,
          problem: `decision ${number} is in ${other}, too`,
          mend: 'give the newer one the next number',
        });
      known.set(number, file);
    }
  for (let count = 1; count <= known.size; count += 1) {
    const number = String(count).padStart(4, '0');
    if (!known.has(number))
      findings.push({
        file: decisions,
        problem: `no heading has decision ${number}`,
        mend: 'write it into the heading that says what holds of it',
      });
  }
  return findings;
}

/** A number that no page explains sends its reader into the history of git. */
function unknownNumbers(tree: Tree): Finding[] {
  const known = new Set(filesIn(tree, decisions).flatMap(([, text]) => numbersInHeadings(text)));
  return filesWhere(
    tree,
    (file) => (isCode(file) || file.endsWith('.md')) && !file.startsWith('checks/'),
  ).flatMap(([file, text]) =>
    [...text.matchAll(/\bdecisions? (\d{4})\b/g)]
      .map(([, number = '']) => number)
      .filter((number) => !known.has(number))
      .map((number) => ({
        file,
        problem: `names decision ${number}, which no page has`,
        mend: 'name the one that holds',
      })),
  );
}

const numbersInHeadings = (text: string): string[] =>
  [...text.matchAll(/^## .*\(((?:\d{4}(?:, )?)+)\)$/gm)].flatMap(([, numbers = '']) =>
    numbers.split(', '),
  );

const filesIn = (tree: Tree, folder: string) =>
  filesWhere(tree, (file) => file.startsWith(`${folder}/`));

export const numberedDecisions: Check = {
  rule: 'each decision, from 0001 without gaps, is in one heading of docs/decisions, and no other is named',
  find: (tree) => [...doubtfulNumbers(tree), ...unknownNumbers(tree)],
};
