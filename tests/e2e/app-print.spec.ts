import type { Page } from '@playwright/test';
import { formatExact } from '../../web/ui/values/format-date.ts';
import { goOn } from './support/app-addresses.ts';
import { fillTransfer, keepSession, newCustomer } from './support/at-the-screen.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { expect, test } from './support/test.ts';
import { makeWideUser } from './support/wide-user.ts';
import { textOutOfSight } from './support/text-in-sight.ts';
import { wrongOnPaper } from './support/wrong-on-paper.ts';

// The reader is elsewhere, at night: paper shows neither.
test.use({ timezoneId: 'Asia/Tokyo', colorScheme: 'dark' });

/** The room of a sheet of US Letter within its margins of 14 mm, in CSS pixels. */
const sheet = { width: Math.floor(((8.5 * 25.4 - 2 * 14) * 96) / 25.4), height: 930 };

/** The bank's words at the head of a sheet: when, by its own clock. */
const printedWhen = /Printed \w{3}, \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M\sE[SD]T/;

/** Lists what is wrong with the sheet that this page would be; nothing where it is sound. */
async function lookAtSheet(page: Page, address: string): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  const head = await page.locator('.print-head').innerText();
  const times = (what: string) => text.split(what).length - 1;
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(head.startsWith('Larkmoor Bank\n') ? [] : ['no name of the bank at its head']),
    ...(printedWhen.test(head) ? [] : [`not when it was printed: ${head}`]),
    ...(times(new URL(address, page.url()).href) === 1 ? [] : ['its address is not there once']),
    ...(times('Printed ') === 1 ? [] : ['when it was printed is not there once']),
    ...(width <= sheet.width ? [] : [`${width} px wide, and ${sheet.width} are on the sheet`]),
    ...(await page.evaluate(wrongOnPaper)),
    ...(await page.evaluate(textOutOfSight)),
  ];
}

/** Waits for parts that a page can do without at first, such as the cards: they come late. */
async function expectSheet(page: Page, address: string): Promise<void> {
  await expect
    .soft(async () => expect(await lookAtSheet(page, address), address).toEqual([]))
    .toPass({ timeout: 15_000 });
}

/** The same page for who hides amounts: the figures that are on its paper. */
async function amountsOnPaper(page: Page): Promise<string[]> {
  const hide = (choice: string) =>
    page.evaluate((chosen) => {
      localStorage.setItem('amounts', chosen);
      dispatchEvent(new StorageEvent('storage'));
    }, choice);
  await hide('hidden');
  const text = await page.evaluate(() => document.body.innerText);
  await hide('shown');
  // The sum that deposits are insured for is everybody’s; Investments shows it.
  return [...text.matchAll(/.{0,30}[$€£₹]\s?\d[\d,.]*/g)]
    .map(([found]) => found)
    .filter((found) => !/(?:insurance of|insured) up to \$250,000,?$/.test(found));
}

test('every page of a customer prints as a sheet of its own, black on white, at Letter width [D-12]', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await keepSession(page, customer);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/user/dashboard');
  for (const address of ofCustomer) {
    await goOn(page, address);
    await expectSheet(page, address);
    expect.soft(await amountsOnPaper(page), address).toEqual([]);
  }
});

test('every page of the staff prints as a sheet of its own, black on white, at Letter width [D-12]', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const { ofStaff } = await livedAddresses(server);
  await makeWideUser(server);
  await keepSession(page, server.admin, 'admin');
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/admin');
  // The columns that do not break leave the name room.
  const named = page.getByRole('cell', { name: 'Bartholomew' }).first();
  expect((await named.boundingBox())?.width).toBeGreaterThan(140);
  for (const address of ofStaff) {
    await goOn(page, address);
    await expectSheet(page, address);
  }
});

test('what a payment will cost prints as it stands in its window, without its fields [D-12]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 500));
  await fillTransfer(page, { name: 'Ada Berg', account: '441720916', amount: '45.67' });
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog');
  for (const text of ['Ada Berg', '$45.67', 'Available after: $454.33'])
    await expect(dialog.getByText(text).first()).toBeVisible();
  const wrong = await page.evaluate(wrongOnPaper);
  expect(wrong).toEqual([expect.stringMatching(/^tool: div\.dialog /)]);
  expect(await page.evaluate(textOutOfSight)).toEqual([]);
});

test('the time on a sheet is that of printing, also on a page that stood open, by the bank’s clock [D-12]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 100));
  await page.goto('/user/savings');
  const head = page.locator('.print-head');
  await expect(page.getByRole('region', { name: 'Savings Account' })).toBeVisible();
  await expect(head).toBeHidden();
  const later = new Date(Date.now() + 5 * 60_000);
  await page.clock.setFixedTime(later);
  await page.pdf();
  await expect(head).toContainText(`Printed ${formatExact(later)}`);
});
