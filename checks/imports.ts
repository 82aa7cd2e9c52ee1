import path from 'node:path';
import { Visitor } from 'oxc-parser';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, type Tree } from './tree.ts';

/** One import or re-export of a file. */
export interface Import {
  from: string;
  /**
   * A file of the tree for a relative import; the specifier as written for a package or a built-in.
   */
  to: string;
  isPackage: boolean;
  line: number;
}

/** Every import of every code file: static, re-exported, dynamic and `import('…')` types. */
export function importsOf(tree: Tree): Import[] {
  return filesWhere(tree, isCode).flatMap(([file, text]) =>
    specifiersOf(file, text).map(({ value, start }) => resolved(file, value, lineAt(text, start))),
  );
}

function specifiersOf(file: string, text: string): { value: string; start: number }[] {
  const { module, program } = parse(file, text);
  const found: { value: string; start: number }[] = module.staticImports.map(
    (one) => one.moduleRequest,
  );
  for (const { entries } of module.staticExports) {
    const source = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (source) found.push(source);
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.push({ value: source.value, start: source.start });
    },
    TSImportType({ source }) {
      found.push({ value: source.value, start: source.start });
    },
  }).visit(program);
  return found;
}

function resolved(from: string, specifier: string, line: number): Import {
  const withoutQuery = specifier.replace(/\?.*$/, '');
  if (!specifier.startsWith('.')) return { from, to: specifier, isPackage: true, line };
  return {
    from,
    to: path.posix.join(path.posix.dirname(from), withoutQuery),
    isPackage: false,
    line,
  };
}
