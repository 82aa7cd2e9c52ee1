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
    paymentsYouReportedThe: 'Payments you reported, latest first',
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
    whetherYouReportedAProblem: 'We couldn’t check whether you reported a problem.',
    itWentToYourLoan: (link: Wrap, otherLink: Wrap) =>
      sentence(
        'This payment went toward your loan. ',
        link('Review your loans'),
        ', or ',
        otherLink('write to us'),
        ' and we’ll check the loan and its schedule.',
      ),
    youCanReportItUntil: (day: string | number) =>
      `You can report it until ${day}. We’ll look into it and answer within ten business days.`,
    reportAProblem: 'Report a problem',
  },
};
