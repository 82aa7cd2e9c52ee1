import { Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, type Tree } from './tree.ts';

const english = /\.texts\.ts$/;
const spanish = /\.texts\.es\.ts$/;

export const isTextFile = (file: string): boolean => english.test(file) || spanish.test(file);

const spanishOf = (file: string) => file.replace(english, '.texts.es.ts');
const englishOf = (file: string) => file.replace(spanish, '.texts.ts');

/** Says whether a file has each text in both languages, which its compiler sees to. */
const hasBoth = (text: string) => text.includes('inBothLanguages({');

function without(tree: Tree, one: RegExp, other: (file: string) => string): Finding[] {
  return filesWhere(tree, (file) => one.test(file) && !tree.has(other(file)))
    .filter(([, text]) => !hasBoth(text))
    .map(([file]) => ({
      file,
      problem: `${other(file)} is missing: its readers would find nothing, or English`,
      mend: 'write each text in both languages: export const NOUNTexts = inBothLanguages({ … })',
    }));
}

const halves = (tree: Tree): Finding[] => [
  ...without(tree, english, spanishOf),
  ...without(tree, spanish, englishOf),
  ...filesWhere(tree, (file) => spanish.test(file) && file !== 'contract/values/locale.texts.es.ts')
    .filter(([, text]) => !/: typeof english\b/.test(text))
    .map(([file]) => ({
      file,
      problem: 'a missing text, or another one, would compile',
      mend: 'import type { NOUNTexts as english }, export const NOUNTexts: typeof english',
    })),
];

/**
 * Each text of more than three words, English or Spanish; names and short labels may be the same in
 * both languages.
 */
function longTextsOf(file: string, text: string, language: 'en' | 'es'): Map<string, number> {
  const found = new Map<string, number>();
  const others: { start: number; end: number }[] = [];
  const note = (said: string, start: number) => {
    const isOther = others.some((part) => part.start <= start && start < part.end);
    if (!isOther && /(?:\S+\s+){3}\S/.test(said)) found.set(said, lineAt(text, start));
  };
  new Visitor({
    Property(property) {
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : '';
      if ((name === 'en' || name === 'es') && name !== language) others.push(property);
    },
    Literal: ({ value, start }) => typeof value === 'string' && note(value, start),
    TemplateElement: ({ value, start }) => note(value.raw, start),
  }).visit(parse(file, text).program);
  return found;
}

const untranslated = (tree: Tree): Finding[] =>
  filesWhere(
    tree,
    (file) => spanish.test(file) || (english.test(file) && hasBoth(tree.get(file) ?? '')),
  ).flatMap(([file, text]) => {
    const original = longTextsOf(englishOf(file), tree.get(englishOf(file)) ?? '', 'en');
    return [...longTextsOf(file, text, 'es')]
      .filter(([said]) => original.has(said))
      .map(
        ([said, line]): Finding => ({
          file,
          line,
          problem: `“${said}” is English`,
          mend: 'say it in Spanish',
        }),
      );
  });

export const bothLanguages: Check = {
  rule: 'every text is in both languages, and no long Spanish one is the English one',
  find: (tree) => [...halves(tree), ...untranslated(tree)],
};
