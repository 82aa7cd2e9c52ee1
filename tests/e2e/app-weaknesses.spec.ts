import { keepSession } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { withOwnBank } from './support/own-bank.ts';
import { expect, test } from './support/test.ts';

const heading = 'This bank is not set up safely.';

test('the staff’s first page names what is not safe in a public bank', async ({ browser }) => {
  const others = { HOST: '0.0.0.0' };
  await withOwnBank(
    browser,
    async (page, server) => {
      await keepSession(page, server.admin, 'admin');
      await page.goto('/admin');
      const banner = page.getByRole('status').filter({ hasText: heading });
      await expect(banner.getByRole('listitem')).toHaveCount(4);
      for (const text of [
        'The bank listens at 0.0.0.0',
        'Set BANK_STAFF_SIGN_IN=two-step.',
        'Invite a colleague who approves credits',
        'Set SMTP_URL to the address of a mail server.',
      ])
        await expect(banner).toContainText(text);
      await auditSmallAndLarge(page);
      expect(server.said()).toContain(
        'WARNING     Staff can log in with a password alone. Set BANK_STAFF_SIGN_IN=two-step.',
      );
    },
    others,
  );
});

test('a bank of this machine alone shows no such banner', async ({ page, server }) => {
  await keepSession(page, server.admin, 'admin');
  const told = page.waitForResponse('**/api/admin/weaknesses');
  await page.goto('/admin');
  await (await told).finished();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByText(heading)).toHaveCount(0);
});
