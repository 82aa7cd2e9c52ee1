import type { FastifyInstance } from 'fastify';
import {
  getBankDayRoute,
  retrySetAsideRoute,
  retryWorkRoute,
  runJobRoute,
} from '../../../contract/bank-day.ts';
import { said } from '../../../contract/said.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import type { Worker } from '../../services/jobs/worker.ts';
import { retrySetAside, retryWork } from './retry-rows.ts';
import { runJob } from './run-job.ts';
import { showBankDay } from './show-bank-day.ts';

export function bindBankDay(app: FastifyInstance, bank: Bank, worker: Worker): void {
  bindRoute(app, bank, getBankDayRoute).to(async () => ({
    status: 200,
    body: await showBankDay(bank, worker),
  }));
  bindRoute(app, bank, runJobRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await runJob(ctx, worker, params.name),
  }));
  bindRoute(app, bank, retrySetAsideRoute).to(async (ctx, { body }) => {
    await retrySetAside(ctx, worker, body);
    return { status: 200, body: said('ROW_RETRIED') };
  });
  bindRoute(app, bank, retryWorkRoute).to(async (ctx, { params }) => {
    await retryWork(ctx, params.id);
    return { status: 200, body: said('ROW_RETRIED') };
  });
}
