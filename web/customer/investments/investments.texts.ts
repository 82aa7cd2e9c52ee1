import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const investmentsTexts = {
  investmentsPage: {
    thinkInYears: 'Think in years',
    moneyYouNeedWithinFive: 'Money you need within five years is better kept in savings.',
    spreadIt: 'Spread it',
    manySmallPartsFallLess: 'Many small parts fall less hard than one large one.',
    investSteadily: 'Invest steadily',
    theSameSumEveryMonth:
      'The same sum every month buys more when prices are low, without guessing when.',
    mindTheCost: 'Mind the cost',
    feesAreCertainAndReturns:
      'Fees are certain and returns are not: compare what each choice costs a year.',
    investments: 'Investments',
    whatYouPutToWork: 'What you put to work for the years ahead.',
    failedToFetchInvestment: 'Failed to fetch investment account data.',
    loadingInvestmentAccount: 'Loading investment account',
    noInvestmentAccount: 'No investment account',
    youHaveNoOpenInvestment: 'You don’t have an open investment account. Contact us to open one.',
    noActivityYetMoneyYou: 'No activity yet. Money you move here will appear here.',
    investmentTips: 'Investment tips',
  },
  madeOf: {
    whatItIsMadeOf: 'What it is made of',
    exactly: (percent: string) => percent,
    lessThan: (percent: string) => `Less than ${percent}`,
    moreThan: (percent: string) => `More than ${percent}`,
    ofYourMoney: (share: string) => `${share} of your money with us is invested.`,
    nothingYet: 'Nothing invested yet. Move money here, and this shows where it came from.',
    whatWentInAndOut: 'What went in and out since the account was opened',
    what: 'What',
    amount: 'Amount',
    movedIn: 'Moved in by you',
    otherIn: 'Deposited',
    movedOut: 'Moved out by you',
    otherOut: 'Paid out',
    value: (asOf: ReactNode) => sentence('Value as of ', asOf),
    investmentsAreNotInsured: (strong: Wrap) =>
      sentence(
        strong('Investments are not insured, are not guaranteed by the bank and may lose value.'),
        ' The deposit insurance of up to $250,000 covers checking and savings accounts only.',
      ),
  },
};
