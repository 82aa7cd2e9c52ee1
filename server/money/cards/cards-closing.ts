import type { CustomerClosing } from '../../people/users/closing.ts';
import { blockCardsOf, findCardsOf } from './cards-store.ts';

export const cardsClosing: CustomerClosing = {
  tables: { card: 'closed' },
  ends: { cards: async (db, userId) => (await findCardsOf(db, userId)).length },
  close: (tx, { bank }, userId) => blockCardsOf(tx, userId, bank.clock.businessNow()),
};
