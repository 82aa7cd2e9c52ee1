import type { Language } from '../../../contract/values/language.ts';
import type { OptionalMail } from '../../../contract/values/optional-mails.ts';
import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { QueuedMail } from './send-queued-mail.ts';
import type { Mail } from './mail.ts';
import { mailTexts as english } from './mail.texts.ts';
import { mailTexts as spanish } from './mail.texts.es.ts';
import type { Notice } from './notice.ts';
import type { MailRecipient } from './notices.ts';
import { insertNotices } from './notices-store.ts';
import { queueMails } from './queue-mail.ts';
import { findUnwantedMails } from './unwanted-mails-store.ts';

interface Person extends MailRecipient {
  id: string;
}

const texts = { en: english, es: spanish };

/** The mail of a notice, in its reader's language. */
export function noticeMail({ username, email, language }: MailRecipient, notice: Notice): Mail {
  const own = language ?? 'en';
  const { title, said, mailOnly = [], action } = notice.words[own];
  return {
    to: email,
    language: own,
    subject: title,
    paragraphs: [texts[own].hello(username), ...said, ...mailOnly],
    ...(action !== undefined &&
      notice.url !== undefined && { action: { label: action, url: notice.url } }),
  };
}

/** The same, of one that may be turned off: it says how to. */
export function optionalNoticeMail(person: MailRecipient, notice: Notice): Mail {
  const mail = noticeMail(person, notice);
  const { howToTurnOff } = texts[person.language ?? 'en'];
  return { ...mail, paragraphs: [...mail.paragraphs, howToTurnOff] };
}

export interface QueuedNotice {
  userId: string;
  language: Language | null;
  notice: Notice;
  mails: readonly QueuedMail[];
}

/**
 * Writes lines under customers' notices and queues their mails, in the transaction of what
 * happened: all of it, or nothing. However many addresses are written to, a customer reads a line
 * once.
 */
export async function queueNoticesWith(
  tx: Tx,
  clock: Clock,
  notices: readonly QueuedNotice[],
): Promise<void> {
  const lines = notices.map(({ language, ...line }) => ({ ...line, language: language ?? 'en' }));
  await insertNotices(tx, lines, clock.now());
  await queueMails(
    tx,
    clock,
    notices.flatMap(({ mails }) => mails),
  );
}

/** The same of one. */
export async function queueNoticeWith(tx: Tx, clock: Clock, notice: QueuedNotice): Promise<void> {
  await queueNoticesWith(tx, clock, [notice]);
}

/** Tells a customer what happened: in the app, and by mail. Staff get only the mail. */
export async function queueNotice(
  tx: Tx,
  clock: Clock,
  person: Person,
  notice: Notice,
): Promise<void> {
  const { id: userId, language } = person;
  const mails = [noticeMail(person, notice)];
  await queueNoticeWith(tx, clock, { userId, language, notice, mails });
}

/** The same, where the customer may have turned the mail off. It says how to; the line stays. */
export async function queueOptionalNotice(
  tx: Tx,
  clock: Clock,
  { person, mail: name, notice }: { person: Person; mail: OptionalMail; notice: Notice },
): Promise<void> {
  const unwanted = await findUnwantedMails(tx, person.id);
  const { id: userId, language } = person;
  const mails = unwanted.has(name) ? [] : [optionalNoticeMail(person, notice)];
  await queueNoticeWith(tx, clock, { userId, language, notice, mails });
}
