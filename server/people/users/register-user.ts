import { randomUUID } from 'node:crypto';
import type { Language } from '../../../contract/values/language.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { registerUserRoute } from '../../../contract/people/users.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import { limiterOf, type LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { refuse } from '../../base/refusal.ts';
import { isKeptForFormerOwner } from './contact-changes.ts';
import { hashPassword } from './password-hash.ts';
import { applyPasswordRules } from './password-rules.ts';
import { insertUser, isNameOrEmailTaken } from './users-store.ts';

/**
 * A household shares a mailbox; a stranger's mailbox is not to be filled by registrations under
 * ever other spellings of it.
 */
const perMailbox: LimitRule = { name: 'welcome-mailbox', points: 5, duration: 86_400 };

/** The part after a `+` reaches the same mailbox. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');

/**
 * Says whether one more first mail goes to this mailbox today. Beyond it the account is opened all
 * the same, and its customer has the link mailed when logged in.
 */
async function mayMailWelcome({ bank }: Context, email: string): Promise<boolean> {
  if (!bank.config.limits) return true;
  const { consumedPoints } = await limiterOf(bank.counters, perMailbox).penalty(
    digestOf(mailboxOf(email)),
  );
  return consumedPoints <= perMailbox.points;
}

/**
 * Gives a new customer all they start with, in the registration's own transaction. Accounts are a
 * later noun, so the caller hands it in.
 */
export type Welcome = (tx: Tx, ctx: Context, userId: string) => Promise<void>;

export interface Registered {
  id: string;
  warning: 'PASSWORD_COMMON' | undefined;
}

/** More than an office or a class at its first lesson, fewer than a flood. */
const perAddress: LimitRule = { name: 'register-address', points: 300, duration: 600 };

export async function registerUser(
  ctx: Context,
  input: BodyOf<typeof registerUserRoute>,
  { welcome, language }: { welcome: Welcome; language: Language | null },
): Promise<Registered> {
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const { config, clock, db } = ctx.bank;
  const warning = await applyPasswordRules(config, input.password, {
    field: 'password',
    twoSteps: false,
    person: input,
  });
  // Said of a taken name anyway, so it is said before the work.
  if (
    (await isNameOrEmailTaken(db, input)) ||
    (await isKeptForFormerOwner(db, input.email, clock.now()))
  )
    refuse('ALREADY_REGISTERED');
  const passwordHash = await hashPassword(ctx, input.password, 'signUp');
  const mailsLink = await mayMailWelcome(ctx, input.email);
  const id = randomUUID();
  await db.tx(async (tx) => {
    const user = {
      id,
      username: input.username,
      email: input.email,
      passwordHash,
      passwordChangeRequired: false,
      role: 'user' as const,
      language,
      now: clock.businessNow(),
    };
    if (!(await insertUser(tx, user))) refuse('ALREADY_REGISTERED');
    await welcome(tx, ctx, id);
    if (mailsLink) await queueTask(tx, 'own_email_link', { userId: id }, clock.now());
    await recordAudit(
      tx,
      { ...ctx, actor: { name: `customer:${id}`, channel: 'web' } },
      { action: 'user.registered', subject: `user:${id}` },
    );
  });
  return { id, warning };
}
