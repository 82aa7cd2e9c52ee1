import type { Queryable } from '../db/database.ts';

/** 16 MB of the table in each run: with one run a minute, 23 GB a day. */
const blocksAtOnce = 2_000;

/**
 * Forgets claims that are older than 90 days, a stretch of their table in each run and from the
 * beginning again after the last. The same request after that is refused by the journal or order
 * of its id (`settleBatch`), and decided as a new one where it was refused then.
 */
export function forgetOldClaims() {
  let fromBlock = 0n;
  return async (db: Queryable): Promise<number> => {
    const { rows } = await db.query<{ next: bigint; forgotten: number }>(
      'SELECT next_block AS next, forgotten FROM ledger_forget_claims($1, $2)',
      [fromBlock, blocksAtOnce],
    );
    const [{ next, forgotten } = { next: 0n, forgotten: 0 }] = rows;
    fromBlock = next;
    return forgotten;
  };
}
