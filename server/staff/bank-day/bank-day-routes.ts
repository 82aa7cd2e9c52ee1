import {
  getBankDayRoute,
  retrySetAsideRoute,
  retryWorkRoute,
  runJobRoute,
} from '../../../contract/staff/bank-day.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo } from '../../http/bind-route.ts';
import type { Worker } from '../../services/jobs/worker.ts';
import { retrySetAside, retryWork } from './retry-rows.ts';
import { runJob } from './run-job.ts';
import { showBankDay } from './show-bank-day.ts';

export const callsOfBankDay = (worker: Worker) => [
  answerTo(getBankDayRoute, async ({ bank }) => await showBankDay(bank, worker)),
  answerTo(runJobRoute, async (ctx, { params }) => await runJob(ctx, worker, params.name)),
  answerTo(retrySetAsideRoute, async (ctx, { body }) => {
    await retrySetAside(ctx, worker, body);
    return said('ROW_RETRIED');
  }),
  answerTo(retryWorkRoute, async (ctx, { params }) => {
    await retryWork(ctx, params.id);
    return said('ROW_RETRIED');
  }),
];
