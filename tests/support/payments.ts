import { afterEach, beforeEach } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';
import type { TestCast } from './make-cast.ts';
import { openTestBank, type TestBank } from './test-bank.ts';
import { verifyBank } from './verify-bank.ts';

/**
 * A fresh bank for each test of the file, its books proven after each, and the few words most
 * payment tests are made of.
 */
export function useBankPerTest(extraEnv: Record<string, string> = {}) {
  let testBank: TestBank;
  beforeEach(async () => {
    testBank = await openTestBank(undefined, extraEnv);
  });
  afterEach(async () => {
    // Whatever a test did, the books balance after it.
    await verifyBank(testBank.bank.db);
    await testBank.close();
  });

  const cast = (): TestCast => testBank.cast;
  return {
    bank: () => testBank,
    cast,
    /** Alice pays Bruno, unless another body and token say otherwise. */
    pay: (
      body: unknown,
      headers: Record<string, string> = {},
      token = cast().alice.token,
    ): Promise<Answer> => testBank.call('POST', '/api/transfers/local', { token, body, headers }),
    toBruno(amount: number, extra: Record<string, unknown> = {}) {
      const { alice, bruno } = cast();
      return localTransferBody(
        alice,
        { name: 'Bruno Bell', account: bruno.checking.number },
        amount,
        extra,
      );
    },
    async balanceOf(person: Customer, type = 'Savings Account'): Promise<number> {
      const { body } = await testBank.call('GET', '/api/users/accounts', { token: person.token });
      return body.accounts.find((account: { type: string }) => account.type === type).balance;
    },
    listOf: async (person: Customer, query = ''): Promise<Answer['body']> =>
      (await testBank.call('GET', `/api/transfers/transactions${query}`, { token: person.token }))
        .body,
  };
}
