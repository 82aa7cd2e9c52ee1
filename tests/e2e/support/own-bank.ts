import type { Browser, Page } from '@playwright/test';
import { startBankServer, type BankServer } from '../../support/bank-server.ts';
import { watchForSilentFailures } from './silent-failures.ts';

/** A bank for one test alone: a test that moves the clock or changes a policy disturbs no other. */
export async function withOwnBank(
  browser: Browser,
  visit: (page: Page, server: BankServer) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const server = await startBankServer({ BANK_RATE_LIMIT: 'off', ...env });
  const page = await browser.newPage({ baseURL: server.origin });
  const expectNoSilentFailures = watchForSilentFailures(page);
  try {
    await visit(page, server);
    expectNoSilentFailures();
  } finally {
    await page.close();
    await server.close();
  }
}
