import { Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** Says of a file what its place is, not what it exports. */
const rolesOfFiles = new Set(['store', 'routes', 'job', 'noun', 'd', 'es']);

/**
 * A file that is named for something else than it exports is looked for under the wrong name. The
 * names of its exports have the whole name of a file with one exported function or value; of a file
 * with several, a word of it.
 */
export const exportsNamed: Check = {
  rule: 'a file of the server is named for what it exports',
  find: (tree) =>
    filesWhere(tree, (file) => file.startsWith('server/') && isCode(file) && !isTest(file)).flatMap(
      ([file, text]) => wronglyNamed(file, text),
    ),
};

function wronglyNamed(file: string, text: string): Finding[] {
  const { values, types } = exportsOf(file, text);
  const exported = values.length > 0 ? values : types;
  if (exported.length === 0) return [];
  const said = new Set([...values, ...types].flatMap(wordsOf));
  const words = wordsOfFile(file);
  const named =
    values.length === 1
      ? words.every((word) => said.has(word))
      : words.some((word) => said.has(word));
  return named
    ? []
    : [
        {
          file,
          problem: `exports ${exported.map((name) => `\`${name}\``).join(', ')}`,
          mend: 'name the file for what it exports, or the export for what the file says',
        },
      ];
}

function exportsOf(file: string, text: string): { values: string[]; types: string[] } {
  const [values, types]: [string[], string[]] = [[], []];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations)
          if (id.type === 'Identifier') values.push(id.name);
      if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
        if (declaration.id) values.push(declaration.id.name);
      if (
        declaration?.type === 'TSInterfaceDeclaration' ||
        declaration?.type === 'TSTypeAliasDeclaration'
      )
        types.push(declaration.id.name);
    },
  }).visit(parse(file, text).program);
  return { values, types };
}

function wordsOfFile(file: string): string[] {
  const name = file.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
  return name
    .split(/[-.]/)
    .filter((word) => !rolesOfFiles.has(word))
    .map(beginning);
}

const wordsOf = (name: string): string[] =>
  name.split(/(?=[A-Z])/).map((word) => beginning(word.toLowerCase()));

/** Two forms of one word, such as `pause` and `paused` or `day` and `days`, begin alike. */
const beginning = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '').slice(0, 4);
