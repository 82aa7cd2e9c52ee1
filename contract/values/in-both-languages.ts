/** A text in each language that customers read. */
interface Both<Text> {
  en: Text;
  es: Text;
}

type Wide<Text> = Text extends string ? string : Text;

/** A text, or texts by name in parts of parts, each in both languages and of one form. */
type Checked<Texts> = Texts extends { en: infer English }
  ? Both<Wide<English>>
  : { [Name in keyof Texts]: Checked<Texts[Name]> };

type InOne<Texts> = Texts extends { en: infer English }
  ? Wide<English>
  : { [Name in keyof Texts]: InOne<Texts[Name]> };

const isText = (texts: object): texts is Both<unknown> => 'en' in texts && 'es' in texts;

const english = (texts: object): unknown =>
  isText(texts)
    ? texts.en
    : Object.fromEntries(
        Object.entries(texts).map(([name, one]) => [name, english(one as object)]),
      );

/**
 * The texts of a noun, both languages of each next to each other. A build puts those of one language
 * in the place of this call (scripts/build/texts-module.ts); where nothing is built, as in a test, they
 * are English.
 */
export const inBothLanguages = <Texts extends object>(
  texts: Texts & Checked<Texts>,
): InOne<Texts> => english(texts) as InOne<Texts>;
