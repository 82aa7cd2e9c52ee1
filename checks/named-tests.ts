import type { Check } from './check.ts';
import { filesWhere, isTest, type Tree } from './tree.ts';

/**
 * `` `tests/contract/cards.test.ts`: is the only one of its type `` in a cell of a table; `<br>`
 * begins the next one.
 */
const reference = /`([\w./-]+\.(?:test|spec)\.tsx?)`: ([^|]+?)(?= *(?:<br>|\|))/g;

/** Whether a test or a group of tests has exactly this title, however its quotes are written. */
function hasTitle(tree: Tree, file: string, title: string): boolean {
  const text = (tree.get(file) ?? '').replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some(
    (quote) =>
      text.includes(`(${quote}${title}${quote}`) || text.includes(`  ${quote}${title}${quote},\n`),
  );
}

export const namedTests: Check = {
  rule: 'every test that a table of the documents names exists',
  find: (tree) =>
    filesWhere(tree, (file) => file.startsWith('docs/') && file.endsWith('.md')).flatMap(
      ([file, text]) =>
        text.split('\n').flatMap((row, index) =>
          (row.startsWith('|') ? [...row.matchAll(reference)] : [])
            .filter(([, test = '', title = '']) => !isTest(test) || !hasTitle(tree, test, title))
            .map(([, test, title]) => ({
              file,
              line: index + 1,
              problem: `${test} has no test “${title}”`,
              mend:
                'write the title as it stands in the test now, or name the test that proves it ' +
                'instead',
            })),
        ),
    ),
};
