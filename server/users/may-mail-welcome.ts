import { digestOf } from '../canonical-json.ts';
import type { Context } from '../context.ts';
import { limiterOf, type LimitRule } from '../limits/limiter.ts';

/** A household shares a mailbox; a stranger's mailbox is not to be filled by registrations under ever other spellings of it. */
const perMailbox: LimitRule = { name: 'welcome-mailbox', points: 5, duration: 86_400 };

/** What stands behind a `+` reaches the same mailbox. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** Whether one more first mail goes to this mailbox today. Beyond it the account is opened all the same, and its customer has the link mailed when logged in. */
export async function mayMailWelcome({ bank }: Context, email: string): Promise<boolean> {
  if (!bank.config.limits) return true;
  const { consumedPoints } = await limiterOf(bank.db, perMailbox).penalty(digestOf(mailboxOf(email)));
  return consumedPoints <= perMailbox.points;
}
