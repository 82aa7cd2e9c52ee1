import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { languageOf, languagePath } from '../../contract/values/language.ts';
import { keepLanguage } from './reader-language.ts';

/**
 * The choice of a language in the footer, without JavaScript. It moves no money and logs no one in,
 * so a page elsewhere gains nothing by posting here; and it leads to a page of ours and nowhere
 * else.
 */
export function takeLanguageForm(
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
