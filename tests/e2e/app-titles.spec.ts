import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test } from './support/test.ts';

const isLoansPage = /assets\/loans-page-[^/]+\.js/;
const named = (title: string) => `${title} - Larkmoor Bank`;

test('the window is named for the page in sight: while its file is on its way, and when it fails [D-01]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  expectFailures(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(isLoansPage, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user/loans');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Loans' })).toBeVisible();
  await expect(page).toHaveTitle(named('Loans'));
  await page.getByRole('navigation').getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cards');
  await expect(page).toHaveTitle(named('Cards'));
  await page.getByRole('navigation').getByRole('link', { name: 'Loans' }).click();
  await expect(page.locator('.going-bar')).toHaveAttribute('aria-busy', 'true');
  // Cards are still what one sees.
  await expect(page).toHaveTitle(named('Cards'));
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  await expect(page).toHaveTitle(named('Loans'));
  await page.goBack();
  await expect(page).toHaveTitle(named('Cards'));

  await page.unroute(isLoansPage);
  await page.route(isLoansPage, (route) => route.abort());
  await page.goto('/user/loans');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect(page).toHaveTitle(named('Error: Loans'));
  await page.unroute(isLoansPage);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  await expect(page).toHaveTitle(named('Loans'));
});

test('a question over a page names the window, and gives the page its name back', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  const { username, email, password } = customer;
  await server.call('POST', '/api/users/login', { body: { username, email, password } });
  await page.goto('/user/sessions');
  await expect(page).toHaveTitle(named('Sessions'));
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveTitle(named('Log out all other devices?'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveTitle(named('Sessions'));
});
