/** Why a credit by staff is not booked, as the staff read it: its customer never hears of it. */
export const fundingDeclineReasons = {
  MISTAKE: 'It was proposed by mistake.',
  WRONG_CUSTOMER: 'It is for another customer or another account.',
  WRONG_AMOUNT: 'The amount is wrong.',
  BOOKED_ALREADY: 'It was booked already.',
  NOT_DOCUMENTED: 'Nothing shows what it is for.',
} as const;

export type FundingDeclineReason = keyof typeof fundingDeclineReasons;
