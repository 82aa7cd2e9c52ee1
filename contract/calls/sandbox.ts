import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { saying } from './saying.ts';

export const advanceClockRoute = defineRoute({
  method: 'POST',
  path: '/api/sandbox/clock',
  who: 'admin',
  right: 'run-bank',
  summary: 'Moves business time forward (ISO 8601 duration). Only where BANK_SANDBOX=1.',
  body: z.object({
    advance: z
      .string('Please enter a duration such as P3D.')
      .check(
        z.regex(
          /^P(?=[\dT])(\d{1,2}Y)?(\d{1,3}M)?(\d{1,3}W)?(\d{1,4}D)?(T(?=\d)(\d{1,4}H)?(\d{1,5}M)?(\d{1,6}S)?)?$/,
          'Please enter a duration such as P3D.',
        ),
      ),
  }),
  example: { advance: 'P1D' },
  answers: {
    200: saying(['CLOCK_ADVANCED'], {
      businessTime: z.string(),
      /** The due work that was done, by job; jobs that did nothing are left out. */
      ran: z.array(z.strictObject({ job: z.string(), done: z.number() })),
    }),
  },
  refusals: ['NOT_FOUND'],
  leaves: ['clock.advanced'],
});
