import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Bank } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';
import { limiterOf, type LimitRule } from './limiter.ts';

/**
 * Counts one request against a rule.
 * @throws {Refusal} TOO_MANY_TRIES with the time to wait, when the rule is used up.
 */
export async function countRequest(bank: Bank, rule: LimitRule, key: string): Promise<void> {
  if (!bank.config.limits) return;
  try {
    await limiterOf(bank.db, rule).consume(key);
  } catch (limit) {
    if (limit instanceof RateLimiterRes) refuseFor(limit.msBeforeNext);
    throw limit;
  }
}

/** Refuses with the time to wait. */
export function refuseFor(milliseconds: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return refuse('TOO_MANY_TRIES', {
    params:
      retryAfterSeconds < 90
        ? { wait: retryAfterSeconds, unit: 'second' }
        : { wait: Math.ceil(retryAfterSeconds / 60), unit: 'minute' },
    retryAfterSeconds,
  });
}
