import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { themeHeads } from '../../contract/values/theme.ts';
import { loadReadersPage } from './readers-page.ts';

const html = '<html data-theme="{{theme}}"><meta content="{{colorScheme}}"><b>{{fact}}</b>';
let facts = { fact: 'old' };
let app: FastifyInstance;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readers-page-'));
  for (const language of ['en', 'es']) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'page.html'), `<!-- ${language} -->${html}`);
  }
  const parts = {
    folder,
    served: {
      file: 'page.html',
      contentType: 'text/html',
      cacheControl: 'no-cache',
      hasTokens: true,
    },
    readTokens: { en: () => facts, es: () => facts },
    isHttps: true,
  };
  app = fastify();
  await app.register(fastifyCookie);
  app.get('/', loadReadersPage(parts));
  app.get('/staff', loadReadersPage({ ...parts, only: 'en' }));
});

const get = (cookie?: string, accepted?: string, url = '/') =>
  app.inject({
    url,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(accepted !== undefined && { 'accept-language': accepted }),
    },
  });
const drawnIn = (theme: keyof typeof themeHeads, language = 'en') =>
  `<!-- ${language} -->${html}`
    .replace('{{theme}}', theme)
    .replace('{{colorScheme}}', themeHeads[theme].colorScheme)
    .replace('{{fact}}', facts.fact);

test.each(['light', 'dark'] as const)(
  'who chose %s gets the page in it, keeps the choice, and no shared cache hands it on',
  async (theme) => {
    const { body, headers } = await get(`other=1; theme=${theme}`);
    expect(body).toBe(drawnIn(theme));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(headers['set-cookie']).toBe(
      `theme=${theme}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
    );
  },
);

test.each([
  undefined,
  'theme=system',
  'theme=',
  'theme=Dark',
  'theme=dark%00',
  'theme=%E0%A4%A',
  'theme=__proto__',
  'theme=constructor',
  `theme=${'dark'.repeat(5)}`,
  'theme=dark"><script>alert(1)</script>',
  'theme="><img src=x>',
  'other=dark',
])('the cookie %s chooses nothing and writes nothing into the page [L-316]', async (cookie) => {
  const { statusCode, body, headers } = await get(cookie);
  expect(statusCode).toBe(200);
  expect(body).toBe(drawnIn('system'));
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect(headers['set-cookie']).toBeUndefined();
});

test('what changes of the bank changes in every theme', async () => {
  await get('theme=dark');
  facts = { fact: 'new' };
  expect((await get('theme=dark')).body).toBe(drawnIn('dark'));
  expect((await get()).body).toBe(drawnIn('system'));
});

test.each([
  ['es-MX,es;q=0.9', 'es', 'no-cache', undefined],
  ['fr,es;q=0.5,en;q=0.4', 'es', 'no-cache', undefined],
  ['en-US,es;q=0.9', 'en', 'no-cache', undefined],
  ['es', 'en', 'private, no-cache', 'language=en'],
  ['en', 'es', 'private, no-cache', 'language=es'],
  ['es', 'es', 'no-cache', 'language=fr'],
  ['es', 'es', 'no-cache', 'language=constructor'],
])('a browser that prefers %s reads %s; what it chose comes first [L-317]', async (...expected) => {
  const [accepted, language, cacheControl, cookie] = expected;
  const { body, headers } = await get(cookie, accepted);
  expect(body).toBe(drawnIn('system', language));
  expect(headers['content-language']).toBe(language);
  expect(headers['cache-control']).toBe(cacheControl);
  expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test('a page of the staff is English for every reader', async () => {
  const { body, headers } = await get('language=es', 'es', '/staff');
  expect(body).toBe(drawnIn('system', 'en'));
  expect(headers['cache-control']).toBe('no-cache');
});
