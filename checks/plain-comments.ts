import type { Check } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** Words that hide who does what: a comment with one of them had to be read twice. */
const riddles = /\b(whoever|whomever|nobody|beside|anew|meanwhile|what of it|(?:is|are) told)\b/i;

export const plainComments: Check = {
  rule: 'comments of server and contract say who does what, in plain words',
  find: (tree) =>
    filesWhere(
      tree,
      (file) => /^(server|contract|config)\//.test(file) && isCode(file) && !isTest(file),
    ).flatMap(([file, text]) =>
      parse(file, text).comments.flatMap(({ value, start }) => {
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
      }),
    ),
};
