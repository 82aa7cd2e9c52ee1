import type { Check, Finding } from './check.ts';
import { filesWhere, isCode, isTest, type Tree } from './tree.ts';

const page = 'docs/specification.md';
const literal = /“([^”]+)”/g;
/** Where a text that is too long for its line goes on in the next. */
const brokenLine = /['"`] \+ ['"`]/g;
const special = /[.*+?^$()|[\]\\]/g;

/**
 * Finds a text as code holds it: `{name}` matches what is put in, quotes may be escaped, and markup
 * may break lines anywhere.
 */
function asPattern(text: string): RegExp {
  const pieces = text
    .split(/\{\w+\}/)
    .map((piece) => piece.replaceAll(special, '\\$&').replaceAll("'", "\\\\?'"));
  return new RegExp(pieces.join('\\$?\\{[^{}]+\\}'));
}

function sourcesOf(tree: Tree): string {
  const isSource = (file: string) =>
    /^(contract|config|server|web)\//.test(file) && isCode(file) && !isTest(file);
  return filesWhere(tree, isSource)
    .map(([, text]) => text.replaceAll(/\s+/g, ' ').replaceAll(brokenLine, ''))
    .join('\n');
}

export const specifiedTexts: Check = {
  rule: `every literal text of ${page} stands in the sources, byte for byte`,
  find(tree) {
    const sources = sourcesOf(tree);
    const rows = (tree.get(page) ?? '').split('\n');
    return rows.flatMap((row, index): Finding[] => {
      if (!row.startsWith('|')) return [];
      return [...row.matchAll(literal)]
        .filter(([, text = '']) => !asPattern(text).test(sources))
        .map(([text]) => ({
          file: page,
          line: index + 1,
          problem: `${text} is said nowhere`,
          mend: 'say it to the letter',
        }));
    });
  },
};
