import type { Answer } from '../../fixtures/bank-client.ts';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from './bank-server.ts';

/** A server, with a customer who has a million dollars and one who has nothing. */
export interface PayingBank {
  server: BankServer;
  alice: Customer;
  bruno: Customer;
  /** Sends a dollar from Alice to Bruno under a reference, which is the retry key too. */
  pay: (reference: string, options?: { keyed?: boolean }) => Promise<Answer>;
}

/** Starts one without limits, on the database that `env` names or on an embedded one. */
export async function startPayingBank(env: Record<string, string> = {}): Promise<PayingBank> {
  const server = await startBankServer({ BANK_RATE_LIMIT: 'off', ...env });
  const alice = await registerCustomer(server.call, 'alice.ames');
  const bruno = await registerCustomer(server.call, 'bruno.bell');
  await fund(server.call, server.admin, alice, 1_000_000);
  const payee = { name: 'Bruno', account: bruno.checking.number };
  return {
    server,
    alice,
    bruno,
    pay: async (reference, { keyed = true } = {}) =>
      await server.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: localTransferBody(alice, payee, 1, { reference }),
        ...(keyed && { headers: { 'idempotency-key': reference } }),
      }),
  };
}
