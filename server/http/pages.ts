import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devicePath, workerPolicy } from '../../contract/service-worker.ts';
import { webBuildHeader } from '../../contract/web-build.ts';
import type { PublicFactTokens } from './public-facts.ts';
import type { ServedFile, ServedFiles } from './served-files.ts';
import { ConfigError } from '../base/config.ts';
import { allowPolicy } from './security-headers.ts';
import { isApiRequest } from './request-limits.ts';
import { inTheme, loadThemedPage, themeOf } from './themed-page.ts';
import { fillTokens, loadWebFile, sendWebFile, type Tokens } from './web-files.ts';

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
  sandboxBanner: () => string;
  /** What staff can change, from now on until it is stopped. */
  followFacts: () => Promise<PublicFactTokens>;
}

/**
 * The tokens' values; the same object as long as they are the same, so that a page is filled and
 * compressed once for each.
 */
function readTokens(
  { publicUrl, sandboxBanner }: PageWords,
  readFacts: () => Tokens,
): () => Tokens {
  let [facts, tokens]: [Tokens, Tokens] = [{}, {}];
  return () => {
    const banner = sandboxBanner();
    if (banner !== tokens['sandboxBanner'] || readFacts() !== facts) {
      facts = readFacts();
      tokens = { ...facts, publicUrl, sandboxBanner: banner };
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
  const { build } = served;
  if (build !== undefined)
    app.addHook('onRequest', async (request, reply) => {
      if (isApiRequest(request)) void reply.header(webBuildHeader, build);
    });
  const facts = await words.followFacts();
  app.addHook('onClose', async () => facts.stop());
  const tokens = readTokens(words, facts.read);
  const isHttps = words.publicUrl.startsWith('https:');
  const loadPage = (file: ServedFile) => loadThemedPage(folder, file, tokens, isHttps);
  for (const [path, file] of Object.entries(served.paths)) {
    if (file.hasTokens) {
      const send = loadPage(file);
      app.get(path, async (request, reply) => {
        if (path === devicePath) allowPolicy(reply, workerPolicy);
        return await send(request, reply);
      });
    } else {
      const loaded = loadWebFile(folder, file, tokens);
      app.get(path, async (request, reply) => sendWebFile(request, reply, loaded));
    }
  }
  const customers = loadPage(served.app);
  const staff = loadPage(served.staffApp);
  const shellOf = (path: string) => (/^\/admin(\/|$)/.test(path) ? staff : customers);
  for (const page of served.appPages.flatMap((path) => [path, `${path}/`]))
    app.get(page, async (request, reply) => shellOf(page)(request, reply));
  for (const prefix of served.appPrefixes)
    app.get(`${prefix}/*`, async (request, reply) => shellOf(prefix)(request, reply, 404));
  await app.register(fastifyStatic, {
    root: join(folder, served.assets),
    prefix: `/${served.assets}/`,
    preCompressed: true,
    immutable: true,
    maxAge: yearMs,
    index: false,
    decorateReply: false,
    wildcard: false,
  });
  const sendNotFound = loadPage(served.notFound);
  const template = (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return (request: FastifyRequest) => fillTokens(text, inTheme(themeOf(request), tokens)());
  };
  return {
    sendNotFound: (request, reply) => sendNotFound(request, reply, 404),
    templates: {
      contactSent: template('contact-sent.html'),
      contactNotSent: template('contact-not-sent.html'),
    },
  };
}
