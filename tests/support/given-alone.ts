import type { OpenBank } from '../../server/start/open-bank.ts';
import { setPolicy } from './set-policy.ts';

/** US minor units; no credit is larger. */
export const largestAmount = 99_999_999_999;

/**
 * One person of the staff gives any amount and changes policies alone, in a bank of two: else the
 * second would have to agree, once a test file has credited 10,000 dollars.
 */
export async function letOneGiveAlone({ db, clock }: OpenBank): Promise<void> {
  const longAgo = clock.businessNow().subtract({ hours: 24 });
  await setPolicy(db, 'twoPeople', { aboveMinor: largestAmount, terms: 'one' }, longAgo);
}
