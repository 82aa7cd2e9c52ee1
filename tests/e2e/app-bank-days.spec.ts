import { addDays, writtenDay } from '../../contract/values/calendar-day.ts';
import { credit, expectStatus, fund, localTransferBody } from '../../fixtures/people.ts';
import { bankDay, instantTyped } from '../../web/bank/bank-clock.ts';
import { formatDay, noonOf } from '../../web/ui/values/format-date.ts';
import { fillTransfer, keepSession, newCustomer } from './support/at-the-screen.ts';
import { depositCheck } from './support/deposited-checks.ts';
import { expect, test } from './support/test.ts';

/** Where it is another day than in New York at this moment. */
const anotherDay = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((timeZone) => {
  const now = new Date();
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now) !== bankDay(now);
});

for (const timezoneId of ['Asia/Tokyo', 'UTC', 'Pacific/Auckland', anotherDay]) {
  test.describe(`a reader in ${timezoneId === anotherDay ? 'another day' : timezoneId}`, () => {
    test.use({ timezoneId });

    test('finds every payment by the day on its row, for bills and checks too', async ({
      page,
      server,
    }) => {
      const customer = await newCustomer(server);
      const today = bankDay(new Date());
      const yesterday = addDays(today, -1);
      const late = {
        amount: 2500,
        accountName: 'Savings Account',
        reference: 'Late evening',
        transferDate: instantTyped(`${yesterday}T22:30`).toISOString(),
      } as const;
      await credit(server.call, server.admin, customer, late);
      await fund(server.call, server.admin, customer, 300, 'Checking Account', 'Just now');
      await keepSession(page, customer);
      await page.goto('/user/transactions');
      await expect(page.getByText('Dates and times are New York time.')).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: 'Late evening' });
      const shown = formatDay(noonOf(yesterday));
      await expect(row).toContainText(`Dated ${shown}`);

      // From and To the day that the row shows.
      await page.goto(`/user/transactions?from=${yesterday}&to=${yesterday}`);
      await expect(row).toContainText(`${shown}, 10:30 PM`);
      for (const day of [yesterday, shown.replace(/, \d{4}$/, '')]) {
        await page.goto(`/user/transactions?search=${encodeURIComponent(day)}`);
        await expect(row).toContainText(shown);
      }
      await row.getByRole('button').click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/10:30\sPM\sE[SD]T/)
          .first(),
      ).toBeVisible();

      // Paid a minute ago, and again.
      const tilda = {
        name: 'Tilda Moor',
        account: '310448207',
        routing: '021000021',
        bank: 'Harbor Bank',
      };
      expectStatus(
        await server.call('POST', '/api/transfers/local', {
          token: customer.token,
          body: localTransferBody(customer, tilda, 20),
        }),
        201,
      );
      await fillTransfer(page, { ...tilda, amount: '20' });
      await expect(
        page.getByText(/You sent \$20\.00 to Tilda Moor today at .* New York time\./),
      ).toBeVisible();

      const bill = {
        recipientName: 'Slipway Garage',
        recipientAccount: '310448207',
        amount: 10,
        paymentType: 'Recurring',
        frequency: 'weekly',
      };
      expectStatus(
        await server.call('POST', '/api/transfers/payBill', { token: customer.token, body: bill }),
        201,
      );
      await page.goto('/user/pay-bills');
      const next = page.getByText(/^Next:/);
      await expect(next).toContainText(/E[SD]T/);
      await expect(next).toContainText(writtenDay(addDays(today, 7)));
      await page.getByRole('button', { name: 'Pay a Bill' }).click();
      await page.locator('[name=billerName]').fill('Slipway Garage');
      await page.locator('[name=billerAccount]').fill('310448207');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.locator('[name=paymentDate]')).toHaveValue(today);
      await page.locator('[name=amountDue]').fill('10');
      await page.getByText('Recurring', { exact: true }).click();
      await page.locator('[name=frequency]').selectOption('weekly');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(
        page.getByText(`Every week, next for ${writtenDay(addDays(today, 7))}`),
      ).toBeVisible();

      await depositCheck(server, customer, { number: 4071 });
      await page.goto('/user/deposit');
      await expect(page.getByText(`Sent ${formatDay(noonOf(today))} to`)).toBeVisible();
    });
  });
}

test('at midnight an open list moves its rows from Today to Yesterday without a reload', async ({
  page,
  server,
}) => {
  const today = bankDay(new Date());
  const tomorrow = addDays(today, 1);
  const customer = await newCustomer(server);
  await fund(server.call, server.admin, customer, 300, 'Checking Account', 'Before midnight');
  await keepSession(page, customer);
  await page.clock.install({ time: instantTyped(`${today}T23:59`) });
  await page.goto('/user/transactions');
  const day = page.getByRole('rowheader');
  await expect(day).toHaveText([/^Today/]);
  await page.clock.runFor(65_000);
  await expect(day).toHaveText([/^Yesterday/]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page).toHaveURL(`/user/transactions?from=${tomorrow.slice(0, 7)}-01&to=${tomorrow}`);
});
