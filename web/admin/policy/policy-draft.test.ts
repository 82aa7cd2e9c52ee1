import { describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../../config/policy.ts';
import { policyNames } from '../../../contract/policy.ts';
import { checkDraft, draftOf, newRow } from './policy-draft.ts';

const feesTyped = (localMinor: string) => [{ ...draftOf('fees', shippedPolicies.fees)[0], localMinor }];

describe('what stands in the fields', () => {
  test.each(policyNames)('of %s is the very policy it was made from', (name) => {
    expect(checkDraft(name, draftOf(name, shippedPolicies[name]))).toEqual({ value: shippedPolicies[name] });
  });

  test('is exact to the cent and to the basis point, and empty where nothing is set', () => {
    expect(checkDraft('fees', feesTyped(' $1,000.00 '))).toEqual({ value: { ...shippedPolicies.fees, localMinor: 100_000 } });
    expect(checkDraft('savingsRate', [{ rateBps: '4.07 %' }])).toEqual({ value: { rateBps: 407 } });
    expect(checkDraft('review', [{ aboveMinor: '' }])).toEqual({ value: { aboveMinor: null } });
  });

  test.each(['', '1.005', '1,50', 'free', '-1'])('“%s” is no fee, and the field says what is', (typed) => {
    expect(checkDraft('fees', feesTyped(typed))).toEqual({ complaints: [{ text: 'The fee must be from $0.00 to $1,000.00.', row: 0, field: 'localMinor' }] });
  });
});

test('what is wrong in a list is said of its row, also where rows were added out of order', () => {
  const days = [
    { day: '2026-11-26', state: 'open', name: 'Thanksgiving' },
    { day: '2026-11-27', state: 'closed', name: '' },
    { day: '2026-11-31', state: 'open', name: 'No day' },
  ];
  expect(checkDraft('holidays', days)).toEqual({
    complaints: expect.arrayContaining([
      { text: 'Each day needs a reason.', row: 1, field: 'name' },
      { text: 'Please enter a valid date.', row: 2, field: 'day' },
    ]),
  });
  const branches = draftOf('branches', shippedPolicies.branches);
  const late = branches.with(1, { ...branches[1], Saturday: '14:00-10:00', zip: '1120' });
  expect(checkDraft('branches', late)).toEqual({
    complaints: expect.arrayContaining([
      { text: 'A ZIP code is five digits.', row: 1, field: 'zip' },
      { text: 'A branch must close after it opens.', row: 1, field: 'Saturday' },
    ]),
  });
  expect(checkDraft('loanRates', [...draftOf('loanRates', shippedPolicies.loanRates), newRow('loanRates')])).toHaveProperty('complaints');
});
