import { chromium, type Browser } from '@playwright/test';
import { quietChromium } from '../../scripts/test/chromium-arguments.ts';
import { findChromium, findHeadlessShell } from '../../scripts/test/find-chromium.ts';

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
