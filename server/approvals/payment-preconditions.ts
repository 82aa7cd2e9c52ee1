import type { Policy } from '../../contract/policy.ts';
import { derivedId } from '../canonical-json.ts';
import { bankingDayOf } from '../clock.ts';
import type { Session, SignedInContext } from '../context.ts';
import type { Precondition } from '../ledger/plan.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { refuse } from '../refusal.ts';
import { waitsUntil } from '../users/contact-changes.ts';
import { isFirstHalfDay } from '../users/session-limits.ts';
import { approvalOf, type SignedOrder } from './approval-claim.ts';
import { findPin, type StoredPin } from '../security-pin/pins-store.ts';

const newPinHours = 24;

/** None where the operator has turned them off. */
type Limits = Policy<'limits'> | undefined;

function dailyLimit({ bank, session }: SignedInContext, limits: Limits, debitedMinor: bigint): Precondition[] {
  if (!limits) return [];
  const id = derivedId('daily-limit', session.userId, bankingDayOf(bank.clock.now()));
  return [{ kind: 'counter', id, add: debitedMinor, max: BigInt(limits.paymentsWithoutPinPerDayMinor), otherwise: 'DAILY_LIMIT' }];
}

function velocityLimit({ bank, session }: SignedInContext, limits: Limits): Precondition[] {
  if (!limits) return [];
  const minute = bank.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();
  const id = derivedId('payments-per-minute', session.userId, minute);
  return [{ kind: 'counter', id, add: 1n, max: BigInt(limits.paymentsPerMinute), otherwise: 'TOO_MANY_PAYMENTS' }];
}

/** For a day; and where the address or the password was changed by mail before it was chosen, as long as such a change makes others wait. */
function isNew({ setAt }: StoredPin, { contactChangedAt }: Session, now: Temporal.Instant): boolean {
  const chosenSince = contactChangedAt !== null && Temporal.Instant.compare(setAt, contactChangedAt) >= 0;
  return now.since(setAt).total('hours') < newPinHours || (chosenSince && waitsUntil([contactChangedAt], now) !== undefined);
}

interface PaymentRules {
  limits: Limits;
  /** Undefined: the customer has none. */
  pin: StoredPin | undefined;
}

interface Payment {
  order: Omit<SignedOrder, 'feeMinor'>;
  /** All that leaves the account, the fee included. */
  debitedMinor: bigint;
  feeMinor: bigint;
  /** A move between own accounts needs no approval and counts towards no daily limit. */
  toOthers: boolean;
}

/** With a PIN: this order signed in this session. Without one: still none when the ledger looks, and no more than the daily limit. */
function approvalConditions(ctx: SignedInContext, { order, debitedMinor, feeMinor }: Payment, { limits, pin }: PaymentRules): Precondition[] {
  const { userId, id: sessionId, createdAt } = ctx.session;
  const now = ctx.bank.clock.now();
  const perDay = dailyLimit(ctx, limits, debitedMinor);
  if (pin) {
    const approval = approvalOf(sessionId, { ...order, feeMinor });
    return [{ kind: 'one_use', ...approval, otherwise: 'APPROVAL_REQUIRED' }, ...(isNew(pin, ctx.session, now) ? perDay : [])];
  }
  // A remembered session reads for a month, but without a PIN it pays only in its first half day.
  if (!isFirstHalfDay(createdAt, now)) refuse('SIGN_IN_TOO_OLD');
  return [{ kind: 'no_approval_needed', ownerId: userId, otherwise: 'APPROVAL_REQUIRED' }, ...perDay];
}

/** What a customer's payments are held to now: asked for before the payment is known, together with whatever else it needs. */
export async function readPaymentRules({ bank, session }: SignedInContext): Promise<PaymentRules> {
  const { config, db, clock } = bank;
  const [limits, pin] = await Promise.all([config.limits ? readPolicy(db, 'limits', clock.businessNow()) : undefined, findPin(db, session.userId)]);
  return { limits, pin };
}

/** What the ledger must find true, under its own locks, before a customer's payment is posted. */
export function paymentPreconditions(ctx: SignedInContext, payment: Payment, rules: PaymentRules): Precondition[] {
  return [
    { kind: 'owner_active', ownerId: ctx.session.userId, otherwise: 'ACCOUNT_SUSPENDED' },
    ...velocityLimit(ctx, rules.limits),
    ...(payment.toOthers ? approvalConditions(ctx, payment, rules) : []),
  ];
}
