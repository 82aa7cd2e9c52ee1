import { findAccountsOf } from '../accounts/accounts-store.ts';
import { derivedId, digestOf } from '../canonical-json.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { rowByRow } from '../jobs/row-by-row.ts';
import { postOneWithin } from '../ledger/post.ts';
import { queueChosenMail } from '../mail/queue-chosen-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findUser } from '../users/users-store.ts';
import { lockDueInstalments, markInstalmentPaid, markMissed, type InstalmentRow } from './instalments-store.ts';
import { missedNotice, repaidNotice } from './loan-notices.ts';
import { findLoan, markRepaid } from './loans-store.ts';
import { repaymentPlan } from './repayment-plan.ts';

async function takeOne(tx: Tx, ctx: Context, instalment: InstalmentRow): Promise<void> {
  const { clock } = ctx.bank;
  const { loanId, number, principalMinor, interestMinor } = instalment;
  const loan = await findLoan(tx, loanId);
  const customer = loan && (await findUser(tx, loan.userId));
  const checking = customer && (await findAccountsOf(tx, [customer.id])).find(({ kind }) => kind === 'checking');
  invariant(checking, 'nobody with an open loan is deleted');
  const [today, now] = [clock.businessDay(), clock.businessNow()];
  const parts = ['loan-instalment', loanId, String(number), today];
  const base = {
    // One try a day: a refusal is final for its id.
    claimId: derivedId(...parts),
    payloadHash: digestOf(parts),
    requestId: ctx.requestId,
    // Taken from a suspended customer too: it is what they owe, not something they ask for.
    preconditions: [],
    answer: null,
  };
  const outcome = await postOneWithin(
    tx,
    repaymentPlan(ctx, base, { loanId, checking, principalMinor, interestMinor, memo: `instalment ${number}`, action: 'loan.instalment_paid' }),
  );
  if (outcome.kind === 'refused') {
    const missed = await markMissed(tx, loanId, { today, now });
    if (missed.isNew) await queueMail(tx, clock, missedNotice(customer, loanId, missed));
    return;
  }
  invariant(outcome.kind === 'posted', `instalment ${number} of ${loanId} is taken in the transaction that marks it`);
  const left = await markInstalmentPaid(tx, { ...instalment, paidAt: now, journalId: base.claimId });
  if (left > 0) return;
  await markRepaid(tx, loanId, now);
  await queueChosenMail(tx, clock, { notice: 'loan-repaid', userId: customer.id, mail: repaidNotice(customer, loanId) });
}

/**
 * Takes from Checking what has become due on loans, one instalment at a time and the oldest first. Without enough money it is tried again the next day, and told
 * once. Safe to run twice and beside a second server. @returns how many instalments it looked at.
 */
export const takeInstalments = rowByRow<InstalmentRow>({
  // Each in a tx of its own, so that nobody's account stays locked while others pay.
  atOnce: 1,
  turns: 50,
  lock: (tx, { bank }, due) => lockDueInstalments(tx, bank.clock.businessDay(), due),
  idOf: ({ loanId }) => loanId,
  async work(tx, ctx, instalments) {
    for (const instalment of instalments) await takeOne(tx, ctx, instalment);
  },
});
