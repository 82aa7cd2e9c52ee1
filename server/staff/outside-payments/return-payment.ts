import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { returnPaymentRoute } from '../../../contract/staff/outside-payments.ts';
import { usdParam } from '../../../contract/words/params.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { said } from '../../../contract/calls/said.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { actOnce } from '../../desk/act-once.ts';
import type { Success } from '../../http/handler.ts';
import { lockTransfer } from '../../money/transfers/transfers-store.ts';
import { mailColleagues } from '../../people/users/mail-colleagues.ts';
import { type GivenAlone, judgeGivenAlone } from '../../people/users/second-person.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { returnProposedMail } from '../../services/mail/staff-mails.ts';
import { bookReturn, detailsOf, requireReturnable, type Returnable } from './book-return.ts';
import { findOutsidePayment } from './outside-payments-store.ts';
import { type AskedReturn, findWaitingReturnOf, insertReturn } from './returns-store.ts';

type Answer = Success<typeof returnPaymentRoute>['body'];

const { 200: returned, 202: proposed } = returnPaymentRoute.answers;
const keeps = z.union([returned, proposed]);

interface Proposal {
  returnable: Returnable;
  asked: AskedReturn;
  judged: GivenAlone & { crossed: 'size' | 'day' };
}

/** Keeps the return for a second person, and mails those who can approve it. */
async function propose(
  tx: Tx,
  ctx: SignedInContext,
  { returnable: { row, restMinor }, asked, judged: { crossed, limitMinor } }: Proposal,
): Promise<Answer> {
  const { bank, session } = ctx;
  const { id: transferId, payerId, reference } = row;
  const id = randomUUID();
  await insertReturn(tx, {
    ...asked,
    id,
    transferId,
    amountMinor: restMinor,
    aboveMinor: limitMinor,
    by: session.userId,
    at: bank.clock.businessNow(),
  });
  await recordAudit(tx, ctx, {
    action: 'payment.return_proposed',
    subject: `transfer:${transferId}`,
    details: {
      person: payerId,
      reference,
      return: id,
      amountMinor: String(restMinor),
      ...detailsOf(asked),
    },
  });
  await mailColleagues(tx, ctx, 'decide-requests', (colleague) =>
    returnProposedMail(colleague, {
      by: session.username,
      reference,
      url: `${bank.config.publicUrl}/admin/queues/returns/${id}`,
    }),
  );
  return {
    ...said('RETURN_PROPOSED', {
      reference,
      amount: usdParam(restMinor),
      above: usdParam(limitMinor),
      inOneDay: crossed === 'day',
    }),
    proposal: id,
  };
}

async function returnOrPropose(
  tx: Tx,
  ctx: SignedInContext,
  { id, asked }: { id: string; asked: AskedReturn },
): Promise<Answer> {
  const returnable = await requireReturnable(tx, ctx, { ...asked, id });
  const waiting = await findWaitingReturnOf(tx, id);
  if (waiting) refuse('RETURN_WAITS', { params: { by: waiting.proposer } });
  const { restMinor } = returnable;
  const judged = await judgeGivenAlone(tx, ctx, {
    amountMinor: restMinor,
    kind: 'return',
  });
  if (judged.crossed) return await propose(tx, ctx, { returnable, asked, judged });
  const answer = await bookReturn(tx, ctx, { returnable, asked, given: judged.given });
  await insertReturn(tx, {
    ...asked,
    id: randomUUID(),
    transferId: id,
    amountMinor: restMinor,
    aboveMinor: null,
    by: ctx.session.userId,
    at: ctx.bank.clock.businessNow(),
  });
  return answer;
}

/** @returns true where no earlier request is open or done: it was declined, or there was none. */
async function isNew(tx: Tx, id: string): Promise<boolean> {
  const payment = await findOutsidePayment(tx, id);
  return payment?.status !== 'returned' && !(await findWaitingReturnOf(tx, id));
}

/**
 * Returns a payment that the other bank did not keep: what it debited goes back, once, under the
 * lock that settlement takes. Above the two-person size it waits for a second person.
 */
export async function returnPayment(
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof returnPaymentRoute>,
): Promise<Answer> {
  const { reason, note = '', otherBankReference = null } = body;
  return await ctx.bank.db.tx(async (tx) => {
    await lockTransfer(tx, id);
    const deed = { kind: 'payment_return', id, asked: [body] } as const;
    return await actOnce(tx, ctx, { ...deed, keeps, isNew: await isNew(tx, id) }, () =>
      returnOrPropose(tx, ctx, { id, asked: { reason, note, otherBankReference } }),
    );
  });
}
