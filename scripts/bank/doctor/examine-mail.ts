import { createTransport } from 'nodemailer';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../server/base/config.ts';
import { nearestFolder } from '../../../server/base/nearest-folder.ts';
import { fault, ok, type Examined } from '../../../server/start/examine/examined.ts';

const waitMs = 5_000;

/** Whether mail can go out: the mail server greets and lets us in, or the outbox can be written. */
export async function examineMail({ smtpUrl, dataDir }: Config): Promise<Examined> {
  return smtpUrl === undefined ? await examineOutbox(dataDir) : await examineServer(smtpUrl);
}

async function examineServer(smtpUrl: string): Promise<Examined> {
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  try {
    await transport.verify();
    return ok('mail', `${host} answers and takes mail from the bank.`);
  } catch (error) {
    return fault(
      'mail',
      `${host} takes no mail from the bank: ${(error as Error).message}`,
      'Mend SMTP_URL or the mail server; mails wait in the database for some five days.',
    );
  } finally {
    transport.close();
  }
}

/** The first mail makes the outbox where it is not there yet. */
async function examineOutbox(dataDir: string): Promise<Examined> {
  const outbox = join(dataDir, 'outbox');
  try {
    await access(nearestFolder(outbox), constants.W_OK);
    return ok('mail', `No mail server: each mail is a file in ${outbox}.`);
  } catch {
    return fault(
      'mail',
      `${outbox} cannot be written.`,
      'Let the bank’s user own it, or set SMTP_URL.',
    );
  }
}
