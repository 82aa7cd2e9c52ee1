import type { Page } from '@playwright/test';
import { expectStatus, fund } from '../../fixtures/people.ts';
import { fillTransfer, keepSession, newCustomer, submitTransfer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('a newcomer is shown what to do next; what is done is gone, and all with the first money', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  const next = page.getByRole('region', { name: 'Next steps' });
  await expect(next.getByRole('link')).toHaveText([
    /^Add money/,
    /^Verify your identity/,
    /^Get a card/,
  ]);
  await auditSmallAndLarge(page);
  expectStatus(
    await server.call('POST', '/api/card/generate', {
      token: customer.token,
      body: { cardType: 'debit', brand: 'Visa' },
    }),
    201,
  );
  await page.reload();
  await expect(next.getByRole('link')).toHaveText([/^Add money/, /^Verify your identity/]);
  await next.getByRole('link', { name: /^Add money/ }).press('Enter');
  await expect(page).toHaveURL('/user/deposit');
  await fund(server.call, server.admin, customer, 50);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$50.00');
  await expect(page.getByRole('region', { name: 'Your Cards' }).getByRole('img')).toHaveCount(1);
  await expect(next).toHaveCount(0);
});

/** Keeps every sum that the balance showed, and every one that was said of it. */
async function keepSums(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<'shown' | 'said', string[]> = { shown: [], said: [] };
    Object.assign(window, { sums: seen });
    const note = (list: string[], text = '') => list.at(-1) === text || list.push(text);
    const look = () => {
      note(seen.shown, document.querySelector('.balance-total')?.textContent);
      note(seen.said, document.querySelector('.balance [role=status]')?.textContent);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

const sumsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { sums: Record<'shown' | 'said', string[]> }).sums);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    const moves = reducedMotion === 'no-preference';

    test('a balance that changes counts to its new value, and is said once', async ({
      page,
      server,
    }) => {
      const customer = await newCustomer(server, 100);
      await keepSession(page, customer);
      await page.goto('/user/dashboard');
      const balance = page.getByRole('region', { name: 'Total balance' });
      await expect(balance.getByRole('status')).toHaveText('$100.00');
      await keepSums(page);
      await fund(server.call, server.admin, customer, 900);
      await expect(balance.locator('.balance-total')).toHaveText('$1,000.00');
      const { shown, said } = await sumsOf(page);
      expect(said).toEqual(['$100.00', '$1,000.00']);
      if (moves) expect(shown.length).toBeGreaterThan(4);
      else expect(shown).toEqual(['$100.00', '$1,000.00']);
    });

    test('the lark carries a transfer from me to them, and lands with sum, name and arrival', async ({
      page,
      server,
    }) => {
      await keepSession(page, await newCustomer(server, 100));
      await fillTransfer(page, {
        name: 'Robin Reed',
        account: '441720916',
        amount: '25',
        bank: 'Tri-State Federal',
        routing: '021000021',
      });
      await submitTransfer(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Processing Transfer...')).toBeVisible();
      await expect(dialog.locator('.payment-flight')).toBeVisible();
      await expect(dialog.locator('.payment-flight animateMotion')).toHaveCount(moves ? 1 : 0);
      await expect(dialog.getByText('Transfer Submitted Successfully!')).toBeVisible();
      await expect(dialog).toContainText('$25.00 to Robin Reed');
      await expect(dialog).toContainText('It arrives within 24 hours.');
      await expect(dialog.locator('.payment-flight animateMotion')).toHaveCount(0);
      await audit(page);
    });
  });
}
