import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../support/free-port.ts';
import { type PayingBank, startPayingBank } from '../support/paying-bank.ts';

let bank: PayingBank;
let figuresAt: string;
beforeAll(async () => {
  const port = await findFreePort();
  figuresAt = `http://127.0.0.1:${port}/metrics`;
  bank = await startPayingBank({ BANK_METRICS_PORT: String(port), BANK_DRAIN_SECONDS: '1' });
});
afterAll(() => bank.server.close());

describe('the figures of a bank', () => {
  let text: string;
  const valueOf = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    );
  beforeAll(async () => {
    await bank.pay(randomUUID());
    await bank.server.call('GET', `/api/nowhere/${bank.alice.id}?token=${bank.alice.token}`);
    // A job has its first beat soon after the start.
    await vi.waitFor(async () => {
      text = await (await fetch(figuresAt)).text();
      if (!Number.isFinite(valueOf('larkmoor_job_last_success_timestamp_seconds{name="mail"}')))
        throw new Error('the mail job has not run yet');
    }, 10_000);
  });

  test('say what is asked, posted, waiting and connected, and how the process fares [L-346]', () => {
    expect(
      valueOf(
        'larkmoor_http_requests_total{method="POST",route="/api/transfers/local",status="201"}',
      ),
    ).toBe(1);
    expect(
      valueOf(
        'larkmoor_http_request_duration_seconds_count{method="POST",route="/api/transfers/local"}',
      ),
    ).toBe(1);
    // A credit by staff is posted in the transaction that holds their right, and counts elsewhere.
    expect(valueOf('larkmoor_posting_plans_total')).toBeGreaterThanOrEqual(1);
    expect(valueOf('larkmoor_posting_batches_total')).toBeLessThanOrEqual(
      valueOf('larkmoor_posting_plans_total'),
    );
    for (const quiet of ['posting_queue_length', 'posting_shed_total', 'stopping'])
      expect(valueOf(`larkmoor_${quiet}`)).toBe(0);
    // The embedded engine has one connection: what asks at the same moment waits for it.
    expect(text).toMatch(/^larkmoor_database_connections_waiting\{of="all"\} \d+$/m);
    expect([
      valueOf('larkmoor_database_up'),
      valueOf('larkmoor_money_stopped'),
      valueOf('larkmoor_trail_changed'),
    ]).toEqual([1, 0, 0]);
    expect(valueOf('larkmoor_job_last_success_timestamp_seconds{name="mail"}')).toBeGreaterThan(
      Date.now() / 1_000 - 600,
    );
    expect(text).toMatch(/^larkmoor_job_runs_total\{name="settlement"\} \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('name nobody and hold no secret, whatever was asked for [L-346]', () => {
    for (const secret of [
      bank.alice.token,
      bank.alice.id,
      bank.alice.username,
      bank.alice.savings.number,
      bank.server.admin.password,
      '127.0.0.1',
    ])
      expect(text).not.toContain(secret);
    expect(text).toContain('route="none",status="404"');
  });

  test('are read on their own port only, and nothing else is there', async () => {
    expect((await bank.server.call('GET', '/metrics')).status).toBe(404);
    expect((await fetch(figuresAt.replace('/metrics', '/api/bank'))).status).toBe(404);
    expect((await fetch(figuresAt, { method: 'POST' })).status).toBe(404);
  });
});

test('stopped under load, it says so first, finishes, and ends with 0 [L-346]', async () => {
  const acknowledged: string[] = [];
  const failed: number[] = [];
  let closed = false;
  const payUntilClosed = async () => {
    while (!closed) {
      const reference = randomUUID();
      const status = await bank.pay(reference).then(
        (answer) => answer.status,
        () => void (closed = true),
      );
      if (status === 201) acknowledged.push(reference);
      else if (status !== undefined) failed.push(status);
    }
  };
  const clients = Array.from({ length: 6 }, payUntilClosed);
  while (acknowledged.length < 30) await new Promise((resolve) => setTimeout(resolve, 10));
  const ended = bank.server.stop();
  await expect
    .poll(async () => (await bank.server.call('GET', '/api/health')).body.code, { interval: 20 })
    .toBe('STOPPING');
  // While a proxy notices, everybody is still served.
  const before = acknowledged.length;
  expect([
    (await bank.server.call('GET', '/api/live')).status,
    (await bank.pay(randomUUID())).status,
  ]).toEqual([200, 201]);
  expect(await ended).toBe(0);
  await Promise.all(clients);
  expect(acknowledged.length).toBeGreaterThan(before);
  expect(failed).toEqual([]);

  await bank.server.start();
  const { body } = await bank.server.call('GET', '/api/transfers/transactions?page=1&limit=1', {
    token: bank.bruno.token,
  });
  // The test itself made two of the payments, in addition to those of its clients.
  expect(body.total).toBeGreaterThanOrEqual(acknowledged.length + 2);
  for (const reference of acknowledged.slice(-5)) {
    const again = await bank.pay(reference);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  }
});
