import { beforeAll, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { addDays, addMonths } from '../../contract/values/calendar-day.ts';
import { internationalTransferBody, type Person } from '../../fixtures/people.ts';
import { loanCalls } from '../support/loans.ts';
import { readCsv } from '../support/read-csv.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { twoLegs, voucherCalls } from '../support/vouchers.ts';

/* The balance sheet and the income statement of a bank in which people did what people do. */

const desk = useSharedDesk();
const { bank, staff, ask, customer } = desk;
const { send, idOf, book, pay } = voucherCalls(desk);
const { paidOut } = loanCalls(bank);

const books = (path: string, who: Pick<Person, 'token'> = staff()) =>
  ask(who, 'GET', `/api/admin/books/${path}`);
const sheetOf = async (query = '') => (await books(`balance-sheet?${query}`)).body;
const incomeOf = async (query = '') => (await books(`income-statement?${query}`)).body;
const today = () => bank().bank.clock.businessDay();
const cents = (dollars: number) => Math.round(dollars * 100);

interface Line {
  code?: string;
  name: string;
  currency: string;
  accountId?: string;
  figure: number;
  earlier: number;
}
interface Section {
  kind: string;
  lines: Line[];
  total: number;
  totalEarlier: number;
}
const linesOf = (sections: Section[]) => sections.flatMap(({ lines }) => lines);
const lineOf = ({ sections }: { sections: Section[] }, code: string) =>
  linesOf(sections).find((line) => line.code === code) as Line;
const totalOf = ({ sections }: { sections: Section[] }, asked: string) =>
  cents(sections.find(({ kind }) => kind === asked)?.total ?? Number.NaN);

beforeAll(async () => {
  const { db, clock } = bank().bank;
  await setPolicy(db, 'savingsRate', shippedPolicies.savingsRate, clock.businessNow());
  const [ada, ben] = [await customer(40_000), await customer(500)];
  await pay(ada, ben, 250.25);
  await ask(ada, 'POST', '/api/transfers/international', internationalTransferBody());
  await paidOut({ loanAmount: 12_000 });
  await book(idOf(await send({ reason: 'Capital.', legs: twoLegs(77.77) })));
  // The first of a month credits interest, and an installment of the loan is paid.
  await bank().advance('P35D');
  await pay(ada, ben, 10);
}, 120_000);

test('assets are liabilities and equity, and every line is that of the trial balance', async () => {
  for (const day of [today(), addDays(today(), -1), addMonths(today(), -1)]) {
    const sheet = await sheetOf(`day=${day}`);
    expect(sheet).toMatchObject({ day, difference: 0, differenceEarlier: 0 });
    expect(totalOf(sheet, 'assets')).toBe(totalOf(sheet, 'liabilities') + totalOf(sheet, 'equity'));
    const { lines } = (await books(`trial-balance?day=${day}`)).body;
    const closing = (code: string, currency = 'USD') =>
      cents(lines.find((line: Line) => line.code === code && line.currency === currency).closing);
    for (const { lines: shown, kind } of sheet.sections)
      for (const { code, figure } of shown)
        if (code !== undefined)
          expect([code, cents(figure)]).toEqual([
            code,
            kind === 'assets' ? 0 - closing(code) : closing(code),
          ]);
    const profit = linesOf(sheet.sections).find(({ code }) => code === undefined) as Line;
    expect(profit.name).toBe('Profit not yet moved to equity');
    expect(cents(profit.figure)).toBe(
      ['4010', '4020', '4030', '5010', '5020'].reduce((sum, code) => sum + closing(code), 0),
    );
    for (const { code, currency, figure } of sheet.foreign)
      expect([code, currency, cents(figure)]).toEqual([
        code,
        currency,
        0 - closing(code as string, currency),
      ]);
  }
});

test('a sheet is closed or open as its day is, and stands next to the day that is asked for', async () => {
  const open = await sheetOf();
  expect([open.day, open.closedAt]).toEqual([today(), undefined]);
  const lastWeek = addDays(today(), -7);
  const closed = await sheetOf(`day=${lastWeek}&against=day_before`);
  expect(closed.closedAt).toBeDefined();
  expect(closed.against).toMatchObject({ day: addDays(lastWeek, -1), beforeFirst: false });
  const against = await sheetOf(`against=chosen&chosen=${lastWeek}`);
  expect(against.against).toEqual({
    day: lastWeek,
    closedAt: closed.closedAt,
    beforeFirst: false,
  });
  expect(linesOf(against.sections).map(({ earlier }) => earlier)).toEqual(
    linesOf(closed.sections).map(({ figure }) => figure),
  );
  // Nothing was there before the books began.
  const first = await sheetOf(`day=${open.firstDay}&against=year_before`);
  expect(first.against.beforeFirst).toBe(true);
  expect(linesOf(first.sections).filter(({ earlier }) => earlier !== 0)).toEqual([]);
  expect(first.differenceEarlier).toBe(0);
});

test('what is on its unusual side has its sign, and other currencies are not converted', async () => {
  const sheet = await sheetOf();
  // Euros left, and no one brought any: the bank's own cash is below nothing.
  const euros = sheet.foreign.filter(
    ({ currency, figure }: Line) => currency === 'EUR' && figure !== 0,
  );
  expect(euros.map(({ code, figure }: Line) => [code, figure])).toEqual([
    ['1010', -100],
    ['1310', 100],
  ]);
  expect(cents(lineOf(sheet, '1190').figure)).toBe(-7777);
});

test('income and expenses of a period are what its entries sum to', async () => {
  const thisMonth = today().slice(0, 7);
  const first = (await sheetOf()).firstDay as string;
  for (const [query, from, to] of [
    ['', `${thisMonth}-01`, today()],
    [`span=month&period=${first.slice(0, 7)}`, `${first.slice(0, 7)}-01`, undefined],
    [`span=day&period=${first}`, first, first],
    ['span=year', `${today().slice(0, 4)}-01-01`, today()],
    [`span=year_to_date&period=${first}`, `${first.slice(0, 4)}-01-01`, first],
  ] as const) {
    const shown = await incomeOf(query);
    expect([query, shown.from]).toEqual([query, from]);
    if (to !== undefined) expect([query, shown.to]).toEqual([query, to]);
    const { rows } = await bank().bank.db.query<{ code: string; sum: bigint }>(
      `SELECT account.gl_code AS code, sum(entry.amount)::bigint AS sum FROM entry
         JOIN account ON account.id = entry.account_id JOIN journal ON journal.id = entry.journal_id
       WHERE account.gl_code >= '4000' AND journal.business_date BETWEEN $1 AND $2
       GROUP BY account.gl_code`,
      [shown.from, shown.to],
    );
    const sums = new Map(rows.map(({ code, sum }) => [code, Number(sum)]));
    for (const { kind, lines } of shown.sections as Section[])
      for (const { code = '', figure } of lines) {
        const sum = sums.get(code) ?? 0;
        expect([query, code, cents(figure)]).toEqual([
          query,
          code,
          kind === 'income' ? sum : 0 - sum,
        ]);
      }
    expect(cents(shown.profit)).toBe(rows.reduce((sum, row) => sum + Number(row.sum), 0));
  }
  const all = await incomeOf(`span=year_to_date`);
  expect(lineOf(all, '4020').figure === 0 && lineOf(all, '5010').figure === 0).toBe(false);
});

test('a period is compared with the one before, in which the bank may not have begun', async () => {
  const running = await incomeOf();
  expect(running.isRunning).toBe(true);
  expect(running.against.from).toBe(addMonths(`${today().slice(0, 7)}-01`, -1));
  const before = await incomeOf(`span=day&period=${running.firstDay}&against=before`);
  expect(before.against).toEqual({
    from: addDays(running.firstDay, -1),
    to: addDays(running.firstDay, -1),
    beforeFirst: 'all',
  });
  expect(before.profitEarlier).toBe(0);
  const closed = await incomeOf(`span=day&period=${addDays(today(), -7)}`);
  expect([closed.isRunning, closed.closedAt === undefined]).toEqual([false, false]);
});

test('either is a file with the same figures', async () => {
  for (const [path, name] of [
    ['balance-sheet', `balance-sheet-${today()}.csv`],
    ['income-statement', `income-statement-${today().slice(0, 7)}-01-to-${today()}.csv`],
  ] as const) {
    const file = await bank().app.inject({
      url: `/api/admin/books/${path}.csv`,
      headers: { authorization: `Bearer ${staff().token}` },
    });
    expect(file.headers['content-disposition']).toContain(name);
    const rows = readCsv(file.body).slice(1);
    const { sections } = (await books(path)).body as { sections: Section[] };
    for (const { lines, total } of sections) {
      for (const { code, figure, earlier } of lines.filter((line) => line.code !== undefined))
        expect(
          rows
            .find(([, c, , currency]) => c === code && currency === 'USD')
            ?.slice(4)
            .map(Number),
        ).toEqual([figure, earlier]);
      expect(
        rows.some(([, , account, , figure]) => account === 'Total' && Number(figure) === total),
      ).toBe(true);
    }
  }
});

test('what no statement can be of is refused in words', async () => {
  const ahead = addDays(today(), 1);
  const nextMonth = addMonths(`${today().slice(0, 7)}-01`, 1).slice(0, 7);
  for (const [query, status, said] of [
    [`balance-sheet?day=${ahead}`, 422, 'DAY_AHEAD'],
    [`balance-sheet?against=chosen&chosen=${ahead}`, 422, 'DAY_AHEAD'],
    ['balance-sheet?day=1999-12-31', 422, 'DAY_BEFORE_BOOKS'],
    ['balance-sheet.csv?day=1999-12-31', 422, 'DAY_BEFORE_BOOKS'],
    [`income-statement?span=month&period=${nextMonth}`, 422, 'PERIOD_AHEAD'],
    [`income-statement?span=year_to_date&period=${ahead}`, 422, 'PERIOD_AHEAD'],
    ['income-statement?span=year&period=2999', 422, 'PERIOD_AHEAD'],
    ['income-statement?span=month&period=1999-12', 422, 'DAY_BEFORE_BOOKS'],
    ['income-statement?span=year&period=1950', 422, 'DAY_BEFORE_BOOKS'],
    ['income-statement?span=month&period=2026-13', 400, 'Please write the month like 2026-11.'],
    ['income-statement?period=2026-11-21', 400, 'Please write the month like 2026-11.'],
    ['income-statement?span=year&period=20', 400, 'year must be one of 1900 to 2999.'],
    ['income-statement?span=day&period=2026-02-30', 400, 'Please enter a valid date.'],
    ['income-statement?span=week', 400, 'span must be one of day, month, year, year_to_date.'],
    ['income-statement?against=never', 400, 'against must be one of before, year_before.'],
    ['balance-sheet?day=2026-02-30', 400, 'Please enter a valid date.'],
    ['balance-sheet?against=chosen', 400, 'Please enter a valid date.'],
    ['balance-sheet?chosen=2026-01-01', 400, 'Please enter a valid date.'],
  ] as const) {
    const { body } = await books(query);
    expect([query, body.status]).toEqual([query, status]);
    expect(status === 422 ? body.code : body.message, query).toContain(said);
  }
});

test('only those who see the books read them', async () => {
  const someone = await customer();
  for (const path of [
    'balance-sheet',
    'balance-sheet.csv',
    'income-statement',
    'income-statement.csv',
  ]) {
    expect((await books(path, someone)).status).toBe(403);
    expect((await books(path, { token: '' })).status).toBe(401);
  }
});
