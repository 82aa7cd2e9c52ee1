import type { RefusalCode, RefusalParams } from '../../../contract/errors.ts';
import type { LookUp, Queryable } from '../../db/database.ts';
import { keptParams } from './kept-params.ts';
import type { PostOutcome } from '../plan.ts';

interface ClaimRow {
  same: boolean;
  refusal_code: RefusalCode | null;
  refusal_params: RefusalParams | null;
  answer: unknown;
  /** Null where it was posted. */
  request_id: string | null;
}

const outcomeOf: LookUp<{ claimId: string; payloadHash: string }, ClaimRow> = {
  name: 'find-outcome',
  sql: `SELECT asked.place::integer, claim.payload_hash = asked.payload_hash AS same, refusal_code,
    refusal_params, answer, request_id
    FROM unnest($1::uuid[], $2::bytea[]) WITH ORDINALITY AS asked (id, payload_hash, place),
      LATERAL (SELECT * FROM claim c WHERE c.id = asked.id LIMIT 1) AS claim`,
  values: (asked) => [
    asked.map(({ claimId }) => claimId),
    asked.map(({ payloadHash }) => Buffer.from(payloadHash, 'hex')),
  ],
};

/**
 * What a request was answered, if its id is claimed; `payloadHash` is hex. A request still under
 * way is not seen.
 */
export async function findOutcome(
  queryable: Queryable,
  claimId: string,
  payloadHash: string,
): Promise<PostOutcome | undefined> {
  const row = await queryable.lookUp(outcomeOf, { claimId, payloadHash });
  if (!row) return undefined;
  if (!row.same) return { kind: 'conflict' };
  if (row.refusal_code === null) return { kind: 'replayed', answer: row.answer };
  return {
    kind: 'refused',
    code: row.refusal_code,
    params: keptParams(row.refusal_params),
    requestId: row.request_id ?? '',
    replayed: true,
  };
}
