import type { Database } from '../../server/db/database.ts';
import { expectGoldenJournals } from './golden-journals.ts';
import { verifyBooks } from './verify-books.ts';

/**
 * Whatever a test of the bank did: its books balance, and each journal stands on the accounts its
 * kind belongs on.
 */
export async function verifyBank(db: Database): Promise<void> {
  await verifyBooks(db);
  await expectGoldenJournals(db);
}
