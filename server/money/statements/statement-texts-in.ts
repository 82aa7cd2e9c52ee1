import type { Language } from '../../../contract/values/language.ts';
import { statementTexts as english } from './statement.texts.ts';
import { statementTexts as spanish } from './statement.texts.es.ts';

/** The texts of statements and exports. */
export type StatementTexts = typeof english;

export const statementTextsIn: Record<Language, StatementTexts> = { en: english, es: spanish };
