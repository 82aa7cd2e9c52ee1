import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { isApprovedBy, type LoanRow } from './loans-store.ts';

/**
 * Above the two-person size no one pays out a loan they approved themselves.
 * @throws {Refusal} SECOND_PERSON_NEEDED
 */
export async function requireSecondPerson(
  tx: Tx,
  ctx: SignedInContext,
  { id, amountMinor }: LoanRow,
): Promise<void> {
  const { aboveMinor } = await readPolicy(tx, 'twoPeople', ctx.bank.clock.businessNow());
  if (aboveMinor === null || amountMinor <= BigInt(aboveMinor)) return;
  if (await isApprovedBy(tx, id, ctx.session.userId))
    refuse('SECOND_PERSON_NEEDED', { params: { aboveMinor: String(aboveMinor) } });
}
