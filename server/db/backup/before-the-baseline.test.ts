import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePlace, openPlace } from '../../../tests/support/test-database.ts';
import { verifyWithin } from '../../ledger/verify.ts';
import { MigrationError } from '../errors.ts';
import { migrate } from '../migrate.ts';
import { restoreBackup } from './restore-backup.ts';

// Two customers, one funded with $10,000.00, who moved $250.25 between accounts of theirs and paid
// the other $125.50. Written by commit 286f54c.
const backup = join(import.meta.dirname, 'bank-before-the-baseline.backup');

test('a bank from before the baseline is restored with right books and functions', async () => {
  const place = await makePlace('embedded', { empty: true });
  const bank = await openPlace(place, { as: 'tool', migrates: false });
  await restoreBackup(bank, backup);
  const { findings } = await bank.tx((tx) => verifyWithin(tx));
  expect(findings).toEqual([]);
  const { rows } = await bank.query(
    `SELECT u.username, c.kind, a.posted::text FROM users u JOIN customer_account c
      ON c.user_id = u.id JOIN account a ON a.id = c.account_id
      WHERE a.posted <> 0 ORDER BY u.username, c.kind`,
  );
  expect(rows).toEqual([
    { username: 'alice.ames', kind: 'checking', posted: '25025' },
    { username: 'alice.ames', kind: 'savings', posted: '962425' },
    { username: 'bruno.bell', kind: 'checking', posted: '12550' },
  ]);
  await expect(bank.query('DELETE FROM entry')).rejects.toThrow('entry is append-only');
  expect(await migrate(bank)).toEqual([]);
  await bank.close();
  await place.remove();
});

test('a database from before the baseline is left alone, with the way to move it', async () => {
  const place = await makePlace('embedded', { empty: true });
  const bank = await openPlace(place, { as: 'tool', migrates: false });
  await bank.query(
    `CREATE TABLE schema_migration (name text PRIMARY KEY, sha256 text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  await bank.query(
    `INSERT INTO schema_migration (name, sha256) VALUES ('0001-ledger.sql', 'x'), ('0002-users.sql',
      'y')`,
  );
  const refused = await migrate(bank).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(MigrationError);
  expect(String(refused)).toMatch(/Back it up with that version .* and restore FILE with this one/);
  expect((await bank.query(`SELECT to_regclass('account') AS account`)).rows).toEqual([
    { account: null },
  ]);
  await bank.close();
  await place.remove();
});
