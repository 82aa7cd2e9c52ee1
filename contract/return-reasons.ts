/** Why a payment comes back, as its customer reads it. */
export const returnReasons = {
  ACCOUNT_UNKNOWN: 'The recipient’s bank has no such account.',
  ACCOUNT_CLOSED: 'The recipient’s account is closed.',
  NAME_DIFFERS: 'The recipient’s bank says that name and account do not belong together.',
  REFUSED: 'The recipient did not accept the payment.',
  BANK_UNREACHABLE: 'The recipient’s bank could not take the payment.',
  NOT_AUTHORIZED: 'You told us that you did not order this payment.',
  CALLED_BACK: 'The payment was called back at your request.',
} as const;

export type ReturnReason = keyof typeof returnReasons;
