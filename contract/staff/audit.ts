import * as z from 'zod/mini';
import { actorView } from '../values/actors.ts';
import { bomField, dayField, idField, isPrintable, wholeNumberField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';

/** One line of the trail: who did or saw what, when, and from where. */
const auditEvent = z.strictObject({
  _id: z.string(),
  at: z.string(),
  actor: actorView,
  /** A noun and what happened to it, e.g. `user.suspended`. */
  action: z.string(),
  /** The thing it was done to, e.g. `user:<id>` or `transfer:<id>`. */
  subject: z.string(),
  /** The customer it concerns; null where it concerns the bank. */
  person: z.nullable(z.strictObject({ _id: z.string(), username: z.string() })),
  /** The journal in the books, where money moved with it. */
  journal: z.nullable(z.string()),
  /** As the sender's answer and the log have it. */
  requestId: z.string(),
  /** The network address the request came from; empty for the bank's own jobs. */
  address: z.string(),
  details: z.record(z.string(), z.string()),
});

export type AuditEvent = z.infer<typeof auditEvent>;

const somebody = () =>
  z.optional(
    z
      .string('Must be text.')
      .check(
        z.trim(),
        z.maxLength(254, 'At most 254 characters.'),
        z.refine(isPrintable, 'Control characters are not allowed.'),
      ),
  );

const filter = z.object({
  person: somebody(),
  actor: somebody(),
  action: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z_]{1,40}\.[a-z_]{1,40}$/, 'An action reads like user.suspended.')),
  ),
  from: z.optional(dayField()),
  to: z.optional(dayField()),
});

const daysInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  {
    error: 'The start date can’t be after the end date.',
    path: ['from'],
    when: ({ issues }) => issues.length === 0,
  },
);

export const listAuditEventsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/audit',
  reads: 'recent',
  who: 'admin',
  right: 'read-trail',
  look: ['audit.viewed'],
  summary:
    'The trail, newest first: of a person, by an actor (username, e-mail, ID, `system:<job>` or ' +
    '`anonymous`), of an action, of a range of bank days. The next page begins after the line ' +
    '`before`. The look is itself a line of the trail.',
  query: z
    .extend(filter, {
      before: z.optional(idField),
      limit: wholeNumberField('Limit must be a whole number from 1 to 200.', 1, 200),
    })
    .check(daysInOrder),
  answers: { 200: z.strictObject({ events: z.array(auditEvent), more: z.boolean() }) },
  refusals: [],
});

export const listAuditActionsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/audit/actions',
  reads: 'recent',
  who: 'admin',
  right: 'read-trail',
  look: { namesNoCustomer: 'names of actions' },
  summary: 'The actions that occur in the trail, by name.',
  answers: { 200: z.strictObject({ actions: z.array(z.string()) }) },
  refusals: [],
});

export const exportAuditEventsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/audit/export',
  reads: 'recent',
  who: 'admin',
  right: 'read-trail',
  look: ['audit.exported'],
  summary:
    'The same lines as CSV, newest first, written while they are read. The export is itself a ' +
    'line of the trail.',
  query: z.extend(filter, { bom: bomField }).check(daysInOrder),
  answers: {},
  download: ['text/csv; charset=utf-8'],
  refusals: [],
});
