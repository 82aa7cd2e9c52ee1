import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const accountsTexts = {
  accountActivity: {
    recentActivity: 'Recent activity',
    failedToFetchTransactions: 'Failed to fetch transactions.',
    loadingTransactions: 'Loading transactions',
    recentActivityOfThis: 'Recent activity of this account, newest first',
    allTransactionsOfThis: 'All transactions of this account',
  },
  accountPanel: {
    numberOf: (account: string) => `number of the ${account}`,
    theBalancesOfPastDays: 'The balances of past days could not be loaded.',
    accountNumber: 'Account number',
    availableNowTheRestIs: (amount: ReactNode) =>
      sentence(amount, ' available now; the rest is on hold.'),
  },
};
