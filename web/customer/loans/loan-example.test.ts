import { expect, test } from 'vitest';
import { shippedPolicies } from '../../../config/policy.ts';
import { emptyLoanDraft, type LoanDraft } from './loan-draft.ts';
import { loanToDraw } from './loan-example.ts';
import { previewOf } from './loan-rules.ts';

const rates = shippedPolicies.loanRates;
const drawn = (typed: Partial<LoanDraft>, today: typeof rates | undefined = rates) =>
  loanToDraw(previewOf({ ...emptyLoanDraft, ...typed }, today), today);

test('an example agrees with what is typed, and is none once all of it is', () => {
  expect(drawn({})).toMatchObject({
    amountMinor: 10_000_00n,
    months: 36,
    rateBps: 1099,
    repayment: { paymentMinor: 327_34n },
    assumed: { purpose: 'personal', creditScore: 700 },
  });
  expect(drawn({ loanAmount: '$20,000', loanPurpose: 'home' })).toMatchObject({
    amountMinor: 20_000_00n,
    rateBps: 649,
    assumed: { purpose: 'home', creditScore: 700 },
  });
  const all = { loanAmount: '100,000', loanTerm: '360', loanPurpose: 'home', creditScore: '760' };
  expect(drawn(all)).toMatchObject({ repayment: { paymentMinor: 598_91n }, assumed: undefined });
});

test('without a rate nothing is drawn', () => {
  expect(loanToDraw({}, undefined)).toBeUndefined();
  expect(
    drawn(
      { loanPurpose: 'home' },
      rates.filter(({ purpose }) => purpose !== 'home'),
    ),
  ).toBe(undefined);
});
