import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';

export const loansTexts = {
  instalmentTable: {
    paymentSchedule: 'Payment schedule',
    theScheduleCouldNotBe: 'The schedule could not be loaded.',
    loadingTheSchedule: 'Loading the schedule',
    no: 'No.',
    due: 'Due',
    amount: 'Amount',
    principal: 'Principal',
    interest: 'Interest',
    balance: 'Balance',
    status: 'Status',
    dueToday: 'Due today',
    paid: (day: string | number) => `Paid ${day}`,
    paidToo: 'Paid',
    overdue: 'Overdue',
    upcoming: 'Upcoming',
  },
  loanHead: {
    loan: (loan: ReactNode, amount: ReactNode) => sentence(loan, ', ', amount),
  },
  loanTerms: {
    aMonthOverTerm: (
      payment: ReactNode,
      term: ReactNode,
      percent: ReactNode,
      totalInterest: ReactNode,
      ifEndedEarly: string,
    ) =>
      sentence(
        payment,
        ' a month over ',
        term,
        ' at ',
        percent,
        ' a year; total interest ',
        totalInterest,
        ifEndedEarly,
        '.',
      ),
    ifItHadRunToItsEnd: ' if it had run its full term',
  },
  loanApplications: {
    yourLoanIsPaidBack: 'Your loan is paid back in full.',
    reasons: 'Reasons',
  },
  loanForm: {
    failedToSubmitLoan: 'Failed to submit loan application',
    anErrorOccurredPleaseTry: 'An error occurred. Please try again later.',
    applyForALoan: 'Apply for a loan',
    loanAmount: 'Loan amount',
    termInMonths: 'Term in months',
    to: '1 to 480',
    purpose: 'Purpose',
    whatTheMoneyIsFor: 'What the money is for',
    chooseAPurpose: 'Choose a purpose',
    creditScore: 'Credit score',
    toToo: '300 to 850',
    employmentStatus: 'Employment status',
    atPresent: 'Your current status',
    chooseAStatus: 'Choose a status',
    income: 'Income',
    perYearBeforeTax: 'Per year, before tax',
    additionalNotes: 'Additional notes',
    anythingThatHelpsUsDecide: 'Anything that helps us decide.',
    youSubmittedTheSame:
      'You submitted the same application less than a minute ago. Submit once more if ' +
      'you want a second one.',
    itMayHaveArrivedAll:
      'It may still have reached us: check your applications on this page before you submit ' +
      'it again.',
    submitting: 'Submitting...',
    submitApplication: 'Submit application',
    saving: 'Saving...',
    saveAndFinishLater: 'Save and finish later',
    applyingMovesNoMoneyWe:
      'Applying doesn’t move any money. We’ll review your application and show our decision ' +
      'here.',
  },
  useLoanForm: {
    yourApplicationsOnThisPage: 'your applications on this page',
  },
  loanSchedule: {
    paymentSchedule: 'Payment schedule',
    interestPrincipalAndWhatIs: 'Interest, principal and remaining balance, by year',
    year: 'Year',
    interest: 'Interest',
    principal: 'Principal',
    balance: 'Balance',
    onePayment: 'One payment',
    paymentsTheLastOne: (length: string | number) => `${length} payments; the last one`,
    of: (payments: string | number, amount: string | number) => `${payments} of ${amount}.`,
  },
  loanSummary: {
    monthlyPayment: 'Monthly payment',
    annualRate: 'Annual rate',
    totalInterest: 'Total interest',
    totalToPayBack: 'Total to pay back',
    todaysRatesCouldNotBe:
      'Today’s rates could not be loaded. You can still apply; your application shows the rate.',
    atTodaysRateForYour: 'At today’s rate for your purpose and credit score.',
    fillInAmountTermPurpose: 'Fill in amount, term, purpose and credit score to see the payment.',
    amount: 'Amount',
    term: 'Term',
    purpose: 'Purpose',
  },
  loanTimeline: {
    timeline: 'Timeline',
    stillAhead: 'still ahead',
  },
  loansPage: {
    loans: 'Loans',
    whatYouOweYourApplications: 'What you owe, your applications, and what a new loan would cost.',
    yourApplicationsCouldNotBe: 'Your applications could not be loaded.',
    loadingLoans: 'Loading loans',
    yourApplications: 'Your applications',
    earlierLoansAnd: 'Earlier loans and applications',
    noApplicationsYet: 'No applications yet',
    whenYouApplyForA:
      'When you apply for a loan, you can follow it here from the first day to the last payment.',
  },
  payOffLoan: {
    payOffNow: (hidden: ReactNode) => sentence('Pay off now', hidden),
    payThisLoanBackIn: 'Pay this loan back in full?',
    pay: (amount: string | number) => `Pay ${amount}`,
    payToo: 'Pay',
    paying: 'Paying...',
    paid: 'paid',
    workingOutTodaysFigure: 'Calculating today’s payoff amount',
    todaysFigureIsNotThere: 'Today’s payoff amount isn’t ready yet.',
    yourCheckingAccountDoesnt: 'Your Checking Account doesn’t have enough money.',
    onWeTakeFromYour: (
      day: ReactNode,
      strong: ReactNode,
      amount: ReactNode,
      otherAmount: ReactNode,
    ) =>
      sentence(
        'On ',
        day,
        ' we take ',
        strong,
        ' from your Checking Account: ',
        amount,
        ' principal and ',
        otherAmount,
        ' interest.',
      ),
    youHaveAvailableWhichIsnt: (amount: ReactNode) =>
      sentence('You have ', amount, ' available, which isn’t enough.'),
    noPaymentIsTakenAfter: 'No more payments are taken after that. This can’t be undone.',
  },
  payoffOnDay: {
    payoffQuoteForALater: (hidden: ReactNode) => sentence('Payoff quote for a later date', hidden),
    payOffOn: 'Pay off on',
    theFigureCouldNotBe: 'The payoff amount could not be loaded.',
    workingOutTheFigure: 'Calculating the payoff amount',
    byTheLoanIsPaid: (day: string | number) =>
      `By ${day} your monthly payments will have paid the loan back.`,
    payOnPrincipalAndInterest: (
      strong: ReactNode,
      day: ReactNode,
      amount: ReactNode,
      otherAmount: ReactNode,
    ) =>
      sentence(
        'Pay ',
        strong,
        ' on ',
        day,
        ': ',
        amount,
        ' principal and ',
        otherAmount,
        ' interest.',
      ),
    thePaymentsDueByThen: (count: number, amount: ReactNode) =>
      sentence(
        plural(count, { one: 'The payment due by then, ', other: 'The # payments due by then, ' }),
        amount,
        plural(count, {
          one: ', is taken as usual and counts as paid.',
          other: ' in all, are taken as usual and count as paid.',
        }),
      ),
    thisHoldsAsLongAs:
      'This assumes every payment until then is made on its date. To pay, come back on that ' +
      'day and choose Pay off now.',
    thisIsTodaysFigureChoose: (payoffDaysAhead: string | number) =>
      `This is today’s payoff amount. Choose a day up to ${payoffDaysAhead} days ahead for ` +
      'another.',
  },
  runningLoans: {
    yourLoans: (count: number) => plural(count, { one: 'Your loan', other: 'Your loans' }),
    paymentsAreOverdueSince: (count: number, day: ReactNode, amount: ReactNode) =>
      sentence(
        plural(count, { one: 'One payment is', other: '# payments are' }),
        ' overdue since ',
        day,
        ': ',
        amount,
        '. Please move money to your Checking Account: we try again every day, and there ' +
          'is no fee.',
      ),
    stillOwed: 'Still owed',
    nextPaymentOf: (number: string | number, instalments: string | number) =>
      `Next payment (${number} of ${instalments})`,
    on: (strong: ReactNode, day: ReactNode) => sentence(strong, ' on ', day),
    paidBack: 'Paid back',
    ofPaymentsMadeOfPaid: (
      paid: ReactNode,
      instalments: ReactNode,
      amount: ReactNode,
      otherAmount: ReactNode,
    ) =>
      sentence(
        paid,
        ' of ',
        instalments,
        ' payments made · ',
        amount,
        ' of ',
        otherAmount,
        ' paid back',
      ),
  },
  savedApplication: {
    whetherYouSavedAn: 'We couldn’t check whether you saved an application.',
    youSavedAnApplicationOn: (moment: string | number, day: string | number) =>
      `You saved an application on ${moment}. It is kept until ${day}, or until you submit one.`,
    continueIt: 'Continue it',
    deleteIt: 'Delete it',
    youSavedAnotherApplication: (moment: string | number) =>
      `You saved another application on ${moment}. If you save this one, it replaces that one.`,
  },
  useSavedApplication: {
    networkErrorWhetherItWas: (done: string | number) =>
      `Network error. We don’t know whether it was ${done}. Please try again.`,
    saved: 'saved',
    deleted: 'deleted',
  },
};
