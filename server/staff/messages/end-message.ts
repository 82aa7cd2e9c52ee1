import { bankTimeZone } from '../../../contract/bank-zone.ts';
import { bankFacts } from '../../../config/bank.ts';
import { answerMessageRoute, closeMessageRoute } from '../../../contract/message-answers.ts';
import { reasonTexts } from '../../../contract/reasons.texts.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Bank } from '../../bank.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import type { Mail } from '../../services/mail/mail.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { queueNoticeWith } from '../../services/mail/queue-notice.ts';
import { findMessage, markMessageEnded, type MessageRow } from './messages-store.ts';

/** A message whose case is locked. */
async function messageOf(tx: Tx, id: string): Promise<MessageRow> {
  const message = await findMessage(tx, id);
  invariant(message, `message ${id} is there`);
  return message;
}

/**
 * No mail carries files: a person who reads another's mailbox finds the link to them, and has to
 * log in first.
 */
function answerMail(
  { config }: Bank,
  { reference, email, subject, message, createdAt, conversationId, customerId }: MessageRow,
  answer: string,
): Mail {
  const written = createdAt.toLocaleString('en-US', { timeZone: bankTimeZone, dateStyle: 'long' });
  // A former customer cannot log in.
  const isReadable = conversationId !== null && customerId !== null;
  return {
    to: email,
    replyTo: bankFacts.supportEmail,
    subject: `${reference}: ${subject}`,
    paragraphs: [
      ...answer.split(/(?:\r?\n){2,}/),
      `Your reference: ${reference}`,
      `On ${written} you wrote:\n${message.replaceAll(/^/gm, '> ')}`,
      ...(isReadable
        ? [
            'Log in to read the whole conversation and the files you sent: we never put them ' +
              'into an email.',
          ]
        : []),
    ],
    ...(isReadable && {
      action: {
        label: 'Log in and read it',
        url: `${config.publicUrl}/user/messages/${conversationId}`,
      },
    }),
  };
}

/** By mail; whose customer reads the conversation in the app, gets a notice that leads there. */
async function sendAnswer(tx: Tx, bank: Bank, message: MessageRow, answer: string): Promise<void> {
  const { reference, subject, conversationId, customerId } = message;
  const mail = answerMail(bank, message, answer);
  if (conversationId === null || customerId === null) {
    await queueMail(tx, bank.clock, mail);
    return;
  }
  const notice: Notice = {
    kind: 'message',
    about: conversationId,
    title: 'We answered your message',
    said: [`There is an answer to “${subject}”, ${reference}.`],
  };
  await queueNoticeWith(tx, bank.clock, { userId: customerId, notice, mails: [mail] });
}

const trailOf = ({ reference, customerId }: MessageRow): Record<string, string> => ({
  reference,
  ...(customerId === null ? {} : { person: customerId }),
});

/** Answers a message: the mail and what became of the message commit together. */
export const answerMessage = decisionCall(answerMessageRoute, {
  asked: ({ body }) => ['answer', body.answer],

  async act(tx, ctx, { id, body: { answer } }) {
    const { clock } = ctx.bank;
    const message = await messageOf(tx, id);
    await sendAnswer(tx, ctx.bank, message, answer);
    await markMessageEnded(tx, { id, by: ctx.session.userId, at: clock.businessNow(), answer });
    await recordAudit(tx, ctx, {
      action: 'message.answered',
      subject: `message:${id}`,
      details: trailOf(message),
    });
    return message.reference;
  },

  answer: (reference) => ({
    status: 200,
    body: { message: `Answer to ${reference} is on its way by email.` },
  }),
});

/** Closes a message that needs no answer. */
export const closeMessage = decisionCall(closeMessageRoute, {
  asked: ({ body }) => ['close', body.reason],

  async act(tx, ctx, { id, body: { reason } }) {
    const message = await messageOf(tx, id);
    await markMessageEnded(tx, {
      id,
      by: ctx.session.userId,
      at: ctx.bank.clock.businessNow(),
      closeReason: reasonTexts.messageClose[reason],
    });
    await recordAudit(tx, ctx, {
      action: 'message.closed',
      subject: `message:${id}`,
      details: { ...trailOf(message), reason },
    });
    return message.reference;
  },

  answer: (reference) => ({
    status: 200,
    body: { message: `Message ${reference} closed without an answer.` },
  }),
});
