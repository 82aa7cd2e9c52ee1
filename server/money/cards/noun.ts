import { noun } from '../../noun.ts';
import { resealing } from '../../services/jobs/resealing.ts';
import { resealNumber } from './card-number.ts';
import { callsOfCards } from './cards-routes.ts';
import { cardsClosing, sealedNumbers } from './cards-store.ts';

export const cards = noun({
  calls: [callsOfCards],
  sealed: [
    resealing({
      name: 'sealed-cards',
      things: 'card numbers',
      column: sealedNumbers,
      again: resealNumber,
    }),
  ],
  closing: cardsClosing,
});
