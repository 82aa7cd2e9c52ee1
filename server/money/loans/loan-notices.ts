import { writtenDay, type CalendarDay } from '../../../contract/calendar-day.ts';
import { decimalText, formatUsd } from '../../../contract/money.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { notYou } from '../../services/mail/notices.ts';
import type { Missed } from './instalments-store.ts';
import { loanReference, type LoanRow } from './loans-store.ts';

const askedFor = ({ amountMinor, purpose, termMonths }: LoanRow) =>
  `${purpose} loan of ${formatUsd(amountMinor)} over ${termMonths} ` +
  (termMonths === 1 ? 'month' : 'months');

/** `5.99%` from basis points, which are hundredths as cents are. */
const percent = (bps: number) => `${decimalText(BigInt(bps))}%`;

/** What Regulation B (12 CFR 1002.9) asks of every decline. */
const equalCredit =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against ' +
  'credit applicants on the basis of race, color, religion, national origin, sex, marital ' +
  'status, age (provided the applicant has the capacity to enter into a binding contract); ' +
  'because all or part of the applicant’s income derives from any public assistance program; or ' +
  'because the applicant has in good faith exercised any right under the Consumer Credit ' +
  'Protection Act. The federal agency that administers compliance with this law concerning this ' +
  'creditor is the Consumer Financial Protection Bureau, 1700 G Street NW, Washington, DC 20552.';

export function receivedNotice(loan: LoanRow): Notice {
  return {
    kind: 'loan',
    title: 'We received your loan application',
    said: [
      `We received your application for a ${askedFor(loan)}. We will review it next; see its ` +
        'status under Loans.',
    ],
    mailOnly: [notYou],
  };
}

export function approvedNotice(loan: LoanRow): Notice {
  return {
    kind: 'loan',
    title: 'Your loan is approved',
    said: [
      `Your ${askedFor(loan)} is approved, at ${percent(loan.rateBps)} a year: ` +
        `${formatUsd(loan.paymentMinor)} a month, ${formatUsd(loan.totalInterestMinor)} interest ` +
        'in all.',
      'The money comes to your Checking Account next. No money has moved yet.',
    ],
    mailOnly: [notYou],
  };
}

export function declinedLoanNotice(loan: LoanRow): Notice {
  return {
    kind: 'loan',
    title: 'About your loan application',
    said: [
      `Thank you for applying for a ${askedFor(loan)}. We could not approve it. These are the ` +
        'main reasons:',
      loan.declineReasons.map((reason) => `– ${reason}`).join('\n'),
    ],
    mailOnly: ['You may apply again at any time. No money was moved.', equalCredit],
  };
}

export function paidOutNotice(
  loan: LoanRow,
  first: { dueOn: CalendarDay; amountMinor: bigint },
): Notice {
  return {
    kind: 'loan',
    title: 'Your loan was paid out',
    said: [
      `We paid ${formatUsd(loan.amountMinor)} (${loanReference(loan.id)}) into your Checking ` +
        'Account.',
    ],
    mailOnly: [
      `The first payment, ${formatUsd(first.amountMinor)}, is taken from the same account on ` +
        `${writtenDay(first.dueOn)}. You find the whole schedule under Loans.`,
      notYou,
    ],
  };
}

export function missedNotice(loanId: string, { count, sumMinor }: Missed): Notice {
  return {
    kind: 'loan',
    title: 'A loan payment could not be taken',
    said: [
      'There was too little money in your Checking Account for what is due on your loan ' +
        `${loanReference(loanId)}: ${count === 1 ? 'one payment' : `${count} payments`}, ` +
        `${formatUsd(sumMinor)} together.`,
      'No money was moved. We try again every day until it is there, the oldest payment first. ' +
        'There is no fee.',
    ],
  };
}

export function repaidNotice(loanId: string): Notice {
  return {
    kind: 'loan',
    title: 'Your loan is paid back',
    said: [
      `You have paid your loan ${loanReference(loanId)} back in full. Nothing more is taken for ` +
        'it. Thank you.',
    ],
  };
}
