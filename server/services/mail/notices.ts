import type { InEachLanguage } from '../../base/in-each-language.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { Mail } from './mail.ts';
import { type Notice, noticesOf } from './notice.ts';
import {
  type DeclinedInstalment,
  noticesTexts as english,
  type ShortFunds,
} from './notices.texts.ts';
import { noticesTexts as spanish } from './notices.texts.es.ts';

const texts = { en: english, es: spanish };
const notice = noticesOf(texts);

export interface MailRecipient {
  username: string;
  email: string;
  /** Null: English. */
  language: Language | null;
}

export const pinSetNotice = (): Notice => notice({ kind: 'pin' }, ({ pinSet }) => pinSet);

export const pinTurnedOffNotice = (): Notice =>
  notice({ kind: 'pin' }, ({ pinTurnedOff }) => pinTurnedOff);

export const passwordChangedNotice = (): Notice =>
  notice({ kind: 'password' }, ({ passwordChanged }) => passwordChanged);

export const feedMadeNotice = (name: string, endsOn: CalendarDay): Notice =>
  notice({ kind: 'session' }, ({ feedMade }) => feedMade(name, endsOn));

/** Of a month, by its first day. No figure and no number of an account is in it. */
export const statementReadyNotice = (month: CalendarDay): Notice =>
  notice({ kind: 'statement', asks: false }, ({ statementReady }) => statementReady(month));

/** A mail that leads on by a link. */
interface LinkWords {
  subject: string;
  paragraphs: string[];
  action: string;
}

export const linkMail = (
  { email, language }: Pick<MailRecipient, 'email' | 'language'>,
  { subject, paragraphs, action }: LinkWords,
  url: string,
): Mail => ({
  to: email,
  language: language ?? 'en',
  subject,
  paragraphs,
  action: { label: action, url },
});

export const passwordResetLink = (person: MailRecipient, url: string): Mail =>
  linkMail(person, texts[person.language ?? 'en'].passwordReset(person.username), url);

export const pinResetLink = (person: MailRecipient, url: string): Mail =>
  linkMail(person, texts[person.language ?? 'en'].pinReset(person.username), url);

export const declinedNotice = (
  { id, reference }: { id: string; reference: string },
  reason: InEachLanguage<string>,
): Notice =>
  notice({ kind: 'payment', about: id }, ({ declined }, language) =>
    declined(reference, reason[language]),
  );

export const instalmentDeclinedNotice = ({
  reason,
  ...instalment
}: Omit<DeclinedInstalment, 'reason'> & { reason: InEachLanguage<string> }): Notice =>
  notice({ kind: 'bill' }, ({ instalmentDeclined }, language) =>
    instalmentDeclined({ ...instalment, reason: reason[language] }),
  );

export const shortFundsNotice = ({
  orderId,
  ...short
}: ShortFunds & {
  /** The scheduled order; undefined of a recurring bill, which has none yet. */
  orderId: string | undefined;
}): Notice =>
  notice(
    orderId === undefined ? { kind: 'bill' } : { kind: 'payment', about: orderId },
    ({ shortFunds }) => shortFunds(short),
  );
