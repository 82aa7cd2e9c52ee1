import { startTwoServers } from '../../tests/support/two-servers.ts';
import { openBrowser } from '../../scripts/test/open-browser.ts';
import { printTable } from '../support/print-table.ts';
import { seenAt } from '../support/seen-at.ts';
import { quantile } from '../support/statistics.ts';
import {
  openAnswered,
  openQueues,
  openReceiving,
  openSettling,
  type OpenScreen,
} from './screens.ts';

const goalMs = 2_000;

/** A page that cannot hear looks by itself as often as this. */
const pollMs = 30_000;

interface Size {
  /** Changes of each kind at each server. */
  changes: number;
  /** Those that a page sees that cannot hear. */
  unheard: number;
  /** They come at any moment of such a time after the one before. */
  withinMs: { heard: number; unheard: number };
}

type Server = Parameters<Awaited<ReturnType<OpenScreen['prepare']>>['change']>[0];

/** @param withinMs right after the one before, a change would always wait longest for the beat. */
async function measure(
  screen: OpenScreen,
  { at, times, withinMs }: { at: Server; times: number; withinMs: number },
): Promise<number[]> {
  const delays: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const { sight, change } = await screen.prepare();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * withinMs));
    const seen = seenAt(screen.page, sight);
    // A change that fails is what is reported, and not the page that is closed for it.
    seen.catch(() => undefined);
    await change(at);
    const answeredAt = Date.now();
    // It may be drawn before its answer has come.
    delays.push(Math.max(0, (await seen) - answeredAt));
  }
  return delays;
}

const cells = (delays: readonly number[], goal: number): string[] => [
  quantile(delays, 0.5).toFixed(0),
  Math.max(...delays).toFixed(0),
  `≤ ${goal}`,
];

/**
 * Measures in a browser how soon an open page has drawn what another person or the bank did: at the
 * server that the page hears, at another one, and where the page can hear nothing and looks by
 * itself.
 */
export async function measureScreens(databaseUrl: string, size: Size): Promise<void> {
  const bank = await startTwoServers({ databaseUrl, env: { BANK_RATE_LIMIT: 'off' } });
  const browser = await openBrowser();
  try {
    const place = { bank, browser };
    const [own, other] = bank.servers;
    // All at once, because a page begins to hear some seconds after it was opened.
    const [deaf, ...screens] = await Promise.all([
      openReceiving(place, true),
      openReceiving(place),
      openAnswered(place),
      openQueues(place),
      // The last one moves the bank's clock.
      openSettling(place),
    ]);
    // It waits most of its time, and disturbs nothing.
    const unheard = measure(deaf, {
      at: own,
      times: size.unheard,
      withinMs: size.withinMs.unheard,
    });
    // The first error is the one to report.
    unheard.catch(() => undefined);
    const rows: string[][] = [];
    for (const screen of screens) {
      for (const [where, at] of [
        ['its own server', own],
        ['another server', other],
      ] as const) {
        const delays = await measure(screen, {
          at,
          times: size.changes,
          withinMs: size.withinMs.heard,
        });
        rows.push([`${screen.name}, at ${where}`, ...cells(delays, goalMs)]);
      }
    }
    const late = await unheard;
    if (late.length > 0)
      rows.push([`${deaf.name}; the page hears nothing`, ...cells(late, pollMs)]);
    console.log('\nUntil the open page has drawn it, after the answer to who did it:');
    printTable(['', 'p50 ms', 'longest', 'goal'], rows);
  } finally {
    await browser.close();
    await bank.close();
  }
}
