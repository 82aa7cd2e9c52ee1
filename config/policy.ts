import { shippedPauseMinor } from '../contract/money/caution.ts';
import { shippedDelayHours } from '../contract/money/delayed-orders.ts';
import { branches } from './branches.ts';
import type { Policy, PolicyName } from '../contract/values/policy.ts';
import type { LoanPurpose } from '../contract/values/loan-purposes.ts';
import { rightNames } from '../contract/values/rights.ts';

/** Better scores cost less; below the last line follows the dearest rate we offer. */
const byScore = (
  purpose: LoanPurpose,
  [excellent, good, fair, poor]: readonly [number, number, number, number],
) => [
  { purpose, minimumScore: 760, rateBps: excellent },
  { purpose, minimumScore: 700, rateBps: good },
  { purpose, minimumScore: 640, rateBps: fair },
  { purpose, minimumScore: 300, rateBps: poor },
];

/**
 * US minor units: above it two people agree to money that staff give, where nothing else is set and
 * there is a second person.
 */
export const shippedTwoPersonMinor = 1_000_000;

/** In force until staff set something else. */
export const shippedPolicies: { [Name in PolicyName]: Policy<Name> } = {
  fees: { localMinor: 0, billMinor: 0, internationalMinor: 1500 },
  limits: { paymentsWithoutPinPerDayMinor: 250_000, paymentsPerMinute: 10 },
  identity: { applies: 'if_strict', perDayMinor: 50_000 },
  review: { aboveMinor: null },
  twoPeople: { aboveMinor: null, perDayMinor: null, terms: 'two' },
  // The database knows these too: change server/db/functions/roles_as_shipped.sql with them. A
  // person who makes money does not approve it, and an auditor changes nothing. A manager may do
  // all, so that one person can run a bank.
  roles: {
    viewer: ['see-customers'],
    teller: ['see-customers', 'work-cases', 'handle-money', 'restrict-customers'],
    approver: [
      'see-customers',
      'see-books',
      'work-cases',
      'decide-requests',
      'approve-credits',
      'restrict-customers',
    ],
    manager: rightNames,
    auditor: ['see-customers', 'see-books', 'read-trail'],
  },
  loanRates: [
    ...byScore('personal', [849, 1099, 1499, 2199]),
    ...byScore('home', [599, 649, 724, 849]),
    ...byScore('auto', [549, 674, 924, 1399]),
    ...byScore('education', [499, 599, 749, 999]),
  ],
  savingsRate: { rateBps: 400 },
  // Regulation CC, amounts in force since 2025-07-01.
  checkHold: { nextDayMinor: 27_500, perDayMinor: 500_000, per30DaysMinor: 2_500_000 },
  exchange: { spreadBps: 50, quoteMinutes: 5 },
  // The rates we ship with are as old as the version, so any age will do on one's own machine; a
  // public bank has limits without being asked (server/money/exchange/rate-age.ts).
  rateAge: { maximumDays: null },
  // More than the euro moves on an ordinary day, less than a misplaced figure makes.
  fetchedRates: { mostBps: 500 },
  exchangeLimit: { aboveMinor: null },
  // A payment that looks like the usual one takes the PIN. A deed that a thief would do takes two
  // factors; one that they would do right after a takeover, the strongest that was there before.
  stepUp: {
    payment: 'pin',
    paymentToNewPayee: 'code',
    paymentFromNewDevice: 'passkey',
    paymentAfterContactChange: 'passkey',
    largePayment: 'code',
    manyPayments: 'code',
    cardNumbers: 'password',
    cardNumbersFromNewDevice: 'passkey',
    cardNumbersAfterContactChange: 'passkey',
    staffDeed: 'passkey',
    largePaymentMinor: 1_000_000,
    firstPaymentPauseMinor: shippedPauseMinor,
    firstPaymentDelayHours: shippedDelayHours,
    paymentsInAnHour: 10,
    newDeviceHours: 72,
  },
  holidays: { closed: [], open: [] },
  branches,
};
