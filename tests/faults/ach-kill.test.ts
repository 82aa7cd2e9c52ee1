import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerCustomer, type Customer } from '../../fixtures/people.ts';
import { achText, payrollEntry, payrollFile } from '../support/ach-files.ts';
import { bankCommand, startBankCommand } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { noteFault } from '../support/note-fault.ts';
import { describeOnPostgres, makePlace, type TestPlace } from '../support/test-database.ts';

const entryCount = 12_000;
const customerCount = 4;
const centsEach = 123;

describeOnPostgres('an ACH file, kill -9 while it is taken and while it is posted', () => {
  let place: TestPlace;
  let server: BankServer;
  let client: pg.Client;
  const customers: Customer[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-ach-'));
  const file = join(folder, 'payroll.ach');
  let env: Record<string, string>;

  beforeAll(async () => {
    place = await makePlace('postgresql');
    const databaseUrl = place.databaseUrl ?? '';
    server = await startBankServer({
      DATABASE_URL: databaseUrl,
      BANK_RATE_LIMIT: 'off',
      BANK_SANDBOX: '1',
    });
    client = new pg.Client(databaseUrl);
    await client.connect();
    for (let number = 0; number < customerCount; number += 1)
      customers.push(await registerCustomer(server.call, `person.${number}`));
    const entries = Array.from({ length: entryCount }, (_, at) =>
      payrollEntry(at + 1, {
        account: customers[at % customerCount]?.checking.number ?? '',
        amountMinor: BigInt(centsEach),
      }),
    );
    writeFileSync(file, await achText(payrollFile(entries, { effectiveOn: null })));
    env = { DATABASE_URL: databaseUrl, BANK_DATA_DIR: server.dataDir, BANK_SANDBOX: '1' };
  });
  afterAll(async () => {
    await client.end();
    await server.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  const countOf = async (sql: string): Promise<number> =>
    Number((await client.query<{ count: string }>(sql)).rows[0]?.count);
  const posted = () => countOf(`SELECT count(*) FROM rail_entry WHERE state = 'posted'`);
  const takes = () =>
    countOf(`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
      AND state <> 'idle' AND query LIKE 'INSERT INTO rail_entry%'`);

  test('each entry is there once, and each credit is posted once', async (context) => {
    let kills = 0;
    for (let round = 0; round < 2; round += 1) {
      const taking = startBankCommand(['ach', 'in', folder], env);
      const ended = taking.catch(() => undefined);
      await vi.waitUntil(async () => (await takes()) > 0, { timeout: 60_000, interval: 1 });
      taking.child.kill('SIGKILL');
      await ended;
      kills += 1;
      expect(await countOf('SELECT count(*) FROM rail_file')).toBe(0);
    }
    // Two at once: the second finds it taken, or the bank busy with it.
    const said = await Promise.allSettled([1, 2].map(() => bankCommand(['ach', 'in', file], env)));
    const words = said.map((one) =>
      one.status === 'fulfilled' ? one.value : (one.reason as { stdout: string }).stdout,
    );
    expect(words.filter((line) => line.includes(': taken.'))).toHaveLength(1);
    expect(words.filter((line) => /was taken before|try again/.test(line))).toHaveLength(1);
    expect(await bankCommand(['ach', 'in', file], env)).toContain('was taken before');
    expect(await countOf('SELECT count(*) FROM rail_entry')).toBe(entryCount);

    const advance = (duration: string) =>
      server.call('POST', '/api/sandbox/clock', {
        token: server.admin.token,
        body: { advance: duration },
      });
    let duration = 'P6D';
    for (let before = await posted(); before < entryCount; before = await posted()) {
      const working = advance(duration).catch(() => undefined);
      duration = 'PT1S';
      if (kills < 5) {
        // Not a pause: the kill has to fall between two transactions of the job.
        await vi.waitUntil(async () => (await posted()) > before, { timeout: 60_000, interval: 1 });
        await server.kill();
        await working;
        await server.start();
        kills += 1;
      } else await working;
    }
    await advance('PT1S');
    const orders = await countOf(
      `SELECT count(*) FROM transfer WHERE kind = 'direct_deposit' AND status = 'completed'`,
    );
    noteFault(context, {
      what: 'entries of an ACH file',
      kills,
      confirmed: entryCount,
      lost: Math.max(entryCount - orders, 0),
      doubled: Math.max(orders - entryCount, 0),
    });
    expect([kills, orders, await posted()]).toEqual([5, entryCount, entryCount]);
    for (const { token } of customers) {
      const { accounts } = (await server.call('GET', '/api/users/accounts', { token })).body;
      const checking = accounts.find(({ type }: { type: string }) => type === 'Checking Account');
      expect(checking.balance).toBe((centsEach * entryCount) / customerCount / 100);
    }
    expect(
      await countOf(
        `SELECT posted AS count FROM account WHERE id = '00001110-0000-8000-8000-000000555344'`,
      ),
    ).toBe(0);
    expect(await bankCommand(['verify'], env)).toMatch(/right/);
  });
});
