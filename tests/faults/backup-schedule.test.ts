import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fund, registerCustomer } from '../../fixtures/people.ts';
import { bankCommand, startBankCommand } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { findFreePort } from '../support/free-port.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { describeOnPostgres, makePlace } from '../support/test-database.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-scheduled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A new database with the two logins of operators. */
async function makeDatabase(): Promise<Awaited<ReturnType<typeof makeLogins>>> {
  const { databaseUrl, remove } = await makePlace('postgresql', { empty: true });
  onTestFinished(remove);
  return await makeLogins(String(databaseUrl));
}

interface Served {
  server: BankServer;
  /** The settings of its schedule: the same notes, folders of its own, the owner's login. */
  env: Record<string, string>;
  backups: string;
  figures: () => Promise<string>;
}

/** A bank as compose.yaml starts it: its server has no login that owns the tables. */
async function serve(): Promise<Served> {
  const logins = await makeDatabase();
  await bankCommand(['migrate'], logins);
  const folder = await makeFolder();
  const backups = join(folder, 'backups');
  const notes = { BANK_BACKUP_NOTES_DIR: join(folder, 'notes') };
  const metricsPort = await findFreePort();
  const server = await startBankServer({
    DATABASE_URL: logins.DATABASE_URL,
    // The folder that the schedule names so is not for its server to see.
    BANK_BACKUP_DIR: '/backups',
    ...notes,
    BANK_METRICS_PORT: String(metricsPort),
  });
  onTestFinished(() => server.close());
  return {
    server,
    backups,
    env: {
      ...logins,
      ...notes,
      BANK_DATA_DIR: join(folder, 'work'),
      BANK_BACKUP_DIR: backups,
    },
    figures: async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  };
}

/** Starts the schedule, waits for what is awaited, and stops it. @returns all that it said. */
async function scheduleUntil(env: Record<string, string>, awaited: () => Promise<void>) {
  const running = startBankCommand(['backup', '--schedule'], env);
  await vi.waitFor(awaited, { timeout: 90_000, interval: 200 });
  running.child.kill('SIGTERM');
  return (await running).stdout;
}

const condition = async ({ call }: BankServer): Promise<unknown> =>
  (await call('GET', '/api/health')).body.condition;

describeOnPostgres('the schedule of backups on PostgreSQL', () => {
  test('makes one that is proven and opens elsewhere; the server knows of it', async () => {
    const { server, env, backups, figures } = await serve();
    const customer = await registerCustomer(server.call, 'ada.archer');
    await fund(server.call, server.admin, customer, 250);
    expect(await figures()).toContain('\nlarkmoor_backup_timestamp_seconds 0\n');

    const said = await scheduleUntil(env, async () =>
      expect(await readdir(backups)).toEqual([expect.stringMatching(/^larkmoor-\d.*Z\.bank$/)]),
    );
    expect(said).toContain('a backup was made, and restored to prove it');
    expect(await figures()).toMatch(/\nlarkmoor_backup_timestamp_seconds [1-9]/);
    const key = { BANK_KEY_FILE: `${server.dataDir}.key` };
    expect(await bankCommand(['doctor'], { ...env, ...key })).toMatch(
      /ok +backup .* is 0 hours old\./,
    );

    const [file = ''] = await readdir(backups);
    const keptElsewhere = `${backups}-elsewhere`;
    await rename(backups, keptElsewhere);
    expect(await bankCommand(['doctor'], { ...env, ...key })).toMatch(
      /ok +backup .* is 0 hours old\. Its folder cannot be seen from here\./,
    );
    const elsewhere = { ...(await makeDatabase()), BANK_DATA_DIR: await makeFolder(), ...key };
    expect(await bankCommand(['restore', join(keptElsewhere, file)], elsewhere)).toContain(
      'its books are proven',
    );
    await bankCommand(['verify'], elsewhere);
  });

  test('one that fails is told by health, metrics and the log', async () => {
    const { server, env, backups, figures } = await serve();
    await writeFile(backups, 'a file where the folder should be');
    const said = await scheduleUntil(env, async () =>
      expect(await figures()).toContain('\nlarkmoor_backup_failing 1\n'),
    );
    expect(said).toContain('THE BACKUP FAILED');
    await vi.waitFor(async () => expect(await condition(server)).toBe('degraded'), 30_000);
  });

  test('is refused to an embedded bank, and without a folder', async () => {
    const folder = await makeFolder();
    await expect(
      bankCommand(['backup', '--schedule'], { BANK_DATA_DIR: folder, BANK_BACKUP_DIR: folder }),
    ).rejects.toMatchObject({
      stderr: expect.stringContaining('An embedded bank keeps its schedule itself'),
    });
    await expect(
      bankCommand(['backup', '--schedule'], { DATABASE_URL: 'postgres://localhost/none' }),
    ).rejects.toMatchObject({ stderr: expect.stringContaining('Set BANK_BACKUP_DIR') });
  });
});
