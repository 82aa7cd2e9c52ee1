import {
  expectStatus,
  fund,
  localTransferBody,
  registerCustomer,
  type Customer,
} from '../../fixtures/people.ts';
import type { Call } from '../../fixtures/bank-client.ts';
import { keepSession } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

const elsewhere = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};

const pay = async (call: Call, payer: Customer, amount: number, reference: string) => {
  const body = localTransferBody(payer, elsewhere, amount, { reference });
  const sent = await call('POST', '/api/transfers/local', { token: payer.token, body });
  return expectStatus(sent, 201).body.transfer;
};

test('the return of a large payment waits for a colleague, who decides by keyboard', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa }) => {
    const payer = await registerCustomer(call, 'robin.reed');
    for (const giver of [staff, rosa]) await fund(call, giver, payer, 9_900);
    const { _id } = await pay(call, payer, 12_500, 'Deposit of the flat');

    await keepSession(page, staff, 'admin');
    await page.goto(`/admin/outside-payments/${_id}`);
    await page.getByRole('button', { name: 'Return this payment' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Return' });
    await panel.getByRole('button', { name: 'Return $12,500.00' }).press('Enter');
    await expect(panel.getByText('Please choose a reason.')).toBeVisible();
    await panel.getByLabel('Reason').selectOption('REFUSED');
    await panel.getByRole('button', { name: 'Return $12,500.00' }).press('Enter');
    await expect(
      page.getByText(/waits for a second person.* No money was moved yet\./),
    ).toBeVisible();
    await panel.getByRole('link', { name: 'See the return' }).press('Enter');
    const waiting = page.getByRole('region', { name: 'Return under review' });
    await expect(
      waiting.getByText('You proposed this return, so a colleague has to approve it.'),
    ).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(waiting.getByRole('button', { name: 'Take back' })).toBeVisible();
    await auditSmallAndLarge(page);
    await page.keyboard.press('Escape');

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin');
    await page
      .getByRole('navigation', { name: 'Staff' })
      .getByRole('link', { name: /^Returns/ })
      .press('Enter');
    await page.locator('.queue-row').first().press('Enter');
    await expect(waiting.getByText('Fenland Mutual Homes').first()).toBeVisible();
    await page.keyboard.press('a');
    await expect(waiting.getByRole('button', { name: 'Return $12,500.00' })).toBeFocused();
    await expect(waiting.getByText('goes back to robin.reed, posted at once')).toBeVisible();
    await auditSmallAndLarge(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing waiting').first()).toBeVisible();
    const { body } = await call('GET', '/api/users/accounts', { token: payer.token });
    expect(body.accounts.find(({ type }: { type: string }) => type === 'Savings Account')).toEqual(
      expect.objectContaining({ balance: 19_800 }),
    );
  });
});

test('all of the staff read what a colleague changed, and the person meant confirms their own account', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    await keepSession(page, staff, 'admin');
    await page.goto('/admin/colleagues');
    await page.getByRole('button', { name: 'Own account of rosa' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('rosa has to confirm it first')).toBeVisible();
    await dialog.getByLabel('Username of the customer').fill(customer.username);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(
      page.getByText('Customer robin.reed, says staff: not confirmed yet'),
    ).toBeVisible();

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin');
    const news = page.getByRole('region', { name: 'What colleagues changed' });
    await expect(news.getByText('New').first()).toBeVisible();
    await auditSmallAndLarge(page);
    await news.getByRole('link', { name: /robin\.reed/ }).press('Enter');
    await expect(page.getByText('staff says that you are the customer robin.reed.')).toBeVisible();
    await auditSmallAndLarge(page);
    await page.getByRole('button', { name: 'That’s me' }).press('Enter');
    await expect(
      page.getByText('rosa no longer works on the account of robin.reed.'),
    ).toBeVisible();
    await page.goto('/admin');
    await news.getByRole('button', { name: 'I’ve seen these' }).press('Enter');
    await expect(news).toHaveCount(0);
    const own = await call('GET', `/api/admin/users/${customer.id}`, { token: rosa.token });
    expect([own.status, own.body.code]).toEqual([403, 'OWN_ACCOUNT']);
  });
});
