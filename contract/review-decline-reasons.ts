/** Why staff decline a payment, as its customer reads it. */
export const reviewDeclineReasons = {
  NOT_CONFIRMED:
    'The payment is unusual for your account, and we could not confirm that you ordered it.',
  RECIPIENT_DOUBTFUL: 'We have doubts about the recipient of this payment.',
  DETAILS_UNCLEAR:
    'The details of the recipient do not fit together. Please check them and order the payment ' +
    'anew.',
  PURPOSE_UNCLEAR: 'We could not see what this payment is for.',
  CALLED_BACK: 'You asked us not to make this payment.',
  NOT_ALLOWED: 'The law does not allow us to make this payment.',
} as const;

export type ReviewDeclineReason = keyof typeof reviewDeclineReasons;
