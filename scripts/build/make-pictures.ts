import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Draws the PNG files of web/public from the mark and the hero landscape of a finished build. Run
 * by hand when the brand changes (`node scripts/build/make-pictures.ts`); the pictures are
 * committed, so that a build needs no browser.
 */
const markSvg = await readFile('web/public/favicon.svg', 'utf8');
const home = await readFile('dist/web/en/index.html', 'utf8');
const hero = /<div class="[^"]*hero-landscape".*?<\/div>/s.exec(home)?.[0];
const heading = /<h1>.*?<\/h1>/s.exec(home)?.[0];
if (hero === undefined || heading === undefined)
  throw new Error('The home page has no landscape. Has it been built?');
const stylesheet = (await readdir('dist/web/assets')).find((name) =>
  /^homeStyles-.*\.css$/.test(name),
);
const folder = await mkdtemp(join(tmpdir(), 'larkmoor-pictures-'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});

async function draw(file: string, width: number, height: number, markup: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  const source = join(folder, 'picture.html');
  await writeFile(source, markup);
  await page.goto(`file://${source}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join('web/public', file), omitBackground: true });
  await page.close();
}

/** The mark edge to edge: phones cut their own corners. */
function icon(size: number): string {
  return `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}rect{rx:0}</style>${markSvg}`;
}

const styles = (await readFile(join('dist/web/assets', stylesheet ?? ''), 'utf8')).replaceAll(
  'url(/assets/',
  `url(file://${process.cwd()}/dist/web/assets/`,
);

await draw('icon-192.png', 192, 192, icon(192));
await draw('icon-512.png', 512, 512, icon(512));
await draw('apple-touch-icon.png', 180, 180, icon(180));
await draw('favicon-32.png', 32, 32, `<style>body{margin:0}svg{display:block}</style>${markSvg}`);
await draw(
  'sharing.png',
  1200,
  630,
  `<style>${styles} body{padding:0} .hero{height:630px} .hero h1{font-size:84px} ` +
    '.hero-text{padding:72px 64px}</style><section class="hero"><div ' +
    `class="hero-text">${heading}</div>${hero}</section>`,
);
await browser.close();
await rm(folder, { recursive: true });
