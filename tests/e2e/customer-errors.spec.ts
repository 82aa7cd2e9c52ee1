import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { Page } from '@playwright/test';
import { fillTransfer, keepSession, newCustomer, submitTransfer } from './support/at-the-screen.ts';
import { untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

const pages = [
  'dashboard',
  'local-transfer',
  'international-transfer',
  'deposit',
  'pay-bills',
  'loans',
  'savings',
  'investments',
  'transactions',
  'profile',
  'cards',
  'password-reset',
];

/** Answers a call as the bank never does: with a refusal that has no words. */
async function answerWith(
  page: Page,
  call: string,
  status: number,
  json: object = {},
): Promise<void> {
  await page.route(`**/api/${call}`, (route) =>
    route.fulfill({ status, headers: withoutAmounts, json }),
  );
}

test('without a token every page of the area leads to the login page [L-054 L-056 L-163 L-193]', async ({
  page,
}) => {
  for (const name of pages) {
    await page.goto(`/user/${name}`);
    await expect(page, name).toHaveURL('/login');
  }
});

test('refused with 403, dashboard, savings and investments end the session [L-194 L-254]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  for (const [name, call] of [
    ['dashboard', 'users/accounts'],
    ['savings', 'users/accounts/savings'],
    ['investments', 'users/accounts/investment'],
  ] as const) {
    await keepSession(page, customer);
    await answerWith(page, call, 403);
    await page.goto(`/user/${name}`);
    await expect(page, name).toHaveURL('/login');
    const kept = () =>
      [localStorage, sessionStorage].flatMap((storage) => [
        storage.getItem('token'),
        storage.getItem('role'),
      ]);
    expect(await page.evaluate(kept)).toEqual([null, null, null, null]);
    await page.unrouteAll();
  }
});

const failedLoads = [
  ['dashboard', 'users/user', 'Failed to check suspension status.'],
  ['local-transfer', 'users/accounts', 'Failed to fetch user data.'],
  ['international-transfer', 'users/accounts', 'Failed to fetch user data.'],
  ['pay-bills', 'users/accounts', 'Failed to fetch user data.'],
  ['transactions', 'transfers/transactions?*', 'Failed to fetch transactions.'],
  ['profile', 'users/user', 'Failed to fetch profile data.'],
  ['savings', 'users/accounts/savings', 'Failed to fetch savings account data.'],
  ['investments', 'users/accounts/investment', 'Failed to fetch investment account data.'],
  ['cards', 'card/all*', 'Failed to load cards.'],
] as const;

test('each page says in its own words what could not be loaded (altered on the wire) [L-204 L-207 L-208]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  for (const [name, call, text] of failedLoads) {
    await answerWith(page, call, 400);
    await page.goto(`/user/${name}`, { waitUntil: 'commit' });
    await expect(page.getByText(text, { exact: true }), name).toBeVisible();
    await page.unrouteAll();
  }
});

test('a page that cannot be drawn says so and can be refreshed (altered on the wire) [L-196]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await answerWith(page, 'users/accounts', 200, { accounts: [null] });
  // React reports what it caught as an error of the page; here it is the cause.
  page.removeAllListeners('pageerror');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(
    page.getByRole('region', { name: 'Account Summary' }).getByRole('listitem'),
  ).toHaveCount(3);
});

test('while the bank is down pages say so; typed text stays, Try Again goes on [D-07]', async ({
  page,
  context,
  server,
}) => {
  const customer = await newCustomer(server, 20);
  await keepSession(page, customer);
  const [login, register] = [await context.newPage(), await context.newPage()];
  await login.goto('/login');
  await register.goto('/register');
  // The document and the page's file come, and then nothing more does.
  const file = page.waitForResponse(/assets\/dashboard-.*\.js$/).then((came) => came.finished());
  let down: Promise<void> | undefined;
  await page.route('**/api/**', async (route) => {
    down ??= file.then(() => server.kill());
    await down;
    await route.continue();
  });
  await page.goto('/user/dashboard');
  await expect(page.getByText('Failed to load critical data', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();

  await login.getByLabel('Username or email').fill(customer.username);
  await login.locator('[name=password]').fill(customer.password);
  await login.getByRole('button', { name: 'Log In' }).click();
  await expect(login.getByRole('alert')).toHaveText('Network error.');
  await expect(login.getByLabel('Username or email')).toHaveValue(customer.username);
  await register.getByLabel('Username').fill('zoe.moor');
  await register.getByLabel('Email').fill('zoe@mail.example');
  await register.locator('[name=password]').fill('heather-moor');
  await register.getByRole('button', { name: 'Register' }).click();
  await expect(register.getByRole('alert')).toHaveText(
    'An error occurred. Please try again later.',
  );
  await expect(register.getByLabel('Email')).toHaveValue('zoe@mail.example');

  await server.start();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$20.00');
});

test('a registration refused without words says so, and with words says them [L-198]', async ({
  page,
  server,
}) => {
  const { username } = await newCustomer(server);
  const fill = async () => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill('another@mail.example');
    await page.locator('[name=password]').fill('heather-moor');
    await page.getByRole('button', { name: 'Register' }).click();
  };
  await page.goto('/register');
  await fill();
  await expect(page.getByRole('alert')).toContainText(/already|taken|in use/i);
  await answerWith(page, 'users/register', 400);
  await fill();
  await expect(page.getByRole('alert')).toHaveText('Registration failed. Please try again.');
});

test('a transfer says what stopped it [L-200 L-201 L-202]', { tag: '@journey' }, async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 10);
  const order = { name: 'Robin Reed', account: '441720916', amount: '30' };
  await keepSession(page, customer);
  await page.clock.install();

  await page.route('**/api/users/accounts', async (route) => {
    const response = await route.fetch();
    const { accounts } = (await response.json()) as { accounts: { type: string }[] };
    await route.fulfill({
      response,
      json: { accounts: accounts.filter(({ type }) => type !== 'Savings Account') },
    });
  });
  await fillTransfer(page, order);
  await submitTransfer(page);
  await untilShown(page.getByText('No Savings Account available to debit from.', { exact: true }));
  await page.unrouteAll();

  await fillTransfer(page, order);
  await submitTransfer(page);
  await untilShown(
    page.getByText('Insufficient funds. Available balance: $10.00.', { exact: true }),
  );
  await answerWith(page, 'transfers/local', 400);
  await submitTransfer(page);
  await untilShown(page.getByText('Failed to process transfer.', { exact: true }));
  await page.evaluate(() => localStorage.clear());
  await submitTransfer(page);
  await untilShown(
    page.getByText('No authentication token found. Please log in.', { exact: true }),
  );
});
