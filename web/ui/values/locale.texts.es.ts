import type { Language } from '../../../contract/language.ts';
import type { Locale } from '../../../contract/numbers.ts';

export const language: Language = 'es';
export const locale: Locale = 'es-US';
