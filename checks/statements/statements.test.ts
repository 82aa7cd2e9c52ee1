import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { checkStatements } from './check-statements.ts';
import { prepareAll } from './describe-statements.ts';
import { findStatements, type Statement } from './find-statements.ts';
import { neverNull } from './never-null.ts';
import { unreadStatements } from './unread.ts';

const server = resolve(import.meta.dirname, '../../server');
let read: Statement[] | undefined;

function statementsOfTheServer(): Statement[] {
  read ??= findStatements(join(import.meta.dirname, 'tsconfig.json'), server);
  return read;
}

describeOnBothEngines('the statements of the server', (open, engine) => {
  // The embedded engine is PostgreSQL 18 on every machine; older ones do not say which columns an outer join fills with nulls.
  if (engine === 'embedded')
    test('name the columns, types and nulls that the database answers, and give the values it takes', async () => {
      const database = await open({ as: 'tool' });
      const findings = await checkStatements(database, statementsOfTheServer(), {
        unread: unreadStatements,
        neverNull,
      });
      expect(findings.map(({ file, line, problem, mend }) => `${file}:${line}: ${problem} — to mend: ${mend}`)).toEqual([]);
    });

  test('are understood', async () => {
    const texts = new Set(statementsOfTheServer().flatMap(({ shapes }) => shapes.map(({ text }) => text)));
    expect(texts.size).toBeGreaterThan(400);
    // They are prepared in one session.
    const prepared = await prepareAll(await open({ as: 'tool', maxConnections: 1 }), [...texts]);
    expect([...prepared].filter(([, one]) => 'refused' in one)).toEqual([]);
  });
});
