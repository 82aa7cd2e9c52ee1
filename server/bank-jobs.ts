import { bank as facts } from '../config/bank.ts';
import { pinResetLinkJob } from './approvals/pin-reset-link.job.ts';
import { payInstalments } from './bills/pay-instalments.job.ts';
import { warnOfShortFunds } from './bills/warn-of-short-funds.job.ts';
import type { Config } from './config.ts';
import { forgetQuotes } from './exchange/quotes-store.ts';
import { forgetExpired } from './ledger/forget-expired.ts';
import { expireHolds } from './ledger/holds.ts';
import { takeInstalments } from './loans/take-instalments.job.ts';
import { creditInterest } from './interest/credit-interest.ts';
import { forgetDoneJobs } from './jobs/take-job.ts';
import { mailJob } from './mail/mail.job.ts';
import { createSendMail } from './mail/send-mail.ts';
import { passwordResetLinkJob } from './password-resets/password-reset-link.job.ts';
import { statementMailJob } from './statements/statement-mail.job.ts';
import { emailChangeLinkJob } from './profiles/email-change-link.job.ts';
import { forgetReplacedFiles } from './profiles/forget-replaced-files.job.ts';
import { payDueTransfers } from './transfers/pay-due-transfers.job.ts';
import { indexTransfersJob } from './transfers/index-transfers.job.ts';
import { settleTransfers } from './transfers/settle-transfers.job.ts';
import type { Job } from './jobs/worker.ts';

const housekeepingBatch = 500;

/** The bank's day: what runs by itself, in the order in which one job's work becomes the next one's. */
export function bankJobs(config: Config): Job[] {
  const send = createSendMail(config, { name: facts.name, email: facts.email });
  return [
    { name: 'short-funds', everyMs: 60_000, run: warnOfShortFunds },
    { name: 'scheduled-payments', everyMs: 5_000, run: payDueTransfers },
    { name: 'recurring-bills', everyMs: 5_000, run: payInstalments },
    { name: 'settlement', everyMs: 5_000, run: settleTransfers },
    { name: 'interest', everyMs: 60_000, run: creditInterest },
    { name: 'loan-instalments', everyMs: 60_000, run: takeInstalments },
    { name: 'expired-holds', everyMs: 60_000, run: ({ bank }) => bank.db.tx((tx) => expireHolds(tx, bank.clock.businessNow(), housekeepingBatch)) },
    { name: 'forgotten-approvals', everyMs: 3_600_000, run: ({ bank }) => forgetExpired(bank.db, bank.clock.now(), housekeepingBatch) },
    { name: 'forgotten-quotes', everyMs: 3_600_000, run: ({ bank }) => forgetQuotes(bank.db, bank.clock.now(), housekeepingBatch) },
    { name: 'forgotten-jobs', everyMs: 3_600_000, run: ({ bank }) => forgetDoneJobs(bank.db, bank.clock.now(), housekeepingBatch) },
    { name: 'transfer-search', everyMs: 1_000, run: indexTransfersJob() },
    { name: 'mail', everyMs: 1_000, run: mailJob(send) },
    { name: 'password-reset-links', everyMs: 1_000, run: passwordResetLinkJob(send) },
    { name: 'statement-mails', everyMs: 1_000, run: statementMailJob(send) },
    { name: 'email-change-links', everyMs: 1_000, run: emailChangeLinkJob(send) },
    { name: 'replaced-files', everyMs: 3_600_000, run: forgetReplacedFiles },
    { name: 'pin-reset-links', everyMs: 1_000, run: pinResetLinkJob(send) },
  ];
}
