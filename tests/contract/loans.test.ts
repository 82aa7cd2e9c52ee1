import { describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { reasonTexts } from '../../contract/people/reasons.texts.ts';
import { refusalOf } from '../support/answers.ts';
import { loanCalls } from '../support/loans.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast } = useBankPerTest();

const application = {
  loanAmount: 100_000,
  loanPurpose: 'home',
  loanTerm: 360,
  income: 84_000,
  employmentStatus: 'employed',
  creditScore: 760,
};
const apply = (body: unknown, token = cast().alice.token) =>
  bank().call('POST', '/api/loans', { token, body });
const loansOf = async ({ token }: { token: string }) =>
  (await bank().call('GET', '/api/loans', { token })).body.loans;

describe('an application', () => {
  test('is kept as submitted, with rate and payment of the moment [L-295]', async () => {
    const { alice } = cast();
    const { status, body } = await apply({
      ...application,
      additionalNotes: '  First home.\nWith a garden.  ',
    });
    expect(status).toBe(201);
    expect(body.message).toBe('Loan application submitted successfully!');
    expect(body.loan).toMatchObject({
      ...application,
      additionalNotes: 'First home.\nWith a garden.',
      rateBps: 599,
      monthlyPayment: 598.91,
      state: 'submitted',
    });
    expect(body.loan.timeline).toEqual([{ state: 'submitted', at: expect.any(String) }]);
    expect(await loansOf(alice)).toEqual([body.loan]);
    await bank().worker.runAll();
    expect((await bank().outbox()).join('\n')).toContain('We received your loan application');
  });

  test('takes its numbers as plain decimal text as well', async () => {
    const { status, body } = await apply({
      ...application,
      loanAmount: '100000.50',
      loanTerm: '360',
      income: ' 84000 ',
      creditScore: '760',
    });
    expect(status).toBe(201);
    expect(body.loan).toMatchObject({
      loanAmount: 100_000.5,
      loanTerm: 360,
      income: 84_000,
      creditScore: 760,
    });
  });

  test('keeps its rate when the bank sets another; the next one gets the new rate', async () => {
    const { alice } = cast();
    await apply(application);
    const loanRates = shippedPolicies.loanRates.map((line) => ({ ...line, rateBps: 1234 }));
    await setPolicy(bank().bank.db, 'loanRates', loanRates, bank().bank.clock.businessNow());
    expect(
      (await bank().call('GET', '/api/loans/rates', { token: alice.token })).body.rates,
    ).toEqual(loanRates);
    await apply(application);
    expect((await loansOf(alice)).map(({ rateBps }: { rateBps: number }) => rateBps)).toEqual([
      1234, 599,
    ]);
  });

  test('for which the bank has no rate is refused, and nothing is kept', async () => {
    const { alice } = cast();
    const withoutHomes = shippedPolicies.loanRates.filter(({ purpose }) => purpose !== 'home');
    await setPolicy(bank().bank.db, 'loanRates', withoutHomes, bank().bank.clock.businessNow());
    const { status, body } = await apply(application);
    expect([status, body.code]).toEqual([422, 'LOAN_NOT_OFFERED']);
    expect(await loansOf(alice)).toEqual([]);
  });

  test('sent twice is two applications, newest first: nothing is merged', async () => {
    const { alice } = cast();
    const first = (await apply(application)).body.loan._id;
    await bank().advance('PT1M');
    const second = (await apply(application)).body.loan._id;
    expect((await loansOf(alice)).map(({ _id }: { _id: string }) => _id)).toEqual([second, first]);
  });
});

describe('who may', () => {
  test('nobody sees the applications of another', async () => {
    await apply(application);
    expect(await loansOf(cast().bruno)).toEqual([]);
  });

  test('a suspended customer applies for nothing, and still reads', async () => {
    const { carla } = cast();
    const { status, body } = await apply(application, carla.token);
    expect([status, body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await loansOf(carla)).toEqual([]);
  });
});

test('a customer with an open loan cannot be deleted, with a declined one can [L-291]', async () => {
  const { admin, bruno } = cast();
  const { apply: applied, take, act, accept, offered, loanOf } = loanCalls(bank);
  const close = async () =>
    refusalOf(
      await bank().call('DELETE', `/api/admin/users/${bruno.id}`, { token: admin.token }),
    ) ?? 'closed';
  const steps = {
    in_review: take,
    approved: (id: string) => act(id, 'approve'),
    accepted: (id: string) => accept(id),
    disbursed: (id: string) => act(id, 'disburse'),
  };
  const id = await applied();
  expect(await close()).toBe('OPEN_BUSINESS');
  for (const [state, step] of Object.entries(steps)) {
    await step(id);
    expect([(await loanOf(id)).state, await close()]).toEqual([state, 'OPEN_BUSINESS']);
  }
  const { amount } = (await bank().call('GET', `/api/loans/${id}/payoff`, { token: bruno.token }))
    .body;
  await bank().call('POST', `/api/loans/${id}/payoff`, { token: bruno.token, body: { amount } });
  const unwanted = await offered();
  expect(await close()).toBe('OPEN_BUSINESS');
  await bank().call('POST', `/api/loans/${unwanted}/turn-down`, { token: bruno.token });
  const other = await applied();
  await take(other);
  await act(other, 'decline', { body: { reasons: ['TOO_NEW_WITH_US'] } });
  const declined = await loanOf(other);
  expect(declined).toMatchObject({
    state: 'declined',
    declineReasons: [reasonTexts.loanDecline.TOO_NEW_WITH_US],
  });
  expect(declined.timeline.map(({ state }) => state)).toEqual([
    'submitted',
    'in_review',
    'declined',
  ]);
  expect(await close()).toBe('closed');
});
