import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import pg from 'pg';
import { bankCommand } from '../support/bank-command.ts';
import { bankingDayOf } from '../../server/base/clock.ts';
import type { Examined } from '../../server/start/examine/examined.ts';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { findFreePort } from '../support/free-port.ts';
import { startStandby, type PostgresCluster } from '../support/postgres-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

// Each goes on where the one before left the standby; the last makes a leader of it.
describeOnPostgres('reads that a standby may answer', () => {
  const readsStandby = (standby: PostgresCluster | undefined): Record<string, string> =>
    standby ? { DATABASE_STANDBY_URL: standby.url('postgres') } : {};
  /** A customer is served by either; only the figures of the second are looked at. */
  const bank = useBankOnCluster({ patienceSeconds: 8, startStandby, env: readsStandby });
  const { cluster, standby, server: first, alice, bruno } = bank;
  let second: BankServer;
  let figuresAt: string;
  beforeAll(async () => {
    const port = await findFreePort();
    figuresAt = `http://127.0.0.1:${port}/metrics`;
    second = await startBankServer({
      DATABASE_URL: cluster().url('postgres'),
      ...readsStandby(standby()),
      BANK_RATE_LIMIT: 'off',
      BANK_KEY_FILE: `${first().dataDir}.key`,
      BANK_METRICS_PORT: String(port),
    });
  });
  afterAll(() => second.close());

  /** Counts the second server's reads by who answered: `standby`, or why the leader. */
  async function figures(): Promise<Record<string, number>> {
    const text = await (await fetch(figuresAt)).text();
    const lines = text.matchAll(
      /^larkmoor_recent_reads_total\{by="(\w+)",why="([^"]*)"\} (\d+)$/gm,
    );
    return Object.fromEntries(
      [...lines].map(([, by = '', why, count]) => [why || by, Number(count)]),
    );
  }

  /** Lists which databases answered during an act, each once. */
  async function answeredBy<T>(act: () => Promise<T>): Promise<{ by: string[]; result: T }> {
    const before = await figures();
    const result = await act();
    const after = await figures();
    const by = Object.keys(after).filter((who) => after[who] !== (before[who] ?? 0));
    return { by, result };
  }

  const read = (path: string, { token } = alice() as { token: string }) =>
    second.call('GET', path, { token });
  const exportAll = async () => {
    const { status, bytes } = await read('/api/transfers/transactions.csv');
    expect(status).toBe(200);
    return bytes.toString();
  };
  const untilReadThere = () =>
    vi.waitFor(async () => expect((await answeredBy(exportAll)).by).toEqual(['standby']), 15_000);

  const pay = async (reference: string) => {
    const { status } = await bank.pay(reference, { keyed: false });
    expect(status).toBe(201);
  };

  /** The doctor's findings on a standby. */
  async function doctorSays(standbyUrl: string): Promise<string[]> {
    const stdout = await bankCommand(['doctor', '--json'], {
      BANK_DATA_DIR: first().dataDir,
      DATABASE_URL: cluster().url('postgres'),
      DATABASE_STANDBY_URL: standbyUrl,
    }).catch((error: { stdout: string }) => error.stdout);
    return (JSON.parse(stdout) as Examined[])
      .filter(({ about }) => about === 'standby')
      .map(({ state, found }) => `${state}: ${found}`);
  }

  test('statements, exports, past lists and what staff look for are answered by it alone', async () => {
    await untilReadThere();
    const { checking } = alice();
    const month = bankingDayOf(Temporal.Now.instant()).slice(0, 7);
    const [ofCustomer, ofStaff] = [
      [
        '/api/statements',
        `/api/statements/${checking.number}/${month}.pdf`,
        `/api/accounts/${checking.number}/entries.csv`,
        `/api/accounts/${checking.number}/entries.ofx`,
        `/api/accounts/${checking.number}/entries.csv?from=2026-01-01&to=2026-01-31`,
        '/api/transfers/transactions.csv',
        '/api/transfers/transactions?to=2026-01-31',
        '/api/transfers/insight',
        '/api/users/accounts/history',
      ],
      [
        '/api/admin/books/trial-balance',
        '/api/admin/books/trial-balance.csv',
        '/api/admin/books/journal.hledger',
        '/api/admin/books/accounts?code=2110',
        '/api/admin/audit',
        '/api/admin/audit/export',
        '/api/admin/users',
        '/api/admin/user-search?search=alice',
        `/api/admin/users/${alice().id}/transactions`,
      ],
    ];
    for (const [paths, person] of [
      [ofCustomer, alice()],
      [ofStaff, second.admin],
    ] as const)
      for (const path of paths) {
        const { by, result } = await answeredBy(() => read(path, person));
        expect([path, result.status, by]).toEqual([path, 200, ['standby']]);
      }
    for (const path of ['/api/transfers/transactions', '/api/users/accounts', '/api/approvals/pin'])
      expect([path, (await answeredBy(() => read(path))).by]).toEqual([path, []]);
    expect(await doctorSays(standby().url('postgres'))).toEqual([
      'ok: It has replayed what is confirmed.',
    ]);
  });

  test('nobody reads before their own writes, whichever server they wrote to', async () => {
    await untilReadThere();
    await standby().administer('SELECT pg_wal_replay_pause()');
    onTestFinished(() => standby().administer('SELECT pg_wal_replay_resume()'));
    await pay('while the replay stands still');
    const { by, result } = await answeredBy(exportAll);
    expect(result).toContain('while the replay stands still');
    expect(by).toEqual(['behind']);

    const suspend = await first().call('PUT', `/api/admin/users/suspend/${bruno().id}`, {
      token: first().admin.token,
    });
    expect(suspend.status).toBe(200);
    const found = await read('/api/admin/user-search?search=bruno', first().admin);
    expect(found.body.users).toMatchObject([{ username: 'bruno.bell', status: false }]);

    await standby().administer('SELECT pg_wal_replay_resume()');
    await untilReadThere();
    expect(await exportAll()).toContain('while the replay stands still');
  });

  test('a proof of the books and the trail is made on it, unless money is stopped', async () => {
    const scansOf = async (of: PostgresCluster) => {
      const client = new pg.Client(of.url('postgres'));
      await client.connect();
      const { rows } = await client
        .query(`SELECT sum(seq_scan)::int AS scans FROM pg_stat_user_tables
            WHERE relname LIKE 'entry%'`)
        .finally(() => client.end());
      return (rows[0] as { scans: number }).scans;
    };
    const prove = async () => {
      const token = first().admin.token;
      const asked = await first().call('POST', '/api/admin/books/proofs', { token });
      expect(asked.status).toBe(202);
      await expect
        .poll(
          async () => {
            const { body } = await first().call('GET', '/api/admin/books/proofs', { token });
            return body.proofs.at(0);
          },
          { timeout: 20_000 },
        )
        .toMatchObject({ id: asked.body.id, state: 'right' });
    };
    await untilReadThere();
    const proveOn = async (of: PostgresCluster) => {
      const before = await scansOf(of);
      await prove();
      // A session writes its figures down as it ends.
      await expect.poll(() => scansOf(of), { timeout: 5_000 }).toBeGreaterThan(before);
    };
    await proveOn(standby());

    // An error found in the books may be on one disk alone; payments are made on the leader's.
    await cluster().administer(`
      INSERT INTO books_proof (id, asked_by, asked_at, started_at, ended_at, result)
        VALUES ('${randomUUID()}', 'system:test', now(), now(), now(), 'wrong');
      INSERT INTO money_stop (id, stopped_at, proof_id)
        SELECT gen_random_uuid(), now(), id FROM books_proof WHERE result = 'wrong'`);
    const untouched = await scansOf(standby());
    await proveOn(cluster());
    expect(await scansOf(standby())).toBe(untouched);
    const resumed = await first().call('POST', '/api/admin/books/resume', {
      token: first().admin.token,
      body: { reason: 'The leader was proven.' },
    });
    expect(resumed.status).toBe(200);
    await proveOn(standby());
  });

  test('frozen, killed or made a leader it costs no error, and it is read again when it is back', async () => {
    await untilReadThere();
    const list = await exportAll();
    standby().pause();
    const frozen = await answeredBy(exportAll);
    expect(frozen).toEqual({ by: ['away'], result: list });
    standby().resume();
    await untilReadThere();

    await standby().kill();
    expect(await doctorSays(standby().url('postgres'))).toEqual([
      expect.stringMatching(/^fault: /),
    ]);
    const gone = await answeredBy(exportAll);
    expect(gone).toEqual({ by: ['away'], result: list });
    await standby().start();
    await untilReadThere();

    await standby().administer('SELECT pg_promote()');
    await pay('after the standby left');
    const left = await answeredBy(exportAll);
    expect(left.by).toEqual(['leads']);
    expect(left.result).toContain('after the standby left');
    expect(await doctorSays(standby().url('postgres'))).toEqual([
      'fault: DATABASE_STANDBY_URL leads to a database that is no standby: it takes changes itself.',
    ]);
  });

  test('another database in its place is refused at the start, by name', async () => {
    const refusal =
      'DATABASE_STANDBY_URL leads to a database that is no copy of the one of DATABASE_URL.';
    expect(await doctorSays(standby().url('template1'))).toEqual([`fault: ${refusal}`]);
    await expect(
      startBankServer({
        DATABASE_URL: cluster().url('postgres'),
        DATABASE_STANDBY_URL: standby().url('template1'),
        BANK_KEY_FILE: `${first().dataDir}.key`,
      }),
    ).rejects.toThrow(refusal);
  });
});
