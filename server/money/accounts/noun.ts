import { noun } from '../../noun.ts';
import { housekeepingBatch } from '../../services/jobs/forgetting.ts';
import { accountsClosing } from './accounts-closing.ts';
import { callsOfAccounts } from './accounts-routes.ts';

export const accounts = noun({
  calls: [callsOfAccounts],
  jobs: () => [
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
  ],
  closing: accountsClosing,
});
