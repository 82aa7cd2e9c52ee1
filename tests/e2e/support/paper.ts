import type { Page } from '@playwright/test';
import { textOutOfSight } from './text-in-sight.ts';
import { wrongOnPaper } from './wrong-on-paper.ts';

/** The room of a sheet of US Letter within its margins of 14 mm, in CSS pixels. */
export const sheet = { width: Math.floor(((8.5 * 25.4 - 2 * 14) * 96) / 25.4), height: 930 };

/** The bank's words at the head of a sheet: when, by its own clock. */
const printedWhen = /Printed \w{3}, \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M\sE[SD]T/;

/** Lists what is wrong with the sheet that this page would be; nothing where it is sound. */
export async function lookAtSheet(page: Page, address: string): Promise<string[]> {
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

/** The same page for who hides amounts: the figures that are on its paper. */
export async function amountsOnPaper(page: Page): Promise<string[]> {
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
