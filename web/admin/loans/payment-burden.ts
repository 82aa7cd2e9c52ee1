import type { Loan } from '../../../contract/loans.ts';

/** What part of a month's income the payment takes, in words. */
export function paymentBurden({
  income,
  monthlyPayment,
}: Pick<Loan, 'income' | 'monthlyPayment'>): string {
  if (income === 0n) return 'No income to pay it from';
  // Twelve payments a year, in hundredths of it.
  const percent = (monthlyPayment * 1_200n) / income;
  return percent > 999n
    ? 'The payment is many times the income'
    : `The payment is ${percent}% of it`;
}
