import { createTransport } from 'nodemailer';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../base/config.ts';
import type { Mail } from './mail.ts';
import { mailHtml, mailText } from './mail-text.ts';

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

interface Sender {
  name: string;
  email: string;
}

/** Writes each mail as one .eml file: whole or not at all, and once however often it is sent. */
async function writeToOutbox(outbox: string, id: string, message: Buffer): Promise<void> {
  // Links that open accounts lie in it: for the bank's own user alone, also where an earlier
  // version made the folder.
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await chmod(outbox, 0o700);
  const unfinished = join(outbox, `.${id}`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(outbox, `${id}.eml`));
}

/** Mail over SMTP where SMTP_URL is set, else into the outbox folder of the data folder. */
export function createSendMail(config: Config, sender: Sender): SendMail {
  const outbox = join(config.dataDir, 'outbox');
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
    const transport = createTransport(config.smtpUrl);
    return async (id, mail, attachments = []) =>
      void (await transport.sendMail(compose(id, mail, attachments)));
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (id, mail, attachments = []) => {
    const { message } = await transport.sendMail(compose(id, mail, attachments));
    await writeToOutbox(outbox, id, message as Buffer);
  };
}
