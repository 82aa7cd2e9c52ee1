import type { Page } from '@playwright/test';
import { customerRoutes, personalInfoRoute } from '../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../web/app/navigation/staff-routes.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { addressesOf, goOn } from './support/app-addresses.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { depositCheck } from './support/deposited-checks.ts';
import { liveAWhile } from './support/lived-customer.ts';
import { withOwnBank } from './support/own-bank.ts';
import { expect, test } from './support/test.ts';
import { listsInSight, unsaidEmptiness, type Lists } from './support/unsaid-emptiness.ts';

const noId = '00000000-0000-4000-8000-000000000000';

/** Collects the lists that each page has for a customer who has something. */
async function walkFull(page: Page, addresses: readonly string[]): Promise<Map<string, Lists>> {
  const lists = new Map<string, Lists>();
  for (const address of addresses) {
    await goOn(page, address);
    lists.set(address, await page.evaluate(listsInSight));
  }
  return lists;
}

/** Lists that are gone where nothing is in them, and of which no word is left in their place. */
function goneUnsaid(full: Lists | undefined, now: Lists): string[] {
  const gone = new Set(full?.full.filter((part) => !now.full.includes(part)));
  if (gone.size > 0 && now.empty.length === 0) return [...gone].map((part) => `gone: ${part}`);
  return [...gone]
    .filter((part) => part !== '' && now.parts.includes(part) && !now.empty.includes(part))
    .map((part) => `empty without a word: ${part}`);
}

async function walkEmpty(
  page: Page,
  addresses: readonly string[],
  full = new Map<string, Lists>(),
): Promise<void> {
  for (const address of addresses) {
    await goOn(page, address);
    // The words for an empty list are a part of their own, which may come late.
    await expect
      .soft(async () => {
        const lists = await page.evaluate(listsInSight);
        const unsaid = await page.evaluate(unsaidEmptiness);
        expect([...unsaid, ...goneUnsaid(full.get(address), lists)], address).toEqual([]);
      })
      .toPass({ timeout: 15_000 });
  }
}

/** The addresses of a page's links within its list, or in a menu of its own. */
const waysFrom = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`main ${within} a`)
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ pathname, search }) => pathname + search),
    );

test('every list of a customer who has nothing says why it is empty and what to do next [D-08]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(120_000);
  const pages = [
    ...addressesOf(customerRoutes, { 'transactions/:id': noId, 'messages/:id': noId }),
    ...addressesOf({ children: [personalInfoRoute] }, {}),
  ];
  const lived = await newCustomer(server, 18_400.5);
  await liveAWhile(server, lived);
  await depositCheck(server, lived, { number: 1042, amount: 75.25 });
  await keepSession(page, lived);
  await page.goto('/user/dashboard');
  const full = await walkFull(page, pages);
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await walkEmpty(page, pages, full);
  // Nothing is found.
  const found = ['search=zebra', 'status=Returned'].map((asked) => `/user/transactions?${asked}`);
  await walkEmpty(page, found);
});

test('every list of a bank where nothing has happened says why it is empty and what comes [D-08]', {
  tag: '@every-page',
}, async ({ browser }) => {
  test.setTimeout(180_000);
  await withOwnBank(browser, async (page, server) => {
    const pages = addressesOf(staffRoutes, {
      'books/customers/:code': '2120',
      'books/accounts/:id': bankAccountId('staff_funding', 'USD'),
      'books/journals/:id': noId,
      'books/vouchers/:id': noId,
      'books/files/:id': noId,
      'policy/:name': 'fees',
      'outside-payments/:id': noId,
      'mailbox/:id': noId,
    });
    await keepSession(page, server.admin, 'admin');
    await page.goto('/admin');
    await walkEmpty(page, pages);
    await walkEmpty(page, ['/admin?search=zebra', '/admin/audit?person=zebra']);
    await goOn(page, '/admin/policy');
    await walkEmpty(page, await waysFrom(page, 'table'));

    // The first of its kind has nothing before it.
    const customer = await newCustomer(server);
    await goOn(page, `/admin/manage-users/${customer.id}`);
    await walkEmpty(page, await waysFrom(page, 'nav'));
    const check = await depositCheck(server, customer, { number: 1044, amount: 20 });
    await walkEmpty(page, [`/admin/queues/checks/${check}`]);
  });
});
