import type { RefusalCode, RefusalParams } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import type { PostOutcome } from './plan.ts';

interface ClaimRow {
  same: boolean;
  refusal_code: RefusalCode | null;
  refusal_params: RefusalParams | null;
  answer: unknown;
  request_id: string;
}

/** What a request was answered, if its id is claimed; `payloadHash` is hex. A request still under way is not seen. */
export async function findOutcome(queryable: Queryable, claimId: string, payloadHash: string): Promise<PostOutcome | undefined> {
  const { rows } = await queryable.query<ClaimRow>(
    'SELECT payload_hash = $2 AS same, refusal_code, refusal_params, answer, request_id FROM claim WHERE id = $1',
    [claimId, Buffer.from(payloadHash, 'hex')],
    { name: 'find-outcome' },
  );
  const row = rows[0];
  if (!row) return undefined;
  if (!row.same) return { kind: 'conflict' };
  if (row.refusal_code === null) return { kind: 'replayed', answer: row.answer };
  return { kind: 'refused', code: row.refusal_code, params: row.refusal_params ?? {}, requestId: row.request_id, replayed: true };
}
