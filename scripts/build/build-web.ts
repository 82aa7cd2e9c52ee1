import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleClient } from './bundle-client.ts';
import { offlinePath } from '../../contract/service-worker.ts';
import { bundleServiceWorker, serviceWorkerName } from './bundle-service-worker.ts';
import { bundlePublicFacts } from './bundle-public-facts.ts';
import { compressFiles } from './compress-files.ts';
import { entries } from './entries.ts';
import { chunkOf, findAssets, siteAssets } from './find-assets.ts';
import { loadPrerender } from './load-prerender.ts';
import { listServedFiles, writePages, writeServedFiles } from './served-pages.ts';

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
  const assets = siteAssets((scripts, more) => findAssets(manifest, scripts, more));
  const pages = prerender.renderPages(assets);
  const buildName = basename(chunkOf(manifest, entries.app).file, '.js');
  await bundleServiceWorker(next, {
    buildName,
    offlinePage: offlinePath,
    offlineFiles: Object.values(assets.lastSeen).flat(),
  });
  await writePages(next, pages);
  await rm(join(next, 'manifest.json'));
  await moveSourceMaps(next);
  await compressFiles(join(next, 'assets'));
  await compressFiles(next);
  await bundlePublicFacts(next);
  await writeServedFiles(next, {
    build: buildName,
    ...(await listServedFiles(pages, development ? ['/ui'] : [], [serviceWorkerName])),
  });
  await swapIn(next, target);
  return { pages: pages.length, assets: Object.keys(manifest).length };
}

/** Out of the folder that the server gives to everyone. */
async function moveSourceMaps(folder: string): Promise<void> {
  await mkdir(join(folder, 'source-maps'));
  for (const name of await readdir(join(folder, 'assets')))
    if (name.endsWith('.map'))
      await rename(join(folder, 'assets', name), join(folder, 'source-maps', name));
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
