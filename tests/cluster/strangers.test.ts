import { once } from 'node:events';
import { request, type RequestOptions } from 'node:https';
import { connect } from 'node:tls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificates } from '../../scripts/bank/cluster/make-certificates.ts';
import type { Machine } from '../../scripts/bank/cluster/plan-cluster.ts';
import { tlsOf } from '../support/cluster/ask-patroni.ts';
import { startDatabaseCluster, type DatabaseCluster } from '../support/cluster/database-cluster.ts';

type Shown = Pick<RequestOptions, 'cert' | 'key'>;

/** Asks a port with these papers. @returns the status, or that it takes no such connection. */
async function ask(
  { address, ...machine }: Machine,
  port: 'etcdPort' | 'patroniPort',
  { path, method = 'GET', auth, ...shown }: RequestOptions,
): Promise<number | 'refused' | undefined> {
  const { ca } = tlsOf({ address, ...machine });
  const asking = request({
    host: address,
    port: machine[port],
    path,
    method,
    auth,
    ca,
    ...shown,
    signal: AbortSignal.timeout(10_000),
  });
  asking.end(method === 'GET' ? undefined : '{}');
  try {
    const [{ statusCode }] = (await once(asking, 'response')) as [{ statusCode?: number }];
    return statusCode;
  } catch {
    return 'refused';
  }
}

/** The number of the certificate that Patroni shows. */
async function certificateOf(machine: Machine): Promise<string> {
  const { address: host, patroniPort: port } = machine;
  const socket = connect({ host, port, ca: tlsOf(machine).ca });
  await once(socket, 'secureConnect');
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
}

describe('a stranger in the network of the cluster', () => {
  let cluster: DatabaseCluster;
  let machine: Machine;
  let own: Shown;
  let forged: Shown;
  beforeAll(async () => {
    cluster = await startDatabaseCluster();
    machine = (cluster.nodes[0] as DatabaseCluster['nodes'][number]).machine;
    own = tlsOf(machine);
    const { machines } = await makeCertificates([machine]);
    forged = { cert: machines[machine.name]?.certificate, key: machines[machine.name]?.key };
  });
  afterAll(() => cluster.remove());

  test('strangers: neither read nor write who leads, in etcd', async () => {
    const path = '/v3/kv/range';
    expect(await ask(machine, 'etcdPort', { path, method: 'POST' })).toBe('refused');
    expect(await ask(machine, 'etcdPort', { path, method: 'POST', ...forged })).toBe('refused');
    expect(await ask(machine, 'etcdPort', { path: '/health', ...own })).toBe(200);
  });

  test('strangers: may look at Patroni, and change nothing by a password alone', async () => {
    const auth = `patroni:${cluster.patroniPassword}`;
    const change = { path: '/reload', method: 'POST' };
    expect(await ask(machine, 'patroniPort', { path: '/cluster' })).toBe(200);
    expect(await ask(machine, 'patroniPort', { ...change, auth })).toBe(403);
    expect(await ask(machine, 'patroniPort', { ...change, ...own })).toBe(401);
    expect(await ask(machine, 'patroniPort', { ...change, ...forged, auth })).toBe('refused');
    expect(await ask(machine, 'patroniPort', { ...change, ...own, auth })).toBe(202);
  });

  test('strangers: a machine with a new certificate is one of the cluster again', async () => {
    const leader = await cluster.leader();
    const node = cluster.nodes.find((each) => each !== leader);
    if (!node) throw new Error('There is no standby.');
    const before = await certificateOf(node.machine);
    await cluster.renew(node);
    for (const part of ['patroni', 'etcd'] as const) await node.stop(part);
    for (const part of ['etcd', 'patroni'] as const) node.start(part);
    await cluster.whole();
    expect(await certificateOf(node.machine)).not.toBe(before);
  });

  test('strangers: PostgreSQL speaks to nobody without TLS', async () => {
    for (const user of ['postgres', 'replicator', 'larkmoor_server']) {
      const client = new pg.Client({
        host: machine.address,
        port: machine.databasePort,
        database: 'larkmoor',
        user,
        password: 'guessed',
        ssl: false,
      });
      await expect(client.connect()).rejects.toThrow(/no pg_hba.conf entry .*no encryption/);
      await client.end().catch(() => undefined);
    }
  });
});
