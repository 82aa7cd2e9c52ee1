import { randomUUID } from 'node:crypto';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { HeldIdentity } from '../../../contract/values/held-identity.ts';
import type { Bank } from '../../bank.ts';
import { derivedId } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import type { Precondition } from '../../ledger/plan.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findUnaccepted } from './identity-store.ts';

/** The limits of a customer while staff have not accepted their ID document. */
export interface IdentityHold {
  identity: HeldIdentity;
  /** The most they may pay others a day, fees included, in US minor units. */
  perDayMinor: bigint;
}

/** @returns those of these customers whom the rule of the moment holds back. */
export async function findIdentityHolds(
  db: Queryable,
  { config, clock }: Bank,
  userIds: readonly string[],
): Promise<Map<string, IdentityHold>> {
  const { applies, perDayMinor } = await readPolicy(db, 'identity', clock.businessNow());
  const isOn = applies === 'always' || (applies === 'if_strict' && config.strict);
  if (!isOn || userIds.length === 0) return new Map();
  const found = await findUnaccepted(db, userIds);
  return new Map(
    found.map(({ userId, identity }) => [userId, { identity, perDayMinor: BigInt(perDayMinor) }]),
  );
}

/** @returns the same of one customer; undefined: nothing is held back. */
export async function findIdentityHold(
  db: Queryable,
  bank: Bank,
  userId: string,
): Promise<IdentityHold | undefined> {
  return (await findIdentityHolds(db, bank, [userId])).get(userId);
}

const dailyCounterId = (userId: string, day: CalendarDay) =>
  derivedId('identity-limit', userId, day);

interface HeldPayment {
  payerId: string;
  /** Undefined: it is paid later, and counts on its day. */
  day: CalendarDay | undefined;
  /** All that leaves the account, the fee included. */
  debitedMinor: bigint;
  abroad: boolean;
}

/** The conditions under which the ledger posts a held customer's payment to others. */
export function identityConditions(
  hold: IdentityHold | undefined,
  { payerId, day, debitedMinor, abroad }: HeldPayment,
): Precondition[] {
  if (!hold) return [];
  const { identity, perDayMinor } = hold;
  const params = { identity };
  if (abroad) return [{ kind: 'never', otherwise: 'IDENTITY_ABROAD', params }];
  return [
    {
      kind: 'counter',
      // A counter of its own is the maximum of one order.
      id: day === undefined ? randomUUID() : dailyCounterId(payerId, day),
      add: debitedMinor,
      max: perDayMinor,
      otherwise: 'IDENTITY_LIMIT',
      params,
    },
  ];
}

/** @returns what a customer who is held back may still pay others on a day, in US minor units. */
export async function leftUnderHold(
  db: Queryable,
  { perDayMinor }: IdentityHold,
  { userId, day }: { userId: string; day: CalendarDay },
): Promise<bigint> {
  const { rows } = await db.query<{ total: bigint }>(
    'SELECT total FROM usage_counter WHERE id = $1',
    [dailyCounterId(userId, day)],
    { name: 'paid-under-identity-hold' },
  );
  const left = perDayMinor - (rows[0]?.total ?? 0n);
  return left > 0n ? left : 0n;
}

/**
 * Refuses what gives a customer a card, or its number, before their ID document is accepted.
 * @throws {Refusal} IDENTITY_CARD
 */
export async function requireIdentityForCard(
  db: Queryable,
  bank: Bank,
  userId: string,
): Promise<void> {
  const hold = await findIdentityHold(db, bank, userId);
  if (hold) refuse('IDENTITY_CARD', { params: { identity: hold.identity } });
}
