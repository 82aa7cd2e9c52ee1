import type { FastifyInstance } from 'fastify';
import type { Language } from '../../contract/values/language.ts';
import type { SendPage } from './readers-page.ts';
import type { ServedFile, ServedFiles } from './served-files.ts';

/** The parts that an app's page has in addition to its document. */
interface PageSpecials {
  /** Of pages that are in one language alone. */
  only?: Language;
  /** Markup for its head. */
  links: Record<Language, string>;
}

type LoadPage = (file: ServedFile, specials: PageSpecials) => SendPage;

/**
 * Lets a browser fetch the files of a page together with the app itself, so that they are read
 * while the first data are on their way.
 */
const linksTo = (files: readonly string[] = []): string =>
  files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" href="${file}" as="style" crossorigin=""/>`
        : `<link rel="modulepreload" href="${file}"/>`,
    )
    .join('');

/**
 * Serves the app below its prefixes: one document for each area, which links the files of the page
 * at the address, and the status 404 where there is none.
 */
export function serveAppPages(
  app: FastifyInstance,
  { app: ofCustomers, staffApp, appPages, appPrefixes, pageFiles }: ServedFiles,
  loadPage: LoadPage,
): void {
  const loadShell = (path: string) => {
    const links = {
      en: linksTo(pageFiles?.en[path]),
      es: linksTo(pageFiles?.es[path]),
    };
    return /^\/admin(\/|$)/.test(path)
      ? loadPage(staffApp, { only: 'en', links })
      : loadPage(ofCustomers, { links });
  };
  for (const page of appPages) {
    const send = loadShell(page);
    for (const path of [page, `${page}/`])
      app.get(path, async (request, reply) => await send(request, reply));
  }
  for (const prefix of appPrefixes) {
    const send = loadShell(`${prefix}/*`);
    app.get(`${prefix}/*`, async (request, reply) => await send(request, reply, 404));
  }
}
