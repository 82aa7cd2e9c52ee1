import { randomUUID } from 'node:crypto';
import { expectStatus, registerCustomer } from '../../fixtures/people.ts';
import { keepSession } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

test('a colleague takes the large credits that staff gave back, approves one and declines another, and their customer sees what was booked once', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    const size = { version: 0, value: { aboveMinor: 1_000_000 }, reason: 'The board decided so.' };
    expectStatus(await call('POST', '/api/admin/policies/twoPeople', { token: staff.token, body: size }), 201);
    const given = { accountName: 'Savings Account', senderAccount: 'Estate of J. Marsh', recipientBank: 'Larkmoor Bank', transferDate: '2026-11-20T10:00:00Z' };
    for (const [amount, reference] of [
      [12_500, 'Inheritance'],
      [98_000.01, 'Typing error'],
    ] as const) {
      const headers = { 'idempotency-key': randomUUID() };
      const sent = { token: staff.token, headers, body: { ...given, amount, reference } };
      expectStatus(await call('PUT', `/api/admin/users/${customer.id}/accounts/fund`, sent), 202);
    }
    const row = page.locator('.queue-row').filter({ hasText: 'Inheritance' });
    const credit = page.getByRole('region', { name: 'Credit under review' });

    await keepSession(page, staff, 'admin');
    await page.goto('/admin/queues/credits');
    await row.press('Enter');
    await expect(credit.getByText('You proposed it yourself: a colleague approves it.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('The credit is back in the queue.')).toBeVisible();

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin/queues/credits');
    await row.press('Enter');
    await expect(credit.getByText('Estate of J. Marsh')).toBeVisible();
    await page.keyboard.press('a');
    await expect(credit.getByRole('button', { name: 'Approve $12,500.00' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`$12,500.00 credited to account ${customer.savings.number}.`)).toBeVisible();
    // The next one is open already.
    await expect(credit.getByText('$98,000.01')).toBeVisible();
    await page.keyboard.press('d');
    await credit.getByLabel('Reason').selectOption('WRONG_AMOUNT');
    await credit.getByRole('button', { name: 'Decline credit' }).press('Enter');
    await expect(page.getByText('Credit of $98,000.01 declined. No money was moved.')).toBeVisible();
    await expect(page.getByText('Nothing waits').first()).toBeVisible();

    await keepSession(page, customer);
    await page.goto('/user/transactions');
    await expect(page.getByRole('row').filter({ hasText: 'Inheritance' })).toContainText('+$12,500.00');
    await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  });
});
