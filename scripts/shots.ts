import { chromium } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, openComparison } from './shots/compare.ts';
import { makeContactSheet, type Picture } from './shots/contact-sheet.ts';
import { startDemoServer } from './shots/demo-server.ts';
import type { Screen } from './shots/screen.ts';
import { screens } from './shots/screens.ts';
import { pictureName, takeShots, variants } from './shots/take-shot.ts';
import { findChromium, findHeadlessShell } from './test/find-chromium.ts';

/**
 * `npm run shots [-- name …]`: every screen at five sizes, in both themes, one contact sheet each,
 * in shots/. What differs from the pictures accepted last is listed, and lies in shots/changed with
 * its changes marked. `SHOTS_LANGUAGE=es npm run shots` takes the Spanish ones. `npm run shots -- --accept [name …]` accepts the pictures taken last.
 */
const { values: options, positionals: wanted } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
const folder = join(import.meta.dirname, '..', 'shots');
const acceptedFolder = join(folder, 'accepted');
mkdirSync(folder, { recursive: true });
if (options.accept) {
  const names = chosen.flatMap((screen) => variants.map((variant) => pictureName(screen, variant)));
  console.log(`${accept(folder, acceptedFolder, names)} pictures are accepted.`);
  process.exit();
}

const executablePath = findHeadlessShell() ?? findChromium();
if (executablePath === undefined)
  throw new Error(
    'No Chromium was found. Install it (Debian: apt-get install chromium), or name it with ' +
      'CHROMIUM_PATH.',
  );
const server = await startDemoServer(join(folder, 'bank'), () =>
  rmSync(acceptedFolder, { recursive: true, force: true }),
);
const browser = await chromium
  .launch({
    executablePath,
    args: [
      `--host-resolver-rules=${server.resolverRule}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  .catch(async (failure: unknown) => {
    await server.close();
    throw failure;
  });
const comparison = openComparison(acceptedFolder, join(folder, 'changed'));
const changes: string[] = [];
let failures = 0;

async function picture(screen: Screen): Promise<void> {
  const pictures: Picture[] = [];
  for await (const { variant, png } of takeShots(browser, server, screen)) {
    const name = pictureName(screen, variant);
    writeFileSync(join(folder, `${name}.png`), png);
    pictures.push({ caption: `${variant.width} ${variant.theme}`, png, width: variant.width });
    const share = screen.differsBy === undefined && (await comparison.compare(name, png));
    if (share) changes.push(`${name}: ${(share * 100).toFixed(2)} % of its pixels changed`);
  }
  await makeContactSheet(screen.name, pictures, join(folder, `sheet-${screen.name}.png`));
}

async function pictureNext(waiting: Screen[]): Promise<void> {
  for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
    try {
      await picture(screen);
      console.log(`shots/sheet-${screen.name}.png`);
    } catch (error) {
      failures += 1;
      const problem = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
      console.error(`${screen.name}: ${problem}`);
    }
  }
}

// A page waits more than it works: four of them keep two cores busy.
const pagesAtOnce = 4;
const startedAt = performance.now();
try {
  const waiting = [...chosen];
  await Promise.all(Array.from({ length: pagesAtOnce }, () => pictureNext(waiting)));
} finally {
  await server.close();
  await browser.close();
}
console.log(
  `${chosen.length - failures} of ${chosen.length} screens in ` +
    `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
);
for (const change of changes.toSorted()) console.log(change);
process.exitCode = failures + changes.length > 0 ? 1 : 0;
