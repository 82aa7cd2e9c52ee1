/**
 * Why a loan is declined: the reasons of Regulation B's model form that a bank without collateral
 * files can give, as the customer reads them.
 */
export const declineReasons = {
  INCOME_TOO_LOW: 'Your income is too low for the amount you asked for.',
  PAYMENT_TOO_HIGH: 'The monthly payment would be too large a part of your income.',
  INCOME_NOT_VERIFIED: 'We could not verify your income.',
  EMPLOYMENT_NOT_VERIFIED: 'We could not verify your employment.',
  EMPLOYMENT_IRREGULAR: 'Your employment is temporary, irregular or too recent.',
  CREDIT_SCORE_TOO_LOW: 'Your credit score is too low for this loan.',
  CREDIT_SCORE_NOT_VERIFIED: 'We could not verify the credit score you stated.',
  CREDIT_HISTORY_TOO_SHORT: 'Your credit history is too short.',
  OTHER_OBLIGATIONS: 'You have too many other obligations for your income.',
  OVERDUE_WITH_US: 'Payments on a loan or an account with us were late.',
  TOO_NEW_WITH_US: 'You have been our customer for too short a time.',
  IDENTITY_NOT_VERIFIED: 'We could not verify your identity.',
  PURPOSE_NOT_CLEAR: 'Your application does not say clearly enough what the loan is for.',
  TERMS_NOT_OFFERED: 'We do not lend this amount over this term.',
} as const;

export type DeclineReason = keyof typeof declineReasons;

export const declineReasonCodes = Object.keys(declineReasons) as [
  DeclineReason,
  ...DeclineReason[],
];

/** Regulation B: more than four are unlikely to help the applicant. */
export const mostDeclineReasons = 4;
