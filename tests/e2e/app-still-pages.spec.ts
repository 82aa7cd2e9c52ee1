import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { messageForm } from '../../fixtures/message-form.ts';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession } from './support/at-the-screen.ts';
import { hurryLateParts } from './support/late-parts.ts';
import { livedAddresses } from './support/lived-addresses.ts';
import { newColleague } from './support/new-colleague.ts';
import { reportPayment } from './support/reported-payment.ts';
import { expect, test } from './support/test.ts';

/**
 * The part of the screen that moves by itself while a page comes, by the browser's own measure: the
 * share that moves times how far. Up to 0.1 counts as good.
 */
const most = 0.05;
/** A part that moves after a page has its content moves under the finger that presses it. */
const mostLate = 0.005;
/** The answers come in this many steps, each once the one before is drawn. */
const places = 5;
const stepMs = 100;

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { moved: 0, late: 0, what: [] as string[] };
    let readyAt = Infinity;
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName}.${node.className} "${node.textContent.slice(0, 20)}"`
        : 'text';
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

/**
 * Has the answers come in another order than they were asked for, as on a slow machine: each call
 * waits by its name, and with `isReversed` those come first that came last.
 */
async function shuffleAnswers(page: Page, isReversed: boolean): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/(?!changes)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const place = crc32(pathname.replaceAll(/[0-9a-f-]{36}/g, '')) % places;
    const steps = isReversed ? places - 1 - place : place;
    await new Promise((come) => setTimeout(come, steps * stepMs));
    await route.continue().catch(() => undefined);
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
    await shuffleAnswers(page, width > 1000);
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

/** Ends a message and a reported payment, which the page then lists below their queues. */
async function endSomeCases(server: BankServer, customer: Customer): Promise<void> {
  const { call, admin } = server;
  const { token } = admin;
  const form = messageForm({ subject: 'A fee', message: 'Four dollars were taken.' });
  const { conversation } = expectStatus(
    await call('POST', '/api/users/messages', { token: customer.token, form }),
    201,
  ).body;
  const take = async (kind: string, id: string) =>
    expectStatus(await call('POST', `/api/admin/queues/${kind}/${id}/take`, { token }), 200);
  const body = { answer: 'The fee is paid back.' };
  const { _id: message } = conversation;
  await take('message', message);
  expectStatus(await call('POST', `/api/admin/messages/${message}/answer`, { token, body }), 200);
  const dispute = await reportPayment(server, customer);
  await take('dispute', dispute);
  expectStatus(
    await call('POST', `/api/admin/disputes/${dispute}/no-error`, {
      token,
      body: { reason: 'AS_ORDERED', explanation: 'The payment was made with your PIN.' },
    }),
    200,
  );
}

test('no page of a customer moves under the finger while it comes', { tag: '@every-page' }, async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const { customer, ofCustomer } = await livedAddresses(server);
  await reportPayment(server, customer);
  await keepSession(page, customer);
  await expectStill(page, ofCustomer);
});

test('no page of the staff moves under the finger while it comes', { tag: '@every-page' }, async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const { customer, ofStaff } = await livedAddresses(server);
  await endSomeCases(server, customer);
  await keepSession(page, server.admin, 'admin');
  await expectStill(page, ofStaff);
  // A viewer reads what others did to the staff; to the manager that is no news.
  const viewer = await newColleague(server, 'viewer');
  await newColleague(server, 'viewer');
  await keepSession(page, viewer, 'admin');
  await expectStill(page, ['/admin/colleagues', '/admin']);
});
