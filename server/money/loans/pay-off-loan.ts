import { postRequestWithin } from '../../ledger/post-one.ts';
import { usdParam } from '../../../contract/words/params.ts';
import {
  addDays,
  type CalendarDay,
  daysBetween,
  writtenDay,
} from '../../../contract/values/calendar-day.ts';
import { divideHalfUp } from '../../../contract/values/divide-half-up.ts';
import { payoffDaysAhead } from '../../../contract/money/payoff-days.ts';
import { said } from '../../../contract/calls/said.ts';
import { bankingDayOf } from '../../base/clock.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Claim } from '../../http/handler.ts';
import type { Posted, PostingPlan } from '../../ledger/plan.ts';
import { findUser } from '../../people/users/users-store.ts';
import { queueOptionalNotice } from '../../services/mail/queue-notice.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { findInstalments, type InstalmentRow, markPaidOff } from './instalments-store.ts';
import { repaidNotice } from './loan-notices.ts';
import { findLoan, type LoanRow, lockLoan, markRepaid } from './loans-store.ts';
import { repaymentPlan } from './repayment-plan.ts';

interface OfferedPayoff extends Payoff {
  checking: StoredAccount;
}

/** Undefined unless the loan is being paid back. */
async function offerOf(
  db: Queryable,
  { id, userId, disbursedAt, repaidAt }: LoanRow,
  days: { today: CalendarDay; day: CalendarDay },
): Promise<OfferedPayoff | undefined> {
  if (disbursedAt === null || repaidAt !== null) return undefined;
  const checking = (await findAccountsOf(db, [userId])).find(({ kind }) => kind === 'checking');
  invariant(checking, 'a customer with an open loan is not deleted');
  return {
    checking,
    ...payoffOf(await findInstalments(db, id), { paidOutOn: bankingDayOf(disbursedAt), ...days }),
  };
}

function requireDay(asked: CalendarDay | undefined, today: CalendarDay): CalendarDay {
  const last = addDays(today, payoffDaysAhead);
  if (asked === undefined || (asked >= today && asked <= last)) return asked ?? today;
  const text = `Please choose a day from ${writtenDay(today)} to ${writtenDay(last)}.`;
  return refuse('INVALID_FIELDS', { params: { first: text }, fields: { day: text } });
}

/**
 * Finds what it takes to pay an own loan back on a day, today unless another is asked for.
 * @throws {Refusal} INVALID_FIELDS for a day that has passed or is too far ahead · LOAN_NOT_FOUND:
 * another customer's and none read the same · LOAN_NOT_RUNNING.
 */
export async function readPayoff(
  { bank, session }: SignedInContext,
  id: string,
  asked: CalendarDay | undefined,
): Promise<OfferedPayoff & { day: CalendarDay }> {
  const today = bank.clock.businessDay();
  const day = requireDay(asked, today);
  const loan = await findLoan(bank.db, id);
  if (!loan || loan.userId !== session.userId) return refuse('LOAN_NOT_FOUND');
  return { ...((await offerOf(bank.db, loan, { today, day })) ?? refuse('LOAN_NOT_RUNNING')), day };
}

interface PayoffRequest {
  id: string;
  /** The figure the customer was shown. */
  amount: number;
}

/**
 * Pays an own loan back in full from Checking, at the figure that was shown or not at all. The
 * installments left are marked with it, in the same transaction.
 */
export async function payOffLoan(
  ctx: SignedInContext,
  { id, amount }: PayoffRequest,
  claim: Claim,
): Promise<Posted> {
  const { db, clock } = ctx.bank;
  return await db.tx(async (tx) => {
    const loan = await lockLoan(tx, id);
    if (!loan || loan.userId !== ctx.session.userId) return refuse('LOAN_NOT_FOUND');
    const today = clock.businessDay();
    const offer = (await offerOf(tx, loan, { today, day: today })) ?? refuse('LOAN_NOT_RUNNING');
    const amountMinor = offer.principalMinor + offer.interestMinor;
    if (exactMinor(amount) !== amountMinor)
      refuse('PAYOFF_CHANGED', { params: { amount: usdParam(amountMinor) } });
    const posted = await postRequestWithin(
      ctx.bank.ledger,
      tx,
      payoffPlan(ctx, claim, { id, offer }),
    );
    const paidAt = clock.businessNow();
    await markPaidOff(tx, {
      loanId: id,
      paidAt,
      journalId: claim.claimId,
      instalments: offer.instalments,
    });
    await markRepaid(tx, id, paidAt);
    const customer = await findUser(tx, loan.userId);
    invariant(customer, 'the customer who pays a loan back is not deleted');
    await queueOptionalNotice(tx, clock, {
      person: customer,
      mail: 'loan-repaid',
      notice: repaidNotice(id),
    });
    return posted;
  });
}

function payoffPlan(
  ctx: SignedInContext,
  claim: Claim,
  { id, offer }: { id: string; offer: OfferedPayoff },
): PostingPlan {
  const { checking, principalMinor, interestMinor } = offer;
  return repaymentPlan(
    ctx,
    {
      ...claim,
      preconditions: [
        { kind: 'owner_active', ownerId: checking.userId, otherwise: 'ACCOUNT_SUSPENDED' },
        { kind: 'owner_not_frozen', ownerId: checking.userId, otherwise: 'ACCOUNT_FROZEN' },
      ],
      answer: {
        status: 200,
        body: { ...said('LOAN_PAID_BACK'), receipt: `/api/transfers/${claim.claimId}` },
      },
    },
    {
      loanId: id,
      checking,
      principalMinor,
      interestMinor,
      memo: 'paid off',
      action: 'loan.paid_off',
    },
  );
}

/** The cost of paying a loan back in full on a day, and of each installment left then. */
interface Payoff {
  principalMinor: bigint;
  interestMinor: bigint;
  instalments: { number: number; interestMinor: bigint }[];
  /** The installments that are taken after today and up to the day. */
  taken: { count: number; sumMinor: bigint };
}

interface PayoffDays {
  paidOutOn: CalendarDay;
  today: CalendarDay;
  /** On which the loan would be paid back: today or later. */
  day: CalendarDay;
}

/**
 * Works out the cost of a loan's unpaid installments on a day. One that is due today costs what it
 * says; one that falls due between then and the day is taken on its own day; the month under way
 * costs its interest by the day; the months after it nothing. On the day an installment is due the
 * month's interest is whole.
 */
function payoffOf(
  instalments: readonly InstalmentRow[],
  { paidOutOn, today, day }: PayoffDays,
): Payoff {
  const open = instalments.filter(({ paidAt }) => paidAt === null);
  const taken = open.filter(({ dueOn }) => dueOn > today && dueOn <= day);
  const unpaid = open.filter((instalment) => !taken.includes(instalment));
  const underWay = unpaid.find(({ dueOn }) => dueOn > day);
  const interestOf = (instalment: InstalmentRow): bigint => {
    if (instalment.dueOn <= day) return instalment.interestMinor;
    if (instalment !== underWay) return 0n;
    const from =
      instalments.find(({ number }) => number === instalment.number - 1)?.dueOn ?? paidOutOn;
    return divideHalfUp(
      instalment.interestMinor * BigInt(daysBetween(from, day)),
      BigInt(daysBetween(from, instalment.dueOn)),
    );
  };
  const costs = unpaid.map((instalment) => ({
    number: instalment.number,
    interestMinor: interestOf(instalment),
  }));
  return {
    principalMinor: unpaid.reduce((sum, { principalMinor }) => sum + principalMinor, 0n),
    interestMinor: costs.reduce((sum, { interestMinor }) => sum + interestMinor, 0n),
    instalments: costs,
    taken: {
      count: taken.length,
      sumMinor: taken.reduce(
        (sum, { principalMinor, interestMinor }) => sum + principalMinor + interestMinor,
        0n,
      ),
    },
  };
}
