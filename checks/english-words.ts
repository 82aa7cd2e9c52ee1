import type { Check } from './check.ts';
import { findingsOf, refusedBy, textsIn } from './refused-words.ts';
import { filesWhere, isTest } from './tree.ts';

const page = 'docs/glossary.md';

/** Texts of customers and of the public, and the staff's, which are among the code. */
const isRead = (file: string) =>
  file.endsWith('.texts.ts') ||
  /^contract\/(?:words\/|notices\.)/.test(file) ||
  (/^web\/admin\/.+\.tsx?$/.test(file) && !isTest(file));

/** Names of the wire and of jobs, which their pages say otherwise. */
const names = new Set(['Loan instalment', 'loan instalment', 'statement mails']);

/** A name of the wire, an address or a class is no text: it has neither a capital nor a blank. */
const isText = (said: string) => !names.has(said) && /^\p{Lu}|\p{L} |\.$/u.test(said.trim());

const words = /\n## On screens\n[^]*?(?=\n## |$)/;

export const englishWords: Check = {
  rule: `English texts use the words of ${page}, and none of those it refuses on screens`,
  find(tree) {
    const refused = refusedBy(words.exec(tree.get(page) ?? '')?.[0] ?? '');
    return filesWhere(tree, isRead).flatMap(([file, text]) =>
      textsIn(file, text)
        .filter(({ said, isSpanish }) => !isSpanish && isText(said))
        .flatMap((one) => findingsOf(refused, { file, ...one }, page)),
    );
  },
};
