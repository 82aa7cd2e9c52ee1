import fastify from 'fastify';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadWebFile, readWebFile, sendWebFile } from './web-files.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('a browser that says it reads "%s" gets %s', async (accepted, encoding) => {
  const folder = mkdtempSync(join(tmpdir(), 'web-files-'));
  writeFileSync(join(folder, 'page.html'), '<!doctype html>');
  const served = {
    file: 'page.html',
    contentType: 'text/html',
    cacheControl: 'no-cache',
    hasTokens: false,
  };
  const file = loadWebFile(readWebFile(folder, served), served, () => ({}));
  const app = fastify();
  app.get('/', (request, reply) => sendWebFile(request, reply, file));
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
});
