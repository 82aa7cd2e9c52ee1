import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { readConfig } from '../../../server/base/config.ts';
import { servePages } from '../../../server/http/pages.ts';
import { sendSecurityHeaders } from '../../../server/http/security-headers.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * A development build of the pages, with the kit's gallery at /ui, behind the bank's own security
 * headers. It needs no database.
 */
export async function startGalleryServer(): Promise<{ origin: string; close(): Promise<void> }> {
  // Below dist/, where the prerendered pages find their packages.
  const folder = await mkdtemp(join(root, 'dist', 'gallery-'));
  const web = join(folder, 'web');
  await promisify(execFile)(
    process.execPath,
    ['scripts/build.ts', '--development', '--into', web],
    { cwd: root },
  );
  const app = fastify();
  const config = readConfig({});
  await app.register(fastifyCookie);
  await sendSecurityHeaders(app, config);
  await servePages(app, web, {
    publicUrl: config.publicUrl,
    sandboxBanner: () => '',
    followFacts: async () => ({ read: () => ({}), stop: () => undefined }),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
