import { usdParam } from '../../../contract/words/params.ts';
import type { approveReturnRoute } from '../../../contract/staff/payment-returns.ts';
import { said } from '../../../contract/calls/said.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { derivedId } from '../../base/digest.ts';
import { inEachLanguage } from '../../base/in-each-language.ts';
import { invariant } from '../../base/invariant.ts';
import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import { Refusal, refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refuseDecided } from '../../desk/stored-decision.ts';
import type { Success } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { journalReversal } from '../../money/journals/journal-reversal.ts';
import { findCorrectedMinor, orderReversal } from '../../money/transfers/order-reversal.ts';
import { settlementIdOf } from '../../money/transfers/settle-transfers.job.ts';
import { shownStatus, transferView } from '../../money/transfers/transfer-view.ts';
import { changeStatus } from '../../money/transfers/transfers-store.ts';
import type { Given } from '../../people/users/second-person.ts';
import { findUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { paymentReturnedNotice, whereItIs } from '../../services/mail/payment-notices.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { isReturnable } from './is-returnable.ts';
import { findOutsidePayment, findReversal, type OutsideRow } from './outside-payments-store.ts';
import type { AskedReturn } from './returns-store.ts';

/** A payment that may come back, and how much of it belongs to its payer. */
export interface Returnable {
  row: OutsideRow;
  /** The amount that the bank had credited for it before, and keeps now. */
  correctedMinor: bigint;
  restMinor: bigint;
}

/**
 * The payment, whose lock the caller has. One that has settled left the bank: its money comes back
 * with the other bank's own number, or not at all.
 * @throws {Refusal} TRANSFER_NOT_FOUND, CASE_DECIDED, NOT_RETURNABLE, RETURN_UNTRACED
 */
export async function requireReturnable(
  tx: Tx,
  ctx: SignedInContext,
  { id, otherBankReference }: Pick<AskedReturn, 'otherBankReference'> & { id: string },
): Promise<Returnable> {
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
  if (row.status !== 'settling' && otherBankReference === null) refuse('RETURN_UNTRACED');
  const correctedMinor = await findCorrectedMinor(tx, id);
  return { row, correctedMinor, restMinor: row.debitedUsdMinor - correctedMinor };
}

/**
 * Money that had left for the other bank comes back to the clearing account first, by undoing the
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

async function postReturn(
  tx: Tx,
  ctx: SignedInContext,
  { row, given }: { row: OutsideRow; given: Given },
): Promise<void> {
  const back = await orderReversal(tx, ctx, row, {
    claimId: derivedId('return', row.id),
    kind: 'return',
    memo: `Return of ${row.reference}`,
    ...given,
  });
  const outcomes = await ctx.bank.ledger.postWithin(
    tx,
    row.status === 'settling' ? [back] : [await backFromNostro(tx, ctx, row), back],
  );
  const refused = outcomes.find((outcome) => outcome.kind === 'refused');
  // Another credit of theirs, or a new role, came between.
  if (refused) throw new Refusal(refused.code, { params: refused.params });
  invariant(
    outcomes.every(({ kind }) => kind === 'posted'),
    `the return of ${row.id} was ${outcomes.map(({ kind }) => kind).join()}`,
  );
}

type Answer = Success<typeof approveReturnRoute>['body'];

interface Returned extends Returnable {
  payment: Transfer;
  /** Its customer's accounts are closed, and something was left for them. */
  toUnclaimedFunds: boolean;
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

interface Booking {
  returnable: Returnable;
  asked: AskedReturn;
  given: Given;
  /** The colleague who proposed it, where two people agreed. */
  proposedBy?: string;
}

/** Returns a payment: what it debited goes back, once, and its customer gets a notice. */
export async function bookReturn(
  tx: Tx,
  ctx: SignedInContext,
  { returnable, asked, given, proposedBy }: Booking,
): Promise<Answer> {
  const { row, correctedMinor, restMinor } = returnable;
  const { id, payerId, reference } = row;
  const { reason } = asked;
  // The payer's accounts cannot be closed until this commits: the money goes back to where it
  // belongs.
  await ctx.bank.ledger.lockOwners(tx, [payerId]);
  await postReturn(tx, ctx, { row, given });
  const payer = await findUser(tx, payerId);
  // The order keeps the reason in the language of its customer, who reads it.
  const language = payer?.language ?? 'en';
  const statusReason =
    `${reasonTextsIn[language].paymentReturn[reason]} ` +
    whereItIs(payer === undefined, { ...row, correctedMinor }, language);
  await changeStatus(tx, { id, status: 'returned', reason: statusReason });
  await recordAudit(tx, ctx, {
    action: 'payment.returned',
    subject: `transfer:${id}`,
    details: {
      person: payerId,
      reference,
      ...detailsOf(asked),
      ...(proposedBy !== undefined && { proposedBy: `admin:${proposedBy}` }),
    },
  });
  if (payer)
    await queueNotice(
      tx,
      ctx.bank.clock,
      payer,
      paymentReturnedNotice(
        { ...row, correctedMinor },
        inEachLanguage((each) => reasonTextsIn[each].paymentReturn[reason]),
      ),
    );
  return answerOf({
    ...returnable,
    payment: transferView({ ...row, status: 'returned', statusReason }, 'debit'),
    toUnclaimedFunds: payer === undefined && restMinor > 0n,
  });
}

/** @returns the details that the trail keeps of what staff said. */
export const detailsOf = ({ reason, note, otherBankReference }: AskedReturn) => ({
  reason,
  ...(otherBankReference === null ? {} : { otherBankReference }),
  ...(note === '' ? {} : { note }),
});
