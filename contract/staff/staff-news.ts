import * as z from 'zod/mini';
import { idField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

/** The list has this many at most: older ones are in the audit trail. */
export const mostStaffNews = 30;

const staffNews = z.strictObject({
  _id: z.string(),
  /** Real time. */
  at: z.string(),
  /** One sentence, which begins with who did it. */
  what: z.string(),
  /** The path of the staff area that shows it. */
  page: z.string(),
  isNew: z.boolean(),
});

export type StaffNews = z.infer<typeof staffNews>;

export const listStaffNewsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/news',
  who: 'admin',
  right: 'any',
  look: { namesNoCustomer: 'what colleagues changed about the staff and its policies' },
  summary:
    'What colleagues changed since one belongs to the staff: invitations, roles, policies, and who ' +
    `is which customer. The latest ${mostStaffNews}, newest first, and how many are new.`,
  answers: { 200: z.strictObject({ news: z.array(staffNews), unseen: z.number() }) },
  refusals: [],
});

export const seeStaffNewsRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/news/seen',
  who: 'admin',
  right: 'any',
  needsNoFreshProof: 'it marks what was read',
  summary: 'Marks what colleagues changed as seen, up to one of it.',
  body: z.object({ newest: idField }),
  example: { newest: '00000000-0000-4000-8000-000000000000' },
  answers: { 200: saying(['NEWS_SEEN']) },
  refusals: ['NEWS_NOT_FOUND'],
  leaves: ['staff_news.seen'],
});
