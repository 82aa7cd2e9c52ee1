import type { FastifyRequest } from 'fastify';
import { languageWanted } from '../../http/language-wanted.ts';
import { linkAnswersTexts as english } from './link-answers.texts.ts';
import { linkAnswersTexts as spanish } from './link-answers.texts.es.ts';

const texts = { en: english, es: spanish };

/** What the page of a mailed link says, in its own language. */
export const linkAnswers = ({ headers }: FastifyRequest): typeof english =>
  texts[languageWanted(headers['accept-language'])];
