import { usdParam } from '../../../contract/words/params.ts';
import { refuse } from '../../base/refusal.ts';
import type { Bank } from '../../bank.ts';
import type { Queryable } from '../../db/database.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { Leg } from '../../ledger/plan.ts';

/**
 * Staff funding is swept to the correspondent bank up to what is there: more would say that the
 * bank has received money which no customer was credited. The posting function asks again.
 * @throws {Refusal} SWEEP_TOO_LARGE, with the rest that may be swept
 */
export async function requireUnswept(
  db: Queryable,
  { ledger }: Pick<Bank, 'ledger'>,
  legs: readonly Leg[],
): Promise<void> {
  const funding = bankAccountId('staff_funding', 'USD');
  const sweptMinor = legs.reduce(
    (sum, { accountId, amountMinor }) => (accountId === funding ? sum + amountMinor : sum),
    0n,
  );
  if (sweptMinor <= 0n) return;
  const [balance] = await ledger.findBalances(db, [funding]);
  const leftMinor = -(balance?.postedMinor ?? 0n);
  if (sweptMinor > leftMinor)
    refuse('SWEEP_TOO_LARGE', { params: { left: usdParam(leftMinor < 0n ? 0n : leftMinor) } });
}
