import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { fund } from '../../fixtures/people.ts';
import { goOn } from './support/app-addresses.ts';
import { keepSession } from './support/at-the-screen.ts';
import { brokenWords } from './support/broken-words.ts';
import { cutFigures, spaceText } from './support/cut-figures.ts';
import { hurryLateParts } from './support/late-parts.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { expect, test } from './support/test.ts';
import { makeWideUser } from './support/wide-user.ts';

/** A small telephone, a telephone, a desk. */
const widths = [320, 375, 1280];

/** The sizes that browsers call large and very large, and twice the size they ship with. */
const typePx = [20, 24, 32];
const shippedPx = 16;

/** The reader's own size of type, as the settings of a browser have it. */
const setType = async (session: CDPSession, standard: number) =>
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

/** Looks at the page in sight in each width and type. @returns what is wrong where. */
async function lookAtLargeType(
  page: Page,
  session: CDPSession,
  address: string,
  inLargeType: readonly (() => string[])[] = [cutFigures],
): Promise<string[]> {
  const wrong: string[] = [];
  const look = async (where: string, find: () => string[]) =>
    wrong.push(...(await page.evaluate(find)).map((problem) => `${address} ${where}: ${problem}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const px of typePx) {
      await setType(session, px);
      for (const find of inLargeType) await look(`${width} px wide, type of ${px} px`, find);
    }
    await setType(session, shippedPx);
    await page.evaluate(spaceText, true);
    await look(`${width} px wide, text spaced`, cutFigures);
    await page.evaluate(spaceText, false);
  }
  return wrong;
}

/** The pages that the server has ready, as the build lists them; others are files. */
function publicPages(): string[] {
  const file = join(import.meta.dirname, '../../dist/web/pages.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: object };
  return Object.keys(paths).filter((path) => !path.includes('.'));
}

async function lookAtAll(
  page: Page,
  [first, addresses]: [string, readonly string[]],
  inLargeType?: readonly (() => string[])[],
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const allCame = await hurryLateParts(page);
  await page.goto(first);
  const wrong: string[] = [];
  for (const address of addresses) {
    await goOn(page, address);
    await allCame();
    wrong.push(...(await lookAtLargeType(page, session, address, inLargeType)));
  }
  return wrong;
}

test('no page of a customer cuts a figure, breaks a word to letters or scrolls sideways in large type or wide spacing', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await fund(server.call, server.admin, customer, 93_015_788.21);
  await keepSession(page, customer);
  const finders = [cutFigures, brokenWords];
  expect(await lookAtAll(page, ['/user/dashboard', ofCustomer], finders)).toEqual([]);
});

test('no page of the staff cuts a figure or scrolls sideways in large type or wide spacing', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  await makeWideUser(server);
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  expect(await lookAtAll(page, ['/admin', ofStaff])).toEqual([]);
});

test('no public page scrolls sideways in large type or wide spacing', async ({ page }) => {
  test.setTimeout(300_000);
  const session = await page.context().newCDPSession(page);
  const wrong: string[] = [];
  for (const address of publicPages()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    wrong.push(...(await lookAtLargeType(page, session, address)));
  }
  expect(wrong).toEqual([]);
});
