import type { Page } from '@playwright/test';
import { goOn } from './support/app-addresses.ts';
import { keepSession } from './support/at-the-screen.ts';
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
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  await expectAccessible(page, ofStaff);
});
