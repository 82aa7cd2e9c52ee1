import type { Policy } from '../../../contract/values/policy.ts';
import type { Factor, RiskSignal } from '../../../contract/values/step-up.ts';
import type { SignedOrder as OrderToSign } from '../../../contract/money/approvals.ts';
import type { SignedInContext } from '../../context.ts';
import { factorWanted, leastFactor } from '../../people/step-up/factor-wanted.ts';
import { heldFactors } from '../../people/step-up/held-factors.ts';
import { sessionSignals } from '../../people/step-up/session-signals.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { isKnownPayee, paidTo } from './known-payee.ts';

/** Finds an order's cost in US minor units, without its fee; undefined where it has no rate. */
export type DollarsOf = (
  ctx: SignedInContext,
  order: Pick<OrderToSign, 'body'>,
) => Promise<bigint | undefined>;

/**
 * The factor that one order has to be signed with, and the signals that raised it above the usual:
 * by the table of the bank, and by what this customer has. A code of the app signs together with
 * the PIN.
 */
export async function factorForOrder(
  ctx: SignedInContext,
  order: OrderToSign,
  dollarsOf: DollarsOf,
): Promise<{ factor: Factor; because: RiskSignal[] }> {
  const { bank, session } = ctx;
  const all = await heldFactors(bank, session.userId);
  const held = new Set(
    [...all].filter((factor) => factor !== 'password' && (factor !== 'code' || all.has('pin'))),
  );
  // A customer who has the PIN alone is asked for it whatever the signals say.
  if (!held.has('code') && !held.has('passkey')) return { factor: 'pin', because: [] };
  const policy = await readPolicy(bank.db, 'stepUp', bank.clock.businessNow());
  const signals = [
    ...sessionSignals(session, policy, bank.clock.now()),
    ...(await orderSignals(ctx, policy, { order, dollarsOf })),
  ];
  const { least, because } = leastFactor(policy, 'payment', signals);
  return { factor: factorWanted(held, least), because };
}

async function orderSignals(
  ctx: SignedInContext,
  { largePaymentMinor, paymentsInAnHour }: Policy<'stepUp'>,
  { order, dollarsOf }: { order: OrderToSign; dollarsOf: DollarsOf },
): Promise<RiskSignal[]> {
  const { bank, session } = ctx;
  const to = await paidTo(ctx, order);
  const { rows } = await bank.db.query<{ signed: bigint }>(
    'SELECT count(*) AS signed FROM authorisation WHERE user_id = $1 AND signed_at > $2',
    [session.userId, bank.clock.now().subtract({ hours: 1 })],
    { name: 'signed-lately' },
  );
  // Without a rate nothing is paid.
  const dollars = (await dollarsOf(ctx, order)) ?? 0n;
  return [
    ...(to && !(await isKnownPayee(ctx, to)) ? (['newPayee'] as const) : []),
    ...(dollars > BigInt(largePaymentMinor) ? (['largeAmount'] as const) : []),
    ...((rows[0]?.signed ?? 0n) >= BigInt(paymentsInAnHour) ? (['manyPayments'] as const) : []),
  ];
}
