import { locale } from '../../../contract/values/locale.texts.ts';

/** `JPG, PNG, or PDF`, as a choice. */
export function choiceWriter(): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (names) => format.format(names);
}

/** `email, PIN, and passkeys`, as a list of all. */
export const nameList = (names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
