import { chromium, type Browser } from '@playwright/test';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/**
 * Chromium looks for updates and signs in to services by itself; a browser of ours talks to our
 * server only. Its own sandbox does not start as root, which CI is.
 */
export const quietChromium = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The browser of this machine, without windows. @param more of its arguments. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (executablePath === undefined)
    throw new Error(
      'No Chromium was found. Install it (Debian: apt-get install chromium), or name it with ' +
        'CHROMIUM_PATH.',
    );
  return await chromium.launch({ executablePath, args: [...quietChromium, ...more] });
}
