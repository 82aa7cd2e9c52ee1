import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';
import { halfAYearAhead } from '../support/half-a-year-ahead.ts';

test('the last hour to cancel is counted by the bank’s time, and then the button goes with a reason', async ({
  page,
  server,
}) => {
  const [who, payee] = [await newCustomer(server, 500), await newCustomer(server)];
  const to = { name: 'Rosalind Marsh', account: payee.checking.number };
  const day = halfAYearAhead();
  const transferDate = day
    .toZonedDateTime({ timeZone: bankTimeZone, plainTime: '12:00' })
    .toInstant()
    .toString();
  const dayText = day.toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  await server.call('POST', '/api/transfers/local', {
    token: who.token,
    body: localTransferBody(who, to, 20, { transferDate }),
  });
  await keepSession(page, who);
  const list = page.getByRole('region', { name: 'Scheduled transfers' });
  const cancel = list.getByRole('button', { name: 'Cancel the payment to Rosalind Marsh' });
  await page.goto('/user/local-transfer');
  await expect(list).toContainText(
    new RegExp(`Can be canceled until ${dayText}, 12:00\\sPM\\sE[DS]T\\.`),
  );
  await expect(cancel).toBeVisible();

  // The device is months away from that day: the bank’s time alone counts.
  let leftMs = 9.5 * 60_000;
  await page.route('**/api/transfers/scheduled', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const asOf = new Date(Date.parse(transferDate) - leftMs).toISOString();
    await route.fulfill({ response, json: { ...json, asOf } });
  });
  await page.reload();
  await expect(list).toContainText('Can be canceled for 10 more minutes.');
  await expect(list.getByRole('status')).toHaveText(
    '10 minutes left to cancel the payment to Rosalind Marsh.',
  );
  await auditSmallAndLarge(page);
  leftMs = -10_000;
  await page.reload();
  await expect(list).toContainText('Its time has come: it can no longer be canceled.');
  await expect(cancel).toHaveCount(0);
});

test('a transfer abroad can be canceled on its receipt for 30 minutes, and all it cost is back [L-307]', async ({
  page,
  server,
}) => {
  const who = await newCustomer(server, 500);
  const send = async () =>
    (
      await server.call('POST', '/api/transfers/international', {
        token: who.token,
        body: internationalTransferBody(),
      })
    ).body.transfer;
  const [first, second] = [await send(), await send()];
  await keepSession(page, who);
  await page.goto(`/user/transactions/${first._id}`);
  await expect(page.getByText(/^Can be canceled for (29|30) more minutes\.$/)).toBeVisible();
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('all it cost is back in your account at once: $132.43');
  await question.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText('$132.43, any fee included, is back in your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel payment' })).toHaveCount(0);
  await expect(page.getByText('You canceled it within 30 minutes.')).toBeVisible();
  await expect(page.getByText('Cancelled: the money is back')).toBeVisible();

  // By the bank's time, whatever the device says.
  await page.route('**/api/transfers/scheduled', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const asOf = new Date(Date.parse(second.bookedAt) + 30 * 60_000).toISOString();
    await route.fulfill({ response, json: { ...json, asOf } });
  });
  await page.goto(`/user/transactions/${second._id}`);
  await expect(
    page.getByText('Its 30 minutes are over: it can no longer be canceled.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel payment' })).toHaveCount(0);
});
