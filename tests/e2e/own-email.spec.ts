import { castPassword, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** The newest link that confirms this address in the mails, with quoted-printable undone. */
function linkIn(mails: readonly string[], email: string): string | undefined {
  const plain = mails
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  return plain
    .flatMap((text) => /\/confirm-your-email#token=[\w-]{43}/.exec(text)?.[0] ?? [])
    .at(-1);
}

test('the first mail’s link confirms by one press, or with the password [L-268]', async ({
  page,
  browser,
  server,
}) => {
  const newcomer = (): Promise<Customer> =>
    registerCustomer(server.call, `mail.${crypto.randomUUID().slice(0, 8)}`);
  const mailed = async ({ email }: Customer) => linkIn(await server.outbox(), email);
  const confirmed = async ({ token }: Customer) =>
    (await server.call('GET', '/api/users/user', { token })).body.emailConfirmed;
  const button = page.getByRole('button', { name: 'Confirm your email' });

  const here = await newcomer();
  await page.goto('/login');
  await page.locator('[name=loginIdentifier]').fill(here.username);
  await page.locator('[name=password]').fill(castPassword);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  const line = page
    .getByRole('region', { name: 'Next steps' })
    .getByRole('listitem')
    .filter({ hasText: 'Confirm your email' });
  await expect(line).toContainText('Open the link we emailed to m•••@mail.example.');
  await expect.poll(() => mailed(here), { timeout: 20_000 }).toBeDefined();
  const first = await mailed(here);
  await line.getByRole('button', { name: 'Email a new link' }).press('Enter');
  await expect(line).toContainText('A new link is on its way.');
  await auditSmallAndLarge(page);
  await expect.poll(async () => (await mailed(here)) !== first, { timeout: 20_000 }).toBe(true);
  await page.goto((await mailed(here)) ?? '');
  await expect(page.getByLabel('Your account password')).toHaveCount(0);
  expect(await confirmed(here)).toBe(false);
  const ofTheButton = page.getByText(/Press the button|Do not press this/);
  await expect(ofTheButton.filter({ visible: true })).toHaveCount(2);
  await button.press('Enter');
  await expect(page.getByText('Your email is confirmed. Thank you.')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(ofTheButton.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(here.username);
  await expect(line).toHaveText(/, done$/);

  // Logged in as another customer: this browser is not the account's.
  const other = await newcomer();
  await expect.poll(() => mailed(other), { timeout: 20_000 }).toBeDefined();
  await page.goto((await mailed(other)) ?? '');
  await button.click();
  await expect(
    page.getByText('This browser is not logged in to the account of this link.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Your account password')).toBeVisible();
  expect(await confirmed(other)).toBe(false);

  // Logged in nowhere.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL((await mailed(other)) ?? '', page.url()).href);
  await elsewhere.getByLabel('Your account password').fill('wrong-guess');
  await elsewhere.getByRole('button', { name: 'Confirm your email' }).click();
  await expect(elsewhere.getByText('Wrong password. Nothing was changed.').first()).toBeVisible();
  await auditSmallAndLarge(elsewhere);
  await elsewhere.getByLabel('Your account password').fill(castPassword);
  await elsewhere.getByRole('button', { name: 'Confirm your email' }).click();
  await expect(elsewhere.getByText('Your email is confirmed. Thank you.')).toBeVisible();
  expect(await confirmed(other)).toBe(true);
  await elsewhere.context().close();
});
