import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('one page says in words what is on, and leads to what is off', async ({ page, server }) => {
  const person = await newCustomer(server);
  await keepSession(page, person);
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'See what is on and what is off' }).press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText('None of 5 on yet.')).toBeVisible();
  await expect(main.getByText(/^Last changed .*, today\.$/)).toBeVisible();
  await auditSmallAndLarge(page);

  await server.call('POST', '/api/approvals/pin', {
    token: person.token,
    body: { securityPin: '4711' },
  });
  const line = main.getByRole('listitem').filter({ hasText: 'Security PIN' });
  await expect(line.getByText('On', { exact: true })).toBeVisible();
  await expect(main.getByText('1 of 5 on: security PIN.')).toBeVisible();
  for (const [door, heading] of [
    ['Security PIN', 'Security PIN'],
    ['Two-step sign-in', 'Two-step sign-in'],
    ['Password', 'Password Reset'],
    ['Sessions', 'Sessions'],
  ] as const) {
    await page
      .locator('.security-page')
      .getByRole('link', { name: door, exact: true })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  }
});

test('a line of Security opens its part of the two-step page, and not the top', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  for (const [door, part] of [
    ['Two-step sign-in', 'Authenticator app'],
    ['Passkeys', 'Passkeys'],
    // There are none without two-step sign-in.
    ['Recovery codes', 'Authenticator app'],
  ] as const) {
    await page.goto('/user/security');
    await page
      .locator('.security-page')
      .getByRole('link', { name: door, exact: true })
      .press('Enter');
    await expect(page).toHaveURL(/\/user\/two-step#/);
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
  }
});

test('where a part could not be loaded, nothing is said to be off', async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  await page.route('**/api/users/passkeys', (route) => route.abort());
  await page.goto('/user/security');
  await expect(page.getByText('Your security settings could not be loaded.')).toBeVisible();
  await expect(page.getByText(/of 5 on/)).toHaveCount(0);
  await page.unroute('**/api/users/passkeys');
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByText(/of 5 on/)).toBeVisible();
});
