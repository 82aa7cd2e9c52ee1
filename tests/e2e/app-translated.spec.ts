import type { Page } from '@playwright/test';
import { fund } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

/**
 * From now on the page is translated as Chrome does it: the text of each node moves into two
 * elements of the translator's, also of what comes later, unless the page forbids it.
 */
async function translateAsChrome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forbidden = '[translate=no], .notranslate, script, style, textarea, option, title, font';
    const wrap = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(forbidden) !== null) return;
      const outer = document.createElement('font' as string);
      const inner = document.createElement('font' as string);
      text.parentNode?.replaceChild(outer, text);
      inner.append(text.nodeValue);
      outer.append(inner);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    document.addEventListener('DOMContentLoaded', () => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) wrapAll(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

test('in a page that the browser translates, what is left follows what is typed', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 2_176));
  await translateAsChrome(page);
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
  for (const [name, text] of [
    ['recipientName', 'Ada Berg'],
    ['recipientAccount', '441720916'],
    ['recipientBank', 'Larkmoor Bank'],
    ['recipientRouting', '026555014'],
  ] as const)
    await dialog.locator(`[name=${name}]`).fill(text);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const amount = dialog.locator('[name=amount]');
  const from = dialog.locator('.from-account');
  // Text of the page is the translator's by now.
  await expect(from.locator('font').first()).toBeAttached();
  await amount.fill('5');
  await expect(from).toContainText('Available after: $2,171.00');
  await amount.fill('700');
  await expect(from).toContainText('Available after: $1,476.00');
  await amount.fill('9000');
  await expect(from).toContainText('Available after: −$6,824.00');
  await expect(dialog.getByText('This is more than the $2,176.00')).toBeVisible();
});

test('in a page that the browser translates, the total follows a deposit that arrives', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 3_333);
  await keepSession(page, customer);
  await translateAsChrome(page);
  const hears = page.waitForRequest('**/api/changes?*');
  await page.goto('/user/dashboard');
  const total = page.getByRole('region', { name: 'Total balance' });
  await expect(total.locator('.balance-total')).toHaveText('$3,333.00');
  await hears;
  await fund(server.call, server.admin, customer, 1_000);
  await expect(total.locator('.balance-total')).toHaveText('$4,333.00');
  await expect(total.locator('.balance-head [role=status]')).toHaveText('$4,333.00');
  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.locator('.recent-count')).toContainText('2');
});
