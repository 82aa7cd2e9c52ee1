import { afterEach, describe, expect, test, vi } from 'vitest';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import { bankingDayOf, startOfDay } from '../../server/base/clock.ts';
import { lockPeriod } from '../../server/ledger/lock-period.ts';
import { createMetrics } from '../../server/services/metrics/metrics.ts';
import { billBody } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';

// Clocks are moved in one process here.
const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest({
  LOG_LEVEL: 'silent',
  BANK_TEST_SERVERS: '1',
});
afterEach(() => void vi.restoreAllMocks());

interface Dated {
  value: string;
  business: string;
  bookedAt: Temporal.Instant;
}

async function journalOf(id: string): Promise<Dated> {
  const { rows } = await bank().bank.db.query<Dated>(
    `SELECT j.value_date AS value, j.business_date AS business, j.booked_at AS "bookedAt"
      FROM journal j JOIN transfer t ON t.journal_id = j.id WHERE t.id = $1`,
    [id],
  );
  return rows[0] as Dated;
}

const health = async () => {
  const { status, body } = await bank().call('GET', '/api/health');
  return status === 200 ? body.status : body.code;
};

/** The figure of one process that says how far its clock is ahead. */
async function clockFigure(): Promise<number> {
  const { bank: opened, worker } = bank();
  const figures = await createMetrics({ bank: opened, worker }).listen({
    host: '127.0.0.1',
    port: 0,
  });
  const text = await (await fetch(`http://127.0.0.1:${figures.port}/metrics`))
    .text()
    .finally(() => figures.close());
  return Number(/^larkmoor_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]);
}

/** The clock of this process from now on, so far from its database's. */
async function setProcessClock(aheadMs: number): Promise<void> {
  vi.restoreAllMocks();
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() + aheadMs);
  await bank().bank.clockSkew.measure();
}

describe('the value date', () => {
  test('is the day the bank books, whatever day was wished for', async () => {
    const { alice, admin } = cast();
    await bank().withoutLimits();
    const today = bank().bank.clock.businessDay();
    const wish = '1987-06-05T12:00:00.000Z';
    const post = (path: string, body: unknown) =>
      bank().call('POST', `/api/transfers/${path}`, { token: alice.token, body });
    const orders = [
      await pay(toBruno(5, { transferDate: wish })),
      await post(
        'international',
        internationalTransferBody({ transferDate: wish, debitedAccount: alice.savings.number }),
      ),
      await post(
        'payBill',
        billBody(7, { transferDate: wish, debitedAccount: alice.savings.number }),
      ),
    ];
    for (const { status, body } of orders) {
      expect([status, body.transfer.transferDate]).toEqual([201, wish]);
      expect(await journalOf(body.transfer._id)).toMatchObject({ value: today, business: today });
    }
    const funding = {
      amount: 10,
      accountName: 'Savings Account',
      reference: 'Salary',
      transferDate: wish,
      senderAccount: '770241006',
      recipientBank: 'Larkmoor',
    };
    expect(
      (
        await bank().call('PUT', `/api/admin/users/${alice.id}/accounts/fund`, {
          token: admin.token,
          body: funding,
        })
      ).status,
    ).toBe(200);
    const { rows } = await bank().bank.db.query(
      'SELECT value_date FROM journal WHERE value_date <> business_date',
    );
    expect(rows).toEqual([]);
    const lines = (
      await bank().call('GET', `/api/accounts/${alice.savings.number}/entries.csv`, {
        token: alice.token,
      })
    ).body;
    expect(lines).not.toContain('1987');
  });

  test('of an order made for later is the day it is paid on', async () => {
    const { clock } = bank().bank;
    const { body } = await pay(
      toBruno(5, { transferDate: clock.businessNow().add({ hours: 30 }).toString() }),
    );
    await bank().advance('P3D');
    await bank().worker.runAll();
    const today = clock.businessDay();
    expect(await journalOf(body.transfer._id)).toMatchObject({ value: today, business: today });
    expect(bankingDayOf(Temporal.Instant.from(body.transfer.transferDate)) < today).toBe(true);
  });
});

describe('an order', () => {
  test('is when its journal was booked, also late for a closed day', async () => {
    const { clock, db } = bank().bank;
    await bank().stopJobs();
    await clock.advance(48 * 3_600);
    const today = startOfDay(clock.businessDay());
    await lockPeriod(db, today);
    const { alice, bruno } = cast();
    const yesterday = today.subtract({ minutes: 1 });
    vi.spyOn(clock, 'businessNow').mockReturnValue(yesterday);
    const made = [
      await pay(localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 5)),
      await pay(
        localTransferBody(alice, { name: 'Later', account: bruno.savings.number }, 6, {
          transferDate: yesterday.add({ minutes: 15 }).toString(),
        }),
      ),
    ];
    await db.query(`UPDATE transfer SET due_at = $1 WHERE status = 'scheduled'`, [yesterday]);
    await bank().worker.runOne('scheduled-payments');
    vi.restoreAllMocks();
    for (const { body } of made) {
      const { bookedAt, business } = await journalOf(body.transfer._id);
      const receipt = (await bank().call('GET', body.receipt, { token: alice.token })).body;
      expect([
        bookedAt.toString(),
        business,
        Temporal.Instant.from(receipt.bookedAt).toString(),
      ]).toEqual([today.toString(), clock.businessDay(), today.toString()]);
    }
  });
});

describe('a clock that is wrong', () => {
  test('stops the payments of its process alone: health says why and by how much', async () => {
    expect([await health(), Math.abs(await clockFigure()) < 1]).toEqual(['ok', true]);
    await setProcessClock(45_000);
    expect(await health()).toBe('CLOCK_WRONG');
    expect(Math.round(await clockFigure())).toBeGreaterThanOrEqual(44);
    const refused = await pay(toBruno(5));
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'CLOCK_WRONG',
      '60',
    ]);
    await setProcessClock(-45_000);
    expect([await health(), Math.round(await clockFigure())]).toEqual([
      'ok',
      expect.closeTo(-45, 0),
    ]);
    await setProcessClock(0);
    expect([await health(), await balanceOf(cast().bruno, 'Checking Account')]).toEqual(['ok', 0]);
    expect((await pay(toBruno(5))).status).toBe(201);
  });

  test('set right again leaves what it booked ahead waiting, and health says so', async () => {
    const { alice, bruno, carla } = cast();
    const { db, clock, clockSkew } = bank().bank;
    await bank().stopJobs();
    const elsewhere = {
      name: 'Fenland Mutual Homes',
      account: '310448207',
      routing: '021000021',
      bank: 'Fenland Mutual',
    };
    await clock.advance(30 * 86_400);
    const ahead = await pay(localTransferBody(alice, elsewhere, 5));
    const scheduled = await pay(
      toBruno(1, { transferDate: clock.businessNow().add({ minutes: 20 }).toString() }),
    );
    await clock.advance(-30 * 86_400);
    await clockSkew.measure();
    expect([ahead.status, scheduled.status, await health()]).toEqual([201, 201, 'CLOCK_WRONG']);
    expect((await pay(toBruno(2))).body.code).toBe('CLOCK_WRONG');
    // Nothing that was booked ahead pulls others along.
    await bank().fund(cast().admin, bruno, 50);
    expect([await balanceOf(bruno), await balanceOf(carla)]).toEqual([50, await balanceOf(carla)]);
    // A job that meets such an account sets its row aside and goes on with the others.
    // A second ago: the bank's clock has milliseconds, the database's is finer.
    await db.query(
      `UPDATE transfer SET due_at = now() - interval '1 second' WHERE status = 'scheduled'`,
    );
    await bank().worker.runOne('scheduled-payments');
    const { rows } = await db.query<{ status: string; reason: string }>(
      `SELECT t.status, a.reason FROM transfer t JOIN set_aside_row a ON a.row_id = t.id::text
        WHERE t.id = $1`,
      [scheduled.body.transfer._id],
    );
    expect(rows).toEqual([
      { status: 'scheduled', reason: expect.stringContaining('booked ahead') },
    ]);
    // When that time has come all of it goes on.
    await clock.advance(30 * 86_400);
    await clockSkew.measure();
    expect([await health(), (await pay(toBruno(2))).status]).toEqual(['ok', 201]);
  });
});
