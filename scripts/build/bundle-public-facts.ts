import { build } from 'vite';

/**
 * Bundles what draws the pages' changing facts into one plain file, so that the server needs
 * neither the sources nor React itself.
 */
export async function bundlePublicFacts(
  outDir: string,
  mode: 'development' | 'production' = 'production',
): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    mode,
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
