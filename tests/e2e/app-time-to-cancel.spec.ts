import { bankTimeZone } from '../../contract/bank-zone.ts';
import { localTransferBody } from '../../fixtures/people.ts';
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
