import * as z from 'zod/mini';
import { attachment, conversationPart } from '../people/conversations.ts';
import { caseFields, queueFields } from '../calls/cases.ts';
import { idField, oneOf } from '../values/fields.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { longText } from '../people/messages.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { person } from './staff-payments.ts';

const oneMessage = z.object({ id: idField });
const head = {
  ...caseFields,
  reference: z.string(),
  /** For a message that was written without a login: the name as the writer gave it, unchecked. */
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  signedIn: z.boolean(),
  /** The field that people do not see was filled: by a program, or by a browser for a person. */
  doubtful: z.boolean(),
  /**
   * The customer who wrote it signed in; or the one who has this email address, which anyone may
   * write into the form.
   */
  customer: z.nullable(person),
};

const ending = z.strictObject({
  outcome: z.enum(['answered', 'closed']),
  by: z.string(),
  at: z.string(),
  text: z.string(),
});

/** The number of latest answered messages that are listed. */
export const mostEndedMessages = 100;

export const listMessagesRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/messages',
  who: 'admin',
  right: 'see-customers',
  look: ['messages.listed'],
  background: true,
  summary:
    'Contact messages that wait for an answer, oldest first; with `state=ended` the latest ' +
    `${mostEndedMessages} that were answered or closed.`,
  query: z.object({ state: z.optional(oneOf(['waiting', 'ended'], 'State')) }),
  answers: {
    200: z.strictObject({
      ...queueFields,
      cases: z.array(z.strictObject({ ...head, ending: z.nullable(ending) })),
    }),
  },
  refusals: [],
});

export const getMessageRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/messages/{id}',
  who: 'admin',
  right: 'see-customers',
  look: ['message.viewed'],
  summary: 'One contact message in full. The look is written to the audit trail.',
  params: oneMessage,
  answers: {
    200: z.strictObject({
      ...head,
      phone: z.string(),
      text: z.string(),
      files: z.array(attachment),
      /**
       * The other messages and answers of the same conversation, before and after it, oldest first.
       */
      others: z.array(conversationPart),
      ending: z.nullable(ending),
      asOf: z.string(),
    }),
  },
  refusals: ['CASE_NOT_FOUND'],
});

export const answerMessageRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/messages/{id}/answer',
  who: 'admin',
  right: 'work-cases',
  needsNoFreshProof: 'it moves nothing',
  summary:
    'Answers a message by mail; the subject carries its reference. Only the holder of the case ' +
    'may.',
  params: oneMessage,
  body: z.object({ answer: longText('Answer is required.') }),
  example: { answer: 'We are open from nine to five.' },
  answers: { 200: saying(['MESSAGE_ANSWERED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['message.answered'],
});

export const closeMessageRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/messages/{id}/close',
  who: 'admin',
  right: 'work-cases',
  needsNoFreshProof: 'it moves nothing',
  summary: 'Closes a message without an answer. Only the holder of the case may.',
  params: oneMessage,
  body: z.object({ reason: oneOf(reasonCodes(reasonTexts.messageClose), 'Reason') }),
  example: { reason: 'SPAM' },
  answers: { 200: saying(['MESSAGE_CLOSED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['message.closed'],
});
