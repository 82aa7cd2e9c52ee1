import { locale } from '../../../contract/values/locale.texts.ts';

const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

/** The country of these two letters by name; undefined for two that name none. */
export const countryName = (code: string): string | undefined => names.of(code);
