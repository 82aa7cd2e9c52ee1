import type { Check, Finding } from './check.ts';
import { lineAt } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** Code that a page must not write by itself, and what to do instead. */
const banned: { what: RegExp; problem: string; mend: string; but?: string[] }[] = [
  {
    what: /\b(?:Intl\.[A-Z]\w+(?<!Options)\b|toLocale\w*String\()|'(?:en|es)-[A-Z]{2}'/g,
    problem: 'a language of its own: a second one could not be chosen in one place',
    mend: 'take `countText`, `numberWriter` or `dateWriter` of web/ui/values/format.ts',
    // The first three are that place; the others work out what machines read.
    but: [
      'web/ui/values/format.ts',
      'web/ui/values/country-names.ts',
      'web/ui/values/format-names.ts',
      'web/bank/bank-clock.ts',
      'web/site/enhance/is-open.ts',
    ],
  },
  {
    what: /=== 1 \? *['`"]/g,
    problem: 'a plural by hand: other languages have other plurals',
    mend: 'take `plural` of web/ui/values/plural.ts',
    // Their script has a few hundred bytes.
    but: ['web/site/enhance/enhance.texts.ts'],
  },
];

export const oneFormat: Check = {
  rule: 'pages write numbers, dates and plurals through web/ui/values/format.ts',
  find: (tree) =>
    filesWhere(tree, (file) => isCode(file) && file.startsWith('web/') && !isTest(file)).flatMap(
      ([file, text]) =>
        banned
          .filter(({ but = [] }) => !but.includes(file))
          .flatMap(({ what, problem, mend }) =>
            [...text.matchAll(what)].map(
              ({ index }): Finding => ({ file, line: lineAt(text, index), problem, mend }),
            ),
          ),
    ),
};
