import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { reconcile } from '../../server/ledger/control-accounts.ts';
import { asOfOneMoment } from '../../server/ledger/find-broken.ts';
import { controlAccounts } from '../../server/staff/books/control-accounts.ts';
import { expectGoldenJournals } from './golden-journals.ts';
import { verifyBooks } from './verify-books.ts';

/**
 * Fails the test, naming each, when a control account differs from its table. Money that a test
 * posted by the ledger alone is in no table.
 */
export async function verifyControlAccounts(db: Database): Promise<void> {
  const differing = await asOfOneMoment(db, async (tx) => {
    const { rows } = await tx.query<{ id: string; minor: bigint }>(
      `SELECT entry.account_id AS id, sum(entry.amount)::bigint AS minor FROM every_entry AS entry
        JOIN journal ON journal.id = entry.journal_id WHERE journal.actor = 'system:ledger-test' GROUP BY 1`,
    );
    const byTest = new Map(rows.map(({ id, minor }) => [id, minor]));
    return (await reconcile(tx, controlAccounts, 'full'))
      .map(({ account: { id, name, currency }, booksMinor, tablesMinor }) => ({
        account: `${name} ${currency}`,
        booksMinor: booksMinor - (byTest.get(id) ?? 0n),
        tablesMinor,
      }))
      .filter(({ booksMinor, tablesMinor }) => booksMinor !== tablesMinor);
  });
  expect(differing).toEqual([]);
}

/**
 * Checks, whatever a test of the bank did, that its books balance, that each control account is the
 * sum of its table, and that each journal is on the accounts its kind belongs on.
 */
export async function verifyBank(db: Database): Promise<void> {
  await verifyBooks(db);
  await verifyControlAccounts(db);
  await expectGoldenJournals(db);
}
