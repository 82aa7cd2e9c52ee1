import type { Loan, LoanInstalment, LoanState } from '../../../contract/money/loans.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf, textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { findStandings, type InstalmentRow, type Standing } from './instalments-store.ts';
import { disclosureOfLoan, isOffered, stateOf } from './loan-offer.ts';
import { loanReference, type LoanRow } from './loans-store.ts';

function timelineOf(row: LoanRow): Loan['timeline'] {
  const steps: [LoanState, Temporal.Instant | null][] = [
    ['submitted', row.submittedAt],
    ['in_review', row.reviewStartedAt],
    [row.state === 'declined' ? 'declined' : 'approved', row.decidedAt],
    ['accepted', row.acceptedAt],
    ['turned_down', row.turnedDownAt],
    ['lapsed', row.lapsedAt],
    ['disbursed', row.disbursedAt],
    ['repaid', row.repaidAt],
  ];
  return steps.flatMap(([state, at]) => (at === null ? [] : [{ state, at: textFromInstant(at) }]));
}

function standingView({
  owedMinor,
  instalments,
  paid,
  paidTogether,
  nextNumber,
  nextDueOn,
  nextMinor,
  overdue,
  overdueMinor,
  overdueSince,
}: Standing): Loan['standing'] {
  const isPaid = nextNumber === null || nextDueOn === null || nextMinor === null;
  return {
    owed: owedMinor,
    instalments,
    // A payoff is one payment, and none of those that were agreed.
    paid: paidTogether === 0 ? paid : paid - paidTogether - 1,
    paidOff: paidTogether > 0,
    next: isPaid ? null : { number: nextNumber, dueOn: nextDueOn, amount: nextMinor },
    overdue:
      overdueSince === null ? null : { count: overdue, amount: overdueMinor, since: overdueSince },
  };
}

function offerView(row: LoanRow, today: CalendarDay): Loan['offer'] {
  if (!isOffered(row, today)) return null;
  const { aprBps, financeChargeMinor, totalOfPaymentsMinor, payments } = disclosureOfLoan(row);
  return {
    until: row.offeredUntil,
    aprBps,
    financeCharge: financeChargeMinor,
    totalOfPayments: totalOfPaymentsMinor,
    payments: payments.map(({ count, amountMinor }) => ({
      count,
      amount: amountMinor,
    })),
  };
}

/**
 * Shows the application with the field names of the specification, how far it has come, and its
 * state today since it was paid out.
 */
export function loanView(row: LoanRow, today: CalendarDay, standing?: Standing): Loan {
  return {
    _id: row.id,
    reference: loanReference(row.id),
    loanAmount: row.amountMinor,
    loanPurpose: row.purpose,
    loanTerm: row.termMonths,
    income: row.incomeMinor,
    employmentStatus: row.employmentStatus,
    creditScore: row.creditScore,
    additionalNotes: row.additionalNotes,
    rateBps: row.rateBps,
    monthlyPayment: row.paymentMinor,
    totalInterest: row.totalInterestMinor,
    state: stateOf(row),
    declineReasons: row.declineReasons,
    timeline: timelineOf(row),
    offer: offerView(row, today),
    standing: standing ? standingView(standing) : null,
  };
}

/** Shows loans as they are today, in the order given: two queries, however many. */
export async function loanViews(
  db: Queryable,
  rows: readonly LoanRow[],
  today: CalendarDay,
): Promise<Loan[]> {
  const paidOut = rows.filter(({ disbursedAt }) => disbursedAt !== null).map(({ id }) => id);
  const standings =
    paidOut.length === 0 ? new Map<string, Standing>() : await findStandings(db, paidOut, today);
  return rows.map((row) => loanView(row, today, standings.get(row.id)));
}

/** Overdue as `isOverdueOn` has it. */
function instalmentState(
  { missedAt, paidAt, dueOn }: InstalmentRow,
  today: CalendarDay,
): LoanInstalment['state'] {
  if (paidAt !== null) return 'paid';
  if (dueOn > today) return 'ahead';
  return dueOn < today || missedAt !== null ? 'overdue' : 'due';
}

/** A schedule with what is still owed after each line. */
export function scheduleView(
  instalments: readonly InstalmentRow[],
  today: CalendarDay,
): LoanInstalment[] {
  let owed = instalments.reduce((sum, { principalMinor }) => sum + principalMinor, 0n);
  return instalments.map((instalment) => {
    const { number, dueOn, interestMinor, principalMinor, paidAt, journalId } = instalment;
    owed -= principalMinor;
    return {
      number,
      dueOn,
      amount: interestMinor + principalMinor,
      interest: interestMinor,
      principal: principalMinor,
      balance: owed,
      state: instalmentState(instalment, today),
      paidOn: paidAt && bankingDayOf(paidAt),
      transferId: journalId,
    };
  });
}
