import type { Page } from '@playwright/test';
import { keepSession } from './support/at-the-screen.ts';
import { hurryLateParts } from './support/late-parts.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { reportPayment } from './support/reported-payment.ts';
import { expect, test } from './support/test.ts';

/**
 * How much of the screen moves by itself while a page comes, by the browser's own measure: the
 * share that moves times how far. Up to 0.1 counts as good.
 */
const most = 0.05;
/** What moves after a page has its content moves under the finger that presses it. */
const mostLate = 0.005;

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { moved: 0, late: 0, what: [] as string[] };
    let readyAt = Infinity;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : 'text';
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const isLate = entry.startTime >= readyAt;
        seen.moved += entry.value;
        if (isLate) seen.late += entry.value;
        const what = entry.sources
          .map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${nameOf(node)} ${from.y} -> ${to.y}, height ${from.height} -> ${to.height}`,
          )
          .join('; ');
        seen.what.push(`${isLate ? 'late ' : ''}${entry.value.toFixed(4)}: ${what}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const hasContent =
        document.querySelector('main h1') !== null &&
        document.querySelector('main :is([aria-busy=true], .skeleton)') === null;
      if (!hasContent) readyAt = Infinity;
      // The next frame draws the content; what moves in it moves with the content.
      else if (readyAt === Infinity)
        requestAnimationFrame(() => requestAnimationFrame(() => (readyAt = performance.now())));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

interface Seen {
  moved: number;
  late: number;
  what: string[];
}

async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  const allCame = await hurryLateParts(page);
  await watchMoves(page);
  for (const [width, height] of [
    [1280, 720],
    [390, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main').locator('[aria-busy=true], .skeleton')).toHaveCount(0);
      await allCame();
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      const isStill = seen.moved <= most && seen.late <= mostLate;
      expect.soft(isStill ? [] : seen.what, `${address} at ${width} px`).toEqual([]);
    }
  }
}

test('no page of a customer moves under the finger while it comes', async ({ page, server }) => {
  test.setTimeout(240_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await reportPayment(server, customer);
  await keepSession(page, customer);
  await expectStill(page, ofCustomer);
});

test('no page of the staff moves under the finger while it comes', async ({ page, server }) => {
  test.setTimeout(240_000);
  const { ofStaff } = await livedAddresses(server);
  await keepSession(page, server.admin, 'admin');
  await expectStill(page, ofStaff);
});
