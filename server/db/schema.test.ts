import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSchema } from '../../scripts/schema/describe-schema.ts';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';

const read = (...names: string[]) => readFile(join(import.meta.dirname, ...names), 'utf8');

describeOnBothEngines('a migrated database', (open, engine) => {
  // PostgreSQL's versions spell some expressions differently; the embedded engine is the same on
  // every machine.
  if (engine === 'embedded')
    test('is the one schema.sql shows; npm run schema writes it again', async () => {
      expect(await describeSchema(await open({ as: 'tool' }))).toBe(await read('schema.sql'));
    });

  test('has each function as its file says, and no other but those an index keeps', async () => {
    const { rows } = await (await open({ as: 'tool' })).query<{ name: string; body: string }>(
      `SELECT proname::text AS name, prosrc AS body FROM pg_proc f
        WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = f.oid AND d.deptype = 'e')
           ORDER BY name`,
    );
    const kept = new Set(['outside_payment_words', 'search_fold']);
    const inFiles = rows.filter(({ name }) => !kept.has(name));
    expect([...new Set(inFiles.map(({ name }) => `${name}.sql`))]).toEqual(
      (await readdir(join(import.meta.dirname, 'functions'))).toSorted(),
    );
    for (const { name, body } of inFiles)
      expect((await read('functions', `${name}.sql`)).includes(body), name).toBe(true);
  });
});
