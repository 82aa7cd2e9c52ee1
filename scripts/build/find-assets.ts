import type { Manifest } from 'vite';
import type { PageAssets } from '../../web/site/frame/page-assets.ts';
import type { SiteAssets } from '../../web/site/prerender.tsx';
import type { EntryName } from './entries.ts';
import { entries } from './entries.ts';

export function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  // A group of the bundler has a name and no source of its own.
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (chunk === undefined)
    throw new Error(`${source} is not in the bundle. Is it named in scripts/build/entries.ts?`);
  return chunk;
}

/** A chunk with everything it imports at once, the deepest first. */
function withImports(
  manifest: Manifest,
  source: string,
  seen = new Set<string>(),
): Manifest[string][] {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = chunkOf(manifest, source);
  return [
    ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)),
    chunk,
  ];
}

const upright = ['besley-core', 'public-sans-core'];

/**
 * The faces a page shows above the fold. The home page's headline has an italic half: coming late,
 * it would move the landscape.
 */
const facesOf = (page: string) =>
  page === 'home' ? [...upright, 'besley-italic-headline'] : upright;

/**
 * The addresses a page links: its styles, its scripts and what the scripts will import, also what
 * they ask for as soon as they run (`early`). `page` names one with its own look.
 */
export function findAssets(
  manifest: Manifest,
  scripts: readonly EntryName[],
  { page = '', early = [] }: { page?: string; early?: readonly string[] } = {},
): PageAssets {
  const address = (source: string) => `/${chunkOf(manifest, source).file}`;
  const addresses = scripts.map((script) => address(entries[script]));
  const sources = [...scripts.map((script) => entries[script]), ...early];
  const chunks = sources.flatMap((source) => withImports(manifest, source));
  const modules = new Set(chunks.map((chunk) => `/${chunk.file}`));
  return {
    // The site's stylesheet says all that its pages show, the sign-in forms included; the home page
    // has its own.
    styles: scripts.includes('app')
      ? [...new Set(chunks.flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`))]
      : [address(page === 'home' ? entries.homeStyles : entries.siteStyles)],
    scripts: addresses,
    modules: [...modules].filter((module) => !addresses.includes(module)),
    fonts: facesOf(page).map((font) => address(`web/styles/fonts/${font}.woff2`)),
  };
}

/** The bundler groups it with what no other page shows. */
export const dashboardPage = 'web/customer/dashboard/dashboard-page.tsx';

/**
 * The scripts and styles that a page of the app needs in addition to those which its document
 * links.
 */
export function findPageFiles(
  manifest: Manifest,
  source: string,
  { scripts, modules, styles }: PageAssets,
): string[] {
  const linked = new Set([...scripts, ...modules, ...styles]);
  const named = source === dashboardPage ? 'dashboard' : source;
  const files = withImports(manifest, named).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files.map((file) => `/${file}`))].filter((file) => !linked.has(file));
}

/** The addresses that a page links, by the scripts it runs. */
type FindAssets = (
  scripts: readonly EntryName[],
  more?: { page?: string; early?: readonly string[] },
) => PageAssets;

/** Scripts that the pages of each area need in addition to the app's. */
const ofCustomers = ['customers'];
const ofStaff = ['staff'];

/** @returns the addresses that each kind of page links. */
export function siteAssets(find: FindAssets): SiteAssets {
  return {
    home: find(['enhance'], { page: 'home' }),
    site: find(['enhance']),
    contact: find(['enhance', 'enhanceContact']),
    app: find(['app'], { early: ofCustomers }),
    staffApp: find(['app'], { early: ofStaff }),
    login: find(['enhance', 'login']),
    register: find(['enhance', 'register']),
    forgotPassword: find(['enhance', 'forgotPassword']),
    resetPassword: find(['enhance', 'resetPassword']),
    cancelPayment: find(['enhance', 'cancelPayment']),
    notMe: find(['enhance', 'notMe']),
    join: find(['enhance', 'join']),
    confirmOwnEmail: find(['enhance', 'confirmOwnEmail']),
    device: find(['enhance', 'device']),
    lastSeen: find(['lastSeen']),
  };
}
