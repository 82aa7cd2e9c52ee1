import { createTransport } from 'nodemailer';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { checkServerIdentity } from 'node:tls';
import type { Config } from '../../../server/base/config.ts';
import { nearestFolder } from '../../../server/base/nearest-folder.ts';
import { outboxOf } from '../../../server/services/mail/outbox.ts';
import { fault, ok, warning, type Examined } from '../../../server/start/examine/examined.ts';
import { daysToRenew, lifeOf, type Life } from './read-certificate.ts';

const waitMs = 5_000;

/**
 * Says whether mail can go out: the mail server greets and lets us in, and its certificate lasts,
 * or the outbox can be written.
 */
export async function examineMail({
  smtpUrl,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'dataDir'>): Promise<Examined[]> {
  return smtpUrl === undefined ? [await examineOutbox({ dataDir })] : await examineServer(smtpUrl);
}

async function examineServer(smtpUrl: string): Promise<Examined[]> {
  const { host } = new URL(smtpUrl);
  let life: Life | undefined;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    // Asked of a certificate that an authority signed and that is good today.
    tls: {
      checkServerIdentity: (name, certificate) => {
        life = lifeOf(certificate);
        return checkServerIdentity(name, certificate);
      },
    },
  });
  try {
    await transport.verify();
    return [
      ok('mail', `${host} answers and takes mail from the bank.`),
      ...(life === undefined ? [] : [examineLife(host, life)]),
    ];
  } catch (error) {
    return [
      fault(
        'mail',
        `${host} takes no mail from the bank: ${(error as Error).message}`,
        'Mend SMTP_URL or the mail server; mails wait in the database for some five days.',
      ),
    ];
  } finally {
    transport.close();
  }
}

function examineLife(host: string, { days }: Life): Examined {
  const found = `That of the mail server ${host} is good for ${days} more days.`;
  return days < daysToRenew
    ? warning(
        'certificate',
        found,
        'Let its operator renew it: with an expired one no mail is sent, and all of them wait.',
      )
    : ok('certificate', found);
}

/** The first mail makes the outbox where it is not there yet. */
async function examineOutbox(config: Pick<Config, 'dataDir'>): Promise<Examined> {
  const outbox = outboxOf(config);
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
