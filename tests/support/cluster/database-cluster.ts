import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import { makeCertificates } from '../../../scripts/bank/cluster/make-certificates.ts';
import { shareMemory } from '../../../scripts/bank/cluster/share-memory.ts';
import {
  certificatesOf,
  makePasswords,
  planMachine,
  tlsFiles,
  type ClusterPasswords,
  type Machine,
} from '../../../scripts/bank/cluster/plan-cluster.ts';
import { findPatroni } from '../../../scripts/test/find-patroni.ts';
import { findPostgres } from '../../../scripts/test/find-postgres.ts';
import { findFreePort } from '../free-port.ts';
import { postgresOwner } from '../postgres-owner.ts';
import { askPatroni } from './ask-patroni.ts';
import { databaseNode, type DatabaseNode } from './database-node.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';

/** The logs of etcd, Patroni and PostgreSQL of the last cluster. */
const keptLogs = 'test-results/cluster';

/** Three machines as `bank -- cluster plan` sets them up, each with its way to the leader. */
export interface DatabaseCluster {
  nodes: DatabaseNode[];
  proxies: DatabaseProxy[];
  /** Of what changes something in Patroni. */
  patroniPassword: string;
  /** The files that the plan writes for the bank on each machine: `bank.env` and `owner.env`. */
  environments: { bank: Environment; owner: Environment }[];
  /** The machine that leads, as Patroni says; undefined while none does. */
  leader(): Promise<DatabaseNode | undefined>;
  /** Resolves once one leads and both others follow it. */
  whole(): Promise<void>;
  /** The addresses that the proxies of all machines lead to now, each once. */
  reached(): Promise<string[]>;
  /** Lets another machine lead, as an operator does it. */
  switchover(): Promise<void>;
  /** Copies a new certificate to a machine, by the authority of the plan, as the manual says. */
  renew(node: DatabaseNode): Promise<void>;
  /** Statements as superuser on one machine, past the proxy. */
  administer<Row>(node: DatabaseNode, sql: string, options?: Asked): Promise<Row[]>;
  remove(): Promise<void>;
}

interface Asked {
  values?: unknown[];
  /** The bank's, unless it is another one. */
  database?: string;
}

type Environment = Record<string, string>;

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
  timeline?: number;
}

/** @param archiveCommand takes the log to an archive; nowhere by default. */
export async function startDatabaseCluster(archiveCommand = 'true'): Promise<DatabaseCluster> {
  const patroni = findPatroni();
  const binDir = findPostgres();
  if (!patroni || binDir === undefined) throw new Error('Patroni or PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-cluster-'));
  chmodSync(folder, 0o711);
  const ports = {
    databasePort: await findFreePort(),
    patroniPort: await findFreePort(),
    etcdPort: await findFreePort(),
    etcdPeerPort: await findFreePort(),
  };
  const machines: Machine[] = [];
  for (const number of [1, 2, 3])
    machines.push({ ...ports, ...(await placeOf(folder, number)), binDir, archiveCommand });
  const passwords = makePasswords();
  const secrets = { passwords, certificates: await makeCertificates(machines) };
  const nodes = machines.map((machine) => {
    const root = join(folder, machine.name);
    mkdirSync(root);
    for (const { path, text, mode } of planMachine(machine, machines, secrets)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text, { mode });
    }
    const { patroniKeyFile, etcdKeyFile } = machine;
    const readByPostgres = ['etc/patroni/config.yml', 'etc/pgbackrest/conf.d/passphrase.conf'];
    for (const path of ['.', ...readByPostgres]) give(join(root, path));
    for (const keyFile of [patroniKeyFile, etcdKeyFile]) give(keyFile);
    return databaseNode({ machine, root, patroni });
  });
  const proxies = machines.map(({ name, proxyPort }) =>
    startDatabaseProxy(join(folder, name, 'etc/haproxy/database.cfg'), proxyPort),
  );

  const members = async (): Promise<Member[]> => {
    for (const machine of machines) {
      const answer = await askPatroni(machine, '/cluster').catch(() => undefined);
      if (answer) return (JSON.parse(answer.body) as { members?: Member[] }).members ?? [];
    }
    return [];
  };
  const leader = async () => {
    const leading = (await members()).find(({ role }) => role === 'leader')?.name;
    return nodes.find(({ machine }) => machine.name === leading);
  };
  const isWhole = (all: Member[]) =>
    all.length === 3 &&
    all.some(({ role, state }) => role === 'leader' && state === 'running') &&
    all.filter(({ role, state }) => role === 'quorum_standby' && state === 'streaming').length ===
      2 &&
    new Set(all.map(({ timeline }) => timeline)).size === 1;
  const keepLogs = (place: string) => {
    mkdirSync(place, { recursive: true });
    for (const { name } of machines)
      copyFileSync(join(folder, name, 'log'), join(place, `${name}.log`));
  };
  const whole = async () => {
    const until = Date.now() + 120_000;
    for (let seen = await members(); !isWhole(seen); seen = await members()) {
      if (Date.now() > until) {
        const place = join(keptLogs, `not-whole-${Date.now()}`);
        keepLogs(place);
        throw new Error(`The cluster does not become whole, see ${place}: ${JSON.stringify(seen)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await Promise.all(proxies.map((proxy) => proxy.leads()));
  };
  const administer = async <Row>(
    { machine }: DatabaseNode,
    sql: string,
    { values = [], database = 'larkmoor' }: Asked = {},
  ) => {
    const client = new pg.Client(superuserUrl(machine, passwords, database));
    await client.connect();
    try {
      return (await client.query(sql, values)).rows as Row[];
    } finally {
      await client.end();
    }
  };

  const readEnvironment = (name: string, of: string) =>
    parseEnv(readFileSync(join(folder, name, 'etc/larkmoor', of), 'utf8')) as Environment;
  const environments = machines.map(({ name }) => ({
    bank: readEnvironment(name, 'bank.env'),
    owner: readEnvironment(name, 'owner.env'),
  }));
  const reached = async () => {
    const addresses = await Promise.all(environments.map(({ bank }) => addressBehind(bank)));
    return [...new Set(addresses)];
  };

  const cluster: DatabaseCluster = {
    nodes,
    proxies,
    patroniPassword: passwords.patroni,
    environments,
    reached,
    leader,
    whole,
    async switchover() {
      const from = (await leader())?.machine;
      if (!from) throw new Error('Nobody leads.');
      const { status, body } = await askPatroni(from, '/switchover', {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`patroni:${passwords.patroni}`).toString('base64')}`,
        },
        body: JSON.stringify({ leader: from.name }),
      });
      if (status !== 200) throw new Error(`The switchover: ${status} ${body}`);
    },
    async renew({ machine }) {
      const { authority } = secrets.certificates;
      const root = join(folder, machine.name);
      const made = await makeCertificates([machine], authority);
      for (const { path, text, mode } of certificatesOf(machine, made))
        writeFileSync(join(root, path), text, { mode });
      give(machine.patroniKeyFile);
      give(machine.etcdKeyFile);
    },
    administer,
    async remove() {
      for (const proxy of proxies) await proxy.close();
      for (const node of nodes) await node.remove();
      keepLogs(keptLogs);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  try {
    for (const node of nodes) node.start('etcd');
    // The first makes the database; the others copy it.
    for (const node of nodes) node.start('patroni');
    await whole();
    const first = await leader();
    if (!first) throw new Error('Nobody leads.');
    await makeDatabase(
      superuserUrl(first.machine, passwords, 'postgres'),
      readEnvironment(first.machine.name, 'roles.env'),
    );
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

/** Three loopback addresses for three machines; their proxies share the one of this machine. */
async function placeOf(folder: string, number: number): Promise<Omit<Machine, Shared>> {
  const name = `node${number}`;
  const root = join(folder, name);
  return {
    name,
    address: `127.0.0.${10 + number}`,
    proxyPort: await findFreePort(),
    standbyProxyPort: await findFreePort(),
    proxyFiguresPort: await findFreePort(),
    dataDir: join(root, 'data'),
    socketDir: root,
    etcdDir: join(root, 'etcd'),
    // Three of them share this machine with two servers of the bank.
    ...shareMemory(512),
    ...tlsFiles(root),
  };
}

type Shared =
  | 'databasePort'
  | 'patroniPort'
  | 'etcdPort'
  | 'etcdPeerPort'
  | 'binDir'
  | 'archiveCommand';

function give(place: string): void {
  const owner = postgresOwner();
  if (owner) chownSync(place, owner.uid, owner.gid);
}

function superuserUrl(
  { address, databasePort, authorityFile }: Machine,
  { superuser }: ClusterPasswords,
  database: string,
): string {
  return `postgres://postgres:${superuser}@${address}:${databasePort}/${database}?sslmode=verify-full&sslrootcert=${authorityFile}`;
}

/** Finds the PostgreSQL that the address of a bank leads to; nothing where none answers. */
async function addressBehind({ DATABASE_URL }: Environment): Promise<string> {
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ address: string }>(
      'SELECT host(inet_server_addr()) AS address',
    );
    return rows[0]?.address ?? '';
  } catch {
    return '';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database and its two logins, as the manual makes them. */
async function makeDatabase(url: string, roles: Environment): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "CREATE DATABASE larkmoor TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'",
  );
  await client.end();
  const script = join(import.meta.dirname, '..', '..', '..', 'deploy', 'postgres-roles.sql');
  const bank = new URL(url);
  bank.pathname = '/larkmoor';
  await promisify(execFile)(
    join(findPostgres() ?? '', 'psql'),
    ['--no-psqlrc', '--quiet', '--file', script, bank.href],
    {
      env: { PATH: process.env['PATH'], ...roles },
    },
  );
}
