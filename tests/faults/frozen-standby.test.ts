import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/db/open-database.ts';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { noteFault } from '../support/note-fault.ts';
import { startSynchronousStandby } from '../support/postgres-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';

// A read that waits for a commit of another client waits three seconds or longer.
const longestReadMs = 3_000;

// A client that asks again while the first try waits to commit meets the last.
const asksAgain = /^(503 BUSY|503 OUTCOME_UNKNOWN|409 IN_FLIGHT)$/;

describeOnPostgres('a synchronous standby that stands still', () => {
  const { cluster, standby, server, alice, bruno, pay } = useBankOnCluster({
    patienceSeconds: 2,
    startStandby: startSynchronousStandby,
    // As few as there may be.
    env: () => ({ BANK_DATABASE_CONNECTIONS: '8' }),
  });

  const health = async () => (await server().call('GET', '/api/health')).body;

  /** A session that was last seen long ago is marked as seen by the next request. */
  const ageSessions = () =>
    cluster().administer(
      `SET synchronous_commit = off;
       UPDATE session SET last_seen_at = last_seen_at - interval '2 minutes'
        WHERE id IN (SELECT id FROM session FOR UPDATE SKIP LOCKED)`,
    );

  async function received(): Promise<string[]> {
    const { body } = await server().call('GET', '/api/transfers/transactions?page=1&limit=500', {
      token: bruno().token,
    });
    expect(body.total).toBeLessThanOrEqual(500);
    return body.transfers.map(({ reference }: { reference: string }) => reference);
  }

  test('stops no reading, is told by health, and costs no payment once it goes on', async (context) => {
    expect(await health()).toMatchObject({ durability: 'machine-loss', paying: true });
    const paid: string[] = [];
    const codes = new Set<string>();
    let over = false;
    // A payer sends each order again under its key until the bank says how it ended.
    const payer = async () => {
      while (!over) {
        const reference = randomUUID();
        let status = 503;
        while (status === 503 || status === 409) {
          const answer = await pay(reference);
          ({ status } = answer);
          if (status === 201) paid.push(reference);
          else codes.add(`${status} ${answer.body.code}`);
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
      }
    };
    // A write that is no payment waits for the standby, too, on its connection.
    const writer = async () => {
      while (!over) {
        await server().call('POST', '/api/users/login', {
          body: { username: 'bruno.bell', password: 'not-the-password' },
        });
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    };
    const clients = [payer(), payer(), payer(), payer(), ...Array.from({ length: 8 }, writer)];
    context.onTestFinished(async () => {
      over = true;
      standby().resume();
      await Promise.allSettled(clients);
    });
    const more = async (count: number) =>
      await expect.poll(() => paid.length, { timeout: 60_000 }).toBeGreaterThan(count);
    await more(10);

    standby().pause();
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({ status: 'ok', paying: false });
    const reads: { path: string; status: number; ms: number }[] = [];
    const read = async (token: string, path: string) => {
      const sinceMs = performance.now();
      const { status } = await server().call('GET', path, { token });
      reads.push({ path, status, ms: performance.now() - sinceMs });
    };
    for (let round = 0; round < 10; round += 1) {
      await ageSessions();
      await Promise.all(
        [alice(), bruno()].flatMap(({ token }) => [
          read(token, '/api/users/user'),
          read(token, '/api/transfers/transactions'),
          read(token, '/api/transfers/transactions?page=1&limit=5'),
        ]),
      );
    }
    const wrong = reads.filter(({ status, ms }) => status !== 200 || ms >= longestReadMs);
    expect(wrong).toEqual([]);
    const whilePaused = paid.length;
    await expect.poll(() => codes.size, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await health()).toMatchObject({ status: 'ok', paying: false });
    // A payment under way at the pause may have been confirmed before it; none is since.
    expect(paid.length).toBe(whilePaused);

    standby().resume();
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({ paying: true });
    await more(whilePaused + 10);
    over = true;
    await Promise.all(clients);
    expect([...codes].filter((code) => !asksAgain.test(code))).toEqual([]);
    const kept = await received();
    const lost = paid.filter((reference) => !kept.includes(reference));
    const doubled = kept.length - new Set(kept).size;
    noteFault(context, {
      what: 'PostgreSQL, its synchronous standby frozen',
      kills: 1,
      confirmed: paid.length,
      lost: lost.length,
      doubled,
    });
    expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 });
    expect(kept.toSorted()).toEqual(paid.toSorted());
    const books = await openDatabase({
      dataDir: server().dataDir,
      databaseUrl: cluster().url('postgres'),
      as: 'tool',
      migrates: false,
    });
    await verifyBooks(books).finally(() => books.close());
  });
});
