/** The note on a voucher as its customer reads it; statements in Spanish have their own words for it. */
export const voucherMemos = {
  undo: 'Posting taken back',
  debit: 'Debited by the bank',
  fee_refund: 'Fee refund',
  repayment: 'Paid back to the bank',
  write_off: 'Debt written off',
  payout: 'Unclaimed funds paid out',
} as const;
