import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devicePath, workerPolicy } from '../../contract/values/service-worker.ts';
import { type Language, languageOf, languagePath } from '../../contract/values/language.ts';
import { webBuildHeader } from '../../contract/values/web-build.ts';
import type { PublicFactTokens } from './public-facts.ts';
import { serveAppPages } from './app-pages.ts';
import { pagesIn, type ServedFile, type ServedFiles } from './served-files.ts';
import { ConfigError } from '../base/config-error.ts';
import { allowPolicy, keepAssetHeaders } from './security-headers.ts';
import { languageWanted } from './language-wanted.ts';
import { isApiRequest } from './request-limits.ts';
import { readerLanguage, keepLanguage } from './reader-language.ts';
import { adding, inTheme, loadReadersPage, themeOf, type PageParts } from './readers-page.ts';
import type { ReadBanner } from './sandbox-banner.ts';
import { fillTokens, loadWebFile, readWebFile, sendWebFile, type Tokens } from './web-files.ts';
import formbody from '@fastify/formbody';

const yearMs = 31_536_000_000;

export type SendNotFoundPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

export interface Pages {
  sendNotFound: SendNotFoundPage;
  /** Pages that some answer completes, with values put in for their other tokens. */
  templates: Record<'contactSent' | 'contactNotSent', (request: FastifyRequest) => string>;
}

function readServedFiles(folder: string): ServedFiles {
  const file = join(folder, 'pages.json');
  if (!existsSync(file))
    throw new ConfigError(
      `The web pages are not built (${file} is missing). Start with "npm start", which builds ` +
        'them.',
    );
  return JSON.parse(readFileSync(file, 'utf8')) as ServedFiles;
}

export interface PageWords {
  publicUrl: string;
  sandboxBanner: ReadBanner;
  /** Follows the facts that staff can change, from now on until it is stopped. */
  followFacts: () => Promise<PublicFactTokens>;
}

/**
 * The tokens' values; the same object as long as they are the same, so that a page is filled and
 * compressed once for each.
 */
function readTokens(
  { publicUrl, sandboxBanner }: PageWords,
  language: Language,
  readFacts: PublicFactTokens['read'],
): () => Tokens {
  let [facts, tokens]: [Tokens, Tokens] = [{}, {}];
  return () => {
    const banner = sandboxBanner(language);
    if (banner !== tokens['sandboxBanner'] || readFacts(language) !== facts) {
      facts = readFacts(language);
      tokens = { ...facts, publicUrl, sandboxBanner: banner, pageLinks: '' };
    }
    return tokens;
  };
}

/**
 * Serves the web build, which each answer of the API names: its known paths, the app below its prefixes, hashed assets for a year.
 * @returns what the server itself answers with.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  words: PageWords,
): Promise<Pages> {
  const served = readServedFiles(folder);
  const { builds } = served;
  if (builds !== undefined)
    app.addHook('onRequest', async (request, reply) => {
      // A page asks in its own language, whatever its browser prefers.
      const language = languageWanted(request.headers['accept-language']);
      if (isApiRequest(request)) void reply.header(webBuildHeader, builds[language]);
    });
  const facts = await words.followFacts();
  app.addHook('onClose', async () => facts.stop());
  const tokens = {
    en: readTokens(words, 'en', facts.read),
    es: readTokens(words, 'es', facts.read),
  };
  const isHttps = words.publicUrl.startsWith('https:');
  const loadPage = (
    file: ServedFile,
    special: Partial<Pick<PageParts, 'only' | 'readTokens'>> = {},
  ) => loadReadersPage({ folder, served: file, readTokens: tokens, isHttps, ...special });
  for (const [path, file] of Object.entries(served.paths)) {
    if (file.hasTokens) {
      const send = loadPage(file);
      app.get(path, async (request, reply) => {
        if (path === devicePath) allowPolicy(reply, workerPolicy);
        return await send(request, reply);
      });
    } else {
      const loaded = loadWebFile(readWebFile(folder, file), file, tokens.en);
      app.get(path, async (request, reply) => sendWebFile(request, reply, loaded));
    }
  }
  serveAppPages(app, served, (file, { only, links }) =>
    loadPage(file, {
      ...(only && { only }),
      readTokens: {
        en: adding({ pageLinks: links.en }, tokens.en),
        es: adding({ pageLinks: links.es }, tokens.es),
      },
    }),
  );
  await serveAssets(app, folder, served.assets);
  const sendNotFound = loadPage(served.notFound);
  takeLanguageForm(app, (path) => served.paths[path]?.hasTokens === true, isHttps);
  const template = (file: string) => {
    const read = (language: Language) =>
      readFileSync(join(pagesIn(folder, language), file), 'utf8');
    const texts = { en: read('en'), es: read('es') };
    return (request: FastifyRequest) => {
      const language = readerLanguage(request);
      return fillTokens(texts[language], inTheme(themeOf(request), tokens[language])());
    };
  };
  return {
    sendNotFound: (request, reply) => sendNotFound(request, reply, 404),
    templates: {
      contactSent: template('contact-sent.html'),
      contactNotSent: template('contact-not-sent.html'),
    },
  };
}

/**
 * The choice of a language in the footer, without JavaScript. It moves no money and logs no one in,
 * so a page elsewhere gains nothing by posting here; and it leads to a page of ours and nowhere
 * else.
 */
function takeLanguageForm(
  app: FastifyInstance,
  isPage: (path: string) => boolean,
  isHttps: boolean,
): void {
  void app.register(async (scope) => {
    await scope.register(formbody);
    scope.post(languagePath, async (request, reply) => {
      const { language, page } = (request.body ?? {}) as Record<string, unknown>;
      const chosen = languageOf(language);
      if (chosen !== undefined) keepLanguage(reply, chosen, isHttps);
      return await reply
        .header('Cache-Control', 'no-store')
        .redirect(typeof page === 'string' && isPage(page) ? page : '/', 303);
    });
  });
}

/**
 * Serves the hashed files that lie in a folder of the web build now, by one route: with a route for
 * each of two thousand files a server took 20 MB and a third of its start for them.
 */
async function serveAssets(app: FastifyInstance, folder: string, name: string): Promise<void> {
  const root = join(folder, name);
  const files = new Set(readdirSync(root));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: yearMs,
    index: false,
    setHeaders: keepAssetHeaders,
  });
  app.get<{ Params: { '*': string } }>(`/${name}/*`, (request, reply) => {
    const file = request.params['*'];
    // Only a name of the list is looked for on the disk: no other path reaches it.
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
}
