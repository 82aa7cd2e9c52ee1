import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const dashboardTexts = {
  accountSummary: {
    numberOf: (account: string) => `number of the ${account}`,
    accountSummary: 'Account Summary',
    yourAccountsCouldNotBe: 'Your accounts could not be loaded.',
    loadingAccounts: 'Loading accounts',
    totalBalance: (amount: ReactNode) => sentence('Total balance ', amount),
    available: (amount: ReactNode) => sentence(amount, ' available'),
    lowBalance: 'Low balance',
    ofYourTotal: (shares: string | number) => `${shares} of your total`,
  },
  balancePanel: {
    totalBalance: 'Total balance',
    theBalancesOfPastDays: 'The balances of past days could not be loaded.',
  },
  dashboardPage: {
    error: 'Error',
    failedToLoadCriticalData: 'Failed to load critical data',
    nothingWasChangedAndNo: 'Nothing was changed and no money was moved by this.',
    tryAgain: 'Try Again',
  },
  greeting: {
    goodMorning: 'Good morning',
    goodAfternoon: 'Good afternoon',
    goodEvening: 'Good evening',
  },
  quickActionList: {
    sendMoney: 'Send Money',
    payBills: 'Pay Bills',
    eStatement: 'E-Statement',
    invest: 'Invest',
  },
  quickActions: {
    quickActions: 'Quick Actions',
    couldNotBeOpenedNo: (failed: string | number) =>
      `${failed} could not be opened. No money was moved. Please check your connection ` +
      'and try again.',
  },
  recentTransactions: {
    recentTransactions: 'Recent Transactions',
    searchTransactions: 'Search transactions',
    ofShown: (length: string | number, count: string | number) => `${length} of ${count} shown`,
    failedToFetchTransactions: 'Failed to fetch transactions.',
    loadingTransactions: 'Loading transactions',
    recentTransactionsNewest: 'Recent transactions, newest first',
    viewAllTransactions: 'View all transactions',
  },
  yourCards: {
    frozen: ', frozen',
    yourCards: 'Your Cards',
    goToCards: 'Go to Cards',
    failedToLoadCards: 'Failed to load cards.',
    noCardYet: 'No card yet. You can have one debit card and one credit card.',
    cardEndingExpires: (
      type: string | number,
      brand: string | number,
      lastFour: string | number,
      expiryDate: string | number,
      frozen: string | number,
    ) => `${type} card, ${brand}, ending ${lastFour}, expires ${expiryDate}${frozen}`,
  },
};
