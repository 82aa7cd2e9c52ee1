import type { OwnProof } from '../../../contract/people/own-proof.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { freezeLiftedNotice } from '../../services/mail/contact-notices.ts';
import { requireFactorAndSignIn } from '../step-up/require-factor.ts';
import { isUnchangedFor72Hours } from '../users/contact-changes.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';
import { findUser, lockUser, type StoredUser } from '../users/users-store.ts';
import { endFreeze, findOpenFreeze, type LiftingFactor } from './freezes-store.ts';
import { liftingFactorOf } from './lifting-factor.ts';

/** @throws {Refusal} as the factor is missing or wrong. */
async function requireLiftingFactor(
  ctx: SignedInContext,
  user: StoredUser,
  proof: OwnProof,
): Promise<LiftingFactor> {
  const factor = (await liftingFactorOf(ctx.bank, user)) ?? refuse('FREEZE_LIFTED_BY_STAFF');
  const passkey = await requireFactorAndSignIn(ctx, user, { factor, proof, mayWait: true });
  if (!passkey) return factor;
  invariant(user.frozenAt, 'a customer whose freeze is lifted is frozen');
  return isUnchangedFor72Hours(passkey.createdAt, user.frozenAt)
    ? factor
    : refuse('FREEZE_LIFTED_BY_STAFF');
}

/**
 * Ends the own freeze: with what its owner knew or held 72 hours before it, and not with the
 * mailbox alone.
 * @returns how many orders it had canceled.
 * @throws {Refusal} NOT_FROZEN, FREEZE_LIFTED_BY_STAFF, ACCOUNT_SUSPENDED, or what is wrong with
 * the proof.
 */
export async function liftFreeze(ctx: SignedInContext, proof: OwnProof): Promise<number> {
  const { bank, session } = ctx;
  if (session.suspended) refuse('ACCOUNT_SUSPENDED');
  const user = (await findUser(bank.db, session.userId)) ?? refuse('NOT_SIGNED_IN');
  if (user.frozenAt === null) refuse('NOT_FROZEN');
  const factor = await requireLiftingFactor(ctx, user, proof);
  return await bank.db.tx(async (tx) => {
    const locked = (await lockUser(tx, user.id)) ?? refuse('NOT_SIGNED_IN');
    const open = (await findOpenFreeze(tx, user.id)) ?? refuse('NOT_FROZEN');
    await endFreeze(tx, open, bank.clock.businessNow(), { by: 'owner', factor });
    await recordAudit(tx, ctx, {
      action: 'account.unfrozen',
      subject: `user:${user.id}`,
      details: { freeze: open.id, factor },
    });
    const canceled = open.canceledOrders.length;
    await queueSecurityNotice(tx, bank.clock, locked, freezeLiftedNotice(canceled));
    return canceled;
  });
}
