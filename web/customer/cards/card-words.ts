import type { CardType } from '../../../contract/card-types.ts';

import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

export const typeNames: Record<CardType, string> = {
  credit: wireWordsTexts.cardName('credit'),
  debit: wireWordsTexts.cardName('debit'),
};
