import { expect, test } from 'vitest';
import { annualPercentageRateBps, type Flow } from './annual-percentage-rate.ts';

interface Example {
  name: string;
  amount: number;
  payment: number;
  count: number;
  perYear: number;
  /** Unit-periods to the first payment. */
  first?: number;
  odd?: [days: number, of: number];
  firstPayment?: number;
  lastPayment?: number;
  percent: number;
}

const cents = (amount: number) => BigInt(Math.round(amount * 100));

/**
 * Examples of one advance from 12 CFR 1026, Appendix J, (c), noted from memory: they were not compared
 * with the published text yet, but each rate comes out to its second decimal.
 */
const examples: readonly Example[] = [
  { name: '(1)(i) monthly', amount: 5_000, payment: 230, count: 24, perYear: 12, percent: 9.69 },
  {
    name: '(1)(ii) monthly, long first period',
    amount: 6_000,
    payment: 200,
    count: 36,
    perYear: 12,
    odd: [19, 30],
    percent: 11.82,
  },
  {
    name: '(1)(iii) semimonthly, short first period',
    amount: 5_000,
    payment: 219.17,
    count: 24,
    perYear: 24,
    first: 0,
    odd: [6, 15],
    percent: 10.34,
  },
  {
    name: '(1)(iv) quarterly, long first period',
    amount: 10_000,
    payment: 385,
    count: 40,
    perYear: 4,
    odd: [39, 90],
    percent: 8.97,
  },
  {
    name: '(1)(v) weekly, long first period',
    amount: 500,
    payment: 17.6,
    count: 30,
    perYear: 52,
    first: 4,
    odd: [4, 7],
    percent: 14.96,
  },
  {
    name: '(2)(i) monthly, odd first payment',
    amount: 5_000,
    payment: 230,
    count: 24,
    perYear: 12,
    firstPayment: 250,
    percent: 10.08,
  },
  {
    name: '(3)(i) monthly, odd last payment',
    amount: 5_000,
    payment: 230,
    count: 24,
    perYear: 12,
    lastPayment: 280,
    percent: 10.5,
  },
  {
    name: '(3)(ii) every two weeks, short first period, odd last payment',
    amount: 200,
    payment: 9.5,
    count: 20,
    perYear: 26,
    first: 0,
    odd: [8, 14],
    lastPayment: 30,
    percent: 12.22,
  },
];

const flowsOf = ({ payment, count, first = 1, odd, firstPayment, lastPayment }: Example) =>
  Array.from({ length: count }, (_, index): Flow => {
    const isFirst = index === 0;
    const amount =
      (isFirst ? firstPayment : index === count - 1 ? lastPayment : payment) ?? payment;
    return {
      amountMinor: cents(amount),
      periods: first + index,
      ...(odd && { fraction: { days: odd[0], of: odd[1] } }),
    };
  });

test.each(examples)('the rate of Appendix J, $name, is $percent %', (example) => {
  expect(
    annualPercentageRateBps({
      amountFinancedMinor: cents(example.amount),
      payments: flowsOf(example),
      periodsPerYear: example.perYear,
    }),
  ).toBe(Math.round(example.percent * 100));
});

test('payments that come to the amount and no more cost nothing', () => {
  const payments = [1, 2].map((periods): Flow => ({ amountMinor: 500n, periods }));
  expect(
    annualPercentageRateBps({ amountFinancedMinor: 1_000n, payments, periodsPerYear: 12 }),
  ).toBe(0);
});
