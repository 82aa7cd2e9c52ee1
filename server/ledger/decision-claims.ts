import type { Queryable, Tx } from '../db/database.ts';

/** A claim that was kept with an answer and moves no money. */
export interface DecisionClaim {
  claimId: string;
  /** Hexadecimal. */
  payloadHash: string;
  answer: unknown;
}

/** Those of these ids that are claimed, by id. */
export async function findDecisionClaims(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DecisionClaim>> {
  const { rows } = await db.query<DecisionClaim>(
    `SELECT id AS "claimId", encode(payload_hash, 'hex') AS "payloadHash", answer FROM claim
     WHERE id = ANY ($1::uuid[])`,
    [ids],
    { name: 'find-decision-claims' },
  );
  return new Map(rows.map((claim) => [claim.claimId, claim]));
}

/** Keeps a claim in the transaction that does what it answers. An id is claimed once. */
export async function keepClaim(
  tx: Tx,
  { claimId, payloadHash, requestId, answer }: DecisionClaim & { requestId: string },
): Promise<void> {
  await tx.query('SELECT ledger_keep_claim($1, $2, $3, $4)', [
    claimId,
    Buffer.from(payloadHash, 'hex'),
    requestId,
    JSON.stringify(answer ?? null),
  ]);
}

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
