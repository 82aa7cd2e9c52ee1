import type { CardType } from '../../../contract/cards.ts';

export const typeNames: Record<CardType, 'Credit' | 'Debit'> = { credit: 'Credit', debit: 'Debit' };
