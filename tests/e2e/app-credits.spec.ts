import type { Page } from '@playwright/test';
import { registerCustomer } from '../../fixtures/people.ts';
import { keepSession, newCustomer, openCredit } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

/** Fills in the form of a customer's page, up to its question. */
async function fillCredit(page: Page, amount: string, reference: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Sender account').fill('Estate of J. Marsh');
  await page.getByLabel('Description / reference').fill(reference);
  await page.keyboard.press('Enter');
}

async function propose(page: Page, amount: string, reference: string): Promise<void> {
  await fillCredit(page, amount, reference);
  const yes = page.getByRole('alertdialog').getByRole('button', { name: /^Propose/ });
  // The question waits for the two-person size.
  await expect(yes).toBeEnabled();
  await yes.press('Enter');
  await expect(page.getByText('a colleague has to approve. No money was moved yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
}

test('staff propose large credits; a colleague decides, and the customer sees one [L-290]', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    const row = page.locator('.queue-row').filter({ hasText: 'Inheritance' });
    const credit = page.getByRole('region', { name: 'Credit under review' });

    await keepSession(page, staff, 'admin');
    await page.goto(`/admin/manage-users/${customer.id}`);
    await openCredit(page);
    await propose(page, '12,500', 'Inheritance');
    await propose(page, '98,000.01', 'Typing error');
    await page.reload();
    await expect(
      page
        .getByRole('table', { name: 'Accounts' })
        .getByRole('cell', { name: '$0.00', exact: true }),
    ).toHaveCount(3);
    await page.getByRole('link', { name: '$12,500.00, Inheritance' }).press('Enter');
    await expect(
      credit.getByText('You proposed this credit, so a colleague has to approve it.'),
    ).toBeVisible();
    await expect(credit.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await page.keyboard.press('a');
    await expect(credit.getByRole('button', { name: 'Take back' })).toBeVisible();
    await auditSmallAndLarge(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('The credit is back in the queue.')).toBeVisible();

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin/queues/credits');
    await row.press('Enter');
    await expect(credit.getByText('Estate of J. Marsh')).toBeVisible();
    await page.keyboard.press('a');
    await expect(credit.getByRole('button', { name: 'Approve $12,500.00' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(`$12,500.00 credited to account ${customer.checking.number}.`),
    ).toBeVisible();
    // The next one is open already.
    await expect(credit.getByText('$98,000.01')).toBeVisible();
    await page.keyboard.press('d');
    await credit.getByLabel('Reason').selectOption('WRONG_AMOUNT');
    await credit.getByRole('button', { name: 'Decline credit' }).press('Enter');
    await expect(
      page.getByText('Credit of $98,000.01 declined. No money was moved.'),
    ).toBeVisible();
    await expect(page.getByText('Nothing waiting').first()).toBeVisible();

    await keepSession(page, customer);
    await page.goto('/user/transactions');
    await expect(page.getByRole('row').filter({ hasText: 'Inheritance' })).toContainText(
      '+$12,500.00',
    );
    await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  });
});

test('a credit is confirmed once its question knows whether two people are needed', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  const mayTell = Promise.withResolvers<void>();
  await page.route('**/api/admin/funding-proposals', async (route) => {
    await mayTell.promise;
    await route.continue();
  });
  await keepSession(page, server.admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}`);
  await openCredit(page);
  await fillCredit(page, '20', 'A birthday');
  const question = page.getByRole('alertdialog');
  const yes = question.getByRole('button', { name: 'Credit $20.00' });
  await expect(yes).toBeDisabled();
  await expect(yes).toHaveAttribute('title', 'Checking the two-person size');
  await expect(question).not.toContainText('Posts now');
  mayTell.resolve();
  await expect(question).toContainText('Posts now');
  await expect(yes).toBeEnabled();
});

test('a credit whose two-person size is unknown is not called posted at once', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await page.route('**/api/admin/funding-proposals', (route) =>
    route.fulfill({ status: 429, json: { message: 'Please wait a moment.' } }),
  );
  await keepSession(page, server.admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}`);
  await openCredit(page);
  await fillCredit(page, '20', 'A birthday');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('the bank decides whether a colleague has to approve it');
  await expect(question).not.toContainText('Posts now');
  await question.getByRole('button', { name: 'Credit $20.00' }).click();
  await expect(page.getByText('Checking Account credited.')).toBeVisible();
});
