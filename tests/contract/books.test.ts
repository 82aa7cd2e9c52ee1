import { afterAll, beforeAll, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { bankingDayOf, endOfDay } from '../../server/base/clock.ts';
import { closeDays } from '../../server/staff/books/close-days.job.ts';
import { systemContext } from '../../server/context.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
  const { alice, bruno } = testBank.cast;
  const pay = (amount: number, extra = {}) =>
    testBank.call('POST', '/api/transfers/local', {
      token: alice.token,
      body: localTransferBody(
        alice,
        { name: 'Bruno Bell', account: bruno.checking.number },
        amount,
        extra,
      ),
    });
  await pay(12.34);
  await pay(20, { recipientRouting: '021000021', recipientAccount: '123456789' });
  await testBank.advance('P3D');
  await pay(30);
});
afterAll(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

const asStaff = (path: string, token = testBank.cast.admin.token) =>
  testBank.call('GET', path, { token });
const trialBalance = async (day?: string) =>
  (await asStaff(`/api/admin/books/trial-balance${day === undefined ? '' : `?day=${day}`}`)).body;
const today = () => testBank.bank.clock.businessDay();
interface Line {
  code: string;
  currency: string;
  accountId?: string;
  opening: number;
  debits: number;
  credits: number;
  closing: number;
}
const cents = (lines: Line[], name: 'opening' | 'closing') =>
  lines.reduce((sum, line) => sum + Math.round(line[name] * 100), 0);

test('each day balances in each currency, and begins where the last one ended [L-270]', async () => {
  const { firstDay } = await trialBalance();
  let before: Line[] = [];
  for (let day = firstDay; day <= today(); day = addDays(day, 1)) {
    const { lines, balanced, totals } = await trialBalance(day);
    expect(balanced).toBe(true);
    expect(
      totals.every(
        ({ debits, credits }: { debits: number; credits: number }) => debits === credits,
      ),
    ).toBe(true);
    for (const currency of ['USD', 'EUR'])
      expect(
        cents(
          lines.filter((line: Line) => line.currency === currency),
          'closing',
        ),
      ).toBe(0);
    if (before.length > 0)
      expect(lines.map(({ opening }: Line) => opening)).toEqual(
        before.map(({ closing }) => closing),
      );
    before = lines;
  }
  // The last day ends with the balances that the ledger has now.
  const { rows } = await testBank.bank.db.query<{ code: string; posted: bigint }>(
    `SELECT gl_code AS code, sum(posted)::bigint AS posted FROM account WHERE currency = 'USD'
      GROUP BY gl_code`,
  );
  for (const { code, posted } of rows)
    expect([
      code,
      before.find((line) => line.code === code && line.currency === 'USD')?.closing,
    ]).toEqual([code, Number(posted) / 100]);
});

test('customers’ accounts are one line that opens down to entry, order and person [L-270]', async () => {
  const { alice, admin } = testBank.cast;
  const { body: list } = await asStaff('/api/admin/books/accounts?code=2120');
  const savings = list.accounts.find(
    ({ number }: { number: string }) => number === alice.savings.number,
  );
  expect(savings.holder).toEqual({ kind: 'customer', name: alice.username, userId: alice.id });
  const { lines } = await trialBalance();
  const line = lines.find(({ code }: Line) => code === '2120');
  expect(
    list.accounts.reduce(
      (sum: number, { balance }: { balance: number }) => sum + Math.round(balance * 100),
      0,
    ),
  ).toBe(Math.round(line.closing * 100));

  const { body: account } = await asStaff(`/api/admin/books/accounts/${savings.id}`);
  expect(account.account.balance).toBe(account.entries[0].balanceAfter);
  const entry = account.entries.find(({ amount }: { amount: number }) => amount === -12.34);
  const { body: journal } = await asStaff(`/api/admin/books/journals/${entry.journalId}`);
  expect(journal.legs.map(({ amount }: { amount: number }) => amount)).toEqual([-12.34, 12.34]);
  expect(journal.actor).toEqual({ kind: 'customer', name: alice.username, userId: alice.id });
  expect(journal.transfer).toMatchObject({ kind: 'local', status: 'completed' });
  expect(journal.trail).toMatchObject([
    { action: 'transfer.created', requestId: journal.requestId },
  ]);
  const { rows: looks } = await testBank.bank.db.query(
    'SELECT actor, subject, person_id FROM audit_event WHERE action IN ($1, $2) ORDER BY at',
    ['account.viewed', 'journal.viewed'],
  );
  expect(looks).toMatchObject([
    { actor: `admin:${admin.id}`, subject: `account:${savings.id}`, person_id: alice.id },
    { actor: `admin:${admin.id}`, subject: `journal:${entry.journalId}` },
  ]);
});

test('a settlement made by a job still names its order', async () => {
  const { lines } = await trialBalance();
  const nostro = lines.find(({ code, currency }: Line) => code === '1010' && currency === 'USD');
  const { body } = await asStaff(`/api/admin/books/accounts/${nostro.accountId}`);
  const { body: journal } = await asStaff(`/api/admin/books/journals/${body.entries[0].journalId}`);
  expect(journal).toMatchObject({
    kind: 'settlement',
    actor: { kind: 'job', name: 'settlement' },
    transfer: { status: 'completed' },
  });
});

test('entries are paged by number, filtered by bank day, and all in the CSV', async () => {
  const { alice } = testBank.cast;
  const { rows } = await testBank.bank.db.query<{ id: string }>(
    'SELECT account_id AS id FROM customer_account WHERE number = $1',
    [alice.savings.number],
  );
  const path = `/api/admin/books/accounts/${rows[0]?.id}`;
  const { body: all } = await asStaff(path);
  expect(all).toMatchObject({ total: all.entries.length, more: false });
  const { body: older } = await asStaff(`${path}?before=${all.entries[0].seq}`);
  expect(older.entries).toEqual(all.entries.slice(1));
  const { body: ofToday } = await asStaff(`${path}?from=${today()}&to=${today()}`);
  expect(ofToday.entries.map(({ amount }: { amount: number }) => amount)).toEqual([-30]);
  expect(
    (await asStaff(`${path}?to=${bankingDayOf(Temporal.Instant.from('2001-01-01T00:00Z'))}`)).body,
  ).toMatchObject({ total: 0, entries: [], more: false });
  expect((await asStaff(`${path}?from=2026-02-02&to=2026-02-01`)).status).toBe(400);

  const csv = await testBank.app.inject({
    url: `${path}/entries.csv`,
    headers: { authorization: `Bearer ${testBank.cast.admin.token}` },
  });
  expect(csv.body.trim().split('\r\n')).toHaveLength(all.total + 1);
  const balanceCsv = await testBank.app.inject({
    url: '/api/admin/books/trial-balance.csv',
    headers: { authorization: `Bearer ${testBank.cast.admin.token}` },
  });
  expect(balanceCsv.body.split('\r\n')).toHaveLength((await trialBalance()).lines.length + 2);
});

test('what the books do not have is 404, and customers see none of it', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await asStaff(`/api/admin/books/accounts/${nobody}`)).body.code).toBe(
    'BOOK_ACCOUNT_NOT_FOUND',
  );
  expect((await asStaff(`/api/admin/books/journals/${nobody}`)).body.code).toBe(
    'JOURNAL_NOT_FOUND',
  );
  for (const path of ['trial-balance?', 'trial-balance.csv?', 'accounts?code=2110&'])
    expect((await asStaff(`/api/admin/books/${path}day=2999-12-31`)).body).toMatchObject({
      status: 422,
      code: 'DAY_AHEAD',
    });
  for (const path of [
    'books/trial-balance?day=0001-01-01',
    'books/trial-balance?day=9999-12-31',
    'audit?to=9999-12-31',
    'audit/export?from=0001-01-01',
  ])
    expect((await asStaff(`/api/admin/${path}`)).body).toMatchObject({
      status: 400,
      message: 'Please enter a valid date.',
    });
  expect((await asStaff('/api/admin/books/trial-balance', testBank.cast.alice.token)).status).toBe(
    403,
  );
});

test('a closed day reads as before, is closed once by two servers, and is proven [L-270]', async () => {
  const { bank } = testBank;
  const day = today();
  const ctx = systemContext(bank, 'day-closing', 'test');
  const whenOver = async (over: CalendarDay) => {
    const wait = endOfDay(over).add({ minutes: 15 }).since(bank.clock.businessNow());
    if (wait.sign > 0) await bank.clock.advance(Math.ceil(wait.total('seconds')));
  };
  // In the first minutes of a day the one before is still open.
  await whenOver(addDays(day, -1));
  await closeDays(ctx);
  await whenOver(day);
  const reckoned = await trialBalance(day);
  expect(reckoned.closedAt).toBeUndefined();
  const closed = await Promise.all([closeDays(ctx), closeDays(ctx)]);
  expect(closed.reduce((sum, one) => sum + one, 0)).toBe(1);
  const { closedAt, ...same } = await trialBalance(day);
  expect(closedAt).toBeDefined();
  expect(same).toEqual(reckoned);
  const { lines } = await trialBalance();
  expect(lines.map(({ opening }: Line) => opening)).toEqual(
    same.lines.map(({ closing }: Line) => closing),
  );
  await verifyBank(bank.db);
});
