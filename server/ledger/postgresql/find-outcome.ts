import type { RefusalCode, TextParams } from '../../../contract/calls/errors.ts';
import type { LookUp, Queryable } from '../../db/database.ts';
import { storedParams } from './stored-params.ts';
import type { PostOutcome } from '../plan.ts';

interface ClaimRow {
  same: boolean;
  refusal_code: RefusalCode | null;
  refusal_params: TextParams | null;
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
 * Finds the answer that a request got, if its id is claimed; `payloadHash` is hex. It does not see
 * a request still under way.
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
    params: storedParams(row.refusal_params),
    requestId: row.request_id ?? '',
    replayed: true,
  };
}
