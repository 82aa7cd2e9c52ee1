import type { Check, Finding } from './check.ts';
import { findingsOf, refusedBy, textsIn } from './refused-words.ts';
import { filesWhere, type Tree } from './tree.ts';

const page = 'docs/glosario.md';
const mayBeSpanish = (file: string) =>
  /\.texts(?:\.es)?\.ts$/.test(file) || file.startsWith('contract/words/');

const inSpanish = (tree: Tree) =>
  filesWhere(tree, mayBeSpanish).flatMap(([file, text]) =>
    textsIn(file, text)
      .filter(({ isSpanish }) => isSpanish)
      .map((one) => ({ file, ...one })),
  );

export const spanishWords: Check = {
  rule: `Spanish texts use the words of ${page}, and none of those it refuses`,
  find(tree) {
    const refused = refusedBy(tree.get(page) ?? '');
    // “Correo” alone is the post.
    const isEmail = /correos? (?:electrónicos?|no deseado)/gi;
    return inSpanish(tree).flatMap(({ file, line, said }) =>
      findingsOf(refused, { file, line, said: said.replaceAll(isEmail, '…') }, page),
    );
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
