import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf, requireOf } from '../../scripts/test/outside-packages.ts';
import { findFreePort } from '../support/free-port.ts';

/** A row as Actual keeps it. */
export interface ActualRow {
  date: string;
  amount: number;
  imported_id: string | null;
  imported_payee: string | null;
  notes: string | null;
}

/** An account as the bank's feed has it. */
interface OfferedAccount {
  id: string;
  name: string;
  balance: string;
  org: { id: string; name: string; domain: string };
}

/** The part of `@actual-app/api` that is used here. */
interface Api {
  init(options: {
    dataDir: string;
    serverURL: string;
    password: string;
    verbose: boolean;
  }): Promise<{ send(name: string, args?: object): Promise<unknown> }>;
  shutdown(): Promise<void>;
  getAccounts(): Promise<{ id: string; name: string }[]>;
  getAccountBalance(id: string): Promise<number>;
  getTransactions(id: string, first: string, last: string): Promise<ActualRow[]>;
  runBankSync(asked: { accountId: string }): Promise<void>;
}

const password = 'a-budget-of-heather';

async function startSyncServer(dataDir: string): Promise<{ origin: string; server: ChildProcess }> {
  const port = await findFreePort();
  const file = join(
    packagesOf('sync'),
    'node_modules/@actual-app/sync-server/build/bin/actual-server.js',
  );
  const server = spawn(process.execPath, [file], {
    cwd: dataDir,
    // Actual asks for the entries up to the end of a month of its own zone.
    env: {
      PATH: process.env['PATH'],
      TZ: 'America/New_York',
      ACTUAL_DATA_DIR: dataDir,
      ACTUAL_HOSTNAME: '127.0.0.1',
      ACTUAL_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Listening on')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`Actual's server ended: ${said}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, server };
}

/** Actual's own server, and a budget at it, both in a folder. */
export async function openActual(folder: string) {
  const [dataDir, clientDir] = [join(folder, 'server'), join(folder, 'client')];
  mkdirSync(dataDir);
  mkdirSync(clientDir);
  const { origin, server } = await startSyncServer(dataDir);
  await fetch(`${origin}/account/bootstrap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const api = requireOf('sync')('@actual-app/api') as Api;
  const core = await api.init({ dataDir: clientDir, serverURL: origin, password, verbose: false });
  await core.send('create-budget', { budgetName: 'Household' });
  return {
    api,
    /** Gives it a setup token, which its server claims when it asks for accounts. */
    async connect(setupToken: string): Promise<OfferedAccount[]> {
      await core.send('secret-set', { name: 'simplefin_token', value: setupToken });
      const { accounts } = (await core.send('simplefin-accounts')) as {
        accounts: OfferedAccount[];
      };
      return accounts;
    },
    /** As its window does it. @returns its own ID of the account. */
    async link({ id, name, balance, org }: OfferedAccount): Promise<string> {
      await core.send('simplefin-accounts-link', {
        externalAccount: {
          account_id: id,
          name,
          balance,
          institution: org.name,
          orgDomain: org.domain,
          orgId: org.id,
        },
      });
      const linked = (await api.getAccounts()).find((account) => account.name === name);
      if (linked === undefined) throw new Error(`Actual did not link ${name}`);
      return linked.id;
    },
    async close() {
      await api.shutdown();
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
