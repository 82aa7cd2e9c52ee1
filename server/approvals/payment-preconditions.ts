import { paymentsPerMinute, unapprovedDailyLimitMinor } from '../../contract/money.ts';
import { derivedId } from '../canonical-json.ts';
import { bankingDayOf } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import type { Precondition } from '../ledger/plan.ts';
import { refuse } from '../refusal.ts';
import { isFirstHalfDay } from '../users/session-limits.ts';
import { approvalOf, type SignedOrder } from './approval-claim.ts';
import { findPin, type StoredPin } from './pins-store.ts';

const newPinHours = 24;

function dailyLimit(ctx: SignedInContext, debitedMinor: bigint): Precondition[] {
  if (!ctx.bank.config.limits) return [];
  const day = bankingDayOf(ctx.bank.clock.now());
  return [
    { kind: 'counter', id: derivedId('daily-limit', ctx.session.userId, day), add: debitedMinor, max: unapprovedDailyLimitMinor, otherwise: 'DAILY_LIMIT' },
  ];
}

function velocityLimit(ctx: SignedInContext): Precondition[] {
  if (!ctx.bank.config.limits) return [];
  const minute = ctx.bank.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
  return [
    { kind: 'counter', id: derivedId('payments-per-minute', ctx.session.userId, minute), add: 1n, max: paymentsPerMinute, otherwise: 'TOO_MANY_PAYMENTS' },
  ];
}

const isNew = (pin: StoredPin, now: Temporal.Instant) => now.since(pin.setAt).total('hours') < newPinHours;

/** With a PIN: this order signed in this session. Without one: still none when the ledger looks, and no more than the daily limit. */
async function approvalConditions(ctx: SignedInContext, order: SignedOrder, debitedMinor: bigint): Promise<Precondition[]> {
  const { userId, id: sessionId, createdAt } = ctx.session;
  const now = ctx.bank.clock.now();
  const pin = await findPin(ctx.bank.db, userId);
  if (pin)
    return [{ kind: 'one_use', ...approvalOf(sessionId, order), otherwise: 'APPROVAL_REQUIRED' }, ...(isNew(pin, now) ? dailyLimit(ctx, debitedMinor) : [])];
  // A remembered session reads for a month, but without a PIN it pays only in its first half day.
  if (!isFirstHalfDay(createdAt, now)) refuse('SIGN_IN_TOO_OLD');
  return [{ kind: 'no_approval_needed', ownerId: userId, otherwise: 'APPROVAL_REQUIRED' }, ...dailyLimit(ctx, debitedMinor)];
}

interface Payment {
  order: SignedOrder;
  debitedMinor: bigint;
  /** A move between own accounts needs no approval and counts towards no daily limit. */
  toOthers: boolean;
}

/** What the ledger must find true, under its own locks, before a customer's payment is posted. */
export async function paymentPreconditions(ctx: SignedInContext, { order, debitedMinor, toOthers }: Payment): Promise<Precondition[]> {
  return [
    { kind: 'owner_active', ownerId: ctx.session.userId, otherwise: 'ACCOUNT_SUSPENDED' },
    ...velocityLimit(ctx),
    ...(toOthers ? await approvalConditions(ctx, order, debitedMinor) : []),
  ];
}
