import type { Language } from '../../../contract/language.ts';
import type { Locale } from '../../../contract/numbers.ts';

/** The language of our pages. Nothing else in web/ names one. */
export const language: Language = 'en';
export const locale: Locale = 'en-US';
