import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accept, openComparison } from './compare.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkmoor-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = async (color: string, height = 10) =>
  await sharp({ create: { width: 10, height, channels: 3, background: color } })
    .png()
    .toBuffer();

async function compareWithAccepted(accepted: Buffer, taken: Buffer): Promise<number | undefined> {
  writeFileSync(join(folder, 'home.png'), accepted);
  expect(accept(folder, join(folder, 'accepted'), ['home', 'never-taken'])).toBe(1);
  const comparison = openComparison(join(folder, 'accepted'), join(folder, 'changed'));
  return await comparison.compare('home', taken);
}

const isShown = () => existsSync(join(folder, 'changed', 'home-marked.png'));

test('a picture that changed is shown with its share of changed pixels', async () => {
  const before = await sharp(await picture('#ffffff'))
    .composite([{ input: await picture('#000000', 2), left: 0, top: 4 }])
    .png()
    .toBuffer();
  expect(await compareWithAccepted(before, await picture('#ffffff'))).toBe(0.2);
  expect(isShown()).toBe(true);
});

test.each([10, 8])('a page that became longer or shorter has changed (%i)', async (height) => {
  const [before, after] = await Promise.all([
    picture('#ffffff', 18 - height),
    picture('#ffffff', height),
  ]);
  expect(await compareWithAccepted(before, after)).toBe(0.2);
});

test('colors that no eye tells apart are no change', async () => {
  expect(await compareWithAccepted(await picture('#ffffff'), await picture('#f8f8f8'))).toBe(0);
  expect(isShown()).toBe(false);
});

test('a picture that was never accepted is compared with nothing', async () => {
  const comparison = openComparison(join(folder, 'accepted'), join(folder, 'changed'));
  expect(await comparison.compare('home', await picture('#ffffff'))).toBeUndefined();
});
