import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { findFakeTime, movedClock } from '../../scripts/test/fake-time.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { findFreePort } from '../support/free-port.ts';
import { describeOnPostgres, makePlace, type TestPlace } from '../support/test-database.ts';
import { verifyBooks } from '../support/verify-books.ts';

const library = findFakeTime();

// Debian's libfaketime gives a process another clock.
const describeHere =
  library === undefined && process.env['CI'] !== 'true' ? describe.skip : describeOnPostgres;

describeHere(
  'three servers of one bank, one with a clock a minute ahead, one with a clock 20 minutes behind',
  () => {
    let place: TestPlace;
    let right: BankServer;
    let ahead: BankServer;
    let behind: BankServer;
    const figuresOf = new Map<BankServer, string>();
    let alice: Customer;
    let bruno: Customer;

    async function start(seconds: number, keyFile?: string): Promise<BankServer> {
      const port = await findFreePort();
      const server = await startBankServer({
        DATABASE_URL: place.databaseUrl ?? '',
        BANK_RATE_LIMIT: 'off',
        BANK_METRICS_PORT: String(port),
        LOG_LEVEL: 'silent',
        ...(keyFile === undefined ? {} : { BANK_KEY_FILE: keyFile }),
        ...(seconds === 0 ? {} : movedClock(library ?? '', seconds)),
      });
      figuresOf.set(server, `http://127.0.0.1:${port}/metrics`);
      return server;
    }
    beforeAll(async () => {
      place = await makePlace('postgresql');
      right = await start(0);
      ahead = await start(60, `${right.dataDir}.key`);
      behind = await start(-20 * 60, `${right.dataDir}.key`);
      [alice, bruno] = [
        await registerCustomer(right.call, 'alice.ames'),
        await registerCustomer(right.call, 'bruno.bell'),
      ];
      await fund(right.call, right.admin, alice, 1_000);
    }, 60_000);
    afterAll(async () => {
      for (const server of [ahead, behind, right]) await server.close();
      await place.remove();
    });

    const pay = ({ call }: BankServer, key: string, from = alice, to = bruno) =>
      call('POST', '/api/transfers/local', {
        token: from.token,
        body: localTransferBody(from, { name: 'Bruno', account: to.checking.number }, 1),
        headers: { 'idempotency-key': key },
      });
    const skewOf = async (server: BankServer) => {
      const text = await (await fetch(figuresOf.get(server) ?? '')).text();
      return Number(/^larkmoor_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]);
    };

    test('each says how far it is off; the one ahead takes no payment', async () => {
      expect([await skewOf(right), await skewOf(ahead), await skewOf(behind)]).toEqual([
        expect.closeTo(0, -1),
        expect.closeTo(60, -1),
        expect.closeTo(-1_200, -1),
      ]);
      const health = await Promise.all(
        [right, ahead, behind].map(({ call }) => call('GET', '/api/health')),
      );
      expect(health.map(({ status, body }) => [status, body.code])).toEqual([
        [200, undefined],
        [503, 'CLOCK_WRONG'],
        [200, undefined],
      ]);
      const key = randomUUID();
      expect((await pay(ahead, key)).body.code).toBe('CLOCK_WRONG');
      const made = await pay(right, key);
      expect(made.status).toBe(201);
      expect((await pay(behind, key)).body).toEqual(made.body);
      const { body } = await right.call('GET', '/api/transfers/transactions?page=1&limit=5', {
        token: bruno.token,
      });
      expect(body.total).toBe(1);
    });

    test('what the one behind books for a closed day is booked on the open one', async () => {
      const owner = await openDatabase({
        dataDir: '',
        databaseUrl: place.databaseUrl,
        as: 'tool',
        migrates: false,
        maxConnections: 1,
      });
      const { rows } = await owner.query<{ seconds: number }>(
        `SELECT extract(epoch FROM (date_trunc('day',
          now() AT TIME ZONE 'America/New_York')
          + interval '1 day 12 minutes') AT TIME ZONE 'America/New_York' - now())::float8
          AS seconds`,
      );
      const advance = `PT${Math.ceil(rows[0]?.seconds ?? 0)}S`;
      expect(
        (
          await right.call('POST', '/api/sandbox/clock', {
            token: right.admin.token,
            body: { advance },
          })
        ).status,
      ).toBe(200);
      const closed = async () =>
        (await owner.query<{ at: Temporal.Instant }>('SELECT max(until_at) AS at FROM closed_day'))
          .rows[0]?.at;
      await expect
        .poll(
          async () =>
            (await right.call('GET', '/api/admin/books/proofs', { token: right.admin.token })).body
              .closedUpTo,
          { timeout: 20_000 },
        )
        .toBeDefined();
      const dan = await registerCustomer(behind.call, 'dan.dune');
      const fundings = await Promise.all(
        [right, behind].map((server) =>
          fund(server.call, server.admin, dan, 5, 'Checking Account').then(() => 'booked'),
        ),
      );
      expect(fundings).toEqual(['booked', 'booked']);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          pay(index % 2 === 0 ? behind : right, randomUUID()),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      const until = await closed();
      const late = await owner.query<{ count: bigint }>(
        `SELECT count(*) AS count FROM journal WHERE booked_at >= $1
          AND business_date <> (booked_at AT TIME ZONE 'America/New_York')::date`,
        [until],
      );
      // The first day of a month begins with interest.
      const onOpenDay = await owner.query<{ count: bigint }>(
        `SELECT count(*) AS count FROM journal WHERE booked_at >= $1 AND kind <> 'interest'`,
        [until],
      );
      expect([late.rows[0]?.count, onOpenDay.rows[0]?.count]).toEqual([0n, 22n]);
      await verifyBooks(owner);
      await owner.close();
    });
  },
);
