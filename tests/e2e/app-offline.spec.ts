import type { Page } from '@playwright/test';
import { fund, localTransferBody } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test } from './support/test.ts';

const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const databases = await indexedDB.databases();
    return {
      caches: names,
      addresses: kept.flat().map(({ url }) => new URL(url).pathname),
      databases: databases.flatMap(({ name }) => name ?? []),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });

async function turnOn(page: Page): Promise<void> {
  await page.goto('/this-device');
  await page.getByRole('button', { name: 'Turn on', exact: true }).press('Enter');
  await expect(page.getByText('Turned on. Larkmoor now opens without a connection.')).toBeVisible();
}

test('a device keeps nothing until its owner says so, and then no answer of the bank [L-313]', {
  tag: '@journey',
}, async ({ page, context, server }) => {
  const customer = await newCustomer(server);
  await fund(server.call, server.admin, customer, 4_321);
  await keepSession(page, customer);
  await page.goto('/user/profile');
  expect(await keptHere(page)).toEqual({ caches: [], addresses: [], databases: [], workers: 0 });
  await page.getByRole('link', { name: 'Choose what this device keeps' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Larkmoor on this device' })).toBeVisible();
  await auditSmallAndLarge(page);
  await page.evaluate(() => caches.open('larkmoor-of-before'));
  await turnOn(page);

  await page.goto('/user/dashboard');
  await expect(page.getByText('$4,321.00').first()).toBeVisible();
  await page.goto('/user/transactions');
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();
  const kept = await keptHere(page);
  expect(kept.caches).toHaveLength(1);
  expect(kept.caches).not.toContain('larkmoor-of-before');
  expect(kept.addresses).toContain('/offline');
  expect(
    kept.addresses.filter((path) => path !== '/offline' && !path.startsWith('/assets/')),
  ).toEqual([]);
  expect(kept.databases).toEqual([]);

  await context.setOffline(true);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('$');
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  // Back on the line, the page that was asked for comes by itself.
  await context.setOffline(false);
  await expect(page.getByText('$4,321.00').first()).toBeVisible();

  await page.goto('/this-device');
  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(page.getByText('This device keeps nothing from Larkmoor.')).toBeVisible();
  expect(await keptHere(page)).toEqual({ caches: [], addresses: [], databases: [], workers: 0 });
});

test('what was last seen is shown with its time, to the same sign-in alone, and erased with it [L-313 V14.3.1]', async ({
  page,
  context,
  server,
}) => {
  const [customer, other] = [await newCustomer(server), await newCustomer(server)];
  await fund(server.call, server.admin, customer, 1_250, 'Savings Account');
  await server.call('POST', '/api/transfers/local', {
    token: customer.token,
    body: localTransferBody(customer, { name: 'Wren Moss', account: other.checking.number }, 50),
  });
  await keepSession(page, customer);
  await turnOn(page);
  await page.getByRole('button', { name: 'Turn on for my accounts' }).press('Enter');
  await expect(page.getByText('Your dashboard is kept the next time')).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByText('$1,200.00').first()).toBeVisible();
  const sealed = () => keptHere(page).then(({ databases }) => databases);
  await expect.poll(sealed).toEqual(['larkmoor-last-seen']);

  await context.setOffline(true);
  await page.goto('/user');
  const lastSeen = page.getByRole('region', { name: 'What you last saw' });
  await expect(lastSeen).toContainText('$1,200.00');
  await expect(lastSeen).toContainText('Wren Moss');
  await expect(lastSeen).toContainText(/As of .*20\d\d/);
  await audit(page);

  await page.evaluate(() => localStorage.setItem('amounts', 'hidden'));
  await page.reload();
  await expect(lastSeen).toContainText('Hidden');
  await expect(page.locator('body')).not.toContainText('$');
  await page.evaluate(() => localStorage.removeItem('amounts'));

  // Another person's sign-in in the same browser opens nothing.
  await page.evaluate((token) => localStorage.setItem('token', token), other.token);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('$');
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Account Summary' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(sealed).toEqual([]);
});

test('only the page that turns it on may register a worker', async ({ page }) => {
  expectFailures(page);
  const register = () =>
    page.evaluate(() =>
      navigator.serviceWorker.register('/service-worker.js').then(
        () => 'registered',
        () => 'refused',
      ),
    );
  for (const path of ['/', '/login', '/offline', '/this-device']) {
    await page.goto(path);
    expect(await register(), path).toBe('refused');
  }
});
