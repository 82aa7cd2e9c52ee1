import { expect, test } from 'vitest';
import { takeParts } from './texts-in.ts';
import { readTexts } from './texts-module.ts';

const texts = readTexts(
  'cards.texts.ts',
  "export const cardsTexts = inBothLanguages({ page: { title: { en: 'Cards', es: 'Tarjetas' } } });\n" +
    "export const limitTexts = inBothLanguages({ title: { en: 'Limit', es: 'Límite' } });\n" +
    'export const cost = inBothLanguages({ en: () => 1, es: () => 2 });\n',
);
const taken = (code: string) =>
  takeParts('page.tsx', code, (path) => (path === './cards.texts.ts' ? texts : undefined)).trim();

test('one part that is given a name comes as a module of its own, however it is written', () => {
  const asModule = "import * as texts from './cards.texts.ts?part=cardsTexts-page';";
  for (const code of [
    "import { cardsTexts } from './cards.texts.ts';\nconst texts = cardsTexts.page;",
    "import { cardsTexts } from './cards.texts.ts'; const texts = cardsTexts.page",
    "import {\n  cardsTexts,\n} from './cards.texts.ts';\nconst texts =\n  cardsTexts.page;",
    'import { cardsTexts } from "./cards.texts.ts";\nconst texts = cardsTexts.page;',
  ])
    expect(taken(code)).toBe(asModule);
});

test('texts under another name are the same', () => {
  expect(
    taken(
      "import { cardsTexts as texts } from './cards.texts.ts';\nshow(texts.page, texts.empty);",
    ),
  ).toBe(
    "import * as texts from './cards.texts.ts?part=cardsTexts';\nshow(texts.page, texts.empty);",
  );
});

test('of several uses all parts come, types and strings of the same name being none', () => {
  const code =
    "import { cardsTexts } from './cards.texts.ts';\n" +
    'const texts = cardsTexts.page;\n' +
    'export const other = () => cardsTexts.empty.title;\n' +
    "export type Said = typeof cardsTexts.page; const name = 'cardsTexts';";
  expect(taken(code)).toBe(
    code.replace(/^.*;/, "import * as cardsTexts from './cards.texts.ts?part=cardsTexts';"),
  );
  const typed =
    "import type { cardsTexts as english } from './cards.texts.ts';\nexport type T = typeof english;";
  expect(taken(typed)).toBe(typed);
});

test('a page that takes one noun of a file carries no other of it', () => {
  expect(
    taken(
      "import { type Card, cardsTexts, limitTexts } from './cards.texts.ts';\n" +
        'show(cardsTexts.page, limitTexts.title);',
    ),
  ).toBe(
    "import * as cardsTexts from './cards.texts.ts?part=cardsTexts'; " +
      "import * as limitTexts from './cards.texts.ts?part=limitTexts';\n" +
      'show(cardsTexts.page, limitTexts.title);',
  );
});

test('texts that are used as one object, and a text alone, come as what they are', () => {
  const object = "import { cardsTexts as cardsTexts } from './cards.texts.ts?object=cardsTexts';\n";
  for (const use of ['show(cardsTexts);', 'cardsTexts[part];', 'const { page } = cardsTexts;'])
    expect(taken(`import { cardsTexts } from './cards.texts.ts';\n${use}`)).toBe(object + use);
  expect(taken("import { cost } from './cards.texts.ts';\ncost();")).toBe(
    "import { cost as cost } from './cards.texts.ts?object=cost';\ncost();",
  );
});

test('files of one language are imported as they are', () => {
  const other = "import { locale } from './locale.texts.ts';\nshow(locale);";
  expect(taken(other)).toBe(other);
});

test('code keeps its lines, which its source map names', () => {
  expect(
    taken(
      'import {\n  cardsTexts,\n} from "./cards.texts.ts";\nconst texts =\n  cardsTexts.page;\nshow();',
    ).split('\n'),
  ).toHaveLength(6);
});

test.each([
  ['a namespace', "import * as cards from './cards.texts.ts';"],
  ['a default', "import cards from './cards.texts.ts';"],
  ['a name that the file has not', "import { cardTexts } from './cards.texts.ts';"],
  ['an import later', "void import('./cards.texts.ts');"],
  ['handing on by name', "export { cardsTexts } from './cards.texts.ts';"],
  ['handing on all', "export * from './cards.texts.ts';"],
])('%s is refused with its line: all texts of the file would come along unseen', (_form, code) => {
  expect(() => taken(`start();\n${code}`)).toThrow(/^page\.tsx:2: .*in a form that the build/);
});
