import { mkdir, readdir, rename, rm, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, extname } from 'node:path';
import type { Language } from '../../contract/values/language.ts';
import { pagesIn } from '../../server/http/served-files.ts';
import { bundleClient } from './bundle-client.ts';
import { nameSharedOnce } from './chunk-groups.ts';
import { offlinePath } from '../../contract/values/service-worker.ts';
import { bundleServiceWorker, serviceWorkerName } from './bundle-service-worker.ts';
import { bundlePublicFacts } from './bundle-public-facts.ts';
import { entries } from './entries.ts';
import { chunkOf, findAssets, findPageFiles, siteAssets } from './find-assets.ts';
import { pageSourceOf } from './page-sources.ts';
import { listAppPages, listServedFiles, writePages, writeServedFiles } from './served-pages.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../../web/site/prerender.tsx';
import { textsIn } from './texts-in.ts';

interface BuildOptions {
  /** The folder, below dist/ so that what it imports is found. */
  target: string;
  /** Adds what only developers see: the kit's gallery at /ui. */
  development: boolean;
}

/**
 * Builds the public pages, the sign-in pages and the app in both languages into a folder, and swaps
 * it in only when all of it is complete. Hashed files lie side by side, so that an open tab of
 * either language finds its own.
 */
export async function buildWeb({
  target,
  development,
}: BuildOptions): Promise<{ pages: number; assets: number }> {
  const next = `${target}.next`;
  await rm(next, { recursive: true, force: true });
  const mode = development ? 'development' : 'production';
  const nameShared = nameSharedOnce();
  const buildIn = async (language: Language) => {
    const manifest = await bundleClient(next, mode, language, nameShared);
    const prerender = await loadPrerender(`${target}.prerender/${language}`, language);
    const assets = siteAssets((scripts, more) => findAssets(manifest, scripts, more));
    const pages = prerender.renderPages(assets);
    await writePages(pagesIn(next, language), pages);
    await bundlePublicFacts(pagesIn(next, language), language);
    const pageFiles = listAppPages().map((address) => {
      const linked = address.startsWith('/admin') ? assets.staffApp : assets.app;
      return [address, findPageFiles(manifest, pageSourceOf(address), linked)] as const;
    });
    return {
      pages,
      pageFiles: Object.fromEntries(pageFiles),
      name: basename(chunkOf(manifest, entries.app).file, '.js'),
      offlineFiles: Object.values(assets.lastSeen).flat(),
    };
  };
  const [en, es] = [await buildIn('en'), await buildIn('es')];
  await bundleServiceWorker(next, {
    buildName: `${en.name}.${es.name}`,
    offlinePage: offlinePath,
    offlineFiles: { en: en.offlineFiles, es: es.offlineFiles },
  });
  await moveSourceMaps(next);
  const assets = await readdir(join(next, 'assets'));
  await compressFiles(join(next, 'assets'));
  await compressFiles(next);
  await writeServedFiles(next, {
    builds: { en: en.name, es: es.name },
    pageFiles: { en: en.pageFiles, es: es.pageFiles },
    ...(await listServedFiles(en.pages, development ? ['/ui'] : [], [serviceWorkerName])),
  });
  await swapIn(next, target);
  return { pages: en.pages.length + es.pages.length, assets: assets.length };
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

const worthIt = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);

/**
 * Writes `.br` and `.gz` next to every text file of a folder, so that the server compresses nothing
 * while it answers.
 */
async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!worthIt.has(extname(name)) || !(await stat(path)).isFile()) continue;
    const content = await readFile(path);
    await writeFile(
      `${path}.br`,
      await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

/**
 * Loads the pages' React code with the texts of one language: Node strips types but not JSX, so the bundler writes it as plain
 * JavaScript first.
 */
async function loadPrerender(outDir: string, language: Language): Promise<typeof Prerender> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    plugins: [textsIn(language)],
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'web/site/prerender.tsx',
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  // The query keeps a watching build from being served the module it loaded before.
  return (await import(
    `${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`
  )) as typeof Prerender;
}
