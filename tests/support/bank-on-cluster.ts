import { afterAll, beforeAll } from 'vitest';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from './bank-server.ts';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';

/**
 * A server on a PostgreSQL of its own, which a test may stop or break, with a customer who has a
 * million dollars and one who has nothing.
 * @param patienceSeconds how long the server asks again where the database is away; the usual one
 * is longer than a cluster needs to start on a busy machine.
 */
export function useBankOnCluster({ patienceSeconds = 60 } = {}) {
  let cluster: PostgresCluster;
  let server: BankServer;
  let alice: Customer;
  let bruno: Customer;
  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (!started) throw new Error('PostgreSQL is not installed.');
    cluster = started;
    server = await startBankServer({
      DATABASE_URL: cluster.url('postgres'),
      BANK_RATE_LIMIT: 'off',
      BANK_PATIENCE_SECONDS: String(patienceSeconds),
    });
    alice = await registerCustomer(server.call, 'alice.ames');
    bruno = await registerCustomer(server.call, 'bruno.bell');
    await fund(server.call, server.admin, alice, 1_000_000);
  });
  afterAll(async () => {
    await server.close();
    await cluster.remove();
  });
  return {
    cluster: () => cluster,
    server: () => server,
    alice: () => alice,
    bruno: () => bruno,
    /** Sends a dollar from Alice to Bruno under a reference, which is the retry key too. */
    pay: async (reference: string, { keyed = true } = {}) =>
      await server.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1, {
          reference,
        }),
        ...(keyed && { headers: { 'idempotency-key': reference } }),
      }),
  };
}
