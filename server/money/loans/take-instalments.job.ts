import { findAccountsOf } from '../accounts/accounts-store.ts';
import { derivedId, digestOf } from '../../base/digest.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { queueNotice, queueOptionalNotice } from '../../services/mail/queue-notice.ts';
import { findUsers, type StoredUser } from '../../people/users/users-store.ts';
import {
  lockDueInstalments,
  markInstalmentsPaid,
  markMissed,
  type DueInstalment,
} from './instalments-store.ts';
import { missedNotice, repaidNotice } from './loan-notices.ts';
import { markRepaid } from './loans-store.ts';
import { repaymentPlan } from './repayment-plan.ts';

interface Taken {
  instalment: DueInstalment;
  customer: StoredUser;
  plan: PostingPlan;
}

async function planAll(
  tx: Tx,
  ctx: Context,
  instalments: readonly DueInstalment[],
): Promise<Taken[]> {
  const userIds = [...new Set(instalments.map(({ userId }) => userId))];
  const customers = new Map(
    (await findUsers(tx, userIds)).map((customer) => [customer.id, customer]),
  );
  const accounts = (await findAccountsOf(tx, userIds)).filter(({ kind }) => kind === 'checking');
  const checkings = new Map(accounts.map((account) => [account.userId, account]));
  const today = ctx.bank.clock.businessDay();
  return instalments.map((instalment) => {
    const { loanId, userId, number, principalMinor, interestMinor } = instalment;
    const customer = customers.get(userId);
    const checking = checkings.get(userId);
    invariant(customer && checking, 'a customer with an open loan is never deleted');
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
    const repayment = {
      loanId,
      checking,
      principalMinor,
      interestMinor,
      memo: `instalment ${number}`,
      action: 'loan.instalment_paid',
    } as const;
    return { instalment, customer, plan: repaymentPlan(ctx, base, repayment) };
  });
}

async function noteMissed(
  tx: Tx,
  { bank }: Context,
  { instalment: { loanId }, customer }: Taken,
): Promise<void> {
  const { clock } = bank;
  const missed = await markMissed(tx, loanId, {
    today: clock.businessDay(),
    now: clock.businessNow(),
  });
  if (missed.isNew) await queueNotice(tx, clock, customer, missedNotice(loanId, missed));
}

async function notePaid(tx: Tx, { bank }: Context, paid: readonly Taken[]): Promise<void> {
  const { clock } = bank;
  const now = clock.businessNow();
  const rows = paid.map(({ instalment: { loanId, number }, plan }) => ({
    loanId,
    number,
    journalId: plan.claimId,
  }));
  const repaid = await markInstalmentsPaid(tx, rows, now);
  for (const { instalment, customer } of paid) {
    const { loanId } = instalment;
    if (!repaid.has(loanId)) continue;
    await markRepaid(tx, loanId, now);
    await queueOptionalNotice(tx, clock, {
      person: customer,
      mail: 'loan-repaid',
      notice: repaidNotice(loanId),
    });
  }
}

async function takeDue(tx: Tx, ctx: Context, instalments: readonly DueInstalment[]): Promise<void> {
  const taken = await planAll(tx, ctx, instalments);
  const outcomes = await ctx.bank.ledger.postWithin(
    tx,
    taken.map(({ plan }) => plan),
  );
  const paid: Taken[] = [];
  for (const [index, one] of taken.entries()) {
    const outcome = outcomes[index];
    const { loanId, number } = one.instalment;
    invariant(
      outcome?.kind === 'posted' || outcome?.kind === 'refused',
      `instalment ${number} of ${loanId} is taken in the transaction that marks it`,
    );
    if (outcome.kind === 'refused') await noteMissed(tx, ctx, one);
    else paid.push(one);
  }
  await notePaid(tx, ctx, paid);
}

/**
 * Takes from Checking what has become due on loans, one installment of a loan at a time and the
 * oldest first. Without enough money it is tried again the next day, and the customer gets one
 * notice. Safe to run twice, and on two servers at once.
 * @returns how many installments it looked at.
 */
export const takeInstalments = rowByRow<DueInstalment>({
  // Many payments in one commit: each by itself waits for the disk alone, and the first of a month
  // takes hours.
  atOnce: 100,
  turns: 50,
  lock: (tx, { bank }, due) => lockDueInstalments(tx, bank.clock.businessDay(), due),
  idOf: ({ loanId }) => loanId,
  work: takeDue,
});
