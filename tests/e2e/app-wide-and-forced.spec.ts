import type { Page } from '@playwright/test';
import { goOn } from './support/app-addresses.ts';
import { keepSession } from './support/at-the-screen.ts';
import { lostFocus, lostLines, lostMarks, lostShapes } from './support/forced-colors.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { strayWidth } from './support/page-widths.ts';
import { expect, test } from './support/test.ts';

/** A screen of an office, and the widest that a page of ours becomes on it. */
const screen = { width: 2560, height: 1440 };

async function look(page: Page): Promise<Record<string, unknown>> {
  await page.emulateMedia({ forcedColors: 'none' });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const stray = await page.evaluate(strayWidth);
  await page.emulateMedia({ forcedColors: 'active' });
  return {
    ...(wide > 0 && { wide }),
    ...(stray !== undefined && { stray }),
    shapes: await page.evaluate(lostShapes),
    marks: await page.evaluate(lostMarks),
    lines: await page.evaluate(lostLines),
    focus: await page.evaluate(lostFocus),
  };
}

/** Waits for parts that a page can do without at first: they come late. */
async function expectSeen(page: Page, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize(screen);
  for (const address of addresses) {
    await goOn(page, address);
    await expect
      .soft(async () =>
        expect(await look(page), address).toEqual({ shapes: [], marks: [], lines: [], focus: [] }),
      )
      .toPass({ timeout: 15_000 });
  }
}

test('every page of a customer fills one width at 2560 px, and the system’s colors hide nothing', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  await expectSeen(page, ofCustomer);
});

test('every page of the staff fills one width at 2560 px, and the system’s colors hide nothing', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  await expectSeen(page, ofStaff);
});
