import { letterPicture } from '../../fixtures/letter-picture.ts';
import { fund, localTransferBody, registerCustomer } from '../../fixtures/people.ts';
import { keepSession } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

test('a voucher is made, shown with its evidence, and booked by a colleague, all by keyboard', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, staff, rosa }) => {
    await keepSession(page, staff, 'admin');
    await page.goto('/admin/books');
    await page.getByRole('link', { name: 'Journal' }).press('Enter');
    await expect(
      page.getByText(
        'A voucher appears here when a colleague makes it, until a second person posts it.',
      ),
    ).toBeVisible();
    await auditSmallAndLarge(page);
    await page.getByRole('link', { name: 'New voucher' }).press('Enter');
    await page.getByLabel('Reason').fill('Capital of the founders');
    const entry = (number: number) => page.getByRole('group', { name: `Entry ${number}` });
    await entry(1).getByLabel('Account').selectOption('1010');
    await entry(1).getByLabel('Debit').fill('5,000');
    await entry(2).getByLabel('Account').selectOption('3010');
    await expect(page.getByText('$5,000.00 more debits')).toBeVisible();
    await page.getByRole('button', { name: 'Send to a colleague' }).press('Enter');
    await expect(entry(2).getByText('Amount is required.')).toBeVisible();
    await auditSmallAndLarge(page);
    await entry(2).getByLabel('Credit').fill('5,000.00');
    await expect(page.getByText('Debits equal credits.')).toBeVisible();
    await page.getByRole('button', { name: 'Send to a colleague' }).press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: /^JV-/ })).toBeVisible();
    await expect(page.getByText('Waiting for a second person')).toBeVisible();
    await page.getByLabel('Add evidence').setInputFiles({
      name: 'minutes.jpg',
      mimeType: 'image/jpeg',
      buffer: await letterPicture(['Minutes of the founders']),
    });
    await expect(page.getByText('The file was added.')).toBeVisible();
    await auditSmallAndLarge(page);
    await page.getByRole('link', { name: 'Decide it in its queue' }).press('Enter');
    const open = page.getByRole('region', { name: 'Voucher under review' });
    await expect(
      open.getByText('You made this voucher, so a colleague has to approve it.'),
    ).toBeVisible();
    await expect(open.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await page.keyboard.press('Escape');

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin/queues/vouchers');
    await page.locator('.queue-row').filter({ hasText: 'Capital of the founders' }).press('Enter');
    await expect(open.getByRole('cell', { name: '−$5,000.00' })).toBeVisible();
    await open.getByRole('button', { name: /^Picture 1/ }).press('Enter');
    await expect(open.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await auditSmallAndLarge(page);
    await open.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(open.getByRole('button', { name: 'Post $5,000.00' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^JV-\w+ posted\.$/)).toBeVisible();

    await page.goto('/admin/books/vouchers');
    const row = page.getByRole('row').filter({ hasText: 'Capital of the founders' });
    await expect(row).toContainText('Posted by rosa');
    await row.getByRole('link').press('Enter');
    await page.getByRole('link', { name: 'Open the journal' }).press('Enter');
    await expect(page.getByRole('cell', { name: '+$5,000.00' })).toBeVisible();
  });
});

test('undoing an entry shows first what it does, and what the customer would owe', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa, bank }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    const other = await registerCustomer(call, 'ines.marsh');
    await fund(call, staff, customer, 300);
    const payee = { name: other.username, account: other.savings.number };
    await call('POST', '/api/transfers/local', {
      token: customer.token,
      body: localTransferBody(customer, payee, 120),
    });
    const { rows } = await bank.db.query<{ id: string }>(
      `SELECT id FROM journal WHERE kind = 'funding'`,
    );
    await keepSession(page, staff, 'admin');
    await page.goto(`/admin/books/journals/${rows[0]?.id}`);
    await page.getByRole('button', { name: 'Undo…' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Undo' });
    await expect(panel.getByRole('cell', { name: '−$180.00' })).toBeVisible();
    await expect(panel.getByText('$120.00 is not in the account any more.')).toBeVisible();
    await expect(panel.getByText('Its order becomes Returned')).toBeVisible();
    await panel.getByLabel('Reason').fill('The wrong customer');
    await panel.getByRole('button', { name: 'Send to a colleague' }).press('Enter');
    await expect(panel.getByText('Without this it cannot be undone.')).toBeVisible();
    await auditSmallAndLarge(page);
    await panel.getByLabel('The customer owes $120.00').press('Space');
    await panel.getByRole('button', { name: 'Send to a colleague' }).press('Enter');
    await expect(panel.getByText('No money was moved yet.')).toBeVisible();

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin/queues/vouchers');
    await page.locator('.queue-row').filter({ hasText: 'The wrong customer' }).press('Enter');
    const open = page.getByRole('region', { name: 'Voucher under review' });
    await open.getByRole('button', { name: 'Approve' }).press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^JV-\w+ posted\.$/)).toBeVisible();

    await keepSession(page, customer);
    await page.goto('/user/transactions');
    await expect(page.getByRole('row').filter({ hasText: 'Returned' }).first()).toBeVisible();
  });
});

test('a customer is debited by two people, owes what was not there, and repays it', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    await fund(call, staff, customer, 100);
    const sheet = `/admin/manage-users/${customer.id}?part=corrections`;
    const form = page.getByRole('region', { name: 'Correct the account' });
    const approve = async (reason: string) => {
      await keepSession(page, rosa, 'admin');
      await page.goto('/admin/queues/vouchers');
      await page.locator('.queue-row').filter({ hasText: reason }).press('Enter');
      const open = page.getByRole('region', { name: 'Voucher under review' });
      await open.getByRole('button', { name: 'Approve' }).press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^JV-\w+ posted\.$/)).toBeVisible();
    };
    await keepSession(page, staff, 'admin');
    await page.goto(sheet);
    await expect(page.getByText('The customer owes nothing.')).toBeVisible();
    await form.getByRole('button', { name: 'Send to a colleague' }).press('Enter');
    await expect(form.getByText('Amount is required.')).toBeVisible();
    await auditSmallAndLarge(page);
    await form.getByLabel('Account', { exact: true }).selectOption('Savings Account');
    await form.getByLabel('Amount').fill('130');
    await form.getByLabel('Reason').fill('A check was credited twice');
    await form.getByLabel('The customer owes what the account does not hold').press('Space');
    await form.getByRole('button', { name: 'Send to a colleague' }).press('Enter');
    await expect(form.getByRole('link', { name: 'Open it' })).toBeVisible();
    await approve('A check was credited twice');

    await fund(call, staff, customer, 50);
    await keepSession(page, staff, 'admin');
    await page.goto(sheet);
    const debts = page.getByRole('table', { name: 'Debts, the oldest first' });
    await expect(debts.getByRole('cell', { name: '$30.00' })).toHaveCount(2);
    await auditSmallAndLarge(page);
    await form.getByLabel('What to do').selectOption('Take what is owed');
    await form.getByLabel('Account', { exact: true }).selectOption('Savings Account');
    await form.getByLabel('Debt').selectOption({ index: 1 });
    await form.getByLabel('Amount').fill('30.00');
    await form.getByLabel('Reason').fill('Money came in');
    await form.getByRole('button', { name: 'Send to a colleague' }).press('Enter');
    await expect(form.getByRole('link', { name: 'Open it' })).toBeVisible();
    await approve('Money came in');

    await keepSession(page, staff, 'admin');
    await page.goto(sheet);
    await expect(page.getByText('The customer owes nothing.')).toBeVisible();
    const { body } = await call('GET', '/api/users/accounts', { token: customer.token });
    expect(body.accounts).toContainEqual(
      expect.objectContaining({ type: 'Savings Account', balance: 20 }),
    );
  });
});
