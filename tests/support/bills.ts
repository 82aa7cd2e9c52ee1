import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { setBankClock } from './set-bank-clock.ts';
import type { TestBank } from './test-bank.ts';

/** A bill as our own form sends it. */
export const billBody = (
  amount: number,
  extra: Record<string, unknown> = {},
): Record<string, unknown> => ({
  recipientName: 'Harrow Street Lettings',
  recipientAccount: '310448207',
  recipientBank: 'Unknown',
  amount,
  currency: 'USD',
  reference: '',
  billType: 'Rent',
  ...extra,
});

/** The few words most bill tests are made of, said by Alice unless another token is given. */
export function billCalls(bank: () => TestBank) {
  const alice = (): Customer => bank().cast.alice;
  const post = (path: string, body: unknown, token = alice().token): Promise<Answer> =>
    bank().call('POST', `/api/transfers/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  return {
    alice,
    payBill: (
      body: unknown,
      headers: Record<string, string> = {},
      token = alice().token,
    ): Promise<Answer> => bank().call('POST', '/api/transfers/payBill', { token, body, headers }),
    scheduled: async (token = alice().token): Promise<Answer['body']> =>
      (await bank().call('GET', '/api/transfers/scheduled', { token })).body,
    skip: (id: string, date: string, token?: string): Promise<Answer> =>
      post(`schedules/${id}/skip`, { date }, token),
    change: (body: unknown, token?: string): Promise<Answer> =>
      post('schedules/change', body, token),
    pause: (id: string, until?: string, token?: string): Promise<Answer> =>
      post(`schedules/${id}/pause`, until === undefined ? {} : { until }, token),
    resume: (id: string, token?: string): Promise<Answer> =>
      post(`schedules/${id}/resume`, undefined, token),
    stop: (id: string, token?: string): Promise<Answer> =>
      post(`schedules/${id}/stop`, undefined, token),
    cancel: (id: string, token?: string): Promise<Answer> => post(`${id}/cancel`, undefined, token),
    /** Alice's Savings are where her money is; bills look at Checking first. */
    moveToChecking: async (amount: number): Promise<void> => {
      const body = localTransferBody(
        alice(),
        { name: 'Alice', account: alice().checking.number },
        amount,
      );
      expectStatus(await post('local', body), 201);
    },
    /** The dollars left on both accounts that pay bills. */
    funds: async (): Promise<number> => {
      const { body } = await bank().call('GET', '/api/users/accounts', { token: alice().token });
      return body.accounts.reduce(
        (sum: number, { balance }: { balance: number }) => sum + balance,
        0,
      );
    },
    /** Moves business time to an instant of New York's clocks. */
    async goTo(local: string): Promise<void> {
      await setBankClock(bank().bank, local);
      await bank().worker.runAll();
    },
  };
}
