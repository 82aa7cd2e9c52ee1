import { annualPercentageRateBps } from './annual-percentage-rate.ts';
import { type LoanTerms, repaymentOf } from './loan-arithmetic.ts';

/** The figures of 12 CFR 1026.18: US minor units, basis points a year. */
export interface LoanDisclosure {
  amountFinancedMinor: bigint;
  aprBps: number;
  /** All that the credit costs: the bank charges interest and no fee. */
  financeChargeMinor: bigint;
  totalOfPaymentsMinor: bigint;
  /** Payments of one amount after another, one a month, first to last. */
  payments: { count: number; amountMinor: bigint }[];
}

/**
 * The figures of a loan that its customer reads before they accept it. Months count alike and a payment that falls on
 * a day on which the bank is closed counts as on its day, as 12 CFR 1026.17(c)(3) lets it.
 */
export function disclosureOf(terms: LoanTerms): LoanDisclosure {
  const { instalments, totalInterestMinor } = repaymentOf(terms);
  const amounts = instalments.map(({ interestMinor, principalMinor }) => ({
    amountMinor: interestMinor + principalMinor,
  }));
  const payments: LoanDisclosure['payments'] = [];
  for (const { amountMinor } of amounts) {
    const last = payments.at(-1);
    if (last?.amountMinor === amountMinor) last.count += 1;
    else payments.push({ count: 1, amountMinor });
  }
  return {
    amountFinancedMinor: terms.principalMinor,
    aprBps: annualPercentageRateBps({
      amountFinancedMinor: terms.principalMinor,
      payments: amounts.map(({ amountMinor }, index) => ({ amountMinor, periods: index + 1 })),
      periodsPerYear: 12,
    }),
    financeChargeMinor: totalInterestMinor,
    totalOfPaymentsMinor: terms.principalMinor + totalInterestMinor,
    payments,
  };
}
