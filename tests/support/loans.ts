import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { loan, instalment } from '../../contract/money/loans.ts';
import { readTerms } from '../../fixtures/accept-offer.ts';
import { castPassword, expectStatus, type Customer, type Person } from '../../fixtures/people.ts';
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

/** Calls about loans of customers and staff, for tests. */
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
  const loansOf = async ({ token }: Pick<Person, 'token'>): Promise<z.input<typeof loan>[]> =>
    (await bank().call('GET', '/api/loans', { token })).body.loans;
  const loanOf = async (
    id: string,
    who: Pick<Person, 'token'> = bank().cast.bruno,
  ): Promise<z.input<typeof loan>> =>
    (await loansOf(who)).find(({ _id }) => _id === id) as z.input<typeof loan>;
  const accept = async (
    id: string,
    who: Pick<Person, 'token'> = bank().cast.bruno,
    given: Record<string, unknown> = { password: castPassword },
  ) =>
    bank().call('POST', `/api/loans/${id}/accept`, {
      token: who.token,
      body: { ...readTerms(await loanOf(id, who)), ...given },
    });
  const offered = async (extra?: Record<string, unknown>, customer?: Customer): Promise<string> => {
    const id = await apply(extra, customer);
    expectStatus(await take(id), 200);
    expectStatus(await act(id, 'approve'), 200);
    return id;
  };
  const accepted = async (
    extra?: Record<string, unknown>,
    customer?: Customer,
  ): Promise<string> => {
    const id = await offered(extra, customer);
    expectStatus(await accept(id, customer), 200);
    return id;
  };
  return {
    apply,
    take,
    act,
    /** Approved by staff: it waits for its customer. */
    offered,
    /** Its customer accepts the terms as shown, unless others are given. */
    accept,
    /** It waits to be paid out. */
    accepted,
    /** A loan whose money its customer has. */
    async paidOut(extra?: Record<string, unknown>, customer?: Customer): Promise<string> {
      const id = await accepted(extra, customer);
      expectStatus(await act(id, 'disburse', { key: randomUUID() }), 200);
      return id;
    },
    loanOf,
    scheduleOf: async (
      id: string,
      { token }: Pick<Person, 'token'> = bank().cast.bruno,
    ): Promise<z.input<typeof instalment>[]> =>
      (await bank().call('GET', `/api/loans/${id}/schedule`, { token })).body.instalments,
    /** Moves business time to a moment of New York without running a job. */
    setClock: (local: string): Promise<void> => setBankClock(bank().bank, local),
  };
}
