import * as z from 'zod/mini';
import { actorView } from '../values/actors.ts';
import { idField, textField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';

const jobName = z.string('Unknown job.').check(z.regex(/^[a-z][a-z-]{1,40}$/, 'Unknown job.'));

const jobView = z.strictObject({
  name: z.string(),
  about: z.string(),
  /** The job's field of work, for readers of a list too long to read whole. */
  group: z.enum(['money', 'email', 'housekeeping']),
  movesMoney: z.boolean(),
  everySeconds: z.number(),
  nextAt: z.string(),
  /** The outcome of its last run; absent when no server has reported one yet. */
  last: z.optional(
    z.strictObject({
      at: z.string(),
      tookMs: z.number(),
      done: z.number(),
      error: z.optional(z.string()),
      failures: z.number(),
    }),
  ),
  /** Money is stopped, so that it does nothing. */
  waits: z.boolean(),
  /** A member of the staff has started it, and it is under way. */
  underWay: z.boolean(),
});

export type JobView = z.infer<typeof jobView>;

const jobRun = z.strictObject({
  id: z.string(),
  job: z.string(),
  /** Absent: its own beat. */
  askedBy: z.optional(actorView),
  startedAt: z.string(),
  /** Absent while it is under way. */
  endedAt: z.optional(z.string()),
  done: z.number(),
  error: z.optional(z.string()),
});

export type JobRunView = z.infer<typeof jobRun>;

const setAsideRow = z.strictObject({
  job: z.string(),
  rowId: z.string(),
  tries: z.number(),
  firstFailedAt: z.string(),
  failedAt: z.string(),
  until: z.string(),
  reason: z.string(),
});

export type SetAsideView = z.infer<typeof setAsideRow>;

/** Queued work, such as a mail, that failed and will be tried again, or was given up. */
const retriedWork = z.strictObject({
  id: z.string(),
  kind: z.string(),
  tries: z.number(),
  nextAt: z.optional(z.string()),
  reason: z.string(),
});

export type RetriedWork = z.infer<typeof retriedWork>;

export const getBankDayRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/jobs',
  who: 'admin',
  right: 'see-books',
  look: { namesNoCustomer: 'jobs, and the IDs of rows whose work failed' },
  background: true,
  summary:
    'The jobs of the bank with their last results and next runs, rows they set aside, queued ' +
    'work that failed, and the runs of late.',
  answers: {
    200: z.strictObject({
      jobs: z.array(jobView),
      setAside: z.array(setAsideRow),
      retried: z.array(retriedWork),
      runs: z.array(jobRun),
      /**
       * Business time; `offsetSeconds` is how far the sandbox clock has moved it, absent in a real
       * bank.
       */
      clock: z.strictObject({
        businessTime: z.string(),
        businessDay: z.string(),
        offsetSeconds: z.optional(z.number()),
      }),
    }),
  },
  refusals: [],
});

export const runJobRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/jobs/{name}/run',
  who: 'admin',
  right: 'run-bank',
  summary:
    'Runs a job now, until it finds no more work. Answered when it is done, or after ten ' +
    'seconds while it goes on.',
  params: z.object({ name: jobName }),
  answers: { 200: jobRun },
  refusals: ['JOB_NOT_FOUND', 'MONEY_STOPPED', 'PROOF_UNDER_WAY', 'JOB_UNDER_WAY'],
  leaves: ['job.run'],
});

export const retrySetAsideRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/jobs/set-aside/retry',
  who: 'admin',
  right: 'run-bank',
  summary: 'Ends the pause of one row that a job set aside, so that its next beat tries it again.',
  body: z.strictObject({
    job: jobName,
    rowId: textField({ required: 'Please name a row.', max: 100 }),
  }),
  example: { job: 'settlement', rowId: '00000000-0000-4000-8000-000000000000' },
  answers: { 200: saying(['ROW_RETRIED']) },
  refusals: ['JOB_NOT_FOUND', 'ROW_NOT_SET_ASIDE'],
  leaves: ['job.row_retried'],
});

export const retryWorkRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/jobs/work/{id}/retry',
  who: 'admin',
  right: 'run-bank',
  summary: 'Tries queued work that failed again at once.',
  params: z.object({ id: idField }),
  answers: { 200: saying(['ROW_RETRIED']) },
  refusals: ['ROW_NOT_SET_ASIDE'],
  leaves: ['job.row_retried'],
});
