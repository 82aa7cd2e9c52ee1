import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { build } from 'vite';
import type { Language } from '../../contract/values/language.ts';
import { chunkGroups, type NameShared } from './chunk-groups.ts';
import { entries } from './entries.ts';
import { textsIn } from './texts-in.ts';

/**
 * Functions that only make a schema. The bundler may drop a schema that a page does not use: else a
 * page that checks one form would carry the other routes of the same contract file.
 */
const schemaMakers = [
  'z',
  'defineRoute',
  'textField',
  'optionalTextField',
  'searchField',
  'nineDigits',
  'amountField',
  'amountNumber',
  'sentAmount',
  'jsonField',
  'dateTimeField',
  'emailField',
  'wholeNumberField',
  'oneOf',
  'paymentRefusals',
  'saying',
];

/**
 * Bundles scripts, styles and fonts with hashed names into `outDir/assets`, with the texts of one
 * language, and returns the output of each source.
 */
export async function bundleClient(
  outDir: string,
  mode: 'development' | 'production',
  language: Language,
  nameShared: NameShared,
): Promise<Manifest> {
  const manifest = `manifest.${language}.json`;
  await build({
    plugins: [textsIn(language)],
    logLevel: 'warn',
    mode,
    build: {
      outDir,
      // A file that both languages share has one name, and is written twice.
      emptyOutDir: false,
      manifest,
      // No script names its map: `npm run bank -- source` reads them, browsers do not.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entries,
        treeshake: { manualPureFunctions: schemaMakers },
        // A text is written where it is said, and not in a variable first.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: { groups: chunkGroups(nameShared) },
          // The app's script names every other file: a letter less of each is a fifth of a KiB.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  });
  const found = JSON.parse(await readFile(join(outDir, manifest), 'utf8')) as Manifest;
  await rm(join(outDir, manifest));
  return found;
}
