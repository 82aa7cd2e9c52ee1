import type { Loan, LoanState } from '../../contract/loans.ts';
import { numberFromMinor } from '../../contract/money.ts';
import { textFromInstant } from '../clock.ts';
import type { LoanRow } from './loans-store.ts';

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

/** The application with the field names of the specification, and how far it has come. */
export function loanView(row: LoanRow): Loan {
  return {
    _id: row.id,
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
  };
}
