import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const receiptsTexts = {
  paymentActions: {
    cancelPayment: 'Cancel payment',
    payAgain: 'Pay again',
    sendAgain: 'Send again',
  },
  receiptLink: {
    viewReceipt: 'View receipt',
  },
  receiptPage: {
    receipt: 'Receipt',
    allTransactions: 'All transactions',
    failedToFetchTransactions: 'Failed to fetch transactions.',
    loadingReceipt: 'Loading receipt',
    print: 'Print',
    status: 'Status',
    noTransactionHasThisId: 'No transaction has this ID.',
    itMayBelongToAnother: 'It may belong to another account, or the link may be incomplete.',
    goToTransactions: 'Go to transactions',
    receiptOfReference: (reference: string | number) => `Receipt ${reference}`,
  },
  shareReceipt: {
    share: (hidden: Wrap) => sentence('Share', hidden(' receipt')),
    receipt: 'receipt',
    theReceiptIsReadyPress: 'The receipt is ready. Press Share once more.',
    itCouldNotBeShared: 'The receipt could not be shared. Nothing was sent.',
    amountsStayHidden: 'Your amounts are hidden, so the shared text leaves them out.',
    titleAndBank: (title: string, bank: string) => `${title} · ${bank}`,
    status: 'Status',
  },
  receiptPdfButton: {
    downloadReceiptAsPdf: (hidden: Wrap) => sentence(hidden('Download receipt as '), 'PDF'),
  },
};
