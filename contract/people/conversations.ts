import * as z from 'zod/mini';
import { idField, textField } from '../values/fields.ts';
import { longText } from './messages.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { storedMediaTypes } from './stored-files.ts';

const attachmentRule = { kinds: ['jpeg', 'png', 'pdf'], maxBytes: 5 * 1024 * 1024 } as const;

/** The files that may come along with one message, by the names of the form. */
export const attachmentRules = {
  attachment1: attachmentRule,
  attachment2: attachmentRule,
  attachment3: attachmentRule,
} as const;

export const attachment = z.strictObject({
  address: z.string(),
  mediaType: z.enum(storedMediaTypes),
  sizeBytes: z.number(),
});

export type Attachment = z.infer<typeof attachment>;

/** One message of a conversation, of the customer or in answer to them. */
export const conversationPart = z.strictObject({
  from: z.enum(['customer', 'bank']),
  at: z.string(),
  text: z.string(),
  files: z.array(attachment),
});

export type ConversationPart = z.infer<typeof conversationPart>;

export const conversationStatuses = ['Received', 'Answered', 'Closed'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

const head = {
  _id: z.string(),
  /** `MSG-` and eight characters; a further message keeps it. */
  reference: z.string(),
  subject: z.string(),
  status: z.enum(conversationStatuses),
  /** The time of the latest message or answer. */
  latestAt: z.string(),
  /** The bank has answered, and its customer has neither opened it since nor read the notice. */
  isUnread: z.boolean(),
};

const wholeConversation = z.strictObject({
  ...head,
  /** The newest unread notice of these parts: what its reader marks as read, and no later one. */
  unreadNotice: z.nullable(z.string()),
  parts: z.array(conversationPart),
});

export type Conversation = z.infer<typeof wholeConversation>;

/** The number of latest conversations that are listed. */
export const mostConversations = 100;

export const listConversationsRoute = defineRoute({
  method: 'GET',
  path: '/api/users/messages',
  who: 'customer',
  summary:
    'What one has written to the bank while signed in, the latest first, at most ' +
    `${mostConversations} conversations.`,
  answers: { 200: z.strictObject({ conversations: z.array(z.strictObject(head)) }) },
  refusals: [],
});

const oneConversation = z.object({ id: idField });

export const getConversationRoute = defineRoute({
  method: 'GET',
  path: '/api/users/messages/{id}',
  who: 'customer',
  summary: 'One of them in full, oldest first, with its answers and the addresses of its files.',
  params: oneConversation,
  answers: { 200: wholeConversation },
  refusals: ['CONVERSATION_NOT_FOUND'],
});

const ownMessage = z
  .object({
    /** Begins a conversation. */
    subject: z.optional(textField({ required: 'Subject is required.', max: 140 })),
    /** The ID of the one it goes on with, whose subject stays. */
    conversation: z.optional(idField),
    message: longText('Message is required.'),
  })
  .check(
    z.refine(({ subject, conversation }) => subject !== undefined || conversation !== undefined, {
      error: 'Subject is required.',
      path: ['subject'],
    }),
    z.refine(({ subject, conversation }) => subject === undefined || conversation === undefined, {
      error: 'A further message has no subject.',
      path: ['subject'],
    }),
  );

export const writeToBankRoute = defineRoute({
  method: 'POST',
  path: '/api/users/messages',
  who: 'active-customer',
  summary:
    'Writes to the bank, with up to three files of 5 MiB each; with `conversation` a further ' +
    'message of the same. The same words and files again, while they wait for an answer, find ' +
    'the first.',
  body: ownMessage,
  example: { subject: 'A fee', message: 'What was it for?' },
  files: attachmentRules,
  answers: { 201: saying(['MESSAGE_SENT'], { conversation: wholeConversation }) },
  refusals: ['TOO_MANY_TRIES', 'CONVERSATION_NOT_FOUND', 'MESSAGES_LIMIT', 'TOO_MANY_FILES'],
  leaves: ['message.sent'],
});
