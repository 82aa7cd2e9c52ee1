import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { insertPayments } from '../support/many-payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';

/** More than the line between server and reader holds, so that a reader who stops is waited for. */
const payments = 60_000;

// The last test ends the server.
describeOnPostgres('a file of many entries, while it is read', () => {
  const { cluster, server, alice, bruno } = useBankOnCluster();

  async function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(cluster().url('postgres'));
    await client.connect();
    return await client
      .query(sql, values)
      .then(({ rows }) => rows as Row[])
      .finally(() => client.end());
  }

  beforeAll(async () => {
    const client = new pg.Client(cluster().url('postgres'));
    await client.connect();
    const idOf = async (number: string) =>
      (await client.query('SELECT account_id FROM customer_account WHERE number = $1', [number]))
        .rows[0].account_id;
    await client.query('BEGIN');
    await insertPayments(client, {
      count: payments,
      accountId: await idOf(alice().checking.number),
      otherId: await idOf(bruno().checking.number),
      begins: Temporal.Now.instant(),
      stepUs: 1,
    });
    await client.query('COMMIT');
    await client.end();
    await cluster().administer('VACUUM ANALYZE');
  });

  async function open(format: string): Promise<IncomingMessage> {
    const asked = request(
      `${server().origin}/api/accounts/${alice().checking.number}/entries.${format}`,
      { headers: { authorization: `Bearer ${alice().token}` }, agent: false },
    ).end();
    const [answer] = await once(asked, 'response');
    onTestFinished(() => void answer.destroy());
    return answer;
  }

  /** One whose reader has read a piece and reads no more. */
  async function openAndStop(): Promise<IncomingMessage> {
    const answer = await open('csv');
    expect(answer.statusCode).toBe(200);
    await once(answer, 'readable');
    answer.read(1_000);
    return answer;
  }

  test('two that one customer reads at once are both whole', async () => {
    const [first, second] = await Promise.all(
      ['csv', 'csv'].map(async (format) => await text(await open(format))),
    );
    expect(first).toBe(second);
    expect(first).toContain(`${alice().checking.number}-${payments}"`);
  });

  test('one whose reader stops keeps neither a connection nor a row from being vacuumed', async () => {
    const stopped = await Promise.all(Array.from({ length: 4 }, openAndStop));
    const busy = () =>
      query(`SELECT state, backend_xmin, query FROM pg_stat_activity
        WHERE application_name = 'larkmoor' AND (state <> 'idle' OR backend_xmin IS NOT NULL)`);
    // Jobs come and go.
    await vi.waitFor(async () => expect(await busy()).toEqual([]), 10_000);
    for (const answer of stopped) expect(answer.complete).toBe(false);
    // Four are as many as one person may read; each place is free again once its reader has left.
    expect((await open('csv')).statusCode).toBe(429);
    stopped[0]?.destroy();
    await vi.waitFor(async () => {
      const next = await open('csv');
      next.destroy();
      expect(next.statusCode).toBe(200);
    }, 10_000);
  });

  test('one that a server which ends cuts off is seen to be incomplete', async () => {
    const stopped = await openAndStop();
    await server().stop();
    await expect(text(stopped)).rejects.toThrow('aborted');
    expect(stopped.complete).toBe(false);
  });
});
