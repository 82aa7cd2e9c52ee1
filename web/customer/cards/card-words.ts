import type { CardType } from '../../../contract/cards.ts';

import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

export const typeNames: Record<CardType, string> = {
  credit: wireWordsTexts.cardName('credit'),
  debit: wireWordsTexts.cardName('debit'),
};
