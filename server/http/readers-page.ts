import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../contract/values/language.ts';
import {
  type Theme,
  themeCookie,
  themeCookieLifeSeconds,
  themeHeads,
  themes,
} from '../../contract/values/theme.ts';
import { invariant } from '../base/invariant.ts';
import { chosenLanguage, readerLanguage } from './reader-language.ts';
import { pagesIn, type ServedFile } from './served-files.ts';
import { loadWebFile, readWebFile, sendWebFile, type Tokens } from './web-files.ts';

/** The theme that this browser's person chose; anything but one of the words is no choice. */
export function themeOf({ cookies }: FastifyRequest): Theme {
  return themes.find((theme) => theme === cookies[themeCookie]) ?? 'system';
}

/**
 * Adds some tokens to the others; again the same object for the same ones, so that a page is filled
 * and compressed once for each.
 */
export function adding(more: Tokens, readTokens: () => Tokens): () => Tokens {
  let [others, tokens]: [Tokens, Tokens] = [{}, {}];
  return () => {
    if (readTokens() !== others) {
      others = readTokens();
      tokens = { ...others, ...more };
    }
    return tokens;
  };
}

/** Adds what a page says of a theme to its other tokens. */
export const inTheme = (theme: Theme, readTokens: () => Tokens): (() => Tokens) =>
  adding({ theme, ...themeHeads[theme] }, readTokens);

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status?: number,
) => Promise<FastifyReply>;

export interface PageParts {
  folder: string;
  served: ServedFile;
  readTokens: Record<Language, () => Tokens>;
  isHttps: boolean;
  /** Of pages that are in one language alone. */
  only?: Language;
}

/**
 * A page in each language and theme, sent in those of its reader, so that no page is drawn in a
 * wrong one first. No shared cache gives one reader's choice to another.
 */
export function loadReadersPage({
  folder,
  served,
  readTokens,
  isHttps,
  only,
}: PageParts): SendPage {
  const inThemes = (language: Language) => {
    const raw = readWebFile(pagesIn(folder, language), served);
    const load = (theme: Theme) => loadWebFile(raw, served, inTheme(theme, readTokens[language]));
    return { system: load('system'), light: load('light'), dark: load('dark') };
  };
  const pages = new Map(
    (only === undefined ? languages : [only]).map((each) => [each, inThemes(each)]),
  );
  return async (request, reply, status = 200) => {
    const theme = themeOf(request);
    if (theme !== 'system') keepTheme(reply, theme, isHttps);
    const language = only ?? readerLanguage(request);
    const page = pages.get(language)?.[theme];
    invariant(page !== undefined, `${served.file} is not loaded in ${language}`);
    const isChosen = theme !== 'system' || (!only && chosenLanguage(request) !== undefined);
    const cacheControl = isChosen ? `private, ${page.cacheControl}` : page.cacheControl;
    void reply.header('Content-Language', language);
    return await sendWebFile(request, reply, { ...page, cacheControl }, status);
  };
}

/**
 * Keeps the choice for another year. The page writes the cookie when its reader chooses, and some
 * browsers forget after a week what a script wrote; what a server writes they keep.
 */
function keepTheme(reply: FastifyReply, theme: Theme, isHttps: boolean): void {
  void reply.setCookie(themeCookie, theme, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    maxAge: themeCookieLifeSeconds,
  });
}
