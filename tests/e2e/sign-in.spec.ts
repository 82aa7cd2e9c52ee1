import type { Page, Route } from '@playwright/test';
import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { withOwnBank } from './support/own-bank.ts';
import { expect, test } from './support/test.ts';

function somebody(): { username: string; email: string; password: string } {
  const username = `visitor.${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.com`, password: 'heather-moor' };
}

test('registration leads to a login that knows the username, and inside [D-27 L-004 L-047 L-060 L-112 L-114 L-231]', {
  tag: '@journey',
}, async ({ page }) => {
  const person = somebody();
  await page.clock.install();
  await page.goto('/register');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful! Redirecting…')).toBeVisible();
  await page.clock.runFor(1_490);
  await expect(page).toHaveURL('/register');
  await page.clock.runFor(10);
  await expect(page).toHaveURL('/login');
  await page.clock.resume();
  await expect(page.getByLabel('Username or email')).toHaveValue(person.username);
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/user/dashboard');
  expect(
    await page.evaluate(() => [localStorage.getItem('role'), Object.keys(localStorage).toSorted()]),
  ).toEqual(['user', ['role', 'token']]);
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test('a password typed while no answer comes is the one sent next', async ({ page, server }) => {
  const person = somebody();
  await server.call('POST', '/api/users/register', { body: person });
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(person.username);
  const password = page.locator('[name=password]');
  await password.fill('heather-more');
  const held = Promise.withResolvers<Route>();
  await page.route('**/api/users/login', (route) => held.resolve(route), { times: 1 });
  await page.getByRole('button', { name: 'Log In' }).click();
  const route = await held.promise;
  await password.fill(person.password);
  await route.abort();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/user/dashboard');
});

test('an admin lands in the staff area [L-060 L-112]', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(server.admin.username);
  await page.locator('[name=password]').fill(server.admin.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a guard remembers where somebody wanted to go, inside the own area [L-044 L-088 L-266]', async ({
  page,
  server,
}) => {
  const person = somebody();
  await server.call('POST', '/api/users/register', { body: person });
  await page.goto('/user/transactions');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Username or email').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/user/transactions');
});

test('a customer who is logged in is led to their accounts from every page', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Go to my accounts' }).click();
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto('/login');
  await expect(page.getByText('You’re already logged in.')).toBeVisible();
  await audit(page);
  const other = await newCustomer(server);
  await logIn(page, other);
  await page.goto('/user/profile');
  await expect(page.getByText(other.email).first()).toBeVisible();
});

test('the login page says why a session ended: by them, the clock or the bank', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('You’re logged out.')).toHaveCount(0);

  await logIn(page, person);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect((await server.call('POST', '/api/users/logout', { token })).status).toBeLessThan(300);
  // Whatever the page asks next is refused, by itself or because of a press.
  await page
    .getByRole('link', { name: 'Savings' })
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Your session has ended. Log in to pick up where you left off.'),
  ).toBeVisible();
});

test('login names both errors at once, and forgets each while it is typed [D-01 D-24 L-138]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('loginIdentifier or email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toBeFocused();
  await expect(page).toHaveTitle('Error: Log In - Larkmoor Bank');
  await page.locator('[name=password]').fill('short');
  await expect(page.getByText('Password is required')).toHaveCount(0);
  await page.getByLabel('Username or email').fill('somebody');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
});

test('registration says what is wrong in the words of the specification [L-114 L-139 L-140 L-141 L-219]', async ({
  page,
  server,
}) => {
  const taken = somebody();
  await server.call('POST', '/api/users/register', { body: taken });
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Register' });
  await submit.click();
  for (const text of ['Username is required.', 'Email is required.', 'Password is required.'])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Email').fill('nobody');
  await page.locator('[name=password]').fill('12345');
  await submit.click();
  for (const text of [
    'Username must be at least 3 characters long.',
    'Invalid email address.',
    'Password must be at least 6 characters long.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel('Username').fill(taken.username);
  await page.getByLabel('Email').fill(taken.email);
  await page.locator('[name=password]').fill(taken.password);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('This username or email is already registered.');
});

test('a wrong password shows the answer of the bank; a dead line says Network error. [L-113 L-197]', async ({
  page,
}) => {
  // A phone on its side.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('nobody.here');
  await page.locator('[name=password]').fill('wrong-password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong username, email or password.');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused();
  await page.route('**/api/users/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Network error.');
});

test.describe('in a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });
  const refusedIn = async (page: Page, language: string, text: string) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.locator('[name=loginIdentifier]').fill('nobody.here');
    await page.locator('[name=password]').fill('wrong-password');
    await page.locator('[name=password]').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(text);
  };
  test('the answer of the bank is in the language of its page', async ({ page, context }) => {
    await refusedIn(page, 'es', 'Nombre de usuario, correo electrónico o contraseña incorrectos.');
    const url = new URL(page.url()).origin;
    await context.addCookies([{ name: 'language', value: 'en', url }]);
    await refusedIn(page, 'en', 'Wrong username, email or password.');
  });
});

test('while the bank answers, the button says Logging in... and takes no second press [D-25 L-111]', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await page.route('**/api/users/login', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('nobody.here');
  await page.locator('[name=password]').fill('wrong-password');
  await page.locator('[name=password]').press('Enter');
  const busy = page.getByRole('button', { name: 'Logging in...' });
  await expect(busy).toBeDisabled();
  await page.locator('[name=password]').press('Enter');
  release();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  expect(calls).toBe(1);
});

test('the password can be shown, managers find fields, support is one link away [D-22 D-23 L-045 L-046]', async ({
  page,
}) => {
  await page.goto('/login');
  const password = page.locator('[name=password]');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await expect(
    page.getByRole('link', { name: 'Forgot Password? Contact Support' }),
  ).toHaveAttribute('href', /^mailto:support@larkmoor\.example/);
  await page.getByRole('link', { name: 'Register now' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.locator('[name=password]')).toHaveAttribute('autocomplete', 'new-password');
});

test('a new password is judged in words while it is typed, and stays in the page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(`${request.url()} ${request.postData()}`);
  });
  await page.goto('/register');
  await page.getByLabel('Username').fill('wren.moss');
  const password = page.locator('[name=password]');
  const said = page.locator('.password-said');
  for (const [typed, words] of [
    ['moor', 'Too short: at least 6 characters.'],
    ['password', 'weak. Make it longer'],
    ['terminator', 'weak. Attackers try this one first.'],
    ['Wren.Moss on the moor', 'It contains your name'],
    ['the slow lark', 'fair.'],
    ['heather on the far hill at dawn', 'strong.'],
  ] as const) {
    await password.fill(typed);
    await expect(said).toContainText(words);
  }
  await expect(said).toHaveRole('status');
  await password.fill('');
  await expect(said).toBeEmpty();
  expect(asked).toEqual([expect.stringMatching(/\/api\/password-rules null$/)]);
});

test('inside, a new password is judged by the own name, which nobody typed', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/password-reset');
  await page.locator('[name=newPassword]').fill(`${customer.username} on the moor`);
  await expect(page.locator('.password-said')).toContainText('It contains your name');
});

test('a strict bank says how long a password must be before anything is typed', async ({
  browser,
}) => {
  const strict = { BANK_POLICY: 'strict' };
  await withOwnBank(
    browser,
    async (page) => {
      await page.goto('/register');
      await expect(page.locator('[name=password]')).toHaveAccessibleDescription(
        /At least 15 characters, or 8 with two-step sign-in\./,
      );
    },
    strict,
  );
});

test('a password field says while Caps Lock is on, and stops saying so [D-23 V6.2.6 V6.2.7]', async ({
  page,
}) => {
  for (const path of ['/login', '/register', '/reset-password']) {
    await page.goto(path);
    const password = page.locator('input[type=password]').first();
    const hint = page.getByRole('status').filter({ hasText: 'Caps Lock is on.' });
    const press = (modifierCapsLock: boolean) =>
      password.dispatchEvent('keydown', { key: 'a', modifierCapsLock });
    await expect(hint).toHaveCount(0);
    // The first press may come before the script runs.
    await expect(async () => {
      await press(true);
      await expect(hint).toBeVisible({ timeout: 500 });
    }).toPass();
    await press(false);
    await expect(hint).toHaveCount(0);
  }
});

test('the public navbar and footer are not in the areas behind the sign-in [L-022]', async ({
  page,
  server,
}) => {
  const person = somebody();
  await server.call('POST', '/api/users/register', { body: person });
  for (const [{ username, password }, area] of [
    [person, '/user/dashboard'],
    [server.admin, '/admin'],
  ] as const) {
    await page.goto('/login');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByLabel('Username or email').fill(username);
    await page.locator('[name=password]').fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(area);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'About Us' })).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
});
