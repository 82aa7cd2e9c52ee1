import type { OptionalMail } from '../../../contract/optional-mails.ts';

interface MailWords {
  title: string;
  detail: string;
}

export const mailChoicesTexts = {
  title: 'Email notifications',
  legend: 'Emails you may turn off',
  loading: 'Loading your choice of emails',
  notLoaded: 'Your choice of emails could not be loaded.',
  notKept: 'Your choice could not be kept. Please try again.',
  unknown:
    'We could not find out whether your choice was kept. Please load this page again and look ' +
    'at the box.',
  mails: {
    'short-funds': {
      title: 'Low balance before a payment',
      detail:
        'A day before a scheduled payment or a recurring bill, if your account does not cover it.',
    },
    'payment-approved': {
      title: 'Payment approved',
      detail: 'When a payment we reviewed is sent.',
    },
    'loan-repaid': { title: 'Loan paid back', detail: 'When the last payment is made.' },
  } satisfies Record<OptionalMail, MailWords>,
  on: (title: string) => `“${title}” is on.`,
  off: (title: string) => `“${title}” is off. You no longer get this email.`,
  always: 'Always on',
  security:
    'Security alerts: new devices and payees, and every change to your password, PIN, ' +
    'two-step sign-in, cards and details.',
  payments:
    'Payments and decisions: declined or returned payments and checks, holds, and decisions ' +
    'on your loans, documents and reports.',
};
