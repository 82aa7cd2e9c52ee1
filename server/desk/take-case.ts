import { leftAfterMinutes } from '../../contract/calls/cases.ts';
import { refuse } from '../base/refusal.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { recordAudit, refuseOwnAccount } from '../services/audit/audit-event.ts';
import { minutesSinceOpened, refuseOtherHolder } from './case-holder.ts';
import { type CaseId, type CaseHolderRow, lockCaseHolder, writeCaseHolder } from './cases-store.ts';
import { type LockedCase, type Queue, requireDecider } from './queue.ts';
import { refuseDecided } from './stored-decision.ts';

interface Take {
  queue: Queue;
  one: CaseId;
}

/**
 * The case, locked and still waiting, for a colleague who may decide it.
 * @throws {Refusal} RIGHT_MISSING, CASE_NOT_FOUND, OWN_ACCOUNT, CASE_DECIDED.
 */
async function lockWaitingCase(
  tx: Tx,
  ctx: SignedInContext,
  { queue, one }: Take,
): Promise<LockedCase> {
  requireDecider(queue, ctx.session);
  const found = (await queue.lock(tx, one.id)) ?? refuse('CASE_NOT_FOUND');
  refuseOwnAccount(ctx, { subject: found.auditSubject, otherParty: found.otherParty });
  return found.decision === null ? found : refuseDecided(ctx, found.decision);
}

/**
 * Takes a free case. If two people take it at once, one gets it and the other reads who has it.
 * When its holder opens it again, no second line is written to the trail.
 */
export async function takeCase(
  tx: Tx,
  ctx: SignedInContext,
  { queue, one }: Take,
): Promise<CaseHolderRow> {
  const { bank, session } = ctx;
  const { auditSubject } = await lockWaitingCase(tx, ctx, { queue, one });
  const holder = await lockCaseHolder(tx, one);
  if (holder && holder.holderId !== session.userId) refuseOtherHolder(ctx, holder);
  await queue.startReview?.(tx, one.id, bank.clock.businessNow());
  if (!holder)
    await recordAudit(tx, ctx, {
      action: 'case.taken',
      subject: auditSubject,
      details: { [one.kind]: one.id },
    });
  return await writeCaseHolder(tx, one, { holderId: session.userId, takenAt: bank.clock.now() });
}

interface TakeOver {
  one: CaseId;
  reason: string;
}

/**
 * Takes a case from its holder: one that was left may be had for the asking, one under work only
 * with a reason. The trail names both people.
 */
export async function takeOverCase(
  ctx: SignedInContext,
  queue: Queue,
  { one, reason }: TakeOver,
): Promise<CaseHolderRow> {
  const { bank, session } = ctx;
  return await bank.db.tx(async (tx) => {
    const { auditSubject: subject } = await lockWaitingCase(tx, ctx, { queue, one });
    const holder = await lockCaseHolder(tx, one);
    const details = { [one.kind]: one.id };
    if (!holder) {
      await recordAudit(tx, ctx, { action: 'case.taken', subject, details });
    } else if (holder.holderId !== session.userId) {
      const minutes = minutesSinceOpened(ctx, holder);
      if (reason === '' && minutes < leftAfterMinutes)
        refuse('TAKE_OVER_UNEXPLAINED', {
          params: { holder: holder.username, minutes },
        });
      await recordAudit(tx, ctx, {
        action: 'case.taken_over',
        subject,
        details: { ...details, from: `admin:${holder.holderId}`, reason },
      });
    }
    await queue.startReview?.(tx, one.id, bank.clock.businessNow());
    return await writeCaseHolder(tx, one, { holderId: session.userId, takenAt: bank.clock.now() });
  });
}
