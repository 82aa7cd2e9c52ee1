import { outsideKinds, paymentKinds } from '../../../contract/money/payment-kinds.ts';
import { describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../../config/policy.ts';
import { policies, policyNames } from '../../../contract/values/policy.ts';
import { complaintsOf, draftOf, newRow, readDraft } from './policy-draft.ts';
import { flatSheets } from './flat-sheets.ts';

const feesTyped = (localMinor: string) => [
  { ...draftOf('fees', shippedPolicies.fees)[0], localMinor },
];

describe('what stands in the fields', () => {
  test.each(policyNames)('of %s is the very policy it was made from', (name) => {
    expect(readDraft(name, draftOf(name, shippedPolicies[name]))).toEqual({
      value: shippedPolicies[name],
    });
  });

  test('is exact to the cent and to the basis point, and empty where nothing is set', () => {
    expect(readDraft('fees', feesTyped(' $1,000.00 '))).toEqual({
      value: { ...shippedPolicies.fees, localMinor: 100_000 },
    });
    expect(readDraft('savingsRate', [{ rateBps: '4.07 %' }])).toEqual({ value: { rateBps: 407 } });
    expect(readDraft('review', [{ aboveMinor: '' }])).toEqual({ value: { aboveMinor: null } });
  });

  test.each(['', '1.005', '1,234,5', 'free', '-1'])(
    '“%s” is no amount, and the field says how one is typed',
    (typed) => {
      expect(readDraft('fees', feesTyped(typed))).toEqual({
        complaints: [
          { text: 'Please type the amount like 1,234.50.', row: 0, field: 'localMinor' },
        ],
      });
    },
  );

  test('of a new row has to be filled', () => {
    expect(readDraft('loanRates', [newRow('loanRates')])).toEqual({
      complaints: [{ text: 'Please type a whole number.', row: 0, field: 'minimumScore' }],
    });
  });
});

test('a mistake in a list is said of its row, also after rows were added', () => {
  const judged = (name: 'holidays' | 'branches', draft: Record<string, string>[]) => {
    const read = readDraft(name, draft);
    const issues =
      'value' in read ? (policies[name].safeParse(read.value).error?.issues ?? []) : [];
    const fields = Object.fromEntries(
      issues.map(({ path, message }) => [['value', ...path].join('.'), message]),
    );
    return complaintsOf(name, draft, { ...fields, reason: 'of another field' });
  };
  const days = [
    { day: '2026-11-26', state: 'open', name: 'Thanksgiving' },
    { day: '2026-11-27', state: 'closed', name: 'x'.repeat(81) },
    { day: '2026-11-31', state: 'open', name: 'No day' },
  ];
  expect(judged('holidays', days)).toEqual(
    expect.arrayContaining([
      { text: 'At most 80 characters.', row: 1, field: 'name' },
      { text: 'Please enter a valid date.', row: 2, field: 'day' },
    ]),
  );
  const branches = draftOf('branches', shippedPolicies.branches);
  expect(
    judged('branches', branches.with(1, { ...branches[1], Saturday: '14:00-10:00', zip: '1120' })),
  ).toEqual(
    expect.arrayContaining([
      { text: 'A ZIP code is five digits.', row: 1, field: 'zip' },
      { text: 'A branch must close after it opens.', row: 1, field: 'Saturday' },
    ]),
  );
});

test('loan rates are one row per score; a blank one is not offered', () => {
  const typed = [
    { minimumScore: '600', personal: '21.99', home: '', auto: '', education: '' },
    { minimumScore: '740', personal: '8.49', home: '5.99', auto: '99', education: '' },
  ];
  const read = readDraft('loanRates', typed);
  expect(read).toEqual({
    value: [
      { purpose: 'personal', minimumScore: 740, rateBps: 849 },
      { purpose: 'personal', minimumScore: 600, rateBps: 2199 },
      { purpose: 'home', minimumScore: 740, rateBps: 599 },
      { purpose: 'auto', minimumScore: 740, rateBps: 9900 },
    ],
  });
  const text = 'Each rate must be from 0.00% to 36.00%.';
  expect(complaintsOf('loanRates', typed, { 'value.3.rateBps': text })).toEqual([
    { text, row: 1, field: 'auto' },
  ]);
  expect(readDraft('loanRates', [{ minimumScore: '740', personal: 'low' }])).toEqual({
    complaints: [{ text: 'Please type the percentage like 4.25.', row: 0, field: 'personal' }],
  });
});

test('each fee that a kind of payment costs can be set, under the label of that kind', () => {
  const fields = flatSheets.fees.fields.map(({ name, label }) => [name, label]);
  for (const kind of outsideKinds())
    expect(fields).toContainEqual([paymentKinds[kind].fee, paymentKinds[kind].label]);
});
