import * as z from 'zod/mini';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { amount, idField, textField } from '../values/fields.ts';
import { currencies } from '../values/money.ts';
import { periodForm } from '../values/periods.ts';

const periodField = z
  .string('A month or a year is required.')
  .check(z.regex(periodForm, 'Please give a month as 2026-11 or a year as 2026.'));

/** The matters that can be open in a month or a year. The first two prevent closing it. */
export const openKinds = [
  /** Days that are not closed, or not over. */
  'days',
  /** Closed days that no proof of the books has found right. */
  'proof',
  /** Control accounts that differ from their tables, as the last proofs found them. */
  'control',
  'vouchers',
  'suspense',
  'reviews',
  'clearing',
  'unsettled',
  'receivables',
] as const;

export type OpenKind = (typeof openKinds)[number];

const openItem = z.strictObject({
  kind: z.enum(openKinds),
  /** It prevents closing; the others are named by the sign-off. */
  blocks: z.boolean(),
  /** The account of the bank that is not at zero on the last day. */
  account: z.nullable(z.strictObject({ id: z.string(), code: z.string(), name: z.string() })),
  /** Null where it is the balance of an account. */
  count: z.nullable(z.number()),
  /** Null where it is no money. */
  amount: z.nullable(amount),
  currency: z.enum(currencies),
});

export type OpenItem = z.infer<typeof openItem>;

const closing = z.strictObject({
  /** The username. */
  by: z.string(),
  at: z.string(),
  /** As it was named then. */
  open: z.array(openItem),
  /** The journal that moved the profit of the year to equity. */
  journal: z.nullable(z.string()),
});

const periodView = z.strictObject({
  period: z.string(),
  /** Not over, waiting for its turn or for what blocks it, the next to close, closed. */
  state: z.enum(['running', 'open', 'ready', 'closed']),
  closing: z.nullable(closing),
  /** Its sign-offs before it was reopened, oldest first. */
  earlier: z.array(closing),
});

export type PeriodView = z.infer<typeof periodView>;

const waitingReopening = z.strictObject({
  _id: z.string(),
  fromPeriod: z.string(),
  reason: z.string(),
  /** The username. */
  proposedBy: z.string(),
  proposedAt: z.string(),
  isYours: z.boolean(),
});

export const listPeriodsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/periods',
  who: 'admin',
  right: 'see-books',
  look: { namesNoCustomer: 'it shows months, years and counts' },
  summary:
    'The months and years since the first day of the bank, latest first, what is open in the next ' +
    'one to close, and a reopening that waits for a second person.',
  answers: {
    200: z.strictObject({
      periods: z.array(periodView),
      next: z.nullable(
        z.strictObject({
          period: z.string(),
          /** Nothing prevents closing it. */
          isReady: z.boolean(),
          open: z.array(openItem),
          /** Of all that is open: the sign-off sends it back, and is refused where it has changed. */
          digest: z.string(),
        }),
      ),
      reopening: z.nullable(waitingReopening),
    }),
  },
  refusals: [],
});

export const signPeriodRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/periods',
  who: 'admin',
  right: 'run-bank',
  summary:
    'Closes the next month or year, with what is open in it as it was read. Closing a year moves ' +
    'its profit to equity.',
  body: z.strictObject({
    period: periodField,
    /** The digest of what was read to be open. */
    digest: z
      .string('Please read what is open first.')
      .check(z.regex(/^[0-9a-f]{64}$/, 'Please read what is open first.')),
  }),
  example: { period: '2026-10', digest: '0'.repeat(64) },
  answers: { 200: saying(['PERIOD_SIGNED']) },
  refusals: [
    'PERIOD_SIGNED_BEFORE',
    'PERIOD_NOT_NEXT',
    'PERIOD_NOT_READY',
    'PERIOD_CHANGED',
    'MONEY_STOPPED',
  ],
  leaves: ['period.closed'],
});

export const proposePeriodReopeningRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/period-reopenings',
  who: 'admin',
  right: 'run-bank',
  summary:
    'Proposes to reopen a closed month or year and all that was closed after it. A second person ' +
    'approves it; until then nothing changes.',
  body: z.strictObject({
    fromPeriod: periodField,
    reason: textField({ required: 'Please say why it is reopened.', max: 500 }),
  }),
  example: { fromPeriod: '2026-10', reason: 'A day of it has a wrong closing.' },
  answers: { 202: saying(['PERIOD_REOPENING_PROPOSED']) },
  refusals: ['PERIOD_NOT_CLOSED', 'REOPENING_WAITS'],
  leaves: ['period.reopening_proposed'],
});

const oneReopening = z.object({ id: idField });

export const approvePeriodReopeningRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/period-reopenings/{id}/approve',
  who: 'admin',
  right: 'run-bank',
  summary:
    'Reopens the month or year and all closed after it: their sign-offs are superseded and kept, ' +
    'and the profit of a year goes back. Never by who proposed it.',
  params: oneReopening,
  answers: { 200: saying(['PERIODS_REOPENED']) },
  refusals: [
    'REOPENING_NOT_FOUND',
    'REOPENING_DECIDED',
    'OWN_REOPENING',
    'NOT_YET_TWO',
    'PROPOSER_LEFT',
    'MONEY_STOPPED',
  ],
  leaves: ['period.reopened'],
});

export const declinePeriodReopeningRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/period-reopenings/{id}/decline',
  who: 'admin',
  right: 'run-bank',
  needsNoFreshProof: 'it changes nothing',
  summary: 'Declines a proposed reopening, or withdraws one’s own. The periods stay closed.',
  params: oneReopening,
  answers: { 200: saying(['PERIODS_STAY_CLOSED']) },
  refusals: ['REOPENING_NOT_FOUND', 'REOPENING_DECIDED'],
  leaves: ['period.reopening_declined'],
});
