import { withArticle } from '../../../contract/values/with-article.ts';
import { writtenDay, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { decimalText, formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from '../../services/mail/mail.texts.ts';
import type { NoticeWords } from '../../services/mail/notice.ts';

const { notYou } = mailTexts;

export interface AskedLoan {
  amountMinor: bigint;
  purpose: string;
  termMonths: number;
}

export interface LoanToAccept extends AskedLoan {
  aprBps: number;
  offeredUntil: CalendarDay;
  paymentMinor: bigint;
  totalInterestMinor: bigint;
}

export interface PaidOut {
  amountMinor: bigint;
  reference: string;
  first: { dueOn: CalendarDay; amountMinor: bigint };
}

export interface ShortForLoan {
  reference: string;
  totalMinor: bigint;
  availableMinor: bigint;
  dueOn: CalendarDay;
}

const askedFor = ({ amountMinor, purpose, termMonths }: AskedLoan) =>
  `${purpose} loan of ${formatUsd(amountMinor)} over ${termMonths} ` +
  (termMonths === 1 ? 'month' : 'months');

/** `5.99%` from basis points, which are hundredths as cents are. */
const percent = (bps: number) => `${decimalText(BigInt(bps))}%`;

export const loanNoticesTexts = {
  received: (loan: AskedLoan): NoticeWords => ({
    title: 'We received your loan application',
    said: [
      `We received your application for ${withArticle(askedFor(loan))}. We’ll review it next; ` +
        'you can follow it under Loans.',
    ],
    mailOnly: [notYou],
  }),
  offered: (loan: LoanToAccept): NoticeWords => ({
    title: 'Your loan is approved: please read and accept it',
    said: [
      `Your ${askedFor(loan)} is approved, at an annual percentage rate (APR) of ` +
        `${percent(loan.aprBps)}: ${formatUsd(loan.paymentMinor)} a month, ` +
        `${formatUsd(loan.totalInterestMinor)} finance charge in all.`,
      `Please read the agreement under Loans and accept it by ${writtenDay(loan.offeredUntil)}. ` +
        'We pay the money into your Checking Account after that. No money has moved yet, and you ' +
        'owe nothing unless you accept.',
    ],
    mailOnly: [notYou],
  }),
  accepted: (loan: AskedLoan): NoticeWords => ({
    title: 'You accepted your loan',
    said: [
      `You accepted your ${askedFor(loan)}. We’ll pay the money into your Checking Account next. ` +
        'No money has moved yet.',
    ],
    mailOnly: [notYou],
  }),
  turnedDown: (loan: AskedLoan): NoticeWords => ({
    title: 'You turned your loan down',
    said: [
      `You turned your ${askedFor(loan)} down. You owe nothing, and no money was moved. You can ` +
        'apply again anytime.',
    ],
    mailOnly: [notYou],
  }),
  lapsed: (loan: AskedLoan, until: CalendarDay): NoticeWords => ({
    title: 'Your loan offer has ended',
    said: [
      `Your ${askedFor(loan)} could be accepted until ${writtenDay(until)}. That day has passed, ` +
        'so the offer has ended. You owe nothing, and no money was moved. You can apply again ' +
        'anytime.',
    ],
  }),
  reviewedAgain: (loan: AskedLoan): NoticeWords => ({
    title: 'Your loan is in review again',
    said: [
      `We have to look at your ${askedFor(loan)} once more before we pay it out. The earlier ` +
        'approval does not count any more. No money has moved, and you don’t have to do anything.',
    ],
    mailOnly: [notYou],
  }),
  declined: (loan: AskedLoan, reasons: string): NoticeWords => ({
    title: 'About your loan application',
    said: [
      `Thank you for applying for ${withArticle(askedFor(loan))}. We could not approve it. ` +
        'These are the main reasons:',
      reasons,
    ],
    mailOnly: [
      'You may apply again at any time. No money was moved.',
      // Regulation B (12 CFR 1002.9) asks for this in every decline.
      'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against ' +
        'credit applicants on the basis of race, color, religion, national origin, sex, marital ' +
        'status, age (provided the applicant has the capacity to enter into a binding contract); ' +
        'because all or part of the applicant’s income derives from any public assistance ' +
        'program; or because the applicant has in good faith exercised any right under the ' +
        'Consumer Credit Protection Act. The federal agency that administers compliance with ' +
        'this law concerning this creditor is the Consumer Financial Protection Bureau, 1700 G ' +
        'Street NW, Washington, DC 20552.',
    ],
  }),
  paidOut: ({ amountMinor, reference, first }: PaidOut): NoticeWords => ({
    title: 'Your loan was paid out',
    said: [`We paid ${formatUsd(amountMinor)} (${reference}) into your Checking Account.`],
    mailOnly: [
      `The first payment, ${formatUsd(first.amountMinor)}, is taken from the same account on ` +
        `${writtenDay(first.dueOn)}. You’ll find the whole schedule under Loans.`,
      notYou,
    ],
  }),
  shortFor: ({ reference, totalMinor, availableMinor, dueOn }: ShortForLoan): NoticeWords => ({
    title: 'A loan payment is coming up, and your balance is too low for it',
    said: [
      `Your loan payment of ${formatUsd(totalMinor)} (${reference}) is taken from your Checking ` +
        `Account on ${writtenDay(dueOn)}. After what is paid before it, ` +
        `${formatUsd(availableMinor)} will be available there.`,
      'Please move money to that account before then. If it isn’t there, the payment is overdue, ' +
        'and we try again every day.',
    ],
  }),
  missed: (reference: string, count: number, sumMinor: bigint): NoticeWords => ({
    title: 'A loan payment could not be taken',
    said: [
      'Your Checking Account didn’t have enough money for what is due on your loan ' +
        `${reference}: ${count === 1 ? 'one payment' : `${count} payments`}, ` +
        `${formatUsd(sumMinor)} together.`,
      'No money was moved. We’ll try again every day until it’s there, oldest payment first. ' +
        'There is no fee.',
    ],
  }),
  repaid: (reference: string): NoticeWords => ({
    title: 'Your loan is paid back',
    said: [
      `You have paid your loan ${reference} back in full. No more payments will be taken. ` +
        'Thank you.',
    ],
  }),
};
