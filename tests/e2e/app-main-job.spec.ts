import {
  fillTransfer,
  keepSession,
  logIn,
  logInAsStaff,
  newCustomer,
  savingsOf,
  submitTransfer,
  openCredit,
} from './support/at-the-screen.ts';
import { untilShown } from './support/page-clock.ts';
import { expect, test, withMotion } from './support/test.ts';

test.use(withMotion);

test('from registration to both histories: funded by staff, sent, and seen [L-005 L-006 L-017 L-069 L-236]', {
  tag: '@journey',
}, async ({ page, browser, server }) => {
  const recipient = await newCustomer(server);
  const sender = {
    username: `sender.${crypto.randomUUID().slice(0, 8)}`,
    password: 'first-light-9',
  };

  await page.goto('/register');
  await page.getByLabel('Username').fill(sender.username);
  await page.getByLabel('Email').fill(`${sender.username}@mail.example`);
  await page.locator('[name=password]').fill(sender.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, sender);
  await expect(page.getByText('No transactions yet')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await staff.goto(server.origin);
  await logInAsStaff(staff, server);
  await staff.getByRole('searchbox', { name: 'Search users' }).fill(sender.username);
  await staff.getByRole('link', { name: `Manage ${sender.username}` }).click();
  await openCredit(staff);
  await staff.getByLabel('Account', { exact: true }).selectOption('Savings Account');
  await staff.getByLabel('Amount').fill('1,000.50');
  await staff.getByLabel('Sender account').fill('770241006');
  await staff.getByLabel('Description / reference').fill('Opening deposit');
  await staff.getByRole('button', { name: 'Credit $1,000.50' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Credit $1,000.50' }).click();
  await expect(staff.getByRole('table', { name: 'Accounts' })).toContainText('$1,000.50');
  await staff.context().close();

  await page.clock.install();
  await fillTransfer(page, {
    name: 'Robin Reed',
    account: recipient.checking.number,
    amount: '250.25',
  });
  await submitTransfer(page);
  await untilShown(page.getByText('Transfer Submitted Successfully!'));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$750.25');
  await page.getByRole('link', { name: 'View all transactions' }).click();
  const sent = page.getByRole('row', { name: /Robin Reed/ });
  await expect(sent).toContainText('−$250.25');
  await expect(sent).toContainText('Completed');
  await expect(page.getByRole('row', { name: /Opening deposit/ })).toContainText('+$1,000.50');

  const other = await (await browser.newContext()).newPage();
  await other.goto(server.origin);
  await logIn(other, recipient);
  await expect(other.getByRole('row', { name: /\+\$250\.25/ })).toContainText('Completed');
  await other.context().close();
});

test('the whole transfer works by keyboard alone [L-070 L-100 L-115]', { tag: '@journey' }, async ({
  page,
  server,
}) => {
  const sender = await newCustomer(server, 100);
  await keepSession(page, sender);
  await page.clock.install();
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
  await expect(dialog.getByRole('heading', { name: 'Step 1 of 3: Recipient' })).toBeFocused();
  for (const text of ['Robin Reed', '441720916', 'Hudson & Pine', '021000021']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Details' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.34');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=securityPin]')).toBeFocused();
  await page.keyboard.type('4071');
  await page.keyboard.press('Enter');
  await untilShown(dialog.getByText('Transfer Submitted Successfully!'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start a transfer' })).toBeFocused();
  expect(await savingsOf(server, sender)).toEqual({ balance: 87.66, debits: 1 });
});
