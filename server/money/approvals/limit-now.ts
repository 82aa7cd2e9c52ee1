import { numberFromMinor } from '../../../contract/money.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import type { StoredPin } from '../../people/security-pin/pins-store.ts';
import { dailyCounterId, newUntil } from './payment-preconditions.ts';

/**
 * What a customer may pay others a day, how much of it is left, and until when; `until` is null
 * while no PIN is chosen. Null where no daily limit holds.
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
    perDay: numberFromMinor(perDay),
    leftToday: numberFromMinor(left > 0n ? left : 0n),
    until: until?.toString() ?? null,
  };
}
