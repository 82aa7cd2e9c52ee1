import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
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

/** A month with matters of each kind, closed ones before it, and perhaps a reopening that waits. */
async function manyMatters(page: Page, reopening: object | null = null): Promise<void> {
  const item = (kind: string, count: number | null, amount: number | null, name?: string) => ({
    kind,
    blocks: kind === 'days' || kind === 'proof',
    account:
      name === undefined ? null : { id: 'a', code: kind === 'suspense' ? '1190' : '1110', name },
    count,
    amount,
    currency: 'USD',
  });
  const open = [
    item('proof', 30, null),
    item('control', 2, null),
    item('suspense', null, 1_234_567.89, 'Suspense'),
    item('clearing', null, -11_586.06, 'ACH clearing'),
    item('vouchers', 3, 12_500),
    item('unsettled', 1, 999_999_999.99),
  ];
  const signed = { by: 'bartholomew.okonkwo-lindqvist', at: '2026-12-01T07:00:03.000Z', open };
  await page.route('**/api/admin/books/periods', (route) =>
    route.fulfill({
      headers: { [amountFieldsHeader]: 'amount' },
      json: {
        periods: [
          { period: '2027', state: 'running', closing: null, earlier: [] },
          { period: '2027-01', state: 'open', closing: null, earlier: [] },
          { period: '2026', state: 'closed', closing: { ...signed, journal: 'a' }, earlier: [] },
          {
            period: '2026-12',
            state: 'closed',
            closing: { ...signed, open: [], journal: null },
            earlier: [{ ...signed, journal: null }],
          },
        ],
        next: { period: '2027-01', isReady: reopening !== null, open, digest: 'a' },
        reopening,
      },
    }),
  );
  await page.reload();
  await page.getByText('Suspense is not at zero').waitFor();
}

async function signOff(page: Page): Promise<void> {
  await waitForPeriods(page);
  await page.getByRole('button', { name: 'Close January 2027' }).click();
}

async function askForPeriods(page: Page): Promise<void> {
  await manyMatters(page);
  await page.getByRole('button', { name: 'Reopen…' }).click();
}

const waitForPeriods = async (page: Page) =>
  manyMatters(page, {
    _id: 'a',
    fromPeriod: '2026-12',
    reason: 'An invoice of the auditors for the fourth quarter came after the month was closed.',
    proposedBy: 'rosa',
    proposedAt: '2027-02-01T07:00:03.000Z',
    isYours: false,
  });

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
  {
    name: 'books-periods-many',
    path: '/admin/books/periods',
    as: 'staff',
    prepare: (page) => manyMatters(page),
  },
  {
    name: 'books-periods-second',
    path: '/admin/books/periods',
    as: 'staff',
    prepare: waitForPeriods,
  },
  { name: 'books-periods-close', path: '/admin/books/periods', as: 'staff', prepare: signOff },
  {
    name: 'books-periods-reopen',
    path: '/admin/books/periods',
    as: 'staff',
    prepare: askForPeriods,
  },
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
