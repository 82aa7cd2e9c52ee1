import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { openNumber, sealNumber } from './card-number.ts';
import { sealedNumbers, type StoredCard } from './cards-store.ts';

/**
 * Seals card numbers again that an older key sealed. Their index and their codes hang on keys that
 * stay, so no card changes for anybody.
 */
export const resealCards = rowByRow<StoredCard>({
  atOnce: 50,
  turns: 20,
  lock: (tx, { bank }, due) => sealedNumbers.lockSealedWith(tx, bank.secrets.olderKeyIds(), due),
  idOf: ({ id }) => id,
  async work(tx, { bank: { secrets } }, cards) {
    for (const card of cards)
      await sealedNumbers.replace(
        tx,
        card.id,
        sealNumber(secrets, card, openNumber(secrets, card, card.numberSealed)),
      );
  },
});
