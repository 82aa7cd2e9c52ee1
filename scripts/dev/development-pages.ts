import { cp, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type Language, languages } from '../../contract/values/language.ts';
import { pagesIn, type ServedFiles } from '../../server/http/served-files.ts';
import { fillTokens, type Tokens } from '../../server/http/web-files.ts';
import type * as Prerender from '../../web/site/prerender.tsx';
import type { RenderedPage } from '../../web/site/rendered-page.ts';
import { bundlePublicFacts } from '../build/bundle-public-facts.ts';
import { entries } from '../build/entries.ts';
import { siteAssets } from '../build/find-assets.ts';
import { listServedFiles, writePages, writeServedFiles } from '../build/served-pages.ts';

/** Where the bank says what it puts into the pages: nothing else knows its fees and its clock. */
const tokensPath = '/development-tokens';
const tokenStart = (name: string) => `<<${name}>>`;
const tokenNames = (pages: readonly RenderedPage[]) =>
  new Set(
    pages.flatMap(({ content }) =>
      [...content.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
    ),
  );

/** The pages as they are drawn from the sources now; their scripts and styles are sources too. */
async function renderPages(vite: ViteDevServer): Promise<RenderedPage[]> {
  const { renderPages: render } = (await vite.ssrLoadModule(
    '/web/site/prerender.tsx',
  )) as typeof Prerender;
  return render(
    siteAssets((scripts, more) => ({
      // The app's scripts bring their styles.
      styles: scripts.includes('app')
        ? []
        : [`/${more?.page === 'home' ? entries.homeStyles : entries.siteStyles}`],
      scripts: scripts.map((script) => `/${entries[script]}`),
      modules: [],
      fonts: [],
    })),
  );
}

const listFiles = (pages: readonly RenderedPage[]) =>
  listServedFiles([...pages, { paths: [tokensPath], file: 'tokens.txt' }], ['/ui']);

/** Writes what the bank needs in order to start behind Vite, which has to be listening. */
export async function writeDevelopmentPages(
  vite: ViteDevServer,
  folder: string,
  language: Language,
): Promise<void> {
  const pages = await renderPages(vite);
  const tokens = [...tokenNames(pages)].map((name) => `${tokenStart(name)}{{${name}}}`).join('');
  await cp('web/public', folder, { recursive: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  // Vite holds the sources with the texts of one language: readers of both get those.
  for (const readers of languages) {
    const target = pagesIn(folder, readers);
    await writePages(target, [...pages, { paths: [], file: 'tokens.txt', content: tokens }]);
    await bundlePublicFacts(target, language, 'development');
  }
  await writeServedFiles(folder, await listFiles(pages));
}

async function readTokens(bankOrigin: string, cookie = ''): Promise<Tokens> {
  const answer = await fetch(`${bankOrigin}${tokensPath}`, { headers: { cookie } });
  const [, ...parts] = (await answer.text()).split(/<<(\w+)>>/);
  const tokens: Tokens = {};
  for (let at = 0; at < parts.length; at += 2) tokens[parts[at] ?? ''] = parts[at + 1] ?? '';
  return tokens;
}

function pageFileOf({ paths, app, appPrefixes, appPages }: ServedFiles, path: string) {
  const file = paths[path]?.file;
  if (file?.endsWith('.html')) return file;
  const isApp = [...appPrefixes, ...appPages].some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );
  return isApp ? app.file : undefined;
}

/**
 * Lets Vite answer with the pages of the bank, drawn from the sources at each request, and hand
 * every other request that is no source to the bank. The pages have no Content-Security-Policy:
 * Vite puts styles and its own script into them. The browser tests hold the policy of the build.
 */
export function developmentPages(bankOrigin: string): Plugin {
  async function answer(
    vite: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (request.method !== 'GET' || !wantsPage) return false;
    const pages = await renderPages(vite);
    const file = pageFileOf(await listFiles(pages), pathname);
    const page = pages.find((each) => each.file === file);
    if (page === undefined) return false;
    const html = fillTokens(page.content, await readTokens(bankOrigin, request.headers.cookie));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(await vite.transformIndexHtml(pathname, html));
    return true;
  }

  async function answerOrPass(
    ...[vite, request, response, next]: [...Parameters<typeof answer>, (error?: unknown) => void]
  ): Promise<void> {
    try {
      if (!(await answer(vite, request, response))) next();
    } catch (error) {
      next(error);
    }
  }

  return {
    name: 'larkmoor-development-pages',
    config: () => ({
      server: {
        proxy: { '^/(?!@|web/|contract/|config/|node_modules/|\\.setup/)': { target: bankOrigin } },
        watch: {
          ignored: ['**/demo/**', '**/dist/**', '**/data/**', '**/.setup/**', '**/shots/**'],
        },
      },
      // In set-up's own folder: node_modules may be shared or read-only.
      cacheDir: '.setup/vite',
      optimizeDeps: { entries: Object.values(entries).filter((each) => !each.endsWith('.css')) },
    }),
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        void answerOrPass(vite, request, response, next);
      });
    },
    // A file that only prerendered pages use is no module in the browser that could be replaced.
    hotUpdate({ file, modules, server: { environments } }) {
      const { client } = environments;
      if (this.environment !== client && modules.length > 0)
        if (!client.moduleGraph.getModulesByFile(file)?.size)
          client.hot.send({ type: 'full-reload' });
    },
  };
}
