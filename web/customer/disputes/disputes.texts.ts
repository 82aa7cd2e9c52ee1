import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const disputesTexts = {
  disputeState: {
    theReference: 'reference',
    reviewBegan: 'Review began',
    answerBy: 'Answer by',
    reference: 'Reference',
    reported: 'Reported',
    answered: 'Answered',
  },
  ownDisputes: {
    thePaymentsYouReported: 'The payments you reported could not be loaded.',
  },
  disputesTable: {
    reportedProblems: 'Reported problems',
    paymentsYouReportedThe: 'Payments you reported, the latest first',
    showAll: (length: string | number) => `Show all ${length}`,
    payment: 'Payment',
    amount: 'Amount',
    status: 'Status',
    answer: 'Answer',
    by: (day: string | number) => `By ${day}`,
  },
  paymentProblem: {
    weveReceivedYourReport: "We've received your report.",
    reportedProblem: 'Reported problem',
    somethingWrongWithThis: 'Something wrong with this payment?',
    whetherYouReportedAProblem: 'Whether you reported a problem could not be loaded.',
    itWentToYourLoan: (link: Wrap, otherLink: Wrap) =>
      sentence(
        'It went to your loan, which counts it as paid. ',
        link('Look at your loans'),
        ', or ',
        otherLink('write to us'),
        ': we look at the loan and its schedule.',
      ),
    youCanReportItUntil: (day: string | number) =>
      `You can report it until ${day}. We look into it and answer within ten business days.`,
    reportAProblem: 'Report a problem',
  },
};
