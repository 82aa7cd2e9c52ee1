import { expect, test } from 'vitest';
import { inLanguage, moduleOf, readTexts } from './texts-module.ts';

const code =
  "import type { Card } from './card.ts';\n" +
  "import { inBothLanguages } from '../both.ts';\n" +
  "import { plural, sentence } from './values.ts';\n" +
  "const cards = (n: number) => plural(n, 'card');\n" +
  "const tarjetas = (n: number) => sentence(n, 'tarjetas');\n" +
  'export const cardsTexts = inBothLanguages({\n' +
  "  page: { title: { en: 'Cards', es: 'Tarjetas' }, states: { on: { en: 'On', es: 'Activa' } } },\n" +
  "  calls: { 'GET /cards': { en: 'show', es: 'mostrar' } } satisfies Calls,\n" +
  '  left: { en: (n: number) => cards(n), es: (n: number) => tarjetas(n) },\n' +
  '});\n' +
  'export const nameOf = inBothLanguages({\n' +
  '  en: (card: Card) => card.name,\n  es: (card) => `Tarjeta ${card.name}`,\n});\n';

test('of a file of both languages a build keeps one of each text, and what that one needs', () => {
  expect(inLanguage('en', 'cards.texts.ts', code).trim()).toBe(
    "import type { Card } from './card.ts';\n" +
      "import { plural } from './values.ts';\n" +
      "const cards = (n: number) => plural(n, 'card');\n" +
      'export const cardsTexts = {\n' +
      "  page: { title: 'Cards', states: { on: 'On' } },\n" +
      "  calls: { 'GET /cards': 'show' } satisfies Calls,\n" +
      '  left: (n: number) => cards(n),\n' +
      '};\n' +
      'export const nameOf = (card: Card) => card.name;',
  );
  const inSpanish = inLanguage('es', 'cards.texts.ts', code);
  expect(inSpanish).toContain("{ title: 'Tarjetas', states: { on: 'Activa' } }");
  expect(inSpanish).toContain("import { sentence } from './values.ts';");
  expect(inSpanish).not.toContain('cards(n)');
  expect(inLanguage('es', 'locale.texts.ts', "export const locale = 'en-US';")).toBe(
    "export const locale = 'en-US';",
  );
});

const file = readTexts('cards.texts.ts', code);

test('a part is a module with a name for each text, and with what it needs alone', () => {
  expect(moduleOf('es', file, { noun: 'cardsTexts', part: 'page', asObject: false }).trim()).toBe(
    "const $title = 'Tarjetas';\n" +
      "const $states = { on: 'Activa' };\n" +
      'export { $title as "title", $states as "states" };',
  );
  expect(moduleOf('en', file, { noun: 'cardsTexts', part: 'calls', asObject: false }).trim()).toBe(
    'const $0 = \'show\';\nexport { $0 as "GET /cards" };',
  );
  expect(moduleOf('en', file, { noun: 'nameOf', asObject: true }).trim()).toBe(
    "import type { Card } from './card.ts';\nexport const nameOf = (card: Card) => card.name;",
  );
  expect(() => moduleOf('en', file, { noun: 'cardsTexts', part: 'gone', asObject: false })).toThrow(
    'cards.texts.ts has no cardsTexts gone.',
  );
});

test.each([
  ['a text without Spanish', "title: { en: 'Cards' }", 'has no Spanish text'],
  ['a text without English', "title: { es: 'Tarjetas' }", 'has no English text'],
  ['a third language', "title: { en: 'A', es: 'B', fr: 'C' }", 'has more than one English'],
  ['a text in no language', "title: 'Cards'", 'is in neither language'],
  ['a text from elsewhere', 'title: others.title', 'is in neither language'],
  ['a spread', '...others', 'spreads texts in'],
  ['a computed name', "[name]: { en: 'A', es: 'B' }", 'has a computed name'],
  ['a name alone', 'title', 'is not written as `name: text`'],
  ['a method', 'title() {}', 'is not written as `name: text`'],
])('the build refuses %s, with file and line', (_form, entry, problem) => {
  const broken = `export const cardsTexts = inBothLanguages({\n  page: {\n    ${entry},\n  },\n});`;
  expect(() => readTexts('cards.texts.ts', broken)).toThrow(
    new RegExp(`^cards\\.texts\\.ts:[23]: .*: ${RegExp.escape(problem)}`),
  );
});

test.each([
  ['another constant', 'export const limit = 3;'],
  ['a function', 'export function cost() {}'],
  ['a list of names', 'const a = 1; export { a };'],
  ['another file', "export * from './more.texts.ts';"],
  ['a namespace that is imported', "import * as more from './more.ts';"],
])('a file of texts with %s is refused: a part would lack it', (_form, more) => {
  expect(() => readTexts('cards.texts.ts', `${code}${more}`)).toThrow(/^cards\.texts\.ts:15: /);
});
