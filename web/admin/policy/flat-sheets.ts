import { shippedPauseMinor } from '../../../contract/caution.ts';
import type { PolicyName } from '../../../contract/policy.ts';
import { shownAs, type PolicyField, type Raw } from './policy-field.ts';
import type { PolicySheet } from './policy-sheet.ts';

/** A policy of a few named values: one row. */
function flat(
  title: string,
  about: string,
  fields: readonly PolicyField[],
  /** What a field means that was not in the policy when it was set. */
  unset: Raw = {},
): PolicySheet {
  return {
    title,
    about,
    fields,
    rowsOf: (value) => [{ ...unset, ...(value as Raw) }],
    valueOf: ([row]) => row,
    linesOf: (value) =>
      fields.map((field) => ({
        label: field.label,
        text: shownAs(field, (value as Raw)[field.name] ?? unset[field.name]),
      })),
    placeOf: ([field]) => ({ row: 0, field: field === undefined ? undefined : String(field) }),
  };
}

const factorChoices = {
  pin: 'PIN',
  code: 'PIN and code, or passkey',
  passkey: 'Passkey, else the strongest',
};

const signing = (name: string, label: string): PolicyField => ({
  name,
  label,
  kind: 'choice',
  choices: factorChoices,
});

/** What shows something, where a password or a code alone is enough. */
const proving = (name: string, label: string): PolicyField => ({
  name,
  label,
  kind: 'choice',
  choices: {
    password: 'Password',
    pin: 'PIN, code or passkey',
    code: 'Code or passkey',
    passkey: 'Passkey, else the strongest',
  },
});

export const flatSheets: Record<
  Exclude<PolicyName, 'roles' | 'loanRates' | 'holidays' | 'branches'>,
  PolicySheet
> = {
  fees: flat('Fees', 'What an order costs its payer. Money between own accounts costs nothing.', [
    { name: 'localMinor', label: 'Local transfer', kind: 'money' },
    { name: 'billMinor', label: 'Bill payment', kind: 'money' },
    { name: 'internationalMinor', label: 'International transfer', kind: 'money' },
  ]),
  limits: flat('Payment limits', 'How much one customer pays others, and how often.', [
    {
      name: 'paymentsWithoutPinPerDayMinor',
      label: 'Per day without an older PIN',
      kind: 'money',
      hint: 'Until the security PIN is a day old.',
    },
    { name: 'paymentsPerMinute', label: 'Payments in a minute', kind: 'whole' },
  ]),
  review: flat('Review threshold', 'Payments to others above this size wait for staff.', [
    {
      name: 'aboveMinor',
      label: 'Payments above',
      kind: 'money',
      none: 'No payment waits',
      hint: 'Leave it empty, and no payment waits.',
    },
  ]),
  twoPeople: flat(
    'Two-person rule',
    'What needs two members of the staff: credits, corrections and loans above an amount, and ' +
      'policy changes.',
    [
      {
        name: 'aboveMinor',
        label: 'Amounts above',
        kind: 'money',
        none: '$10,000.00 from the second person on',
        hint:
          'Leave it blank for $10,000.00 as soon as a second person can approve. Raising or ' +
          'removing it takes effect the next day at the earliest.',
      },
      {
        name: 'perDayMinor',
        label: 'One person on a day',
        kind: 'money',
        none: 'Same as at once',
        hint: 'All that one person gives alone on a day, so that splitting does not help.',
      },
      {
        name: 'terms',
        label: 'Changes of policies and of the staff',
        kind: 'choice',
        hint: 'Two are needed as soon as a second person can make them.',
        choices: { two: 'Need two people', one: 'Need one person' },
      },
    ],
    { perDayMinor: null, terms: 'two' },
  ),
  stepUp: flat(
    'Proofs',
    'The weakest proof that is enough for each action. Customers who don’t have it give the ' +
      'strongest one they have. Where several lines apply, the strictest counts. Changing ' +
      'security settings or contact details, and unfreezing a card, always take the strongest.',
    [
      signing('payment', 'A payment to others'),
      signing('paymentToNewPayee', 'Payment to a new payee'),
      signing('paymentFromNewDevice', 'Payment on a new device'),
      signing('paymentAfterContactChange', 'Payment after a change of email or password'),
      signing('largePayment', 'Large payment'),
      signing('manyPayments', 'One of many payments'),
      proving('cardNumbers', 'Card numbers'),
      proving('cardNumbersFromNewDevice', 'Card numbers on a new device'),
      proving('cardNumbersAfterContactChange', 'Card numbers after a change'),
      {
        name: 'staffDeed',
        label: 'Staff: money, terms, documents',
        kind: 'choice',
        hint: 'Given in the last five minutes, by everyone who has one.',
        choices: { code: 'Code of an app', passkey: 'Passkey, else a code' },
      },
      { name: 'largePaymentMinor', label: 'Large is above', kind: 'money' },
      {
        name: 'firstPaymentPauseMinor',
        label: 'Questions about scams above',
        kind: 'money',
        hint: 'Before a first payment to somebody, on our pages.',
      },
      { name: 'paymentsInAnHour', label: 'Many in an hour is more than', kind: 'whole' },
      { name: 'newDeviceHours', label: 'Hours a device is new', kind: 'whole' },
    ],
    { firstPaymentPauseMinor: shippedPauseMinor },
  ),
  savingsRate: flat('Savings rate', 'Annual interest on savings, accrued daily and paid monthly.', [
    { name: 'rateBps', label: 'Annual rate', kind: 'percent' },
  ]),
  checkHold: flat(
    'Mobile check deposits',
    'How much is available early, and how much can be deposited.',
    [
      {
        name: 'nextDayMinor',
        label: 'Available on the next business day',
        kind: 'money',
        hint: 'At least $275.00 by Regulation CC.',
      },
      { name: 'perDayMinor', label: 'Deposits in a day', kind: 'money' },
      { name: 'per30DaysMinor', label: 'Deposits in 30 days', kind: 'money' },
    ],
  ),
  exchange: flat('Exchange', 'What is added to the market’s rate, and how long a quote holds.', [
    { name: 'spreadBps', label: 'Spread', kind: 'percent' },
    { name: 'quoteMinutes', label: 'Minutes a quote holds', kind: 'whole' },
  ]),
  rateAge: flat(
    'Maximum rate age',
    'How old the newest rate can be. If it is older, international transfers are refused.',
    [
      {
        name: 'maximumDays',
        label: 'Days at most',
        kind: 'whole',
        none: 'Any age; 5 days on a public bank',
        hint: 'Leave it blank for any age. A bank that is open to the public then takes 5 days at most.',
      },
    ],
  ),
  fetchedRates: flat(
    'Fetched rates',
    'Rates that the bank fetches by itself are used at once, unless one has moved too far.',
    [
      {
        name: 'mostBps',
        label: 'Change in 24 hours at most',
        kind: 'percent',
        hint: 'Beyond it no rate of that day is used until staff import the file.',
      },
    ],
  ),
  exchangeLimit: flat(
    'Exchange limit',
    'How much can be exchanged in one international transfer.',
    [
      {
        name: 'aboveMinor',
        label: 'US dollars at most',
        kind: 'money',
        none: 'Any amount; $100,000 on a public bank',
        hint: 'Leave it blank for any amount. A bank that is open to the public then takes $100,000.00.',
      },
    ],
  ),
};
