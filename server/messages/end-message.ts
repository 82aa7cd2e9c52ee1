import { bank as facts } from '../../config/bank.ts';
import { messageCloseReasons, type MessageCloseReason } from '../../contract/message-close-reasons.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { Bank } from '../bank.ts';
import { endCase } from '../cases/cases-store.ts';
import { lockWaitingCase } from '../cases/lock-waiting-case.ts';
import { requireHolder } from '../cases/require-holder.ts';
import { bankTimeZone } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import type { Mail } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { messageQueue } from './message-queue.ts';
import { findMessage, markMessageEnded, type MessageRow } from './messages-store.ts';

/**
 * A message that still waits and that the caller holds, locked for this transaction.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED, CASE_NOT_TAKEN, CASE_HELD.
 */
async function lockedMessage(tx: Tx, ctx: SignedInContext, id: string): Promise<MessageRow> {
  const one = { kind: 'message', id } as const;
  await lockWaitingCase(tx, messageQueue, one);
  await requireHolder(tx, ctx, one);
  const message = await findMessage(tx, id);
  invariant(message, `message ${id} is there`);
  return message;
}

/** Files are in no mail: whoever reads somebody's mailbox finds the way to them, and the sign-in before it. */
function answerMail({ config }: Bank, { reference, email, subject, message, createdAt, conversationId, customerId }: MessageRow, answer: string): Mail {
  const written = createdAt.toLocaleString('en-US', { timeZone: bankTimeZone, dateStyle: 'long' });
  // Whoever is no customer any more cannot sign in.
  const isReadable = conversationId !== null && customerId !== null;
  return {
    to: email,
    replyTo: facts.supportEmail,
    subject: `${reference}: ${subject}`,
    paragraphs: [...answer.split(/(?:\r?\n){2,}/), `Your reference: ${reference}`, `On ${written} you wrote:\n${message.replaceAll(/^/gm, '> ')}`],
    ...(isReadable && { action: { label: 'Sign in and read it with its files', url: `${config.publicUrl}/user/messages/${conversationId}` } }),
  };
}

const trailOf = ({ reference, customerId }: MessageRow): Record<string, string> => ({ reference, ...(customerId === null ? {} : { person: customerId }) });

/** Answers a message: the mail and what became of the message commit together. @returns its reference. */
export async function answerMessage(ctx: SignedInContext, id: string, answer: string): Promise<string> {
  const { db, clock } = ctx.bank;
  return await db.tx(async (tx) => {
    const message = await lockedMessage(tx, ctx, id);
    await queueMail(tx, clock, answerMail(ctx.bank, message, answer));
    await markMessageEnded(tx, { id, by: ctx.session.userId, at: clock.businessNow(), answer });
    await endCase(tx, { kind: 'message', id });
    await recordAudit(tx, ctx, { action: 'message.answered', subject: `message:${id}`, details: trailOf(message) });
    return message.reference;
  });
}

/** Closes a message that needs no answer. @returns its reference. */
export async function closeMessage(ctx: SignedInContext, id: string, reason: MessageCloseReason): Promise<string> {
  const { db, clock } = ctx.bank;
  return await db.tx(async (tx) => {
    const message = await lockedMessage(tx, ctx, id);
    await markMessageEnded(tx, { id, by: ctx.session.userId, at: clock.businessNow(), closeReason: messageCloseReasons[reason] });
    await endCase(tx, { kind: 'message', id });
    await recordAudit(tx, ctx, { action: 'message.closed', subject: `message:${id}`, details: { ...trailOf(message), reason } });
    return message.reference;
  });
}
