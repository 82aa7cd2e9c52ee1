import type { Answer } from '../../fixtures/bank-client.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import { atOnce } from './answers.ts';
import { untilSomebodyWaits } from './until-somebody-waits.ts';

interface HeldRow {
  table: 'owner' | 'passkey' | 'users';
  id: string;
  /** Runs while all of them wait for the row. */
  meanwhile?: (tx: Tx) => Promise<unknown>;
}

/**
 * Sends the same call `count` times, each as far as a row that is held; then releases the row, and
 * all go on at the same moment. The embedded engine has one way in: there they follow each other.
 */
export async function meetAtRow(
  db: Database,
  row: HeldRow,
  count: number,
  send: (index: number) => Promise<Answer>,
) {
  if (db.engine === 'embedded') {
    await db.tx(async (tx) => await row.meanwhile?.(tx));
    return await atOnce(count, send);
  }
  const [held, metAll] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.tx(async (tx) => {
    await tx.query(`SELECT id FROM ${row.table} WHERE id = $1 FOR UPDATE`, [row.id]);
    held.resolve();
    await metAll.promise;
    await row.meanwhile?.(tx);
  });
  await held.promise;
  const answers = atOnce(count, send);
  try {
    await untilSomebodyWaits(db, count);
  } finally {
    metAll.resolve();
  }
  await holding;
  return await answers;
}
