/** Why a dispute ends without a correction, as its customer reads it. */
export const noErrorReasons = {
  AS_ORDERED: 'The payment was made as you ordered it.',
  APPROVED_WITH_PIN:
    'The payment was approved with your security PIN, on a device you had used before.',
  ARRIVED: 'The recipient’s bank confirms that the money arrived.',
  TWO_PAYMENTS: 'These are two payments that you ordered one after the other.',
  CAME_BACK: 'The money of this payment is back in your account already.',
} as const;

export type NoErrorReason = keyof typeof noErrorReasons;
