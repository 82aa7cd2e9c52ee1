import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Language } from '../../contract/values/language.ts';
import type * as Prerender from '../../web/site/prerender.tsx';
import { textsIn } from './texts-in.ts';

/**
 * Loads the pages' React code with the texts of one language: Node strips types but not JSX, so the bundler writes it as plain
 * JavaScript first.
 */
export async function loadPrerender(outDir: string, language: Language): Promise<typeof Prerender> {
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
