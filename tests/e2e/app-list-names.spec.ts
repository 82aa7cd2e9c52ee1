import { credit, expectStatus, fund, localTransferBody } from '../../fixtures/people.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { bankDay, instantTyped } from '../../web/bank/bank-clock.ts';
import { formatDay, formatWeekday, noonOf } from '../../web/ui/values/format-date.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { acceptedCheck } from './support/deposited-checks.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('every row is titled by the other side and opens its details', async ({ page, server }) => {
  const customer = await newCustomer(server, 500);
  const ending = (number: string) => `···${number.slice(-3)}`;
  await credit(server.call, server.admin, customer, {
    amount: 1250,
    accountName: 'Checking Account',
    reference: 'Salary',
    transferDate: new Date().toISOString(),
  });
  await acceptedCheck(server, customer, { number: 4072, amount: 75 });
  const toChecking = localTransferBody(
    customer,
    { name: customer.username, account: customer.checking.number },
    40,
  );
  expectStatus(
    await server.call('POST', '/api/transfers/local', { token: customer.token, body: toChecking }),
    201,
  );
  await keepSession(page, customer);

  await page.goto('/user/transactions');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveText([
    new RegExp(
      `Details of To Checking.*from Savings ${ending(customer.savings.number)}.*−\\$40\\.00`,
    ),
    new RegExp(
      `Details of Check deposit.*to Checking ${ending(customer.checking.number)}.*\\+\\$75\\.00`,
    ),
    /Details of Deposit.*Salary.*\+\$1,250\.00/,
    new RegExp(
      `Details of Deposit.*to Savings ${ending(customer.savings.number)}.*Opening deposit`,
    ),
  ]);
  await expect(page.getByRole('table')).not.toContainText(customer.username);
  await audit(page);

  // Seen from Checking the same row is money that came in.
  await page.goto(`/user/transactions?account=${customer.checking.number}`);
  await expect(rows.first()).toHaveText(/From Savings.*\+\$40\.00.*Credit/);
  await page.goto('/user/savings');
  const activity = page.getByRole('table', { name: /Recent activity/ });
  await expect(activity.locator('tbody tr').first()).toHaveText(/To Checking.*−\$40\.00/);
  await page.getByRole('link', { name: 'All transactions of this account' }).click();
  await expect(page).toHaveURL(`/user/transactions?account=${customer.savings.number}`);
  await expect(rows).toHaveText([/To Checking/, /Opening deposit/]);

  await page.goto('/user/dashboard');
  const recent = page.getByRole('table', { name: /Recent transactions/ });
  await recent.getByRole('button', { name: 'Details of Check deposit' }).press('Enter');
  const details = page.getByRole('dialog', { name: 'Transaction details' });
  await expect(details).toContainText('Check deposit');
  await expect(details).toContainText('Posted balance after');
  await expect(details).not.toContainText(customer.username);
  await page.keyboard.press('Escape');
  await expect(recent.getByRole('button', { name: 'Details of Check deposit' })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(
    recent.getByText(`${formatDay(new Date()).replace(/, \d{4}$/, '')} ·`).first(),
  ).toBeVisible();
});

test('newest first goes by the day above the row; another stands below its name', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  const today = bankDay(new Date());
  const [lastWeek, nextWeek] = [addDays(today, -7), addDays(today, 7)];
  const at = (day: string) => instantTyped(`${day}T10:00`).toISOString();
  await credit(server.call, server.admin, customer, {
    amount: 9,
    accountName: 'Checking Account',
    reference: 'Back then',
    transferDate: at(lastWeek),
  });
  const order = localTransferBody(
    customer,
    { name: 'Ada Berg', account: '441720916', routing: '021000021' },
    12,
    { transferDate: at(nextWeek) },
  );
  expectStatus(
    await server.call('POST', '/api/transfers/local', { token: customer.token, body: order }),
    201,
  );
  await fund(server.call, server.admin, customer, 3, 'Checking Account', 'Just now');
  await keepSession(page, customer);
  await page.goto('/user/transactions');
  const dates = page.locator('tbody .cell-name');
  const shown = (day: string) => formatDay(noonOf(day));
  await expect(dates.locator('time')).toHaveText(
    [1, 2, 3].map(() => new RegExp(`^${shown(today)}`)),
  );
  // A day is said once, above its rows, and is no row itself.
  const days = page.getByRole('rowheader');
  await expect(days).toHaveText([/^Scheduled/, /^Today/]);
  await expect(page.locator('tbody tr')).toHaveCount(4);
  // A payment to come is on top, and not under the day on which it was ordered.
  await expect(dates.nth(0)).toContainText(`Scheduled for ${shown(nextWeek)}`);
  await expect(dates.nth(2)).toContainText(`Dated ${shown(lastWeek)}`);
  // Asked for by a range of dates, the list is in the order of those.
  await page.goto(`/user/transactions?from=${lastWeek}&to=${nextWeek}`);
  await expect(dates.locator('time')).toHaveText(
    [nextWeek, today, today, lastWeek].map((day) => new RegExp(`^${shown(day)}`)),
  );
  const headed = (day: string) =>
    new RegExp(`^${formatWeekday(noonOf(day)).replace(`, ${today.slice(0, 4)}`, '')}$`);
  await expect(days).toHaveText([headed(nextWeek), /^Today/, headed(lastWeek)]);
  await auditSmallAndLarge(page);
});
