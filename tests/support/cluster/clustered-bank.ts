import { networkCalls, type Call } from '../../../fixtures/bank-client.ts';
import { fund, registerCustomer, type Customer } from '../../../fixtures/people.ts';
import { bankCommand } from '../bank-command.ts';
import { startBankServer, type BankServer } from '../bank-server.ts';
import { findFreePort } from '../free-port.ts';
import { startHaproxy, type WatchingProxy } from '../proxy.ts';
import { startDatabaseCluster, type DatabaseCluster } from './database-cluster.ts';

/** Two servers on two machines of a cluster, behind the proxy for people. */
export interface ClusteredBank {
  cluster: DatabaseCluster;
  servers: readonly [BankServer, BankServer];
  proxy: WatchingProxy;
  call: Call;
  payers: Customer[];
  payee: Customer;
  close(): Promise<void>;
}

/**
 * @param env for both servers, e.g. what a saboteur needs.
 * @param archiveCommand of the three machines, where they have an archive.
 */
export async function startClusteredBank(
  env: Record<string, string> = {},
  archiveCommand?: string,
): Promise<ClusteredBank> {
  const cluster = await startDatabaseCluster(archiveCommand);
  const ends: (() => Promise<void>)[] = [() => cluster.remove()];
  const close = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const [first, second] = cluster.environments;
    await bankCommand(['migrate'], { ...first?.owner });
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const shared = {
      BANK_PUBLIC_URL: origin,
      BANK_TRUSTED_PROXIES: '127.0.0.1',
      BANK_RATE_LIMIT: 'off',
      ...env,
    };
    const start = async (given: Record<string, string>) => {
      const server = await startBankServer({ ...given, ...shared });
      ends.push(() => server.close());
      return server;
    };
    // The first one makes the key file, which the machines then share.
    const a = await start({ ...first?.bank, BANK_KEY_FILE: '' });
    const b = await start({ ...second?.bank, BANK_KEY_FILE: `${a.dataDir}.key` });
    const proxy = await startHaproxy(port, [a.origin, b.origin]);
    ends.push(() => proxy.close());
    const call = networkCalls(origin);
    const payers: Customer[] = [];
    for (const name of ['alice.ames', 'bella.boyd', 'carla.cole', 'dinah.dunn']) {
      const payer = await registerCustomer(call, name);
      await fund(call, a.admin, payer, 1_000_000);
      payers.push(payer);
    }
    const payee = await registerCustomer(call, 'perry.pine');
    return { cluster, servers: [a, b], proxy, call, payers, payee, close };
  } catch (error) {
    await close();
    throw error;
  }
}
