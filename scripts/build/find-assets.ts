import type { Manifest } from 'vite';
import type { PageAssets } from '../../web/site/frame/page-assets.ts';
import type { EntryName } from './entries.ts';
import { entries } from './entries.ts';

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`${source} is not in the bundle. Is it named in scripts/build/entries.ts?`);
  return chunk;
}

/** A chunk with everything it imports at once, the deepest first. */
function withImports(manifest: Manifest, source: string, seen = new Set<string>()): Manifest[string][] {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = chunkOf(manifest, source);
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk];
}

/** The addresses a page of one entry links: its styles, its script and what the script will import. */
export function findAssets(manifest: Manifest, styles: EntryName, script: EntryName): PageAssets {
  const address = (source: string) => `/${chunkOf(manifest, source).file}`;
  const chunks = withImports(manifest, entries[script]);
  const files = chunks.map((chunk) => `/${chunk.file}`);
  return {
    styles: [address(entries[styles]), ...new Set(chunks.flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`))],
    script: address(entries[script]),
    modules: files.slice(0, -1),
    fonts: ['besley-core', 'public-sans-core'].map((font) => address(`web/styles/fonts/${font}.woff2`)),
  };
}
