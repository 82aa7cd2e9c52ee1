import { plural } from '../ui/values/plural.ts';

export const loanWordsTexts = {
  loanWords: {
    months: (count: number) => plural(count, { one: '# month', other: '# months' }),
    years: (count: number) => plural(count, { one: '# year', other: '# years' }),
    inReview: 'In review',
    paidOut: 'Paid out',
    weveReceivedYour: 'We’ve received your application and will review it next.',
    ourStaffAreLookingAt: 'We’re reviewing your application.',
    yourLoanIsApprovedThe: 'Your loan is approved. The money goes to your Checking Account next.',
    weCouldNotApproveThis: 'We could not approve this loan.',
    theMoneyIsInYour: 'The money is in your Checking Account. You pay it back month by month.',
    youHavePaidThisLoan: 'You’ve paid this loan back.',
    submitted: 'Submitted',
    approved: 'Approved',
    declined: 'Declined',
    repaid: 'Repaid',
  },
};
