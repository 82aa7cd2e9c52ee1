import type { Check, Finding } from './check.ts';
import type { Tree } from './tree.ts';

const page = 'docs/specification.md';
const place = /`([^`]+)`/g;

function problemsOf(row: string, tree: Tree): Pick<Finding, 'problem' | 'mend'>[] {
  const [, line = '', places = '', proof = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const files = [...places.matchAll(place)].map(([, file = '']) => file);
  const missing = files
    .filter((file) => !tree.has(file))
    .map((file) => ({
      problem: `${file} does not exist`,
      mend: 'name the file where the line lives now',
    }));
  if (files.length === 0) return [{ problem: `“${line}” lives nowhere`, mend: 'name the file' }];
  return proof === ''
    ? [
        ...missing,
        { problem: `“${line}” is proven by no test`, mend: 'write the test and name it' },
      ]
    : missing;
}

export const specifiedLines: Check = {
  rule: `every line of ${page} lives in a file and is proven by a test`,
  find: (tree) =>
    (tree.get(page) ?? '')
      .split('\n')
      .flatMap((row, index) =>
        /^\| (?!.*\| Where it lives \|)/.test(row)
          ? problemsOf(row, tree).map((found) => ({ file: page, line: index + 1, ...found }))
          : [],
      ),
};
