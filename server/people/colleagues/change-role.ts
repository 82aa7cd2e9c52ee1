import { staffRoles, type StaffRole } from '../../../contract/rights.ts';
import { refuse } from '../../base/refusal.ts';
import { withArticle } from '../../base/with-article.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { freeCasesHeldBy } from '../../desk/cases-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { roleChangedMail } from '../../services/mail/staff-mails.ts';
import { forgetSecondFactor } from '../second-factor/forget-second-factor.ts';
import { deleteSessionsOf } from '../users/sessions-store.ts';
import {
  findPresentStaff,
  findStaffRole,
  insertStaffRole,
  lockStaff,
} from '../users/staff-roles-store.ts';
import {
  lockUser,
  markUserDeleted,
  startAuthEpoch,
  type StoredUser,
} from '../users/users-store.ts';
import { endInvitationsOf } from './invitations-store.ts';
import { tellManagers } from './tell-managers.ts';

interface Change {
  userId: string;
  reason: string;
}

interface Colleague {
  user: StoredUser;
  role: StaffRole;
}

/**
 * A colleague whose role may be changed, under the one lock of all roles.
 * @throws {Refusal} COLLEAGUE_NOT_FOUND, OWN_PERSON.
 */
async function lockColleague(tx: Tx, ctx: SignedInContext, userId: string): Promise<Colleague> {
  await lockStaff(tx);
  const user = await lockUser(tx, userId);
  const role = await findStaffRole(tx, userId);
  if (!user || !role) return refuse('COLLEAGUE_NOT_FOUND');
  if (userId === ctx.session.userId) refuse('OWN_PERSON');
  return { user, role };
}

/** @throws {Refusal} LAST_MANAGER when without this colleague the bank has no manager. */
async function keepAManager(tx: Tx, { user, role }: Colleague): Promise<void> {
  if (role !== 'manager') return;
  const present = await findPresentStaff(tx);
  if (!present.some((one) => one.id !== user.id && one.role === 'manager')) refuse('LAST_MANAGER');
}

/** What they began by their former rights is over. */
async function endWhatTheyBegan(tx: Tx, ctx: SignedInContext, userId: string): Promise<void> {
  await freeCasesHeldBy(tx, userId);
  await endInvitationsOf(tx, userId, ctx.bank.clock.now());
  await deleteSessionsOf(tx, userId);
}

/** Gives a colleague another role, from now on: they log in again and find what it allows. */
export async function changeRole(
  ctx: SignedInContext,
  { userId, role, reason }: Change & { role: StaffRole },
): Promise<string> {
  const { bank } = ctx;
  return await bank.db.tx(async (tx) => {
    const colleague = await lockColleague(tx, ctx, userId);
    if (colleague.role === role) refuse('ROLE_UNCHANGED');
    await keepAManager(tx, colleague);
    await insertStaffRole(tx, {
      userId,
      role,
      setBy: ctx.actor.name,
      setAt: bank.clock.now(),
      reason,
    });
    await startAuthEpoch(tx, userId);
    await endWhatTheyBegan(tx, ctx, userId);
    await recordAudit(tx, ctx, {
      action: 'colleague.role_changed',
      subject: `user:${userId}`,
      details: { from: colleague.role, role, reason },
    });
    await queueMail(
      tx,
      bank.clock,
      roleChangedMail(colleague.user, { role: staffRoles[role], by: ctx.session.username }),
    );
    const now = withArticle(staffRoles[role]);
    await tellManagers(tx, ctx, `has made ${colleague.user.username} ${now}`);
    return `${colleague.user.username} is ${now} now.`;
  });
}

/** A colleague leaves: nothing of theirs logs in any more. Their name stays in the trail. */
export async function endAccess(ctx: SignedInContext, { userId, reason }: Change): Promise<string> {
  const { bank } = ctx;
  return await bank.db.tx(async (tx) => {
    const colleague = await lockColleague(tx, ctx, userId);
    await keepAManager(tx, colleague);
    const now = bank.clock.now();
    await insertStaffRole(tx, { userId, role: null, setBy: ctx.actor.name, setAt: now, reason });
    await markUserDeleted(tx, userId, now);
    await endWhatTheyBegan(tx, ctx, userId);
    await forgetSecondFactor(tx, userId);
    await recordAudit(tx, ctx, {
      action: 'colleague.left',
      subject: `user:${userId}`,
      details: { from: colleague.role, reason },
    });
    await tellManagers(tx, ctx, `has ended the access of ${colleague.user.username}`);
    return `${colleague.user.username} can no longer log in.`;
  });
}
