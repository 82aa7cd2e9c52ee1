import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letEtcdLead } from '../support/cluster/ask-etcd.ts';
import { startClusteredBank, type ClusteredBank } from '../support/cluster/clustered-bank.ts';
import type { DatabaseNode } from '../support/cluster/database-node.ts';
import {
  brokenPromises,
  killBeforeFlush,
  noteRow,
  seconds,
  underLoad,
} from '../support/cluster/under-load.ts';

/** Patroni takes no shorter time to live of a leader than 20 s. */
const limits = { seconds: 25, readingSeconds: 3, errors: true };

describe('a leader that is lost', () => {
  let bank: ClusteredBank;
  beforeAll(async () => {
    bank = await startClusteredBank();
  });
  afterAll(() => bank.close());

  test('kill-leader: another leads, and no confirmed payment is lost or made twice', async (context) => {
    const figures = await underLoad(bank, {
      break: async (leader) => {
        await leader.kill(['patroni', 'postgres']);
        await untilAnotherLeads(bank, leader.machine.name);
        leader.start('patroni');
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'kill-leader', figures);
    expect(brokenPromises(figures, limits)).toEqual([]);
  });

  test('kill-leader-busy: so it is where payments share their commits', async (context) => {
    const figures = await underLoad(bank, {
      load: { clients: 256 },
      break: async (leader, load) => {
        await killBeforeFlush(bank, leader, load);
        await untilAnotherLeads(bank, leader.machine.name);
        leader.start('patroni');
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'kill-leader-busy', figures);
    expect(brokenPromises(figures, limits)).toEqual([]);
  });

  test('kill-machine: so it is where its part of etcd is gone too', async (context) => {
    const figures = await underLoad(bank, {
      break: async (leader) => {
        await leader.kill(['patroni', 'postgres', 'etcd']);
        await untilAnotherLeads(bank, leader.machine.name);
        leader.start('etcd');
        leader.start('patroni');
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'kill-machine', figures);
    expect(brokenPromises(figures, limits)).toEqual([]);
  });

  test('kill-postgres: a crash of PostgreSQL is over in 12.5 s, half of what a lost machine may take', async (context) => {
    const figures = await underLoad(bank, {
      break: async (leader) => {
        await leader.kill(['postgres']);
        await seconds(20);
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'kill-postgres', figures);
    expect(brokenPromises(figures, { ...limits, seconds: 12.5 })).toEqual([]);
  });

  test('freeze-leader: one that stood still and wakes overwrites nothing', async (context) => {
    const parts = ['patroni', 'postgres'] as const;
    const figures = await underLoad(bank, {
      break: async (leader) => {
        leader.freeze(parts);
        await seconds(60);
        leader.wake(parts);
        await seconds(10);
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'freeze-leader', figures);
    expect(brokenPromises(figures, limits)).toEqual([]);
  });

  test('freeze-machine: so it is where the whole machine hangs, and etcd led there', async (context) => {
    const parts = ['patroni', 'postgres', 'etcd'] as const;
    const figures = await underLoad(bank, {
      break: async (leader) => {
        await letEtcdLead(
          leader.machine,
          bank.cluster.nodes.map(({ machine }) => machine),
        );
        leader.freeze(parts);
        await seconds(60);
        leader.wake(parts);
        await seconds(10);
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'freeze-machine', figures);
    // The lease of the leader starts again when etcd has chosen another leader, and Patroni waits two
    // seconds for an answer of the machine that hangs.
    expect(brokenPromises(figures, { ...limits, seconds: 26 })).toEqual([]);
  });

  test('freeze-patroni: another machine leads where Patroni stands still, and the old leader is copied again where its log does not lead back', async (context) => {
    const figures = await underLoad(bank, {
      break: async (leader) => {
        const ofLeader = (sql: string) => bank.cluster.administer(leader, sql);
        await ofLeader('ALTER SYSTEM SET wal_keep_size = 0');
        await ofLeader('SELECT pg_reload_conf()');
        await switchLog(bank, leader);
        leader.freeze(['patroni']);
        await untilAnotherLeads(bank, leader.machine.name);
        // Its PostgreSQL goes on alone, and removes the log that leads back to what all have.
        await switchLog(bank, leader);
        await ofLeader('CHECKPOINT');
        await seconds(5);
        leader.wake(['patroni']);
        await bank.cluster.whole();
      },
    });
    noteRow(context, 'freeze-patroni', figures);
    expect(brokenPromises(figures, limits)).toEqual([]);
  });
});

/** Goes on by three files of the log, as payments do in some minutes. */
async function switchLog({ cluster }: ClusteredBank, node: DatabaseNode): Promise<void> {
  for (let files = 0; files < 3; files += 1) {
    await cluster.administer(node, "SELECT pg_logical_emit_message(false, 'test', 'next file')");
    await cluster.administer(node, 'SELECT pg_switch_wal()');
  }
}

async function untilAnotherLeads({ cluster }: ClusteredBank, than: string): Promise<void> {
  await expect
    .poll(async () => (await cluster.leader())?.machine.name ?? than, {
      timeout: 60_000,
      interval: 500,
    })
    .not.toBe(than);
}
