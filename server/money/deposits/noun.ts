import { noun } from '../../noun.ts';
import { checkQueue } from './check-queue.ts';
import { depositsClosing } from './checks-store.ts';
import { collectChecks } from './collect-checks.job.ts';
import { callsOfDeposits } from './deposits-routes.ts';
import { openReadings } from './open-readings.ts';

export const deposits = noun({
  calls: [callsOfDeposits],
  jobs: () => [
    {
      name: 'check-collection',
      about: 'Settles accepted checks on their available date.',
      movesMoney: true,
      everyMs: 60_000,
      run: collectChecks,
    },
  ],
  queue: checkQueue,
  proposals: [openReadings],
  closing: depositsClosing,
});
