import * as z from 'zod/mini';
import { idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/**
 * The subjects of notices. A kind says where its notice leads; `web` knows the page and the icon.
 */
export const noticeKinds = [
  'payment',
  'bill',
  'loan',
  'check',
  'card',
  'dispute',
  'statement',
  'message',
  'profile',
  'session',
  'password',
  'pin',
  'two-step',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

const notice = z.strictObject({
  _id: z.string(),
  kind: z.enum(noticeKinds),
  /** The payment or conversation it is about; null where its kind alone says where it leads. */
  about: z.nullable(z.string()),
  title: z.string(),
  /** Paragraphs, each on a line. */
  said: z.string(),
  at: z.string(),
  isRead: z.boolean(),
});

export type Notice = z.infer<typeof notice>;

export const listNoticesRoute = defineRoute({
  method: 'GET',
  path: '/api/users/notices',
  who: 'customer',
  summary:
    'What the bank told the signed-in customer, the newest first, thirty at once; `before` goes on ' +
    'after the last of them. In the language of `Accept-Language`.',
  query: z.object({ before: z.optional(idField) }),
  answers: { 200: z.strictObject({ notices: z.array(notice), more: z.boolean() }) },
  refusals: [],
});

const noticesToRead = z
  .object({
    newest: z.optional(idField),
    oldest: z.optional(idField),
    about: z.optional(idField),
  })
  .check(
    z.refine(({ newest, about }) => newest !== undefined || about !== undefined, {
      error: 'Please say up to which notice, or about what.',
      path: ['newest'],
    }),
    z.refine(({ oldest, about }) => oldest === undefined || about === undefined, {
      error: 'Please give no oldest notice with what notices are about.',
      path: ['oldest'],
    }),
  );

export const readNoticesRoute = defineRoute({
  method: 'POST',
  path: '/api/users/notices/read',
  who: 'active-customer',
  summary:
    'Marks own notices as read: all up to `newest`, or those from `oldest` to `newest`; one where ' +
    'both are the same. With `about`, only those about that payment or conversation.',
  body: noticesToRead,
  example: { newest: '00000000-0000-4000-8000-000000000000' },
  answers: { 200: saying(['NOTICES_READ', 'NOTICES_READ_ALREADY'], { read: z.number() }) },
  refusals: ['NOTICE_NOT_FOUND'],
  leaves: ['notices.read'],
});
