import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openPeople } from '../../tests/support/ledger-people.ts';
import { makePlace, openPlace, describeOnPostgres } from '../../tests/support/test-database.ts';

function verify(databaseUrl: string, dataDir: string): { status: number | null; stdout: string } {
  const env = { ...process.env, DATABASE_URL: databaseUrl, BANK_DATA_DIR: dataDir };
  return spawnSync(process.execPath, ['scripts/bank.ts', 'verify'], { env, encoding: 'utf8' });
}

describeOnPostgres('npm run bank -- verify', () => {
  test('says that the books are right, and names the place when they are not', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    const [person] = await openPeople(db, [5_00n]);
    expect(verify(place.databaseUrl ?? '', place.dataDir)).toMatchObject({ status: 0, stdout: expect.stringContaining('2 entries of 1 journals') });

    await db.query('UPDATE account SET posted = posted + 1 WHERE id = $1', [person?.accountId]);
    const broken = verify(place.databaseUrl ?? '', place.dataDir);
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain(`account ${person?.accountId}`);
    await db.close();
    await place.remove();
  });
});
