import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logIn, logInAsStaff, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/**
 * Reads the code that an authenticator app with the key on the screen shows, now or `stepsOff` half
 * minutes off. Each code works once, and the bank accepts one step off.
 */
async function readApp(page: Page): Promise<(stepsOff: number) => Promise<string>> {
  const key = await page.locator('dt', { hasText: 'Key' }).locator('+ dd').innerText();
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return async (stepsOff) => {
    // At the end of a half minute a code would be a step older before it is sent.
    await expect.poll(() => Date.now() % 30_000, { timeout: 20_000 }).toBeLessThan(20_000);
    return TOTP.generate({ secret, timestamp: Date.now() + stepsOff * 30_000 });
  };
}

const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on', exact: true });
const codesOn = (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

test('a customer turns two-step sign-in on by keyboard, uses it, turns it off [D-29 L-261]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Two-step sign-in' }).press('Enter');
  await turnOn(page).press('Enter');
  await expect(
    page.getByRole('img', { name: /^QR code for your authenticator app/ }),
  ).toBeVisible();
  await auditSmallAndLarge(page);
  const app = await readApp(page);
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await code(page).fill('12 34');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code has six digits.')).toBeVisible();
  const first = await app(-1);
  await code(page).fill(`${first.slice(0, 3)} ${first.slice(3)}`);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(dialog.getByRole('list')).toBeFocused();
  await auditSmallAndLarge(page);
  const recoveryCodes = await codesOn(page);
  expect(new Set(recoveryCodes).size).toBe(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('larkmoor-recovery-codes.txt');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('checkbox', { name: 'I’ve saved them' }).press('Space');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await expect(page).toHaveURL('/user/two-step');
  expect((await server.call('GET', '/api/users/user', { token: person.token })).status).toBe(401);

  await logOut(page);
  const typePassword = async () => {
    await page.getByLabel('Username or email').fill(person.username);
    await page.locator('[name=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
  };
  await typePassword();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(person.password);
  await audit(page);
  await page.getByRole('button', { name: 'Use another account' }).press('Enter');
  await expect(page.getByLabel('Username or email')).toBeFocused();
  await typePassword();
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      'That code didn’t match. Codes change every 30 seconds; enter the current one, or a ' +
        'recovery code.',
    ),
  ).toBeVisible();
  await expect(page).toHaveTitle('Error: Log In - Larkmoor Bank');
  await expect(code(page)).toBeFocused();
  // The typed code takes the place of the wrong one.
  await page.keyboard.type(await app(0));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard');

  await logOut(page);
  await typePassword();
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('inputmode', 'text');
  await page.keyboard.type((recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto('/user/two-step');
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Turn off two-step sign-in?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await audit(page);
  await question.getByRole('button', { name: 'Turn off' }).press('Enter');
  const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  await expect(proof).toContainText('To turn off two-step sign-in, enter a code');
  await expect(code(page)).toBeFocused();
  await auditSmallAndLarge(page);
  // Given up, it is on as before, and the question stays.
  await page.keyboard.press('Escape');
  await expect(question.getByText('You didn’t confirm. Nothing changed.')).toBeVisible();
  await question.getByRole('button', { name: 'Turn off' }).press('Enter');
  await code(page).fill(await app(1));
  await page.keyboard.press('Enter');
  await expect(turnOn(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('an answer lost while turning on leads to new recovery codes [L-261 L-349]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.goto('/user/two-step');
  await turnOn(page).click();
  const app = await readApp(page);
  await page.route('**/second-factor/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await code(page).fill(await app(-1));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      'We lost the connection, so your recovery codes were never shown. Please make new ones ' +
        'now.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  // As five minutes after the sign-in.
  const tooOld = {
    code: 'PROOF_NEEDED',
    params: { factor: 'password', because: [] },
    message: 'Your sign-in is too old.',
    fields: { password: 'Your sign-in is too old.' },
  };
  await page.route(
    '**/second-factor/recovery-codes',
    (route) => route.fulfill({ status: 403, json: tooOld }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  // The same window asks for the other proofs that the bank wants.
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await app(0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  expect(await codesOn(page)).toHaveLength(10);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close anyway' }).click();
  await expect(page.getByText(/were never shown/)).toHaveCount(0);

  await logOut(page);
  await logInAsStaff(page, server);
  await page.goto(`/admin/manage-users/${person.id}`);
  await page
    .getByRole('navigation', { name: `About ${person.username}` })
    .getByRole('link', { name: 'Sessions' })
    .click();
  const part = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(part).toContainText(/On since .*, 10 recovery codes left, no passkeys\./);
  await part.getByRole('button', { name: 'Remove two-step sign-in' }).click();
  const question = page.getByRole('alertdialog', {
    name: `Remove two-step sign-in of ${person.username}?`,
  });
  await audit(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(
    page.getByText('Two-step sign-in was removed, and all sessions were ended.'),
  ).toBeVisible();
  await expect(part).toContainText('Off, no passkeys.');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
});
