import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { Page } from '@playwright/test';
import { answerOf } from './demo-server.ts';
import type { Screen } from './screen.ts';

async function openFirst(page: Page, names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await page.getByRole('main').getByRole('table').first().waitFor();
  }
}

/** A state no demonstration can be brought into: what the calls would answer. */
async function stopMoney(page: Page): Promise<void> {
  const stop = { stoppedAt: '2026-11-21T07:00:03.000Z', proofId: 'a' };
  const findings = [
    {
      promise: 'every account’s balance is the one after its last entry',
      count: 1,
      places: ['account 00001410-0000-8000-8000-000000555344'],
    },
  ];
  const proof = {
    id: 'a',
    scope: 'full',
    askedAt: stop.stoppedAt,
    askedBy: { kind: 'job', name: 'proof-of-the-books' },
    state: 'wrong',
    startedAt: stop.stoppedAt,
    findings,
  };
  await page.route('**/api/admin/books/stop', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { stop } }),
  );
  await page.route('**/api/admin/books/proofs', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { stop, mayResume: false, nextAt: '2026-11-22T07:00:00.000Z', proofs: [proof] },
    }),
  );
  await page.reload();
  await page.getByRole('region', { name: 'What is wrong' }).waitFor();
}

/** Days that a colleague wants to reopen: the demonstration has one person of the staff. */
async function waitForSecond(page: Page): Promise<void> {
  const reason =
    'The closing of November 18 lists the clearing account twice: a restore was made at ' +
    'midnight, and the day was closed from both copies.';
  await page.route('**/api/admin/books/proofs', async (route) => {
    const response = await answerOf(route);
    const reopening = {
      _id: 'a',
      fromDay: '2026-11-18',
      reason,
      proposedBy: 'rosa',
      proposedAt: '2026-11-21T07:00:03.000Z',
      isYours: false,
    };
    await route.fulfill({ response, json: { ...(await response.json()), reopening } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Reopen these days' }).waitFor();
}

const askToReopen = async (page: Page) => page.getByRole('button', { name: 'Reopen days' }).click();

/** Two accounts differ: one since a check, one only now. */
async function differInAccounts(page: Page): Promise<void> {
  await page.route('**/api/admin/books/reconciliation', async (route) => {
    const response = await answerOf(route);
    const answer = await response.json();
    const [first, second] = answer.accounts;
    first.tables = first.books + 1_290;
    first.since = '2026-11-20T07:00:03.000Z';
    first.places = [
      'RENT-2026-11: the books say $0.00, the table says $1,250.00',
      'LOCAL-1795852800: the books say $0.00, the table says $40.00',
    ];
    second.tables = second.books - 0.01;
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
}

export const bookScreens: Screen[] = [
  { name: 'books', path: '/admin/books', as: 'staff' },
  { name: 'bank-sheet', path: '/admin/books/balance-sheet', as: 'staff' },
  {
    name: 'bank-sheet-chosen',
    path: '/admin/books/balance-sheet?chosen=2020-01-01',
    as: 'staff',
  },
  { name: 'bank-income', path: '/admin/books/income-statement', as: 'staff' },
  { name: 'bank-income-year', path: '/admin/books/income-statement?span=year', as: 'staff' },
  {
    name: 'bank-income-refused',
    path: '/admin/books/income-statement?span=year&period=1999',
    as: 'staff',
  },
  { name: 'books-customers', path: '/admin/books/customers/2120', as: 'staff' },
  {
    name: 'books-account',
    path: '/admin/books',
    as: 'staff',
    prepare: (page) => openFirst(page, [/^1010/]),
  },
  {
    name: 'books-journal',
    path: '/admin/books/customers/2110',
    as: 'staff',
    prepare: (page) => openFirst(page, [/^\d/, /transfer|Funding|Interest/]),
  },
  { name: 'books-proof', path: '/admin/books/proof', as: 'staff' },
  { name: 'books-wrong', path: '/admin/books/proof', as: 'staff', prepare: stopMoney },
  { name: 'books-periods', path: '/admin/books/periods', as: 'staff' },
  { name: 'books-reopen', path: '/admin/books/proof', as: 'staff', prepare: askToReopen },
  { name: 'books-reopen-second', path: '/admin/books/proof', as: 'staff', prepare: waitForSecond },
  { name: 'books-reconciled', path: '/admin/books/reconciliation', as: 'staff' },
  {
    name: 'books-differing',
    path: '/admin/books/reconciliation',
    as: 'staff',
    prepare: differInAccounts,
  },
  { name: 'books-failed', path: '/admin/books', as: 'staff', failing: /api\/admin\/books/ },
  { name: 'bank-day', path: '/admin/jobs', as: 'staff', differsBy: 'when its jobs ran' },
  { name: 'bank-day-failed', path: '/admin/jobs', as: 'staff', failing: /api\/admin\/jobs/ },
];
