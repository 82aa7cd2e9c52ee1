/**
 * Mails that a customer may do without, with their names. All others are owed, asked for, or keep
 * the account safe, and are always sent.
 */
export const optionalMails = {
  'short-funds': 'Low balance before a payment',
  'payment-approved': 'Payment approved',
  'loan-repaid': 'Loan paid back',
  'statement-ready': 'Monthly statement ready',
} as const;

export type OptionalMail = keyof typeof optionalMails;

export const optionalMailNames = Object.keys(optionalMails) as [OptionalMail, ...OptionalMail[]];
