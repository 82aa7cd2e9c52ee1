import { divideHalfUp } from '../values/divide-half-up.ts';

/** The terms that a loan's payments follow from: US minor units, basis points a year, months. */
export interface LoanTerms {
  principalMinor: bigint;
  rateBps: number;
  months: number;
}

/** One monthly payment: `interestMinor` for the month gone by, the rest pays back. */
export interface Instalment {
  /** From 1. */
  number: number;
  interestMinor: bigint;
  principalMinor: bigint;
  /** The rest that is still owed after it. */
  balanceMinor: bigint;
}

/**
 * A month's interest is balance × basis points ÷ this: 10,000 to the whole, twelve months to the
 * year.
 */
const monthlyDivisor = 120_000n;

/**
 * The annuity to the nearest cent: principal × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1) as one exact fraction,
 * without interest simply a share.
 */
function nearestAnnuity({ principalMinor, rateBps, months }: LoanTerms): bigint {
  if (rateBps === 0) return divideHalfUp(principalMinor, BigInt(months));
  const rate = BigInt(rateBps);
  const grown = (monthlyDivisor + rate) ** BigInt(months);
  return divideHalfUp(
    principalMinor * rate * grown,
    monthlyDivisor * (grown - monthlyDivisor ** BigInt(months)),
  );
}

/** Pays the same every month until nothing is owed; the last payment is what is left. */
function payDown(
  { principalMinor, rateBps, months }: LoanTerms,
  paymentMinor: bigint,
): Instalment[] {
  const instalments: Instalment[] = [];
  let owed = principalMinor;
  for (let number = 1; number <= months && owed > 0n; number += 1) {
    const interestMinor = divideHalfUp(owed * BigInt(rateBps), monthlyDivisor);
    const isLast = number === months || owed + interestMinor <= paymentMinor;
    const paid = isLast ? owed + interestMinor : paymentMinor;
    owed -= paid - interestMinor;
    instalments.push({
      number,
      interestMinor,
      principalMinor: paid - interestMinor,
      balanceMinor: owed,
    });
  }
  return instalments;
}

export interface Repayment {
  /** Due every month but the last, which takes up the rounding. */
  paymentMinor: bigint;
  totalInterestMinor: bigint;
  instalments: Instalment[];
}

const amountOf = ({ interestMinor, principalMinor }: Instalment) => interestMinor + principalMinor;

/**
 * Plans how a loan is paid back: equal monthly payments to the nearest cent, interest on what is
 * still owed, halves up. Over decades and at high rates the part of a cent that rounding leaves out
 * would grow into a last payment larger than two; the payment is then a cent or two higher, and the
 * loan may end earlier. Principal and months are at least 1.
 */
export function repaymentOf(terms: LoanTerms): Repayment {
  for (let paymentMinor = nearestAnnuity(terms); ; paymentMinor += 1n) {
    const instalments = payDown(terms, paymentMinor);
    const last = instalments.at(-1);
    if (last && amountOf(last) <= 2n * paymentMinor)
      return {
        // A loan paid back at once has no payment but its last.
        paymentMinor: instalments.length === 1 ? amountOf(last) : paymentMinor,
        totalInterestMinor: instalments.reduce((sum, { interestMinor }) => sum + interestMinor, 0n),
        instalments,
      };
  }
}
