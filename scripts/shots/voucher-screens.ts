import type { Page } from '@playwright/test';
import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
import type { Screen } from './screen.ts';

const path = '/admin/books/vouchers';

async function wrong(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  await page.getByText('Please say what it is for.').waitFor();
}

/** Vouchers of colleagues: the demonstration has one person of the staff. */
async function many(page: Page): Promise<void> {
  const reason =
    'The correspondent bank took its fee for the third quarter twice, and gave back the second ' +
    'one on the day after, under the number 20261130-000000000000417.';
  const one = (reference: string, decision: object | null) => ({
    _id: reference,
    waitingSince: '2026-11-21T07:00:03.000Z',
    holder: null,
    voucher: {
      kind: decision ? 'undo' : 'free',
      reference,
      reason,
      amount: 999_999_999.99,
      currency: 'USD',
      day: null,
      reverses: null,
      proposedBy: 'wilhelmina.featherstonehaugh',
      isYours: false,
    },
    decision,
  });
  const decision = { by: 'bartholomew.okonkwo-lindqvist', at: '2026-11-22T07:00:03.000Z' };
  await page.route('**/api/admin/vouchers*', (route) => {
    const cases = route.request().url().includes('decided')
      ? [
          one('JV-7KQ2M9XD', { ...decision, outcome: 'approved', reason: null }),
          one('JV-8KQ2M9XD', {
            ...decision,
            outcome: 'declined',
            reason: 'It was made by mistake.',
          }),
        ]
      : [one('JV-9KQ2M9XD', null)];
    return route.fulfill({
      headers: { [amountFieldsHeader]: 'amount' },
      json: { cases, total: 1, asOf: '2026-11-22T08:00:00.000Z' },
    });
  });
  await page.reload();
  await page.getByText('JV-9KQ2M9XD').waitFor();
}

/** A voucher with long words, made by the form itself. */
async function made(page: Page): Promise<void> {
  await page
    .getByLabel('Reason')
    .fill('The correspondent bank took its fee for the third quarter twice. '.repeat(4));
  const entry = (number: number) => page.getByRole('group', { name: `Entry ${number}` });
  await entry(1).getByLabel('Account').selectOption('1190');
  await entry(1).getByLabel('Debit').fill('999,999,999.99');
  await entry(2).getByLabel('Account').selectOption('4020');
  await entry(2).getByLabel('Credit').fill('999,999,999.99');
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  await page.getByRole('heading', { level: 1, name: /^JV-/ }).waitFor();
}

/** The sheet of a customer who owes the bank money twice. */
async function corrections(page: Page): Promise<void> {
  await page.route('**/api/admin/users/*/debts', (route) =>
    route.fulfill({
      headers: { [amountFieldsHeader]: 'amount open' },
      json: {
        debts: [
          { _id: 'one', open: 250_000.75, amount: 999_999.99, since: '2026-10-21T07:00:03.000Z' },
          { _id: 'two', open: 12.5, amount: 12.5, since: '2026-11-21T07:00:03.000Z' },
        ],
      },
    }),
  );
  await page
    .getByRole('link', { name: /okafor/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'Corrections' }).click();
  await page.getByLabel('What to do').selectOption('repayment');
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
  await page.getByText('Please choose a debt.').waitFor();
}

/** Of the newest credit by staff: its customer has spent some of it, or nothing. */
async function undo(page: Page): Promise<void> {
  await page.getByRole('main').locator('tbody a').first().click();
  await page.getByRole('button', { name: 'Undo…' }).click();
  await page.getByRole('region', { name: 'Undo' }).getByRole('table').waitFor();
  await page.getByRole('button', { name: 'Send to a colleague' }).click();
}

/** Money of people who have left, under names and numbers as long as they get, and one payout. */
async function unclaimed(page: Page): Promise<void> {
  const one = (_id: string, username: string, fullName: string, amount: number) => ({
    _id,
    username,
    fullName,
    accounts: ['701938475', '701938483', '701938491'],
    since: '2026-09-30',
    amount,
  });
  await page.route('**/api/admin/books/unclaimed*', (route) =>
    route.fulfill({
      headers: { [amountFieldsHeader]: 'amount total' },
      json: {
        total: 1_234_567_890,
        people: [
          one('6f1c', 'b.okonkwo-lindqvist', 'Bartholomew Okonkwo-Lindqvist', 1_234_567_000),
          one('6f1d', 'maya.okafor', '', 890),
        ],
        more: true,
      },
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Pay out to Bartholomew' }).click();
  await page.getByRole('button', { name: 'Make the voucher' }).click();
  await page.getByText('Please say what it is for.').waitFor();
}

/** The journal of the staff: vouchers that wait and were decided. */
export const voucherScreens: Screen[] = [
  { name: 'vouchers', path, as: 'staff' },
  { name: 'unclaimed', path: '/admin/books/unclaimed', as: 'staff' },
  { name: 'unclaimed-pay', path: '/admin/books/unclaimed', as: 'staff', prepare: unclaimed },
  { name: 'vouchers-many', path, as: 'staff', prepare: many },
  { name: 'vouchers-failed', path, as: 'staff', failing: /api\/admin\/vouchers/ },
  { name: 'vouchers-new', path: '/admin/books/new-voucher', as: 'staff' },
  { name: 'vouchers-wrong', path: '/admin/books/new-voucher', as: 'staff', prepare: wrong },
  { name: 'user-corrections', path: '/admin', as: 'staff', prepare: corrections },
  { name: 'vouchers-one', path: '/admin/books/new-voucher', as: 'staff', prepare: made },
  {
    name: 'vouchers-undo',
    path: '/admin/books/accounts/00001410-0000-8000-8000-000000555344',
    as: 'staff',
    prepare: undo,
  },
  { name: 'desk-vouchers', path: '/admin/queues/vouchers', as: 'staff' },
];
