import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { reconcile } from '../../server/ledger/control-accounts.ts';
import { asOfOneMoment } from '../../server/ledger/find-broken.ts';
import { controlAccounts } from '../../server/staff/books/control-accounts.ts';
import { expectGoldenJournals } from './golden-journals.ts';
import { verifyBooks } from './verify-books.ts';

/**
 * Fails the test, naming each, when a control account differs from its table. Money that a test put
 * on an account by the ledger alone has no order.
 */
export async function verifyControlAccounts(db: Database): Promise<void> {
  const differing = await asOfOneMoment(db, async (tx) => {
    const { rows } = await tx.query<{ minor: bigint }>(
      `SELECT coalesce(sum(entry.amount), 0)::bigint AS minor FROM every_entry AS entry
        JOIN journal ON journal.id = entry.journal_id
       WHERE entry.account_id = $1 AND journal.kind = 'funding' AND journal.actor NOT LIKE 'admin:%'
         AND NOT EXISTS (SELECT FROM transfer WHERE transfer.id = journal.id)`,
      [bankAccountId('staff_funding', 'USD')],
    );
    return (await reconcile(tx, controlAccounts, 'full'))
      .map(({ account: { name, currency }, booksMinor, tablesMinor }) => ({
        account: `${name} ${currency}`,
        booksMinor,
        tablesMinor: tablesMinor + (name === 'staff_funding' ? (rows[0]?.minor ?? 0n) : 0n),
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
