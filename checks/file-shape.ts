import type { Check } from './check.ts';
import { filesWhere } from './tree.ts';

const maxLines = 250;
// Code is oxlint's (max-lines, filename-case).
// The schema is written by a program, and read by looking for a table.
const isStyleOrSql = (file: string) => /\.(css|sql)$/.test(file) && file !== 'server/db/schema.sql';

export const fileLength: Check = {
  rule: `no style sheet or migration is longer than ${maxLines} lines`,
  find: (tree) =>
    filesWhere(tree, isStyleOrSql)
      .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > maxLines)
      .map(({ file, lines }) => ({
        file,
        problem: `${lines} lines`,
        mend: 'find the second thing it says and give it a file of its own',
      })),
};

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*\.css$/;

export const fileNames: Check = {
  rule: 'names of style sheets are kebab-case',
  find: (tree) =>
    filesWhere(
      tree,
      (file) => file.endsWith('.css') && !kebab.test(file.split('/').at(-1) ?? ''),
    ).map(([file]) => ({
      file,
      problem: 'the name is not kebab-case',
      mend: 'name it as the component it belongs to (money-text.css)',
    })),
};
