import { bankFacts } from '../../../config/bank.ts';
import type { Policy } from '../../../contract/policy.ts';
import type { Factor, RiskSignal } from '../../../contract/step-up.ts';
import type { SignedOrder as OrderToSign } from '../../../contract/approvals.ts';
import type { SignedInContext } from '../../context.ts';
import { factorWanted, leastFactor } from '../../people/step-up/factor-wanted.ts';
import { heldFactors } from '../../people/step-up/held-factors.ts';
import { sessionSignals } from '../../people/step-up/session-signals.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { kindOf } from './order-fee.ts';

/** What an order costs in US minor units, without its fee; undefined where there is no rate for it. */
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
  // Who has the PIN alone is asked for it whatever the signals say.
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
  const payee = order.call === 'transfers/schedules/change' ? null : payeeColumns(order);
  const { rows } = await bank.db.query<{ isKnown: boolean; signed: bigint }>(
    `SELECT coalesce($2::jsonb IS NULL OR EXISTS (SELECT FROM payee p WHERE p.owner_id = $1
          AND p.payee = payee_of(jsonb_populate_record(NULL::transfer, $2::jsonb)))
        OR ($2::jsonb ->> 'recipient_routing' = $4 AND EXISTS (SELECT FROM customer_account c
          WHERE c.user_id = $1 AND c.number = $2::jsonb ->> 'recipient_account')), false)
        AS "isKnown",
      (SELECT count(*) FROM authorisation a WHERE a.user_id = $1 AND a.signed_at > $3) AS signed`,
    [
      session.userId,
      payee === null ? null : JSON.stringify(payee),
      bank.clock.now().subtract({ hours: 1 }),
      bankFacts.routingNumber,
    ],
    { name: 'order-signals' },
  );
  const [found] = rows;
  // Without a rate nothing is paid.
  const dollars = (await dollarsOf(ctx, order)) ?? 0n;
  return [
    ...(found?.isKnown === true ? [] : (['newPayee'] as const)),
    ...(dollars > BigInt(largePaymentMinor) ? (['largeAmount'] as const) : []),
    ...((found?.signed ?? 0n) >= BigInt(paymentsInAnHour) ? (['manyPayments'] as const) : []),
  ];
}

/** What of an order says whom it pays, as its row will. */
function payeeColumns({
  call,
  body,
}: Exclude<OrderToSign, { call: 'transfers/schedules/change' }>) {
  return {
    kind: kindOf(call),
    recipient_name: body.recipientName,
    recipient_account: body.recipientAccount,
    ...('recipientRouting' in body && { recipient_routing: body.recipientRouting }),
    ...('recipientSwift' in body && {
      recipient_swift: body.recipientSwift,
      recipient_iban: body.recipientIban,
    }),
  };
}
