import { randomUUID } from 'node:crypto';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import { derivedId } from '../../base/digest.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Session } from '../../session.ts';
import type { Precondition } from '../../ledger/plan.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import {
  findIdentityHold,
  identityConditions,
  type IdentityHold,
} from '../../people/identity/identity-hold.ts';
import { waitsUntil } from '../../people/users/contact-changes.ts';
import { isFirstHalfDay } from '../../people/users/session-limits.ts';
import {
  type Authorisation,
  findAuthorisation,
  type SignatureOfOrder,
} from './authorisations-store.ts';
import { approvalClaim, type SignedOrder } from './approval-claim.ts';
import { findPin, type StoredPin } from '../../people/security-pin/pins-store.ts';

const newPinHours = 24;

/** None where the operator has turned them off. */
type Limits = Policy<'limits'> | undefined;

/** Names the counter of payments to others on a bank day without an established PIN. */
export const dailyCounterId = (userId: string, day: CalendarDay) =>
  derivedId('daily-limit', userId, day);

/** Counts a payment of a customer towards the limit of a bank day. */
export function dailyCounter(
  userId: string,
  day: CalendarDay,
  { limits, debitedMinor }: { limits: Policy<'limits'>; debitedMinor: bigint },
): Precondition {
  const max = BigInt(limits.paymentsWithoutPinPerDayMinor);
  return {
    kind: 'counter',
    id: dailyCounterId(userId, day),
    add: debitedMinor,
    max,
    otherwise: 'DAILY_LIMIT',
  };
}

/** A payment that comes again without a PIN leaves room for other payments of its day. */
const recurringPart = 2n;

function dailyLimit(
  { bank, session }: SignedInContext,
  limits: Limits,
  { debitedMinor, isLater, recurs }: Payment,
): Precondition[] {
  if (!limits) return [];
  const today = dailyCounter(session.userId, bankingDayOf(bank.clock.now()), {
    limits,
    debitedMinor,
  });
  const max = BigInt(limits.paymentsWithoutPinPerDayMinor);
  // A counter of its own: the maximum of one order. An order that is paid later counts on its day,
  // when a job pays it.
  const alone = {
    kind: 'counter',
    id: randomUUID(),
    add: debitedMinor,
    max,
    otherwise: 'DAILY_LIMIT',
  } as const;
  return [
    isLater ? alone : today,
    ...(recurs
      ? [
          {
            ...alone,
            id: randomUUID(),
            max: max / recurringPart,
            otherwise: 'RECURRING_LIMIT',
          } as const,
        ]
      : []),
  ];
}

function velocityLimit({ bank, session }: SignedInContext, limits: Limits): Precondition[] {
  if (!limits) return [];
  const minute = bank.clock
    .now()
    .round({ smallestUnit: 'minute', roundingMode: 'floor' })
    .toString();
  const id = derivedId('payments-per-minute', session.userId, minute);
  return [
    {
      kind: 'counter',
      id,
      add: 1n,
      max: BigInt(limits.paymentsPerMinute),
      otherwise: 'TOO_MANY_PAYMENTS',
    },
  ];
}

/**
 * Until when a PIN or a passkey is new: for a day; and where the address or the password was changed by mail
 * before it was chosen, as long as such a change makes others wait. Undefined when it is not new
 * any more.
 */
export function newUntil(
  { setAt }: Pick<StoredPin, 'setAt'>,
  { contactChangedAt }: Session,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const chosenSince =
    contactChangedAt !== null && Temporal.Instant.compare(setAt, contactChangedAt) >= 0;
  const changeWaits = chosenSince ? waitsUntil([contactChangedAt], now) : undefined;
  const dayIsOver = setAt.add({ hours: newPinHours });
  const until =
    changeWaits !== undefined && Temporal.Instant.compare(changeWaits, dayIsOver) > 0
      ? changeWaits
      : dayIsOver;
  return Temporal.Instant.compare(until, now) > 0 ? until : undefined;
}

export interface PaymentRules {
  limits: Limits;
  /** Undefined: the customer's identity is accepted, or the bank does not ask. */
  identity: IdentityHold | undefined;
  /** The signature of this very order, where it was looked for and found. */
  signed?: Authorisation | undefined;
  /** It signs with the posting: under this, and not under an approval that was given before. */
  signs?: Precondition;
  /** The rows of the signature, which commit with the order then. */
  signature?: SignatureOfOrder;
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
  /** It goes to another country. */
  abroad: boolean;
  /** It is debited on a later day. */
  isLater: boolean;
  /** It is ordered now and debited later, whatever day it counts on. */
  waits: boolean;
  /** It comes again by itself. */
  recurs: boolean;
}

/**
 * Says whether an order of now counts towards the daily limit: neither PIN nor passkey signs it, or
 * one that is new.
 */
export function countsTowardsLimit(
  { bank, session }: SignedInContext,
  { pin, signed }: PaymentRules,
): boolean {
  const setAt = signed?.passkeySince ?? pin?.setAt;
  return setAt === undefined || newUntil({ setAt }, session, bank.clock.now()) !== undefined;
}

/**
 * Signed, or with a PIN: this order signed in this session. Without: still no PIN when the ledger
 * looks, and no more than the daily limit.
 */
function approvalConditions(
  ctx: SignedInContext,
  payment: Payment,
  rules: PaymentRules,
): Precondition[] {
  const { order, feeMinor } = payment;
  const { userId, id: sessionId, createdAt } = ctx.session;
  const now = ctx.bank.clock.now();
  const perDay = dailyLimit(ctx, rules.limits, payment);
  if (rules.pin || rules.signed) {
    const given = () => approvalClaim(sessionId, { ...order, feeMinor });
    return [
      rules.signs ?? { kind: 'one_use', ...given(), otherwise: 'APPROVAL_REQUIRED' },
      ...(countsTowardsLimit(ctx, rules) ? perDay : []),
    ];
  }
  // A remembered session reads for a month, but without a PIN it pays only in its first half day.
  if (!isFirstHalfDay(createdAt, now)) refuse('SIGN_IN_TOO_OLD');
  return [
    { kind: 'no_approval_needed', ownerId: userId, otherwise: 'APPROVAL_REQUIRED' },
    ...perDay,
  ];
}

/**
 * Reads the rules of a customer's payments now: asked for before the payment is known, together
 * with whatever else it needs.
 */
export async function readPaymentRules({ bank, session }: SignedInContext): Promise<PaymentRules> {
  const { config, db, clock } = bank;
  const [limits, pin, identity] = await Promise.all([
    config.limits ? readPolicy(db, 'limits', clock.businessNow()) : undefined,
    findPin(db, session.userId),
    findIdentityHold(db, bank, session.userId),
  ]);
  return { limits, pin, identity };
}

/** The same once the order is known: with what it was signed with in this session. */
export async function rulesOfOrder(
  { bank, session }: SignedInContext,
  rules: PaymentRules,
  order: SignedOrder,
): Promise<PaymentRules> {
  return {
    ...rules,
    signed: await findAuthorisation(bank.db, approvalClaim(session.id, order).id),
  };
}

/** Lists what the ledger must find true, under its locks, before a customer's payment is posted. */
export function paymentPreconditions(
  ctx: SignedInContext,
  payment: Payment,
  rules: PaymentRules,
): Precondition[] {
  return [
    { kind: 'owner_active', ownerId: ctx.session.userId, otherwise: 'ACCOUNT_SUSPENDED' },
    { kind: 'owner_not_frozen', ownerId: ctx.session.userId, otherwise: 'ACCOUNT_FROZEN' },
    ...velocityLimit(ctx, rules.limits),
    ...(payment.toOthers
      ? [
          ...identityConditions(rules.identity, {
            payerId: ctx.session.userId,
            day: payment.waits ? undefined : ctx.bank.clock.businessDay(),
            debitedMinor: payment.debitedMinor,
            abroad: payment.abroad,
          }),
          ...approvalConditions(ctx, payment, rules),
        ]
      : []),
  ];
}
