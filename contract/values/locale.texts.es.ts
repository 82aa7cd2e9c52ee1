import type { Language } from './language.ts';
import type { Locale } from './numbers.ts';

export const language: Language = 'es';
export const locale: Locale = 'es-US';
