import type { Database } from '../../db/database.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';
import { createFlushBarrier } from '../../ledger/postgresql/flush-barrier.ts';

/**
 * Says whether a commit gets through to the disk, and to the standby that is named, by the barrier
 * that payments wait for. PostgreSQL waits for a standby without limit, `statement_timeout` or not:
 * only a server's connection gives up, after four seconds, and a tool's never does.
 */
export async function confirmsCommits(db: Database): Promise<boolean> {
  const barrier = createFlushBarrier(db);
  try {
    await barrier.flushed();
    return true;
  } catch (error) {
    if (error instanceof OutcomeUnknownError || error instanceof DatabaseUnavailableError)
      return false;
    throw error;
  } finally {
    await barrier.close();
  }
}
