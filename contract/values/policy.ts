import * as z from 'zod/mini';
import { branchList } from './branches.ts';
import { holidays } from './holidays.ts';
import { loanRates } from './loan-rates.ts';
import { decimalText, formatUsd } from './money.ts';
import { factors, type Factor } from './step-up.ts';
import { rightNames, rightsOfEveryManager, type Right, type StaffRole } from './rights.ts';

function whole(from: number, to: number, text: string) {
  return z.int(text).check(z.minimum(from, text), z.maximum(to, text));
}

/** Minor units of US dollars. */
function dollars(name: string, fromMinor: number, toMinor: number) {
  return whole(
    fromMinor,
    toMinor,
    `${name} must be from ${formatUsd(BigInt(fromMinor))} to ${formatUsd(BigInt(toMinor))}.`,
  );
}

/** Basis points, which are hundredths of a percent. */
function percent(name: string, toBps: number) {
  return whole(0, toBps, `${name} must be from 0.00% to ${decimalText(BigInt(toBps))}%.`);
}

function count(name: string, from: number, to: number) {
  return whole(from, to, `${name} must be a whole number from ${from} to ${to}.`);
}

/** Each right once, in the order in which we name them, so that equal roles are equal values. */
const rightsOfRole = () =>
  z
    .array(z.enum(rightNames, 'Please choose rights of the list.'))
    .check(
      z.refine(
        (chosen: Right[]) =>
          chosen.every((right, index) => index === 0 || isLater(right, chosen[index - 1])),
        'Please name each right once, in the order of the list.',
      ),
    );

const isLater = (right: Right, before: Right | undefined) =>
  before === undefined || rightNames.indexOf(right) > rightNames.indexOf(before);

const factorOf = <const Names extends readonly Factor[]>(names: Names) =>
  z.enum(names, 'Please choose a factor of the list.');

/** A password signs no payment. */
const signing = factorOf(['pin', 'code', 'passkey']);

const largestMinor = 99_999_999_999;

/**
 * The amount that Regulation CC makes available on the next business day, of checks at a counter
 * (12 CFR 229.10(c)(1)(vii)), in force since 2025-07-01; we hold deposits by picture to it.
 */
const leastNextDayMinor = 27_500;

/**
 * The terms that the bank decides and may change without a new version, by name. Amounts are US
 * minor units, rates basis points a year.
 */
export const policies = {
  /** Per order, by kind. */
  fees: z.strictObject({
    localMinor: dollars('The fee', 0, 100_000),
    billMinor: dollars('The fee', 0, 100_000),
    internationalMinor: dollars('The fee', 0, 100_000),
  }),
  /** Of one customer. Without a PIN older than a day, payments to others end at the daily limit. */
  limits: z.strictObject({
    paymentsWithoutPinPerDayMinor: dollars('The limit', 0, largestMinor),
    paymentsPerMinute: count('The limit', 1, 1000),
  }),
  /**
   * While staff have not accepted a customer's ID document: what they may pay others a day; they get
   * no card, and send nothing abroad. `if_strict`: only where the bank was started with
   * BANK_POLICY=strict.
   */
  identity: z.strictObject({
    applies: z.enum(['if_strict', 'always', 'never'], 'Please choose one of the list.'),
    perDayMinor: dollars('The limit', 0, largestMinor),
  }),
  /** Orders above this wait for staff; null: none does. */
  review: z.strictObject({ aboveMinor: z.nullable(dollars('The size', 1, largestMinor)) }),
  /**
   * Money that staff give: above this a credit or a correction is booked, and a loan paid out, only
   * once two people of the staff have agreed. Null: one is enough while no colleague could
   * agree to what they give, and from then on it is `shippedTwoPersonMinor`, each time and on a day.
   */
  twoPeople: z.strictObject({
    aboveMinor: z.nullable(dollars('The size', 1, largestMinor)),
    /** All that one person gives alone on a day; null: as much as at once. */
    perDayMinor: z.optional(z.nullable(dollars('The sum', 1, largestMinor))),
    /**
     * The number of people that changes of policies and of the staff need; unset: two, from the
     * second person on.
     */
    terms: z.optional(z.enum(['two', 'one'])),
  }),
  /** The rights of each role of the staff. */
  roles: z
    .strictObject({
      viewer: rightsOfRole(),
      teller: rightsOfRole(),
      approver: rightsOfRole(),
      manager: rightsOfRole(),
      auditor: rightsOfRole(),
    } satisfies Record<StaffRole, unknown>)
    .check(
      z.refine(({ manager }) => rightsOfEveryManager.every((right) => manager.includes(right)), {
        error:
          'A manager has to see customers, change policies and manage colleagues: without that ' +
          'no one could change roles back.',
        path: ['manager'],
      }),
    ),
  loanRates,
  /** Paid on savings: accrued daily, credited monthly. */
  savingsRate: z.strictObject({ rateBps: percent('The rate', 2500) }),
  /**
   * Deposited checks: the part of one that is available on the next business day, with the rest on
   * the day that its customer reads; and the most that may be deposited by picture.
   */
  checkHold: z
    .strictObject({
      nextDayMinor: dollars('The amount', leastNextDayMinor, largestMinor),
      perDayMinor: dollars('The limit', 0, largestMinor),
      per30DaysMinor: dollars('The limit', 0, largestMinor),
    })
    .check(
      z.refine(({ perDayMinor, per30DaysMinor }) => perDayMinor <= per30DaysMinor, {
        error: 'The limit for 30 days cannot be below that for a day.',
        path: ['per30DaysMinor'],
      }),
    ),
  /** Added to the market's rate, as income of its own. */
  exchange: z.strictObject({
    spreadBps: percent('The spread', 1000),
    quoteMinutes: count('The time', 1, 60),
  }),
  /**
   * The greatest age of the newest reference rate that the bank still deals at; null: any age, and
   * on a public bank five days.
   */
  rateAge: z.strictObject({ maximumDays: z.nullable(count('The age', 1, 365)) }),
  /**
   * The most by which a rate that is fetched by itself may move in 24 hours: beyond it staff
   * decide.
   */
  fetchedRates: z.strictObject({ mostBps: percent('The distance', 2000) }),
  /**
   * The most that may be exchanged in one quote or payment abroad, in US dollars; null: any, and on
   * a public bank 100,000.
   */
  exchangeLimit: z.strictObject({ aboveMinor: z.nullable(dollars('The size', 1, largestMinor)) }),
  /**
   * The least factor that each deed is asked for, always and with each signal: a person who has
   * none that strong gives the strongest they have. The strictest of the lines that apply counts,
   * so a signal only ever raises what is asked for. Factors, contact data and frozen cards want the
   * strongest factor whatever this says.
   */
  stepUp: z.strictObject({
    payment: signing,
    paymentToNewPayee: signing,
    paymentFromNewDevice: signing,
    paymentAfterContactChange: signing,
    largePayment: signing,
    manyPayments: signing,
    cardNumbers: factorOf(factors),
    cardNumbersFromNewDevice: factorOf(factors),
    cardNumbersAfterContactChange: factorOf(factors),
    staffDeed: factorOf(['code', 'passkey']),
    /** A payment above this, in US dollars, is large. */
    largePaymentMinor: dollars('The size', 1, largestMinor),
    /**
     * A first payment above this is large: our own forms ask about scams before it is signed.
     * Unset: as shipped.
     */
    firstPaymentPauseMinor: z.optional(dollars('The size', 1, largestMinor)),
    /**
     * A first payment above that waits this many hours before it leaves, from a new device of a
     * customer with nothing stronger than a PIN; unset: as shipped.
     */
    firstPaymentDelayHours: z.optional(count('The time', 1, 72)),
    /** More signed orders than this in an hour are many. */
    paymentsInAnHour: count('The number', 1, 1000),
    /** The time for which a browser or a program is new. */
    newDeviceHours: count('The time', 0, 720),
  }),
  holidays,
  branches: branchList,
} as const;

export type PolicyName = keyof typeof policies;
export type Policy<Name extends PolicyName> = z.output<(typeof policies)[Name]>;

export const policyNames = Object.keys(policies) as [PolicyName, ...PolicyName[]];
