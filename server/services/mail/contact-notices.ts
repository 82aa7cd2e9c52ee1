import type { Language } from '../../../contract/values/language.ts';
import type { Mail } from './mail.ts';
import { type Notice, noticesOf } from './notice.ts';
import { linkMail, type MailRecipient } from './notices.ts';
import {
  type CanceledOrder,
  contactNoticesTexts as english,
  type SignInPlace,
} from './contact-notices.texts.ts';
import { contactNoticesTexts as spanish } from './contact-notices.texts.es.ts';

const texts = { en: english, es: spanish };
const notice = noticesOf(texts);

export const newDeviceNotice = ({
  sessionsUrl,
  ...place
}: SignInPlace & {
  /** Where its owner sees and ends sessions; staff have no such page. */
  sessionsUrl: string | undefined;
}): Notice => notice({ kind: 'session', url: sessionsUrl }, ({ newDevice }) => newDevice(place));

/** A part of the personal information. */
export type ProfilePart = keyof typeof english.profileParts;

export const profileChangedNotice = (changes: readonly ProfilePart[]): Notice =>
  notice({ kind: 'profile' }, ({ profileChanged, profileParts }) =>
    profileChanged(changes.map((part) => profileParts[part])),
  );

export const emailChangeLink = (person: MailRecipient, url: string): Mail =>
  linkMail(person, texts[person.language ?? 'en'].emailChange(person.username), url);

/**
 * Names no one: the person who registered chose the username, and this mail may reach a stranger
 * who knows neither them nor us.
 */
export function confirmEmailLink(
  person: Pick<MailRecipient, 'email' | 'language'>,
  url: string,
  notMeUrl: string,
): Mail {
  const words = texts[person.language ?? 'en'].confirmEmail;
  return {
    ...linkMail(person, words, url),
    alarm: { label: words.alarm, url: notMeUrl },
  };
}

/**
 * The first letter and the domain: enough for the owner to know it, too little for anybody else.
 */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

export const emailChangeAskedNotice = (newEmail: string): Notice =>
  notice({ kind: 'profile' }, (of) => of.emailChangeAsked(masked(newEmail)));

export const emailChangedNotice = (newEmail: string): Notice =>
  notice({ kind: 'profile' }, ({ emailChanged }) => emailChanged(masked(newEmail)));

/**
 * After the first mailed link that was ever opened at an address: another person may have ordered
 * them.
 */
export const ordersCancelledNotice = (cancelled: number): Notice =>
  notice({ kind: 'payment' }, ({ ordersCancelled }) => ordersCancelled(cancelled));

/** After its owner said that a change was not theirs; `canceled` is what no longer leaves. */
export const accountFrozenNotice = (canceled: readonly CanceledOrder[]): Notice =>
  notice({ kind: 'profile' }, ({ frozen }) => frozen(canceled));

/** By its owner, or by staff who know the owner; `canceled` orders were canceled when it began. */
export const freezeLiftedNotice = (canceled: number): Notice =>
  notice({ kind: 'profile' }, ({ freezeLifted }) => freezeLifted(canceled));

export const addressInUseNotice = (email: string, language: Language | null): Mail => ({
  to: email,
  language: language ?? 'en',
  ...texts[language ?? 'en'].addressInUse,
});
