import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import type { Language } from '../../contract/values/language.ts';
import { type Edit, edited, type Node, nodesIn, refuse, type Source } from './syntax.ts';
import { inLanguage, moduleOf, readTexts, type TextsFile, type Wanted } from './texts-module.ts';

const english = /\.texts\.ts$/;

/** `cards.texts.ts?part=cardsTexts-ownCard`; `?object=cardsTexts` is not parted. */
const wantedIn = (id: string): Wanted | undefined => {
  const [, form, noun, part] = /\?(part|object)=(\w+)(?:-(\w+))?$/.exec(id) ?? [];
  return noun === undefined ? undefined : { noun, part, asObject: form === 'object' };
};

/** A use of a name, and `noun.part` around it. */
interface Use {
  member: Node & { property?: Node & { name?: string }; computed?: boolean };
}

/**
 * The uses of parts of a noun's texts in code; its types are gone from the page. Undefined where it
 * is used as a whole.
 */
function usesOf(program: unknown, noun: string): Use[] | undefined {
  const uses: Use[] = [];
  for (const { node, holder } of nodesIn(program)) {
    if (node.type !== 'Identifier' || (node as Node & { name?: string }).name !== noun) continue;
    if (holder?.type === 'ImportSpecifier' || holder?.type.startsWith('TS')) continue;
    const member = holder as Use['member'] & { object?: Node };
    if (holder?.type !== 'MemberExpression' || member.object !== node || member.computed)
      return undefined;
    uses.push({ member });
  }
  return uses;
}

/** `const texts = cardsTexts.page;` at the top of a file, where that is all it takes of them. */
function aliasOf(
  statements: readonly unknown[],
  { member }: Use,
): { name: string; statement: Node } | undefined {
  for (const statement of statements) {
    const { type, declarations = [] } = statement as Node & {
      declarations?: { id: Node & { name?: string }; init: Node | null }[];
    };
    const [declared] = declarations;
    if (type === 'VariableDeclaration' && declarations.length === 1 && declared?.init === member)
      return declared.id.name === undefined
        ? undefined
        : { name: declared.id.name, statement: statement as Node };
  }
  return undefined;
}

interface Specifier extends Node {
  importKind?: string;
  /** None of a namespace. */
  imported?: { name?: string };
  local: { name: string };
}

interface Import extends Node {
  importKind?: string;
  exportKind?: string;
  source?: { type?: string; value?: unknown } | null;
  specifiers?: Specifier[];
}

/** The import that takes a noun's texts from their file, and the alias that it makes superfluous. */
function importOf(
  program: { body: readonly unknown[] },
  path: string,
  { texts }: { texts: TextsFile },
  { imported, local }: Specifier,
): { statement: string; without?: Node } {
  const noun = imported?.name ?? '';
  const said = texts.exports.get(noun);
  const uses = said === undefined || said.whole ? undefined : usesOf(program, local.name);
  if (!texts.both && (uses === undefined || !noun.endsWith('Texts')))
    return { statement: `import { ${noun} as ${local.name} } from '${path}';` };
  if (uses === undefined)
    return { statement: `import { ${noun} as ${local.name} } from '${path}?object=${noun}';` };
  const [only] = uses;
  const alias = uses.length === 1 && only ? aliasOf(program.body, only) : undefined;
  const name = only?.member.property?.name;
  if (alias === undefined || name === undefined)
    return { statement: `import * as ${local.name} from '${path}?part=${noun}';` };
  return {
    statement: `import * as ${alias.name} from '${path}?part=${noun}-${name}';`,
    without: alias.statement,
  };
}

/** As many lines as before, so that the map of the source still fits. */
function inItsLines(source: Source, { start, end }: Node, by: string): Edit {
  const lines = source.code.slice(start, end).split('\n').length - by.split('\n').length;
  return { start, end, by: by + '\n'.repeat(Math.max(0, lines)) };
}

/**
 * Code that takes parts of a noun's texts takes them as a module; code that uses all of them as one
 * object takes that object alone, and not the other texts of the file.
 * @throws {Error} for an import that the build does not understand: all texts of the file would come
 * along unseen.
 */
export function takeParts(
  file: string,
  code: string,
  textsAt: (path: string) => TextsFile | undefined,
): string {
  const source = { file, code };
  const { program } = parseSync(file, code);
  const edits: Edit[] = [];
  // Most code imports nothing later, and a walk through all of it takes the build seconds.
  const later = /\bimport\([^)]*\.texts\.ts/.test(code)
    ? [...nodesIn(program)]
        .map(({ node }) => node)
        .filter(({ type }) => type === 'ImportExpression')
    : [];
  for (const statement of [...program.body, ...later] as unknown as Import[]) {
    const path = statement.source?.value;
    if (typeof path !== 'string' || !english.test(path)) continue;
    if (statement.importKind === 'type' || statement.exportKind === 'type') continue;
    const texts = textsAt(path);
    if (texts === undefined) continue;
    if (statement.type !== 'ImportDeclaration')
      return refuse(
        source,
        statement,
        'takes texts in a form that the build does not know: import them by name',
      );
    const taken = (statement.specifiers ?? []).filter(({ importKind }) => importKind !== 'type');
    const statements = taken.map((specifier) => {
      const name = specifier.imported?.name;
      if (name === undefined || (texts.both && !texts.exports.has(name)))
        refuse(
          source,
          statement,
          'takes texts in a form that the build does not know: import them by name',
        );
      const { statement: by, without } = importOf(program, path, { texts }, specifier);
      if (without) edits.push(inItsLines(source, without, ''));
      return by;
    });
    edits.push(inItsLines(source, statement, statements.join(' ')));
  }
  return edited(code, edits);
}

const known = new Map<string, TextsFile>();

/** The texts of a file, read once, however many pages take some of them. */
function textsOf(file: string, code: string): TextsFile {
  const before = known.get(file);
  if (before?.code === code) return before;
  const texts = readTexts(file, code);
  known.set(file, texts);
  return texts;
}

/** The texts at a path as a file imports it. */
function textsFrom(importer: string, path: string): TextsFile | undefined {
  const file = resolve(dirname(importer), path);
  return existsSync(file) ? textsOf(file, readFileSync(file, 'utf8')) : undefined;
}

/**
 * Puts the texts of a language in: of a file with both the one of each text, else the file of that
 * language (`NOUN.texts.es.ts`). A page carries one language and no code that chooses.
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
      const own = found.id.replace(english, `.texts.${language}.ts`);
      const id = language === 'en' || !existsSync(own) ? found.id : own;
      return query === undefined ? id : `${id}?${query}`;
    },
    async load(id) {
      const wanted = wantedIn(id);
      if (wanted === undefined) return null;
      const [file = ''] = id.split('?');
      this.addWatchFile(file);
      return moduleOf(language, textsOf(file, await readFile(file, 'utf8')), wanted);
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      const one = id === file && english.test(id) ? inLanguage(language, id, code) : code;
      const isCode = /\.tsx?$/.test(file) && one.includes('.texts.ts');
      const taken = isCode ? takeParts(file, one, (path) => textsFrom(file, path)) : one;
      return taken === code ? null : { code: taken, map: null };
    },
  };
}
