import type { FastifyInstance } from 'fastify';
import {
  approveReopeningRoute,
  declineReopeningRoute,
  proposeReopeningRoute,
} from '../../../contract/staff/day-reopenings.ts';
import {
  askProofRoute,
  getStopRoute,
  listProofsRoute,
  resumeMoneyRoute,
} from '../../../contract/staff/books-proof.ts';
import {
  exportBookEntriesRoute,
  exportJournalRoute,
  exportTrialBalanceRoute,
  getJournalRoute,
  getTrialBalanceRoute,
  listBookAccountsRoute,
  listBookEntriesRoute,
} from '../../../contract/staff/books.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import type { Worker } from '../../services/jobs/worker.ts';
import { findMoneyStop } from '../../ledger/money-stop.ts';
import { askProof, proofJobName } from './prove-books.job.ts';
import { askedDay, listBookAccounts } from './book-accounts.ts';
import { closeDaysJobName } from './close-days.job.ts';
import { exportBookEntries, exportTrialBalance } from './export-books.ts';
import { exportJournal } from './export-journal.ts';
import { listBookEntries } from './list-book-entries.ts';
import { showProofs, stopView, viewProofs } from './show-proofs.ts';
import { decideReopening, proposeReopening } from './reopen-days.ts';
import { resumeMoney } from './resume-money.ts';
import { showJournal } from './show-journal.ts';
import { trialBalanceView } from './trial-balance-view.ts';
import { readTrialBalance } from './trial-balance.ts';

export function bindBooks(app: FastifyInstance, bank: BankToBind, worker: Worker): void {
  bindRoute(app, bank, getTrialBalanceRoute).to(async ({ bank }, { query }) => {
    const balance = await readTrialBalance(bank.db, askedDay(bank, query.day));
    return { status: 200, body: trialBalanceView(balance, bank.clock.businessDay()) };
  });
  bindRoute(app, bank, exportTrialBalanceRoute).to(async ({ bank }, { query }) => ({
    status: 200,
    download: await exportTrialBalance(bank, askedDay(bank, query.day), query.bom === 'true'),
  }));
  bindRoute(app, bank, listBookAccountsRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: await listBookAccounts(ctx, query),
  }));
  bindRoute(app, bank, listBookEntriesRoute).to(async (ctx, { params, query }) => ({
    status: 200,
    body: await listBookEntries(ctx, params.id, query),
  }));
  bindRoute(app, bank, exportBookEntriesRoute).to(async (ctx, { params, query }) => ({
    status: 200,
    download: await exportBookEntries(ctx, params.id, query),
  }));
  bindRoute(app, bank, exportJournalRoute).to(async (ctx, { params, query }) => ({
    status: 200,
    download: await exportJournal(ctx, params.format, query),
  }));
  bindRoute(app, bank, getJournalRoute).to(async (ctx, { params }) => ({
    status: 200,
    body: await showJournal(ctx, params.id),
  }));

  bindRoute(app, bank, listProofsRoute).to(async (ctx) => ({
    status: 200,
    body: await showProofs(ctx),
  }));
  bindRoute(app, bank, askProofRoute).to(async (ctx) => {
    const [proof] = await viewProofs(ctx.bank.db, [await askProof(ctx)]);
    worker.runSoon(proofJobName);
    return { status: 202, body: proof as NonNullable<typeof proof> };
  });
  bindRoute(app, bank, resumeMoneyRoute).to(async (ctx, { body }) => {
    await resumeMoney(ctx, body.reason);
    return { status: 200, body: said('MONEY_RESUMED') };
  });
  bindRoute(app, bank, proposeReopeningRoute).to(async (ctx, { body }) => {
    await proposeReopening(ctx, body);
    return {
      status: 202,
      body: said('DAYS_REOPENING_PROPOSED', { day: body.fromDay }),
    };
  });
  bindRoute(app, bank, approveReopeningRoute).to(async (ctx, { params }) => {
    const day = await decideReopening(ctx, params.id, 'approved');
    worker.runSoon(closeDaysJobName);
    return {
      status: 200,
      body: said('DAYS_REOPENED', { day }),
    };
  });
  bindRoute(app, bank, declineReopeningRoute).to(async (ctx, { params }) => {
    const day = await decideReopening(ctx, params.id, 'declined');
    return { status: 200, body: said('DAYS_STAY_CLOSED', { day }) };
  });
  bindRoute(app, bank, getStopRoute).to(async ({ bank }) => ({
    status: 200,
    body: stopView(await findMoneyStop(bank.db)),
  }));
}
