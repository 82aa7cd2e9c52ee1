import type { Loan } from '../../../contract/money/loans.ts';

/** @returns the part of a month's income that the payment takes, in words. */
export function paymentBurden({
  income,
  monthlyPayment,
}: Pick<Loan, 'income' | 'monthlyPayment'>): string {
  if (income === 0n) return 'No income to pay it from';
  // Twelve payments a year, in hundredths of it; a half is rounded up, so that no burden looks
  // lighter than it is by nearly a whole percent.
  const percent = (monthlyPayment * 2_400n + income) / (2n * income);
  return percent > 999n
    ? 'The payment is many times the income'
    : `The payment is ${percent}% of it`;
}
