import { paths } from '../../web/app/paths.ts';
import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

const stored = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    ['token', 'role'].map((name) => storage.getItem(name)),
  );

test('a visitor is sent to the login page, and a customer does not see the staff area [L-083 L-087 L-163]', {
  tag: '@journey',
}, async ({ page, server }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  await keepSession(page, await newCustomer(server));
  await page.goto('/admin');
  await expect(page).toHaveURL('/unauthorized');
  await expect(
    page.getByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to my accounts' }).click();
  await expect(page).toHaveURL('/user/dashboard');
});

test('an admin does not see the customers’ area [L-054 L-087 L-164]', async ({ page, server }) => {
  await keepSession(page, server.admin, 'admin');
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL('/unauthorized');
  // The staff's pages have a document of their own.
  await page.getByRole('link', { name: 'Go to my accounts' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page).toHaveTitle('Users - Larkmoor Bank');
});

test('a token in session storage is enough, and the one in local storage comes first [L-055 L-061 L-162 L-166]', async ({
  page,
  server,
}) => {
  const { token } = await newCustomer(server);
  await page.goto('/login');
  await page.evaluate((value) => {
    sessionStorage.setItem('token', value);
    sessionStorage.setItem('role', 'user');
  }, token);
  await page.goto('/user');
  await expect(page).toHaveURL('/user/dashboard');
  await expect(
    page.getByRole('heading', { name: /Good (morning|afternoon|evening), person/ }),
  ).toBeVisible();
  // In one step: the page leaves by itself once it sees a token that is not its own.
  await page.evaluate(() => {
    localStorage.setItem('token', 'forged');
    localStorage.setItem('role', 'user');
    location.assign('/user/transactions');
  });
  await expect(page).toHaveURL('/login');
});

test('Logout clears both storages, ends the token, and every tab leaves [D-11 L-058 L-167]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await logIn(page, customer);
  await page.goto('/user/transactions');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/user/transactions');
  await expect(otherTab.getByRole('heading', { name: 'Transactions' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('larkmoor.payment-attempt', 'private'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(otherTab).toHaveURL('/login');
  expect(await page.evaluate(stored)).toEqual([null, null, null, null]);
  expect(await page.evaluate(() => sessionStorage.getItem('larkmoor.payment-attempt'))).toBeNull();
  expect((await server.call('GET', '/api/users/user', { token })).status).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('the profile menu opens, closes by Escape and logs out [D-05 L-062]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  const menu = page.getByRole('button', { name: /^Profile menu/ });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('arrows, Home, End and first letters walk through the profile menu', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: /^Profile menu/ }).press('Enter');
  const on = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(on('Profile')).toBeFocused();
  for (const [key, name] of [
    ['End', 'Logout'],
    ['ArrowDown', 'Profile'],
    ['ArrowUp', 'Logout'],
    ['Home', 'Profile'],
    ['ArrowDown', 'Messages'],
    // The next that begins so, and after the last of them the first again.
    ['s', 'Security'],
    ['s', 'Security PIN'],
    ['S', 'Sessions'],
    ['s', 'Security'],
    ['t', 'Two-step sign-in'],
    // Nothing begins so, and what the browser does with a key is left to it.
    ['z', 'Two-step sign-in'],
    ['Control+p', 'Two-step sign-in'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(on(name)).toBeFocused();
  }
});

test('a revoked token ends the session and remembers the page [L-088 L-254]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  // Nothing of the page is still being asked for when the token ends, and the page does not hear
  // of it by itself.
  await page.route('**/api/changes?*', (route) => route.abort());
  await page.goto('/user/transactions', { waitUntil: 'networkidle' });
  await server.call('POST', '/api/users/logout', { token: customer.token });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL('/user/transactions');
});

test('when all loads fail the dashboard offers to try again; one stays in place [L-195]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 50));
  await page.route('**/api/transfers/transactions*', (route) => route.abort());
  await page.goto('/user/dashboard');
  await expect(page.getByText('Failed to fetch transactions.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$50.00');
  await page.route('**/api/users/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load critical data')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$50.00');
});

test('an unknown address is a real 404 with the way back; app pages are none [L-056 L-086 L-242]', async ({
  page,
  request,
  server,
}) => {
  const withAnyId = Object.values(paths).map((address) =>
    address('00000000-0000-4000-8000-000000000000'),
  );
  const withoutId = Object.values(paths).flatMap((address) =>
    address.length === 0 ? address('') : [],
  );
  for (const address of new Set([
    '/user',
    '/admin',
    '/user/dashboard/',
    ...withAnyId,
    ...withoutId,
  ]))
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  for (const address of [
    '/user/nowhere',
    '/admin/nowhere',
    '/personal-info/nowhere',
    '/user/transactions/1/2',
    '/username',
  ])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/nowhere');
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page names the window, takes the focus at its heading, and going back returns [D-02]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await expect(page).toHaveTitle('Dashboard - Larkmoor Bank');
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Transactions' })
    .click();
  await expect(page).toHaveTitle('Transactions - Larkmoor Bank');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Dashboard - Larkmoor Bank');
});
