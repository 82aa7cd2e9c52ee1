import { shippedPauseMinor } from '../../../contract/money/caution.ts';
import { shippedDelayHours } from '../../../contract/money/delayed-orders.ts';
import type { PolicyName } from '../../../contract/values/policy.ts';
import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import { shownAs, type PolicyField, type Raw } from './policy-field.ts';
import type { PolicySheet } from './policy-sheet.ts';

/** A policy of a few named values: one row. */
function flat(
  title: string,
  about: string,
  fields: readonly PolicyField[],
  /** The meaning of a field that was not in the policy when it was set. */
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

/** The factor for showing something, where a password or a code alone is enough. */
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
  fees: flat(
    policyTitles.fees,
    'What an order costs its payer. Money between own accounts costs nothing.',
    [
      { name: 'localMinor', label: 'Local transfer', kind: 'money' },
      { name: 'billMinor', label: 'Bill payment', kind: 'money' },
      { name: 'internationalMinor', label: 'International transfer', kind: 'money' },
    ],
  ),
  limits: flat(policyTitles.limits, 'How much one customer pays others, and how often.', [
    {
      name: 'paymentsWithoutPinPerDayMinor',
      label: 'Daily limit for a new PIN',
      kind: 'money',
      hint: 'Until the security PIN is a day old.',
    },
    { name: 'paymentsPerMinute', label: 'Payments in a minute', kind: 'whole' },
  ]),
  identity: flat(
    policyTitles.identity,
    'While staff have not accepted a customer’s ID document: a limit a day on what they pay others, ' +
      'no card, and nothing abroad. Moves between own accounts are free.',
    [
      {
        name: 'applies',
        label: 'The rule is',
        kind: 'choice',
        choices: {
          if_strict: 'on if this bank was set up as strict, otherwise off',
          always: 'on',
          never: 'off',
        },
      },
      {
        name: 'perDayMinor',
        label: 'Payments to others in a day',
        kind: 'money',
        hint: 'Fees included. $0.00: nothing leaves before the ID is accepted.',
      },
    ],
  ),
  review: flat(policyTitles.review, 'Payments to others above this size wait for staff.', [
    {
      name: 'aboveMinor',
      label: 'Payments above',
      kind: 'money',
      none: 'No payment waits',
      hint: 'Leave it empty, and no payment waits.',
    },
  ]),
  twoPeople: flat(
    policyTitles.twoPeople,
    'What needs two members of the staff: credits, corrections and loans above an amount, and ' +
      'policy changes.',
    [
      {
        name: 'aboveMinor',
        label: 'Two people above',
        kind: 'money',
        none: '$10,000.00 once a second person can approve',
        hint:
          'Leave it blank for $10,000.00 as soon as a second person can approve. Raising or ' +
          'removing it takes effect the next day at the earliest.',
      },
      {
        name: 'perDayMinor',
        label: 'One person per day',
        kind: 'money',
        none: 'the same limit',
        hint: 'All that one person gives alone on a day, so that splitting does not help.',
      },
      {
        name: 'terms',
        label: 'Policy and staff changes',
        kind: 'choice',
        hint: 'Two are needed as soon as a second person can make them.',
        choices: { two: 'two people', one: 'one person' },
      },
    ],
    { perDayMinor: null, terms: 'two' },
  ),
  stepUp: flat(
    policyTitles.stepUp,
    'The weakest proof that is enough for each action. Customers who don’t have it give the ' +
      'strongest one they have. Where several lines apply, the strictest counts. Changing ' +
      'security settings or contact details, and unfreezing or deleting a frozen card, always take ' +
      'the strongest.',
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
        label: 'A first payment is large above',
        kind: 'money',
        hint: 'Our pages ask about scams before it is signed, and on a new device it waits.',
      },
      {
        name: 'firstPaymentDelayHours',
        label: 'Hours it waits on a new device',
        kind: 'whole',
        hint: 'Of customers who have had nothing stronger than a PIN for three days. From 1 to 72.',
      },
      { name: 'paymentsInAnHour', label: 'Many in an hour is more than', kind: 'whole' },
      { name: 'newDeviceHours', label: 'Hours a device is new', kind: 'whole' },
    ],
    { firstPaymentPauseMinor: shippedPauseMinor, firstPaymentDelayHours: shippedDelayHours },
  ),
  savingsRate: flat(
    policyTitles.savingsRate,
    'Annual interest on savings, accrued daily and paid monthly.',
    [{ name: 'rateBps', label: 'Annual rate', kind: 'percent' }],
  ),
  checkHold: flat(
    policyTitles.checkHold,
    'How much is available early, and how much can be deposited.',
    [
      {
        name: 'nextDayMinor',
        label: 'Available on the next business day',
        kind: 'money',
        hint: 'At least $275.00, as Regulation CC asks for checks at a counter.',
      },
      { name: 'perDayMinor', label: 'Deposits in a day', kind: 'money' },
      { name: 'per30DaysMinor', label: 'Deposits in 30 days', kind: 'money' },
    ],
  ),
  exchange: flat(
    policyTitles.exchange,
    'What is added to the market’s rate, and how long a quote holds.',
    [
      { name: 'spreadBps', label: 'Spread', kind: 'percent' },
      { name: 'quoteMinutes', label: 'Quotes hold (minutes)', kind: 'whole' },
    ],
  ),
  rateAge: flat(
    policyTitles.rateAge,
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
    policyTitles.fetchedRates,
    'Rates that the bank fetches by itself are used at once, unless one has moved too far.',
    [
      {
        name: 'mostBps',
        label: 'Largest change we accept in 24 hours',
        kind: 'percent',
        hint:
          'Beyond it no rate of that day is used until staff import the file. Raising it takes ' +
          'effect the next day at the earliest.',
      },
    ],
  ),
  exchangeLimit: flat(
    policyTitles.exchangeLimit,
    'How much can be exchanged in one international transfer.',
    [
      {
        name: 'aboveMinor',
        label: 'US dollars at most',
        kind: 'money',
        none: 'Any amount; $100,000 on a public bank',
        hint:
          'Leave it blank for any amount. A bank that is open to the public then takes $100,000.00. ' +
          'Raising it takes effect the next day at the earliest.',
      },
    ],
  ),
};
