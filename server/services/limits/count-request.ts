import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Bank } from '../../bank.ts';
import { limiterOf, type LimitRule } from './limiter.ts';
import { noteRefusal } from './limit-refusals.ts';
import { refuseFor } from './refuse-for.ts';

/**
 * Counts one request against a rule.
 * @throws {Refusal} TOO_MANY_TRIES with the time to wait, when the rule is used up.
 */
export async function countRequest(bank: Bank, rule: LimitRule, key: string): Promise<void> {
  if (!bank.config.limits) return;
  try {
    await limiterOf(bank.counters, rule).consume(key);
  } catch (limit) {
    if (limit instanceof RateLimiterRes) {
      noteRefusal(bank.counters, rule.name);
      refuseFor(limit.msBeforeNext);
    }
    throw limit;
  }
}
