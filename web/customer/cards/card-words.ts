import type { CardType } from '../../../contract/values/card-types.ts';

import { wireWordsTexts } from '../../bank/bank.texts.ts';

export const typeNames: Record<CardType, string> = {
  credit: wireWordsTexts.cardName('credit'),
  debit: wireWordsTexts.cardName('debit'),
};
