import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';

export const savingsTexts = {
  savingsGoal: {
    changeGoal: 'Change goal',
    setAGoal: 'Set a goal',
    savingForSomething: 'Saving for something?',
    setAGoalToSee: 'Set a goal to see how far along you are and when you’ll get there.',
    saved: 'Saved',
    of: (strong: ReactNode, amount: ReactNode) => sentence(strong, ' of ', amount),
    toGo: (amount: ReactNode) => sentence(' · ', amount, ' to go'),
    goalReached: 'Goal reached',
    theDateYouChoseHas: (day: string | number) =>
      `The date you chose, ${day}, has passed. Choose another one.`,
    setAsideAMonthTo: (amount: ReactNode, day: ReactNode) =>
      sentence('Set aside ', amount, ' a month to get there by ', day, '.'),
    overTheLastFullMonths: (count: number, amount: ReactNode) =>
      sentence(
        'Over the last ',
        plural(count, { one: 'full month', other: '# full months' }),
        ' your savings grew by ',
        amount,
      ),
    aMonthOnAverage: ' a month on average',
    interestIncluded: ', interest included.',
    atThisPaceYouGet: (monthLabel: string | number) =>
      ` At this pace you’ll get there in ${monthLabel}.`,
  },
  savingsPage: {
    payYourselfFirst: 'Pay yourself first',
    moveASetAmountHere: 'Move a set amount here on payday, before you spend it.',
    keepThreeMonthsInReach: 'Keep three months in reach',
    threeMonthsOfRentFood: 'Three months of rent, food and bills cover most surprises.',
    letInterestStay: 'Let interest stay',
    interestYouLeaveHereEarns: 'Interest you leave here earns interest too.',
    roundItUp: 'Round it up',
    aFewDollarsAfterEach:
      'A few dollars after each purchase add up to a vacation by the end of the year.',
    savings: 'Savings',
    whatYouveSavedAndWhat: 'What you’ve saved and what it earns.',
    failedToFetchSavings: 'Failed to fetch savings account data.',
    loadingSavingsAccount: 'Loading savings account',
    noSavingsAccount: 'No savings account',
    youHaveNoOpenSavings: 'You don’t have an open savings account. Contact us to open one.',
    moveMoneyIn: 'Move money in',
    moveMoneyOut: 'Move money out',
    noActivityYetMoveMoney: 'No activity yet. Move money here and it shows up.',
    savingsTips: 'Savings tips',
    interestEarned: 'Interest earned',
    earnedThisMonth: 'Earned this month',
    paidThisYear: 'Paid this year',
    interestRate: 'Interest rate',
    annualPercentageYieldApy: 'Annual percentage yield (APY)',
    interestIsCalculatedDaily:
      'Interest is calculated daily on your closing balance and paid on the 1st of each ' +
      'month. APY includes compounding. Rates can change.',
  },
};
