import { expect, test } from 'vitest';
import { inBothLanguages } from './in-both-languages.ts';

test('where nothing is built, the texts of a noun are the English ones, whatever their form', () => {
  const texts = inBothLanguages({
    title: { en: 'Cards', es: 'Tarjetas' },
    page: {
      left: { en: (count: number) => `${count} left`, es: (count: number) => `quedan ${count}` },
      steps: { en: ['one', 'two'], es: ['uno', 'dos'] },
    },
  });
  expect([texts.title, texts.page.left(2), texts.page.steps]).toEqual([
    'Cards',
    '2 left',
    ['one', 'two'],
  ]);
});

test('a text without its other language, or of another form, does not compile', () => {
  // The compiler reads these and fails where one of them is taken.
  const refused = [
    // @ts-expect-error the Spanish text is missing
    () => inBothLanguages({ title: { en: 'Cards' } }),
    // @ts-expect-error the Spanish text takes a count that the English one does not get
    () => inBothLanguages({ left: { en: () => 'left', es: (count: number) => `${count}` } }),
  ];
  expect(refused).toHaveLength(2);
});
