import { usdParam } from '../../../contract/refusals/params.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { inEachLanguage } from '../../base/in-each-language.ts';
import type { OnWire } from '../../../contract/amounts-on-wire.ts';
import type { returnPaymentRoute } from '../../../contract/outside-payments.ts';
import type { BodyOf } from '../../../contract/route.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { said } from '../../../contract/said.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { derivedId } from '../../base/digest.ts';
import { actOnce } from '../../desk/act-once.ts';
import type { Success } from '../../http/handler.ts';
import { refuseDecided } from '../../desk/stored-decision.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { journalReversal } from '../../money/journals/journal-reversal.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { paymentReturnedNotice, whereItIs } from '../../services/mail/payment-notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { refuse } from '../../base/refusal.ts';
import { findCorrectedMinor, orderReversal } from '../../money/transfers/order-reversal.ts';
import { settlementIdOf } from '../../money/transfers/settle-transfers.job.ts';
import { shownStatus, transferView } from '../../money/transfers/transfer-view.ts';
import { changeStatus, lockTransfer } from '../../money/transfers/transfers-store.ts';
import { findUser } from '../../people/users/users-store.ts';
import { isReturnable } from './is-returnable.ts';
import { findOutsidePayment, findReversal, type OutsideRow } from './outside-payments-store.ts';

async function requireReturnable(tx: Tx, ctx: SignedInContext, id: string): Promise<OutsideRow> {
  const row = (await findOutsidePayment(tx, id)) ?? refuse('TRANSFER_NOT_FOUND');
  const earlier =
    row.status === 'returned' && row.journalId !== null
      ? await findReversal(tx, row.journalId)
      : undefined;
  if (earlier) return refuseDecided(ctx, { ...earlier, outcome: 'returned' });
  if (!isReturnable(row))
    refuse('NOT_RETURNABLE', {
      params: { status: row.status === 'in_review' ? 'In review' : shownStatus[row.status] },
    });
  return row;
}

/**
 * What had left for the other bank comes back to the clearing account first, by undoing the
 * settlement.
 */
async function backFromNostro(
  tx: Tx,
  ctx: SignedInContext,
  { id, reference }: OutsideRow,
): Promise<PostingPlan> {
  return await journalReversal(tx, ctx, {
    journalId: settlementIdOf(id),
    claimId: derivedId('settlement-return', id),
    kind: 'return',
    memo: `Return of ${reference}`,
  });
}

async function postReturn(tx: Tx, ctx: SignedInContext, row: OutsideRow): Promise<void> {
  const back = await orderReversal(tx, ctx, row, {
    claimId: derivedId('return', row.id),
    kind: 'return',
    memo: `Return of ${row.reference}`,
  });
  const outcomes = await ctx.bank.ledger.postWithin(
    tx,
    row.status === 'settling' ? [back] : [await backFromNostro(tx, ctx, row), back],
  );
  invariant(
    outcomes.every(({ kind }) => kind === 'posted'),
    `the return of ${row.id} was ${outcomes.map(({ kind }) => kind).join()}`,
  );
}

type Answer = OnWire<Success<typeof returnPaymentRoute>['body']>;

interface Returned {
  payment: OnWire<Transfer>;
  /** Its customer's accounts are closed, and something was left for them. */
  toUnclaimedFunds: boolean;
  restMinor: bigint;
  /** What the bank had credited for it before, and keeps now. */
  correctedMinor: bigint;
}

function answerOf({ payment, toUnclaimedFunds, restMinor, correctedMinor }: Returned): Answer {
  const sum = (minor: bigint) => (minor === 0n ? null : usdParam(minor));
  return {
    ...said('PAYMENT_RETURNED', {
      reference: payment.reference,
      rest: sum(restMinor),
      toUnclaimedFunds,
      corrected: sum(correctedMinor),
    }),
    payment,
    toUnclaimedFunds,
  };
}

async function sendBack(
  tx: Tx,
  ctx: SignedInContext,
  id: string,
  { reason: code, note = '' }: BodyOf<typeof returnPaymentRoute>,
): Promise<Answer> {
  const row = await requireReturnable(tx, ctx, id);
  // The payer's accounts cannot be closed until this commits: the money goes back to where it
  // belongs.
  await ctx.bank.ledger.lockOwners(tx, [row.payerId]);
  await postReturn(tx, ctx, row);
  const payer = await findUser(tx, row.payerId);
  const correctedMinor = await findCorrectedMinor(tx, id);
  // What its customer reads of it is kept in their language.
  const language = payer?.language ?? 'en';
  const statusReason =
    `${reasonTextsIn[language].paymentReturn[code]} ` +
    whereItIs(payer === undefined, { ...row, correctedMinor }, language);
  await changeStatus(tx, { id, status: 'returned', reason: statusReason });
  await recordAudit(tx, ctx, {
    action: 'payment.returned',
    subject: `transfer:${id}`,
    details: {
      person: row.payerId,
      reference: row.reference,
      reason: code,
      ...(note === '' ? {} : { note }),
    },
  });
  if (payer)
    await queueNotice(
      tx,
      ctx.bank.clock,
      payer,
      paymentReturnedNotice(
        { ...row, correctedMinor },
        inEachLanguage((each) => reasonTextsIn[each].paymentReturn[code]),
      ),
    );
  const restMinor = row.debitedUsdMinor - correctedMinor;
  const payment = transferView({ ...row, status: 'returned', statusReason }, 'debit');
  return answerOf({
    payment,
    toUnclaimedFunds: payer === undefined && restMinor > 0n,
    restMinor,
    correctedMinor,
  });
}

/**
 * Returns a payment that the other bank did not keep: what it debited goes back, once, under the
 * lock that settlement takes.
 */
export async function returnPayment(
  ctx: SignedInContext,
  id: string,
  body: BodyOf<typeof returnPaymentRoute>,
): Promise<Answer> {
  return await ctx.bank.db.tx(async (tx) => {
    await lockTransfer(tx, id);
    return await actOnce(tx, ctx, { kind: 'payment_return', id, asked: [body] }, () =>
      sendBack(tx, ctx, id, body),
    );
  });
}
