import type { Queryable } from '../../db/database.ts';
import type { TransferStatus } from './transfer-row.ts';

export interface StoredStep {
  status: TransferStatus;
  reason: string | null;
  at: Temporal.Instant;
}

/** Every change of an order's status since it was made, oldest first. */
export async function findSteps(db: Queryable, transferId: string): Promise<StoredStep[]> {
  const { rows } = await db.query<StoredStep>(
    'SELECT status, reason, at FROM transfer_step WHERE transfer_id = $1 ORDER BY id',
    [transferId],
    {
      name: 'find-transfer-steps',
    },
  );
  return rows;
}

/**
 * The balance of an account right after the one of these journals that touched it; undefined when
 * none did.
 */
export async function findBalanceAfter(
  db: Queryable,
  journalIds: readonly string[],
  accountId: string,
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ balance: bigint }>(
    `SELECT e.balance_after AS balance FROM journal j CROSS
      JOIN LATERAL unnest(j.accounts, j.seqs) AS leg (account_id, seq)
      JOIN entry e ON e.account_id = leg.account_id AND e.seq = leg.seq
        WHERE j.id = ANY ($1::uuid[]) AND leg.account_id = $2 ORDER BY leg.seq DESC LIMIT 1`,
    [[...journalIds], accountId],
    { name: 'find-balance-after' },
  );
  return rows[0]?.balance;
}
