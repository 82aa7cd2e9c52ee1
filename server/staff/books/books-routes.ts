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
import { getReconciliationRoute } from '../../../contract/staff/reconciliation.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import type { Worker } from '../../services/jobs/worker.ts';
import { findMoneyStop } from '../../ledger/money-stop.ts';
import { findScopeNeeded } from './proofs-store.ts';
import { askProof, proofJobName } from './prove-books.job.ts';
import { askedDay, listBookAccounts } from './book-accounts.ts';
import { closeDaysJobName } from './close-days.job.ts';
import { exportBookEntries, exportTrialBalance } from './export-books.ts';
import { exportJournal } from './export-journal.ts';
import { listBookEntries } from './list-book-entries.ts';
import { showReconciliation } from './show-reconciliation.ts';
import { showProofs, stopView, viewProofs } from './show-proofs.ts';
import { decideReopening, proposeReopening } from './reopen-days.ts';
import { resumeMoney } from './resume-money.ts';
import { showJournal } from './show-journal.ts';
import { trialBalanceView } from './trial-balance-view.ts';
import { readTrialBalance } from './trial-balance.ts';

export const callsOfBooks = (worker: Worker) => [
  answerTo(getTrialBalanceRoute, async ({ bank }, { query }) => {
    const balance = await readTrialBalance(bank.db, askedDay(bank, query.day));
    return trialBalanceView(balance, bank.clock.businessDay());
  }),
  bindRoute(exportTrialBalanceRoute, async ({ bank }, { query }) => ({
    status: 200,
    download: await exportTrialBalance(bank, askedDay(bank, query.day), query.bom === 'true'),
  })),
  answerTo(listBookAccountsRoute, async (ctx, { query }) => await listBookAccounts(ctx, query)),
  answerTo(
    listBookEntriesRoute,
    async (ctx, { params, query }) => await listBookEntries(ctx, params.id, query),
  ),
  bindRoute(exportBookEntriesRoute, async (ctx, { params, query }) => ({
    status: 200,
    download: await exportBookEntries(ctx, params.id, query),
  })),
  bindRoute(exportJournalRoute, async (ctx, { params, query }) => ({
    status: 200,
    download: await exportJournal(ctx, params.format, query),
  })),
  answerTo(getJournalRoute, async (ctx, { params }) => await showJournal(ctx, params.id)),

  answerTo(listProofsRoute, async (ctx) => await showProofs(ctx)),
  answerTo(getReconciliationRoute, async (ctx) => await showReconciliation(ctx)),
  answerTo(askProofRoute, async (ctx) => {
    const { db } = ctx.bank;
    const [proof] = await viewProofs(db, [await askProof(ctx, await findScopeNeeded(db))]);
    worker.runSoon(proofJobName);
    return proof as NonNullable<typeof proof>;
  }),
  answerTo(resumeMoneyRoute, async (ctx, { body }) => {
    await resumeMoney(ctx, body.reason);
    return said('MONEY_RESUMED');
  }),
  answerTo(proposeReopeningRoute, async (ctx, { body }) => {
    await proposeReopening(ctx, body);
    return said('DAYS_REOPENING_PROPOSED', { day: body.fromDay });
  }),
  answerTo(approveReopeningRoute, async (ctx, { params }) => {
    const day = await decideReopening(ctx, params.id, 'approved');
    worker.runSoon(closeDaysJobName);
    return said('DAYS_REOPENED', { day });
  }),
  answerTo(declineReopeningRoute, async (ctx, { params }) => {
    const day = await decideReopening(ctx, params.id, 'declined');
    return said('DAYS_STAY_CLOSED', { day });
  }),
  answerTo(getStopRoute, async ({ bank }) => stopView(await findMoneyStop(bank.db))),
];
