import type { Database } from '../../server/db/database.ts';
import { expectGoldenJournals } from './golden-journals.ts';
import { verifyBooks } from './verify-books.ts';

/**
 * Checks, whatever a test of the bank did, that its books balance, and that each journal is on the
 * accounts its kind belongs on.
 */
export async function verifyBank(db: Database): Promise<void> {
  await verifyBooks(db);
  await expectGoldenJournals(db);
}
