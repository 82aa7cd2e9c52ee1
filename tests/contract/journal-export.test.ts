import { afterAll, beforeAll, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { addDays, type CalendarDay } from '../../contract/values/calendar-day.ts';
import { journalFormats } from '../../contract/staff/books.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

/** Marks that mean something to one of the programs outside a text. */
const memo = 'Rent; and | "more" \\ [2026-12-15] (Assets:1010) :61: ^link #tag';

let testBank: TestBank;
let firstDay: CalendarDay;
beforeAll(async () => {
  testBank = await openTestBank();
  firstDay = testBank.bank.clock.businessDay();
  await pay(12.34, memo);
  await testBank.advance('P3D');
  await pay(30, 'two  blanks');
});
afterAll(async () => await testBank.close());

async function pay(amount: number, reference: string): Promise<void> {
  const { alice, bruno } = testBank.cast;
  const payee = { name: 'Bruno Bell', account: bruno.checking.number };
  const { status } = await testBank.call('POST', '/api/transfers/local', {
    token: alice.token,
    body: localTransferBody(alice, payee, amount, { reference }),
  });
  expect(status).toBe(201);
}

const asAdmin = async (path: string) =>
  await testBank.call('GET', `/api/admin/books/${path}`, { token: testBank.cast.admin.token });
const today = () => testBank.bank.clock.businessDay();
const textOf = async (format: string, query = '') =>
  (await asAdmin(`journal.${format}${query}`)).body as string;

/** Of each account and currency the sum of all postings, in cents, and the last balance claimed. */
function readBack(text: string) {
  const sums = new Map<string, number>();
  const claimed = new Map<string, number>();
  const posting =
    /^ +(?:Assets|Liabilities|Equity|Income|Expenses):(\d{4})\S*(?: \S+)*? {2}(-?\d+\.\d\d) ([A-Z]{3})(?: = (-?\d+\.\d\d) [A-Z]{3})?$/gm;
  for (const [, code = '', amount, currency = '', balance] of text.matchAll(posting)) {
    const key = `${code} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0) + Math.round(Number(amount) * 100));
    if (balance !== undefined) claimed.set(key, Math.round(Number(balance) * 100));
  }
  const line = /^\S+ balance \w+:(\d{4})\S* (-?\d+\.\d\d) ~ 0\.00 ([A-Z]{3})$/gm;
  for (const [, code = '', balance, currency = ''] of text.matchAll(line))
    claimed.set(`${code} ${currency}`, Math.round(Number(balance) * 100));
  return { sums, claimed };
}

async function closingsOf(day: CalendarDay): Promise<Map<string, number>> {
  const { body } = await asAdmin(`trial-balance?day=${day}`);
  const lines = body.lines as { code: string; currency: string; closing: number }[];
  return new Map(
    lines
      .filter(({ closing }) => closing !== 0)
      // The programs sign a debit positive.
      .map(({ code, currency, closing }) => [`${code} ${currency}`, -Math.round(closing * 100)]),
  );
}

test.each(journalFormats)(
  '%s: its postings add up to the trial balance, and so it claims',
  async (format) => {
    for (const [from, to] of [
      [undefined, undefined],
      [firstDay, firstDay],
      [today(), today()],
      [addDays(firstDay, 1), addDays(firstDay, 2)],
      [addDays(firstDay, -9), today()],
    ] as const) {
      const query = from === undefined ? '' : `?from=${from}&to=${to}`;
      const { sums, claimed } = readBack(await textOf(format, query));
      const closings = await closingsOf(to ?? today());
      const notZero = new Map([...sums].filter(([, sum]) => sum !== 0));
      expect(notZero).toEqual(closings);
      for (const [key, balance] of claimed) expect(balance, key).toBe(sums.get(key));
      if (from !== addDays(firstDay, 1)) expect(claimed.size).toBeGreaterThan(0);
    }
  },
);

test('free text stays text in each format', async () => {
  const plain = await textOf('hledger');
  expect(plain).toBe(await textOf('ledger'));
  expect(plain).toMatch(
    /^\d{4}-\d\d-\d\d \* \([0-9a-f-]{36}\) local.* Rent, and \/ "more" \\ \[2026/m,
  );
  expect(plain).toContain('two blanks');
  expect(await textOf('beancount')).toMatch(
    /^\d{4}-\d\d-\d\d \* "local.* Rent; and \| \\"more\\" \\\\ \[2026.*"$/m,
  );
});

test('each export leaves a line of the trail, and wrong ones are refused', async () => {
  const looks = async () =>
    (
      await testBank.call('GET', '/api/admin/audit?action=journals.exported', {
        token: testBank.cast.admin.token,
      })
    ).body.events.length as number;
  const before = await looks();
  await textOf('beancount', `?from=${firstDay}&to=${firstDay}`);
  expect(await looks()).toBe(before + 1);
  expect(await asAdmin('journal.gnucash')).toMatchObject({ status: 400 });
  expect(await asAdmin(`journal.ledger?to=${addDays(today(), 1)}`)).toMatchObject({
    status: 422,
    body: { code: 'DAY_AHEAD' },
  });
  expect(await asAdmin(`journal.ledger?from=${today()}&to=${firstDay}`)).toMatchObject({
    status: 400,
  });
  expect(await looks()).toBe(before + 1);
  const { token } = testBank.cast.alice;
  expect((await testBank.call('GET', '/api/admin/books/journal.ledger', { token })).status).toBe(
    403,
  );
});
