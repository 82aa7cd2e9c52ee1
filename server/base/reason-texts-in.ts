import type { Language } from '../../contract/values/language.ts';
import { reasonTexts as english } from '../../contract/people/reasons.texts.ts';
import { reasonTexts as spanish } from '../../contract/people/reasons.texts.es.ts';

/** The reasons why something is declined, returned, ended or reported, in each language. */
export const reasonTextsIn: Record<Language, typeof english> = { en: english, es: spanish };
