/** A language in which the bank speaks, as `Accept-Language` and `lang` name it. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What a customer may choose: one of them, or what each browser prefers. */
export const languageChoices = ['browser', ...languages] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** Each as its speakers call it, so that they find it on a page they cannot read. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** The language that a text stands for, if it names one of ours and nothing else. */
export const languageOf = (text: unknown): Language | undefined =>
  languages.find((language) => language === text);

/** The cookie that keeps what somebody chose on this device; no secret. */
export const languageCookie = 'language';

export const languageCookieLifeSeconds = 31_536_000;

/** Where the form in the footer of the public pages goes. */
export const languagePath = '/language';
