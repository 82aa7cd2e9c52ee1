import type { endDispute as route } from '../../contract/dispute-cases.ts';
import { noErrorReasons } from '../../contract/no-error-reasons.ts';
import type { BodyOf } from '../../contract/route.ts';
import { recordAudit } from '../audit/audit-event.ts';
import { endCase } from '../cases/cases-store.ts';
import type { SignedInContext } from '../context.ts';
import { invariant } from '../invariant.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findUser } from '../users/users-store.ts';
import { noErrorNotice } from './dispute-notices.ts';
import { markAnswered } from './disputes-store.ts';
import { waitingDispute } from './waiting-dispute.ts';

/** Answers a dispute without moving money: the reason and the mail commit together. @returns its reference. */
export async function endDispute(ctx: SignedInContext, id: string, { reason, explanation = '', note = '' }: BodyOf<typeof route>): Promise<string> {
  const { db, clock } = ctx.bank;
  return await db.tx(async (tx) => {
    const dispute = await waitingDispute(tx, ctx, id);
    const { reference, userId, transferId } = dispute;
    const customer = await findUser(tx, userId);
    invariant(customer, 'nobody with an open dispute is deleted');
    const answer = explanation === '' ? noErrorReasons[reason] : `${noErrorReasons[reason]} ${explanation}`;
    await markAnswered(tx, { id, creditedMinor: null, answer, by: ctx.session.userId, at: clock.businessNow() });
    await endCase(tx, { kind: 'dispute', id });
    await recordAudit(tx, ctx, {
      action: 'dispute.no_error_found',
      subject: `user:${userId}`,
      details: { dispute: id, reference, payment: transferId, reason, ...(note === '' ? {} : { note }) },
    });
    await queueMail(tx, clock, noErrorNotice(customer, dispute, answer));
    return reference;
  });
}
