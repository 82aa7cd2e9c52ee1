import type { Page } from '@playwright/test';
import { localTransferBody } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

interface Shared {
  text?: string;
  file?: string;
  begins?: string;
}

/** The browser's sheet of apps, which no test can open: it takes what it is handed. */
async function standInForTheSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared: Shared[] = [];
    const take = async ({ text, files = [] }: ShareData) => {
      const [file] = files;
      shared.push({
        ...(text === undefined ? {} : { text }),
        ...(file === undefined ? {} : { file: file.name, begins: (await file.text()).slice(0, 5) }),
      });
    };
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', { value: take });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
}

const sharedOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared);

test('a receipt is shared as a file, and while amounts are hidden as text without them [D-44]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 500);
  const payee = { name: 'Ada Berg', account: '441720916', routing: '021000021' };
  const { body } = await server.call('POST', '/api/transfers/local', {
    token: customer.token,
    body: localTransferBody(customer, payee, 45.67),
  });
  await standInForTheSheet(page);
  await keepSession(page, customer);
  await page.goto(`/user/transactions/${body.transfer._id}`);
  const asked = page.waitForRequest('**/receipt.pdf?**');
  await page.getByRole('button', { name: 'Share receipt' }).press('Enter');
  // The customer shares the receipt for others.
  expect(new URL((await asked).url()).search).toBe('?for=others');
  await expect
    .poll(() => sharedOn(page))
    .toEqual([
      { file: expect.stringMatching(/^larkmoor-receipt-[0-9a-f]{8}\.pdf$/), begins: '%PDF-' },
    ]);
  await auditSmallAndLarge(page);

  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(page.getByText('Your amounts are hidden, so the shared text')).toBeVisible();
  await page.getByRole('button', { name: 'Share receipt' }).press('Enter');
  await expect.poll(() => sharedOn(page)).toHaveLength(2);
  const [, { text = '', file } = {}] = await sharedOn(page);
  expect(file).toBeUndefined();
  expect(text).toContain('−$•••• to Ada Berg');
  expect(text).not.toContain('45.67');
  expect(text).not.toContain('http');
});

test('where the browser shares nothing, the receipt is copied as text [D-44]', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await newCustomer(server, 500);
  const { body } = await server.call('POST', '/api/transfers/local', {
    token: customer.token,
    body: localTransferBody(customer, { name: 'Ada Berg', account: '441720916' }, 45.67),
  });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await keepSession(page, customer);
  await page.goto(`/user/transactions/${body.transfer._id}`);
  await page.getByRole('button', { name: 'Copy receipt' }).press('Enter');
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ada Berg');

  // A text copied while amounts are hidden lacks them, too, and says so.
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(page.getByText('Your amounts are hidden, so the shared text')).toBeVisible();
  await page.getByRole('button', { name: 'Copy receipt' }).press('Enter');
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('−$•••• to Ada Berg');
});
