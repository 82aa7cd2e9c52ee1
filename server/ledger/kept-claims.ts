import type { Queryable, Tx } from '../db/database.ts';

/** A claim that was kept with an answer and moves no money. */
export interface KeptClaim {
  claimId: string;
  /** Hexadecimal. */
  payloadHash: string;
  answer: unknown;
}

/** Those of these ids that are claimed, by id. */
export async function findKeptClaims(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, KeptClaim>> {
  const { rows } = await db.query<KeptClaim>(
    `SELECT id AS "claimId", encode(payload_hash, 'hex') AS "payloadHash", answer FROM claim
     WHERE id = ANY ($1::uuid[])`,
    [ids],
    { name: 'find-kept-claims' },
  );
  return new Map(rows.map((claim) => [claim.claimId, claim]));
}

/** Keeps a claim in the transaction that does what it answers. An id is claimed once. */
export async function keepClaim(
  tx: Tx,
  { claimId, payloadHash, requestId, answer }: KeptClaim & { requestId: string },
): Promise<void> {
  await tx.query('SELECT ledger_keep_claim($1, $2, $3, $4)', [
    claimId,
    Buffer.from(payloadHash, 'hex'),
    requestId,
    JSON.stringify(answer ?? null),
  ]);
}
