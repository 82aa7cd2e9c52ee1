export const transactionDialogTexts = {
  transactionDialog: {
    transactionDetails: 'Transaction details',
    failedToFetchTransactions: 'Failed to fetch transactions.',
    loadingDetails: 'Loading details',
    openReceipt: 'Open receipt',
  },
};
