import { type Expression, type JSXText, Visitor } from 'oxc-parser';
import type { Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';

/** The third column of a row, `Not`: what stands in backticks there is refused, the second said. */
const row = /^\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;

export interface Refused {
  word: string;
  say: string;
  pattern: RegExp;
}

/** A word ends where no letter follows; a quotation mark stands against one. */
function wholeWord(word: string): RegExp {
  const after = /\p{L}$/u.test(word) ? '(?!\\p{L})' : '';
  return new RegExp(`(?<!\\p{L})${RegExp.escape(word)}${after}`, 'iu');
}

/** What a list of words refuses. */
export const refusedBy = (list: string): Refused[] =>
  [...list.matchAll(row)].flatMap(([, , say = '', not = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({
      word,
      say: say.trim(),
      pattern: wholeWord(word),
    })),
  );

/** What a page refuses of what is said at a place. */
export const findingsOf = (
  refused: readonly Refused[],
  { file, line, said }: { file: string; line: number; said: string },
  page: string,
): Finding[] =>
  refused
    .filter(({ pattern }) => pattern.test(said))
    .map(({ word, say }) => ({
      file,
      line,
      problem: `“${word}” is refused by ${page}`,
      mend: `say: ${say}`,
    }));

/** A text as it is read: its parts put together, an ellipsis where a value goes in. */
function textOf(node: Expression | { type: string }): string | undefined {
  const one = node as Expression | JSXText;
  if (one.type === 'Literal' || one.type === 'JSXText')
    return typeof one.value === 'string' ? one.value : undefined;
  if (one.type === 'TemplateLiteral') return one.quasis.map(({ value }) => value.cooked).join('…');
  if (one.type !== 'BinaryExpression' || one.operator !== '+') return undefined;
  const [left, right] = [textOf(one.left), textOf(one.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
}

/** Every text of a file once, the longest that it is part of. */
export function textsIn(file: string, text: string): { said: string; line: number }[] {
  const found: { said: string; start: number; end: number }[] = [];
  const note = (node: { type: string; start: number; end: number }) => {
    const said = textOf(node);
    if (said !== undefined) found.push({ said, start: node.start, end: node.end });
  };
  const names = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ source }) => void names.add(source.start),
    Property: ({ key }) => void names.add(key.start),
    BinaryExpression: note,
    Literal: note,
    TemplateLiteral: note,
    JSXText: note,
  }).visit(parse(file, text).program);
  return found
    .filter(({ start }) => !names.has(start))
    .filter(
      (one) => !found.some((all) => all !== one && all.start <= one.start && all.end >= one.end),
    )
    .map(({ said, start }) => ({ said, line: lineAt(text, start) }));
}
