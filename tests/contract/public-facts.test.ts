import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../../server/base/config-error.ts';
import { openClock } from '../../server/services/clock/sandbox-clock.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(() => testBank.close());

test('anyone can read what the bank says of itself [L-249]', async () => {
  const { status, body } = await testBank.call('GET', '/api/bank');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Larkmoor Bank',
    routingNumber: expect.stringMatching(/^\d{9}$/),
    fees: { local: 0, bill: 0, international: 15 },
  });
  expect(body.loans).toContainEqual({
    purpose: 'auto',
    lowestRateBps: 549,
    highestRateBps: 1399,
  });
  expect(body.currencies).toEqual(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'INR']);
  expect(body.limits).toMatchObject({
    paymentsWithoutPinPerDay: 2500,
    maximumAmount: 999_999_999.99,
  });
  expect(body.hours.footer).toBe('Mon-Fri 9:00 AM - 5:00 PM');
  expect(body.hours.contact).toEqual([
    { days: 'Mon-Fri', hours: '9:00 AM - 5:00 PM' },
    { days: 'Sat', hours: '10:00 AM - 2:00 PM' },
    { days: 'Sun', hours: 'Closed' },
  ]);
  for (const fact of ['address', 'phone', 'email']) expect(body[fact], fact).toMatch(/./);
  expect(body.branches.filter(({ featured }: { featured: boolean }) => featured)).toHaveLength(3);
});

test('what savings earn is named with what a year earns when interest stays', async () => {
  const { bank } = testBank;
  await setPolicy(bank.db, 'savingsRate', { rateBps: 400 }, bank.clock.businessNow());
  const { body } = await testBank.call('GET', '/api/bank');
  expect(body.savings).toEqual({ rateBps: 400, apyBps: 407 });
});

test('a bank that can take money says so, with what survives a power cut [L-249]', async () => {
  const { status, body } = await testBank.call('GET', '/api/health');
  expect([status, body.status]).toEqual([200, 'ok']);
  expect(['process-crash', 'power-loss']).toContain(body.durability);
});

test('a bank that takes money and is not in order says that it is degraded, and to strangers no more', async () => {
  const { db } = testBank.bank;
  const condition = async () => {
    const { status, body } = await testBank.call('GET', '/api/health');
    return [status, body.status, body.condition];
  };
  expect(await condition()).toEqual([200, 'ok', 'ready']);

  await db.query(
    `INSERT INTO job (id, kind, payload, run_at) VALUES (gen_random_uuid(), 'forgotten', '{}',
      now() - interval '16 minutes')`,
  );
  await db.query(
    `INSERT INTO books_proof (id, asked_by, asked_at, started_at, ended_at, result)
      SELECT gen_random_uuid(), 'system', at, at, at, 'right'
        FROM (SELECT now() - interval '37 hours' AS at) AS long_ago`,
  );
  expect(await condition()).toEqual([200, 'ok', 'degraded']);
});

test('the API page is our own: it names every call and fetches nothing [L-250]', async () => {
  const { body: document } = await testBank.call('GET', '/api/openapi.json');
  const { body: page, headers } = await testBank.call('GET', '/api/docs');
  expect(headers['content-type']).toMatch(/^text\/html/);
  for (const path of Object.keys(document.paths)) expect(page).toContain(path);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('a bank whose clock was moved is not opened without the sandbox [L-300]', async () => {
  await testBank.advance('P1D');
  await expect(openClock(testBank.bank.db, false)).rejects.toThrow(ConfigError);
  const { body } = await testBank.call('GET', '/api/health');
  expect(body.sandboxOffsetSeconds).toBe(86_400);
});
