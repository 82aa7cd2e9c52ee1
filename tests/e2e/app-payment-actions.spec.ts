import { fund, localTransferBody } from '../../fixtures/people.ts';
import { keepSession, newCustomer, savingsOf, submitTransfer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const adaBerg = {
  name: 'Ada Berg',
  account: '441720916',
  routing: '021000021',
  bank: 'Hudson & Pine',
};

test('a scheduled payment is cancelled from its details and its receipt', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const schedule = async (amount: number) => {
    const body = localTransferBody(customer, adaBerg, amount, { transferDate: inAWeek });
    return (await server.call('POST', '/api/transfers/local', { token: customer.token, body })).body
      .transfer._id as string;
  };
  await schedule(45);
  const second = await schedule(46);
  await keepSession(page, customer);

  await page.goto('/user/transactions?search=45.00');
  await page.getByRole('button', { name: 'Details of Ada Berg' }).click();
  const details = page.getByRole('dialog', { name: 'Transaction details' });
  await expect(details.getByText('Waiting for its date; no money has moved')).toBeVisible();
  await auditSmallAndLarge(page);
  // With the keyboard alone.
  await details.getByRole('button', { name: 'Cancel payment' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cancel this payment?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel payment' }).press('Enter');
  await expect(details.getByText('Cancelled; no money was moved')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Cancel payment' })).toHaveCount(0);
  await expect(details.getByRole('button', { name: 'Send again' })).toBeFocused();

  await page.goto(`/user/transactions/${second}`);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('list', { name: 'Status' })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Cancel payment' })).toHaveCount(0);
  expect((await savingsOf(server, customer)).balance).toBe(500);
});

test('a payment is sent again from its details: filled in, the PIN asked again', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  const body = localTransferBody(customer, adaBerg, 45.5, {
    reference: 'Piano lesson',
    transferType: 'Business',
  });
  const { body: made } = await server.call('POST', '/api/transfers/local', {
    token: customer.token,
    body,
  });
  await keepSession(page, customer);

  await page.goto('/user/transactions?search=piano');
  await page.getByRole('button', { name: 'Details of Ada Berg' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('dialog', { name: 'Transaction details' })).toHaveCount(0);
  const form = page.getByRole('dialog', { name: 'Local Transfer' });
  await form.getByRole('button', { name: 'Change recipient' }).click();
  for (const [field, value] of [
    ['recipientName', 'Ada Berg'],
    ['recipientAccount', '441720916'],
    ['recipientBank', 'Hudson & Pine'],
    ['recipientRouting', '021000021'],
  ] as const)
    await expect(page.locator(`[name=${field}]`)).toHaveValue(value);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[name=amount]')).toHaveValue('45.50');
  await expect(page.locator('[name=reference]')).toHaveValue('Piano lesson');
  await expect(form.getByRole('radio', { name: 'Business' })).toBeChecked();
  await form.getByRole('button', { name: 'Next' }).click();
  await submitTransfer(page);
  await expect(page.getByText('Transfer Submitted Successfully!')).toBeVisible({ timeout: 20_000 });
  expect(await savingsOf(server, customer)).toEqual({ balance: 409, debits: 2 });

  await page.goto(`/user/transactions/${made.transfer._id}`);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.locator('[name=amount]')).toHaveValue('45.50');
});

test('money that came in, and moves between own accounts, are not sent again', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  await fund(server.call, server.admin, customer, 5, 'Checking Account', 'From grandmother');
  await keepSession(page, customer);
  await page.goto('/user/transactions?search=grandmother+from');
  await page.getByRole('button', { name: /^Details of/ }).click();
  const details = page.getByRole('dialog', { name: 'Transaction details' });
  await expect(details.getByRole('list', { name: 'Status' })).toBeVisible();
  await expect(details.getByRole('button', { name: /again|Cancel/ })).toHaveCount(0);
});

test('an earlier biller is one press away, and a bill is paid again [D-47]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  const bill = {
    recipientName: 'Harrow Street Lettings',
    recipientAccount: '310448207',
    amount: 120.5,
    billType: 'Rent',
  };
  const { status, body: made } = await server.call('POST', '/api/transfers/payBill', {
    token: customer.token,
    body: bill,
  });
  expect(status).toBe(201);
  await keepSession(page, customer);

  await page.goto('/user/pay-bills');
  await page.getByRole('button', { name: 'Pay a Bill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay a Bill' });
  await expect(dialog.getByRole('heading', { name: 'Recent billers' })).toBeVisible();
  await auditSmallAndLarge(page);
  await dialog.getByRole('button', { name: /Harrow Street Lettings.*Rent.*207/ }).press('Enter');
  await expect(page.locator('[name=category]')).toHaveValue('Rent');
  await expect(dialog).toContainText('Harrow Street Lettings');
  await expect(page.locator('[name=amountDue]')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close anyway' }).click();

  await page.goto(`/user/transactions/${made.transfer._id}`);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(page.locator('[name=amountDue]')).toHaveValue('120.50');
  await dialog.getByRole('button', { name: 'Change recipient' }).click();
  await expect(page.locator('[name=billerName]')).toHaveValue('Harrow Street Lettings');
});
