import { digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import { limiterOf, type LimitRule } from '../../services/limits/limiter.ts';
import { linkMinutes } from '../users/mailed-links-store.ts';
import { networkOf } from '../../services/limits/network-of.ts';

const perAddress: LimitRule = { name: 'reset-address', points: 10, duration: 900 };
/**
 * Beyond three mails to one person in the life of a link the answer stays the same, and no mail
 * goes out: the newest link is still good then. In a longer time strangers, by asking first, would
 * leave its owner without one.
 */
const perPerson: LimitRule = { name: 'reset-person', points: 3, duration: linkMinutes * 60 };

async function mayMail({ bank }: Context, email: string): Promise<boolean> {
  if (!bank.config.limits) return true;
  // The digest: an address may be longer than a counter's key, and need not be written there.
  const { consumedPoints } = await limiterOf(bank.counters, perPerson).penalty(
    digestOf(email.toLowerCase()),
  );
  return consumedPoints <= perPerson.points;
}

/**
 * Asks for a link. A job finds out later whether anybody has the address: the answer takes the same
 * time for every address.
 */
export async function requestLink(ctx: Context, email: string): Promise<void> {
  const { bank, address } = ctx;
  await countRequest(bank, perAddress, networkOf(address));
  if (!(await mayMail(ctx, email))) return;
  await bank.db.tx((tx) => queueTask(tx, 'password_reset_link', { email }, bank.clock.now()));
}
