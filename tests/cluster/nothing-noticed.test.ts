import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Examined } from '../../server/start/examine/examined.ts';
import { bankCommand } from '../support/bank-command.ts';
import { askPatroni } from '../support/cluster/ask-patroni.ts';
import { startClusteredBank, type ClusteredBank } from '../support/cluster/clustered-bank.ts';
import type { DatabaseNode } from '../support/cluster/database-node.ts';
import { brokenPromises, noteRow, seconds, underLoad } from '../support/cluster/under-load.ts';

const limits = { errors: false };

describe('what no client may notice', () => {
  let bank: ClusteredBank;
  beforeAll(async () => {
    bank = await startClusteredBank();
  });
  afterAll(() => bank.close());

  const otherThan = (leader: DatabaseNode): DatabaseNode =>
    bank.cluster.nodes.find((node) => node !== leader) as DatabaseNode;

  test('doctor: names the cluster whole, and that nobody says where it is', async () => {
    const [given] = bank.cluster.environments;
    const [server] = bank.servers;
    const ask = async (env: Record<string, string>) => {
      const place = { BANK_DATA_DIR: server.dataDir, BANK_KEY_FILE: `${server.dataDir}.key` };
      const said = await bankCommand(['doctor', '--json'], { ...env, ...place }).catch(
        (error: { stdout: string }) => error.stdout,
      );
      return (JSON.parse(said) as Examined[])
        .filter(({ about }) => about === 'cluster')
        .map(({ state, found }) => `${state}: ${found}`);
    };
    await bank.cluster.whole();
    expect(await ask({ ...given?.bank })).toEqual([
      expect.stringMatching(/^ok: Patroni \d+\.\d+\.\d+ on each machine: /),
    ]);
    expect(await ask({ ...given?.bank, BANK_PATRONI_URLS: '' })).toEqual([
      'warning: Patroni runs this database, and nothing says where it can be asked.',
    ]);
  });

  test('figures: Patroni and the proxies tell each that an alert asks of them', async () => {
    await bank.cluster.whole();
    const told = await Promise.all(
      bank.cluster.nodes.flatMap(({ machine }) => [
        askPatroni(machine, '/metrics').then(({ body }) => body),
        fetch(`http://127.0.0.1:${machine.proxyFiguresPort}/metrics`).then((met) => met.text()),
      ]),
    );
    const values = (name: string) =>
      told.flatMap((each) =>
        [...each.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
          Number(value),
        ),
      );
    const rules = readFileSync('deploy/alerts.yml', 'utf8').replaceAll(/^ *#.*$/gm, '');
    const figures = [...new Set(rules.match(/\b(?:patroni|haproxy)_[a-z_]+/g))];
    expect(figures.length).toBeGreaterThan(4);
    expect(figures.filter((figure) => values(figure).length === 0)).toEqual([]);
    expect(values('patroni_primary').toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(values('haproxy_backend_active_servers\\{proxy="leader"\\}')).toEqual([1, 1, 1]);
  });

  test('switchover: another machine leads, and no client meets an error', async (context) => {
    const figures = await underLoad(bank, {
      break: async () => {
        await bank.cluster.switchover();
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'switchover', figures);
    expect(brokenPromises(figures, limits)).toEqual([]);
  });

  test('rolling-restart: of servers, proxies, etcd and databases, one after the other', async (context) => {
    const { cluster, servers, proxy } = bank;
    const figures = await underLoad(bank, {
      break: async (leader) => {
        for (const server of servers) {
          await server.stop();
          await server.start();
          await expect.poll(() => proxy.seesBoth(), { timeout: 20_000 }).toBe(true);
        }
        for (const databaseProxy of cluster.proxies) {
          await databaseProxy.restart();
          await databaseProxy.leads();
        }
        for (const node of cluster.nodes) {
          await node.stop('etcd');
          node.start('etcd');
          await cluster.whole();
          await seconds(5);
        }
        for (const node of cluster.nodes.filter((each) => each !== leader)) {
          await node.stop('patroni');
          node.start('patroni');
          await cluster.whole();
        }
        await cluster.switchover();
        await cluster.whole();
        await leader.stop('patroni');
        leader.start('patroni');
        await cluster.whole();
      },
    });
    noteRow(context, 'rolling-restart', figures);
    expect(brokenPromises(figures, limits)).toEqual([]);
  });

  test('etcd-away: the leader goes on while its standbys answer it', async (context) => {
    const { nodes, whole } = bank.cluster;
    const figures = await underLoad(bank, {
      break: async () => {
        for (const node of nodes) await node.kill(['etcd']);
        await seconds(60);
        for (const node of nodes) node.start('etcd');
        await seconds(10);
        await whole();
      },
    });
    noteRow(context, 'etcd-away', figures);
    expect(brokenPromises(figures, { ...limits, seconds: 3, readingSeconds: 3 })).toEqual([]);
  });

  test('freeze-standby: one slow standby holds nobody up', async (context) => {
    const parts = ['patroni', 'postgres'] as const;
    const figures = await underLoad(bank, {
      break: async (leader) => {
        const standby = otherThan(leader);
        standby.freeze(parts);
        await seconds(30);
        standby.wake(parts);
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'freeze-standby', figures);
    expect(brokenPromises(figures, { ...limits, seconds: 3, readingSeconds: 3 })).toEqual([]);
  });

  test('kill-standby: nor does one that is gone', async (context) => {
    const figures = await underLoad(bank, {
      break: async (leader) => {
        const standby = otherThan(leader);
        await standby.kill(['patroni', 'postgres', 'etcd']);
        await seconds(20);
        standby.start('etcd');
        standby.start('patroni');
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'kill-standby', figures);
    expect(brokenPromises(figures, { ...limits, seconds: 3, readingSeconds: 3 })).toEqual([]);
  });
});
