import { type Notice, noticesOf } from '../../services/mail/notice.ts';
import { cardNoticesTexts as english, type NamedCard } from './card-notices.texts.ts';
import { cardNoticesTexts as spanish } from './card-notices.texts.es.ts';

const notice = noticesOf({ en: english, es: spanish });

export const cardIssuedNotice = (card: NamedCard): Notice =>
  notice({ kind: 'card' }, ({ issued }) => issued(card));

export const cardFrozenNotice = (card: NamedCard): Notice =>
  notice({ kind: 'card' }, ({ frozen }) => frozen(card));

export const cardUnfrozenNotice = (card: NamedCard): Notice =>
  notice({ kind: 'card' }, ({ unfrozen }) => unfrozen(card));

export const cardBlockedNotice = (card: NamedCard): Notice =>
  notice({ kind: 'card' }, ({ blocked }) => blocked(card));
