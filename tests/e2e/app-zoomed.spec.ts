import type { Page } from '@playwright/test';
import { expectStatus, localTransferBody } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { goOn } from './support/app-addresses.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { expect, test } from './support/test.ts';
import { makeWideUser } from './support/wide-user.ts';

/** A window of 1280 px at 400 %, and as high as a telephone: axe sees more of the page at once. */
const zoomed = { width: 320, height: 800 };

/** What a page can do without at first comes late, and moves the rest while it comes. */
async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize(zoomed);
  for (const address of addresses) {
    await goOn(page, address);
    await expect.soft(() => audit(page), address).toPass({ timeout: 10_000 });
  }
}

/** The longest answer to a reported payment: the table of answered ones has room for it. */
async function answerDispute(server: BankServer): Promise<void> {
  const { call, admin } = server;
  const payer = await newCustomer(server, 500);
  const payee = await newCustomer(server);
  const payeeAccount = { name: 'Quay Street Parking', account: payee.checking.number };
  const { transfer } = expectStatus(
    await call('POST', '/api/transfers/local', {
      token: payer.token,
      body: localTransferBody(payer, payeeAccount, 80),
    }),
    201,
  ).body;
  const { dispute } = expectStatus(
    await call('POST', `/api/transfers/${transfer._id}/dispute`, {
      token: payer.token,
      body: { reason: 'NOT_MADE_BY_ME', whatHappened: 'I have no car.' },
    }),
    201,
  ).body;
  const asStaff = async (path: string, body?: object) =>
    expectStatus(await call('POST', path, { token: admin.token, body }), 200);
  await asStaff(`/api/admin/queues/dispute/${dispute._id}/take`);
  await asStaff(`/api/admin/disputes/${dispute._id}/no-error`, { reason: 'AS_ORDERED' });
}

test('every page of a customer holds WCAG 2.2 AA and scrolls one way at 400 %, in both themes', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  await expectAccessible(page, ofCustomer);
});

test('every page of the staff holds WCAG 2.2 AA and scrolls one way at 400 %, in both themes', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  await makeWideUser(server);
  await answerDispute(server);
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  await expectAccessible(page, ofStaff);
});
