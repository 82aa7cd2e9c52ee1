import { asvsLevels } from '../scripts/report/asvs-requirements.ts';
import { type AsvsRow, asvsStates, readAsvs, tagsOf } from '../scripts/report/read-asvs.ts';
import { testsByTag } from '../scripts/report/tagged-tests.ts';
import type { Check, Finding } from './check.ts';

const file = 'docs/asvs.md';

function faultOf(row: AsvsRow, tests: ReadonlyMap<string, unknown>): string | undefined {
  const { id, state, why } = row;
  if (!asvsLevels.has(id)) return `${id} is no requirement of ASVS 5.0.0`;
  if (!asvsStates.some((name) => name === state)) return `${id} says “${state}”`;
  if (state !== 'holds' && why === '') return `${id} does not say why`;
  if (state === 'holds' && !tagsOf(row).some((tag) => tests.has(tag)))
    return `${id} holds without proof`;
  const unknown = row.rows.find((name) => !tests.has(name));
  return unknown === undefined ? undefined : `${id} names ${unknown}, which has no test`;
}

export const asvsWhole: Check = {
  rule: 'docs/asvs.md says of each requirement once whether it holds, and by what',
  find(tree): Finding[] {
    const text = tree.get(file);
    if (text === undefined) return [];
    const tests = testsByTag(tree);
    const rows = readAsvs(text);
    const mend =
      'say holds with a row of docs/security-checks.md or a test that names it, open with what is ' +
      'missing, or n/a with the reason';
    const found = rows.flatMap((row, index) => {
      const isTwice = rows.findIndex(({ id }) => id === row.id) < index;
      const problem = isTwice ? `${row.id} stands here twice` : faultOf(row, tests);
      return problem === undefined ? [] : [{ file, line: row.line, problem, mend }];
    });
    const named = new Set(rows.map(({ id }) => id));
    const missing = [...asvsLevels].filter(([id, level]) => level < 3 && !named.has(id));
    if (missing.length === 0) return found;
    const problem = `${missing.map(([id]) => id).join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`;
    return [...found, { file, problem, mend }];
  },
};
