/** The English and the Spanish of the United States: dollars and dates are as people here write. */
export type Locale = 'en-US' | 'es-US';

/** @returns functions that write the counts of a language, and words that depend on one. */
export function numbersOf(locale: Locale) {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  return {
    /** `1,000` */
    count: (count: number): string => format.format(count),
    /** `1 try`, `2 tries`: the form the language has for a count, `#` being the count. */
    plural: (count: number, forms: PluralForms): string =>
      (forms[rules.select(count)] ?? forms.other).replace('#', format.format(count)),
  };
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `JPEG, PNG or WebP`: no comma before the last. */
export const listOf = (names: readonly string[], or: string): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}` : names.join('');
