import type { OnWire } from '../../../contract/amounts-on-wire.ts';
import type { Loan, LoanInstalment, LoanState } from '../../../contract/loans.ts';
import type { CalendarDay } from '../../../contract/calendar-day.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import { bankingDayOf, textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { findStandings, type InstalmentRow, type Standing } from './instalments-store.ts';
import { loanReference, type LoanRow } from './loans-store.ts';

function timelineOf(row: LoanRow): Loan['timeline'] {
  const steps: [LoanState, Temporal.Instant | null][] = [
    ['submitted', row.submittedAt],
    ['in_review', row.reviewStartedAt],
    [row.state === 'declined' ? 'declined' : 'approved', row.decidedAt],
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
}: Standing): OnWire<Loan['standing']> {
  const isPaid = nextNumber === null || nextDueOn === null || nextMinor === null;
  return {
    owed: numberFromMinor(owedMinor),
    instalments,
    // A payoff is one payment, and none of those that were agreed.
    paid: paidTogether === 0 ? paid : paid - paidTogether - 1,
    paidOff: paidTogether > 0,
    next: isPaid
      ? null
      : { number: nextNumber, dueOn: nextDueOn, amount: numberFromMinor(nextMinor) },
    overdue:
      overdueSince === null
        ? null
        : { count: overdue, amount: numberFromMinor(overdueMinor), since: overdueSince },
  };
}

/**
 * The application with the field names of the specification, how far it has come, and how it stands
 * since it was paid out.
 */
export function loanView(row: LoanRow, standing?: Standing): OnWire<Loan> {
  return {
    _id: row.id,
    reference: loanReference(row.id),
    loanAmount: numberFromMinor(row.amountMinor),
    loanPurpose: row.purpose,
    loanTerm: row.termMonths,
    income: numberFromMinor(row.incomeMinor),
    employmentStatus: row.employmentStatus,
    creditScore: row.creditScore,
    additionalNotes: row.additionalNotes,
    rateBps: row.rateBps,
    monthlyPayment: numberFromMinor(row.paymentMinor),
    totalInterest: numberFromMinor(row.totalInterestMinor),
    state: row.state,
    declineReasons: row.declineReasons,
    timeline: timelineOf(row),
    standing: standing ? standingView(standing) : null,
  };
}

/** Loans as they stand today, in the order given: two queries, however many. */
export async function loanViews(
  db: Queryable,
  rows: readonly LoanRow[],
  today: CalendarDay,
): Promise<OnWire<Loan>[]> {
  const paidOut = rows.filter(({ disbursedAt }) => disbursedAt !== null).map(({ id }) => id);
  const standings =
    paidOut.length === 0 ? new Map<string, Standing>() : await findStandings(db, paidOut, today);
  return rows.map((row) => loanView(row, standings.get(row.id)));
}

/** Overdue as `isOverdueOn` has it. */
function stateOf(
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
): OnWire<LoanInstalment>[] {
  let owed = instalments.reduce((sum, { principalMinor }) => sum + principalMinor, 0n);
  return instalments.map((instalment) => {
    const { number, dueOn, interestMinor, principalMinor, paidAt, journalId } = instalment;
    owed -= principalMinor;
    return {
      number,
      dueOn,
      amount: numberFromMinor(interestMinor + principalMinor),
      interest: numberFromMinor(interestMinor),
      principal: numberFromMinor(principalMinor),
      balance: numberFromMinor(owed),
      state: stateOf(instalment, today),
      paidOn: paidAt && bankingDayOf(paidAt),
      transferId: journalId,
    };
  });
}
