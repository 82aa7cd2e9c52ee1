import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../contract/values/language.ts';
import { createApp } from '../../server/app.ts';
import type { ServedFile, ServedFiles } from '../../server/http/served-files.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let app: FastifyInstance;
let folder: string;

/** A web build of four pages, each with nothing but the banner. */
async function makePages(): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), 'larkmoor-pages-'));
  const page = (file: string): ServedFile => ({
    file,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    hasTokens: true,
  });
  const served: ServedFiles = {
    paths: { '/': page('index.html') },
    appPages: ['/user', '/user/dashboard'],
    appPrefixes: ['/user'],
    app: page('app.html'),
    staffApp: page('app.html'),
    assets: 'assets',
    notFound: page('404.html'),
  };
  await mkdir(join(target, 'assets'));
  await writeFile(join(target, 'pages.json'), JSON.stringify(served));
  const names = ['index', 'app', '404', 'contact-sent', 'contact-not-sent'];
  for (const language of languages) {
    const pages = join(target, language);
    await mkdir(pages);
    for (const name of names)
      await writeFile(join(pages, `${name}.html`), '<body>{{sandboxBanner}}</body>');
    await writeFile(join(pages, 'public-facts.js'), 'export const drawFacts = () => ({});');
  }
  return target;
}

const addresses = [
  '/',
  '/user/dashboard',
  '/nowhere',
  '/contact/sent?reference=MSG-22222222',
  '/api/docs',
];
const pageAt = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;

beforeAll(async () => {
  testBank = await openTestBank();
  folder = await makePages();
  app = await createApp({ bank: testBank.bank, worker: testBank.worker, webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await testBank.close();
  await rm(folder, { recursive: true });
});

test('every page of a sandbox says so, and names business time once it was moved [L-300]', async () => {
  const ofAll = () => Promise.all(addresses.map(pageAt));
  for (const text of await ofAll()) {
    expect(text).toContain('Sandbox: its own time, no real money.</aside>');
    expect(text).not.toContain('Business time');
  }
  await testBank.advance('P400D');
  const { year } = testBank.bank.clock.businessNow().toZonedDateTimeISO('America/New_York');
  for (const text of await ofAll())
    expect(text).toMatch(
      new RegExp(`Business time when this page was loaded: \\w+, \\w+ \\d+, ${year}`),
    );
});
