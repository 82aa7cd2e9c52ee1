import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { registerCustomer } from '../../fixtures/people.ts';
import { bankCommand } from '../support/bank-command.ts';
import { archiveCluster } from '../support/cluster/cluster-archive.ts';
import { startClusteredBank, type ClusteredBank } from '../support/cluster/clustered-bank.ts';
import { payOnce } from '../support/cluster/split-brain.ts';
import { findBooked } from '../support/cluster/under-load.ts';

/** @returns the keys of payments that were confirmed. */
async function pay(bank: ClusteredBank, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID());
  for (const key of keys) expect(await payOnce(bank, bank.servers[0], key)).toBe('confirmed');
  return keys;
}

test('back-to-a-moment: all three machines go back to it, with what was paid before and nothing of later', async () => {
  const bank = await startClusteredBank();
  onTestFinished(() => bank.close());
  const { cluster, servers, call, payers } = bank;
  const archive = await archiveCluster(cluster);
  const led = await cluster.leader();
  // Any machine will do, also one that did not lead.
  const chosen = cluster.nodes.find((node) => node !== led);
  if (!led || !chosen) throw new Error('Nobody leads.');

  const before = await pay(bank, 30);
  const [{ moment } = { moment: '' }] = await cluster.administer<{ moment: string }>(
    led,
    'SELECT clock_timestamp()::text AS moment',
  );
  const after = await pay(bank, 30);
  await archive.kept();

  for (const server of servers) await server.stop();
  for (const node of cluster.nodes) await node.stop('patroni');
  await archive.restore(chosen, moment);
  await archive.forget(chosen);
  chosen.start('patroni');
  await expect.poll(() => cluster.leader(), { timeout: 60_000 }).toBe(chosen);
  for (const node of cluster.nodes.filter((each) => each !== chosen)) {
    node.start('patroni');
    await archive.copyAgain(node);
  }
  await cluster.whole();

  for (const node of cluster.nodes) {
    const booked = await findBooked(bank, node);
    expect(before.filter((key) => booked.get(key) !== 1)).toEqual([]);
    expect(after.filter((key) => booked.has(key))).toEqual([]);
  }
  // What makes a payment safe came through it. The target did not: Patroni takes it out, so that no
  // server can tell that this database went back, and the manual says so.
  const [settings] = await cluster.administer<Record<string, string>>(
    chosen,
    `SELECT current_setting('synchronous_standby_names') AS standbys,
      current_setting('recovery_target_time') AS target`,
  );
  expect(settings).toEqual({ standbys: expect.stringMatching(/^ANY 1 \(.*,.*\)$/), target: '' });

  const [{ owner } = { owner: {} }] = cluster.environments;
  const { dataDir } = servers[0];
  expect(
    await bankCommand(['recovered'], {
      ...owner,
      BANK_DATA_DIR: dataDir,
      BANK_KEY_FILE: `${dataDir}.key`,
    }),
  ).toContain('The books are right: ');
  for (const server of servers) await server.start();
  // It confirmed what is not there now; staff let money go on.
  await expect
    .poll(async () => (await servers[0].call('GET', '/api/health')).body, { timeout: 60_000 })
    .toMatchObject({ code: 'MONEY_STOPPED' });
  for (const { token } of payers)
    expect((await call('GET', '/api/users/user', { token })).status).toBe(401);
  // What changes the database is confirmed by a standby again.
  await registerCustomer(call, 'newcomer.nash');
});
