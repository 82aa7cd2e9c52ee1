import { bankFacts } from '../config/bank.ts';
import { indexPaymentWordsJob } from './staff/admin/index-payment-words.job.ts';
import { pinResetLinkJob } from './money/approvals/pin-reset-link.job.ts';
import { chainTrailJob } from './services/audit/chain-trail.job.ts';
import { payInstalments } from './money/bills/pay-instalments.job.ts';
import { warnOfShortFunds } from './money/bills/warn-of-short-funds.job.ts';
import { askProof, nextNightly, proofJobName, proveBooks } from './staff/books/prove-books.job.ts';
import { closeDays, closeDaysJobName } from './staff/books/close-days.job.ts';
import { resealCards } from './money/cards/reseal-cards.job.ts';
import type { Config } from './base/config.ts';
import { collectChecks } from './money/deposits/collect-checks.job.ts';
import { tellOfCodesNotGiven } from './people/second-factor/tell-of-codes-not-given.job.ts';
import { resealApps } from './people/second-factor/reseal-apps.job.ts';
import { resealFiles } from './services/files/reseal-files.job.ts';
import { resealApplications } from './money/loans/reseal-applications.job.ts';
import { takeInstalments } from './money/loans/take-instalments.job.ts';
import { fetchRatesJob } from './money/exchange/fetch-rates.job.ts';
import { creditInterest } from './money/interest/credit-interest.ts';
import { mailJob } from './services/mail/mail.job.ts';
import { createSendMail } from './services/mail/send-mail.ts';
import { ownEmailLinkJob } from './people/profiles/own-email-link.job.ts';
import { invitationLinkJob } from './people/colleagues/invitation-link.job.ts';
import { passwordResetLinkJob } from './people/password-resets/password-reset-link.job.ts';
import { statementMailJob } from './money/statements/statement-mail.job.ts';
import { emailChangeLinkJob } from './people/profiles/email-change-link.job.ts';
import { payDueTransfers } from './money/transfers/pay-due-transfers.job.ts';
import { indexTransfersJob } from './money/transfers/index-transfers.job.ts';
import { tellOfNewPayeesJob } from './money/transfers/tell-of-new-payees.job.ts';
import { settleTransfers } from './money/transfers/settle-transfers.job.ts';
import type { Job } from './services/jobs/worker.ts';
import { securityAddresses } from './people/users/contact-changes.ts';
import { lockUser } from './people/users/users-store.ts';
import { createNotMeLink } from './people/users/not-me-links-store.ts';
import type { Context } from './context.ts';
import { createMonthPartitions } from './services/partitions/create-month-partitions.ts';
import { forgettingJobs, housekeepingBatch } from './bank-forgetting.ts';

/** Behind the #, so that the secret reaches no server, log or referrer. */
async function notMeUrl(
  { bank }: Context,
  userId: string,
  address: string,
): Promise<string | undefined> {
  const now = bank.clock.now();
  const secret = await bank.db.tx(async (tx) => {
    const user = await lockUser(tx, userId);
    // A mail may have waited in the queue; its address may have been withdrawn since then.
    return user && securityAddresses(user, now).includes(address)
      ? await createNotMeLink(tx, { userId, address, now })
      : undefined;
  });
  if (secret === undefined) return undefined;
  return `${bank.config.publicUrl}/not-me#token=${secret}`;
}

/**
 * The bank's day: what runs by itself, in the order in which one job's work becomes the next one's.
 */
export function bankJobs(config: Config): Job[] {
  const send = createSendMail(config, { name: bankFacts.name, email: bankFacts.email });
  return [
    {
      name: 'short-funds',
      group: 'email',
      about: 'Tells customers a day ahead when a payment or bill is not covered.',
      everyMs: 60_000,
      run: warnOfShortFunds,
    },
    {
      name: 'scheduled-payments',
      about: 'Pays scheduled transfers and bills whose time has come.',
      movesMoney: true,
      everyMs: 5_000,
      run: payDueTransfers,
    },
    {
      name: 'recurring-bills',
      about: 'Pays the next date of recurring bills.',
      movesMoney: true,
      everyMs: 5_000,
      run: payInstalments,
    },
    {
      name: 'settlement',
      about: 'Completes outside payments that are due, or returns them.',
      movesMoney: true,
      everyMs: 5_000,
      run: settleTransfers,
    },
    {
      name: 'interest',
      about: 'Credits savings accounts the months that have ended.',
      movesMoney: true,
      everyMs: 60_000,
      run: creditInterest,
    },
    {
      name: 'loan-instalments',
      about: "Takes due loan payments from the customers' accounts.",
      movesMoney: true,
      everyMs: 60_000,
      run: takeInstalments,
    },
    {
      name: 'check-collection',
      about: 'Settles accepted checks on their available date.',
      movesMoney: true,
      everyMs: 60_000,
      run: collectChecks,
    },
    {
      name: 'expired-holds',
      about: 'Releases holds that have expired.',
      movesMoney: true,
      everyMs: 60_000,
      run: ({ bank }) =>
        bank.db.tx((tx) =>
          bank.ledger.expireHolds(tx, bank.clock.businessNow(), housekeepingBatch),
        ),
    },
    {
      name: 'codes-not-given',
      group: 'email',
      about:
        'Tells people by email when their password was entered and no code followed for five minutes.',
      everyMs: 30_000,
      run: tellOfCodesNotGiven,
    },
    {
      name: 'transfer-search',
      about: "Brings new payments into the customers' search.",
      everyMs: 1_000,
      run: indexTransfersJob(),
    },
    {
      name: 'payment-words',
      about: "Brings new payments into the staff's search for people.",
      everyMs: 1_000,
      run: indexPaymentWordsJob(),
    },
    {
      name: 'new-payees',
      group: 'email',
      about: 'Emails customers about their first payment to a new payee.',
      everyMs: 1_000,
      run: tellOfNewPayeesJob(),
    },
    {
      name: 'mail',
      group: 'email',
      about: 'Sends queued emails.',
      everyMs: 1_000,
      run: mailJob(send, notMeUrl),
    },
    {
      name: 'password-reset-links',
      group: 'email',
      about: 'Emails links to choose a new password.',
      everyMs: 1_000,
      run: passwordResetLinkJob(send),
    },
    {
      name: 'invitation-links',
      group: 'email',
      about: 'Emails invitations to the staff.',
      everyMs: 1_000,
      run: invitationLinkJob(send),
    },
    {
      name: 'own-email-links',
      group: 'email',
      about: 'Emails links that confirm the email address of an account.',
      everyMs: 1_000,
      run: ownEmailLinkJob(send, notMeUrl),
    },
    {
      name: 'statement-mails',
      group: 'email',
      about: 'Draws and emails statements that customers asked for.',
      everyMs: 1_000,
      run: statementMailJob(send),
    },
    {
      name: 'email-change-links',
      group: 'email',
      about: 'Emails links that confirm a new email address.',
      everyMs: 1_000,
      run: emailChangeLinkJob(send),
    },
    {
      name: 'sealed-files',
      about: 'Re-encrypts files with the newest key.',
      everyMs: 60_000,
      run: resealFiles,
    },
    {
      name: 'sealed-cards',
      about: 'Re-encrypts card numbers with the newest key.',
      everyMs: 60_000,
      run: resealCards,
    },
    {
      name: 'sealed-apps',
      about: 'Re-encrypts the secrets of authenticator apps with the newest key.',
      everyMs: 60_000,
      run: resealApps,
    },
    {
      name: 'sealed-applications',
      about: 'Re-encrypts saved loan applications with the newest key.',
      everyMs: 60_000,
      run: resealApplications,
    },
    {
      name: closeDaysJobName,
      group: 'money',
      about: 'Closes bank days that are over, for the trial balance.',
      everyMs: 60_000,
      run: closeDays,
    },
    {
      name: 'chained-trail',
      about: 'Links new audit events into a chain, so that a later change is found.',
      everyMs: 5_000,
      run: chainTrailJob,
    },
    {
      name: proofJobName,
      group: 'money',
      about:
        'Checks ledger and audit trail at 2 AM and on request; stops payments if the ledger is wrong.',
      everyMs: 5_000,
      nextAt: nextNightly,
      ask: askProof,
      run: proveBooks,
    },
    {
      name: 'pin-reset-links',
      group: 'email',
      about: 'Emails links to choose a new security PIN.',
      everyMs: 1_000,
      run: pinResetLinkJob(send),
    },
    {
      name: 'month-partitions',
      about: 'Prepares the database for the coming months.',
      everyMs: 3_600_000,
      run: ({ bank }) => createMonthPartitions(bank.db),
    },
    ...(config.ratesUrl === undefined ? [] : [fetchRatesJob(config.ratesUrl)]),
    ...forgettingJobs(),
  ];
}
