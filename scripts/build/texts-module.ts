import { parseSync } from 'oxc-parser';
import type { Language } from '../../contract/values/language.ts';
import { type Edit, edited, type Node, nodesIn, refuse, type Source } from './syntax.ts';

interface Property extends Node {
  kind: string;
  method: boolean;
  shorthand: boolean;
  computed: boolean;
  key: Node & { name?: string; value?: unknown };
  value: Node;
}

/** The texts of one `export const`: parts by their names, or `whole` where it is one text. */
interface Said {
  texts: Node;
  whole: boolean;
  parts: ReadonlyMap<string, Node>;
}

/** A statement at the top of a file, and the names that it declares. */
interface Statement {
  node: Node;
  names: readonly string[];
}

interface TextsSource extends Source {
  /** True where each text is there in both languages; else all are in that of the file. */
  both: boolean;
}

/** A file of texts, read by its syntax. */
export interface TextsFile extends TextsSource {
  exports: ReadonlyMap<string, Said>;
  /** Types, and what the texts are made with. */
  others: readonly Statement[];
}

/** Says whether a file has each text in both languages. */
const hasBothLanguages = (code: string): boolean => code.includes('= inBothLanguages({');

/** `texts` in `texts satisfies Type` and `texts as Type`. */
function bare(node: Node & { expression?: Node }): Node {
  const isTyped = /^TS(?:Satisfies|As)Expression$/.test(node.type);
  return isTyped && node.expression ? bare(node.expression) : node;
}

const nameOf = ({ key }: Property): string => key.name ?? String(key.value);

/** @throws {Error} for a form of which the build cannot say that each text has both languages. */
function propertiesOf(source: Source, texts: Node): Property[] {
  const { type, properties = [] } = texts as Node & { properties?: Property[] };
  if (type !== 'ObjectExpression') return refuse(source, texts, 'is in neither language');
  for (const property of properties) {
    if (property.type !== 'Property') refuse(source, property, 'spreads texts in');
    if (property.computed) refuse(source, property, 'has a computed name');
    if (property.method || property.shorthand || property.kind !== 'init')
      refuse(source, property, 'is not written as `name: text`');
  }
  return properties;
}

const languages: readonly string[] = ['en', 'es'] satisfies Language[];

/** The text in each language; undefined for a group of texts. */
function textOf(source: Source, group: Node): Record<Language, Node> | undefined {
  const properties = propertiesOf(source, bare(group));
  const byName = new Map(properties.map((property) => [nameOf(property), property.value]));
  if (!languages.some((language) => byName.has(language))) return undefined;
  const [en, es] = [byName.get('en'), byName.get('es')];
  if (!en) return refuse(source, group, 'has no English text');
  if (!es) return refuse(source, group, 'has no Spanish text');
  if (properties.length > 2)
    refuse(source, group, 'has more than one English and one Spanish text');
  return { en, es };
}

/** The edits that leave of each text within a node the one in a language. */
function editsTo(language: Language, source: TextsSource, node: Node): Edit[] {
  if (!source.both) return [];
  const text = textOf(source, node)?.[language];
  if (text === undefined)
    return propertiesOf(source, bare(node)).flatMap(({ value }) =>
      editsTo(language, source, value),
    );
  const { start, end } = node;
  return [{ start, end, by: source.code.slice(text.start, text.end) }];
}

interface Declaration extends Node {
  declaration?: Declaration | null;
  source?: unknown;
  declarations?: { id: Node & { name?: string }; init: Node | null }[];
  id?: { name: string } | null;
  specifiers?: { type: string; local: { name: string } }[];
}

const namesOf = ({ declarations, id, specifiers }: Declaration): string[] => [
  ...(declarations?.map((one) => one.id.name ?? '') ?? []),
  ...(id ? [id.name] : []),
  ...(specifiers?.map(({ local }) => local.name) ?? []),
];

const partsOf = (source: Source, texts: Node) =>
  new Map(propertiesOf(source, texts).map((part) => [nameOf(part), part.value]));

function saidBy(source: TextsSource, init: Node | null | undefined): Said | undefined {
  if (!source.both) {
    const texts = init ? bare(init) : undefined;
    if (texts?.type !== 'ObjectExpression') return undefined;
    return { texts, whole: false, parts: partsOf(source, texts) };
  }
  const { callee, arguments: [texts] = [] } = (init ?? {}) as Node & {
    callee?: { name?: string };
    arguments?: Node[];
  };
  if (callee?.name !== 'inBothLanguages' || texts === undefined) return undefined;
  const whole = textOf(source, texts) !== undefined;
  // The build finds what it refuses in the whole file, whichever part a page takes.
  editsTo('en', source, texts);
  return { texts, whole, parts: whole ? new Map() : partsOf(source, texts) };
}

/** @throws {Error} for a file of texts that the build does not understand as a whole. */
export function readTexts(file: string, code: string): TextsFile {
  const source = { file, code, both: hasBothLanguages(code) };
  const exports = new Map<string, Said>();
  const others: Statement[] = [];
  for (const node of parseSync(file, code).program.body as unknown as Declaration[]) {
    const declared = node.declaration ?? node;
    const isExport = node.type.startsWith('Export');
    const [constant] = declared.declarations ?? [];
    const said = isExport && constant ? saidBy(source, constant.init) : undefined;
    if (said && declared.declarations?.length === 1) exports.set(constant?.id.name ?? '', said);
    else if (source.both && isExport && !declared.type.startsWith('TS'))
      refuse(
        source,
        node,
        'exports something else than `const NOUNTexts = inBothLanguages({ … })`',
      );
    else {
      if (node.specifiers?.every(({ type }) => type === 'ImportSpecifier') === false)
        refuse(source, node, 'imports something else than names');
      others.push({ node, names: namesOf(declared) });
    }
  }
  return { ...source, exports, others };
}

/** The statements that some nodes need, and those that these need in turn. */
function neededBy({ others }: TextsFile, nodes: readonly Node[]): Node[] {
  const needed = new Set<Node>();
  const look = (from: Node) => {
    for (const { node } of nodesIn(from)) {
      if (node.type !== 'Identifier') continue;
      const { name } = node as Node & { name: string };
      for (const other of others)
        if (other.names.includes(name) && !needed.has(other.node)) {
          needed.add(other.node);
          if (other.node.type !== 'ImportDeclaration') look(other.node);
        }
    }
  };
  nodes.forEach(look);
  return others.map(({ node }) => node).filter((node) => needed.has(node));
}

/** The nodes of the texts in a language within a node. */
function chosenIn(language: Language, source: TextsSource, node: Node): Node[] {
  if (!source.both) return [node];
  const text = textOf(source, node)?.[language];
  return text
    ? [text]
    : propertiesOf(source, bare(node)).flatMap(({ value }) => chosenIn(language, source, value));
}

/** An import without the names that the texts of one language do not use. */
function withOnly(source: Source, node: Node, used: ReadonlySet<string>): string {
  const {
    importKind,
    specifiers,
    source: from,
  } = node as Node & {
    importKind: string;
    specifiers: (Node & { local: { name: string } })[];
    source: Node;
  };
  const left = specifiers.filter(({ local }) => used.has(local.name));
  const names = left.map(({ start, end }) => source.code.slice(start, end)).join(', ');
  return `import ${importKind === 'type' ? 'type ' : ''}{ ${names} } from ${source.code.slice(from.start, from.end)};`;
}

const identifiersIn = (nodes: readonly Node[]): Set<string> =>
  new Set(
    [...nodesIn(nodes)].flatMap(({ node }) =>
      node.type === 'Identifier' ? [(node as Node & { name: string }).name] : [],
    ),
  );

/** Texts of a file in one language, after the statements that they need. */
function moduleWith(
  language: Language,
  file: TextsFile,
  texts: readonly Node[],
  written: readonly string[],
): string {
  const chosen = texts.flatMap((text) => chosenIn(language, file, text));
  const needed = neededBy(file, chosen);
  const used = identifiersIn([
    ...chosen,
    ...needed.filter(({ type }) => type !== 'ImportDeclaration'),
  ]);
  return [
    ...needed.map((node) =>
      node.type === 'ImportDeclaration'
        ? withOnly(file, node, used)
        : file.code.slice(node.start, node.end),
    ),
    ...written,
    '',
  ].join('\n');
}

const inOne = (language: Language, file: TextsFile, node: Node): string => {
  const edits = editsTo(language, file, node);
  const moved = edits.map(({ start, end, by }) => ({
    start: start - node.start,
    end: end - node.start,
    by,
  }));
  return edited(file.code.slice(node.start, node.end), moved);
};

/** The module of a file's texts in one language; code that has none is as it was. */
export function inLanguage(language: Language, name: string, code: string): string {
  if (!hasBothLanguages(code)) return code;
  const file = readTexts(name, code);
  const all = [...file.exports];
  return moduleWith(
    language,
    file,
    all.map(([, { texts }]) => texts),
    all.map(([noun, { texts }]) => `export const ${noun} = ${inOne(language, file, texts)};`),
  );
}

const variableOf = (name: string, at: number): string => `$${/^\w+$/.test(name) ? name : at}`;

/** The part that a page takes of a file: all that a noun says, or one part of it, as an object or by names. */
export interface Wanted {
  noun: string;
  part?: string | undefined;
  asObject: boolean;
}

/**
 * A module with a noun's texts, or one part of them, in one language. Each text is an export of its
 * own, unless the page wants one object: `texts.key` then costs no name in the page, and the texts
 * of a window travel with the window.
 */
export function moduleOf(language: Language, file: TextsFile, wanted: Wanted): string {
  const said = file.exports.get(wanted.noun);
  const node = wanted.part === undefined ? said?.texts : said?.parts.get(wanted.part);
  if (node === undefined)
    throw new Error(`${file.file} has no ${[wanted.noun, wanted.part].join(' ')}.`);
  if (wanted.asObject)
    return moduleWith(
      language,
      file,
      [node],
      [`export const ${wanted.noun} = ${inOne(language, file, node)};`],
    );
  const named = propertiesOf(file, bare(node)).map((property) => ({
    name: nameOf(property),
    text: inOne(language, file, property.value),
  }));
  return moduleWith(
    language,
    file,
    [node],
    [
      ...named.map(({ name, text }, at) => `const ${variableOf(name, at)} = ${text};`),
      `export { ${named.map(({ name }, at) => `${variableOf(name, at)} as ${JSON.stringify(name)}`).join(', ')} };`,
    ],
  );
}
