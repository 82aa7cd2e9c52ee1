import { expect, test } from 'vitest';
import { spendingCategories } from '../values/spending-categories.ts';
import { receiptTexts } from './receipt-words.texts.es.ts';
import { transferTexts } from './transfer-words.texts.es.ts';
import { transferTypes } from './transfers.ts';

/** Words that both languages write alike. */
const alike = new Set(['Personal']);

test('each purpose of a bill and each type of a transfer is said in Spanish', () => {
  const unsaid = [
    ...spendingCategories.filter((word) => receiptTexts.purpose(word) === word),
    ...transferTypes.filter((word) => transferTexts.type(word) === word && !alike.has(word)),
  ];
  expect(unsaid).toEqual([]);
});
