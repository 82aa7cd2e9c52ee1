import type { FastifyInstance } from 'fastify';
import {
  getBankDayRoute,
  retrySetAsideRoute,
  retryWorkRoute,
  runJobRoute,
} from '../../../contract/staff/bank-day.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import type { Worker } from '../../services/jobs/worker.ts';
import { retrySetAside, retryWork } from './retry-rows.ts';
import { runJob } from './run-job.ts';
import { showBankDay } from './show-bank-day.ts';

export function bindBankDay(app: FastifyInstance, bank: BankToBind, worker: Worker): void {
  bindRoute(app, bank, getBankDayRoute).to(async ({ bank }) => ({
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
