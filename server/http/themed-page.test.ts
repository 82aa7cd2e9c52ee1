import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { themeHeads } from '../../contract/theme.ts';
import { loadThemedPage } from './themed-page.ts';

const html = '<html data-theme="{{theme}}"><meta content="{{colorScheme}}"><b>{{fact}}</b>';
let facts = { fact: 'old' };
let app: FastifyInstance;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'themed-page-'));
  writeFileSync(join(folder, 'page.html'), html);
  const send = loadThemedPage(
    folder,
    { file: 'page.html', contentType: 'text/html', cacheControl: 'no-cache', hasTokens: true },
    () => facts,
    true,
  );
  app = fastify();
  await app.register(fastifyCookie);
  app.get('/', send);
});

const get = (cookie?: string) =>
  app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
const drawnIn = (theme: keyof typeof themeHeads) =>
  html
    .replace('{{theme}}', theme)
    .replace('{{colorScheme}}', themeHeads[theme].colorScheme)
    .replace('{{fact}}', facts.fact);

test.each(['light', 'dark'] as const)(
  'who chose %s gets the page in it, keeps the choice, and no shared cache hands it on',
  async (theme) => {
    const { body, headers } = await get(`other=1; theme=${theme}`);
    expect(body).toBe(drawnIn(theme));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toBe('Accept-Encoding, Cookie');
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
])('the cookie %s chooses nothing and writes nothing into the page', async (cookie) => {
  const { statusCode, body, headers } = await get(cookie);
  expect(statusCode).toBe(200);
  expect(body).toBe(drawnIn('system'));
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['vary']).toBe('Accept-Encoding, Cookie');
  expect(headers['set-cookie']).toBeUndefined();
});

test('what changes of the bank changes in every theme', async () => {
  await get('theme=dark');
  facts = { fact: 'new' };
  expect((await get('theme=dark')).body).toBe(drawnIn('dark'));
  expect((await get()).body).toBe(drawnIn('system'));
});
