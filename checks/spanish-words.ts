import { type Expression, Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, type Tree } from './tree.ts';

const page = 'docs/glosario.md';
const isSpanish = (file: string) =>
  file.endsWith('.texts.es.ts') || /^contract\/(?:refusals|answers)\/es\//.test(file);

/** `| English | Spanish | Not |`: what stands in backticks under Not is refused. */
const row = /^\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;

interface Refused {
  word: string;
  say: string;
  pattern: RegExp;
}

/** A word ends where no letter follows; a quotation mark stands against one. */
function wholeWord(word: string): RegExp {
  const after = /\p{L}$/u.test(word) ? '(?!\\p{L})' : '';
  return new RegExp(`(?<!\\p{L})${RegExp.escape(word)}${after}`, 'iu');
}

const refusedBy = (tree: Tree): Refused[] =>
  [...(tree.get(page) ?? '').matchAll(row)].flatMap(([, , say = '', not = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({
      word,
      say: say.trim(),
      pattern: wholeWord(word),
    })),
  );

/** A text as it is read: its parts put together, an ellipsis where a value goes in. */
function textOf(node: Expression | { type: string }): string | undefined {
  const one = node as Expression;
  if (one.type === 'Literal') return typeof one.value === 'string' ? one.value : undefined;
  if (one.type === 'TemplateLiteral') return one.quasis.map(({ value }) => value.cooked).join('…');
  if (one.type !== 'BinaryExpression' || one.operator !== '+') return undefined;
  const [left, right] = [textOf(one.left), textOf(one.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
}

/** Every text of a file once, the longest that it is part of. */
function textsIn(file: string, text: string): { said: string; line: number }[] {
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
  }).visit(parse(file, text).program);
  return found
    .filter(({ start }) => !names.has(start))
    .filter(
      (one) => !found.some((all) => all !== one && all.start <= one.start && all.end >= one.end),
    )
    .map(({ said, start }) => ({ said, line: lineAt(text, start) }));
}

const inSpanish = (tree: Tree) =>
  filesWhere(tree, isSpanish).flatMap(([file, text]) =>
    textsIn(file, text).map((one) => ({ file, ...one })),
  );

export const spanishWords: Check = {
  rule: `Spanish texts use the words of ${page}, and none of those it refuses`,
  find(tree) {
    const refused = refusedBy(tree);
    return inSpanish(tree).flatMap(({ file, line, said }): Finding[] => {
      // “Correo” alone is the post.
      const read = said.replaceAll(/correos? (?:electrónicos?|no deseado)/gi, '…');
      return refused
        .filter(({ pattern }) => pattern.test(read))
        .map(({ word, say }) => ({
          file,
          line,
          problem: `“${word}” is refused by ${page}`,
          mend: `say: ${say}`,
        }));
    });
  },
};

export const openingMarks: Check = {
  rule: 'a Spanish question or exclamation begins with its mark',
  find: (tree) =>
    inSpanish(tree).flatMap(({ file, line, said }): Finding[] =>
      [
        ['¿', '?'],
        ['¡', '!'],
      ]
        .filter(([first = '', last = '']) => said.split(first).length !== said.split(last).length)
        .map(([first = '', last = '']) => ({
          file,
          line,
          problem: `“${said}” has not as many ${first} as ${last}`,
          mend: `begin the sentence with ${first}`,
        })),
    ),
};
