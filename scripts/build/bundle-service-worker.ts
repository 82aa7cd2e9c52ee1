import { build } from 'vite';
import type { Language } from '../../contract/values/language.ts';

/** The file, and its address below the site. */
export const serviceWorkerName = 'service-worker.js';

interface ServiceWorkerParts {
  buildName: string;
  offlinePage: string;
  /** The addresses of what that page needs in each language. */
  offlineFiles: Record<Language, readonly string[]>;
}

/**
 * Bundles the service worker into one file at the top of a folder: browsers let it answer for the
 * addresses below its own only. It differs with every build, so that browsers take the new one.
 */
export async function bundleServiceWorker(
  outDir: string,
  parts: ServiceWorkerParts,
): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'web/device/service-worker.ts',
        output: { entryFileNames: serviceWorkerName, format: 'iife' },
      },
    },
  });
}
