import { Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { importsOf } from './imports.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isTest, type Tree } from './tree.ts';

const english = /\.texts\.ts$/;
const spanish = /\.texts\.es\.ts$/;

export const isTextFile = (file: string): boolean => english.test(file) || spanish.test(file);

const spanishOf = (file: string) => file.replace(english, '.texts.es.ts');
const englishOf = (file: string) => file.replace(spanish, '.texts.ts');

function without(tree: Tree, one: RegExp, other: (file: string) => string): Finding[] {
  return filesWhere(tree, (file) => one.test(file) && !tree.has(other(file))).map(([file]) => ({
    file,
    problem: `${other(file)} is missing: its readers would find nothing, or English`,
    mend: 'write it, typed by the English one',
  }));
}

export const bothLanguages: Check = {
  rule: 'every file of texts has its other language, typed by the English one',
  find: (tree) => [
    ...without(tree, english, spanishOf),
    ...without(tree, spanish, englishOf),
    ...filesWhere(tree, (file) => spanish.test(file) && file !== 'contract/locale.texts.es.ts')
      .filter(([, text]) => !/: typeof english\b/.test(text))
      .map(([file]) => ({
        file,
        problem: 'a missing text, or another one, would compile',
        mend: 'import type { NOUNTexts as english }, export const NOUNTexts: typeof english',
      })),
  ],
};

/** A page that names a language carries both, and does not follow its reader. */
export const languageChosenByBuild: Check = {
  rule: 'pages import the English texts alone: the build puts the other language in',
  find: (tree) =>
    importsOf(tree)
      .filter(
        ({ from, to }) =>
          from.startsWith('web/') && !isTest(from) && !spanish.test(from) && spanish.test(to),
      )
      .map(({ from, line }) => ({
        file: from,
        line,
        problem: 'imports Spanish texts',
        mend: 'import NOUN.texts.ts',
      })),
};

/** Each text of more than three words; names and short labels may be the same in both languages. */
function longTextsOf(file: string, text: string): Map<string, number> {
  const found = new Map<string, number>();
  const note = (said: string, start: number) => {
    if (/(?:\S+\s+){3}\S/.test(said)) found.set(said, lineAt(text, start));
  };
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && note(value, start),
    TemplateElement: ({ value, start }) => note(value.raw, start),
  }).visit(parse(file, text).program);
  return found;
}

export const translatedTexts: Check = {
  rule: 'no Spanish text of more than three words is the English one',
  find: (tree) =>
    filesWhere(tree, (file) => spanish.test(file)).flatMap(([file, text]) => {
      const original = longTextsOf(englishOf(file), tree.get(englishOf(file)) ?? '');
      return [...longTextsOf(file, text)]
        .filter(([said]) => original.has(said))
        .map(
          ([said, line]): Finding => ({
            file,
            line,
            problem: `“${said}” is English`,
            mend: 'say it in Spanish',
          }),
        );
    }),
};
