import type { Language } from '../../contract/values/language.ts';

/** The same in each language, for readers who are known later. */
export type InEachLanguage<What> = Record<Language, What>;

export const inEachLanguage = <What>(make: (language: Language) => What): InEachLanguage<What> => ({
  en: make('en'),
  es: make('es'),
});
