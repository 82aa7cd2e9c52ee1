import { test as base, type Page } from '@playwright/test';
import { startBankServer, type BankServer } from '../../support/bank-server.ts';
import { startPostgresCluster } from '../../support/postgres-cluster.ts';
import { environmentNames } from '../../support/test-environment.ts';
import { startTwoServers } from '../../support/two-servers.ts';
import { startGalleryServer } from './gallery-server.ts';
import { watchForSilentFailures } from './silent-failures.ts';

interface OfEveryWorker {
  /** A real bank of its own: process, port and data folder. */
  server: BankServer;
  /** Where the kit's gallery is served, from the first test that asks for it. */
  galleryOrigin: string;
}

type Use = (server: BankServer) => Promise<void>;

async function useServer(server: BankServer, use: Use): Promise<void> {
  await use(server);
  await server.close();
}

/**
 * The same tests, with a proxy between browser and bank and another server behind every other
 * request.
 */
async function useTwoServers(env: Record<string, string>, use: Use): Promise<void> {
  const cluster = await startPostgresCluster();
  if (!cluster) throw new Error('PostgreSQL is not installed.');
  await useServer(await startTwoServers({ databaseUrl: cluster.url('postgres'), env }), use);
  await cluster.remove();
}

/** Of the page that a test failed on: a log that is read days later holds no picture. */
async function screenText(page: Page): Promise<string> {
  const parts = page.locator('main, [role=dialog], [role=alertdialog]');
  const screen = await Promise.all(
    (await parts.all()).map((part) => part.ariaSnapshot({ timeout: 2_000 })),
  );
  return `On the screen at the end, ${page.url()}:\n${screen.join('\n').slice(-4_000)}`;
}

/** `test` with a real bank behind `page`: paths such as `page.goto('/login')` lead there. */
export const test = base.extend<object, OfEveryWorker>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const env = { BANK_RATE_LIMIT: 'off' };
      if (process.env[environmentNames.servers] === '2') await useTwoServers(env, use);
      else await useServer(await startBankServer(env), use);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  galleryOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const gallery = await startGalleryServer();
      await use(gallery.origin);
      await gallery.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  page: async ({ page }, use, info) => {
    const expectNoSilentFailures = watchForSilentFailures(page);
    await use(page);
    if (info.status !== info.expectedStatus) throw new Error(await screenText(page));
    // A page that polls may be asking when its test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expectNoSilentFailures();
  },
});

/** For `test.use`: pages move, as they do for most people. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect } from '@playwright/test';
