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
  receiptPdfButton: {
    downloadReceiptAsPdf: (hidden: Wrap) => sentence(hidden('Download receipt as '), 'PDF'),
  },
};
