import { locale } from '../../../contract/values/locale.texts.ts';

/** `JPG, PNG, or PDF`, as a choice. */
export function choiceWriter(): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (names) => format.format(names);
}

/** `email, PIN, and passkeys`, as a list of all. */
export const nameList = (names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** Names countries by their two letters; undefined for two that are none. */
export function countryNamer(): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return (code) => names.of(code);
}
