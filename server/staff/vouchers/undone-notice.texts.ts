import { formatUsd } from '../../../contract/values/money.ts';
import { mailTexts } from '../../services/mail/mail.texts.ts';
import type { NoticeWords } from '../../services/mail/notice.ts';

export interface UndoneOrder {
  reference: string;
  amountMinor: bigint;
}

const mailOnly = [mailTexts.notYou];

export const undoneNoticeTexts = {
  undone: ({ reference, amountMinor }: UndoneOrder): NoticeWords => ({
    title: 'We took a posting back',
    said: [
      `We had posted ${formatUsd(amountMinor)}, reference ${reference}, by mistake, and we took it ` +
        'back. You’ll find it under Transactions. If you have questions, please write to us.',
    ],
    mailOnly,
  }),
  restored: ({ reference, amountMinor }: UndoneOrder): NoticeWords => ({
    title: 'We posted a payment again',
    said: [
      `We had taken back ${formatUsd(amountMinor)}, reference ${reference}, by mistake, and we ` +
        'posted it again. You’ll find it under Transactions.',
    ],
    mailOnly,
  }),
  debit: ({ reference, amountMinor }: UndoneOrder): NoticeWords => ({
    title: 'Correction by the bank',
    said: [
      `We debited ${formatUsd(amountMinor)}, reference ${reference}, to correct your account. ` +
        'You’ll find it in your statement. If you have questions, please write to us.',
    ],
    mailOnly,
  }),
  fee_refund: ({ reference, amountMinor }: UndoneOrder): NoticeWords => ({
    title: 'We refunded a fee',
    said: [
      `We credited ${formatUsd(amountMinor)}, reference ${reference}. You’ll find it in your ` +
        'statement.',
    ],
    mailOnly,
  }),
  repayment: ({ reference, amountMinor }: UndoneOrder): NoticeWords => ({
    title: 'You paid back what you owed',
    said: [
      `We took ${formatUsd(amountMinor)}, reference ${reference}, that you owed the bank. You’ll ` +
        'find it in your statement. If you have questions, please write to us.',
    ],
    mailOnly,
  }),
};
