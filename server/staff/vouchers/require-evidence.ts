import { refuse } from '../../base/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import { findEvidence } from './evidence-store.ts';
import type { VoucherRow } from './vouchers-store.ts';

/**
 * A payout leaves the bank for a person who is no customer any more, so a file shows whose claim it
 * is. The posting function asks again.
 * @throws {Refusal} EVIDENCE_MISSING
 */
export async function requireEvidence(
  db: Queryable,
  { id, kind }: Pick<VoucherRow, 'id' | 'kind'>,
): Promise<void> {
  if (kind === 'payout' && (await findEvidence(db, id)).length === 0) refuse('EVIDENCE_MISSING');
}
