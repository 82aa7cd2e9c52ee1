import type { Page } from '@playwright/test';

/**
 * Watches for what a person at the screen may never see.
 * @returns what throws if the page broke the Content-Security-Policy or left an error uncaught.
 */
export function watchForSilentFailures(page: Page): () => void {
  const failures: string[] = [];
  page.on('pageerror', (failure) => failures.push(failure.message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Trusted Type|hydrat/i.test(message.text()))
      failures.push(message.text());
  });
  return () => {
    if (failures.length > 0)
      throw new Error(`the page failed without saying so:\n${failures.join('\n')}`);
  };
}

/** Ends the watch: what fails in the rest of the test is meant to. */
export function expectFailures(page: Page): void {
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
}
