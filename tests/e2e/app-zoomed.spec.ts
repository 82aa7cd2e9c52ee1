import type { Page } from '@playwright/test';
import { expectStatus } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { goOn } from './support/app-addresses.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { hurryLateParts } from './support/late-parts.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { reportPayment } from './support/reported-payment.ts';
import { expect, test } from './support/test.ts';
import { makeWideUser } from './support/wide-user.ts';

/** A window of 1280 px at 400 %, and as high as a telephone: axe sees more of the page at once. */
const zoomed = { width: 320, height: 800 };

/** Waits for parts that a page can do without at first: they come late and move the rest. */
async function expectAccessible(
  page: Page,
  [first, addresses]: [string, readonly string[]],
): Promise<void> {
  const allCame = await hurryLateParts(page);
  await page.goto(first);
  await page.setViewportSize(zoomed);
  for (const address of addresses) {
    await goOn(page, address);
    await allCame();
    await expect.soft(() => audit(page), address).toPass({ timeout: 30_000 });
  }
}

/** The longest answer to a reported payment: the table of answered ones has room for it. */
async function answerDispute(server: BankServer): Promise<void> {
  const { call, admin } = server;
  const dispute = await reportPayment(server, await newCustomer(server, 500));
  const asStaff = async (path: string, body?: object) =>
    expectStatus(await call('POST', path, { token: admin.token, body }), 200);
  await asStaff(`/api/admin/queues/dispute/${dispute}/take`);
  await asStaff(`/api/admin/disputes/${dispute}/no-error`, { reason: 'AS_ORDERED' });
}

test('every page of a customer holds WCAG 2.2 AA and scrolls one way at 400 %, in both themes [D-04]', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await reportPayment(server, customer);
  await keepSession(page, customer);
  await expectAccessible(page, ['/user/dashboard', ofCustomer]);
});

test('every page of the staff holds WCAG 2.2 AA and scrolls one way at 400 %, in both themes [D-04]', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  await makeWideUser(server);
  await answerDispute(server);
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  await expectAccessible(page, ['/admin', ofStaff]);
});
