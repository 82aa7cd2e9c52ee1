import { fillTransfer, keepSession, newCustomer, submitTransfer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { untilShown } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

/** The link in the mail to an address, with quoted-printable undone. */
function linkIn(mails: readonly string[], email: string): string | undefined {
  const plain = mails
    .filter((mail) => mail.includes(email))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .join('\n');
  return /\/user\/security-pin#token=[\w-]{43}/.exec(plain)?.[0];
}

test('a forgotten PIN is chosen anew with the password and the mailed link, and pays', async ({ page, server }) => {
  const person = await newCustomer(server, 100);
  await keepSession(page, person);

  await page.goto('/user/security-pin');
  await expect(page.getByText('You have no PIN yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toHaveCount(0);
  await server.call('POST', '/api/approvals/pin', { token: person.token, body: { securityPin: '4711' } });
  await page.reload();
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.locator('[name=password]').fill('not-my-password');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('Wrong password. Nothing was changed.')).toBeVisible();
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('We have emailed you a link to choose a new PIN.')).toBeVisible();

  await expect.poll(async () => linkIn(await server.outbox(), person.email), { timeout: 20_000 }).toBeDefined();
  // A mail opens in a page of its own; going to another # of the same page would not load it again.
  await page.goto('/user/dashboard');
  await page.goto(linkIn(await server.outbox(), person.email) ?? '');
  await expect(page).toHaveURL('/user/security-pin');
  await page.locator('[name=securityPin]').fill('86');
  await page.getByRole('button', { name: 'Set new PIN' }).click();
  await expect(page.getByText('PIN must be exactly 4 digits.')).toBeVisible();
  await page.locator('[name=securityPin]').fill('8642');
  await page.getByRole('button', { name: 'Set new PIN' }).click();
  await expect(page.getByText('Your new security PIN is set.')).toBeVisible();
  await audit(page);

  await page.getByRole('link', { name: 'Go to Local Transfer' }).click();
  await expect(page).toHaveURL('/user/local-transfer');
  await page.clock.install();
  await fillTransfer(page, { name: 'Robin Reed', account: '123456789', amount: '5', routing: '021000021' });
  await submitTransfer(page, '8642');
  await untilShown(page.getByText('Transfer Submitted Successfully!'));
});
