import type { Page } from '@playwright/test';
import { goOn } from './support/app-addresses.ts';
import { keepSession } from './support/at-the-screen.ts';
import { findInkOnText } from './support/drawn-scenes.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { expectFailures } from './support/silent-failures.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1366, height: 650 },
];

/** Where there is nothing to type, a press does something: only forms that are empty are sent. */
const toSend = () =>
  [...document.querySelectorAll<HTMLFormElement>('main form')].flatMap((form, index) => {
    const typed =
      'input:not([type=checkbox], [type=radio], [type=hidden], [type=search]), textarea';
    const fields = [...form.querySelectorAll<HTMLInputElement>(typed)];
    const button = form.querySelector<HTMLButtonElement>('[type=submit]:not([disabled])');
    const isEmpty = fields.length > 0 && fields.every(({ value }) => value === '');
    return isEmpty && button?.checkVisibility() ? [index] : [];
  });

/** The first message of the page, and what it lies outside of. */
function messageOutOfSight(): string {
  const messages = [
    ...document.querySelectorAll<HTMLElement>('main :is(.alert, .field-error)'),
  ].filter((message) => message.checkVisibility());
  if (messages.length === 0) return 'no message';
  const isInSight = messages.some((message) => {
    const { top, bottom, left, width } = message.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    const under = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return under !== null && message.contains(under);
  });
  return isInSight ? '' : (messages[0]?.textContent ?? '');
}

async function pressEach(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const index of await page.evaluate(toSend)) {
    const button = page.locator('main form').nth(index).locator('[type=submit]').first();
    // As a thumb does: down to the button, which is then the last thing of the window.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.click();
    await expect
      .poll(() => page.evaluate(messageOutOfSight), { timeout: 4_000 })
      .toBe('')
      .catch(async () => {
        found.push(`${address}, form ${index}: ${await page.evaluate(messageOutOfSight)}`);
      });
  }
  return found;
}

test('what a form answers lies in the window, however far one has scrolled to its button', {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(240_000);
  expectFailures(page);
  const { customer, ofCustomer } = await livedAddresses(server);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const address of ofCustomer) {
      await goOn(page, address);
      found.push(...(await pressEach(page, `${address} at ${size.width}`)));
    }
  }
  for (const address of ['/login', '/register', '/contact'])
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(address);
      found.push(...(await pressEach(page, `${address} at ${size.width}`)));
    }
  expect(found).toEqual([]);
});

test('nothing that is drawn meets a text on a page of a customer', { tag: '@every-page' }, async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  const met: string[] = [];
  for (const address of ofCustomer) {
    await goOn(page, address);
    for (const size of [...sizes, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(size);
      for (const ink of await findInkOnText(page, 'main')) met.push(`${address}: ${ink}`);
    }
  }
  expect(met).toEqual([]);
});
