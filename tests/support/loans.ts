import { randomUUID } from 'node:crypto';
import type { OnWire } from '../../contract/amounts-on-wire.ts';
import type { Loan, LoanInstalment } from '../../contract/loans.ts';
import { expectStatus, type Customer, type Person } from '../../fixtures/people.ts';
import { setBankClock } from './set-bank-clock.ts';
import type { TestBank } from './test-bank.ts';

const application = {
  loanAmount: 12_000,
  loanPurpose: 'auto',
  loanTerm: 12,
  income: 54_000,
  employmentStatus: 'employed',
  creditScore: 720,
};

/** What people do with loans, for tests. */
export function loanCalls(bank: () => TestBank) {
  const staff = (): Person => bank().cast.admin;
  const act = (
    id: string,
    verb: 'approve' | 'decline' | 'disburse',
    { who = staff(), body, key }: { who?: Person; body?: unknown; key?: string } = {},
  ) =>
    bank().call('POST', `/api/admin/loans/${id}/${verb}`, {
      token: who.token,
      ...(body === undefined ? {} : { body }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const take = (id: string, who: Person = staff()) =>
    bank().call('POST', `/api/admin/queues/loan/${id}/take`, { token: who.token });
  const apply = async (
    extra: Record<string, unknown> = {},
    customer: Customer = bank().cast.bruno,
  ): Promise<string> =>
    expectStatus(
      await bank().call('POST', '/api/loans', {
        token: customer.token,
        body: { ...application, ...extra },
      }),
      201,
    ).body.loan._id;
  const approved = async (
    extra?: Record<string, unknown>,
    customer?: Customer,
  ): Promise<string> => {
    const id = await apply(extra, customer);
    expectStatus(await take(id), 200);
    expectStatus(await act(id, 'approve'), 200);
    return id;
  };
  return {
    apply,
    take,
    act,
    approved,
    /** A loan whose money its customer has. */
    async paidOut(extra?: Record<string, unknown>, customer?: Customer): Promise<string> {
      const id = await approved(extra, customer);
      expectStatus(await act(id, 'disburse', { key: randomUUID() }), 200);
      return id;
    },
    async loanOf(
      id: string,
      { token }: Pick<Person, 'token'> = bank().cast.bruno,
    ): Promise<OnWire<Loan>> {
      const { body } = await bank().call('GET', '/api/loans', { token });
      return body.loans.find(({ _id }: Loan) => _id === id);
    },
    scheduleOf: async (
      id: string,
      { token }: Pick<Person, 'token'> = bank().cast.bruno,
    ): Promise<OnWire<LoanInstalment>[]> =>
      (await bank().call('GET', `/api/loans/${id}/schedule`, { token })).body.instalments,
    /** Moves business time to a moment of New York without running a job. */
    setClock: (local: string): Promise<void> => setBankClock(bank().bank, local),
  };
}
