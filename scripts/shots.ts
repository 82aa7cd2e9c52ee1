import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, openComparison } from './shots/compare.ts';
import { makeContactSheet, type Picture } from './shots/contact-sheet.ts';
import { startDemoServer } from './shots/demo-server.ts';
import { shownLanguage } from './shots/said.ts';
import type { Screen } from './shots/screen.ts';
import { screens } from './shots/screens.ts';
import { pictureName, takeShots, variants } from './shots/take-shot.ts';
import { openBrowser } from './test/open-browser.ts';
import { reasonOf } from '../server/base/reason-of.ts';

const usage = `npm run shots [-- NAME ...]           takes every screen whose name begins with a NAME, or all, at
                                       seven sizes and in both themes, into shots/, one contact
                                       sheet each; lists what differs from the accepted pictures
npm run shots -- --accept [NAME ...]  accepts the pictures taken last
SHOTS_LANGUAGE=es npm run shots       takes the Spanish ones, into shots/es/`;

const { values: options, positionals: wanted } = readArguments();
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
if (chosen.length === 0) {
  const names = screens.map(({ name }) => name).join(', ');
  console.error(`No screen's name begins with ${wanted.join(' or ')}. There are: ${names}.`);
  process.exit(1);
}
const shots = join(import.meta.dirname, '..', 'shots');
// A Spanish picture says nothing about an English one.
const shown = shownLanguage === 'en' ? 'shots' : `shots/${shownLanguage}`;
const folder = join(shots, '..', shown);
const acceptedFolder = join(folder, 'accepted');
mkdirSync(folder, { recursive: true });
if (options.accept) {
  const names = chosen.flatMap((screen) => variants.map((variant) => pictureName(screen, variant)));
  console.log(`${accept(folder, acceptedFolder, names)} pictures are accepted.`);
  process.exit();
}

const server = await startDemoServer(join(shots, 'bank'), () => {
  for (const accepted of ['accepted', 'es/accepted'])
    rmSync(join(shots, accepted), { recursive: true, force: true });
});
const browser = await openBrowser([`--host-resolver-rules=${server.resolverRule}`]).catch(
  async (failure: unknown) => {
    await server.close();
    throw failure;
  },
);
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
      console.log(`${shown}/sheet-${screen.name}.png`);
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

/** Ends with the usage where it is asked for, or where an option is unknown. */
function readArguments() {
  try {
    const given = parseArgs({
      options: { accept: { type: 'boolean', default: false }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (given.values.help !== true) return given;
    console.log(usage);
  } catch (failure) {
    console.error(`${reasonOf(failure)}\n\n${usage}`);
    process.exitCode = 2;
  }
  process.exit();
}
