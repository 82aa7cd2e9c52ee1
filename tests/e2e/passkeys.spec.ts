import type { Page } from '@playwright/test';
import { auditSmallAndLarge } from './support/audit.ts';
import {
  answerScamQuestions,
  fillTransfer,
  logIn,
  logInAsStaff,
  newCustomer,
} from './support/at-the-screen.ts';
import { confirmEmail, mailedLink } from './support/mailed-links.ts';
import { plugInDevice } from './support/passkey-device.ts';
import { expect, test } from './support/test.ts';

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const add = (page: Page) => passkeys(page).getByRole('button', { name: 'Add a passkey' });
const offered = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

/** In the one window that asks for a proof. */
const confirmWithDevice = (page: Page) =>
  page
    .getByRole('alertdialog', { name: 'Confirm it’s you' })
    .getByRole('button', { name: 'Confirm with your device' });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  // A device that knows its owner may be past that page at once.
  const there = page.waitForURL('/login', { waitUntil: 'commit' });
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await there;
}

test('a payment is confirmed with the device in place of the PIN, and the receipt says so [L-312]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const [customer, other] = [await newCustomer(server, 500), await newCustomer(server)];
  const device = await plugInDevice(page);
  await logIn(page, customer);
  await page.goto('/user/two-step');
  await add(page).click();
  await page.getByRole('alertdialog').getByLabel('Name').fill('My telephone');
  await page.keyboard.press('Enter');
  await expect(passkeys(page).getByText('My telephone', { exact: true })).toBeVisible();

  await fillTransfer(page, { name: 'Wren Moss', account: other.checking.number, amount: '25' });
  const confirm = page.getByRole('button', { name: 'Confirm with your device' });
  await expect(confirm).toBeVisible();
  await auditSmallAndLarge(page);
  // Another person holds the device: nothing is paid, and the form stays.
  await device.knowsOwner(false);
  await confirm.press('Enter');
  await expect(
    page.getByText('Your device didn’t offer a passkey, so no money was moved.'),
  ).toBeVisible();
  await device.knowsOwner(true);
  await confirm.press('Enter');
  await expect(page.getByText('Transfer Submitted Successfully!')).toBeVisible({ timeout: 20_000 });

  await page.goto('/user/transactions');
  await page
    .getByRole('button', { name: /Wren Moss/ })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Confirmed with')).toBeVisible();
  await expect(details.getByText('My telephone')).toBeVisible();
});

test('what a customer answered before a large payment is sent with the device’s signature [D-38]', async ({
  page,
  server,
}) => {
  const [customer, other] = [await newCustomer(server, 5_000), await newCustomer(server)];
  await plugInDevice(page);
  await logIn(page, customer);
  await page.goto('/user/two-step');
  await add(page).click();
  await page.getByRole('alertdialog').getByLabel('Name').fill('My telephone');
  await page.keyboard.press('Enter');
  await expect(passkeys(page).getByText('My telephone', { exact: true })).toBeVisible();
  await fillTransfer(page, { name: 'Wren Moss', account: other.checking.number, amount: '750' });
  await answerScamQuestions(page, { asked: 'No', secret: 'No', checked: 'Yes' });
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  const sent = page.waitForRequest('**/api/transfers/local');
  await page.getByRole('button', { name: 'Confirm with your device' }).press('Enter');
  expect(JSON.parse((await sent).headers()['approval'] ?? '')).toMatchObject({
    caution: { askedByOthers: false, toldToKeepSecret: false, checkedNumber: true },
  });
  await expect(page.getByText('Transfer Submitted Successfully!')).toBeVisible({ timeout: 20_000 });
});

test('a customer adds a passkey, signs in by keyboard, and removes it [D-22 D-29 L-262]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  const device = await plugInDevice(page);
  await logIn(page, customer);
  await page.goto('/user/two-step');

  // Another person holds the device.
  await device.knowsOwner(false);
  const dialog = page.getByRole('alertdialog', { name: 'Add a passkey' });
  await add(page).press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveValue(/Chrome/);
  await auditSmallAndLarge(page);
  await dialog.getByLabel('Name').fill(' ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await dialog.getByLabel('Name').fill('My telephone');
  await page.keyboard.press('Enter');
  await expect(passkeys(page).getByText('No passkey was added.')).toBeVisible();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);

  await device.knowsOwner(true);
  await add(page).press('Enter');
  await dialog.getByLabel('Name').fill('My telephone');
  await page.keyboard.press('Enter');
  await expect(
    passkeys(page).getByText('The passkey was added. You can log in with it from now on.'),
  ).toBeVisible();
  const item = passkeys(page).getByRole('listitem').filter({ hasText: 'My telephone' });
  await expect(item).toContainText('Not used yet');
  await expect(passkeys(page)).toContainText('Add a second one on another device');
  await auditSmallAndLarge(page);
  await add(page).press('Enter');
  await dialog.getByLabel('Name').press('Enter');
  await confirmWithDevice(page).press('Enter');
  await expect(
    dialog.getByText('This device already has a passkey for your account.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await device.knowsOwner(false);
  await logOut(page);
  await expect(page.getByLabel('Username or email')).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await offered(page).press('Enter');
  await expect(
    page.getByText('No passkey was used. Try again, or log in with your password.'),
  ).toBeVisible();
  await expect(offered(page)).toBeFocused();
  await auditSmallAndLarge(page);
  await device.knowsOwner(true);
  await page.getByRole('checkbox', { name: 'Remember me' }).press('Space');
  await offered(page).press('Enter');
  await expect(page).toHaveURL('/user/dashboard');
  const { expires } = (await page.context().cookies()).find(({ httpOnly }) => httpOnly) ?? {};
  expect(expires).toBeGreaterThan(Date.now() / 1000 + 86_400);

  // Touched as soon as it is offered in the username field.
  await logOut(page);
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto('/user/two-step');
  await expect(item).toContainText('Last used');
  await item.getByRole('button', { name: 'Remove' }).press('Enter');
  const removal = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await expect(removal.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await removal.getByRole('button', { name: 'Remove' }).press('Enter');
  await confirmWithDevice(page).press('Enter');
  await expect(
    passkeys(page).getByText(
      'The passkey was removed. It no longer logs you in, and all other sessions were ended.',
    ),
  ).toBeVisible();
  await expect(item).toHaveCount(0);
  await logOut(page);
  await expect(
    page.getByText('This passkey doesn’t match an account here, or it took too long.'),
  ).toBeVisible();
});

test('staff add a passkey; where none can be, one line says why [L-262]', async ({
  page,
  server,
}) => {
  await plugInDevice(page);
  await logInAsStaff(page, server);
  await page.goto('/admin/two-step');
  await add(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
  await passkeys(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await confirmWithDevice(page).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  // The question takes its entry of the history along, which would call the next load off.
  await page.waitForFunction(() => !history.state?.steps);

  let answer: object = { address: null };
  await page.route('**/api/users/passkeys', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...answer } });
  });
  const expectLine = async (text: string) => {
    await page.reload();
    await expect(passkeys(page).getByText(text)).toBeVisible();
    await expect(add(page)).toHaveCount(0);
  };
  await expectLine('Passkeys can’t be used at this address.');
  answer = { address: 'https://larkmoor.example' };
  await expectLine('Passkeys can be added at https://larkmoor.example only.');
  await page.unroute('**/api/users/passkeys');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await expectLine('This browser cannot use passkeys.');
  await page.route('**/api/users/passkeys', (route) => route.abort());
  await page.reload();
  await expect(
    page.getByText('Your passkeys could not be loaded. Nothing was changed by this.'),
  ).toBeVisible();
});

test('after a mailed reset the dashboard says that a passkey waits', async ({ page, server }) => {
  await plugInDevice(page);
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.goto('/user/two-step');
  await add(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
  // If the address were unconfirmed, the reset would also remove the passkey.
  await confirmEmail(server, person);
  await server.call('POST', '/api/auth/forgot-password', { body: { email: person.email } });
  const chosen = { newPassword: 'a-new-heather', confirmPassword: 'a-new-heather' };
  await server.call('POST', '/api/auth/reset-password/confirm', {
    body: { token: await mailedLink(server, person, 'reset-password'), ...chosen },
  });
  await logIn(page, { username: person.username, password: chosen.newPassword });
  // Where the page heard of its session's end first, the login leads back to where it stood.
  await page.goto('/user/dashboard');
  const line = page.getByRole('complementary', { name: 'Passkeys waiting for you' });
  await expect(line).toContainText('A passkey is waiting for you');
  await auditSmallAndLarge(page);
  await line.getByRole('link', { name: 'Review passkeys' }).press('Enter');
  const item = passkeys(page).getByRole('listitem');
  await expect(item).toContainText('Waiting for you');
  await item.getByRole('button', { name: /^Mine/ }).press('Enter');
  await auditSmallAndLarge(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, mine' }).press('Enter');
  await expect(item).not.toContainText('Waiting for you');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.username);
  await expect(line).toHaveCount(0);
});
