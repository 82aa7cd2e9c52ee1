import { expect, test } from 'vitest';
import { shippedPolicies } from '../../../config/policy.ts';
import { emptyLoanDraft } from './loan-draft.ts';
import { checkLoanDraft, previewOf } from './loan-rules.ts';

const typed = {
  ...emptyLoanDraft,
  loanAmount: '$100,000',
  loanPurpose: 'home',
  loanTerm: '360',
  income: '84,000.5',
  employmentStatus: 'employed',
  creditScore: '760',
};

test('what a person types is what the contract takes', () => {
  expect(checkLoanDraft(typed).values).toMatchObject({
    loanAmount: 100_000,
    loanTerm: 360,
    income: 84_000.5,
    creditScore: 760,
  });
});

test('the preview is the bank’s own payment, as soon as enough is typed [D-59]', () => {
  const preview = previewOf(typed, shippedPolicies.loanRates);
  expect([preview.rateBps, preview.repayment?.paymentMinor]).toEqual([599, 59_891n]);
  expect(
    previewOf({ ...typed, creditScore: '76' }, shippedPolicies.loanRates).repayment,
  ).toBeUndefined();
  expect(previewOf({ ...typed, loanAmount: '1,234,5' }, shippedPolicies.loanRates)).toMatchObject({
    amountMinor: undefined,
    months: 360,
    rateBps: 599,
  });
  expect(previewOf(emptyLoanDraft, undefined)).toEqual({
    amountMinor: undefined,
    purpose: undefined,
    months: undefined,
    creditScore: undefined,
    rateBps: undefined,
    repayment: undefined,
  });
});
