import type { Page } from '@playwright/test';
import { profileLinks } from '../../web/customer/frame/profile-links.ts';
import { sidebarGroups } from '../../web/customer/frame/sidebar-groups.ts';
import { audit } from './support/audit.ts';
import {
  fillTransfer,
  passScamQuestions,
  keepSession,
  newCustomer,
  submitTransfer,
} from './support/at-the-screen.ts';
import { depositCheck } from './support/deposited-checks.ts';
import { liveAWhile } from './support/lived-customer.ts';
import { expect, test } from './support/test.ts';

/** This customer's balances, credits and payments, in cents. */
const ownAmounts = [
  18_400_50, 2_150_75, 12_036_18, 640_00, 99_000_00, 337_60, 75_25, 12_000_00, 20_551_25,
] as const;

/** An amount as anything might write it: `18,400.50`, `18400.5`, `1840050`. */
const spellings = (cents: number): string[] => {
  const plain = (cents / 100).toFixed(2);
  return [
    plain,
    plain.replace(/\B(?=(\d{3})+\.)/g, ','),
    ...(cents % 100 === 0 ? [] : [String(cents / 100)]),
    String(cents),
  ];
};
const knownFigures = ownAmounts.flatMap(spellings);

/**
 * Every amount that was to be read on a page at any moment, in its text, its attributes or its
 * title, and every known figure anywhere in its HTML.
 */
function keepAmountsSeen(known: readonly string[]): void {
  const amount = /.{0,30}[$€£₹]\s?\d[\d,.]*/g;
  const figure = new RegExp(
    `.{0,30}(?<![\\d.,])(?:${known.join('|').replaceAll('.', '\\.')})(?![\\d,]|\\.\\d)`,
    'g',
  );
  const seen = new Set<string>();
  const look = () => {
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    for (const text of [document.title, document.body?.textContent ?? '', ...attributes])
      for (const [found] of text.matchAll(amount)) seen.add(found);
    for (const [found] of (document.documentElement?.outerHTML ?? '').matchAll(figure))
      seen.add(found);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  Object.assign(window, { amountsSeen: () => [...seen] });
}

/** The sum that deposits are insured for is everybody’s; Investments shows it. */
const amountsSeen = async (page: Page) =>
  (
    await page.evaluate(() => (window as unknown as { amountsSeen(): string[] }).amountsSeen())
  ).filter((text) => !/(?:insurance of|insured) up to \$250,000/.test(text));

/**
 * Goes on to a page as the app's links do, waits for what it loads, and opens what folds out on it.
 */
async function visit(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle(before);
  const busy = page.locator('main [aria-busy]');
  await expect(busy).toHaveCount(0);
  for (const fold of await page.locator('main summary').all()) await fold.click();
  await expect(busy).toHaveCount(0);
}

test('hidden amounts are on no page at any moment, in no text or attribute [D-21 L-303]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 18_400.5);
  await liveAWhile(server, customer);
  await depositCheck(server, customer, { number: 1042, amount: 75.25 });
  // The device that opened the account: on a new one a large first payment waits a day.
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  const toggle = page.getByRole('main').getByRole('button', { name: 'Hide amounts' });
  const total = page.getByRole('region', { name: 'Total balance' }).getByRole('status');
  await expect(total).toContainText(/^\$\d/);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(total).toHaveText('$••••Amount hidden');
  await audit(page);

  await page.addInitScript(keepAmountsSeen, knownFigures);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Amount hidden');
  expect(await amountsSeen(page)).toEqual([]);
  const [, ...linked] = [...sidebarGroups.flatMap(({ links }) => links), ...profileLinks].map(
    ({ to }) => to,
  );
  for (const path of [...linked, '/user/statements']) {
    await visit(page, path);
    expect(await amountsSeen(page), path).toEqual([]);
  }

  await visit(page, '/user/transactions');
  await page.getByRole('button', { name: 'Robin Reed' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open receipt' }).click();
  await expect(page.getByRole('main').getByText('Amount hidden').first()).toBeAttached();
  for (const [path, open, close] of [
    ['/user/local-transfer', /^Cancel the/, 'Keep it'],
    ['/user/pay-bills', /^Skip one/, 'Keep it'],
    ['/user/pay-bills', /^Stop/, 'Keep it'],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await visit(page, path);
    await page.getByRole('main').getByRole('button', { name: open }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Amount hidden');
    await page.getByRole('button', { name: close }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  expect(await amountsSeen(page)).toEqual([]);
  // A closed window takes its entry out of the history, which would stop a page on its way.
  await page.waitForFunction(() => !history.state?.steps);

  await fillTransfer(page, {
    name: 'Robin Reed',
    account: '441720916',
    amount: '99,000',
    bank: 'Tri-State Federal',
    routing: '021000021',
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$99,000.00');
  await expect(dialog).toContainText('Available after: −$••••');
  await passScamQuestions(page);
  await submitTransfer(page);
  await expect(dialog.getByRole('alert')).toContainText(
    'Insufficient funds. Available balance: $••••',
  );
  await audit(page);
  await dialog.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/Available balance: \$\d/);
});
