import { readFile } from 'node:fs/promises';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import type { Language } from '../../contract/language.ts';

const english = /\.texts\.ts$/;

/** `import { cardsTexts } from './cards.texts.ts';` */
const importOfTexts = /^import \{ (\w+Texts) \} from '([^']+\.texts\.ts)';$/gm;

/** The part of a texts object that an import wants (`?part=NAME`); `all`: the whole object. */
const partOf = (id: string): string | undefined => /\?part=(\w+)$/.exec(id)?.[1];

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Property extends Node {
  key: Node & { name?: string };
  value: Node & { properties?: Property[]; expression?: { properties?: Property[] } };
}

/**
 * A module with one part of a file's texts, each an export of its own: `texts.key` then costs no
 * name in the page, and a window's texts travel with the window.
 */
function moduleOfPart(id: string, code: string, part: string): string {
  const { program } = parseSync(id, code);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const init = statement.declaration.declarations[0]?.init as
      | Property['value']
      | null
      | undefined;
    const whole = init?.properties ?? init?.expression?.properties;
    const found = whole?.find(({ key }) => key.name === part)?.value;
    const texts = part === 'all' ? whole : (found?.properties ?? found?.expression?.properties);
    if (texts === undefined) continue;
    const written = (node: Node) => code.slice(node.start, node.end);
    const named = texts.map((text) => ({ name: text.key.name ?? '', text: written(text.value) }));
    return [
      code.slice(0, statement.start),
      ...named.map(({ name, text }) => `const $${name} = ${text};`),
      `export { ${named.map(({ name }) => `$${name} as ${name}`).join(', ')} };`,
      code.slice(statement.end),
    ].join('\n');
  }
  throw new Error(`${id} has no part ${part}`);
}

/** Code that takes a noun's texts, or one part of them, takes them as a module. */
function takeParts(code: string): string {
  let taken = code;
  for (const [whole, noun = '', path = ''] of code.matchAll(importOfTexts)) {
    const uses = code.split(new RegExp(`\\b${noun}\\b(?!')`)).slice(2);
    const named = new RegExp(`^const (\\w+) = ${noun}\\.(\\w+);$`, 'm').exec(code);
    if (named && uses.length === 1)
      taken = taken
        .replace(whole, () => `import * as ${named[1]} from '${path}?part=${named[2]}';`)
        .replace(named[0], '');
    else if (uses.every((rest) => rest.startsWith('.')))
      taken = taken.replace(whole, () => `import * as ${noun} from '${path}?part=all';`);
  }
  return taken;
}

/**
 * Puts the texts of a language in: code names the English file of a noun alone, `NOUN.texts.ts`,
 * and a page carries one language and no code that chooses.
 */
export function textsIn(language: Language): Plugin {
  return {
    name: 'larkmoor-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [path = '', query] = source.split('?');
      if (!english.test(path) || (language === 'en' && query === undefined)) return null;
      const found = await this.resolve(path, importer, { ...options, skipSelf: true });
      if (!found) return null;
      const id = language === 'en' ? found.id : found.id.replace(english, `.texts.${language}.ts`);
      return query === undefined ? id : `${id}?${query}`;
    },
    async load(id) {
      const part = partOf(id);
      if (part === undefined) return null;
      const file = id.slice(0, id.indexOf('?'));
      this.addWatchFile(file);
      return moduleOfPart(file, await readFile(file, 'utf8'), part);
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('.texts.ts')) return null;
      const taken = takeParts(code);
      return taken === code ? null : { code: taken, map: null };
    },
  };
}
