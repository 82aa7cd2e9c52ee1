import type { CalendarDay } from '../../contract/calendar-day.ts';
import type { Context, SignedInContext } from '../context.ts';
import type { Queryable, Tx } from '../db/database.ts';
import type { Precondition, SideRow } from '../ledger/plan.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { countsTowardsLimit, dailyCounter, type PaymentRules } from './payment-preconditions.ts';

/** Marks an order that is paid later and that no established PIN signed. */
export function unsignedSideRows(ctx: SignedInContext, rules: PaymentRules, orderId: string): SideRow[] {
  return countsTowardsLimit(ctx, rules) ? [{ table: 'unsigned_order', row: { order_id: orderId } }] : [];
}

/** The same for an order that was changed: what signed the change signed the order. */
export async function markSigned(tx: Tx, ctx: SignedInContext, { rules, orderId }: { rules: PaymentRules; orderId: string }): Promise<void> {
  if (countsTowardsLimit(ctx, rules)) await tx.query('INSERT INTO unsigned_order (order_id) VALUES ($1) ON CONFLICT DO NOTHING', [orderId]);
  else await tx.query('DELETE FROM unsigned_order WHERE order_id = $1', [orderId]);
}

interface LaterPayment {
  /** The scheduled order, or the schedule that makes it come again. */
  orderId: string;
  payerId: string;
  day: CalendarDay;
  debitedMinor: bigint;
}

/** A payment made later counts towards the limit of its own day, unless a PIN signed its order. */
export async function limitOnItsDay(db: Queryable, { bank }: Context, { orderId, payerId, day, debitedMinor }: LaterPayment): Promise<Precondition[]> {
  if (!bank.config.limits) return [];
  const { rowCount } = await db.query('SELECT FROM unsigned_order WHERE order_id = $1', [orderId]);
  if (rowCount === 0) return [];
  return [dailyCounter(payerId, day, { limits: await readPolicy(db, 'limits', bank.clock.businessNow()), debitedMinor })];
}
