import { postRequestWithin } from '../../ledger/post-one.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { repaymentOf } from '../../../contract/money/loan-arithmetic.ts';
import { said } from '../../../contract/calls/said.ts';
import { textFromInstant } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { actOnce } from '../../desk/act-once.ts';
import type { Claim } from '../../http/handler.ts';
import type { Posted, PostingPlan } from '../../ledger/plan.ts';
import {
  type Given,
  givenByTwo,
  judgeGivenAlone,
  requireProposer,
} from '../../people/users/second-person.ts';
import { findTwoPeopleFrom } from '../../people/users/two-people.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { instalmentDay } from './instalment-days.ts';
import { insertInstalments } from './instalments-store.ts';
import { paidOutNotice } from './loan-notices.ts';
import { lastOfferDay, stateOf } from './loan-offer.ts';
import {
  findApprover,
  findStaffOfLoan,
  loanReference,
  type LoanRow,
  lockLoan,
  markDisbursed,
} from './loans-store.ts';

interface Disbursement {
  loan: LoanRow;
  customer: StoredUser;
  checking: StoredAccount;
  given: Given;
}

function disbursementPlan(
  ctx: SignedInContext,
  claim: Claim,
  { loan, customer, checking, given: { giver, preconditions } }: Disbursement,
): PostingPlan {
  const base = {
    ...claim,
    giver,
    preconditions: [
      { kind: 'owner_active', ownerId: customer.id, otherwise: 'CUSTOMER_SUSPENDED' } as const,
      ...preconditions,
    ],
    answer: () => ({ status: 200, body: said('LOAN_PAID_OUT') }),
  };
  return creditFromBank(ctx, base, {
    kind: 'loan_disbursement',
    account: checking,
    amountMinor: loan.amountMinor,
    recipientName: accountHolderName(customer),
    reference: loanReference(loan.id),
    memo: `Loan paid out to account ${checking.number}`,
    trail: {
      action: 'loan.disbursed',
      subject: `user:${customer.id}`,
      details: { loan: loan.id, amountMinor: String(loan.amountMinor) },
    },
  });
}

async function requireApproved(tx: Tx, { id, state, disbursedAt }: LoanRow): Promise<void> {
  if (state === 'approved') return;
  const { disbursedBy } = await findStaffOfLoan(tx, id);
  if (disbursedBy === null || disbursedAt === null) return refuse('LOAN_NOT_APPROVED');
  refuse('LOAN_DISBURSED', { params: { by: disbursedBy, at: textFromInstant(disbursedAt) } });
}

/** The money waits for its customer's word, which staff cannot give in their place. */
async function requireAccepted(tx: Tx, { bank }: SignedInContext, loan: LoanRow): Promise<void> {
  const state = stateOf(loan);
  if (state === 'turned_down' || state === 'lapsed')
    refuse('LOAN_OFFER_OVER', { params: { how: state } });
  if (state === 'accepted') return;
  const until = loan.offeredUntil ?? (await lastOfferDay(tx, bank));
  if (until < bank.clock.businessDay()) refuse('LOAN_OFFER_OVER', { params: { how: 'lapsed' } });
  refuse('LOAN_NOT_ACCEPTED', { params: { until } });
}

/** Writes what is due when, and says so. @returns the first of the installments. */
async function writeSchedule(
  tx: Tx,
  ctx: SignedInContext,
  { id, amountMinor, rateBps, termMonths }: LoanRow,
) {
  const own = await readPolicy(tx, 'holidays', ctx.bank.clock.businessNow());
  const today = ctx.bank.clock.businessDay();
  const { instalments } = repaymentOf({ principalMinor: amountMinor, rateBps, months: termMonths });
  const rows = instalments.map((one) => ({ ...one, dueOn: instalmentDay(today, one.number, own) }));
  await insertInstalments(tx, id, rows);
  const [first] = rows;
  invariant(first, 'a loan has an instalment');
  return { dueOn: first.dueOn, amountMinor: first.interestMinor + first.principalMinor };
}

async function payOut(
  tx: Tx,
  ctx: SignedInContext,
  { loan, claim }: { loan: LoanRow; claim: Claim },
): Promise<unknown> {
  const { clock } = ctx.bank;
  await requireApproved(tx, loan);
  await requireAccepted(tx, ctx, loan);
  const given = await judgePayout(tx, ctx, loan);
  const customer = await findUser(tx, loan.userId);
  const checking =
    customer && (await findAccountsOf(tx, [customer.id])).find(({ kind }) => kind === 'checking');
  invariant(customer && checking, 'a customer with an open loan is never deleted');
  const { answer } = await postRequestWithin(
    ctx.bank.ledger,
    tx,
    disbursementPlan(ctx, claim, { loan, customer, checking, given }),
  );
  await markDisbursed(tx, {
    id: loan.id,
    by: ctx.session.userId,
    at: clock.businessNow(),
    journalId: claim.claimId,
  });
  await queueNotice(tx, clock, customer, paidOutNotice(loan, await writeSchedule(tx, ctx, loan)));
  return answer;
}

/**
 * Pays a loan that its customer has accepted out to their Checking against loan principal, once,
 * and writes its schedule in the same transaction. A second person who tries at the same moment
 * waits for the loan's row, and the refusal names the first.
 */
export async function disburseLoan(
  ctx: SignedInContext,
  id: string,
  claim: Claim,
): Promise<Posted> {
  return await ctx.bank.db.tx(async (tx) => {
    const loan = (await lockLoan(tx, id)) ?? refuse('LOAN_NOT_FOUND');
    const answer = await actOnce(tx, ctx, { kind: 'loan_payout', id, asked: [] }, () =>
      payOut(tx, ctx, { loan, claim }),
    );
    return { kind: 'posted', answer };
  });
}

/**
 * Judges who gives the money. The customer has accepted it, but the money is the bank's: the two
 * people of a loan are the one who approved it and the one who pays it out. A person who is both,
 * or who brought the other in a moment ago, gives it alone. An approver who has left, or may not
 * decide any more, has approved nothing.
 * @throws {Refusal} PROPOSER_LEFT, SECOND_PERSON_NEEDED, NOT_YET_TWO
 */
async function judgePayout(
  tx: Tx,
  ctx: SignedInContext,
  { id, amountMinor }: LoanRow,
): Promise<Given> {
  const approver = await findApprover(tx, id);
  await requireProposer(tx, ctx.bank, { proposedBy: approver, right: 'decide-requests' });
  const isOwn = approver === ctx.session.userId;
  const at = isOwn ? undefined : await findTwoPeopleFrom(tx, approver, ctx.session.userId);
  if (!isOwn && !at) return givenByTwo(approver);
  const judged = await judgeGivenAlone(tx, ctx, { amountMinor, kind: 'loan_disbursement' });
  if (judged.given) return judged.given;
  if (at) refuse('NOT_YET_TWO', { params: { at: textFromInstant(at) } });
  return refuse('SECOND_PERSON_NEEDED', { params: { above: usdParam(judged.limitMinor) } });
}
