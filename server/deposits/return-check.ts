import { checkReturnReasons } from '../../contract/check-return-reasons.ts';
import type { returnCheck as route } from '../../contract/check-reviews.ts';
import type { BodyOf } from '../../contract/route.ts';
import { recordAudit } from '../audit/audit-event.ts';
import { endCase } from '../cases/cases-store.ts';
import { refuseDecided } from '../cases/lock-waiting-case.ts';
import { requireHolder } from '../cases/require-holder.ts';
import type { SignedInContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { findUser } from '../users/users-store.ts';
import { returnedNotice } from './check-notices.ts';
import { lockCheck, markCheckReturned } from './decided-checks-store.ts';

/** Returns a check unpaid, for a reason its customer can act upon. Only its holder may. */
export async function returnCheck(ctx: SignedInContext, id: string, { reason: code, note = '' }: BodyOf<typeof route>): Promise<void> {
  const { bank } = ctx;
  // Kept in words: what a customer was told does not change with ours.
  const reason = checkReturnReasons[code];
  await bank.db.tx(async (tx) => {
    const check = (await lockCheck(tx, id)) ?? refuse('CASE_NOT_FOUND');
    if (check.decidedBy !== null) refuseDecided({ by: check.decidedBy, outcome: check.status });
    await requireHolder(tx, ctx, { kind: 'check', id });
    await markCheckReturned(tx, { id, reason, by: ctx.session.userId, at: bank.clock.businessNow() });
    await endCase(tx, { kind: 'check', id });
    await recordAudit(tx, ctx, { action: 'check.returned', subject: `user:${check.userId}`, details: { check: id, reason: code, note } });
    const customer = await findUser(tx, check.userId);
    if (customer) await queueMail(tx, bank.clock, returnedNotice(customer, { sentAt: check.createdAt, statedMinor: check.statedMinor, reason }));
  });
}
