import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Precondition, SideRow } from '../../ledger/plan.ts';
import { findIdentityHolds, identityConditions } from '../../people/identity/identity-hold.ts';
import type { StoredPin } from '../../people/security-pin/pins-store.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import {
  countsTowardsLimit,
  dailyCounter,
  dailyCounterId,
  newUntil,
  type PaymentRules,
} from './payment-preconditions.ts';

export const approvalsClosing: CustomerClosing = {
  tables: {
    one_use: 'kept: no payment of a closed account spends it, and it is forgotten when it expires',
    unsigned_order: 'kept: its order is cancelled',
    authorisation: 'kept: it proves for ever who signed what',
    order_authorisation: 'kept: it says for ever which signature an order was posted with',
  },
};

/** Marks an order that is paid later and that no established PIN signed. */
export function unsignedSideRows(
  ctx: SignedInContext,
  rules: PaymentRules,
  orderId: string,
): SideRow[] {
  return countsTowardsLimit(ctx, rules)
    ? [{ table: 'unsigned_order', row: { order_id: orderId } }]
    : [];
}

/** The same for an order that was changed: what signed the change signed the order. */
export async function markSigned(
  tx: Tx,
  ctx: SignedInContext,
  { rules, orderId }: { rules: PaymentRules; orderId: string },
): Promise<void> {
  if (countsTowardsLimit(ctx, rules))
    await tx.query('INSERT INTO unsigned_order (order_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      orderId,
    ]);
  else await tx.query('DELETE FROM unsigned_order WHERE order_id = $1', [orderId]);
}

interface LaterPayment {
  /** The scheduled order, or the schedule that makes it come again. */
  orderId: string;
  payerId: string;
  day: CalendarDay;
  debitedMinor: bigint;
  /** Moves between own accounts have no limit. */
  toOthers: boolean;
  /** It goes to another country. */
  abroad: boolean;
}

/**
 * Payments made later count towards the limits of their own day: towards that of their payer's
 * identity while it is not accepted, and towards that of a new PIN unless one signed their order.
 * @returns the conditions by order
 */
export async function limitsOnTheirDay(
  db: Queryable,
  ctx: Context,
  payments: readonly LaterPayment[],
): Promise<Map<string, Precondition[]>> {
  const toOthers = payments.filter((payment) => payment.toOthers);
  const byPin = await pinLimitsOnTheirDay(db, ctx, toOthers);
  const holds = await findIdentityHolds(
    db,
    ctx.bank,
    toOthers.map(({ payerId }) => payerId),
  );
  return new Map(
    toOthers.map((payment) => [
      payment.orderId,
      [
        ...identityConditions(holds.get(payment.payerId), payment),
        ...(byPin.get(payment.orderId) ?? []),
      ],
    ]),
  );
}

async function pinLimitsOnTheirDay(
  db: Queryable,
  { bank }: Context,
  payments: readonly LaterPayment[],
): Promise<Map<string, Precondition[]>> {
  if (!bank.config.limits || payments.length === 0) return new Map();
  const orderIds = payments.map(({ orderId }) => orderId);
  const { rows } = await db.query<{ id: string }>(
    'SELECT order_id AS id FROM unsigned_order WHERE order_id = ANY ($1::uuid[])',
    [orderIds],
    {
      name: 'find-unsigned-orders',
    },
  );
  const unsigned = new Set(rows.map(({ id }) => id));
  const counted = payments.filter(({ orderId }) => unsigned.has(orderId));
  if (counted.length === 0) return new Map();
  const limits = await readPolicy(db, 'limits', bank.clock.businessNow());
  return new Map(
    counted.map(({ orderId, payerId, day, debitedMinor }) => [
      orderId,
      [dailyCounter(payerId, day, { limits, debitedMinor })],
    ]),
  );
}

/**
 * Reads the sum that a customer may pay others a day, how much of it is left, and until when;
 * `until` is null while no PIN is chosen. Null where no daily limit holds.
 */
export async function limitNow({ bank, session }: SignedInContext, pin: StoredPin | undefined) {
  const { config, clock, db } = bank;
  const until = pin && newUntil(pin, session, clock.now());
  if (!config.limits || (pin !== undefined && until === undefined)) return null;
  const { paymentsWithoutPinPerDayMinor } = await readPolicy(db, 'limits', clock.businessNow());
  const { rows } = await db.query<{ total: bigint }>(
    'SELECT total FROM usage_counter WHERE id = $1',
    [dailyCounterId(session.userId, bankingDayOf(clock.now()))],
  );
  const perDay = BigInt(paymentsWithoutPinPerDayMinor);
  const left = perDay - (rows[0]?.total ?? 0n);
  return {
    perDay,
    leftToday: left > 0n ? left : 0n,
    until: until?.toString() ?? null,
  };
}
