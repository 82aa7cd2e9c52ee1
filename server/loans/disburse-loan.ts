import { repaymentOf } from '../../contract/loan-arithmetic.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { type Deed, findOwnAnswer, keepAnswer } from '../cases/decision-answers-store.ts';
import { writtenMoment } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Claim } from '../http/handler.ts';
import { invariant } from '../invariant.ts';
import type { PostingPlan, PostOutcome, Precondition } from '../ledger/plan.ts';
import { postWithin } from '../ledger/post.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { refuse } from '../refusal.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { holderOf } from '../users/holder-of.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import { instalmentDay } from './instalment-days.ts';
import { insertInstalments } from './instalments-store.ts';
import { paidOutNotice } from './loan-notices.ts';
import { loanReference } from './loan-reference.ts';
import { findStaffOfLoan, lockLoan, markDisbursed, type LoanRow } from './loans-store.ts';
import { requireSecondPerson } from './require-second-person.ts';

interface Disbursement {
  loan: LoanRow;
  customer: StoredUser;
  checking: StoredAccount;
}

type PlanBase = Claim & { requestId: string };

function disbursementPlan(ctx: SignedInContext, { claimId, payloadHash }: PlanBase, { loan, customer, checking }: Disbursement): PostingPlan {
  const preconditions: Precondition[] = [{ kind: 'owner_active', ownerId: customer.id, otherwise: 'CUSTOMER_SUSPENDED' }];
  const answer = () => ({ status: 200, body: { message: 'Loan paid out.' } });
  return creditFromBank(
    ctx,
    { claimId, payloadHash, preconditions, answer },
    {
      kind: 'loan_disbursement',
      account: checking,
      amountMinor: loan.amountMinor,
      recipientName: holderOf(customer),
      reference: loanReference(loan.id),
      memo: `Loan paid out to account ${checking.number}`,
      trail: { action: 'loan.disbursed', subject: `user:${customer.id}`, details: { loan: loan.id, amountMinor: String(loan.amountMinor) } },
    },
  );
}

async function refusedBecause(tx: Tx, { id, state, disbursedAt }: LoanRow, base: PlanBase): Promise<PostingPlan | undefined> {
  if (state === 'approved') return undefined;
  const { disbursedBy } = await findStaffOfLoan(tx, id);
  if (disbursedBy === null || disbursedAt === null) return refusedPlan(base, 'LOAN_NOT_APPROVED');
  return refusedPlan(base, 'LOAN_DISBURSED', { by: disbursedBy, at: writtenMoment(disbursedAt) });
}

/** Writes what is due when, and says so. @returns the first of the instalments. */
async function writeSchedule(tx: Tx, ctx: SignedInContext, { id, amountMinor, rateBps, termMonths }: LoanRow) {
  const own = await readPolicy(tx, 'holidays', ctx.bank.clock.businessNow());
  const today = ctx.bank.clock.businessDay();
  const { instalments } = repaymentOf({ principalMinor: amountMinor, rateBps, months: termMonths });
  const rows = instalments.map((one) => ({ ...one, dueOn: instalmentDay(today, one.number, own) }));
  await insertInstalments(tx, id, rows);
  const [first] = rows;
  invariant(first, 'a loan has an instalment');
  return { dueOn: first.dueOn, amountMinor: first.interestMinor + first.principalMinor };
}

/**
 * Pays an approved loan out to its customer's Checking against loan principal, once, and writes its schedule in the same transaction. Whoever tries at the same
 * moment waits for the loan's row and is told who was first; the same person is answered the same again.
 */
export async function disburseLoan(ctx: SignedInContext, id: string, claim: Claim): Promise<PostOutcome> {
  const { db, clock } = ctx.bank;
  const base = { claimId: claim.claimId, payloadHash: claim.payloadHash, requestId: ctx.requestId };
  const deed: Deed = { kind: 'loan_payout', id, asked: [] };
  return await db.tx(async (tx) => {
    const loan = (await lockLoan(tx, id)) ?? refuse('LOAN_NOT_FOUND');
    const earlier = await findOwnAnswer(tx, ctx, deed);
    if (earlier) return { kind: 'replayed', ...earlier };
    await requireSecondPerson(tx, ctx, loan);
    const customer = await findUser(tx, loan.userId);
    const checking = customer && (await findAccountsOf(tx, [customer.id])).find(({ kind }) => kind === 'checking');
    const refused = await refusedBecause(tx, loan, base);
    invariant(refused || (customer && checking), 'nobody with an open loan is deleted');
    const plan = refused ?? disbursementPlan(ctx, base, { loan, customer, checking } as Disbursement);
    const [outcome] = await postWithin(tx, [plan]);
    invariant(outcome, 'one plan has one outcome');
    if (outcome.kind === 'posted' && customer) {
      await keepAnswer(tx, ctx, { ...deed, answer: outcome.answer });
      await markDisbursed(tx, { id, by: ctx.session.userId, at: clock.businessNow(), journalId: claim.claimId });
      await queueMail(tx, clock, paidOutNotice(customer, loan, await writeSchedule(tx, ctx, loan)));
    }
    return outcome;
  });
}
