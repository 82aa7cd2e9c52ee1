import { build } from 'vite';
import type { Language } from '../../contract/values/language.ts';
import { textsIn } from './texts-in.ts';

/**
 * Bundles what draws the pages' changing facts in one language into one plain file, so that the server needs
 * neither the sources nor React itself.
 */
export async function bundlePublicFacts(
  outDir: string,
  language: Language,
  mode: 'development' | 'production' = 'production',
): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    mode,
    plugins: [textsIn(language)],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: false,
      minify: true,
      ssr: 'web/site/public-facts.tsx',
      rolldownOptions: { output: { entryFileNames: 'public-facts.js', codeSplitting: false } },
    },
  });
}
