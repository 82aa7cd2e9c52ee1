import type { OptionalMail } from '../../../contract/optional-mails.ts';

interface MailWords {
  title: string;
  detail: string;
}

export const mailChoicesTexts = {
  title: 'Email notifications',
  legend: 'Emails you can turn off',
  loading: 'Loading your email settings',
  notLoaded: 'Your email settings could not be loaded.',
  notKept: 'Your choice could not be saved. Please try again.',
  unknown:
    'We couldn’t find out whether your choice was saved. Please reload this page and check ' +
    'the box.',
  mails: {
    'short-funds': {
      title: 'Low balance before a payment',
      detail:
        'The day before a scheduled payment or recurring bill, if your account doesn’t cover it.',
    },
    'payment-approved': {
      title: 'Payment approved',
      detail: 'When a payment we reviewed is sent.',
    },
    'loan-repaid': { title: 'Loan paid back', detail: 'When the last payment is made.' },
  } satisfies Record<OptionalMail, MailWords>,
  on: (title: string) => `“${title}” is on.`,
  off: (title: string) => `“${title}” is off. You no longer get this email.`,
  failed: (title: string, why: string) => `“${title}”: ${why}`,
  always: 'Always on',
  security:
    'Security alerts: new devices and payees, and every change to your password, PIN, ' +
    'two-step sign-in, cards and details.',
  payments:
    'Payments and decisions: declined or returned payments and checks, holds, and decisions ' +
    'on your loans, documents and reports.',
};
