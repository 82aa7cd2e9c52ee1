import { plural } from '../../ui/values/plural.ts';
import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const insightTexts = {
  categoryTable: {
    payments: (count: number) => plural(count, { one: '# payment', other: '# payments' }),
    category: 'Category',
    share: 'Share',
    amount: 'Amount',
    shareHidden: 'Share hidden',
    under: 'under 1%',
  },
  insightPage: {
    insight: 'Insight',
    yourMoneyByTheMonth: 'Your money by the month. Dates are New York time.',
    allTransactions: 'All transactions',
    yourMonthCouldNotBe: 'Your month could not be loaded.',
    seeThisMonthInstead: 'See this month instead',
    loadingYourMonth: 'Loading your month',
    isShown: (monthLabel: string | number) => `${monthLabel} is shown.`,
    noMoneyMovedIn: (monthLabel: string | number) => `No money moved in ${monthLabel}`,
    paymentsAndDepositsOfThe:
      'Your payments and deposits for the month appear here. Moves between your own accounts ' +
      'don’t count.',
  },
  monthByCategory: {
    moneyOut: 'Money out',
    moneyIn: 'Money in',
    noneIn: (name: string | number) => `None in ${name}.`,
    inByCategory: (title: string | number, name: string | number) =>
      `${title} in ${name} by category`,
    ofThisFees: (amount: ReactNode) => sentence('Of this, fees: ', amount),
  },
  monthFold: {
    soFar: (month: ReactNode, moneyIn: ReactNode, moneyOut: ReactNode) =>
      sentence(month, ': ', moneyIn, ' in, ', moneyOut, ' out'),
  },
  monthPicker: {
    chooseAMonth: 'Choose a month',
    thereIsNothingBeforeThis: 'There is nothing before this month.',
    previousMonth: (hidden: Wrap) => sentence('Previous', hidden(' month')),
    month: 'Month',
    thisIsTheMonthUnder: 'This is the current month.',
    nextMonth: (hidden: Wrap) => sentence('Next', hidden(' month')),
  },
  repeating: {
    looksLikeItRepeats: 'Looks like it repeats',
    workedOutFromYourEarlier:
      'Based on your earlier payments. Nothing is scheduled, and this may change.',
    looksLikeItRepeatsLast: (rhythm: ReactNode, amount: ReactNode, day: ReactNode) =>
      sentence('Looks like it repeats: ', rhythm, ', last ', amount, ' on ', day),
  },
  sortPayees: {
    theCategoryCouldNotBe: 'The category could not be saved.',
    weCouldNotFindOut:
      'We could not find out whether the category was saved. What is shown below is what we know.',
    whomYouPaid: 'Who you paid',
    aCategoryYouChooseCounts:
      'A category you choose applies to every payment to that payee, past and future. You ' +
      'can change it at any time.',
    notChosenByYou: 'Not chosen by you',
    notSortedYet: 'Not sorted yet',
    asOnTheBill: (sortedAs: string | number) => `${sortedAs} (as on the bill)`,
  },
  sortedWord: {
    notSortedYet: 'Not sorted yet',
    fromOtherCustomers: 'From other customers',
    loansPaidOut: 'Loans paid out',
    loanPayments: 'Loan payments',
    deposits: 'Deposits',
    checks: 'Checks',
    interest: 'Interest',
    corrections: 'Corrections',
  },
  thisMonthPanel: {
    thisMonth: 'This month',
    yourMonthCouldNotBe: 'Your month could not be loaded.',
    loadingYourMonth: 'Loading your month',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    largestSoFar: 'Largest so far',
    looksLikeItRepeats: (count: number) =>
      plural(count, {
        one: '# payment looks like it repeats',
        other: '# payments look like they repeat',
      }),
    seeYourMonth: 'See your month',
  },
  toCome: {
    scheduledByYou: 'Scheduled by you',
    yourRecurringBill: 'Your recurring bill',
    looksLikeItRepeatsNot: 'Looks like it repeats: not scheduled, so it may not happen',
    stillToComeThisMonth: 'Still to come this month',
    notCountedInMoneyOut: 'Not counted in Money out until it is paid.',
    untilPayDay: 'Until payday',
    shortUntilAbout: 'short until about',
    leftUntilAbout: 'left until about',
    andTheseAreExpectedFirst: ', and these are expected first:',
    andNothingIsExpectedFirst: ', and nothing is expected first.',
    anEstimateLatelyYouHave: (
      payer: ReactNode,
      rhythm: ReactNode,
      amount: ReactNode,
      next: ReactNode,
    ) =>
      sentence(
        'An estimate. ',
        payer,
        ' ',
        rhythm,
        ' lately. You have ',
        amount,
        ' available in Checking',
        next,
      ),
    aDepositHasCome: 'A deposit has come',
    aboutWeekly: 'about weekly',
    aboutEveryTwoWeeks: 'about every two weeks',
    aboutMonthly: 'about monthly',
    hasPaidYou: (name: string | number) => `${name} has paid you`,
  },
};
