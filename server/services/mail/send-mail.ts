import type { NodemailerError } from 'nodemailer';
import type { Config } from '../../base/config.ts';
import { firstPauseMs } from '../jobs/task-queue.ts';
import type { Mail } from './mail.ts';
import { mailHtml, mailText } from './mail-text.ts';
import { outboxOf, writeToOutbox } from './outbox.ts';

/** A file that goes with a mail. It is made when the mail is sent, and kept nowhere. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Sends one mail; the id makes its Message-ID, so that a mail sent twice is one mail. */
export type SendMail = (
  id: string,
  mail: Mail,
  attachments?: readonly Attachment[],
) => Promise<void>;

/** Loaded for the first mail. */
const nodemailer = () => import('nodemailer');

/** Makes a thing when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

interface Sender {
  name: string;
  email: string;
}

/**
 * A quarter of a minute before another server may take the mail. Not shorter: a server that has
 * read a mail and looks into it may still take it, and would get it twice.
 */
export const longestAttemptMs = firstPauseMs - 15_000;

/** A server that is there lets the bank in at once; one that is away holds up no other mail. */
const connectionTimeout = 15_000;

/**
 * A connection for each mail costs more than the mail. They are few, since a mail server refuses a
 * sender who opens many; they end with the work, since it hangs up on one who is silent; and a mail
 * whose connection broke goes out over one other. `SMTP_URL` may say `?maxConnections=N`.
 */
const pool = {
  pool: true,
  maxConnections: 8,
  maxMessages: 1_000,
  idleTimeout: 1_000,
  maxRequeues: 1,
} as const;

/**
 * The failure, for staff. A server's reply often names the customer, also without an @: its codes
 * are kept, its words are not.
 */
function withoutNames({ message, response }: NodemailerError): string {
  const [codes = ''] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '') ?? [];
  const told = response === undefined ? message : message.replaceAll(response, codes);
  return told.replaceAll(/\S*@\S*/g, '…');
}

/** Mail over SMTP where SMTP_URL is set, else into the outbox folder of the data folder. */
export function createSendMail(
  config: Config,
  sender: Sender,
  mostMs = longestAttemptMs,
): SendMail {
  const outbox = outboxOf(config);
  const compose = (id: string, mail: Mail, attachments: readonly Attachment[]) => ({
    from: { name: sender.name, address: sender.email },
    // An address object, never a list: a comma in it cannot add a second recipient.
    to: [{ name: '', address: mail.to }],
    subject: mail.subject,
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    text: mailText(mail),
    html: mailHtml(mail),
    attachments: [...attachments],
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (config.smtpUrl !== undefined) {
    const { smtpUrl: url } = config;
    const transport = once(async () =>
      (await nodemailer()).createTransport({ ...pool, url, connectionTimeout }),
    );
    return async (id, mail, attachments = []) => {
      // One bound for the whole: nodemailer's own end a silence, and none ends a slow drip.
      const signal = AbortSignal.timeout(mostMs);
      try {
        await (await transport()).sendMail({ ...compose(id, mail, attachments), signal });
      } catch (error) {
        const why = signal.aborted
          ? `The mail server took no mail within ${mostMs / 1_000} seconds.`
          : withoutNames(error as NodemailerError);
        throw new Error(why, { cause: error });
      }
    };
  }
  const transport = once(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true }),
  );
  return async (id, mail, attachments = []) => {
    const { message } = await (await transport()).sendMail(compose(id, mail, attachments));
    await writeToOutbox(outbox, id, message as Buffer);
  };
}
