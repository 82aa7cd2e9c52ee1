import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

test('a recurring bill is changed, paused and resumed; paying more is signed [D-46 L-287]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  const { token } = customer;
  const bill = {
    recipientName: 'Brightwater Utilities',
    recipientAccount: '310448207',
    amount: 30,
    paymentType: 'Recurring',
    frequency: 'monthly',
  };
  await server.call('POST', '/api/transfers/payBill', { token, body: bill });
  await server.call('POST', '/api/approvals/pin', {
    token,
    body: { securityPin: '4071', password: customer.password },
  });
  const schedule = async () =>
    (await server.call('GET', '/api/transfers/scheduled', { token })).body.schedules[0];
  await keepSession(page, customer);
  await page.goto('/user/pay-bills');
  const listed = page.getByRole('listitem').filter({ hasText: 'Every month' });
  const dialog = page.getByRole('dialog', { name: 'Change a recurring bill' });
  const next = dialog.getByRole('button', { name: 'Next' });
  const amount = page.locator('[name=amountDue]');

  // By keyboard alone.
  await listed.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(amount).toHaveValue('30.00');
  await amount.press('Enter');
  await expect(dialog.getByText('You haven’t changed anything yet.')).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('20');
  await amount.press('Enter');
  await expect(dialog.getByText('Currently $30.00')).toBeVisible();
  await expect(page.locator('[name=securityPin]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Change bill' }).press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Later payments stay at $30.00.' }),
  ).toBeVisible();
  await expect(listed.locator('.coming-amount')).toHaveText('$20.00');
  await expect(listed).toContainText('then $30.00 every');

  await listed.getByRole('button', { name: 'Change' }).click();
  await expect(amount).toHaveValue('20.00');
  await dialog.getByText('All payments', { exact: true }).click();
  await expect(amount).toHaveValue('30.00');
  await amount.fill('45.50');
  await page.locator('[name=endDate]').fill('2020-01-01');
  await next.click();
  await expect(dialog.getByText(/can’t be before the next payment on/)).toBeVisible();
  // Half typed it is empty to the browser, and must not become a bill without end.
  await page.locator('[name=endDate]').press('Backspace');
  await next.click();
  await expect(dialog.getByText('Please enter a valid date.')).toBeVisible();
  await expect(page.locator('[name=endDate]')).toBeFocused();
  await page.locator('[name=endDate]').fill('');
  await next.click();
  await expect(dialog.getByText('Currently $30.00, next one $20.00')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.locator('[name=securityPin]').fill('1111');
  await dialog.getByRole('button', { name: 'Change bill' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Wrong PIN. 4 tries left.' }),
  ).toBeVisible();
  expect(await schedule()).toMatchObject({ amount: 30 });
  await page.locator('[name=securityPin]').fill('4071');
  await dialog.getByRole('button', { name: 'Change bill' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await schedule()).toMatchObject({ amount: 45.5, nextAmount: 45.5, endDate: null });

  const question = page.getByRole('alertdialog');
  await listed.getByRole('button', { name: 'Pause' }).click();
  await page.locator('[name=until]').fill('2020-01-01');
  await question.getByRole('button', { name: 'Pause bill' }).click();
  await expect(question.getByRole('alert')).toContainText('Please choose a day after today');
  await expect(question.getByRole('button', { name: 'Pause bill' })).toBeFocused();
  await page.locator('[name=until]').press('Backspace');
  await question.getByRole('button', { name: 'Pause bill' }).click();
  await expect(question.getByRole('alert')).toContainText(
    'Please enter a valid date, or none. Nothing was changed.',
  );
  await page.locator('[name=until]').fill('');
  await question.getByRole('button', { name: 'Pause bill' }).click();
  await expect(listed).toContainText('Nothing is paid until you resume it.');
  await expect(listed.getByRole('button', { name: /Skip|Change|Pause/ })).toHaveCount(0);
  await listed.getByRole('button', { name: 'Resume' }).click();
  await question.getByRole('button', { name: 'Resume bill' }).click();
  await expect(listed).toContainText('Next:');
  await expect(listed).not.toContainText('Paused');
});
