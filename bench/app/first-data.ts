import type { Page } from '@playwright/test';

/** The time that a page took, from the request for it until its first data were drawn. */
export interface FirstData {
  ms: number;
  /** Until nothing in it waited for more. */
  wholeMs: number;
  /** Answers that had to come one after the other until its first data. */
  trips: number;
}

/** The browser's times of one answer, in milliseconds since the request for the page. */
interface Asked {
  startMs: number;
  answeredMs: number;
}

interface Watched {
  firstMs?: number;
  wholeMs?: number;
}

declare global {
  interface Window {
    shown: Watched;
  }
}

/**
 * Runs in the page from its first moment, and notes the frame after the one that shows it. Empty
 * lines that wait for data are a `Skeleton` on every page. The first data are there when the
 * heading is, and an answer to what the page itself asked, or room where such lines were; all of
 * them when none of these lines is left.
 */
function watch(): void {
  const shown: Watched = (window.shown = {});
  // Requests of the frame around every page are not its own.
  const own = /\/api\/(?!changes|users\/user$|admin\/(?:own-rights|queues|books\/stop)$)/;
  const waiting = new Set<Element>();
  let isAnswered = false;
  const look = () => {
    const main = document.querySelector('main');
    const isNamed = (main?.querySelector('h1')?.textContent ?? '') !== '';
    if (main === null || !isNamed) return;
    for (const skeleton of main.querySelectorAll('.skeleton')) waiting.add(skeleton);
    const left = [...waiting].filter((skeleton) => skeleton.isConnected).length;
    if (left === 0) requestAnimationFrame(() => (shown.wholeMs ??= performance.now()));
    // An answer that was there in the frame before is drawn in this one.
    if (left === 0 || left < waiting.size || isAnswered)
      requestAnimationFrame(() => (shown.firstMs ??= performance.now()));
    isAnswered ||= performance.getEntriesByType('resource').some(({ name }) => own.test(name));
  };
  const lookOn = () =>
    requestAnimationFrame(() => {
      look();
      if (shown.wholeMs === undefined) lookOn();
    });
  lookOn();
}

/** Lets every document of a page note when its data were drawn. */
export const watchFirstData = (page: Page) => page.addInitScript(watch);

/** Opens an address and waits until all its data are drawn. */
export async function openUntilData(page: Page, address: string): Promise<FirstData> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.shown.wholeMs !== undefined);
  const { ms, wholeMs, answers } = await page.evaluate(() => ({
    ms: window.shown.firstMs ?? Number.NaN,
    wholeMs: window.shown.wholeMs ?? Number.NaN,
    answers: (
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
    )
      // An answer from the browser's cache has cost no trip.
      .filter((each) => each.transferSize > 0)
      .map((each) => ({ startMs: each.startTime, answeredMs: each.responseStart })),
  }));
  return { ms, wholeMs, trips: tripsUntil(ms, answers) };
}

/** An answer belongs to the trip after the latest one that had come when it was asked for. */
function tripsUntil(ms: number, answers: readonly Asked[]): number {
  const levels: { answeredMs: number; level: number }[] = [];
  for (const { startMs, answeredMs } of answers.toSorted((a, b) => a.startMs - b.startMs)) {
    const before = levels.filter((each) => each.answeredMs <= startMs).map(({ level }) => level);
    levels.push({ answeredMs, level: 1 + Math.max(0, ...before) });
  }
  return Math.max(
    0,
    ...levels.filter(({ answeredMs }) => answeredMs <= ms).map(({ level }) => level),
  );
}

/**
 * The page as it is drawn now, as one document with its styles and data in it and no script: the
 * least that a server can send for it.
 */
export const asOneDocument = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('script, link, noscript')) each.remove();
    const style = document.createElement('style');
    // Files with letters would be asked for by another trip.
    style.textContent = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map((rule) => rule.cssText)
      .join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
