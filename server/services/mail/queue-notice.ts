import type { OptionalMail } from '../../../contract/mail-choices.ts';
import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { QueuedMail } from './mail.job.ts';
import type { Mail } from './mail.ts';
import type { Notice } from './notice.ts';
import { insertNotice } from './notices-store.ts';
import { queueMail } from './queue-mail.ts';
import { findUnwantedMails } from './unwanted-mails-store.ts';

interface Person {
  id: string;
  username: string;
  /** Where the mail goes. */
  email: string;
}

/** The mail of a notice. */
export function noticeMail(
  { username, email }: Omit<Person, 'id'>,
  { title, said, mailOnly = [], action }: Notice,
): Mail {
  return {
    to: email,
    subject: title,
    paragraphs: [`Hello ${username},`, ...said, ...mailOnly],
    ...(action && { action }),
  };
}

/**
 * Writes one line under the customer's notices and queues its mails, in the transaction of what
 * happened: all of it, or nothing. However many addresses are written to, the customer reads it
 * once.
 */
export async function queueNoticeWith(
  tx: Tx,
  clock: Clock,
  { userId, notice, mails }: { userId: string; notice: Notice; mails: readonly QueuedMail[] },
): Promise<void> {
  await insertNotice(tx, notice, { userId, now: clock.now() });
  for (const mail of mails) await queueMail(tx, clock, mail);
}

/** Tells a customer what happened: in the app, and by mail. Staff get only the mail. */
export async function queueNotice(
  tx: Tx,
  clock: Clock,
  person: Person,
  notice: Notice,
): Promise<void> {
  const mails = [noticeMail(person, notice)];
  await queueNoticeWith(tx, clock, { userId: person.id, notice, mails });
}

const howToTurnOff =
  'If you do not want this email, turn it off in your profile, under “Email notifications”.';

/** The same, where the customer may have turned the mail off. It says how to; the line stays. */
export async function queueOptionalNotice(
  tx: Tx,
  clock: Clock,
  { person, mail, notice }: { person: Person; mail: OptionalMail; notice: Notice },
): Promise<void> {
  const unwanted = await findUnwantedMails(tx, person.id);
  const mailOnly = [...(notice.mailOnly ?? []), howToTurnOff];
  const mails = unwanted.has(mail) ? [] : [noticeMail(person, { ...notice, mailOnly })];
  await queueNoticeWith(tx, clock, { userId: person.id, notice, mails });
}
