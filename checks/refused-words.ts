import { type Expression, type JSXText, Visitor } from 'oxc-parser';
import type { Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';

/** A row: its third column, `Not`, has the refused words in backticks, its second what to say. */
const row = /^\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;

export interface Refused {
  word: string;
  say: string;
  pattern: RegExp;
}

/** A word ends where no letter follows; a quotation mark may follow it. */
function wholeWord(word: string): RegExp {
  const after = /\p{L}$/u.test(word) ? '(?!\\p{L})' : '';
  return new RegExp(`(?<!\\p{L})${RegExp.escape(word)}${after}`, 'iu');
}

/** Lists the words that a list refuses. */
export const refusedBy = (list: string): Refused[] =>
  [...list.matchAll(row)].flatMap(([, , say = '', not = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({
      word,
      say: say.trim(),
      pattern: wholeWord(word),
    })),
  );

/** Lists what a page refuses of the text at a place. */
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

/** A text of a file. In a file of both languages, Spanish is below `es` or a name that says so. */
interface TextInFile {
  said: string;
  line: number;
  isSpanish: boolean;
}

/** Every text of a file once, the longest that it is part of. */
export function textsIn(file: string, text: string): TextInFile[] {
  const found: { said: string; start: number; end: number }[] = [];
  const note = (node: { type: string; start: number; end: number }) => {
    const said = textOf(node);
    if (said !== undefined) found.push({ said, start: node.start, end: node.end });
  };
  const names = new Set<number>();
  const spanish: { start: number; end: number }[] = [];
  const noteSpanish = (isSpanish: boolean, { start, end }: { start: number; end: number }) => {
    if (isSpanish) spanish.push({ start, end });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => void names.add(source.start),
    Property: (property) => {
      names.add(property.key.start);
      noteSpanish(property.key.type === 'Identifier' && property.key.name === 'es', property);
    },
    VariableDeclarator: (one) =>
      noteSpanish(one.id.type === 'Identifier' && /inSpanish$/i.test(one.id.name), one),
    FunctionDeclaration: (one) => noteSpanish(/inSpanish$/i.test(one.id?.name ?? ''), one),
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
    .map(({ said, start }) => ({
      said,
      line: lineAt(text, start),
      isSpanish:
        file.endsWith('.texts.es.ts') ||
        spanish.some((part) => part.start <= start && start < part.end),
    }));
}
