import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** The bank's name, and its beginning of the name of a file that people save. */
const name = /\bLarkmoor\b|\blarkmoor-.{0,120}?\.(?:csv|pdf)\b/g;

/** Comments may name it: no customer reads them. Each line stays where it is. */
function withoutComments(file: string, text: string): string {
  let left = text;
  for (const { start, end } of parse(file, text).comments)
    left = left.slice(0, start) + left.slice(start, end).replaceAll(/\S/g, ' ') + left.slice(end);
  return left;
}

const isRead = (file: string) =>
  /^(?:web|server|contract)\//.test(file) &&
  (isCode(file) || /\.(?:css|html|json|svg|txt)$/.test(file)) &&
  !isTest(file);

export const bankNamed: Check = {
  rule: 'the name of the bank stands in config/bank.ts alone',
  find: (tree) =>
    filesWhere(tree, isRead).flatMap(([file, text]) =>
      [...(isCode(file) ? withoutComments(file, text) : text).matchAll(name)].map(
        ({ index }): Finding => ({
          file,
          line: lineAt(text, index),
          problem: 'the name of this bank: another bank would have to look for it',
          mend: 'take `bankFacts.name`, `brand.shortName` or `brand.fileName` of config/bank.ts',
        }),
      ),
    ),
};
