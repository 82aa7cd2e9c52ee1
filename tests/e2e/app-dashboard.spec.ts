import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { expectStatus, fund, localTransferBody } from '../../fixtures/people.ts';
import { bankDay } from '../../web/bank/bank-clock.ts';
import { formatShortDay, noonOf } from '../../web/ui/values/format-date.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test, withMotion } from './support/test.ts';

/** The head of a history that a test makes up. */
const withTotals = { [amountFieldsHeader]: 'total' };

test.use(withMotion);

const robin = {
  name: 'Robin Reed',
  account: '441720916',
  bank: 'Tri-State Federal',
  routing: '021000021',
};

test('every quick action opens a window that holds the focus and gives it back [D-35 L-064 L-067]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 250));
  await page.goto('/user/dashboard');
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('button')).toHaveText([
    'Send Money',
    'Pay Bills',
    'E-Statement',
    'Invest',
  ]);
  for (const [action, title] of [
    ['Send Money', 'Send Money'],
    ['Pay Bills', 'Pay a Bill'],
    ['E-Statement', 'E-Statement'],
    ['Invest', 'Invest'],
  ] as const) {
    const opener = actions.getByRole('button', { name: action });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    const hasFocus = expect.poll(
      () => dialog.evaluate((element) => element.contains(document.activeElement)),
      { message: action },
    );
    await hasFocus.toBe(true);
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab');
      await hasFocus.toBe(true);
    }
    if (action === 'Invest')
      await expect(dialog.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        /^mailto:support@.+subject=Investing/,
      );
    if (action === 'E-Statement') await expect(dialog).toContainText(/10 minutes.*spam/s);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await actions.getByRole('button', { name: 'Send Money' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^International/ })
    .click();
  await expect(
    page
      .getByRole('dialog', { name: 'International Transfer' })
      .getByRole('heading', { name: /^Step 1 of 3/ }),
  ).toBeAttached();
  await audit(page);
});

test('the dashboard searches, copies plain digits, and leads to the own pages [D-31 D-34 L-062 L-063 L-069 L-226]', async ({
  page,
  context,
  server,
}) => {
  const customer = await newCustomer(server, 60);
  for (const reference of ['Salary', 'Gift of Nan', 'Refund', 'Interest', 'Rebate', 'Bonus'])
    await fund(server.call, server.admin, customer, 1, 'Checking Account', reference);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');

  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByText('5 of 7 shown')).toBeVisible();
  await expect(recent.getByRole('row')).toHaveCount(6);
  const search = recent.getByRole('searchbox', { name: 'Search transactions' });
  await search.fill('nan');
  await expect(recent.getByText('1 of 1 shown')).toBeVisible();
  await expect(recent.getByRole('row', { name: /Gift of Nan/ })).toBeVisible();
  await search.fill('zebra');
  await expect(recent.getByText('Nothing matches “zebra”')).toBeVisible();
  await recent.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
  await expect(recent.getByText('5 of 7 shown')).toBeVisible();

  await expect(page.getByText('Your history starts today.')).toBeVisible();
  const accounts = page.getByRole('region', { name: 'Account Summary' });
  for (const text of [
    'Total balance $66.00',
    'Checking Account',
    'Savings Account',
    'Investment Account',
    '$60.00',
    '$6.00',
    '$0.00',
  ])
    await expect(accounts).toContainText(text);
  await expect(accounts.getByText('Low balance')).toHaveCount(2);
  await accounts.getByRole('button', { name: 'Copy number of the Savings Account' }).click();
  await expect(accounts.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(customer.savings.number);

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Profile',
    'Messages',
    'Security',
    'Password Reset',
    'Two-step sign-in',
    'Security PIN',
    'Sessions',
    'Español',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Security PIN' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/user/security-pin');
});

test('the skyline tells any day’s balance by arrow keys and by pointer', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 250));
  const totals = [900, 1_200, 40.5, 250];
  const days = totals.map((total, index) => ({ day: `2026-11-${20 + index}`, total }));
  // A customer of a minute has one day of history: the bank's answer is replaced by four.
  await page.route('**/api/users/accounts/history', (route) =>
    route.fulfill({ headers: withTotals, json: { days } }),
  );
  await page.goto('/user/dashboard');
  const balance = page.getByRole('region', { name: 'Total balance' });
  await expect(balance).toContainText('High $1,200.00 on Nov 21');
  // The day above is the bank's own, as the last one of the picture, whatever the device says.
  await expect(page.getByText('Monday, November 23, 2026', { exact: true })).toBeVisible();
  await expect(balance).toContainText('Low $40.50 on Nov 22');
  const walk = balance.getByRole('slider', { name: 'Balance by day' });
  await walk.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(walk).toHaveAttribute('aria-valuetext', 'Sunday, November 22, 2026: $40.50');
  await expect(balance.getByText('Nov 22, 2026 $40.50')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(balance.getByText('Nov 20, 2026 $900.00')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(balance.getByText('Today')).toBeVisible();
  const { width = 0, height = 0 } = (await walk.boundingBox()) ?? {};
  // A later part of the page can move the hill from under a pointer that rests.
  await expect(async () => {
    await walk.hover({ position: { x: width / 4, y: height / 2 } });
    await expect(balance.getByText('Nov 21, 2026 $1,200.00')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await audit(page);
});

test('the skyline gives its reasons, goes on with what is scheduled, and looks further back [L-305]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 1250);
  await fund(server.call, server.admin, customer, 300, 'Checking Account', 'Salary');
  const pay = async (amount: number, more: Record<string, unknown>) =>
    expectStatus(
      await server.call('POST', '/api/transfers/local', {
        token: customer.token,
        body: localTransferBody(customer, robin, amount, more),
      }),
      201,
    );
  const { transfer } = (await pay(640, { reference: 'Rent' })).body;
  await pay(100, { transferDate: new Date(Date.now() + 3 * 86_400_000).toISOString() });
  const today = bankDay(new Date());
  const daysOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: addDays(today, index - count + 1),
      total: index === count - 1 ? 510 : 1_000,
    }));
  // A customer of a minute has one day of history: the bank's answer is replaced by longer ones.
  await page.route(/accounts\/history(\?range=3M)?$/, (route) =>
    route.fulfill({
      headers: withTotals,
      json: { days: daysOf(route.request().url().endsWith('3M') ? 92 : 31) },
    }),
  );
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  const balance = page.getByRole('region', { name: 'Total balance' });
  const since = formatShortDay(noonOf(addDays(today, -30)));
  await expect(balance).toContainText(
    `$490.00 less than on ${since}, mostly $640.00 to Robin Reed`,
  );
  await expect(balance).toContainText(/Next \$100\.00 to Robin Reed on/);

  const reason = balance.getByRole('button', { name: /Rent −\$640\.00 to Robin Reed/ });
  await reason.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Transaction details' });
  await expect(dialog.getByRole('link', { name: 'Open receipt' })).toHaveAttribute(
    'href',
    `/user/transactions/${transfer._id}`,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reason).toBeFocused();

  const walk = balance.getByRole('slider', { name: 'Balance by day' });
  await walk.press('End');
  await expect(walk).toHaveAttribute('aria-valuetext', /: \$410\.00 after scheduled payments$/);
  await expect(balance.locator('figcaption')).toHaveText(/\$410\.00 scheduled$/);
  const rows = balance.getByRole('table', { name: 'Total balance, last 31 days' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 31 + 14);
  await expect(rows.last()).toContainText(/, scheduled\s*\$410\.00/);
  await auditSmallAndLarge(page);

  await balance.getByRole('radio', { name: 'Three months' }).check();
  await expect(balance.getByRole('table', { name: /last 92 days/ })).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'Hide amounts' }).press('Enter');
  await expect(balance).toContainText('Amounts are hidden.');
  await expect(balance).not.toContainText(/\d/);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a phone shows the balance and what is done with it in one sight, and why it changed when asked', async ({
    page,
    server,
  }) => {
    const customer = await newCustomer(server, 1_250);
    await fund(server.call, server.admin, customer, 300, 'Checking Account', 'Salary');
    const today = bankDay(new Date());
    await page.route('**/api/users/accounts/history', (route) =>
      route.fulfill({
        headers: withTotals,
        json: {
          days: [1_000, 1_550].map((total, index) => ({ day: addDays(today, index - 1), total })),
        },
      }),
    );
    await keepSession(page, customer);
    await page.goto('/user/dashboard');
    const balance = page.getByRole('region', { name: 'Total balance' });
    const actions = balance.getByRole('list', { name: 'Use your money' });
    for (const [name, title] of [
      ['Send', 'Send Money'],
      ['Move', 'Move Money'],
      ['Pay bill', 'Pay a Bill'],
    ] as const) {
      const opener = actions.getByRole('button', { name, exact: true });
      await expect(opener).toBeInViewport({ ratio: 1 });
      await opener.tap();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const reason = balance.getByRole('button', { name: /Salary/ });
    const fold = balance.getByRole('button', { name: 'What changed' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(reason).toBeHidden();
    await fold.tap();
    await expect(reason).toBeVisible();
    await audit(page);
    await expect(balance.getByText(/^High/)).toBeHidden();
    await page.getByRole('slider', { name: 'Balance by day' }).tap();
    await expect(balance.getByText(/^High/)).toBeVisible();
    await actions.getByRole('link', { name: 'Deposit' }).tap();
    await expect(page).toHaveURL('/user/deposit');
  });

  test('a tap on the skyline leaves its day in sight after the finger has gone', async ({
    page,
    server,
  }) => {
    await keepSession(page, await newCustomer(server, 250));
    const days = [900, 1_200, 40.5, 250].map((total, index) => ({
      day: `2026-11-${20 + index}`,
      total,
    }));
    await page.route('**/api/users/accounts/history', (route) =>
      route.fulfill({ headers: withTotals, json: { days } }),
    );
    await page.goto('/user/dashboard');
    const walk = page.getByRole('slider', { name: 'Balance by day' });
    const { width = 0, height = 0 } = (await walk.boundingBox()) ?? {};
    await walk.tap({ position: { x: width / 2, y: height / 2 } });
    await expect(page.getByText('Nov 22, 2026 $40.50')).toBeVisible();
  });
});
