import type { Loan } from '../../../contract/loans.ts';
import { minorFromNumber } from '../../../contract/money.ts';

/** What part of a month's income the payment takes, in words. */
export function paymentBurden({
  income,
  monthlyPayment,
}: Pick<Loan, 'income' | 'monthlyPayment'>): string {
  const [incomeMinor = 0n, paymentMinor = 0n] = [
    minorFromNumber(income),
    minorFromNumber(monthlyPayment),
  ];
  if (incomeMinor === 0n) return 'No income to pay it from';
  // Twelve payments a year, in hundredths of it.
  const percent = (paymentMinor * 1_200n) / incomeMinor;
  return percent > 999n
    ? 'The payment is many times the income'
    : `The payment is ${percent}% of it`;
}
