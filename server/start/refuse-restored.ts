import type { Bank } from '../bank.ts';
import type { Queryable } from '../db/database.ts';
import { MigrationError } from '../db/errors.ts';
import { describeRestore, findUnconfirmedRestore } from '../db/restored-to-a-moment.ts';

/**
 * Looks whether PostgreSQL was restored to a moment without an operator's word, before a server
 * uses it: a running one meets it at its next connection.
 * @throws {MigrationError} with what to do.
 */
export function refuseRestored(log: Bank['log']): (connection: Queryable) => Promise<void> {
  let told = 0;
  return async (connection) => {
    const restore = await findUnconfirmedRestore(connection);
    if (!restore) return;
    // Once for each restore, however many connections are tried.
    if (restore.timeline !== told)
      log.error(restore, 'THIS DATABASE WAS RESTORED TO A MOMENT: it is not used yet');
    told = restore.timeline;
    throw new MigrationError(describeRestore(restore));
  };
}
