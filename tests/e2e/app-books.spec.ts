import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localTransferBody } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { withOwnBank } from './support/own-bank.ts';
import { untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('the books open from the trial balance down to the person and the request [L-270]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 250);
  const body = localTransferBody(customer, { name: 'Outside', account: '123456789' }, 12.34, {
    recipientRouting: '021000021',
  });
  expect(
    (await server.call('POST', '/api/transfers/local', { token: customer.token, body })).status,
  ).toBe(201);
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Trial balance' }).click();
  await heading(page, 'Trial balance');
  await expect(page.getByText(/^All balanced\. \$.* on each side/)).toBeVisible();
  await auditSmallAndLarge(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^trial-balance-\d{4}-\d\d-\d\d\.csv$/);

  const journal = page.getByRole('region', { name: 'The whole journal' });
  await journal.getByLabel('Program').selectOption('Beancount');
  const file = page.waitForEvent('download');
  await journal.getByRole('button', { name: 'Download the journal' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^journal-.+\.beancount$/);
  expect(await readFile(await (await file).path(), 'utf8')).toContain('Income:4020-Fee-income');
  await journal.getByLabel('From').fill('2099-01-01');
  await expect(journal.getByText('The first day can’t be after the last.').first()).toBeVisible();
  await expect(journal.getByRole('button', { name: 'Download the journal' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.getByRole('link', { name: '1110 ACH clearing' }).click();
  await heading(page, '1110 ACH clearing');
  await audit(page);
  await page.getByRole('link', { name: 'Local transfer' }).first().click();
  await heading(page, 'Local transfer');
  await expect(page.getByRole('cell', { name: '−$12.34' })).toBeVisible();
  await expect(page.getByRole('link', { name: customer.username }).first()).toBeVisible();
  await expect(page.getByText('Transfer: created')).toBeVisible();
  await audit(page);

  await page.goto('/admin/books/customers/2120');
  await heading(page, '2120 Customer savings');

  await page.route('**/api/admin/books/trial-balance*', (route) => route.abort());
  await page.goto('/admin/books');
  await expect(
    page.getByText(/^The trial balance could not be loaded: .+ Nothing was changed\.$/),
  ).toBeVisible();
  await page.unrouteAll();
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/admin/books/trial-balance*', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Trying again...' })).toBeFocused();
  seen.resolve();
  await expect(page.getByText(/^All balanced\. \$.* on each side/)).toBeVisible();
  // The pressed button is gone, but the keyboard goes on from its place.
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test("the bank's day: a job is run, the clock moved ahead, and what ran is told [L-301]", async ({
  browser,
}) => {
  await withOwnBank(browser, async (page, server) => {
    await keepSession(page, server.admin, 'admin');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('button', { name: 'More Short funds' }).click();
    await page.getByRole('menuitem', { name: 'Run now' }).click();
    await expect(page.getByText('Short funds: nothing to do.')).toBeVisible();
    // The button was reached by scrolling: a row half under the bar of the page is no small target.
    await page.evaluate(() => scrollTo(0, 0));
    await auditSmallAndLarge(page);
    await page.getByRole('button', { name: 'A day' }).click();
    await expect(
      page.getByText(/^It is now \w{3}, \w{3} \d+, \d{4} in this bank\.$/),
    ).toBeVisible();
    await expect(page.getByText(/What ran|Nothing became due/)).toBeVisible();
    await expect(page.getByText('1 day ahead')).toBeVisible();
  });
});

test('control accounts stand beside their tables, and each opens its account', async ({
  page,
  server,
}) => {
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/books/proof');
  await page.getByRole('link', { name: 'Reconciliation' }).click();
  await heading(page, 'Reconciliation');
  await expect(page.getByText(/^All agree\. Every account below has the balance/)).toBeVisible();
  await auditSmallAndLarge(page);
  await page.route('**/api/admin/books/reconciliation', async (route) => {
    const answer = await (await route.fetch()).json();
    const [first] = answer.accounts;
    Object.assign(first, { tables: first.books + 5, places: ['RENT-17: the table says more'] });
    await route.fulfill({ headers: withoutAmounts, json: answer });
  });
  await page.reload();
  await expect(page.getByText('1 account differs. Payments continue')).toBeVisible();
  const row = page.getByRole('row', { name: '1110 ACH clearing' });
  await expect(row.getByText('RENT-17: the table says more')).toBeVisible();
  await expect(row.getByText('New since the last check')).toBeVisible();
  await audit(page);
  await row.getByRole('link').click();
  await heading(page, '1110 ACH clearing');
});

test('stopped money is on every staff page, and only a proof lets it go on [L-271]', async ({
  page,
  server,
}) => {
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/books/proof');
  await page.getByRole('button', { name: 'Run check' }).click();
  // The job that proves comes every five seconds, and on a busy machine takes its time.
  await expect(page.getByText('The books balance')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('The audit trail is unchanged')).toBeVisible();

  const stop = { stoppedAt: '2026-11-21T07:00:03.000Z', proofId: 'a' };
  const wrong = {
    id: 'a',
    askedAt: stop.stoppedAt,
    askedBy: { kind: 'job', name: 'proof-of-the-books' },
    state: 'wrong',
    startedAt: stop.stoppedAt,
    findings: [
      { promise: 'all balances sum to zero in each currency', count: 1, places: ['USD: 1'] },
    ],
    trail: {
      blocks: 2,
      events: 9,
      waiting: 0,
      findings: [
        {
          promise: 'every event of the trail is there',
          count: 1,
          places: ['event 7, block 2: gone'],
        },
      ],
    },
  };
  let mayResume = false;
  let proofs: object[] = [wrong];
  await page.route('**/api/admin/books/stop', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { stop } }),
  );
  await page.route('**/api/admin/books/proofs', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { stop, mayResume, nextAt: stop.stoppedAt, proofs },
    }),
  );
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('The ledger check failed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is wrong', exact: true })).toContainText(
    'USD: 1',
  );
  await expect(page.getByRole('region', { name: 'What is wrong with the trail' })).toContainText(
    'event 7, block 2: gone',
  );
  await expect(
    page.getByText(
      'The audit trail failed its check. Payments are stopped for another reason, see above.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume payments' })).toBeDisabled();
  await audit(page);
  const { trail: _unread, ...unreadTrail } = wrong;
  proofs = [{ ...unreadTrail, error: 'The trail could not be proven: a disk is broken.' }];
  await page.reload();
  await expect(
    page.getByText(
      'The last check could not read the audit trail. We can’t tell whether it was altered.',
    ),
  ).toBeVisible();
  await expect(page.getByText('a disk is broken')).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(
    page.getByText('No payment goes through; everything can still be read.'),
  ).toBeVisible();

  // The bank itself was never stopped, as if a colleague had been first.
  mayResume = true;
  await page.getByRole('link', { name: 'See the check' }).click();
  // The page asks for the acts of others every quarter of a minute.
  await untilShown(page.getByRole('button', { name: 'Resume payments', disabled: false }), 5000);
  await page.getByRole('button', { name: 'Resume payments' }).click();
  await page
    .getByLabel('What was wrong, and how was it fixed?')
    .fill('A balance had been raised by hand.');
  await page.unrouteAll();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume payments' }).click();
  await expect(page.getByRole('region', { name: 'Payments are stopped' })).toHaveCount(0);
  await expect(
    page.getByText('No payment goes through; everything can still be read.'),
  ).toHaveCount(0);
});
