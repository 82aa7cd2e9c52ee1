import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The project's files: path from its root, with `/`, to text. Files that are not text have an empty
 * one.
 */
export type Tree = ReadonlyMap<string, string>;

const made = new Set([
  '.git',
  'node_modules',
  'dist',
  '.setup',
  'data',
  'demo',
  'shots',
  'test-results',
  'playwright-report',
]);
const text =
  /\.(ts|tsx|mjs|css|sql|md|json|jsonc|yaml|yml|html|svg|txt|sh)$|(^|\/)(LICENSE|Dockerfile|\.npmrc|\.gitignore|\.dockerignore|run)$/;

/** Reads everything that people wrote; what commands made is left out. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const collect = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!made.has(file) && entry.name !== 'node_modules') collect(file);
      } else if (entry.isFile()) {
        tree.set(file, text.test(file) ? readFileSync(path.join(root, file), 'utf8') : '');
      }
    }
  };
  collect('');
  return tree;
}

export const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file);
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** The files of the tree that match, with their text. */
export function filesWhere(
  tree: Tree,
  matches: (file: string) => boolean,
): [file: string, text: string][] {
  return [...tree].filter(([file]) => matches(file)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
