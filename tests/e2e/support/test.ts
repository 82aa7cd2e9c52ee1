import { test as base } from '@playwright/test';
import { startBankServer, type BankServer } from '../../support/bank-server.ts';

interface OfEveryTest {
  /** Fails a test whose page broke the Content-Security-Policy or threw an error that nobody caught. */
  noSilentFailures: void;
}

interface OfEveryWorker {
  /** A real bank of its own: process, port and data folder. */
  server: BankServer;
}

/** `test` with a real bank behind `page`: paths such as `page.goto('/login')` lead there. */
export const test = base.extend<OfEveryTest, OfEveryWorker>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startBankServer({ BANK_RATE_LIMIT: 'off' });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  noSilentFailures: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('pageerror', (failure) => failures.push(failure.message));
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|Trusted Type|hydrat/i.test(message.text())) failures.push(message.text());
      });
      await use();
      if (failures.length > 0) throw new Error(`the page failed without saying so:\n${failures.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
