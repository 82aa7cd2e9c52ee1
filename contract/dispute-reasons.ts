/** What can be wrong with a payment, as its customer says it. */
export const disputeReasons = {
  NOT_MADE_BY_ME: 'I did not make this payment',
  WRONG_AMOUNT: 'The amount is wrong',
  TAKEN_TWICE: 'It was taken twice',
  WRONG_RECIPIENT: 'It went to the wrong account',
  NOT_ARRIVED: 'It did not arrive',
  SOMETHING_ELSE: 'Something else is wrong',
} as const;

export type DisputeReason = keyof typeof disputeReasons;
