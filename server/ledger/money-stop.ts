import type { Queryable, Tx } from '../db/database.ts';

/** Money does not move, because a proof found the books wrong. */
export interface MoneyStop {
  stoppedAt: Temporal.Instant;
  proofId: string;
}

/**
 * The stop in force, if one. For telling only: what decides is the posting function, which asks
 * under its own lock.
 */
export async function findMoneyStop(
  queryable: Queryable,
  { atOnce = false } = {},
): Promise<MoneyStop | undefined> {
  const { rows } = await queryable.query<MoneyStop>(
    `SELECT stopped_at AS "stoppedAt", proof_id AS "proofId" FROM money_stop
      WHERE lifted_at IS NULL`,
    [],
    { name: 'find-money-stop', atOnce },
  );
  return rows[0];
}

interface Stopping {
  id: string;
  /** The proof that found the books wrong. */
  proofId: string;
  at: Temporal.Instant;
}

/**
 * Stops money on every server from this transaction's commit on: it waits for postings under way,
 * and those behind it wait for it.
 * @returns whether it was this proof that stopped it.
 */
export async function stopMoney(tx: Tx, { id, proofId, at }: Stopping): Promise<boolean> {
  const { rows } = await tx.query<{ stopped: boolean }>(
    'SELECT ledger_stop_money($1, $2, $3) AS stopped',
    [id, proofId, at],
  );
  return rows[0]?.stopped ?? false;
}

interface Resuming {
  /** A proof that began after the stop and found the books right. */
  proofId: string;
  at: Temporal.Instant;
  by: string;
  reason: string;
}

/**
 * Lets money move again.
 * @returns false when the proof does not allow it, or nothing is stopped.
 */
export async function resumeMoney(tx: Tx, { proofId, at, by, reason }: Resuming): Promise<boolean> {
  const { rows } = await tx.query<{ resumed: boolean }>(
    'SELECT ledger_resume_money($1, $2, $3, $4) AS resumed',
    [proofId, at, by, reason],
  );
  return rows[0]?.resumed ?? false;
}
