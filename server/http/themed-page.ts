import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Theme,
  themeCookie,
  themeCookieLifeSeconds,
  themeHeads,
  themes,
} from '../../contract/theme.ts';
import type { ServedFile } from './served-files.ts';
import { loadWebFile, sendWebFile, type Tokens } from './web-files.ts';

/** The theme that this browser's person chose; anything but one of the words is no choice. */
export function themeOf({ cookies }: FastifyRequest): Theme {
  return themes.find((theme) => theme === cookies[themeCookie]) ?? 'system';
}

/**
 * Adds what a page says of a theme to its other tokens; again the same object for the same tokens,
 * so that a page is filled and compressed once for each.
 */
export function inTheme(theme: Theme, readTokens: () => Tokens): () => Tokens {
  let [others, tokens]: [Tokens, Tokens] = [{}, {}];
  return () => {
    if (readTokens() !== others) {
      others = readTokens();
      tokens = { ...others, theme, ...themeHeads[theme] };
    }
    return tokens;
  };
}

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status?: number,
) => Promise<FastifyReply>;

/**
 * A page in each theme, sent in the one that its reader chose, so that no page is drawn in a wrong
 * one first. What one reader chose no shared cache gives to another.
 */
export function loadThemedPage(
  folder: string,
  served: ServedFile,
  readTokens: () => Tokens,
  isHttps: boolean,
): SendPage {
  const load = (theme: Theme) => {
    const cacheControl =
      theme === 'system' ? served.cacheControl : `private, ${served.cacheControl}`;
    return loadWebFile(folder, { ...served, cacheControl }, inTheme(theme, readTokens));
  };
  const pages = { system: load('system'), light: load('light'), dark: load('dark') };
  return async (request, reply, status = 200) => {
    const theme = themeOf(request);
    if (theme !== 'system') keepTheme(reply, theme, isHttps);
    return await sendWebFile(request, reply, pages[theme], status);
  };
}

/**
 * Keeps the choice for another year. The page writes the cookie when somebody chooses, and some
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
