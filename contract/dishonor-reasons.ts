/** Why the bank a check is drawn on does not pay it, by code: what its customer reads. */
export const dishonorReasons = {
  INSUFFICIENT_FUNDS: 'The account the check is drawn on does not hold enough money.',
  ACCOUNT_CLOSED: 'The account the check is drawn on is closed.',
  ACCOUNT_UNKNOWN: 'The bank the check is drawn on has no such account.',
  PAYMENT_STOPPED: 'Whoever wrote the check has stopped its payment.',
  NOT_SIGNED_BY_OWNER: 'The owner of the account says that they did not write the check.',
  PAID_BEFORE: 'The check was paid before.',
  REFUSED: 'The bank the check is drawn on did not pay it. Please ask whoever wrote it.',
} as const;

export type DishonorReason = keyof typeof dishonorReasons;
