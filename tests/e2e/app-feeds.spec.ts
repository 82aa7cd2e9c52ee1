import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('an app is connected, its token shown once, its reads seen, and it is ended', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 250);
  await keepSession(page, customer);
  await page.goto('/user/security');
  await page.getByRole('link', { name: 'Connected apps' }).click();
  const apps = page.getByRole('region', { name: 'Your apps' });
  await expect(apps).toContainText('No app is connected');
  await auditSmallAndLarge(page);

  await apps.getByRole('button', { name: 'Connect an app' }).press('Enter');
  const form = page.getByRole('alertdialog', { name: 'Connect an app' });
  await expect(form.getByLabel('Name of the app')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Name is required.')).toBeVisible();
  await expect(form.getByText('Please choose at least one account.')).toBeVisible();
  await auditSmallAndLarge(page);
  await form.getByLabel('Name of the app').fill('Household budget');
  await form.getByLabel(`Savings Account ${customer.savings.number}`).check();
  await form.getByLabel('Last day').fill('2019-06-01');
  await form.getByRole('button', { name: 'Make setup token' }).click();
  await expect(form.getByText('The last day must be today or later')).toBeVisible();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Last day').fill(day);
  await form.getByRole('button', { name: 'Make setup token' }).click();

  const shown = page.getByRole('dialog', { name: 'Setup token for “Household budget”' });
  await expect(shown.getByLabel('Setup token', { exact: true })).toBeFocused();
  await auditSmallAndLarge(page);
  const token = await shown.getByLabel('Setup token', { exact: true }).textContent();
  const claim = new URL(Buffer.from(token ?? '', 'base64').toString());
  const access = new URL((await server.call('POST', claim.pathname)).body as string);
  const authorization = `Basic ${btoa(`${access.username}:${access.password}`)}`;
  const read = () => server.call('GET', '/simplefin/accounts', { headers: { authorization } });
  expect((await read()).body.accounts[0]).toMatchObject({ balance: '250.00' });

  // The token is nowhere once it was put away.
  await shown.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(apps.getByRole('button', { name: 'Connect an app' })).toBeFocused();
  await page.reload();
  const item = apps.getByRole('listitem').filter({ hasText: 'Household budget' });
  await expect(item).toContainText(`Account ${customer.savings.number}`);
  await expect(item).toContainText(/Last read .*, 1 time in all/);
  await expect(page.getByText(token ?? '')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await audit(page);

  await item.getByRole('button', { name: 'End Household budget' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'End “Household budget”?' });
  await question.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('The app is no longer connected.')).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(apps.getByRole('heading')).toBeFocused();
  expect((await read()).status).toBe(403);
});
