import { setTimeout } from 'node:timers/promises';
import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('sign-ins elsewhere are ended from one page, one by one and all at once [D-30]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.goto('/user/sessions');
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' })).toContainText(
    'This device',
  );
  const list = page.getByRole('list', { name: 'Where you are logged in' });
  await page.getByRole('button', { name: 'Log out Unknown app' }).press('Enter');
  await expect(page.getByText('The session was ended.')).toBeVisible();
  // The pressed button is gone; the focus is not lost with it.
  await expect(list).toBeFocused();
  expect((await server.call('GET', '/api/users/user', { token: person.token })).status).toBe(401);
  await auditSmallAndLarge(page);

  const login = {
    body: { username: person.username, email: person.email, password: person.password },
  };
  const others = [
    await server.call('POST', '/api/users/login', login),
    await server.call('POST', '/api/users/login', login),
  ];
  await page.reload();
  await page.getByRole('button', { name: 'Log out all others' }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Log out all others' })
    .press('Enter');
  await expect(page.getByText('All other sessions were ended.')).toBeVisible();
  await expect(list).toBeFocused();
  for (const { body } of others)
    expect((await server.call('GET', '/api/users/user', { token: body.token })).status).toBe(401);
  await expect(page.getByRole('button', { name: 'Log out all others' })).toBeHidden();
});

test('a sign-in that was not ended is said, whatever became of another', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await server.call('POST', '/api/users/login', { body: { ...person } });
  const mayFail = Promise.withResolvers<void>();
  await page.route(
    '**/api/users/sessions/*-*',
    async (route) => {
      await mayFail.promise;
      await route.fulfill({ status: 429, json: { message: 'Please wait a moment.' } });
    },
    { times: 1 },
  );
  await logIn(page, person);
  await page.goto('/user/sessions');
  const end = page.getByRole('button', { name: 'Log out Unknown app' });
  await expect(end).toHaveCount(2);
  await end.first().click();
  await expect(end).toHaveCount(1);
  await end.click();
  await expect(page.getByText('The session was ended.')).toBeVisible();
  const underWay = page.getByRole('button', { name: 'Logging out...' });
  await expect(underWay).toHaveCount(1);
  await expect(underWay).toBeDisabled();
  mayFail.resolve();
  const failure = page.getByText(
    'Please wait a moment. The list shows where you are still logged in.',
  );
  await expect(failure).toBeVisible();
  await end.click();
  await expect(end).toHaveCount(0);
  await expect(failure).toHaveCount(0);
});

test('two minutes before the end every tab warns; staying in one stays in all [D-10]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  const other = await page.context().newPage();
  await keepSession(page, person);
  await page.context().clock.install();
  await page.goto('/user/sessions');
  await other.goto('/user/password-reset');
  const asked = (tab: typeof page) => tab.waitForResponse(/sessions\/time/);
  const bothAsked = Promise.all([asked(page), asked(other)]);
  await page.context().clock.fastForward('00:31');
  await bothAsked;

  await page.context().clock.fastForward('13:05');
  for (const tab of [page, other])
    await expect(tab.getByRole('alertdialog', { name: 'Are you still there?' })).toContainText(
      /logged out in\s*1:/,
    );
  await audit(page);
  await other.getByRole('button', { name: 'Stay logged in' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toBeHidden();

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.context().clock.fastForward('13:05');
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toBeVisible();
  await page.context().clock.fastForward('02:00');
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
  for (const tab of [page, other])
    await expect(
      tab.getByText('You were logged out because you weren’t active for a while.'),
    ).toBeVisible();
  expect((await server.call('GET', '/api/users/user', { token })).status).toBe(401);
  await page.getByLabel('Username or email').fill(person.username);
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/user/sessions');
});

test('a page without an answer about its end asks again, and ends in time', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.context().clock.install();
  await page.route(/sessions\/time/, (route) => route.abort(), { times: 1 });
  await page.goto('/user/sessions');
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/sessions/time'),
  );
  await page.context().clock.fastForward('00:31');
  await lost;
  const answered = page.waitForResponse(/sessions\/time/);
  await page.context().clock.fastForward('00:31');
  await (await answered).finished();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('larkmoor.session-ends')))
    .not.toBeNull();
  await page.context().clock.fastForward('13:05');
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  // A slow line: what the window leaves in the history must not call the way to the login page off.
  await page.route('**/login', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  await page.context().clock.fastForward('02:05');
  await expect(page).toHaveURL('/login');
});

test('a tab leaves one person’s pages when another logs in next to it, also in its own process', async ({
  page,
  server,
}) => {
  const [first, second] = [await newCustomer(server, 2_176), await newCustomer(server, 31)];
  await logIn(page, first);
  await expect(page.getByText('$2,176.00').first()).toBeVisible();
  // Opened by the first tab, it shares its process: both changes of the token are one event there.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/login'));
  const popup = await opened;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.headers()['authorization'] ?? '');
  });
  await logIn(popup, second);
  await page.waitForURL('**/login');
  await expect(page.getByText('$2,176.00')).toBeHidden();
  const token = await popup.evaluate(() => localStorage.getItem('token'));
  expect(token).toBeTruthy();
  expect(calls).not.toContain(`Bearer ${token}`);
});
