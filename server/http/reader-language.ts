import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Language,
  languageCookie,
  languageCookieLifeSeconds,
  languageOf,
} from '../../contract/values/language.ts';
import { languageWanted } from './language-wanted.ts';

/** The language chosen on this device; anything but a language of ours is no choice. */
export const chosenLanguage = ({ cookies }: FastifyRequest): Language | undefined =>
  languageOf(cookies[languageCookie]);

/** The language of the pages that a request gets: the chosen one, or else what the browser prefers. */
export const readerLanguage = (request: FastifyRequest): Language =>
  chosenLanguage(request) ?? languageWanted(request.headers['accept-language']);

/** Keeps a choice on this device; `null` leaves its pages to the browser again. */
export function keepLanguage(
  reply: FastifyReply,
  language: Language | null,
  isHttps: boolean,
): void {
  void reply.setCookie(languageCookie, language ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: language === null ? 0 : languageCookieLifeSeconds,
  });
}
