import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/values/language.ts';
import { languageWanted } from './language-wanted.ts';

/** The language of a file for a customer: the chosen one, or else that of the page that asks. */
export const languageFor = (
  { language }: { language: Language | null },
  request: FastifyRequest,
): Language => language ?? languageWanted(request.headers['accept-language']);
