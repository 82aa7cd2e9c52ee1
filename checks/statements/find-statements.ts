import { sep } from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API, type Project, type Type } from 'typescript/unstable/sync';
import { Folder } from './fold.ts';
import { type ValueType, valueTypeOf } from './kinds.ts';
import { SourceNames, propertiesOf } from './source-names.ts';
import { Unread, inEveryWorld, outermost } from './worlds.ts';

/** One text that a call can send, with its values; none where only the run tells them. */
export interface Shape {
  text: string;
  values: ValueType[] | undefined;
}

/** A call of `query`, or a look-up. */
export interface Statement {
  file: string;
  line: number;
  /** The function or constant around it. */
  within: string;
  /** The columns that its row type names; undefined where it has none. */
  row: ReadonlyMap<string, ValueType> | undefined;
  /** True where it takes rows from the answer. */
  readsRows: boolean;
  shapes: Shape[];
  /** The parts that only the run tells, and why. */
  unread: { part: 'text' | 'values' | 'row'; reason: string }[];
}

/**
 * Every statement in some folders of a project, except those of tests, as the compiler understands
 * them.
 */
export function findStatements(
  folder: string,
  tsconfig: string,
  folders: readonly string[],
): Statement[] {
  // As the compiler spells it, also on Windows.
  const root = folder.replaceAll(sep, '/');
  const api = new API();
  try {
    const [project] = api.updateSnapshot({ openProjects: [tsconfig] }).getProjects();
    if (!project) throw new Error(`${tsconfig} was not understood.`);
    const names = project.program
      .getSourceFileNames()
      .filter((name) => folders.some((one) => name.startsWith(`${root}/${one}/`)));
    return names
      .filter((name) => !name.endsWith('.test.ts'))
      .toSorted()
      .flatMap((name) => readFile(project, root, name));
  } finally {
    api.close();
  }
}

function readFile(project: Project, root: string, name: string): Statement[] {
  const source = project.program.getSourceFile(name);
  // Most files ask the database nothing, and asking the compiler about each costs time.
  if (!source || !/\.query\b|LookUp</.test(source.text)) return [];
  const file = name.slice(root.length + 1);
  const reader = new StatementReader(new SourceNames(project));
  const found: Statement[] = [];
  const visit = (node: ast.Node): void => {
    const place = () => ({
      file,
      line: source.text.slice(0, node.getStart()).split('\n').length,
      within: nameAround(node),
    });
    const read = reader.read(node);
    if (read) found.push({ ...place(), ...read });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

type Read = Omit<Statement, 'file' | 'line' | 'within'>;

class StatementReader {
  readonly #names: SourceNames;

  constructor(names: SourceNames) {
    this.#names = names;
  }

  /** The statement at a node; undefined where there is none. */
  read(node: ast.Node): Read | undefined {
    if (ast.isCallExpression(node) && this.#isQuery(node.expression)) {
      const [text, values] = node.arguments;
      return (
        text && this.#statement(this.#shapes(text, values), this.#rowOf(node), readsRows(node))
      );
    }
    return ast.isVariableDeclaration(node) ? this.#lookUp(node) : undefined;
  }

  #isQuery(callee: ast.Expression): boolean {
    if (!ast.isPropertyAccessExpression(callee) || callee.name.text !== 'query') return false;
    const declared =
      this.#names.checker.getSymbolAtLocation(callee.name)?.declarations[0]?.path ?? '';
    return declared.endsWith('/server/db/database.ts') || declared.includes('/@types/pg/');
  }

  #lookUp({ type, initializer }: ast.VariableDeclaration): Read | undefined {
    if (
      !type ||
      !initializer ||
      !type.getText().startsWith('LookUp<') ||
      !ast.isObjectLiteralExpression(initializer)
    )
      return undefined;
    const property = (name: string) => {
      const found = propertiesOf(initializer).get(name);
      return found && ast.isPropertyAssignment(found) ? found.initializer : undefined;
    };
    const [text, values] = [property('sql'), property('values')];
    const list =
      values && ast.isArrowFunction(values) && !ast.isBlock(values.body) ? values.body : undefined;
    const [, row] = this.#argumentsOf(this.#names.checker.getTypeFromTypeNode(type));
    if (!text || !list) return undefined;
    const read = this.#statement(this.#shapes(text, list), row, true);
    // A look-up answers for many keys; its place says for which.
    return {
      ...read,
      row: read.row && new Map([...read.row, ['place', { kinds: ['number'], words: undefined }]]),
    };
  }

  #shapes(
    text: ast.Expression,
    values: ast.Expression | undefined,
  ): Pick<Read, 'shapes' | 'unread'> {
    try {
      const shapes = inEveryWorld((world) => {
        const folder = new Folder(this.#names, world);
        const scope = outermost();
        return {
          text: folder.text(text, scope),
          values: values ? this.#values(values, () => folder.list(values, scope)) : [],
        };
      });
      const areKnown = shapes.every((shape) => shape.values !== undefined);
      return {
        shapes,
        unread: areKnown ? [] : [{ part: 'values', reason: 'a list that is made at run time' }],
      };
    } catch (error) {
      const at = error instanceof Unread ? `, “${error.node.getText().slice(0, 60)}”` : '';
      return {
        shapes: [],
        unread: [
          {
            part: 'text',
            reason: `${error instanceof Error ? error.message : String(error)}${at}`,
          },
        ],
      };
    }
  }

  #values(values: ast.Expression, read: () => { node: ast.Expression }[]): ValueType[] | undefined {
    try {
      return read().map(({ node }) => this.#valueType(this.#names.checker.getTypeAtLocation(node)));
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      const type = this.#names.checker.getTypeAtLocation(values);
      return type && this.#names.checker.isTupleType(type)
        ? this.#argumentsOf(type).map((item) => this.#valueType(item))
        : undefined;
    }
  }

  #valueType(type: Type | undefined): ValueType {
    return type ? valueTypeOf(this.#names.checker, type) : { kinds: ['unknown'], words: undefined };
  }

  #argumentsOf(type: Type | undefined): readonly Type[] {
    return type?.isTypeReference() ? this.#names.checker.getTypeArguments(type) : [];
  }

  /** The row within the `Promise<QueryAnswer<Row>>` of a call. */
  #rowOf(call: ast.CallExpression): Type | undefined {
    const [answer] = this.#argumentsOf(this.#names.checker.getTypeAtLocation(call));
    const rows = answer && this.#names.checker.getPropertyOfType(answer, 'rows');
    return rows && this.#argumentsOf(this.#names.checker.getTypeOfSymbol(rows))[0];
  }

  #statement(
    { shapes, unread }: Pick<Read, 'shapes' | 'unread'>,
    row: Type | undefined,
    takesRows: boolean,
  ): Read {
    const isGeneric = row?.isTypeParameter() === true;
    const more: Read['unread'] = isGeneric ? [{ part: 'row', reason: 'a type parameter' }] : [];
    return {
      shapes,
      unread: [...unread, ...more],
      row: isGeneric ? undefined : this.#columns(row),
      readsRows: takesRows && !isGeneric,
    };
  }

  #columns(row: Type | undefined): Read['row'] {
    const { checker } = this.#names;
    const namesNone =
      !row ||
      checker.getIndexInfosOfType(row).length > 0 ||
      (row.isIntrinsicType() && row.intrinsicName === 'any');
    if (namesNone) return undefined;
    return new Map(
      checker
        .getPropertiesOfType(row)
        .map((property) => [property.name, this.#valueType(checker.getTypeOfSymbol(property))]),
    );
  }
}

/** Says whether a call is `const { rows } = await …` or `(await …).rows`. */
function readsRows(call: ast.CallExpression): boolean {
  const awaited = call.parent;
  if (!ast.isAwaitExpression(awaited)) return false;
  let taker: ast.Node = awaited.parent;
  while (ast.isParenthesizedExpression(taker)) taker = taker.parent;
  if (ast.isPropertyAccessExpression(taker)) return taker.name.text === 'rows';
  if (!ast.isVariableDeclaration(taker)) return false;
  return ast.isIdentifier(taker.name) || taker.name.getText().includes('rows');
}

function nameAround(node: ast.Node): string {
  for (let at: ast.Node = node; !ast.isSourceFile(at); at = at.parent) {
    if (ast.isFunctionDeclaration(at) || ast.isMethodDeclaration(at))
      return at.name?.getText() ?? '';
    if (ast.isVariableDeclaration(at) && ast.isSourceFile(at.parent.parent.parent))
      return at.name.getText();
  }
  return '';
}
