import { expect, onTestFinished, test } from 'vitest';
import { registerCustomer } from '../../fixtures/people.ts';
import { bankCommand } from '../support/bank-command.ts';
import { archiveCluster, makeArchive } from '../support/cluster/cluster-archive.ts';
import { startClusteredBank, type ClusteredBank } from '../support/cluster/clustered-bank.ts';
import { findBooked } from '../support/cluster/under-load.ts';
import { noteFault } from '../support/note-fault.ts';
import { payOnAndOn } from '../support/restore/paid-orders.ts';

const name = 'before-the-statement';
/** Milliseconds: clocks of one machine, read by two programs. */
const margin = 2;

/** @returns each server's answer to a customer who was signed in then. */
async function askAsOfThen({ servers, payers }: ClusteredBank): Promise<number[]> {
  const [payer] = payers;
  const answers = servers.map((server) =>
    server.call('GET', '/api/users/user', { token: payer?.token ?? '' }),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

test('back-to-a-moment: destroyed under load, all three machines go back to it, with what was paid before and nothing of later, and no server uses them until an operator confirms it', async (context) => {
  const kept = makeArchive();
  const bank = await startClusteredBank({}, kept.command);
  onTestFinished(() => bank.close());
  const { cluster, servers, call } = bank;
  const [running, later] = servers;
  const archive = await archiveCluster(cluster, kept);
  const led = await cluster.leader();
  // Any machine will do, also one that did not lead.
  const [chosen, third] = cluster.nodes.filter((node) => node !== led);
  if (!led || !chosen || !third) throw new Error('Nobody leads.');

  // The unit of the backups goes on where the machine leads, and is skipped on the others.
  for (const node of cluster.nodes)
    expect(await archive.unitBegins(node)).toBe(node === led ? 0 : 1);

  const load = payOnAndOn(bank);
  await load.more(100);
  const [point = { begunAt: 0, endedAt: 0 }] = await cluster.administer<{
    begunAt: number;
    endedAt: number;
  }>(
    led,
    `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS "begunAt",
        CASE WHEN pg_create_restore_point($1) IS NOT NULL
          THEN extract(epoch FROM clock_timestamp())::float8 * 1000 END AS "endedAt"`,
    { values: [name] },
  );
  await load.more(100);
  await archive.kept();
  await load.more(20);
  for (const node of cluster.nodes) await node.kill(['patroni', 'postgres', 'etcd']);
  await load.stop();
  // Their disks are gone, too. The servers go on.
  for (const node of cluster.nodes) node.loseDatabase();

  expect(await archive.unitBegins(led)).toBe(255);
  for (const node of cluster.nodes) node.start('etcd');
  await archive.restore(chosen, '--type=name', `--target=${name}`);
  await archive.forget(chosen, led);
  chosen.start('patroni');
  await expect.poll(() => cluster.leader(), { timeout: 60_000 }).toBe(chosen);
  // Both copy it, since they have no files of before.
  led.start('patroni');
  third.start('patroni');
  await cluster.whole();

  const before = load.orders.filter(
    ({ confirmedAt = Infinity }) => confirmedAt < point.begunAt - margin,
  );
  const after = load.orders.filter(({ sentAt }) => sentAt > point.endedAt + margin);
  expect(before.length).toBeGreaterThanOrEqual(100);
  expect(after.length).toBeGreaterThanOrEqual(120);
  for (const node of cluster.nodes) {
    const booked = await findBooked(bank, node);
    expect(before.filter(({ key }) => booked.get(key) !== 1)).toEqual([]);
    expect(after.filter(({ key }) => booked.has(key))).toEqual([]);
  }
  // The setting that makes payments safe came through. The target did not: Patroni takes it out.
  const [settings] = await cluster.administer<Record<string, string>>(
    chosen,
    `SELECT current_setting('synchronous_standby_names') AS standbys,
      current_setting('recovery_target_name') AS target`,
  );
  expect(settings).toEqual({ standbys: expect.stringMatching(/^ANY 1 \(.*,.*\)$/), target: '' });

  // No server uses it, whichever machine leads: one that ran all the time, and one that starts.
  const refusal = `PostgreSQL was restored to restore point "${name}"`;
  await expect
    .poll(() => running.output(), { timeout: 30_000 })
    .toContain('THIS DATABASE WAS RESTORED TO A MOMENT');
  await later.stop();
  await expect(later.start()).rejects.toThrow(refusal);
  const answers = new Set<number>();
  let isWhole = false;
  const asking = (async () => {
    while (!isWhole)
      for (const status of await askAsOfThen({ ...bank, servers: [running, running] }))
        answers.add(status);
  })();
  await cluster
    .switchover()
    .then(() => cluster.whole())
    .finally(() => (isWhole = true));
  await asking;
  expect([...answers]).toEqual([503]);

  const [{ owner } = { owner: {} }] = cluster.environments;
  const { dataDir } = running;
  expect(
    await bankCommand(['recovered'], {
      ...owner,
      BANK_DATA_DIR: dataDir,
      BANK_KEY_FILE: `${dataDir}.key`,
    }),
  ).toContain('The books are right: ');
  await later.start();
  // They confirmed what is not there now; staff let money go on.
  await expect
    .poll(async () => (await running.call('GET', '/api/health')).body, { timeout: 60_000 })
    .toMatchObject({ code: 'MONEY_STOPPED' });
  expect(await askAsOfThen(bank)).toEqual([401, 401]);
  // Once is enough: the next failover is none of it. A standby confirms changes of the database
  // again.
  await cluster.switchover();
  await cluster.whole();
  await registerCustomer(call, 'newcomer.nash');
  expect(await askAsOfThen(bank)).toEqual([401, 401]);
  noteFault(context, {
    what: 'three machines of PostgreSQL, back to a moment',
    kills: 3,
    confirmed: before.length,
    lost: 0,
    doubled: 0,
  });
}, 600_000);
