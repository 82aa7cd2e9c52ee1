import type { Page } from '@playwright/test';
import { goOn } from './support/app-addresses.ts';
import { keepSession, logInAsStaff } from './support/at-the-screen.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { expect, test } from './support/test.ts';

interface SearchedList {
  address: string;
  /** The accessible name of its search box. */
  box: string;
  rows: string;
  /** The parts of a row that are searched, where not all are. */
  searched?: string;
}

interface DrawnRow {
  /** The name, amount and time that tell the row from the others, in any search. */
  is: string;
  words: string[];
}

/** The rows as they are drawn, each with the words that its reader sees. */
function readRows({ rows, searched = '*' }: Pick<SearchedList, 'rows' | 'searched'>): DrawnRow[] {
  // Decided in 0155: the time of day is not searched, nor is the day by its name of today. A balance
  // is the account's and not the row's.
  const left = '.visually-hidden, .balance-after, .monogram, [aria-hidden=true]';
  const isLeft = /^\d{1,2}:\d\d|^[AP]M$|^Today$|^from$|^for$/;
  const textsOf = (row: Element) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (
        parentElement?.checkVisibility() &&
        parentElement.closest(searched) &&
        !parentElement.closest(left)
      )
        texts.push(textContent ?? '');
    }
    return texts;
  };
  return [...document.querySelectorAll(rows)].map((row) => ({
    is: [...row.querySelectorAll('.ledger-name, .cell-amount, .person, time')]
      .map(({ textContent }) => textContent)
      .join(' '),
    words: [
      ...new Set(
        textsOf(row)
          .join(' ')
          .split(/[\s ]+/)
          .map((word) => word.replaceAll(/^[(“·,]+|[)”·,.:;]+$/g, ''))
          .filter((word) => /[\p{L}\p{N}]/u.test(word) && !isLeft.test(word)),
      ),
    ],
  }));
}

/** Types each word that is drawn in a row, and tells which rows were not found by one of theirs. */
async function notFound(page: Page, list: SearchedList): Promise<string[]> {
  const { address, box, rows } = list;
  await (address.includes('?') ? page.goto(address) : goOn(page, address));
  const field = page.getByRole('searchbox', { name: box });
  await expect(page.locator(rows).first()).toBeVisible();
  const drawn = await page.evaluate(readRows, list);
  const asked = new Map<string, string[]>();
  for (const { is, words } of drawn)
    for (const word of words) asked.set(word, [...(asked.get(word) ?? []), is]);
  const missed: string[] = [];
  for (const [word, wanted] of asked) {
    // The rows of the list until the answer has come prove nothing.
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('search') === word,
    );
    await field.fill(word);
    await field.press('Enter');
    await answer;
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect
      .poll(
        async () => {
          const shown = new Set((await page.evaluate(readRows, list)).map(({ is }) => is));
          return wanted.filter((one) => !shown.has(one));
        },
        { timeout: 3_000 },
      )
      .toEqual([])
      .catch(() => missed.push(`${address}: ${word}`));
  }
  return missed;
}

test('every word of a drawn row finds the row, in each search box of a customer', {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(240_000);
  const { customer } = await livedAddresses(server);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  const lists: SearchedList[] = [
    {
      address: '/user/transactions',
      box: 'Search transactions',
      rows: '.transactions-table tbody tr',
    },
    { address: '/user/dashboard', box: 'Search transactions', rows: '.recent tbody tr' },
  ];
  const missed: string[] = [];
  for (const list of lists) missed.push(...(await notFound(page, list)));
  expect(missed).toEqual([]);
});

test('every word of a drawn row finds the row, in each search box of the staff', {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(240_000);
  const { customer } = await livedAddresses(server);
  await logInAsStaff(page, server);
  const lists: SearchedList[] = [
    // Staff look for a person or a payment, and not for all of a state or a day.
    {
      address: '/admin',
      box: 'Search users',
      rows: '.user-table tbody tr',
      searched: '.cell-user *, .cell-phone',
    },
    {
      address: `/admin/manage-users/${customer.id}?part=transactions`,
      box: 'Search transactions',
      rows: '#main section:has(input[type=search]) tbody tr',
    },
    {
      address: '/admin/outside-payments',
      box: 'Search outside payments',
      rows: '.outside-table tbody tr',
      searched: '.cell-name .ledger-name, .cell-amount *',
    },
  ];
  const missed: string[] = [];
  for (const list of lists) missed.push(...(await notFound(page, list)));
  expect(missed).toEqual([]);
});
