import { shippedPolicies } from '../../config/policy.ts';
import { withOwnBank } from './support/own-bank.ts';
import { setPolicyOf } from './support/set-policy-of.ts';
import { expect, test } from './support/test.ts';

test('a branch, a fee and a rate that staff change are public within seconds [L-326]', async ({
  browser,
}) => {
  await withOwnBank(browser, async (page, server) => {
    const staff = { ...server, ...server.admin };
    await page.goto('/contact');
    const branches = page.locator('[data-place]');
    await expect(branches).toHaveCount(10);
    const [first, ...others] = shippedPolicies.branches;
    await setPolicyOf(staff, 'branches', [
      { ...first, name: 'Lark <b>&</b> Moor', phone: '(212) 555-0199' },
      ...others.slice(0, -1),
    ]);
    await setPolicyOf(staff, 'fees', { localMinor: 25, billMinor: 0, internationalMinor: 1750 });
    await setPolicyOf(staff, 'savingsRate', { rateBps: 500 });
    await expect(async () => {
      await page.reload();
      await expect(branches).toHaveCount(9, { timeout: 300 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Lark <b>&</b> Moor' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: '(212) 555-0199' })).toHaveCount(1);
    expect(await page.locator('script[type="application/ld+json"]').innerText()).toContain(
      '(212) 555-0199',
    );
    const text =
      'A local transfer costs $0.25, and a bill payment is free. An international transfer ' +
      'costs $17.50, shown before you confirm.';
    // The fee was changed after the branches, maybe after the pages had looked.
    await expect(async () => {
      await page.goto('/services');
      await expect(page.locator('.category-fact', { hasText: text })).toBeAttached({
        timeout: 300,
      });
      await page.goto('/');
      await expect(page.locator('.hero-figures')).toContainText('5.12% APY', { timeout: 300 });
    }).toPass();
  });
});
