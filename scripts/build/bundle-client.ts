import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { build } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { entries } from './entries.ts';

/**
 * What only makes a schema: a page that checks one form does not carry the routes beside it in the
 * contract.
 */
const schemaMakers = [
  'z',
  'defineRoute',
  'textField',
  'optionalTextField',
  'searchField',
  'nineDigits',
  'amountField',
  'dateTimeField',
  'emailField',
  'wholeNumberField',
  'oneOf',
  'paymentRefusals',
];

/**
 * Bundles scripts, styles and fonts with hashed names into `outDir/assets` and tells what became of
 * each source.
 */
export async function bundleClient(
  outDir: string,
  mode: 'development' | 'production',
): Promise<Manifest> {
  await build({
    logLevel: 'warn',
    mode,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      // No script names its map: `npm run bank -- source` reads them, browsers do not.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entries,
        treeshake: { manualPureFunctions: schemaMakers },
        output: {
          codeSplitting: { groups: chunkGroups(resolve(entries.app)) },
          // The app's script names every other file: a letter less of each is a fifth of a KiB.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  });
  return JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
}
