import type { Page, Route } from '@playwright/test';
import { signIn, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { acceptedCheck, depositCheck } from './support/deposited-checks.ts';
import { expect, test } from './support/test.ts';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';

const rowsOf = (page: Page, customer: Customer) =>
  page
    .getByRole('region', { name: 'Waiting checks' })
    .getByRole('link', { name: customer.username });
const checksOf = async (server: BankServer, customer: Customer) =>
  (await server.call('GET', '/api/deposits/checks', { token: customer.token })).body.checks as {
    status: string;
    amount: number;
    returnReason: string;
  }[];

test('checks are worked by keyboard alone, one after the other [D-77 L-282 L-341]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await depositCheck(server, customer, { number: 11, amount: 120 });
  await depositCheck(server, customer, { number: 12 });
  await depositCheck(server, customer, { number: 13, amount: 80 });
  await page.clock.install();
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /^All queues/ })
    .click();
  await expect(page.getByRole('table', { name: 'Queues' })).toContainText('Checks');
  await page.getByRole('table', { name: 'Queues' }).getByRole('link', { name: 'Checks' }).click();
  await expect(rowsOf(page, customer)).toHaveCount(3);
  await auditSmallAndLarge(page);

  // On arrival J leads into the queue, and no other letter means anything; inside, J moves and
  // Enter takes.
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: 'Checks' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('[data-case]').first()).toBeFocused();
  await expect(page.getByRole('region', { name: 'Check under review' })).toHaveCount(0);
  await rowsOf(page, customer).nth(0).focus();
  await page.keyboard.press('j');
  await expect(rowsOf(page, customer).nth(1)).toBeFocused();
  const tooMany = {
    code: 'TOO_MANY_TRIES',
    message: 'Too many tries. Please wait a minute and try again.',
  };
  await page.route('**/api/files/*', (route) => route.fulfill({ status: 429, json: tooMany }), {
    times: 1,
  });
  await page.keyboard.press('k');
  await expect(rowsOf(page, customer).nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  const open = page.getByRole('region', { name: 'Check under review' });
  await expect(
    open.getByText(
      `Front of the check could not be loaded: ${tooMany.message} Nothing was changed.`,
    ),
  ).toBeVisible();
  await expect(open.getByRole('heading', { name: 'Check under review' })).toBeFocused();
  await open.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(open.getByRole('img', { name: 'Front of the check' })).toBeVisible();
  await expect(rowsOf(page, customer).nth(0)).toContainText('Assigned to you');
  expect((await checksOf(server, customer)).at(-1)?.status).toBe('In review');
  // It is given back only after the bank has heard the last word that a colleague is still here.
  const said: string[] = [];
  const heard = Promise.withResolvers<void>();
  const take = async (route: Route) => {
    await heard.promise;
    said.push('still here');
    await route.continue();
  };
  const giveBack = async (route: Route) => {
    said.push('given back');
    await route.continue();
  };
  await page.route('**/api/admin/queues/check/*/take', take, { times: 1 });
  await page.route('**/api/admin/queues/check/*/give-back', giveBack, { times: 1 });
  const stillHere = page.waitForRequest('**/api/admin/queues/check/*/take');
  await page.clock.fastForward('05:00');
  await stillHere;
  await page.keyboard.press('Escape');
  await expect(open.getByRole('button', { name: 'Releasing...' })).toBeVisible();
  heard.resolve();
  await expect(page.getByText('The check is back in the queue.')).toBeVisible();
  expect(said).toEqual(['still here', 'given back']);
  await expect(rowsOf(page, customer).nth(0)).toBeFocused();

  // Accepted as stated: A, the amount as it is read, Enter. The next case is open already.
  await page.keyboard.press('Enter');
  await open.getByRole('button', { name: 'Rotate Front of the check' }).click();
  await open.getByRole('button', { name: 'Zoom Front of the check' }).click();
  await expect(
    open.getByRole('group', { name: 'Front of the check, enlarged 2 times' }),
  ).toBeVisible();
  await auditSmallAndLarge(page);
  await page.keyboard.press('a');
  await expect(open.getByLabel('Amount on the check')).toBeFocused();
  // The customer's amount is next to the field and never in it, so that staff cannot accept it
  // unread with a key.
  await expect(open.getByText('The customer wrote $120.00.')).toBeVisible();
  await expect(open.getByLabel('Amount on the check')).toHaveValue('');
  await page.keyboard.type('130');
  await expect(open.getByText('$10.00 more than the customer wrote.')).toBeVisible();
  await open.getByLabel('Amount on the check').fill('120');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check of $120.00 accepted.')).toBeVisible();
  await expect(open.getByText('Left to the bank to read')).toBeVisible();

  // Staff type twice an amount that the customer did not write; letters in a field are text.
  await page.keyboard.press('a');
  await expect(open.getByLabel('Amount on the check')).toBeFocused();
  await page.keyboard.type('75r');
  // A line that comes back makes no new look, and takes nothing away that was typed.
  let looks = 0;
  await page.route('**/api/admin/checks/*', (route) => {
    looks += 1;
    return route.fulfill({
      status: 404,
      json: { code: 'CASE_NOT_FOUND', message: 'There is no such case.' },
    });
  });
  await page.clock.fastForward('00:20');
  const backOnLine = page.waitForResponse('**/api/admin/queues/check/*/take');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await backOnLine;
  await page.unroute('**/api/admin/checks/*');
  expect(looks).toBe(0);
  await expect(open.getByLabel('Amount on the check')).toHaveValue('75r');
  await open.getByLabel('Amount on the check').fill('75.00');
  await page.keyboard.press('Enter');
  await expect(open.getByText('Please type the amount again.')).toBeVisible();
  await open.getByLabel('The amount again').fill('57');
  await page.keyboard.press('Enter');
  await expect(
    open.getByText('The two amounts differ. Please read the check again.'),
  ).toBeVisible();
  await auditSmallAndLarge(page);
  await open.getByLabel('The amount again').fill('75');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check of $75.00 accepted.')).toBeVisible();

  // Returned with a reason.
  await expect(open.getByText('$80.00').first()).toBeVisible();
  // The keys work while the focus is inside, which it is once the next case has taken it.
  await expect(page.locator('[data-case-title]')).toBeFocused();
  // A key presses what is there: the title comes before the case, and the case before its buttons.
  await expect(open.getByRole('button', { name: /^Return/ })).toBeEnabled();
  await page.keyboard.press('r');
  await expect(open.getByLabel('Reason')).toBeFocused();
  await open.getByRole('button', { name: 'Return check' }).click();
  await expect(open.getByText('Please choose a reason.')).toBeVisible();
  await open.getByLabel('Reason').selectOption('NOT_ENDORSED');
  await expect(open.getByText('reads: The back is not signed')).toBeVisible();
  await open.getByRole('button', { name: 'Return check' }).click();
  await expect(page.getByText('Check returned. Its customer reads why.')).toBeVisible();
  await expect(rowsOf(page, customer)).toHaveCount(0);
  expect((await checksOf(server, customer)).map(({ status, amount }) => [status, amount])).toEqual([
    ['Returned', 80],
    ['Accepted', 75],
    ['Accepted', 120],
  ]);
});

test('the page of all queues begins with today, and its one button opens the next case [L-342]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await depositCheck(server, customer, { number: 91, amount: 60 });
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/queues');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('Due today');
  await expect(today).toContainText('Oldest');
  await expect(today).toContainText('Yours');
  await auditSmallAndLarge(page);
  const next = today.getByRole('button', { name: 'Take next' });
  await page.route('**/api/admin/queues/take-next', (route) => route.abort(), { times: 1 });
  await next.press('Enter');
  await expect(today.getByText('Network error.')).toBeVisible();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(page).toHaveURL(/\/admin\/queues\/\w+\/[\w-]{36}$/);
  await expect(page.locator('[data-case-title]')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Release/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // Altered on the wire: a colleague was faster with the last free one.
  await page.route('**/api/admin/queues/take-next', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { case: null } }),
  );
  await page.goto('/admin/queues');
  await next.press('Enter');
  await expect(today.getByText('No free case is left that you may decide.')).toBeVisible();
});

test('a colleague’s case is named as theirs, and taken over with a reason', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await depositCheck(server, customer, { number: 21, amount: 60 });
  await keepSession(page, server.admin, 'admin');
  const message = 'rosa works on this case and opened it 2 minutes ago. Nothing was changed.';
  await page.route('**/api/admin/queues/check/*/take', (route) =>
    route.fulfill({ status: 409, json: { code: 'CASE_HELD', message } }),
  );
  await page.goto('/admin/queues/checks');
  await rowsOf(page, customer).click();
  const open = page.getByRole('region', { name: 'Check under review' });
  await expect(open.getByText(message)).toBeVisible();
  await expect(open.getByRole('img')).toHaveCount(0);
  await expect(open.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await auditSmallAndLarge(page);
  // Read as it is: nothing about it can be decided, and it says why.
  await page.keyboard.press('v');
  await expect(open.getByRole('img', { name: 'Front of the check' })).toBeVisible();
  await expect(open.getByRole('region', { name: 'Decision' })).toHaveText(
    "You are viewing a colleague's case. To decide it, take it over first.",
  );
  await expect(open.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(page.locator('[data-case-title]')).toBeFocused();
  await auditSmallAndLarge(page);
  const reason =
    'rosa opened this case 2 minutes ago. To take it over now, please say why. Nothing was ' +
    'changed.';
  await page.route(
    '**/api/admin/queues/check/*/take-over',
    (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'TAKE_OVER_UNEXPLAINED', message: reason, fields: { reason } },
      }),
    { times: 1 },
  );
  await open.getByRole('button', { name: 'Take over this check' }).click();
  await expect(open.getByText(reason)).toBeVisible();
  await open.getByLabel('Why are you taking it over?').fill('Rosa has gone home.');
  await page.unroute('**/api/admin/queues/check/*/take');
  await page.keyboard.press('Enter');
  await expect(open.getByRole('img', { name: 'Front of the check' })).toBeVisible();
  await expect(open.getByRole('button', { name: 'Accept' })).toBeVisible();
  // The button that took it over has gone; the keys of the case work all the same.
  await expect(page.locator('[data-case-title]')).toBeFocused();
  await page.keyboard.press('a');
  await expect(open.getByLabel('Amount on the check')).toBeFocused();
});

test('an unpaid check is taken back on its customer’s page, by keyboard [L-283]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await acceptedCheck(server, customer, { number: 31, amount: 120 });
  await keepSession(page, server.admin, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}?part=checks`);
  const cameBack = page.getByRole('button', { name: /^Came back unpaid/ });
  await cameBack.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').selectOption('PAYMENT_STOPPED');
  await page.getByRole('button', { name: 'Take $120.00 back' }).press('Enter');
  await expect(
    page.getByText(
      'Check of $120.00 returned unpaid. $120.00 was taken back from the customer’s account.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Returned unpaid', { exact: true })).toBeVisible();
  await expect(cameBack).toHaveCount(0);

  await keepSession(page, customer);
  await page.goto('/user/deposit');
  await expect(
    page.getByText(
      'The other bank didn’t pay it, so we took what was left of the money back from your account.',
    ),
  ).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$0.00');
  await expect(page.getByRole('row').filter({ hasText: '$120.00' })).toContainText('Returned');
  await expect(page.getByText(/ available$/)).toHaveCount(0);
});

test('an open queue of ten minutes leaves one look in the trail', async ({ page, server }) => {
  const customer = await newCustomer(server);
  await depositCheck(server, customer, { number: 71, amount: 120 });
  const looks = async () =>
    (
      await server.call('GET', '/api/admin/audit?action=checks.listed&limit=200', {
        token: server.admin.token,
      })
    ).body.events.length;
  const before = await looks();
  await page.clock.install();
  // A sign-in just made: one in which little was done lately may end within the ten minutes.
  const { username, password } = server.admin;
  await keepSession(page, { token: await signIn(server.call, username, password) }, 'admin');
  await page.goto('/admin/queues/checks');
  await expect(rowsOf(page, customer)).toHaveCount(1);
  // Forty times the page asks whether anything has changed.
  for (let beat = 0; beat < 40; beat += 1) {
    const asked = page.waitForResponse('**/api/admin/queues');
    await page.clock.runFor(15_000);
    await asked;
  }
  expect(await looks()).toBe(before + 1);
  await depositCheck(server, customer, { number: 72, amount: 80 });
  await page.clock.runFor(15_000);
  await expect(rowsOf(page, customer)).toHaveCount(2);
  expect(await looks()).toBe(before + 2);
});

/**
 * Holds the next answer of a call back.
 * @returns what lets it come, and waits until the page has dealt with it.
 */
async function holdAnswer(page: Page, call: string, answer: (route: Route) => Promise<unknown>) {
  const line = Promise.withResolvers<void>();
  const handle = async (route: Route) => {
    await line.promise;
    await answer(route);
  };
  await page.route(call, handle, { times: 1 });
  return async () => {
    // The page asks how the queues are now at the same moment as it would lead a colleague on.
    const isDealtWith = page.waitForRequest('**/api/admin/queues');
    line.resolve();
    await isDealtWith;
  };
}

test('a case whose release is heard late closes no other case', async ({ page, server }) => {
  const customer = await newCustomer(server);
  await depositCheck(server, customer, { number: 81, amount: 120 });
  await depositCheck(server, customer, { number: 82, amount: 80 });
  await keepSession(page, server.admin, 'admin');
  // The page asks only when something happens on it.
  await page.clock.install();
  await page.goto('/admin/queues/checks');
  await rowsOf(page, customer).first().press('Enter');
  const open = page.getByRole('region', { name: 'Check under review' });
  const hear = await holdAnswer(page, '**/api/admin/queues/check/*/give-back', (route) =>
    route.continue(),
  );
  await open.getByRole('button', { name: /^Release/ }).press('Enter');
  await expect(open.getByRole('button', { name: 'Releasing...' })).toBeVisible();
  const taken = page.waitForResponse('**/api/admin/queues/check/*/take');
  await rowsOf(page, customer).last().press('Enter');
  await taken;
  await expect(open.getByRole('button', { name: /^Release/ })).toBeVisible();
  const place = new URL(page.url()).pathname;
  await hear();
  await expect(page.getByText('The check is back in the queue.')).toBeVisible();
  await expect(page).toHaveURL(place);
  await expect(open.getByRole('button', { name: /^Release/ })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a next case that comes late is left to who has gone on to another page', async ({
  page,
  server,
}) => {
  await depositCheck(server, await newCustomer(server), { number: 83, amount: 60 });
  await keepSession(page, server.admin, 'admin');
  await page.clock.install();
  await page.goto('/admin/queues');
  const hear = await holdAnswer(page, '**/api/admin/queues/take-next', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { case: { kind: 'check', _id: crypto.randomUUID() } },
    }),
  );
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('button', { name: 'Take next' })
    .press('Enter');
  await page.getByRole('table', { name: 'Queues' }).getByRole('link', { name: 'Loans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible();
  await hear();
  await expect(page).toHaveURL('/admin/queues/loans');
  await expect(page.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible();
});
