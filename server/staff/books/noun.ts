import { noun } from '../../noun.ts';
import { callsOfBooks } from './books-routes.ts';
import { closeDays, closeDaysJobName } from './close-days.job.ts';
import { openReopenings } from './open-reopenings.ts';
import { askProof, nextNightly, proofJobName, proveBooks } from './prove-books.job.ts';

export const books = noun({
  calls: [({ worker }) => callsOfBooks(worker)],
  jobs: () => [
    {
      name: closeDaysJobName,
      group: 'money',
      about: 'Closes bank days that are over, for the trial balance.',
      everyMs: 60_000,
      run: closeDays,
    },
    {
      name: proofJobName,
      group: 'money',
      about:
        'Checks ledger and audit trail at 2 AM and on request; stops payments if the ledger is wrong.',
      everyMs: 5_000,
      // Of what it did not read another figure tells.
      longestRunMs: 36 * 3_600_000,
      nextAt: nextNightly,
      ask: askProof,
      run: proveBooks,
    },
  ],
  proposals: [openReopenings],
  tablesOfStaff: ['day_reopening'],
});
