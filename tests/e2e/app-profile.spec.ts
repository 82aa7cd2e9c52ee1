import type { Locator } from '@playwright/test';
import { identityCard, portrait } from '../../fixtures/profile-pictures.ts';
import { paths } from '../../web/app/paths.ts';
import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** The link in the mail to an address, with quoted-printable undone. */
function linkIn(mails: readonly string[], email: string): string | undefined {
  const plain = mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .join('\n');
  return /\/user\/confirm-email#token=[\w-]{43}/.exec(plain)?.[0];
}

test('personal information is handed in once, and changed beside its old value [D-71 D-72 L-022 L-048 L-049 L-050 L-051 L-052 L-053 L-078 L-125 L-150 L-151 L-206 L-266 L-321 L-329]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  const [face, card] = [await portrait(person.username), await identityCard('Robin Reed')];
  const next = page.getByRole('button', { name: 'Next' });
  const submit = page.getByRole('button', { name: 'Submit' });
  await keepSession(page, person);
  await page.goto('/user/dashboard');
  await page.getByRole('link', { name: /^Your details and ID/ }).click();
  await expect(page).toHaveURL('/personal-info');
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await next.click();
  for (const text of ['Full name is required.', 'Phone is required.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('[name=fullName]')).toBeFocused();
  await page.locator('[name=fullName]').fill('Robin Reed');
  await page.locator('[name=phone]').fill('212 555 0142');
  await expect(page.getByText('Full name is required.')).toBeHidden();
  await auditSmallAndLarge(page);
  await next.click();

  // A camera is offered on the profile page, never here.
  await expect(page.getByRole('button', { name: /camera/i })).toHaveCount(0);
  await page.locator('[name=profileImage]').setInputFiles({
    name: 'me.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByText('me.pdf cannot be used.')).toBeVisible();
  await page
    .locator('[name=profileImage]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: face });
  await expect(page.locator('.file-preview img')).toBeVisible();
  await next.click();
  await page
    .locator('[name=idDocument]')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: card });
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Remove me.jpg' })).toBeVisible();
  await next.click();
  await audit(page);

  // Our own server always says why; only an altered answer and a cut line show these two.
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{}' }),
  );
  await submit.click();
  await expect(page.getByText('Failed to submit profile. Please try again.')).toBeVisible();
  await page.unroute('**/api/users/profile');
  await page.context().setOffline(true);
  await submit.click();
  await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
  await page.context().setOffline(false);
  await submit.click();
  await expect(page.getByText('Profile submitted successfully!')).toBeVisible();
  await expect(submit).toBeDisabled();
  await expect(page.locator('input[type=file]')).toBeDisabled();

  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('img', { name: 'ID document' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete it now' })).toHaveCount(0);
  // Their picture covers the letters of the profile menu, and moves nothing.
  const own = page.locator('.page-top .monogram');
  await expect(own.locator('img')).toBeVisible();
  for (const side of ['width', 'height']) {
    await expect(own.locator('img')).toHaveCSS(side, '40px');
    await expect(own).toHaveCSS(side, '40px');
  }
  const setPin = { token: person.token, body: { securityPin: '4071' } };
  expect((await server.call('POST', '/api/approvals/pin', setPin)).status).toBe(201);
  await page.getByRole('link', { name: 'Update your details' }).click();
  await page.locator('[name=phone]').fill('646 555 0199');
  await page.locator('[name=email]').fill(`new.${person.email}`);
  await next.click();
  await next.click();
  await expect(page.getByRole('row', { name: 'Phone 212 555 0142 646 555 0199' })).toBeVisible();
  // A customer with a PIN proves another phone with it; given up, what was typed stays.
  await submit.click();
  const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  const pin = proof.locator('[name=securityPin]');
  await expect(proof).toContainText('To change your personal information, enter your');
  await expect(pin).toBeFocused();
  await auditSmallAndLarge(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('You didn’t confirm. Nothing changed.')).toBeVisible();
  await submit.click();
  await pin.fill('9999');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await pin.fill('4071');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We emailed a link to new.${person.email}.`)).toBeVisible();
  await expect
    .poll(async () => linkIn(await server.outbox(), `new.${person.email}`), { timeout: 20_000 })
    .toBeDefined();
  await page.goto(linkIn(await server.outbox(), `new.${person.email}`) ?? '');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await pin.fill('4071');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible();
});

test('the profile shows who one is; Edit Profile answers as specified [L-015 L-078 L-079 L-207 L-232]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await keepSession(page, person);
  await page.clock.install();
  await page.goto('/user/profile');
  for (const text of [person.username, person.email])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await page.clock.runFor(4_999);
  await expect(page.getByText('Unable to access the path')).toBeHidden();
  await page.clock.runFor(1);
  await expect(
    page.getByText('Unable to access the path you are trying to reach. Please try again later.'),
  ).toBeVisible();
  await page.clock.resume();
  await auditSmallAndLarge(page);
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page.getByText('Unable to access the path')).toBeHidden();

  await page.getByRole('button', { name: 'Add a picture' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await portrait('me') });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your profile picture was changed.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible();
  for (const name of ['Password Reset', 'Security PIN', 'Sessions'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();

  const choice = page.getByRole('checkbox', { name: 'Low balance before a payment' });
  await choice.press('Space');
  await expect(
    page.getByText('“Low balance before a payment” is off. You no longer get this email.'),
  ).toBeVisible();
  await page.context().setOffline(true);
  await choice.press('Space');
  await expect(
    page.getByText(
      'We couldn’t find out whether your choice was saved. Please reload this page and check ' +
        'the box.',
    ),
  ).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(choice).not.toBeChecked();

  await page.route('**/api/users/user', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to fetch profile data.')).toBeVisible();
  // One outage is said once: by the page, and not by its frame too.
  await expect(page.getByText('Failed to check suspension status.')).toBeHidden();
});

test('a choice of emails that was not kept is said until it is made again', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/profile');
  const [approved, repaid] = ['Payment approved', 'Loan paid back'].map((name) =>
    page.getByRole('checkbox', { name }),
  ) as [Locator, Locator];
  const mayFail = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/users/mail-choices', async (route) => {
    if (!isFirst || route.request().method() !== 'PUT') return route.continue();
    isFirst = false;
    await mayFail.promise;
    await route.fulfill({ status: 429, json: { message: 'Please wait a moment.' } });
  });
  await expect(approved).toBeChecked();
  await approved.uncheck();
  await repaid.uncheck();
  await expect(page.getByText('“Loan paid back” is off.')).toBeVisible();
  mayFail.resolve();
  const failure = page.getByText('“Payment approved”: Please wait a moment.');
  await expect(failure).toBeVisible();
  await expect(approved).toBeChecked();
  await repaid.check();
  await expect(page.getByText('“Loan paid back” is on.')).toBeVisible();
  await expect(failure).toBeVisible();
  await approved.uncheck();
  await expect(page.getByText('“Payment approved” is off.')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('while a picture is sent, nothing else is chosen and nothing is put away', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/profile');
  const mayArrive = Promise.withResolvers<void>();
  await page.route('**/api/users/profile-image', async (route) => {
    await mayArrive.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const input = page.locator('input[name=profileImage]');
  await input.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await portrait('me'),
  });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(input).toBeDisabled();
  for (const name of ['Remove me.jpg', 'Not now'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  mayArrive.resolve();
  await expect(page.getByText('Your profile picture was changed.')).toBeVisible();
});

test('a password is reset from inside, at once after signing in [L-016 L-081 L-157 L-158 L-159 L-212 L-213 L-256]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.goto('/user/password-reset');
  const reset = page.getByRole('button', { name: 'Reset password' });
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await page.locator(`[name=${name}]`).fill(value);
    await reset.click();
  };
  await reset.click();
  for (const text of [
    'Email is required.',
    'New password is required.',
    'Please confirm your password.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await fill({ email: 'x', newPassword: '12345', confirmPassword: '1234567' });
  for (const text of ['Invalid email address.', 'Password must be at least 6 characters.'])
    await expect(page.getByText(text)).toBeVisible();
  await fill({ email: person.email, newPassword: 'a-brand-new-one' });
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await audit(page);

  // As above: an altered answer, then a cut line.
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{}' }),
  );
  await fill({ confirmPassword: 'a-brand-new-one' });
  await expect(page.getByText('Failed to reset password.')).toBeVisible();
  await page.unroute('**/api/auth/reset-password');
  await page.context().setOffline(true);
  await reset.click();
  await expect(page.getByText('An error occurred while resetting the password.')).toBeVisible();
  await page.context().setOffline(false);
  await fill({ email: 'somebody.else@mail.example' });
  await expect(
    page.getByText('If this address belongs to an account, we have emailed a link'),
  ).toBeVisible();
  await fill({ email: person.email });
  await expect(
    page.getByText('Password reset successful! You can now log in with your new password.'),
  ).toBeVisible();
  const login = { username: person.username, email: person.email, password: 'a-brand-new-one' };
  expect((await server.call('POST', '/api/users/login', { body: login })).status).toBe(200);
});

test('a suspended customer sees Account Suspended and the way to support on every page [L-082]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await server.call('PUT', `/api/admin/users/suspend/${person.id}`, { token: server.admin.token });
  await keepSession(page, person);
  const plain = Object.values(paths).flatMap((path) =>
    path.length === 0 ? [(path as () => string)()] : [],
  );
  const own = plain.filter((path) => path.startsWith('/user') || path === paths.personalInfo());
  expect(own.length).toBeGreaterThan(7);
  for (const path of own) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(
      page.getByRole('heading', { level: 1, name: 'Account Suspended' }),
      path,
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' }), path).toHaveAttribute(
      'href',
      /^mailto:support@/,
    );
    await expect(page.getByRole('button', { name: 'Logout' }).first(), path).toBeVisible();
  }
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
});
