/** A language in which the bank speaks, as `Accept-Language` and `lang` name it. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The choices of a customer: one of them, or what each browser prefers. */
export const languageChoices = ['browser', ...languages] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** Each as its speakers call it, so that they find it on a page they cannot read. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** @returns the language that a text names, if it is one of ours and nothing else. */
export const languageOf = (text: unknown): Language | undefined =>
  languages.find((language) => language === text);

/** The cookie that keeps the language chosen on this device; no secret. */
export const languageCookie = 'language';

export const languageCookieLifeSeconds = 31_536_000;

/** Where the form in the footer of the public pages goes. */
export const languagePath = '/language';
