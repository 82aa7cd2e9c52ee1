import type { Plugin } from 'vite';
import type { Language } from '../../contract/language.ts';

const english = /\.texts\.ts$/;

/**
 * Puts the texts of a language in: code names the English file of a noun alone, `NOUN.texts.ts`,
 * and a page carries one language and no code that chooses.
 */
export function textsIn(language: Language): Plugin {
  return {
    name: 'larkmoor-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !english.test(source)) return null;
      const found = await this.resolve(source, importer, options);
      return found && found.id.replace(english, `.texts.${language}.ts`);
    },
  };
}
