import path from 'node:path';
import { Visitor, type JSXElement, type Node as Syntax } from 'oxc-parser';
import { parse } from './parse.ts';
import { filesWhere, isTest, type Tree } from './tree.ts';

/** An element as a page would have it. */
export interface Drawn {
  tag: string;
  classes: readonly string[];
  /** It is drawn by a part of the kit, which does not leave how it looks to its page. */
  ofKit: boolean;
  children: readonly Drawn[];
}

/** Where classes are named in words, and what is drawn there. */
export interface Classed {
  classes: readonly string[];
  ofKit: boolean;
  drawn: () => readonly Drawn[];
}

interface Module {
  file: string;
  text: string;
  own: ReadonlyMap<string, Syntax>;
  imported: ReadonlyMap<string, { file: string; name: string }>;
}

/** The properties given to a part: drawn where its code names them. */
type Given = ReadonlyMap<string, () => readonly Drawn[]>;

interface Place {
  module: Module;
  given: Given;
  /** The classes that come in as `className`, and whether a page hands them in. */
  classes: readonly string[];
  /** Declarations that are being followed: a part may draw itself. */
  within: ReadonlySet<Syntax>;
}

export const isOfKit = (file: string): boolean => file.startsWith('web/ui/');

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;
const syntaxWithin = (node: Syntax): Syntax[] =>
  Object.values(node).flatMap((value) => [value].flat().filter(isSyntax));

function moduleOf(file: string, text: string): Module {
  const own = new Map<string, Syntax>();
  const imported = new Map<string, { file: string; name: string }>();
  for (const statement of parse(file, text).program.body) {
    if (statement.type === 'ImportDeclaration') {
      const to = statement.source.value;
      const from = to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : to;
      for (const { local } of statement.specifiers)
        imported.set(local.name, { file: from, name: local.name });
      continue;
    }
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      own.set(declared.id.name, declared);
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) own.set(id.name, init);
  }
  return { file, text, own, imported };
}

/** The modules of the web side that draw something. */
export class DrawnParts {
  readonly #modules: ReadonlyMap<string, Module>;

  constructor(tree: Tree) {
    const files = filesWhere(
      tree,
      (file) => file.startsWith('web/') && file.endsWith('.tsx') && !isTest(file),
    );
    this.#modules = new Map(files.map(([file, text]) => [file, moduleOf(file, text)]));
  }

  /** Each element that is given a class in words. */
  classed(): Classed[] {
    return [...this.#modules.values()].flatMap((module) => {
      const found: Classed[] = [];
      const place: Place = { module, given: new Map(), classes: [], within: new Set() };
      new Visitor({
        JSXElement: (element) => {
          const classes = this.#classesOf(element, place);
          if (classes.length === 0) return;
          const ofKit = isOfKit(module.file);
          let drawn: readonly Drawn[] | undefined;
          found.push({ classes, ofKit, drawn: () => (drawn ??= this.#drawn(element, place)) });
        },
      }).visit(parse(module.file, module.text).program);
      return found;
    });
  }

  #classesOf(element: JSXElement, place: Place): string[] {
    const value = attributesOf(element).get('className');
    if (!value) return [];
    const expression = place.module.text.slice(value.start, value.end);
    const words = [...expression.matchAll(/['"`]([^'"`]*)['"`]/g)]
      .flatMap(([, text = '']) => text.split(/\s+/))
      .filter((word) => /^[a-z][\w-]*$/.test(word));
    return [
      ...words,
      ...(expression.includes('buttonClass(') ? ['button'] : []),
      ...(/\bclassName\b/.test(expression) ? place.classes : []),
    ];
  }

  #drawn(node: Syntax, place: Place): readonly Drawn[] {
    if (node.type === 'JSXElement') return this.#element(node, place);
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
      return this.#named(node.name, place);
    if (node.type === 'MemberExpression' && !node.computed)
      return [
        ...this.#drawn(node.object, place),
        ...(node.property.type === 'Identifier'
          ? (place.given.get(node.property.name)?.() ?? [])
          : []),
      ];
    if (node.type === 'Property') return this.#drawn(node.value, place);
    if (node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(node.type)) return [];
    return syntaxWithin(node).flatMap((inner) => this.#drawn(inner, place));
  }

  #named(name: string, place: Place): readonly Drawn[] {
    const given = place.given.get(name);
    return given ? given() : this.#part(name, place, new Map(), []);
  }

  /** Lists what the declaration of a name draws. */
  #part(
    name: string,
    { module, within }: Place,
    given: Given,
    classes: readonly string[],
  ): readonly Drawn[] {
    const from = module.imported.get(name);
    // A window is drawn at the end of the page, wherever its part is written.
    if (from?.file.startsWith('web/ui/windows/')) return [];
    const there = from ? this.#modules.get(from.file) : module;
    const declared = there?.own.get(from?.name ?? name);
    if (!there || !declared || within.has(declared)) return [];
    return this.#drawn(declared, {
      module: there,
      given,
      classes,
      within: new Set([...within, declared]),
    });
  }

  #element(element: JSXElement, place: Place): readonly Drawn[] {
    const name = nameOf(element, place.module);
    const classes = this.#classesOf(element, place);
    const children = () => element.children.flatMap((child) => this.#drawn(child, place));
    const ofKit = isOfKit(place.module.file);
    if (/^[a-z]/.test(name) && !name.includes('.')) {
      const own = ofKit && leavesLooks(element, place.module) ? { ofKit: false } : { ofKit };
      return [{ tag: name, classes, ...own, children: children() }];
    }
    if (name === 'Link') return [{ tag: 'a', classes, ofKit, children: children() }];
    const given = new Map<string, () => readonly Drawn[]>([['children', children]]);
    for (const [attribute, value] of attributesOf(element))
      if (attribute !== 'className') given.set(attribute, () => this.#drawn(value, place));
    const drawn = this.#part(name, place, given, classes);
    // Parts of a package draw what they are given.
    return drawn.length > 0 || place.module.imported.get(name)?.file.startsWith('web/')
      ? drawn
      : children();
  }
}

const nameOf = ({ openingElement: { name } }: JSXElement, { text }: Module) =>
  text.slice(name.start, name.end);

function attributesOf({ openingElement }: JSXElement): Map<string, Syntax> {
  return new Map(
    openingElement.attributes.flatMap((one): [string, Syntax][] =>
      one.type === 'JSXAttribute' && one.value && one.name.type === 'JSXIdentifier'
        ? [[one.name.name, one.value]]
        : [],
    ),
  );
}

/** An element of the kit that has only the class of its page, as a form has, is the page's own. */
function leavesLooks(element: JSXElement, { text }: Module): boolean {
  const value = attributesOf(element).get('className');
  if (value) return text.slice(value.start, value.end) === '{className}';
  return element.openingElement.attributes.some(
    (one) => one.type === 'JSXSpreadAttribute' && text.slice(one.start, one.end) === '{...props}',
  );
}
