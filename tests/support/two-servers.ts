import { networkCalls } from '../../fixtures/bank-client.ts';
import { readOutboxes, startBankServer, type BankServer } from './bank-server.ts';
import { findFreePort } from './free-port.ts';
import { startHaproxy, type WatchingProxy } from './proxy.ts';

/**
 * Two server processes on one PostgreSQL, spoken to through a proxy. An act on "the server" is done
 * to both.
 */
export interface TwoServers extends BankServer {
  servers: readonly [BankServer, BankServer];
  proxy: WatchingProxy;
}

interface Settings {
  databaseUrl: string;
  /** For both of them. */
  env?: Record<string, string>;
}

/**
 * Starts the second server once the first one has made the bank: its key file and its first admin.
 */
export async function startTwoServers({ databaseUrl, env = {} }: Settings): Promise<TwoServers> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const shared = {
    DATABASE_URL: databaseUrl,
    BANK_PUBLIC_URL: origin,
    BANK_TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  };
  const a = await startBankServer(shared);
  const b = await startBankServer({ ...shared, BANK_KEY_FILE: `${a.dataDir}.key` });
  const proxy = await startHaproxy(port, [a.origin, b.origin]);
  const servers = [a, b] as const;
  const both = (act: (server: BankServer) => Promise<unknown>) => Promise.all(servers.map(act));
  return {
    ...a,
    servers,
    proxy,
    origin,
    call: networkCalls(origin),
    kill: async () => void (await both((server) => server.kill())),
    stop: async () =>
      (await both((server) => server.stop())).find((code) => code !== 0) === undefined ? 0 : 1,
    reloadKeys: async () => void (await both((server) => server.reloadKeys())),
    start: async () => void (await both((server) => server.start())),
    outbox: () => readOutboxes(servers.map(({ dataDir }) => dataDir)),
    async close() {
      await both((server) => server.close());
      await proxy.close();
    },
  };
}
