import type { Check } from './check.ts';
import { filesWhere, isCode } from './tree.ts';

const maxLines = 250;
const readByPeople = (file: string) => /\.(ts|tsx|mjs|css|sql)$/.test(file);

export const fileLength: Check = {
  rule: `no file is longer than ${maxLines} lines`,
  find: (tree) =>
    filesWhere(tree, readByPeople)
      .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > maxLines)
      .map(({ file, lines }) => ({ file, problem: `${lines} lines`, mend: 'find the second thing it says and give it a file of its own' })),
};

export const noBarrels: Check = {
  rule: 'no barrel files',
  find: (tree) =>
    filesWhere(tree, (file) => isCode(file) && /(^|\/)index\.(ts|tsx|mjs)$/.test(file)).map(([file]) => ({
      file,
      problem: 'an index file hides where things are',
      mend: 'name the file for what it says, and import it by that name',
    })),
};

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(pg|test|spec|job|d|config))*\.(ts|tsx|mjs|css)$/;

export const fileNames: Check = {
  rule: 'file names are kebab-case',
  find: (tree) =>
    filesWhere(tree, (file) => /\.(ts|tsx|mjs|css)$/.test(file) && !kebab.test(file.split('/').at(-1) ?? '')).map(([file]) => ({
      file,
      problem: 'the name is not kebab-case',
      mend: 'verb first for actions (freeze-card.ts), noun first for the rest (transfer-limits.ts)',
    })),
};
