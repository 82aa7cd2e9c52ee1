import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const transferSummaryTexts = {
  transferSummary: {
    details: 'details',
    recipient: 'recipient',
    routing: (recipientBank: ReactNode, account: ReactNode) =>
      sentence(recipientBank, ', routing ', account),
    to: 'To',
    amount: 'Amount',
    from: 'From',
  },
};
