import type { Language } from '../../contract/language.ts';
import { reasonTexts as english } from '../../contract/reasons.texts.ts';
import { reasonTexts as spanish } from '../../contract/reasons.texts.es.ts';

/** Why something is declined, returned, ended or reported, in each language. */
export const reasonTextsIn: Record<Language, typeof english> = { en: english, es: spanish };
