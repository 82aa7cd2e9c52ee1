import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { expectStatus } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { depositCheck } from './support/deposited-checks.ts';
import { expect, test } from './support/test.ts';

test('staff read people by name, with the username small, everywhere', async ({ page, server }) => {
  const customer = await newCustomer(server);
  const name = `Wilhelmina Marsh-${customer.username.slice(-4)}`;
  const form = profileForm(
    { fullName: name, email: customer.email, phone: '+1 212 555 0177', address: '4 Heather Row' },
    { idDocument: await identityCard(name) },
  );
  expectStatus(
    await server.call('POST', '/api/users/profile', { token: customer.token, form }),
    200,
  );
  await depositCheck(server, customer, { number: 61, amount: 60 });
  await keepSession(page, server.admin, 'admin');
  await page.goto(`/admin?search=${customer.username}`);
  const row = page.getByRole('table', { name: 'Users, newest first' }).getByRole('row').nth(1);
  await expect(row.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(row.locator('.ledger-detail').first()).toHaveText(customer.username);
  // The way to the person's page is in sight on a tablet and a phone, and the name keeps its width.
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const manage = await row.getByRole('link', { name: /^Manage/ }).boundingBox();
    expect((manage?.x ?? width) + (manage?.width ?? 0)).toBeLessThanOrEqual(width);
    const called = await row.getByRole('link', { name, exact: true }).boundingBox();
    expect(called?.width).toBeGreaterThan(70);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const queue of ['checks', 'identity']) {
    await page.goto(`/admin/queues/${queue}`);
    const waiting = page.locator('.queue-row').filter({ hasText: customer.username });
    await expect(waiting.locator('.queue-row-name')).toHaveText(name);
  }
  await page.goto('/admin');
  await expect(
    page.getByRole('navigation', { name: 'Recently viewed' }).getByRole('link', { name }),
  ).toBeVisible();
});

test('jobs are grouped, failures first, housekeeping folded away', async ({ page, server }) => {
  await keepSession(page, server.admin, 'admin');
  await page.route('**/api/admin/jobs', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const job = body.jobs.find(({ name }: { name: string }) => name === 'replaced-files');
    job.last = {
      at: new Date().toISOString(),
      tookMs: 12,
      done: 0,
      error: 'The disk is full',
      failures: 2,
    };
    await route.fulfill({ response, json: body });
  });
  await page.goto('/admin/jobs');
  const failed = page.getByRole('region', { name: 'Failed', exact: true });
  await expect(failed.getByRole('row').filter({ hasText: 'Replaced files' })).toContainText(
    'The disk is full',
  );
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.slice(titles.indexOf('Failed'))).toEqual([
    'Failed',
    'Money',
    'Email',
    'Housekeeping',
    'Runs',
  ]);
  await expect(page.getByRole('region', { name: 'Money', exact: true })).toContainText(
    'Settlement',
  );
  await expect(page.getByRole('button', { name: 'Run now' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More Clean up approvals' })).toBeHidden();
  await auditSmallAndLarge(page);
  await page.locator('.panel-fold summary').press('Enter');
  await page.getByRole('button', { name: 'More Clean up approvals' }).press('Enter');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/admin/jobs/*/run', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('menuitem', { name: 'Run now' }).press('Enter');
  // It is read out while it runs, and why it cannot be run twice.
  const said = page.getByRole('status');
  await expect(said.filter({ hasText: 'Clean up approvals is running.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Running... Clean up approvals' }).press('Enter');
  const again = page.getByRole('menuitem', { name: 'Run now It is running now.' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toBeFocused();
  await page.keyboard.press('Escape');
  letGo();
  await expect(said.filter({ hasText: /^Clean up approvals: / })).toBeVisible();
  await expect(said.filter({ hasText: 'is running.' })).toHaveCount(0);
});
