import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

const application = {
  loanAmount: 100_000,
  loanPurpose: 'home',
  loanTerm: 360,
  income: 84_000,
  employmentStatus: 'employed',
  creditScore: 760,
};
const apply = (body: unknown, token = testBank.cast.alice.token) =>
  testBank.call('POST', '/api/loans', { token, body });
const loansOf = async ({ token }: { token: string }) =>
  (await testBank.call('GET', '/api/loans', { token })).body.loans;

describe('an application', () => {
  test.each([
    [759, 649],
    [760, 599],
    [700, 649],
    [699, 724],
    [640, 724],
    [639, 849],
    [300, 849],
  ])('a score of %i gets the rate of its line [L-295]', async (creditScore, rateBps) => {
    expect((await apply({ ...application, creditScore })).body.loan.rateBps).toBe(rateBps);
  });
});

describe('every field has its rule [S-01]', () => {
  test('all that is missing is said at once, in the words of the form [L-156]', async () => {
    const { status, body } = await apply({});
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      loanAmount: 'Loan amount is required',
      loanPurpose: 'Purpose is required',
      loanTerm: 'Term is required',
      income: 'Income is required',
      employmentStatus: 'Employment status is required',
      creditScore: 'Credit score is required',
    });
    expect(body.error).toBe('Loan amount is required');
    expect(body.error).toBe(body.message);
  });

  test('blank fields, as an untouched form sends them, are missing ones', async () => {
    const blank = {
      loanAmount: '',
      loanPurpose: '',
      loanTerm: ' ',
      income: '',
      employmentStatus: '',
      creditScore: '',
      additionalNotes: '',
    };
    expect(Object.values((await apply(blank)).body.fields)).toEqual([
      'Loan amount is required',
      'Purpose is required',
      'Term is required',
      'Income is required',
      'Employment status is required',
      'Credit score is required',
    ]);
  });

  test.each([
    ['loanAmount', 0.01],
    ['loanAmount', 999_999_999.99],
    ['loanAmount', '0.01'],
    ['loanTerm', 1],
    ['loanTerm', 480],
    ['loanTerm', '480'],
    ['income', 0],
    ['income', '0.00'],
    ['creditScore', 300],
    ['creditScore', 850],
    ['additionalNotes', 'x'.repeat(2000)],
  ])('%s may be %s', async (field, value) => {
    expect((await apply({ ...application, [field]: value })).status).toBe(201);
  });

  test.each([
    ['loanAmount', 0, 'Loan amount must be greater than 0.'],
    ['loanAmount', -5, 'Loan amount must be greater than 0.'],
    ['loanAmount', 0.001, 'Loan amount must be a number with at most two decimals.'],
    ['loanAmount', '12,000', 'Loan amount must be a number with at most two decimals.'],
    ['loanAmount', '$12000', 'Loan amount must be a number with at most two decimals.'],
    ['loanAmount', '1e3', 'Loan amount must be a number with at most two decimals.'],
    ['loanAmount', '0x10', 'Loan amount must be a number with at most two decimals.'],
    ['loanAmount', 1_000_000_000, 'Loan amount can be at most 999,999,999.99.'],
    ['loanTerm', 0, 'Term must be a whole number from 1 to 480.'],
    ['loanTerm', 481, 'Term must be a whole number from 1 to 480.'],
    ['loanTerm', 12.5, 'Term must be a whole number from 1 to 480.'],
    ['loanTerm', 'a year', 'Term must be a whole number from 1 to 480.'],
    ['income', -0.01, 'Income must be 0 or more.'],
    ['income', 1_000_000_000, 'Income can be at most 999,999,999.99.'],
    ['creditScore', 299, 'Credit score must be a whole number from 300 to 850.'],
    ['creditScore', 851, 'Credit score must be a whole number from 300 to 850.'],
    ['creditScore', '700.5', 'Credit score must be a whole number from 300 to 850.'],
    ['loanPurpose', 'boat', 'Purpose must be one of personal, home, auto, education.'],
    [
      'employmentStatus',
      'retired',
      'Employment status must be one of employed, self-employed, unemployed, student.',
    ],
    ['additionalNotes', 'x'.repeat(2001), 'At most 2000 characters.'],
    ['additionalNotes', 'a\u202eb', 'Control characters are not allowed.'],
    ['rateBps', 1, 'Unknown field.'],
  ])('%s may not be %s', async (field, value, text) => {
    const { status, body } = await apply(
      { ...application, [field]: value },
      testBank.cast.bruno.token,
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: text });
    expect(await loansOf(testBank.cast.bruno)).toEqual([]);
  });
});
