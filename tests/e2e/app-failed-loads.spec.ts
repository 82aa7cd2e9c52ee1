import type { Page } from '@playwright/test';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** The pages of the staff, and the call that each of them cannot do without. */
const staffPages = [
  ['/admin', 'user-search'],
  ['/admin/audit', 'audit'],
  ['/admin/queues', 'queues'],
  ['/admin/queues/checks', 'checks'],
  ['/admin/queues/payments', 'payment-reviews'],
  ['/admin/loans', 'loans'],
  ['/admin/outside-payments', 'outside-payments'],
  ['/admin/books', 'books'],
  ['/admin/books/balance-sheet', 'books/balance-sheet'],
  ['/admin/books/income-statement', 'books/income-statement'],
  ['/admin/books/reconciliation', 'books/reconciliation'],
  ['/admin/books/periods', 'books/periods'],
  ['/admin/books/vouchers', 'vouchers'],
  ['/admin/books/files', 'ach-files'],
  ['/admin/queues/vouchers', 'vouchers'],
  ['/admin/jobs', 'jobs'],
  ['/admin/mailbox', 'mailbox'],
  ['/admin/policy', 'policies'],
  ['/admin/rates', 'rates'],
] as const;

async function fail(page: Page, call: RegExp): Promise<void> {
  await page.route(call, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  );
}

/** Between the heading of the page, with what is said below it, and the first failure. */
async function gapAboveFailure(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.querySelector('.page-heading')?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector('.alert')?.getBoundingClientRect().top ?? 0) - heading;
  });
}

test('a page of the staff whose data cannot be loaded says so apart from its heading, and shows no empty panel [D-09]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, server.admin, 'admin');
  for (const [path, call] of staffPages) {
    await fail(page, new RegExp(`/api/admin/${call}(\\?|/|$)`));
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try again' }).first(), path).toBeVisible({
      timeout: 20_000,
    });
    await audit(page);
    expect(await gapAboveFailure(page), path).toBeGreaterThanOrEqual(8);
    await page.unrouteAll();
  }
});

test('somebody who has no history yet reads the whole sentence about it on a phone', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  for (const path of ['/user/savings', '/user/investments']) {
    await page.goto(path);
    await expect(page.getByText('Your balance history starts with your first')).toBeVisible();
    await auditSmallAndLarge(page);
  }
});
