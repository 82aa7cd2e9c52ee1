import { expect, test } from 'vitest';
import { languageWanted } from './language-wanted.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de-DE,de;q=0.9', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.2, ES-us ; q=0.7', 'es'],
  ['es;q=0', 'en'],
  ['es;q=high', 'en'],
  ['estonian', 'en'],
])('%s asks for %s', (header, language) => {
  expect(languageWanted(header)).toBe(language);
});
