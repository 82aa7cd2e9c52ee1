import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { ServedFile, ServedFiles } from '../../server/http/served-files.ts';
import { paths as appAddresses } from '../../web/app/paths.ts';
import type { RenderedPage } from '../../web/site/rendered-page.ts';

const revalidate = 'no-cache';
const oneDay = 'public, max-age=86400';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
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
export function listAppPages(): string[] {
  const addresses = Object.values(appAddresses)
    .flatMap(addressesOf)
    .map((address) => address.replace(/\?.*/, ''));
  const isOurs = (address: string) =>
    appPrefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));
  return [...new Set([...appPrefixes, ...addresses.filter(isOurs)])];
}

/**
 * Lists how the server answers each address of the web; `developmentPages` are of the app, each of
 * `scripts` has the address of its name.
 */
export async function listServedFiles(
  pages: readonly { paths: string[]; file: string }[],
  developmentPages: string[],
  scripts: readonly string[] = [],
): Promise<ServedFiles> {
  const paths: ServedFiles['paths'] = {};
  for (const name of await readdir('web/public')) paths[`/${name}`] = served(name, oneDay, false);
  for (const name of scripts) paths[`/${name}`] = served(name, revalidate, false);
  for (const page of pages) {
    for (const path of page.paths) paths[path] = served(page.file, revalidate, true);
  }
  return {
    paths,
    appPages: [...listAppPages(), ...developmentPages],
    appPrefixes,
    app: served('app.html', revalidate, true),
    staffApp: served('staff-app.html', revalidate, true),
    assets: 'assets',
    notFound: served('404.html', revalidate, true),
  };
}

/** Writes the prerendered pages into a folder, with the folders that their names need. */
export async function writePages(folder: string, pages: readonly RenderedPage[]): Promise<void> {
  for (const page of pages) {
    await mkdir(dirname(join(folder, page.file)), { recursive: true });
    await writeFile(join(folder, page.file), page.content);
  }
}

/** Writes what the server reads at its start. */
export async function writeServedFiles(folder: string, list: ServedFiles): Promise<void> {
  await writeFile(join(folder, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`);
}
