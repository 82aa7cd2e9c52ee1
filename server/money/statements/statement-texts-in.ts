import type { Language } from '../../../contract/language.ts';
import { statementTexts as english } from './statement.texts.ts';
import { statementTexts as spanish } from './statement.texts.es.ts';

/** What statements and exports say. */
export type StatementTexts = typeof english;

export const statementTextsIn: Record<Language, StatementTexts> = { en: english, es: spanish };
