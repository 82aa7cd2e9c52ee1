import type { Language } from './language.ts';
import type { Locale } from './numbers.ts';

/**
 * The language of our pages, which their build chooses; nothing else of theirs names one. Code of
 * the server that does not say in which language it writes, writes English.
 */
export const language: Language = 'en';
export const locale: Locale = 'en-US';
