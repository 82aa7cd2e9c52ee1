import type { CDPSession, Page } from '@playwright/test';
import { expectStatus, fund } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { goOn } from './support/app-addresses.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { brokenWords } from './support/broken-words.ts';
import { cutFigures } from './support/cut-figures.ts';
import { lostFocus, lostLines, lostMarks, lostShapes } from './support/forced-colors.ts';
import { lookAtLargeType } from './support/large-type.ts';
import { hurryLateParts } from './support/late-parts.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { strayWidth } from './support/page-widths.ts';
import { amountsOnPaper, lookAtSheet, sheet } from './support/paper.ts';
import { reportPayment } from './support/reported-payment.ts';
import { expect, test } from './support/test.ts';
import { makeWideUser } from './support/wide-user.ts';

// The reader is elsewhere: paper shows the bank's time all the same.
test.use({ timezoneId: 'Asia/Tokyo' });

/** A window of 1280 px at 400 %, and as high as a telephone: axe sees more of the page at once. */
const zoomed = { width: 320, height: 800 };
/** A screen of an office, and the widest that a page of ours becomes on it. */
const screen = { width: 2560, height: 1440 };

async function lookAtWideAndForced(page: Page): Promise<Record<string, unknown>> {
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

interface Walk {
  first: string;
  addresses: readonly string[];
  inLargeType: readonly (() => string[])[];
  /** Their amounts can be hidden, on paper too. */
  hides?: true;
}

/** All looks at the page in sight: each visit of a page is one visit for all of them. */
async function lookAtPage(
  page: Page,
  session: CDPSession,
  address: string,
  { inLargeType, hides }: Walk,
): Promise<void> {
  // Parts that a page can do without at first come late, and move the rest.
  await page.setViewportSize(zoomed);
  await expect.soft(() => audit(page), address).toPass({ timeout: 30_000 });

  await page.setViewportSize(screen);
  await expect
    .soft(async () =>
      expect(await lookAtWideAndForced(page), address).toEqual({
        shapes: [],
        marks: [],
        lines: [],
        focus: [],
      }),
    )
    .toPass({ timeout: 15_000 });
  await page.emulateMedia({ forcedColors: 'none' });

  expect.soft(await lookAtLargeType(page, session, address, inLargeType)).toEqual([]);

  // Printed at night: paper shows no dark.
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect
    .soft(async () => expect(await lookAtSheet(page, address), address).toEqual([]))
    .toPass({ timeout: 15_000 });
  if (hides) expect.soft(await amountsOnPaper(page), address).toEqual([]);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

async function walk(page: Page, all: Walk): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const allCame = await hurryLateParts(page);
  await page.goto(all.first);
  for (const address of all.addresses) {
    await goOn(page, address);
    await allCame();
    await lookAtPage(page, session, address, all);
  }
}

/** The longest answer to a reported payment: the table of answered ones has room for it. */
async function answerDispute(server: BankServer): Promise<void> {
  const { call, admin } = server;
  const dispute = await reportPayment(server, await newCustomer(server, 500));
  const asStaff = async (path: string, body?: object) =>
    expectStatus(await call('POST', path, { token: admin.token, body }), 200);
  await asStaff(`/api/admin/queues/dispute/${dispute}/take`);
  await asStaff(`/api/admin/disputes/${dispute}/no-error`, { reason: 'AS_ORDERED' });
}

test('every page of a customer holds WCAG 2.2 AA at 400 % in both themes, fills one width at 2560 px, keeps its marks in the system’s colors, its figures and words in large type, and prints black on white at Letter width [D-04 D-12]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(900_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await reportPayment(server, customer);
  await fund(server.call, server.admin, customer, 93_015_788.21);
  await keepSession(page, customer);
  await walk(page, {
    first: '/user/dashboard',
    addresses: ofCustomer,
    inLargeType: [cutFigures, brokenWords],
    hides: true,
  });
});

test('every page of the staff holds WCAG 2.2 AA at 400 % in both themes, fills one width at 2560 px, keeps its marks in the system’s colors, its figures in large type, and prints black on white at Letter width [D-04 D-12]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  test.setTimeout(900_000);
  await makeWideUser(server);
  await answerDispute(server);
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  // The columns of its list that do not break leave a long name room, on paper too.
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/admin');
  const named = page.getByRole('cell', { name: 'Bartholomew' }).first();
  expect((await named.boundingBox())?.width).toBeGreaterThan(140);
  await page.emulateMedia({ media: 'screen' });
  await walk(page, { first: '/admin', addresses: ofStaff, inLargeType: [cutFigures] });
});
