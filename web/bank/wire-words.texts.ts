import type { CardType } from '../../contract/card-types.ts';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the wire names in English, as a page says it: here, mostly as it stands. */
export const wireWordsTexts = {
  account: (type: string): string => type,
  /** In the middle of a sentence. */
  ownAccount: (type: string): string => type,
  shortAccount: (type: string): string => type.replace(' Account', ''),
  /** In the middle of a sentence. */
  card: (type: CardType): string => type,
  /** As a word alone, not within a sentence. */
  cardName: (type: CardType): string => capitalized(type),
  /** Of bills and of spending; a customer's own word stays as it is. */
  category: (category: string): string => category,
  /** Of a payment, a check, a reported problem or a message. */
  status: (status: string): string => status,
  /** Days that move with the calendar. */
  days: (days: string): string => days,
  purpose: (purpose: string): string => capitalized(purpose),
  /** `Home loan` */
  loan: (purpose: string): string => `${capitalized(purpose)} loan`,
  employment: (status: string): string => capitalized(status),
};
