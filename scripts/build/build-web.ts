import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { bundleClient } from './bundle-client.ts';
import { bundlePublicFacts } from './bundle-public-facts.ts';
import { compressFiles } from './compress-files.ts';
import { findAssets } from './find-assets.ts';
import { loadPrerender } from './load-prerender.ts';
import type { ServedFile, ServedFiles } from '../../server/http/served-files.ts';
import { paths as appAddresses } from '../../web/app/paths.ts';

const revalidate = 'no-cache';
const oneDay = 'public, max-age=86400';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

function served(file: string, cacheControl: string, hasTokens: boolean): ServedFile {
  return {
    file,
    contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
    cacheControl,
    hasTokens,
  };
}

const appPrefixes = ['/user', '/admin', '/personal-info'];

/** A page that needs no id is served without one; one that takes it, with any. */
function addressesOf(address: (id: string) => string): string[] {
  const withAny = decodeURIComponent(address(':id'));
  return address.length === 0 ? [address(''), withAny] : [withAny];
}

/** The app's own addresses, as its links are made, and the start of each area, which leads on. */
function listAppPages(): string[] {
  const addresses = Object.values(appAddresses).flatMap(addressesOf);
  const isOurs = (address: string) =>
    appPrefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));
  return [...new Set([...appPrefixes, ...addresses.filter(isOurs)])];
}

interface BuildOptions {
  /** The folder, below dist/ so that what it imports is found. */
  target: string;
  /** Adds what only developers see: the kit's gallery at /ui. */
  development: boolean;
}

/**
 * Builds the public pages, the sign-in pages and the app into a folder, and swaps it in only when
 * all of it stands.
 */
export async function buildWeb({
  target,
  development,
}: BuildOptions): Promise<{ pages: number; assets: number }> {
  const next = `${target}.next`;
  const manifest = await bundleClient(next, development ? 'development' : 'production');
  const prerender = await loadPrerender(`${target}.prerender`);
  const pages = prerender.renderPages({
    home: findAssets(manifest, ['enhance'], 'home'),
    site: findAssets(manifest, ['enhance']),
    contact: findAssets(manifest, ['enhance', 'enhanceContact']),
    app: findAssets(manifest, ['app']),
    login: findAssets(manifest, ['enhance', 'login']),
    register: findAssets(manifest, ['enhance', 'register']),
    forgotPassword: findAssets(manifest, ['enhance', 'forgotPassword']),
    resetPassword: findAssets(manifest, ['enhance', 'resetPassword']),
    notMe: findAssets(manifest, ['enhance', 'notMe']),
    confirmOwnEmail: findAssets(manifest, ['enhance', 'confirmOwnEmail']),
  });
  for (const page of pages) {
    await mkdir(dirname(join(next, page.file)), { recursive: true });
    await writeFile(join(next, page.file), page.content);
  }
  await rm(join(next, 'manifest.json'));
  await compressFiles(join(next, 'assets'));
  await compressFiles(next);
  await bundlePublicFacts(next);
  const list = await listServedFiles(pages, development ? ['/ui'] : []);
  await writeFile(join(next, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`);
  await swapIn(next, target);
  return { pages: pages.length, assets: Object.keys(manifest).length };
}

async function listServedFiles(
  pages: readonly { paths: string[]; file: string }[],
  developmentPages: string[],
): Promise<ServedFiles> {
  const paths: ServedFiles['paths'] = {};
  for (const name of await readdir('web/public')) paths[`/${name}`] = served(name, oneDay, false);
  for (const page of pages) {
    for (const path of page.paths) paths[path] = served(page.file, revalidate, true);
  }
  return {
    paths,
    appPages: [...listAppPages(), ...developmentPages],
    appPrefixes,
    app: served('app.html', revalidate, true),
    assets: 'assets',
    notFound: served('404.html', revalidate, true),
  };
}

async function swapIn(next: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(target, old).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
  });
  await rename(next, target);
  await rm(old, { recursive: true, force: true });
}
