import type { Language } from '../../../contract/values/language.ts';
import { papersTexts as spanish } from './letters.texts.es.ts';
import { papersTexts as english } from './letters.texts.ts';

/** The texts of yearly papers. */
export const papersTextsIn: Record<Language, typeof english> = { en: english, es: spanish };
