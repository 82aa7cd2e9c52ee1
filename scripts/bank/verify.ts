import { openBankDatabase } from './open-bank-database.ts';
import { proveBooks } from './prove/prove-books.ts';
import { proveTrail } from './prove/prove-trail.ts';
import { anchorFileOf } from './usage-error.ts';

/**
 * Proves the books and the trail of the bank the environment names, and names every broken place.
 * An embedded bank must be stopped for it; PostgreSQL may go on.
 */
export async function run(args: string[]): Promise<void> {
  const anchorFile = anchorFileOf('verify', args);
  const database = await openBankDatabase();
  try {
    const { books, days } = await proveBooks(database);
    const trail = await proveTrail(database, { anchorFile });
    if (books + days + trail > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
