import { fillTransfer, keepSession, newCustomer, submitTransfer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { withOwnBank } from './support/own-bank.ts';
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

test('a forgotten PIN is chosen anew with the password and the mailed link, and pays [D-48 L-263]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server, 100);
  await keepSession(page, person);

  await page.goto('/user/security-pin');
  await expect(page.getByText(/^You don’t have a PIN yet\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toHaveCount(0);
  await server.call('POST', '/api/approvals/pin', {
    token: person.token,
    body: { securityPin: '4711' },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.locator('[name=password]').fill('not-my-password');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('Wrong password. Nothing was changed.')).toBeVisible();
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('We have emailed you a link to choose a new PIN.')).toBeVisible();

  await expect
    .poll(async () => linkIn(await server.outbox(), person.email), { timeout: 20_000 })
    .toBeDefined();
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
  await fillTransfer(page, {
    name: 'Robin Reed',
    account: '123456789',
    amount: '5',
    routing: '021000021',
  });
  await submitTransfer(page, '8642');
  await untilShown(page.getByText('Transfer Submitted Successfully!'));
});

/** The tests' own bank has its limits turned off. */
const limited = { BANK_RATE_LIMIT: 'on' };

test('a PIN is chosen ahead, typed twice; the form says today’s limit', async ({ browser }) => {
  await withOwnBank(
    browser,
    async (page, server) => {
      const person = await newCustomer(server, 5_000);
      await keepSession(page, person);
      await page.goto('/user/security-pin');
      const pin = page.locator('[name=securityPin]');
      const again = page.locator('[name=again]');
      await pin.fill('8642');
      await again.fill('8643');
      await page.getByRole('button', { name: 'Set PIN', exact: true }).click();
      await expect(page.getByText('The PINs don’t match.')).toBeVisible();
      await expect(again).toBeFocused();
      await again.fill('1234');
      await pin.fill('1234');
      await page.getByRole('button', { name: 'Set PIN', exact: true }).click();
      await expect(page.getByText('Too easy to guess.')).toBeVisible();
      await page.getByRole('button', { name: 'Show PIN' }).press('Enter');
      await expect(pin).toHaveAttribute('type', 'text');
      await auditSmallAndLarge(page);
      await page.getByRole('button', { name: 'Hide PIN' }).press('Enter');
      await expect(pin).toHaveAttribute('type', 'password');
      await pin.fill('8357');
      await again.fill('8357');
      await again.press('Enter');
      await expect(page.getByText('Your security PIN is set.')).toBeVisible();

      await page.goto('/user/local-transfer');
      await page.getByRole('button', { name: 'Start a transfer' }).click();
      await page.locator('[name=recipientName]').fill('Robin Reed');
      await page.locator('[name=recipientAccount]').fill('123456789');
      await page.locator('[name=recipientBank]').fill('Hudson & Pine');
      await page.locator('[name=recipientRouting]').fill('021000021');
      await page.getByRole('button', { name: 'Next' }).click();
      const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
      const limit = dialog.getByText(
        /^Your PIN is new: up to \$2,500\.00 a day until .*\d:\d\d\s[AP]M\. \$2,500\.00 left today\.$/,
      );
      await expect(limit).toBeVisible();
      await expect(dialog.getByRole('alert').filter({ hasText: 'left today' })).toHaveCount(0);
      await page.locator('[name=amount]').fill('3000');
      await expect(limit).toBeVisible();
      await auditSmallAndLarge(page);
    },
    limited,
  );
});

test('who has no PIN is told what may be sent in the first day: on the page, and by the amount', async ({
  browser,
}) => {
  await withOwnBank(
    browser,
    async (page, server) => {
      const person = await newCustomer(server, 5_000);
      await keepSession(page, person);
      const limit =
        'For the first 24 hours after you choose your PIN, up to $2,500.00 a day. ' +
        '$2,500.00 left today.';
      await page.goto('/user/local-transfer');
      await expect(page.getByText(limit)).toBeVisible();
      await fillTransfer(page, {
        name: 'Robin Reed',
        account: '123456789',
        amount: '5',
        routing: '021000021',
      });
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(page.getByRole('dialog').getByText(limit)).toBeVisible();
    },
    limited,
  );
});
