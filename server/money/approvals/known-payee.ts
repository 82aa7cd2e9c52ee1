import { bankFacts } from '../../../config/bank.ts';
import type { SignedOrder } from '../../../contract/money/approvals.ts';
import type { SignedInContext } from '../../context.ts';
import { kindOf } from './order-fee.ts';

/** The columns of an order's row that name its payee. */
export interface PaidTo {
  kind: string;
  recipient_name: string;
  recipient_account: string;
  recipient_routing?: string | null;
  recipient_swift?: string | null;
  recipient_iban?: string | null;
}

/** @returns the payee of an order; undefined for a change of a bill that is not its customer's. */
export async function paidTo(
  { bank, session }: SignedInContext,
  { call, body }: SignedOrder,
): Promise<PaidTo | undefined> {
  if (call === 'transfers/schedules/change') {
    const { rows } = await bank.db.query<PaidTo>(
      `SELECT 'bill' AS kind, recipient_name, recipient_account FROM bill_schedule
        WHERE id = $1 AND owner_id = $2`,
      [body.scheduleId, session.userId],
      { name: 'biller-of-schedule' },
    );
    return rows[0];
  }
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

/** @returns true where the customer knows a payee, by `payees_known()`, or owns the account. */
export async function isKnownPayee(
  { bank, session }: SignedInContext,
  to: PaidTo,
): Promise<boolean> {
  const { rows } = await bank.db.query<{ isKnown: boolean }>(
    `SELECT payee_of(jsonb_populate_record(NULL::transfer, $2::jsonb))
          IN (SELECT payees_known($1, $3))
        OR ($2::jsonb ->> 'recipient_routing' = $4 AND EXISTS (SELECT FROM customer_account c
          WHERE c.user_id = $1 AND c.number = $2::jsonb ->> 'recipient_account')) AS "isKnown"`,
    [session.userId, JSON.stringify(to), bank.clock.businessNow(), bankFacts.routingNumber],
    { name: 'is-known-payee' },
  );
  return rows[0]?.isKnown === true;
}
