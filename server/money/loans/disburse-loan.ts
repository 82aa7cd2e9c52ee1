import { postRequestWithin } from '../../ledger/post-one.ts';
import { usdParam } from '../../../contract/refusals/params.ts';
import { repaymentOf } from '../../../contract/loan-arithmetic.ts';
import { said } from '../../../contract/said.ts';
import { textFromInstant } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { actOnce } from '../../desk/act-once.ts';
import type { Claim } from '../../http/handler.ts';
import type { Posted, PostingPlan, Precondition } from '../../ledger/plan.ts';
import { judgeGivenAlone } from '../../people/users/second-person.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { instalmentDay } from './instalment-days.ts';
import { insertInstalments } from './instalments-store.ts';
import { paidOutNotice } from './loan-notices.ts';
import {
  findStaffOfLoan,
  isApprovedBy,
  loanReference,
  type LoanRow,
  lockLoan,
  markDisbursed,
} from './loans-store.ts';

interface Disbursement {
  loan: LoanRow;
  customer: StoredUser;
  checking: StoredAccount;
  /** Towards what one person gives alone on a day. */
  counted: readonly Precondition[];
}

function disbursementPlan(
  ctx: SignedInContext,
  claim: Claim,
  { loan, customer, checking, counted }: Disbursement,
): PostingPlan {
  const preconditions: Precondition[] = [
    { kind: 'owner_active', ownerId: customer.id, otherwise: 'CUSTOMER_SUSPENDED' },
    ...counted,
  ];
  const answer = () => ({ status: 200, body: said('LOAN_PAID_OUT') });
  return creditFromBank(
    ctx,
    { ...claim, preconditions, answer },
    {
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
    },
  );
}

async function requireApproved(tx: Tx, { id, state, disbursedAt }: LoanRow): Promise<void> {
  if (state === 'approved') return;
  const { disbursedBy } = await findStaffOfLoan(tx, id);
  if (disbursedBy === null || disbursedAt === null) return refuse('LOAN_NOT_APPROVED');
  refuse('LOAN_DISBURSED', { params: { by: disbursedBy, at: textFromInstant(disbursedAt) } });
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
  const counted = await requireSecondPerson(tx, ctx, loan);
  await requireApproved(tx, loan);
  const customer = await findUser(tx, loan.userId);
  const checking =
    customer && (await findAccountsOf(tx, [customer.id])).find(({ kind }) => kind === 'checking');
  invariant(customer && checking, 'a customer with an open loan is never deleted');
  const { answer } = await postRequestWithin(
    ctx.bank.ledger,
    tx,
    disbursementPlan(ctx, claim, { loan, customer, checking, counted }),
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
 * Pays an approved loan out to its customer's Checking against loan principal, once, and writes its
 * schedule in the same transaction. A second person who tries at the same moment waits for the
 * loan's row, and the refusal names the first.
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
 * Above the two-person size no one pays out a loan they approved themselves.
 * @returns what it counts towards when one person does both.
 * @throws {Refusal} SECOND_PERSON_NEEDED
 */
async function requireSecondPerson(
  tx: Tx,
  ctx: SignedInContext,
  { id, amountMinor }: LoanRow,
): Promise<Precondition[]> {
  if (!(await isApprovedBy(tx, id, ctx.session.userId))) return [];
  const judged = await judgeGivenAlone(tx, ctx, { amountMinor, right: 'handle-money' });
  if (judged.crossed)
    refuse('SECOND_PERSON_NEEDED', { params: { above: usdParam(judged.limitMinor) } });
  return judged.counted;
}
