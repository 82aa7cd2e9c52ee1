import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** Words that hide who does what: a comment with one of them had to be read twice. */
const riddles = /\b(whoever|whomever|nobody|beside|anew|meanwhile|what of it|(?:is|are) told)\b/i;

export const plainComments: Check = {
  rule: 'comments of server, contract and deploy say who does what, in plain words',
  find: (tree) =>
    filesWhere(
      tree,
      (file) =>
        (/^(server|contract|config)\//.test(file) && isCode(file) && !isTest(file)) ||
        /^deploy\/.*\.ya?ml$/.test(file),
    ).flatMap(([file, text]) =>
      (isCode(file) ? parse(file, text).comments : commentsOfYaml(text)).flatMap(
        ({ value, start }): Finding[] => {
          const found = riddles.exec(value);
          if (found === null) return [];
          return [
            {
              file,
              line: lineAt(text, start + found.index),
              problem: `a comment says "${found[0]}"`,
              mend:
                'name the person or the part: "a second customer", "next to", "again", "since ' +
                'then"',
            },
          ];
        },
      ),
    ),
};

const commentsOfYaml = (text: string) =>
  [...text.matchAll(/(?:^|(?<=\s))#.*$/gm)].map(({ 0: value, index: start }) => ({ value, start }));
