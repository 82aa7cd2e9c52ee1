import { forgetExpired } from './ledger/forget-expired.ts';
import { forgetOldClaims } from './ledger/kept-claims.ts';
import { forgetQuotes } from './money/exchange/quotes-store.ts';
import { forgetSavedApplications } from './money/loans/saved-application.ts';
import { forgetChallenges } from './people/passkeys/challenges-store.ts';
import { forgetReplacedFiles } from './people/profiles/forget-replaced-files.job.ts';
import { forgetFormerContacts } from './people/profiles/former-contact-store.ts';
import { forgetNotMeLinks } from './people/users/not-me-links-store.ts';
import { forgetRuns } from './services/jobs/job-runs-store.ts';
import { forgetDoneTasks } from './services/jobs/task-queue.ts';
import { forgetNotices } from './services/mail/notices-store.ts';
import type { Database } from './db/database.ts';
import type { Job } from './services/jobs/worker.ts';

/** How many rows one run changes at most, so that it holds no lock for long. */
export const housekeepingBatch = 500;

/** A job that once an hour forgets a batch of what is kept for a time only. */
const hourly = (
  name: string,
  about: string,
  forget: (db: Database, now: Temporal.Instant, limit: number) => Promise<number>,
): Job => ({
  name,
  about,
  everyMs: 3_600_000,
  run: ({ bank }) => forget(bank.db, bank.clock.now(), housekeepingBatch),
});

/** What the bank keeps for a time only, and who forgets it. */
export function forgettingJobs(): Job[] {
  const forgetClaims = forgetOldClaims();
  return [
    hourly(
      'forgotten-approvals',
      'Forgets approvals and counters that expired two days ago.',
      forgetExpired,
    ),
    {
      name: 'forgotten-claims',
      about: 'Forgets how requests were answered 90 days ago.',
      everyMs: 60_000,
      run: ({ bank }) => forgetClaims(bank.db),
    },
    hourly('forgotten-quotes', 'Forgets exchange quotes that were not used.', forgetQuotes),
    {
      name: 'forgotten-challenges',
      about: 'Forgets passkey challenges that were not answered in time.',
      everyMs: 60_000,
      run: ({ bank }) => forgetChallenges(bank.db, bank.clock.now(), housekeepingBatch),
    },
    hourly('forgotten-notices', 'Forgets notices that are 500 days old.', forgetNotices),
    hourly(
      'forgotten-not-me-links',
      'Forgets links "This was not me" that are older than 72 hours.',
      forgetNotMeLinks,
    ),
    hourly(
      'forgotten-contact-data',
      'Forgets phone and address from before a change that is older than 72 hours.',
      forgetFormerContacts,
    ),
    hourly('forgotten-jobs', 'Forgets queued work that was done a month ago.', forgetDoneTasks),
    {
      name: 'replaced-files',
      about: 'Forgets pictures and documents that were replaced.',
      everyMs: 3_600_000,
      run: forgetReplacedFiles,
    },
    {
      name: 'forgotten-applications',
      about: 'Forgets loan applications that were saved a month ago and not sent.',
      everyMs: 3_600_000,
      run: forgetSavedApplications,
    },
    hourly(
      'forgotten-runs',
      'Forgets what stands on this page after three days, failures after three months.',
      forgetRuns,
    ),
  ];
}
