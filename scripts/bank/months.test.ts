import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { startOfDay } from '../../server/base/clock.ts';
import { verifyBooks } from '../../server/ledger/verify.ts';
import { closeDaysBefore, keepProof, payOn } from '../../tests/support/closed-books.ts';
import { openCast, staffFunding } from '../../tests/support/ledger-people.ts';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../../tests/support/test-database.ts';

function months({ databaseUrl, dataDir }: TestPlace, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', BANK_DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bank.ts', 'months', ...args],
    { env, encoding: 'utf8' },
  );
  return { status, printed: `${stdout}${stderr}`.trim() };
}

describeOnPostgres('npm run bank -- months', () => {
  test('lists, detaches and attaches old months, and says why one stays', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    // February is one partition, all later months another.
    const march = startOfDay('2024-03-01').toString();
    await db.query(`CREATE TABLE entry_2024_03 (LIKE entry_first INCLUDING ALL);
      DO $$ DECLARE later text := partitioned_until('entry'); BEGIN
        ALTER TABLE entry DETACH PARTITION entry_first;
        ALTER TABLE entry ATTACH PARTITION entry_first FOR VALUES FROM (MINVALUE) TO ('${march}');
        EXECUTE format('ALTER TABLE entry ATTACH PARTITION entry_2024_03
          FOR VALUES FROM (%L) TO (%L)', '${march}', later);
      END $$`);
    const { alice } = await openCast(db, { alice: 0n });
    await payOn(db, '2024-02-29', [staffFunding, alice.accountId], 100n);
    await closeDaysBefore(db, '2024-03-01');
    await keepProof(db, await verifyBooks(db));

    expect(months(place).printed).toMatch(/^attached {2}up to 2024-02 +entry_first, \d+ MB\n/);
    for (const wrong of [['detach'], ['detach', '2024-13'], ['attach', '2024-02', '--years', '2']])
      expect(months(place, ...wrong).printed).toContain('Usage: npm run bank -- months');
    expect(months(place, 'detach', '2024-02').printed).toBe(
      'entry_first is not over for 7 years yet.',
    );
    expect(months(place, 'detach', '2024-02', '--years', '1').printed).toContain('2 at least');
    expect(months(place, 'detach', '2024-01', '--years', '2').printed).toBe(
      'No attached partition ends with 2024-01: see npm run bank -- months.',
    );
    expect(months(place, 'detach', '2024-02', '--years', '2')).toMatchObject({
      status: 0,
      printed: expect.stringMatching(/^detached {2}up to 2024-02/),
    });
    expect((await verifyBooks(db)).entries).toBe(0n);
    // A server that knows no detached months starts no more.
    const { rows: bounds } = await db.query<{ number: string; oldest: string }>(
      `SELECT left(name, 4) AS number, oldest FROM schema_migration
        WHERE name LIKE '%-detached-months.sql'`,
    );
    expect(bounds[0]?.oldest).toBe(bounds[0]?.number);
    expect(months(place, 'attach', '2024-02').printed).toMatch(/^attached {2}up to 2024-02/);
    expect((await verifyBooks(db)).entries).toBe(2n);
    const { rows } = await db.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE action LIKE 'months.%' ORDER BY at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['months.detached', 'months.attached']);
    await db.close();
    await place.remove();
  });
});
