import type { Language } from '../../../contract/values/language.ts';
import { bankFacts } from '../../../config/bank.ts';
import { answerMessageRoute, closeMessageRoute } from '../../../contract/staff/message-answers.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { said } from '../../../contract/calls/said.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Bank } from '../../bank.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { noticesOf } from '../../services/mail/notice.ts';
import { answerTexts as english } from './answer.texts.ts';
import { answerTexts as spanish } from './answer.texts.es.ts';
import { bankingDayOf } from '../../base/clock.ts';
import { findUser } from '../../people/users/users-store.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { queueNoticeWith } from '../../services/mail/queue-notice.ts';
import { findMessage, markMessageEnded, type MessageRow } from './messages-store.ts';

const textsIn = { en: english, es: spanish };
const answeredNotice = noticesOf(textsIn);

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
  language: Language,
): Mail {
  const texts = textsIn[language];
  const written = texts.longDay(bankingDayOf(createdAt));
  // A former customer cannot log in.
  const isReadable = conversationId !== null && customerId !== null;
  return {
    to: email,
    language,
    replyTo: bankFacts.supportEmail,
    subject: `${reference}: ${subject}`,
    paragraphs: [
      ...answer.split(/(?:\r?\n){2,}/),
      texts.reference(reference),
      texts.wrote(written, message.replaceAll(/^/gm, '> ')),
      ...(isReadable ? [texts.logIn] : []),
    ],
    ...(isReadable && {
      action: {
        label: texts.action,
        url: `${config.publicUrl}/user/messages/${conversationId}`,
      },
    }),
  };
}

/** By mail; whose customer reads the conversation in the app, gets a notice that leads there. */
async function sendAnswer(tx: Tx, bank: Bank, message: MessageRow, answer: string): Promise<void> {
  const { reference, subject, conversationId, customerId } = message;
  const customer = customerId === null ? undefined : await findUser(tx, customerId);
  const language = customer?.language ?? null;
  const mail = answerMail(bank, message, answer, language ?? 'en');
  if (conversationId === null || customerId === null) {
    await queueMail(tx, bank.clock, mail);
    return;
  }
  const notice = answeredNotice({ kind: 'message', about: conversationId }, ({ answered }) =>
    answered(subject, reference),
  );
  await queueNoticeWith(tx, bank.clock, {
    userId: customerId,
    language,
    notice,
    mails: [mail],
  });
}

const trailOf = ({ reference, customerId }: MessageRow): Record<string, string> => ({
  reference,
  ...(customerId === null ? {} : { person: customerId }),
});

/** Answers a message: the mail and the message's end commit together. */
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

  answer: (reference) => ({ status: 200, body: said('MESSAGE_ANSWERED', { reference }) }),
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

  answer: (reference) => ({ status: 200, body: said('MESSAGE_CLOSED', { reference }) }),
});
