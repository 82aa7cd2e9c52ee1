import { randomUUID } from 'node:crypto';
import { staffRoles, type StaffRole } from '../../../contract/values/rights.ts';
import { refuse } from '../../base/refusal.ts';
import { withArticle } from '../../../contract/values/with-article.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { freeCasesHeldBy } from '../../desk/cases-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import type { QueuedMail } from '../../services/mail/send-queued-mail.ts';
import { roleChangedMail } from '../../services/mail/staff-mails.ts';
import { forgetSecondFactor } from '../second-factor/forget-second-factor.ts';
import { deleteSessionsOf } from '../users/sessions-store.ts';
import {
  findPresentStaff,
  findStaffRole,
  insertStaffRole,
  lockStaff,
  type PresentStaff,
} from '../users/staff-roles-store.ts';
import {
  lockUser,
  markUserDeleted,
  startAuthEpoch,
  type StoredUser,
} from '../users/users-store.ts';
import { needTwo, requireProposer } from '../users/second-person.ts';
import { requireSecondPerson } from '../users/two-people.ts';
import { tellStaff } from '../users/tell-staff.ts';
import { declineUnsupported, type OpenProposals } from './open-proposals.ts';
import { declineRoleOf } from './open-roles.ts';
import { endOwnCustomerProposal } from './own-customer-store.ts';
import {
  insertRoleProposal,
  lockRoleProposal,
  markRoleProposalDecided,
} from './role-proposals-store.ts';

interface Change {
  userId: string;
  reason: string;
  /** All that waits for a second person. */
  proposals: readonly OpenProposals[];
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

const tell = (
  tx: Tx,
  { bank, session }: SignedInContext,
  what: string,
  otherMail?: (colleague: PresentStaff) => QueuedMail | undefined,
) =>
  tellStaff(tx, bank, {
    by: session,
    what,
    page: '/admin/colleagues',
    ...(otherMail && { otherMail }),
  });

/** Ends what the colleague began by their former rights. */
async function endWhatTheyBegan(
  tx: Tx,
  ctx: SignedInContext,
  { userId, proposals }: Change,
): Promise<void> {
  await declineUnsupported(tx, ctx, proposals);
  await freeCasesHeldBy(tx, userId);
  await deleteSessionsOf(tx, userId);
}

interface NewRole extends Change {
  role: StaffRole;
}

interface GivenRole {
  username: string;
  role: StaffRole;
}

/** Gives the role, from now on: its person logs in again and finds what it allows. */
async function give(
  tx: Tx,
  ctx: SignedInContext,
  { colleague, change }: { colleague: Colleague; change: NewRole },
): Promise<GivenRole> {
  const { userId, role, reason } = change;
  const { clock } = ctx.bank;
  if (colleague.role === role) refuse('ROLE_UNCHANGED');
  await keepAManager(tx, colleague);
  await insertStaffRole(tx, {
    userId,
    role,
    setBy: ctx.actor.name,
    setAt: clock.now(),
    reason,
  });
  await startAuthEpoch(tx, userId);
  await endWhatTheyBegan(tx, ctx, change);
  await recordAudit(tx, ctx, {
    action: 'colleague.role_changed',
    subject: `user:${userId}`,
    details: { from: colleague.role, role, reason },
  });
  const { username } = colleague.user;
  await tell(tx, ctx, `has made ${username} ${withArticle(staffRoles[role])}`, (one) =>
    one.id === userId
      ? roleChangedMail(one, { role: staffRoles[role], by: ctx.session.username })
      : undefined,
  );
  return { username, role };
}

/** Keeps a role with more rights for a second person. */
async function propose(
  tx: Tx,
  ctx: SignedInContext,
  { colleague, change: { userId, role, reason } }: { colleague: Colleague; change: NewRole },
): Promise<undefined> {
  const { bank, session } = ctx;
  const proposal = { id: randomUUID(), userId, role, reason, proposedBy: session.userId };
  if (!(await insertRoleProposal(tx, { ...proposal, now: bank.clock.now() })))
    refuse('ROLE_PROPOSED');
  await recordAudit(tx, ctx, {
    action: 'colleague.role_proposed',
    subject: `user:${userId}`,
    details: { from: colleague.role, role, reason },
  });
  const what = withArticle(staffRoles[role]);
  await tell(
    tx,
    ctx,
    `proposes to make ${colleague.user.username} ${what}, which waits for a second person`,
  );
}

/**
 * Gives a colleague another role. Where two people manage colleagues, one with more rights waits for
 * the second; one with fewer counts at once.
 * @returns what was given; undefined: it waits.
 */
export async function changeRole(
  ctx: SignedInContext,
  change: NewRole,
): Promise<GivenRole | undefined> {
  const { bank } = ctx;
  return await bank.db.tx(async (tx) => {
    const colleague = await lockColleague(tx, ctx, change.userId);
    if (colleague.role === change.role) refuse('ROLE_UNCHANGED');
    const roles = await readPolicy(tx, 'roles', bank.clock.businessNow());
    const isMore = roles[change.role].some((right) => !roles[colleague.role].includes(right));
    const waits = isMore && (await needTwo(tx, bank, 'manage-colleagues'));
    return await (waits ? propose : give)(tx, ctx, { colleague, change });
  });
}

/** A proposed role that is decided by this call alone, and whom it is for. */
async function decideProposal(
  tx: Tx,
  ctx: SignedInContext,
  { userId, decision }: { userId: string; decision: 'approved' | 'declined' },
) {
  const { bank, session } = ctx;
  const colleague = await lockColleague(tx, ctx, userId);
  const proposal = (await lockRoleProposal(tx, userId)) ?? refuse('ROLE_NOT_PROPOSED');
  if (decision === 'approved') {
    const { proposedBy } = proposal;
    await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_STAFF_PROPOSAL' });
    await requireProposer(tx, bank, { proposedBy, right: 'manage-colleagues' });
  }
  await markRoleProposalDecided(tx, {
    id: proposal.id,
    decision,
    by: session.userId,
    now: bank.clock.now(),
  });
  return { colleague, change: proposal };
}

/** Gives the role that a colleague proposed. */
export async function approveRole(
  ctx: SignedInContext,
  { userId, proposals }: Pick<Change, 'userId' | 'proposals'>,
): Promise<GivenRole> {
  return await ctx.bank.db.tx(async (tx) => {
    const { colleague, change } = await decideProposal(tx, ctx, { userId, decision: 'approved' });
    return await give(tx, ctx, { colleague, change: { ...change, proposals } });
  });
}

/** Ends a proposed role; who proposed it takes it back so. */
export async function declineRole(ctx: SignedInContext, userId: string): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    const { colleague, change } = await decideProposal(tx, ctx, { userId, decision: 'declined' });
    await recordAudit(tx, ctx, {
      action: 'colleague.role_declined',
      subject: `user:${userId}`,
      details: { role: change.role },
    });
    const what = withArticle(staffRoles[change.role]);
    await tell(tx, ctx, `has declined to make ${colleague.user.username} ${what}`);
  });
}

/** A colleague leaves: nothing of theirs logs in any more. Their name stays in the trail. */
export async function endAccess(
  ctx: SignedInContext,
  change: Change,
): Promise<{ username: string }> {
  const { bank, session } = ctx;
  const { userId, reason } = change;
  return await bank.db.tx(async (tx) => {
    const colleague = await lockColleague(tx, ctx, userId);
    await keepAManager(tx, colleague);
    const now = bank.clock.now();
    await insertStaffRole(tx, { userId, role: null, setBy: ctx.actor.name, setAt: now, reason });
    await markUserDeleted(tx, userId, now);
    await declineRoleOf(tx, ctx, { userId, by: session.userId, reason });
    await endWhatTheyBegan(tx, ctx, change);
    await forgetSecondFactor(tx, userId);
    const { userId: by } = ctx.session;
    await endOwnCustomerProposal(tx, { userId, decision: 'withdrawn', by, now });
    await recordAudit(tx, ctx, {
      action: 'colleague.left',
      subject: `user:${userId}`,
      details: { from: colleague.role, reason },
    });
    const { username } = colleague.user;
    await tell(tx, ctx, `has ended the access of ${username}`);
    return { username };
  });
}
