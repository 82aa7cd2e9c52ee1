import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeContactSheet, type Picture } from './shots/contact-sheet.ts';
import { startDemoServer } from './shots/demo-server.ts';
import { screens } from './shots/screens.ts';
import { takeShot, variants } from './shots/take-shot.ts';
import { findChromium } from './test/find-chromium.ts';

/**
 * `npm run shots [-- name …]`: every screen at five sizes, in both themes, one contact sheet each,
 * in shots/.
 */
const wanted = process.argv.slice(2);
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
const folder = join(import.meta.dirname, '..', 'shots');
mkdirSync(folder, { recursive: true });

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error(
    'No Chromium was found. Install it (Debian: apt-get install chromium), or name it with ' +
      'CHROMIUM_PATH.',
  );
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const server = await startDemoServer();
let failures = 0;
try {
  for (const screen of chosen) {
    const pictures: Picture[] = [];
    for (const variant of variants) {
      const { width, theme } = variant;
      try {
        const png = await takeShot(browser, server.origin, screen, variant);
        writeFileSync(
          join(folder, `${screen.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`),
          png,
        );
        pictures.push({ caption: `${width} ${theme}`, png, width });
      } catch (error) {
        failures += 1;
        console.error(
          `${screen.name} ${width} ${theme}: ` +
            `${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`,
        );
      }
    }
    await makeContactSheet(
      browser,
      screen.name,
      pictures,
      join(folder, `sheet-${screen.name}.png`),
    );
    console.log(`shots/sheet-${screen.name}.png`);
  }
} finally {
  await server.close();
  await browser.close();
}
process.exitCode = failures > 0 ? 1 : 0;
