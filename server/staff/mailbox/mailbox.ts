import { mostMails } from '../../../contract/staff/mailbox.ts';
import { textFromInstant } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { listOutbox, outboxOf, readFromOutbox } from '../../services/mail/outbox.ts';
import { type ReadMail, readEml } from './read-eml.ts';

/** In a real bank no member of the staff reads what customers are sent: links open accounts. */
function outboxOfSandbox({ bank: { config } }: SignedInContext): string {
  if (!config.sandbox) refuse('NOT_FOUND');
  return outboxOf(config);
}

const headOf = (id: string, { to, subject, sentAt }: ReadMail) => ({
  _id: id,
  to,
  subject,
  sentAt: sentAt === undefined ? null : textFromInstant(sentAt),
});

/** The newest mails that lie in the outbox. */
export async function listMails(ctx: SignedInContext) {
  const outbox = outboxOfSandbox(ctx);
  const ids = (await listOutbox(outbox)).slice(0, mostMails);
  const heads = await Promise.all(
    ids.map(async (id) => {
      const message = await readFromOutbox(outbox, id);
      return message === undefined ? [] : [headOf(id, await readEml(message))];
    }),
  );
  await recordAudit(ctx.bank.db, ctx, {
    action: 'mails.listed',
    subject: 'mails',
    details: { rows: String(ids.length) },
  });
  return {
    mails: heads.flat(),
    hasServer: ctx.bank.config.smtpUrl !== undefined,
  };
}

/** Shows one of them as text; the look stays in the trail. */
export async function showMail(ctx: SignedInContext, id: string) {
  const message = (await readFromOutbox(outboxOfSandbox(ctx), id)) ?? refuse('MAIL_NOT_FOUND');
  const mail = await readEml(message);
  await recordAudit(ctx.bank.db, ctx, { action: 'mail.viewed', subject: `mail:${id}` });
  return { ...headOf(id, mail), text: mail.text, attachments: mail.attachments };
}
