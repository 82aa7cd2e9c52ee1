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

function refusedWords(tree: Tree): Finding[] {
  const refused = refusedBy(tree.get(page) ?? '');
  // “Correo” alone is the post.
  const isEmail = /correos? (?:electrónicos?|no deseado)/gi;
  return inSpanish(tree).flatMap(({ file, line, said }) =>
    findingsOf(refused, { file, line, said: said.replaceAll(isEmail, '…') }, page),
  );
}

const lostMarks = (tree: Tree): Finding[] =>
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
  );

export const spanishWords: Check = {
  rule: `Spanish texts use the words of ${page} and none that it refuses, and begin a question with its mark`,
  find: (tree) => [...refusedWords(tree), ...lostMarks(tree)],
};
