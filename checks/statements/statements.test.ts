import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { checkStatements } from './check-statements.ts';
import { prepareAll } from './describe-statements.ts';
import { findStatements, type Statement } from './find-statements.ts';
import { neverNull } from './never-null.ts';
import { unreadStatements } from './unread.ts';

const root = resolve(import.meta.dirname, '../..');
// Those of tests may be wrong on purpose.
const folders = ['server', 'fixtures', 'scripts', 'bench'];
let read: Statement[] | undefined;

function ownStatements(): Statement[] {
  read ??= findStatements(root, join(import.meta.dirname, 'tsconfig.json'), folders);
  return read;
}

describeOnBothEngines('our statements', (open, engine) => {
  // The embedded engine is PostgreSQL 18 on every machine; older ones do not say which columns an
  // outer join fills with nulls.
  if (engine === 'embedded')
    test('name the columns, types and nulls the database answers, and fit its values [V1.2.4]', async () => {
      const database = await open({ as: 'tool' });
      const findings = await checkStatements(database, ownStatements(), {
        unread: unreadStatements,
        neverNull,
      });
      expect(
        findings.map(
          ({ file, line, problem, mend }) => `${file}:${line}: ${problem} — to mend: ${mend}`,
        ),
      ).toEqual([]);
    });

  test('are understood', async () => {
    const texts = new Set(ownStatements().flatMap(({ shapes }) => shapes.map(({ text }) => text)));
    expect(texts.size).toBeGreaterThan(400);
    // They are prepared in one session.
    const prepared = await prepareAll(await open({ as: 'tool', maxConnections: 1 }), [...texts]);
    expect([...prepared].filter(([, one]) => 'refused' in one)).toEqual([]);
  });
});
