import { registerCustomer } from '../../fixtures/people.ts';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

/** The newest link of this page in the mails to an address, with quoted-printable undone. */
function linkIn(mails: readonly string[], email: string, page: string): string | undefined {
  const plain = mails
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) =>
      text
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
        .replaceAll('=23', '#'),
    );
  return plain
    .flatMap((text) => new RegExp(`/${page}#token=[\\w-]{43}`).exec(text)?.[0] ?? [])
    .at(-1);
}

test('“This was not me” in a mail freezes payments by one press [D-28]', async ({
  page,
  server,
}) => {
  const customer = await registerCustomer(server.call, `notme.${crypto.randomUUID().slice(0, 8)}`);
  await server.call('POST', '/api/approvals/pin', {
    token: customer.token,
    body: { securityPin: '4071' },
  });
  const email = (await server.call('GET', '/api/users/user', { token: customer.token })).body
    .email as string;
  const mailed = async (name: string) => linkIn(await server.outbox(), email, name);
  await expect.poll(() => mailed('not-me'), { timeout: 20_000 }).toBeDefined();

  await page.goto((await mailed('not-me')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this not you?');
  await audit(page);
  // Opened alone it changes nothing.
  expect((await server.call('GET', '/api/users/user', { token: customer.token })).status).toBe(200);
  await page
    .getByRole('button', { name: 'Freeze payments and log out every device' })
    .press('Enter');
  await expect(
    page.getByText('Payments are frozen, every other device is logged out'),
  ).toBeVisible();
  // A link that was used asks for no further press.
  await expect(page.getByText('Press the button')).toBeHidden();
  expect((await server.call('GET', '/api/users/user', { token: customer.token })).status).toBe(401);
  await expect.poll(() => mailed('reset-password'), { timeout: 20_000 }).toBeDefined();

  await page.reload();
  await page.goto(`/not-me#token=${'x'.repeat(43)}`);
  await page.reload();
  await page.getByRole('button', { name: 'Freeze payments and log out every device' }).click();
  await expect(
    page.getByText('This link has been used or is older than 72 hours. Nothing was changed.'),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing is wider than a phone',
  ).toBe(360);
});
