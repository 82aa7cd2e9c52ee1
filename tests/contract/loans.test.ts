import { describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast } = useBankPerTest();

const application = { loanAmount: 100_000, loanPurpose: 'home', loanTerm: 360, income: 84_000, employmentStatus: 'employed', creditScore: 760 };
const apply = (body: unknown, token = cast().alice.token) => bank().call('POST', '/api/loans', { token, body });
const loansOf = async ({ token }: { token: string }) => (await bank().call('GET', '/api/loans', { token })).body.loans;

describe('an application', () => {
  test('is kept as submitted, with rate and payment of the moment', async () => {
    const { alice } = cast();
    const { status, body } = await apply({ ...application, additionalNotes: '  First home.\nWith a garden.  ' });
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
    const { status, body } = await apply({ ...application, loanAmount: '100000.50', loanTerm: '360', income: ' 84000 ', creditScore: '760' });
    expect(status).toBe(201);
    expect(body.loan).toMatchObject({ loanAmount: 100_000.5, loanTerm: 360, income: 84_000, creditScore: 760 });
  });

  test('keeps its rate when the bank sets another; the next one gets the new rate', async () => {
    const { alice } = cast();
    await apply(application);
    const loanRates = shippedPolicies.loanRates.map((line) => ({ ...line, rateBps: 1234 }));
    await setPolicy(bank().bank.db, 'loanRates', loanRates, bank().bank.clock.businessNow());
    expect((await bank().call('GET', '/api/loans/rates', { token: alice.token })).body.rates).toEqual(loanRates);
    await apply(application);
    expect((await loansOf(alice)).map(({ rateBps }: { rateBps: number }) => rateBps)).toEqual([1234, 599]);
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

describe('a customer with an open loan cannot be deleted', () => {
  const states = {
    submitted: '',
    in_review: ', review_started_at = now()',
    approved: ', decided_at = now(), decided_by = $1',
    disbursed: ', decided_at = now(), decided_by = $1, disbursed_at = now(), disbursement_journal_id = $1',
  };
  const closed = {
    declined: `, decided_at = now(), decided_by = $1, decline_reasons = '{"Income too low for the payment"}'`,
    repaid: ', decided_at = now(), decided_by = $1, disbursed_at = now(), disbursement_journal_id = $1, repaid_at = now()',
  };
  const bringTo = async (state: string, sets: string) => {
    await apply(application);
    // Staff's side of a loan is not built on these calls; what it will write is written here.
    await bank().bank.db.query(`UPDATE loan SET state = '${state}'${sets} WHERE $1::uuid IS NOT NULL`, [cast().admin.id]);
    return bank().call('DELETE', `/api/admin/users/${cast().alice.id}`, { token: cast().admin.token });
  };

  test.each(Object.entries(states))('%s: 409', async (state, sets) => {
    const { status, body } = await bringTo(state, sets);
    expect([status, body.code]).toEqual([409, 'OPEN_BUSINESS']);
  });

  test.each(Object.entries(closed))('%s: the account is closed', async (state, sets) => {
    expect((await bringTo(state, sets)).status).toBe(200);
  });

  test('the customer reads how it went, reasons included', async () => {
    await apply(application);
    await bank().bank.db.query(
      `UPDATE loan SET state = 'declined', review_started_at = submitted_at, decided_at = submitted_at, decided_by = $1, decline_reasons = '{"Too new at the bank"}'`,
      [cast().admin.id],
    );
    const [loan] = await loansOf(cast().alice);
    expect(loan).toMatchObject({ state: 'declined', declineReasons: ['Too new at the bank'] });
    expect(loan.timeline.map(({ state }: { state: string }) => state)).toEqual(['submitted', 'in_review', 'declined']);
  });
});
