import type { CardBrand } from '../../../contract/cards.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import { codeDigitsOf } from './card-number.ts';

interface Place {
  id: string;
  userId: string;
}

const placeOf = ({ id, userId }: Place) => `card:${id}:${userId}`;

export const sealNumber = (secrets: Secrets, place: Place, number: string): Buffer =>
  secrets.seal('card-number', Buffer.from(number), placeOf(place));

export const openNumber = (secrets: Secrets, place: Place, sealed: Buffer): string =>
  secrets.unseal('card-number', sealed, placeOf(place)).toString();

/** The same for the same number, and useless to a thief who has only the database. */
export const numberIndex = (secrets: Secrets, number: string): Buffer =>
  secrets.mac('card-index', number);

/**
 * The card's code (CVV). It is computed each time from number and expiry, so that it is stored
 * nowhere.
 */
export function cardCode(
  secrets: Secrets,
  { number, expiresOn, brand }: { number: string; expiresOn: string; brand: CardBrand },
): string {
  const digits = codeDigitsOf(brand);
  // 64 bits leave no digit likelier than another by more than 2^-50.
  const drawn =
    secrets.mac('card-code', `1:${number}:${expiresOn}`).readBigUInt64BE() % 10n ** BigInt(digits);
  return String(drawn).padStart(digits, '0');
}
